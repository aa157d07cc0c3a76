"""Writes the page's types from those of the program: what the server takes and sends, what each game tells.

    .venv/bin/python tools/contract.py           writes client/src/lib/contract.gen.ts, games/games.gen.ts and
                                                 games/ID/board.gen.ts
    .venv/bin/python tools/contract.py --check   fails where one of them is another than it would write

Types are read as they are written: classes of fields, aliases of the kinds that JSON has. A family of games (a package
with a table and no game of its own) has its types in the folder of its name.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from latrunculi.kernel import registry

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "latrunculi"
CLIENT: Final = ROOT / "client" / "src"
SHARED: Final = ("atlas/geometry.py", "server/schemas.py", "server/play.py", "server/messages.py")
"""What is no game's."""
HEAD: Final = "// Written by tools/contract.py; do not change it by hand.\n"
PLAIN: Final = {
    "str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "Any": "unknown",
    "Change": "Change",
}  # fmt: skip
ROOTS: Final = {"Told", "Struct", "BaseModel", "Closed", "Asked"}
"""The classes that others are types by being made of."""


class Unknown(Exception):
    """A type that the page has no words for."""


# ---------------------------------------------------------------- expressions


def called(node: ast.expr) -> str:
    """The last name of a type, such as `Struct` of `msgspec.Struct`."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def made_of(node: ast.expr) -> str:
    """What stands before the brackets of a type; empty where it has none."""
    return called(node.value) if isinstance(node, ast.Subscript) else ""


def union(node: ast.expr) -> list[ast.expr]:
    """The parts of `A | B`."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return union(node.left) + union(node.right)
    return [node]


def parts(node: ast.Subscript) -> list[ast.expr]:
    """What stands in the brackets of a type."""
    return node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]


def keywords(node: ast.expr | None, function: str) -> dict[str, ast.expr]:
    """The keywords of a call of a function, none of anything else."""
    if isinstance(node, ast.Call) and called(node.func) == function:
        return {word.arg: word.value for word in node.keywords if word.arg}
    return {}


class Module:
    """One module of types."""

    def __init__(self, path: Path) -> None:
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.families: dict[str, str] = {}
        """By the name of an imported module of types the package that it is of."""
        self.inline: dict[str, ast.expr] = {}
        """Aliases that say no more than bounds: the page reads the kind."""
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".table"):
                self.families |= {a.asname or a.name: node.module.split(".")[-2] for a in node.names if node.module}
        for name, value, _ in self.aliases():
            if isinstance(value, ast.Subscript) and made_of(value) == "Annotated" and called(parts(value)[0]) in PLAIN:
                self.inline[name] = value

    def aliases(self) -> Iterator[tuple[str, ast.expr, str]]:
        """The types that have a name: it, what it stands for, what is said of it."""
        for node, after in zip(self.tree.body, [*self.tree.body[1:], None], strict=True):
            if isinstance(node, ast.AnnAssign) and called(node.annotation) == "TypeAlias" and node.value:
                yield called(node.target), node.value, said(after)
            elif isinstance(node, ast.Assign) and made_of(node.value) in ("Annotated", "Literal"):
                yield called(node.targets[0]), node.value, said(after)

    def ts(self, node: ast.expr) -> str:
        """A type in TypeScript."""
        if isinstance(node, ast.Constant):
            return "null" if node.value is None else self.ts(ast.parse(str(node.value), mode="eval").body)
        if isinstance(node, ast.Name):
            return self.ts(self.inline[node.id]) if node.id in self.inline else PLAIN.get(node.id, node.id)
        if isinstance(node, ast.Attribute):
            return ast.unparse(node)
        if isinstance(node, ast.BinOp):
            told = [self.ts(part) for part in union(node) if called(part) != "UnsetType"]
            return " | ".join(dict.fromkeys(told))
        if isinstance(node, ast.Subscript):
            return self.made(made_of(node), parts(node))
        raise Unknown(ast.unparse(node))

    def made(self, of: str, inner: list[ast.expr]) -> str:
        """A type made of others."""
        if of == "Literal":
            return " | ".join(f"'{ast.literal_eval(one)}'" for one in inner)
        if of == "Annotated":
            bounds = keywords(inner[1], "Meta")
            if isinstance(inner[0], ast.Subscript) and "min_length" in bounds:
                return f"[{', '.join([self.ts(inner[0].slice)] * ast.literal_eval(bounds['min_length']))}]"
            return self.ts(inner[0])
        told = [self.ts(one) for one in inner if not (isinstance(one, ast.Constant) and one.value is ...)]
        if of == "Pair":
            return f"[{told[0]}, {told[0]}]"
        if of == "tuple" and len(told) == len(inner):
            return f"[{', '.join(told)}]"
        if of in ("list", "Sequence", "tuple"):
            return f"({told[0]})[]" if " | " in told[0] else f"{told[0]}[]"
        if of in ("dict", "Mapping"):
            key = "string" if told[0] == "number" else told[0]
            return "unknown" if told[1] == "unknown" else f"Record<{key}, {told[1]}>"
        raise Unknown(of)

    def types(self) -> Iterator[tuple[str, str]]:
        """Each type: its name, and how TypeScript writes it."""
        for name, value, told in self.aliases():
            if name not in self.inline and name != "Change":
                yield name, f"{doc(told)}export type {name} = {self.ts(value)};\n"
        classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef) and node.name not in ROOTS]
        messages = any(tag(node) for node in classes)
        made = set(ROOTS)
        for node in classes:
            bases = [ast.unparse(base).split(".") for base in node.bases]
            known = any(base[-1] in made or base[0] in self.families for base in bases)
            if known and (not messages or tag(node)):
                made.add(node.name)
                yield node.name, self.interface(node)

    def interface(self, node: ast.ClassDef) -> str:
        """A class of fields."""
        bases = [ast.unparse(base) for base in node.bases if called(base) not in ROOTS]
        extends = f" extends {', '.join(bases)}" if bases else ""
        lines = [f"export interface {node.name}{extends} {{", *[f"  type: '{name}';" for name in tag(node)]]
        for field, after in zip(node.body, [*node.body[1:], None], strict=True):
            if isinstance(field, ast.AnnAssign):
                lines += self.field(field, after)
        return doc(ast.get_docstring(node) or "") + "\n".join([*lines, "}\n"])

    def field(self, node: ast.AnnAssign, after: ast.stmt | None) -> list[str]:
        """A field, with what is said of it; what has a default may be left out."""
        words = keywords(node.value, "Field") | keywords(node.value, "field")
        name = ast.literal_eval(words["name"]) if "name" in words else camel(called(node.target))
        told = doc(said(after) or (ast.literal_eval(words["description"]) if "description" in words else ""))
        given = node.value is not None and (not isinstance(node.value, ast.Call) or bool(node.value.args))
        left_out = given or "UnsetType" in map(called, union(node.annotation))
        line = f"{name}{'?' if left_out else ''}: {self.ts(node.annotation)};"
        return [f"  {line}" for line in (told + line).splitlines()]


