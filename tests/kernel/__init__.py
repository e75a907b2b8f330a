"""The kernel against the reference."""
