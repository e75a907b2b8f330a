"""What stands on a table and what happens there, as phrases: message ids with arguments, in no language.

Built from views, so a phrase holds nothing its reader may not know. A client words them: the terminal in
``cli.terminal.words``, the page in ``web/src/words``; both with the same Fluent messages.
"""

from kibitz.telling.advice import action_phrase, is_open, reason_phrase
from kibitz.telling.asking import asked
from kibitz.telling.cards import by_strength, cards_seen, grouped_hand, keeps_points, points_in, winning_seat
from kibitz.telling.events import deal_begins, happened
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
from kibitz.telling.problems import problem_phrase
from kibitz.telling.reader import Reader
from kibitz.telling.result import is_made, match_won, outcome, score_now
from kibitz.telling.sheet import sheet_row
from kibitz.telling.status import (
    auction,
    call_said,
    captured,
    contract,
    last_trick,
    put_on_table,
    shown,
    standing,
    standing_in_short,
    status,
    title,
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
    "Reader",
    "SideOf",
    "SuitOf",
    "action_phrase",
    "asked",
    "auction",
    "by_strength",
    "call_said",
    "captured",
    "cards_seen",
    "contract",
    "deal_begins",
    "grouped_hand",
    "happened",
    "is_made",
    "is_open",
    "keeps_points",
    "last_trick",
    "match_won",
    "outcome",
    "phrase",
    "points_in",
    "problem_phrase",
    "put_on_table",
    "reason_phrase",
    "score_now",
    "sheet_row",
    "shown",
    "standing",
    "standing_in_short",
    "status",
    "title",
    "winning_seat",
]
