"""TOML from strangers: what would cost too much to read is refused before it is read, and nothing else is."""

from __future__ import annotations

import tomllib
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import latrunculi
from latrunculi import toml
from latrunculi.files import FileError

PACKAGE = Path(latrunculi.__file__).parent
DEEP = "a." * 20_000 + "a"

ATTACKS = {
    "a dotted key": (f"{DEEP} = 1", "deep"),
    "a dotted key with blanks": ("a . " * 20_000 + "a = 1", "deep"),
    "a dotted key in quotes": ('"a".' * 20_000 + "a = 1", "deep"),
    "a heading": (f"[{DEEP}]", "deep"),
    "a heading of a list": (f"[[{DEEP}]]", "deep"),
    "a key of an inline table": (f"x = {{ {DEEP} = 1 }}", "deep"),
    "a key in a list of inline tables": (f"x = [\n1, # ]\n{{ {DEEP} = 1 }}]", "deep"),
    "lists": ("x = " + "[" * 20_000, "deep"),
    "lists that a bracket in a text seems to end": ("x = " + '["""a"]"b""", ' * 20_000, "deep"),
    "inline tables": ("x = " + "{a=" * 20_000, "deep"),
    "lists over lines": ("x = " + "[\n" * 20_000, "deep"),
    "headings": ("\n".join(f"[a{i}]" for i in range(31_000)), "keys"),
    "headings of sixteen levels": (
        "\n".join("[" + ".".join(f"{c}{i}" for c in "abcdefghijklmnop") + "]" for i in range(1_900)),
        "keys",
    ),
    "keys": ("\n".join(f"a{i} = 1" for i in range(31_000)), "keys"),
    "keys of inline tables": ("x = {" + ", ".join(f"a{i} = 1" for i in range(31_000)) + "}", "keys"),
    "a long key": ("k" * 300_000 + " = 1", "too long"),
    "a long key in quotes": ('"' + "k" * 300_000 + '" = 1', "too long"),
    "a long heading": ("['" + "k" * 300_000 + "']", "too long"),
    "a long number": ("x = 0x" + "f" * 300_000, "too long"),
    "a long text": ('x = "' + "a" * 2_000_000 + '"', "bytes"),
    "quotation marks without end": ('x = "' + '\\"' * 100_000, "not valid TOML"),
    "behind a text": ("x = '''a'''''\n" + f"{DEEP} = 1", "deep"),
    "behind another text": ('x = """a\\"""""\ny = 1\n' + f"{DEEP} = 1", "deep"),
    "between numbers": ("x = [1.5, 2.5]\n" + f"{DEEP} = 1\n" + "y = [1.5, 2.5]\n", "deep"),
    "behind a comment": (f"# '''\n{DEEP} = 1", "deep"),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_what_would_exhaust_memory_is_refused_in_a_few_times_its_own(attack: str) -> None:
    text, word = ATTACKS[attack]
    tracemalloc.start()
    try:
        with pytest.raises(toml.TomlError, match=word):
            toml.loads(text)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 10 * len(text) + 200_000


PATH = ".".join("bcdefghijklmnop")
DENSE = {
    # A third of the keys that are read, a fifteenth of the longest text, and as much of their memory: to watch over all
    # takes half a minute.
    "keys": ("\n".join(f"a{i} = 1" for i in range(9_700)), 10),
    "dotted keys": ("\n".join(f"a{i}.{PATH} = 1" for i in range(600)), 10),
    "headings": ("\n".join(f"[a{i}.{PATH}]" for i in range(600)), 20),
    "lists": ("x = [" + "[]," * 22_000 + "]", 2),
    "tables": ("x = [" + "{}," * 22_000 + "]", 2.7),
    "numbers": ("x = [" + "1," * 25_000 + "]", 1),
}


@pytest.mark.parametrize("kind", DENSE)
def test_the_dearest_text_that_is_read_costs_some_megabytes(kind: str) -> None:
    text, megabytes = DENSE[kind]
    tracemalloc.start()
    try:
        toml.loads(text)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < megabytes * 1_000_000


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 16) + " = 1",
        "[" + ".".join("a" * 16) + "]\n" + ".".join("b" * 16) + " = 1",
        "x = " + "[" * 16 + "]" * 16,
        "k" * 200 + " = 1",
        'x = "' + "a.a." * 50_000 + '"',
        'x = "' + "[{" * 50_000 + '"',
        "x = '''" + "[a.a.a]\n" * 20_000 + "'''",
        "# " + "a." * 50_000,
        "x = 1979-05-27T07:32:00.999999-07:00\ny = 1.5e-3\nz = [1.0, 2.0,\n3.0]\n[a]\nb.c = 2",
        "\ufeffx = 1",
        "x = 1\r\ny = 2",
    ],
)
def test_what_stays_within_the_bounds_is_read_as_ever(text: str) -> None:
    assert toml.loads(text) == tomllib.loads(text.removeprefix("\ufeff"))


@pytest.mark.parametrize("text", [".".join("a" * 17) + " = 1", "x = " + "[" * 17 + "]" * 17, "k" * 201 + " = 1"])
def test_what_is_one_beyond_them_is_not(text: str) -> None:
    assert tomllib.loads(text)
    with pytest.raises(toml.TomlError):
        toml.loads(text)


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.toml")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_file_of_the_games_is_well_within_the_bounds(path: Path) -> None:
    text = toml.read_text(path)
    assert len(text) < toml.MOST_BYTES // 2, "the rules of the largest game, 1,119 clauses, take a third"
    assert toml.loads(text)
    if path.stem in ("game", "cards", "scenarios", "tables"):  # the standard library takes ten times as long
        assert toml.loads(text) == tomllib.loads(text)


HIDDEN = ".".join("b" * 40) + " = 1"
PIECES = [
    "'",
    '"',
    "'''",
    '"""',
    "\\",
    "\\\\",
    "#",
    "\n",
    "\r\n",
    "=",
    "x = ",
    "[",
    "]",
    "{",
    "}",
    ",",
    ".",
    "a",
    "1",
    " ",
]


@given(st.lists(st.sampled_from(PIECES), max_size=12).map("".join))
@example('x = """a"""""\n')
@example("x = ''''a''''\n")
@example('x = "a\\\\"\n')
@example("'#' = 1\n")
def test_nothing_that_stands_before_it_hides_a_deep_key(before: str) -> None:
    text = before + "\n" + HIDDEN
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    if HIDDEN not in str(tomllib.loads(text)):  # not in a text
        with pytest.raises(toml.TomlError, match="deep"):
            toml.loads(text)


def test_a_file_larger_than_any_is_not_taken_in(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    with path.open("wb") as file:
        file.truncate(1 << 32)
    tracemalloc.start()
    try:
        with pytest.raises(FileError, match="bytes"):
            toml.read_text(path)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 4_000_000
