"""The README shows the table as it is, and says of each game that it is there."""

from __future__ import annotations

from kibitz.games import VARIANTS
from tests.docs.picture import GALLERY, PAGE, README, gallery_anew, page_anew, picture


def test_the_picture_is_what_the_table_shows() -> None:
    text = PAGE.read_text("utf-8")
    assert "You · declarer ◂ your turn" in picture(README)
    assert page_anew(text) == text, "run: python -m tests.docs.picture"


def test_the_gallery_is_what_the_table_shows() -> None:
    assert GALLERY.read_text("utf-8") == gallery_anew(), "run: python -m tests.docs.picture"


def test_every_game_is_named() -> None:
    text = PAGE.read_text("utf-8")
    assert [] == [variant.name for variant in VARIANTS.values() if variant.name not in text]


def test_the_trademark_is_acknowledged() -> None:
    assert "“Rook” is a trademark of its owner" in PAGE.read_text("utf-8")
