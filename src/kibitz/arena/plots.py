"""The outcome of an arena as pictures: points of a deal, contracts made, times, ratings; PNG and SVG.

Drawn without a screen. An SVG is the same, byte for byte, for the same figures and fonts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kibitz.arena.extras import require
from kibitz.arena.figures import Stage
from kibitz.arena.report import by_rating
from kibitz.arena.result import Played, unit_of
from kibitz.arena.schedule import Arena
from kibitz.arena.shown import Shown, bar_edges, bids_of, shown_players
from kibitz.arena.stats import Interval, quantile, share_interval
from kibitz.language import DEFAULT_LANGUAGE, translate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

LIBRARY, EXTRA = "matplotlib", "arena"
# Okabe and Ito's colours, which colour-blind people can tell apart too, and a mark for each (jfly.uni-koeln.de/color).
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#D55E00", "#CC79A7", "#56B4E9", "#000000")
MARKS = ("o", "s", "^", "D", "v", "P", "X")
# Families with Chinese letters, in case one is installed; the first comes with matplotlib and has all others.
FAMILIES = (
    "DejaVu Sans", "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei", "Droid Sans Fallback", "PingFang SC", "Microsoft YaHei", "SimHei",
)  # fmt: skip
WORDS = (
    "points-title", "points-axis", "share-axis", "mean", "made-title", "bid-axis", "no-bid", "made-axis",
    "contracts-axis", "times-title", "times-axis", "ratings-title", "ratings-axis",
)  # fmt: skip
# A text that runs from right to left does so even if it begins with the Latin name of a game, and a sign in it
# stays before its digits.
RIGHT_TO_LEFT, RIGHT_TO_LEFT_MARK, LEFT_TO_RIGHT_MARK = ("fa",), "\u200f", "\u200e"
WIDTH, DOTS_PER_INCH = 9.0, 144
MOST_TICKS = 16
Writer = Callable[..., str]


def require_plots() -> None:
    """Raise KibitzError if the library is not installed."""
    require(LIBRARY, EXTRA)


def write_plots(
    arena: Arena, played: Played, folder: Path, language: str, rated: Sequence[Interval] = ()
) -> str:
    """Write the pictures into the folder; return the language of their words.

    That is English where no font is installed that has the letters of another. rated: as of ``ratings``.
    """
    players = shown_players(arena, played)
    families, spoken = _fonts(language)
    mark = RIGHT_TO_LEFT_MARK if spoken in RIGHT_TO_LEFT else ""

    def words(name: str, **arguments: str | int) -> str:
        return mark + translate(name, arguments, spoken)

    game = words(f"variant-{arena.variant.id}")
    unit = words(f"arena-unit-{unit_of(arena.variant)}")
    with _drawing(families):
        _save(_points(players, game, unit, words), folder / "points")
        if any(player.n_contracts for player in players):
            _save(_made(players, game, words), folder / "made")
        if any(player.n_decisions for player in players):
            _save(_times(players, game, words), folder / "times")
        if rated:
            n_pairs = len({task.pair for task in played})
            _save(_ratings(players, rated, n_pairs, game, words), folder / "ratings")
    return spoken


@contextmanager
def _drawing(families: Sequence[str]) -> Iterator[None]:
    """Set what all pictures have in common."""
    import matplotlib as mpl

    settings: dict[Any, Any] = {
        "font.family": list(families),
        "font.size": 10,
        "axes.titlesize": 12,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.axisbelow": True,
        "axes.unicode_minus": True,
        "grid.color": "#dddddd",
        "legend.frameon": False,
        "svg.hashsalt": "kibitz",
        "text.parse_math": False,
    }
    with mpl.rc_context(settings):
        yield


def _fonts(language: str) -> tuple[list[str], str]:
    """Return the installed families to draw with, and the language if they have its letters, else English."""
    from matplotlib import font_manager
    from matplotlib.ft2font import FT2Font

    letters = {
        ord(letter)
        for word in (*(f"arena-plot-{name}" for name in WORDS), *(f"arena-stage-{stage}" for stage in Stage))
        for letter in translate(word, {}, language)
        if letter.isalpha()
    }
    installed = {entry.name for entry in font_manager.fontManager.ttflist}
    families = [family for family in FAMILIES if family in installed]
    for family in families:
        letters -= set(FT2Font(font_manager.findfont(family)).get_charmap())
    return families, DEFAULT_LANGUAGE if letters else language


def _figure(height: float, rows: int = 1, **shape: object) -> tuple[Figure, list[Axes]]:
    """Return an empty picture with this many axes, one below the other. height: in inches."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.subplots(rows, 1, squeeze=False, **shape)  # type: ignore[call-overload]
    return figure, list(axes[:, 0])


