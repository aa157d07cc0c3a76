"""Files that people write: every defect is reported with file, entry and cure."""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.kernel.position import PositionError, Reader, parse, read, read_stack
from latrunculi.kernel.rules import load_rules
from tests.toys.morra import MORRA


def defects(text: str) -> list[str]:
    """What is wrong with a file of one army and its units."""
    top = Reader(parse(text, "army.toml"), "army.toml")
    top.text("name")
    top.number("strength", low=1, high=6)
    top.flag("veteran", False)
    top.choice("arm", ["foot", "horse"], "foot")
    top.choices("allies", ["Aedui", "Remi"], [])
    camp = top.sub("camp")
    camp.number("tents", 0, low=0)
    camp.finish()
    for row in top.each("unit"):
        row.text("id")
        row.array("dice", int, "whole numbers", [])
        row.finish()
    top.finish()
    return top.defects


SOUND = 'name = "X"\nstrength = 3\n'


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("strength = 3", 'army.toml: name: is missing; add name = a text in "quotes"'),
        ("name = 3\nstrength = 3", 'army.toml: name: is 3; write a text in "quotes"'),
        ('name = "X"\nstrength = 7', "army.toml: strength: is 7; write a whole number from 1 to 6"),
        ('name = "X"\nstrength = 0', "army.toml: strength: is 0; write a whole number from 1 to 6"),
        (SOUND + "[camp]\ntents = -1", "army.toml: camp.tents: is -1; write a whole number of 0 or more"),
        ('name = "X"\nstrength = true', "army.toml: strength: is True; write a whole number"),
        (SOUND + "veteran = 1", "army.toml: veteran: is 1; write true or false"),
        (SOUND + 'arm = "hoarse"', "army.toml: arm: 'hoarse' is not known; did you mean 'horse'?"),
        (SOUND + 'arm = "x"', "army.toml: arm: 'x' is not known; use one of: foot, horse"),
        (SOUND + 'allies = ["Remi", "Aedvi"]', "army.toml: allies: 'Aedvi' is not known; did you mean 'Aedui'?"),
        (SOUND + "allies = [1]", 'army.toml: allies: holds 1; write only texts in "quotes"'),
        (SOUND + "strenght = 2", "army.toml: strenght: is not known here; did you mean 'strength'?"),
        (SOUND + "[camp]\ntent = 2", "army.toml: camp.tent: is not known here; did you mean 'tents'?"),
        (SOUND + 'camp = "big"', "army.toml: camp: is 'big'; write a table"),
        (SOUND + '[[unit]]\nid = "A"\ndice = [1, "2"]', "army.toml: unit A.dice: holds '2'; write only whole numbers"),
        (SOUND + "[[unit]]\ndice = []", 'army.toml: unit 1.id: is missing; add id = a text in "quotes"'),
        (SOUND + "unit = [3]", "army.toml: unit 1: is 3; write it as a table [[unit]]"),
    ],
)
def test_a_defect_names_file_entry_and_cure(text: str, line: str) -> None:
    assert defects(text) == [line]


def test_all_defects_are_found_at_once() -> None:
    assert len(defects('strength = 0\narm = "ship"\n[[unit]]\nid = 1\n[[unit]]\nsize = 2')) == 6


def test_a_sound_file_has_none() -> None:
    assert defects(SOUND + 'veteran = true\narm = "horse"\n[[unit]]\nid = "A"\ndice = [1]') == []


