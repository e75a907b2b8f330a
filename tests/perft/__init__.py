"""Counts of action sequences in plain files that any program can read, and what checks them."""
