"""What a client may wish for at a table: one file a wish. ``dispatch.py`` finds the one for a message."""
