"""The table in a terminal: a screen that is painted anew, or (``--plain``) sentences one after the other.

Both are made from the view of the seat one sits at, never from a state, so neither can show a hidden card.
"""
