"""The table in a terminal, played through a pseudo terminal of 80 columns and 24 lines."""
