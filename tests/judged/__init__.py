"""Judged positions: what a good player does, kind by kind, and how the computer players fare on them."""
