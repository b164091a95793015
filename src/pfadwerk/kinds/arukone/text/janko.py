"""The text format of janko.at: tags, one a line, between `begin` and `end`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from pfadwerk.finding import Finding
from pfadwerk.grid import DIRECTIONS, Cell, direction_of
from pfadwerk.kinds.arukone.model import COVER, LOOSE, MAX_NUMBER, Lines, Link, Puzzle, link, links_of
from pfadwerk.kinds.arukone.text.common import Arukone, filled_lines, fits, losses, puzzle_of, refuse, side
from pfadwerk.kinds.arukone.trace import lines_from
from pfadwerk.kinds.interface import Document, Entry, Written
from pfadwerk.text.cursor import Cursor, Line, Token

VARIANTS = {"arukone": LOOSE, "arukone2": LOOSE, "arukone3": COVER}
_EMPTY = ("-", ".")
_GRIDS = ("problem", "solution")
_TITLES = ("title", "author", "source")


@dataclass(slots=True)
class _Section:
    """What stands between `begin` and `end`: values by tag, rows by tag."""

    begin: Token
    values: dict[str, Token] = field(default_factory=dict)
    rows: dict[str, list[Line]] = field(default_factory=dict)


class Janko:
    """`arukone` is loose, `arukone3` cover (its rule against 2 x 2 blocks isn't held, and that is said)."""

    key = "janko"

    def recognises(self, text: str) -> bool:
        """Whether it begins with `begin` and names one of the variants."""
        lines = [line.lower().split() for line in filled_lines(text[:5000])]
        named = any(words[0].strip("[]") == "puzzle" and words[-1] in VARIANTS for words in lines)
        return bool(lines) and lines[0][0].strip("[]") == "begin" and named

    def read(self, text: str, *, lenient: bool = False) -> Arukone:
        """Read all puzzles."""
        entries: list[Entry[Puzzle, Lines]] = []
        warnings = []
        for section in _sections(Cursor(text)):
            entry, variant = _entry(section)
            entries.append(entry)
            if variant == "arukone3":
                warnings.append(Finding("rule-2x2"))
        return Document(tuple(entries), tuple(warnings))

    def can_write(self, puzzle: Puzzle) -> bool:
        """Boards without blocked cells."""
        return fits(puzzle)

    def write(self, puzzle: Puzzle, solution: Lines | None = None) -> Written:
        """The puzzle with its solution; cover is written as `arukone3`."""
        variant = "arukone3" if puzzle.rules.cover else "arukone"
        lines = ["begin", f"puzzle {variant}", *_size(puzzle), "problem", *_problem(puzzle)]
        if solution is not None:
            lines += ["solution", *_directions(puzzle, links_of(solution))]
        lost = losses(puzzle, VARIANTS[variant])
        if puzzle.rules.cover:
            lost = (*lost, Finding("rule-gained", details={"rule": "2x2"}))
        return Written("\n".join([*lines, "end"]) + "\n", lost)


def _sections(cursor: Cursor) -> Iterator[_Section]:
    section: _Section | None = None
    tag = ""
    line = cursor.peek()
    if line is None or _tag(line) != "begin":
        raise refuse(line.tokens()[0] if line else Token("", 1, 1), "begin")
    for line in cursor.rest():
        word = _tag(line)
        if word == "begin":
            if section is not None:  # its end is missing
                yield section
            section, tag = _Section(line.tokens()[0]), ""
        elif section is None:
            raise refuse(line.tokens()[0], "begin")
        elif word == "end":
            yield section
            section, tag = None, ""
        elif tag in _GRIDS and not _is_tag(line):
            section.rows[tag].append(line)
        else:
            tag = word
            _note(section, tag, line)
    if section is not None:
        yield section


def _note(section: _Section, tag: str, line: Line) -> None:
    if tag in _GRIDS:
        section.rows[tag] = []
    tokens = line.tokens()
    if len(tokens) > 1:
        section.values[tag] = Token(line.text[tokens[1].column - 1 :].strip(), line.number, tokens[1].column)


def _tag(line: Line) -> str:
    return line.text.split()[0].strip("[]").lower()


def _is_tag(line: Line) -> bool:
    """Whether a line begins with a tag and no cell: in brackets, or longer than any set of directions and no number."""
    word = _tag(line)
    return line.text.lstrip().startswith("[") or (len(word) > 4 and word.isalpha())


def _entry(section: _Section) -> tuple[Entry[Puzzle, Lines], str]:
    named = section.values.get("puzzle", section.begin)
    variant = named.text.lower()
    if variant not in VARIANTS:
        raise refuse(named, "janko-variant", known=", ".join(VARIANTS))
    width, height = _sides(section)
    placed: dict[Cell, tuple[int, Token]] = {}
    for cell, token in _cells(section, "problem", width, height):
        if token.text not in _EMPTY:
            placed[cell] = token.integer(1, MAX_NUMBER), token
    puzzle = puzzle_of(width, height, placed, VARIANTS[variant])
    solution = _solution(section, puzzle) if "solution" in section.rows else None
    title = ", ".join(section.values[tag].text for tag in _TITLES if tag in section.values)
    return Entry(puzzle, solution, title), variant


def _sides(section: _Section) -> tuple[int, int]:
    values = section.values
    if "problem" not in section.rows:
        raise refuse(section.begin, "janko-problem")
    if "rows" in values and "cols" in values:
        return side(values["cols"]), side(values["rows"])
    if "size" in values:
        parts = Line(values["size"].text, values["size"].line).tokens()
        return side(parts[0]), side(parts[-1])
    raise refuse(section.begin, "board-size")


def _cells(section: _Section, tag: str, width: int, height: int) -> Iterator[tuple[Cell, Token]]:
    lines = section.rows[tag]
    if len(lines) != height:
        raise refuse(lines[height].tokens()[0] if len(lines) > height else section.begin, "rows", height=height)
    for y, line in enumerate(lines):
        tokens = line.tokens()
        if len(tokens) != width:
            place = tokens[width] if len(tokens) > width else line.end()
            raise refuse(place, "row-width", width=width, count=len(tokens))
        yield from (((x, y), token) for x, token in enumerate(tokens))


def _solution(section: _Section, puzzle: Puzzle) -> Lines:
    links: set[Link] = set()
    for cell, token in _cells(section, "solution", puzzle.width, puzzle.height):
        for letter in token.text if token.text not in _EMPTY else "":
            direction = direction_of(letter) if letter.lower() in "nseow" else None
            if direction is None or not puzzle.holds(direction.step(cell)):
                raise refuse(token, "directions")
            links.add(link(cell, direction.step(cell)))
    return lines_from(puzzle, links)


def _size(puzzle: Puzzle) -> list[str]:
    if puzzle.width == puzzle.height:
        return [f"size {puzzle.width}"]
    return [f"rows {puzzle.height}", f"cols {puzzle.width}"]


def _problem(puzzle: Puzzle) -> Iterator[str]:
    for y in range(puzzle.height):
        yield " ".join(str(puzzle.number((x, y)) or "-") for x in range(puzzle.width))


_LETTERS: Mapping[str, str] = {"UP": "n", "DOWN": "s", "LEFT": "w", "RIGHT": "e"}


def _directions(puzzle: Puzzle, links: frozenset[Link]) -> Iterator[str]:
    for y in range(puzzle.height):
        yield " ".join(_letters((x, y), links) for x in range(puzzle.width))


def _letters(cell: Cell, links: frozenset[Link]) -> str:
    return "".join(_LETTERS[each.name] for each in DIRECTIONS if link(cell, each.step(cell)) in links) or "-"
