"""The table as a server: rooms, one writer each, numbered events, and the page in the browser."""
