"""Tests of the code as text: who may import, name or call what. The layers are in pyproject.toml."""