def test_what_is_no_toml_is_told_with_its_place() -> None:
    with pytest.raises(PositionError, match=r"army\.toml: not valid TOML: .*line 2"):
        parse("a = 1\nb = ?\n", "army.toml")


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    with pytest.raises(PositionError, match=r"none\.toml: cannot be read"):
        read(tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes(b'name = "\xe9"')
    with pytest.raises(PositionError, match=r"latin\.toml: cannot be read"):
        read(tmp_path / "latin.toml")


def test_a_game_raises_all_defects_of_a_position() -> None:
    text = 'game = "mora"\nround = 0\n[[seat]]\npurse = -1\nhand = ["lupus"]\n'
    with pytest.raises(PositionError) as error:
        MORRA.position(text, "p.toml")
    assert len(error.value.defects) == 5
    assert "p.toml: game: 'mora' is not known; did you mean 'morra'?" in error.value.defects
    assert "p.toml: seat 1.hand: 'lupus' is not known; did you mean 'lupa'?" in " ".join(error.value.defects)


def test_a_position_is_written_and_read_back() -> None:
    text = 'game = "morra"\nround = 2\n\n[[seat]]\npurse = 3\nhand = ["lupa"]\n\n[[seat]]\npurse = 9\nhand = []\n'
    assert MORRA.position_text(MORRA.position(text)) == text


def test_a_rules_reference_is_read_in_order() -> None:
    book = load_rules(MORRA.folder / "rules.toml")
    assert list(book.clauses) == ["MOR-1-1", "MOR-1-2", "MOR-1-3", "MOR-2-1", "MOR-2-2", "MOR-2-3"]
    assert book.sections == {"1": ("La partie", "The game"), "2": ("La manche", "The round")}
    assert book.clauses["MOR-2-1"].en == "All show their fingers at once."
    assert list(book.waived) == ["MOR-2-2"]


def test_defects_of_a_rules_reference_are_named(tmp_path: Path) -> None:
    good = (MORRA.folder / "rules.toml").read_text(encoding="utf-8")
    path = tmp_path / "rules.toml"
    for old, new, word in [
        ('id = "MOR-1-2"', 'id = "MOR-1-1"', "stands here twice"),
        ('clause = "MOR-2-2"', 'clause = "MOR-2-9"', "not known"),
        ('section = "2"', 'section = "3"', "section: '3' is not known"),
        ("revision = 1", "revision = 0", "revision"),
    ]:
        path.write_text(good.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(PositionError, match=word):
            load_rules(path)


@pytest.mark.parametrize(
    ("text", "words"), [("x = " + "[" * 100_000, "nested too deep"), ("x = " + "9" * 5000, "number is too long")]
)
def test_what_the_reader_of_toml_chokes_on_is_told_too(text: str, words: str) -> None:
    with pytest.raises(PositionError, match=rf"^slip\.toml: .*{words}"):
        parse(text, "slip.toml")


def test_a_mark_of_byte_order_does_no_harm() -> None:
    assert parse("\ufeffx = 1", "windows.toml") == {"x": 1}


def test_a_file_of_defects_is_answered_with_the_first_hundred() -> None:
    text = SOUND + "allies = [" + '"Aedvi", ' * 4000 + "]"
    with pytest.raises(PositionError) as error:
        defects(text)
    assert len(error.value.defects) == 101
    assert error.value.defects[-1] == "army.toml: there may be more; correct these first"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('name = "X"\nstrength = "' + "9" * 9000 + '"', "strength: is '999"),
        (SOUND + 'arm = "' + "h" * 9000 + '"', "arm: 'hhh"),
        (SOUND + "allies = [[" + "3," * 9000 + "]]", "allies: holds [3, 3"),
        (SOUND + '[[unit]]\nid = "' + "u" * 9000 + '"\nsize = 1', "unit 1.size: is not known"),
        ('name = "X"\nstrength = 0x' + "f" * 190, "strength: is 60645"),
    ],
)
def test_a_message_quotes_no_more_than_a_line_of_what_is_wrong(text: str, told: str) -> None:
    (line,) = defects(text)
    assert line.startswith(f"army.toml: {told}")
    assert len(line) < 250


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            SOUND + "[camp]\ntents = 1000001",
            "army.toml: camp.tents: is 1000001; write a whole number of 1000000 or less",
        ),
        (SOUND + "allies = [" + '"Remi",' * 4097 + "]", "army.toml: allies: has 4097 entries; write at most 4096"),
        (SOUND + '[[unit]]\nid = "A"\n' * 4097, "army.toml: unit: has 4097 entries; write at most 4096"),
    ],
)
def test_numbers_and_lists_without_a_bound_of_their_own_have_one(text: str, line: str) -> None:
    assert defects(text) == [line]


def test_a_position_stands_in_so_many_procedures_at_most() -> None:
    text = 'game = "morra"\nround = 1\n' + '[[procedure]]\nname = "match"\nstep = "start"\n' * 65
    top = Reader(parse(text, "p.toml"), "p.toml")
    assert len(read_stack(top, MORRA.procedures, lambda row, name: row.number(name, 0))) == 64
    assert "stands too deep" in top.defects[-1]
