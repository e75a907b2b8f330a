"""What a person reads about a game: the rules page, generated from the declaration in force."""

from kibitz.guide.rules_page import rules_page

__all__ = ["rules_page"]