def _save(figure: Figure, path: Path) -> None:
    # No date and no version, which would make files differ that show the same.
    figure.savefig(path.with_suffix(".svg"), metadata={"Date": None, "Creator": None})
    figure.savefig(path.with_suffix(".png"), dpi=DOTS_PER_INCH, metadata={"Software": None})


def _signed(value: float, places: int) -> str:
    """Return a number with its sign, the minus as on the axes."""
    return LEFT_TO_RIGHT_MARK + f"{value:+.{places}f}".replace("-", "\N{MINUS SIGN}")


def _colour(place: int) -> str:
    return COLOURS[place % len(COLOURS)]


def _legend(figure: Figure, players: Sequence[Shown]) -> None:
    """Name the players with their colours and marks, below the picture."""
    from matplotlib.lines import Line2D

    keys = [
        Line2D([], [], color=_colour(place), marker=MARKS[place % len(MARKS)], label=player.name)
        for place, player in enumerate(players)
    ]
    figure.legend(handles=keys, loc="outside lower center", ncols=min(4, len(keys)))


def _points(players: Sequence[Shown], game: str, unit: str, words: Writer) -> Figure:
    """Draw how often a deal brings how much, a row for each player."""
    edges = bar_edges([gain for player in players for gain in player.gains])
    middles = [(low + high) / 2 for low, high in pairwise(edges)]
    width = edges[1] - edges[0]
    figure, rows = _figure(1.2 + 1.5 * len(players), len(players), sharex=True, sharey=True)
    n_deals = len(players[0].gains)
    figure.suptitle(words("arena-plot-points-title", game=game, n=n_deals))
    figure.supylabel(words("arena-plot-share-axis"))
    for place, (axes, player) in enumerate(zip(rows, players, strict=True)):
        n_in = [0] * len(middles)
        for gain in player.gains:
            n_in[min(len(n_in) - 1, max(0, int((gain - edges[0]) // width)))] += 1
        shares = [100 * n / len(player.gains) for n in n_in]
        axes.bar(middles, shares, 0.9 * width, color=_colour(place))
        mean = sum(player.gains) / len(player.gains)
        axes.axvline(mean, color="black", linestyle="--", linewidth=1.2)
        axes.grid(axis="y")
        axes.set_title(player.name, loc="left", fontsize=10)
        axes.set_title(words("arena-plot-mean", mean=_signed(mean, 2)), loc="right", fontsize=10)
    rows[-1].set_xlabel(words("arena-plot-points-axis", unit=unit))
    return figure


def _made(players: Sequence[Shown], game: str, words: Writer) -> Figure:
    """Draw the share of contracts made for each bid, and below it how many there were."""
    bids = bids_of(players)
    figure, (upper, lower) = _figure(5.5, 2, sharex=True, height_ratios=(3, 1))
    n_contracts = sum(player.n_contracts for player in players)
    figure.suptitle(words("arena-plot-made-title", game=game, n=n_contracts))
    step = 0.8 / len(players)
    for place, player in enumerate(players):
        xs, shares, below, above, counts = [], [], [], [], []
        for x, bid in enumerate(bids):
            n, made = player.contracts.get(bid, (0, 0))
            if n == 0:
                continue
            share = share_interval(made, n)
            assert share.low is not None and share.high is not None
            xs.append(x + step * (place - (len(players) - 1) / 2))
            shares.append(100 * share.mean)
            below.append(100 * (share.mean - share.low))
            above.append(100 * (share.high - share.mean))
            counts.append(n)
        upper.errorbar(
            xs,
            shares,
            yerr=(below, above),
            fmt=MARKS[place % len(MARKS)],
            color=_colour(place),
            markersize=6,
            elinewidth=1.2,
        )
        lower.bar(xs, counts, 0.9 * step, color=_colour(place))
    upper.set_ylim(-4, 104)
    upper.set_ylabel(words("arena-plot-made-axis"))
    lower.set_ylabel(words("arena-plot-contracts-axis"))
    lower.set_xlabel(words("arena-plot-bid-axis"))
    no_number = "arena-plot-no-bid" if bids == [None] else "label-alone"
    every = -(-len(bids) // MOST_TICKS)
    lower.set_xticks(
        range(0, len(bids), every),
        [words(no_number) if bid is None else str(bid) for bid in bids[::every]],
    )
    lower.set_xlim(-0.6, len(bids) - 0.4)
    for axes in (upper, lower):
        axes.grid(axis="y")
    _legend(figure, players)
    return figure


def _times(players: Sequence[Shown], game: str, words: Writer) -> Figure:
    """Draw how long decisions took, by what they were about, on a logarithmic scale."""
    stages = [stage for stage in Stage if any(stage in player.times for player in players)]
    figure, (axes,) = _figure(1.4 + 0.32 * (len(players) + 1) * len(stages))
    n_decisions = sum(player.n_decisions for player in players)
    figure.suptitle(words("arena-plot-times-title", game=game, n=n_decisions))
    step = 0.8 / len(players)
    for place, player in enumerate(players):
        for row, stage in enumerate(stages):
            took = [max(one, 1) / 1000 for one in player.times.get(stage, ())]
            if not took:
                continue
            y = row + step * (place - (len(players) - 1) / 2)
            low, first, middle, third, high = (
                quantile(took, share) for share in (0.05, 0.25, 0.5, 0.75, 0.95)
            )
            colour = _colour(place)
            axes.plot((low, high), (y, y), color=colour, linewidth=1.5)
            axes.barh(y, third - first, 0.6 * step, left=first, color=colour)
            axes.plot((middle, middle), (y - 0.3 * step, y + 0.3 * step), color="white", linewidth=1.5)
            axes.plot(max(took), y, "o", color=colour, markerfacecolor="white", markersize=5)
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
    axes.set_yticks(range(len(stages)), [words(f"arena-stage-{stage}") for stage in stages])
    axes.invert_yaxis()
    axes.grid(axis="x")
    axes.set_xlabel(words("arena-plot-times-axis"))
    _legend(figure, players)
    return figure


def _ratings(
    players: Sequence[Shown], rated: Sequence[Interval], n_pairs: int, game: str, words: Writer
) -> Figure:
    """Draw the ratings, the best on top."""
    order = by_rating(rated)
    figure, (axes,) = _figure(1.4 + 0.4 * len(players))
    figure.suptitle(words("arena-plot-ratings-title", game=game, n=n_pairs))
    for row, place in enumerate(order):
        one, colour = rated[place], _colour(place)
        if one.low is not None and one.high is not None:
            axes.plot((one.low, one.high), (row, row), color=colour, linewidth=2)
        axes.plot(one.mean, row, MARKS[place % len(MARKS)], color=colour, markersize=7)
        axes.annotate(
            _signed(one.mean, 0), (one.mean, row), (0, 7), textcoords="offset points", ha="center", fontsize=9
        )
    axes.set_yticks(range(len(order)), [players[place].name for place in order])
    axes.set_ylim(len(order) - 0.4, -0.7)
    axes.grid(axis="x")
    axes.set_xlabel(words("arena-plot-ratings-axis"))
    return figure
