"""A slice of the damaged texts of ``mutations.py``, and what hypothesis finds around sound ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.cards import Draw
from tests.property.mutations import CHECKS, code_of, corpus, try_one

N_MUTATIONS = 3_000
N_PIECES = 12


@pytest.mark.parametrize("piece", range(N_PIECES))
def test_nothing_but_documented_errors_escapes_from_damaged_texts(piece: int) -> None:
    n_loaded = 0
    for index in range(piece * N_MUTATIONS // N_PIECES, (piece + 1) * N_MUTATIONS // N_PIECES):
        try:
            outcome = try_one("tests", index)
        except Exception as error:
            error.add_note(f"python -m tests.property.mutations --seed tests --first {index} --n 1")
            raise
        n_loaded += outcome.code is None
    # A slice in which nothing loads would look at the errors only.
    assert n_loaded > 10


@pytest.mark.parametrize("kind", CHECKS)
def test_every_sound_text_of_the_corpus_loads(kind: str) -> None:
    refused = {text: code_of(kind, text.encode(), Draw("sound")) for text in corpus()[kind][:40]}
    assert {} == {text: code for text, code in refused.items() if code is not None}


@given(st.sampled_from(list(CHECKS)), st.binary(max_size=80))
def test_any_bytes_are_read_or_refused(kind: str, data: bytes) -> None:
    code_of(kind, data, Draw("bytes"))


@given(st.sampled_from(list(CHECKS)), st.text(max_size=60))
def test_any_text_is_read_or_refused(kind: str, text: str) -> None:
    code_of(kind, text.encode(errors="surrogatepass"), Draw("text"))


@given(st.data(), st.sampled_from(list(CHECKS)))
def test_any_cut_of_two_sound_texts_is_read_or_refused(data: st.DataObject, kind: str) -> None:
    first, second = (data.draw(st.sampled_from(corpus()[kind])) for _ in "12")
    head, tail = data.draw(st.integers(0, len(first))), data.draw(st.integers(0, len(second)))
    code_of(kind, (first[:head] + second[tail:]).encode(), Draw("cut"))


@given(st.data())
def test_a_position_with_another_field_is_read_or_refused(data: st.DataObject) -> None:
    words = data.draw(st.sampled_from(corpus()["position"])).split(" ")
    other = data.draw(st.sampled_from(corpus()["position"])).split(" ")
    place = data.draw(st.integers(1, len(words) - 1))
    words[place] = data.draw(st.sampled_from(other[1:]))
    code_of("position", " ".join(words).encode(), Draw("field"))
