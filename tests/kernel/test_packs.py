"""Component packs: known by what is in them, found by their fingerprint, and never mistaken for one another."""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.kernel import packs
from latrunculi.kernel.match import Match, replay
from latrunculi.kernel.position import PositionError
from latrunculi.kernel.record import RecordError, decode, encode
from tests.toys.morra import MORRA

FILES = ("cards.toml", "coins.toml")
VARIABLE = "LATRUNCULI_MORRA_PACK"
CARDS = '[[card]]\nid = "lupa"\nvalue = 3\nprovenance = { source = "rules", clause = "MOR-4-1" }\n'


def pack(folder: Path, **files: str) -> Path:
    """A folder with files of these names."""
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def mark(folder: Path, variable: str = VARIABLE) -> str:
    return packs.fingerprint(folder, variable, FILES)


@pytest.fixture(autouse=True)
def _no_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(packs.FOLDERS, raising=False)
    monkeypatch.delenv(VARIABLE, raising=False)


def test_a_fingerprint_is_of_the_values_and_not_of_how_they_are_written(tmp_path: Path) -> None:
    one = mark(pack(tmp_path / "a", cards=CARDS))
    assert len(one) == 32
    assert set(one) <= set("0123456789abcdef")
    same = [
        "# a card\n" + CARDS,
        CARDS.replace('id = "lupa"\nvalue = 3', "value = 0x3\nid = 'lupa'"),
        CARDS.replace('source = "rules", clause = "MOR-4-1"', 'source = "reconstructed", why = "a guess"'),
        'card = [{ id = "lupa", value = 3 }]',
    ]
    assert {mark(pack(tmp_path / "a", cards=text)) for text in same} == {one}
    pack(tmp_path / "a", cards=CARDS, notes="x = 1")  # no component file
    assert mark(tmp_path / "a") == one


def test_whatever_the_rules_may_read_makes_another_pack(tmp_path: Path) -> None:
    changed = [CARDS, CARDS.replace("3", "4"), CARDS.replace("lupa", "lupus"), CARDS + "new = 1", CARDS + CARDS]
    marks = [mark(pack(tmp_path / "a", cards=text)) for text in changed]
    marks.append(mark(pack(tmp_path / "b", coins=CARDS)))
    marks.append(mark(pack(tmp_path / "b", cards=CARDS)))
    marks.append(mark(tmp_path / "b", "LATRUNCULI_OTHER_PACK"))
    assert len(set(marks)) == len(marks)


def test_a_pack_is_found_among_those_that_are_kept_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = pack(tmp_path / "kept")
    fixed = pack(kept / "fixed", cards=CARDS)
    pack(kept / "broken", cards="card = ")
    pack(kept / "empty")
    (kept / "file").write_text("")
    wanted = mark(fixed)
    assert packs.find(wanted, VARIABLE, FILES) is None
    monkeypatch.setenv(packs.FOLDERS, str(kept))
    assert packs.find(wanted, VARIABLE, FILES) == fixed
    assert packs.find("0" * 32, VARIABLE, FILES) is None
    assert packs.find("", VARIABLE, FILES) is None
    monkeypatch.setenv(packs.FOLDERS, str(tmp_path / "nowhere"))
    with pytest.raises(PositionError, match=r"LATRUNCULI_PACKS: .*nowhere cannot be read"):
        packs.find(wanted, VARIABLE, FILES)


def test_what_a_record_wants_goes_before_what_the_environment_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = pack(tmp_path / "kept")
    fixed, other = pack(kept / "fixed", cards=CARDS), pack(tmp_path / "other", cards=CARDS + "new = 1")
    assert packs.used(VARIABLE, FILES) == ""
    monkeypatch.setenv(VARIABLE, str(other))
    assert packs.folder_of(VARIABLE, FILES) == other
    with packs.wanted(mark(other)):
        assert packs.folder_of(VARIABLE, FILES) == other
    with packs.wanted(""):
        assert packs.folder_of(VARIABLE, FILES) is None
    with packs.wanted(mark(fixed)):
        assert packs.folder_of(VARIABLE, FILES) is None
        monkeypatch.setenv(packs.FOLDERS, str(kept))
        assert packs.folder_of(VARIABLE, FILES) == fixed
        assert packs.used(VARIABLE, FILES) == mark(fixed)
    assert packs.folder_of(VARIABLE, FILES) == other


@pytest.mark.parametrize(
    ("wanted", "here", "words"),
    [
        ("a" * 32, "", ["begun with the component pack aaaa", "morra with no component pack"]),
        ("a" * 32, "b" * 32, ["begun with the component pack aaaa", "morra with the component pack bbbb"]),
        ("", "b" * 32, ["begun with no component pack", "morra with the component pack bbbb"]),
    ],
)
def test_a_game_goes_on_with_the_pack_that_it_was_begun_with(
    monkeypatch: pytest.MonkeyPatch, wanted: str, here: str, words: list[str]
) -> None:
    monkeypatch.setattr(MORRA, "component_files", FILES)
    monkeypatch.setattr(MORRA, "pack_variable", VARIABLE)
    monkeypatch.setattr(MORRA, "pack", wanted)
    match = Match(MORRA, MORRA.setup(seats=2, seed=1))
    assert match.setup.pack == wanted
    saved = decode(encode(match.record()))
    assert replay(MORRA, saved).record() == saved
    monkeypatch.setattr(MORRA, "pack", here)
    with pytest.raises(RecordError) as refused:
        replay(MORRA, saved)
    for word in ("before the first step", *words):
        assert word in str(refused.value)


def test_who_lacks_a_pack_is_told_what_to_set_and_not_where_other_packs_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack(pack(tmp_path / "kept") / "fixed", cards=CARDS)
    monkeypatch.setenv(packs.FOLDERS, str(tmp_path / "kept"))
    told = packs.missing("a" * 32, VARIABLE)
    assert told.startswith(f"the component pack {'a' * 32} is not here: set LATRUNCULI_MORRA_PACK to its folder, or")
    assert "LATRUNCULI_PACKS" in told
    assert str(tmp_path) not in told
    assert "fixed" not in told
    assert "set LATRUNCULI_PACKS" in packs.missing("a" * 32, "")
