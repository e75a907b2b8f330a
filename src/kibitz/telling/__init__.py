"""What stands on a table and what happens there, as phrases: message ids with arguments, in no language.

Built from views, so a phrase holds nothing its reader may not know. A client words them: the terminal in
``cli.terminal.words``, the page in ``web/src/words``; both with the same Fluent messages.
"""

from kibitz.telling.phrase import (
    ArgumentValue,
    CardsOf,
    LabelOf,
    LevelOf,
    Listed,
    Phrase,
    PlaceOf,
    RankOf,
    SideOf,
    SuitOf,
    phrase,
)

__all__ = [
    "ArgumentValue",
    "CardsOf",
    "LabelOf",
    "LevelOf",
    "Listed",
    "Phrase",
    "PlaceOf",
    "RankOf",
    "SideOf",
    "SuitOf",
    "phrase",
]