def tag(node: ast.ClassDef) -> list[str]:
    """How a message is marked, if the class is one."""
    return [ast.literal_eval(word.value) for word in node.keywords if word.arg == "tag"]


def said(node: ast.stmt | None) -> str:
    """The text that stands after a name, if it is one."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return ""


def doc(text: str) -> str:
    """A text as a comment."""
    text = " ".join(text.split())
    return f"/** {text} */\n" if text else ""


def camel(name: str) -> str:
    """As msgspec renames fields."""
    return re.sub(r"_(\w)", lambda found: found.group(1).upper(), name)


# ---------------------------------------------------------------- files


def written() -> dict[Path, str]:
    """Each file that there is to be, with its text."""
    shared = [text for name in SHARED for _, text in Module(SOURCE / name).types()]
    head = f"{HEAD}import type {{ Change }} from './changes.ts';\n"
    found = {CLIENT / "lib" / "contract.gen.ts": "\n".join([head, *shared])}
    ids = {type(game).__module__.split(".")[-2]: game.id for game in registry.games()}
    for path in sorted(SOURCE.glob("games/*/table/contract.py")):
        module = Module(path)
        package = path.parent.parent.name
        head = HEAD
        for name, of in module.families.items():
            head += f"import type * as {name} from '../{ids.get(of, of)}/board.gen.ts';\n"
        text = "\n".join([head, *[text for _, text in module.types()]])
        found[CLIENT / "games" / ids.get(package, package) / "board.gen.ts"] = text
    rows = sorted((game, package) for package, game in ids.items())
    lines = [f"import type * as {package} from './{game}/board.gen.ts';" for game, package in rows]
    lines += ["", "/** What each game tells, by its id. */", "export interface Games {"]
    lines += [f"  '{game}': {{ board: {package}.Board; pieces: {package}.Pieces }};" for game, package in rows]
    found[CLIENT / "games" / "games.gen.ts"] = HEAD + "\n".join([*lines, "}", ""])
    return found


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    stale = [path for path, text in written().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        if "--check" in arguments:
            print(f"{path.relative_to(ROOT)} is not what the program tells; run tools/contract.py", file=sys.stderr)
        else:
            path.write_text(written()[path], encoding="utf-8")
            print(path.relative_to(ROOT))
    return int(bool(stale) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
