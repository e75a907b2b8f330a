"""Kibitz: the table, the partner and the laboratory for partnership trick-taking games."""

__version__ = "0.1.0"
