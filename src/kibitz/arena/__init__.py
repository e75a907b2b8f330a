"""Matches between players that take luck out: schedules of duplicate pairs, and their statistics."""
