"""Exceptions that name the place of an error and what was expected."""

from __future__ import annotations

import re
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Pattern, Sequence, Tuple


class Problem(NamedTuple):
    """One thing that is wrong in a scene, its data or an option."""

    file: str
    """The path of a scene's file; ``scene`` for a text or a mapping (as JSON with an indent of two);
    ``row`` for the values of a row; empty for an option."""
    line: int
    """The line in the file, from 1, or the row's number. Line and column are 0 if there is no place."""
    column: int
    path: str
    """The field, such as ``view.text.modifiers[0]``."""
    found: str
    expected: str
    suggestion: Optional[str] = None
    """The nearest known name."""

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part)
        found = "found %s, " % self.found if self.found else ""
        hint = '; did you mean "%s"?' % self.suggestion if self.suggestion else ""
        head = ": ".join(part for part in (place, self.path) if part)
        return "%s%sexpected %s%s" % (head + ": " if head else "", found, self.expected, hint)


class PlatenError(Exception):
    """The base class of this package's exceptions.

    If the picture was one of many, :attr:`id` and :attr:`number` (from 1) say which one failed.
    """

    id: Optional[str] = None
    number: Optional[int] = None


class CommandNotFound(PlatenError):
    """The command ``platen`` was not found."""


class RenderError(PlatenError):
    """A picture cannot be drawn, although its scene and data are right.

    It takes too much time or memory, it is blank, the process that draws it ended, or it has findings
    with ``strict``: then :attr:`findings` lists them.
    """

    def __init__(self, message: str, findings: Sequence[Mapping[str, Any]] = ()) -> None:
        super().__init__(message, findings)
        self.message = message
        self.findings: List[Mapping[str, Any]] = list(findings)

    def __str__(self) -> str:
        return self.message


class SceneError(PlatenError):
    """Something is wrong in a scene, its data or an option.

    :attr:`problems` has all problems; the other attributes describe the first.
    """

    def __init__(self, message: str, problems: Sequence[Problem]) -> None:
        super().__init__(message, tuple(problems))
        self.message = message
        self.problems: Tuple[Problem, ...] = tuple(problems)
        first = self.problems[0]
        self.file, self.line, self.column = first.file, first.line, first.column
        self.path, self.found = first.path, first.found
        self.expected, self.suggestion = first.expected, first.suggestion

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


Place = Tuple["Pattern[str]", str, Optional[int]]
"""What a file is called in an answer, what it is for who asked, and the line if it is none of the file's."""


def error_of(answer: Mapping[str, Any], places: Sequence[Place] = ()) -> PlatenError:
    """The exception that an answer with ``error`` tells of."""
    told: Dict[str, Any] = answer.get("error") or {}
    message = str(told.get("message") or "The picture was not drawn.")
    problems = [_problem(problem, places) for problem in told.get("problems") or ()]
    if problems:
        return SceneError(message, problems)
    return RenderError(message, told.get("findings") or answer.get("findings") or ())


# A problem as the command prints it; the lines beneath show the place.
_PRINTED = re.compile(
    r"(?P<file>.+?):(?P<line>\d+):(?P<column>\d+): (?:(?P<path>[^ :]+): )?(?:found (?P<found>.+?), )?"
    r"expected (?P<expected>.+?)(?:; did you mean \"(?P<suggestion>.+)\"\?)?")


def refusal_of(messages: Sequence[str], reason: str, places: Sequence[Place] = ()) -> PlatenError:
    """The exception for a command that refuses to start, by what it printed.

    :param reason: What is said where nothing is known of a scene.
    """
    printed = [match.groupdict() for match in map(_PRINTED.fullmatch, messages) if match]
    if printed:
        return SceneError("\n".join(messages), [_problem(told, places) for told in printed])
    return PlatenError(reason)


def _problem(told: Mapping[str, Any], places: Sequence[Place]) -> Problem:
    def text(name: str) -> str:
        return str(told.get(name) or "")

    def number(name: str) -> int:
        return int(told.get(name) or 0)

    file, line, column = text("file"), number("line"), number("column")
    for pattern, name, place in places:
        if pattern.fullmatch(file):
            file = name
            if place is not None:
                # A line that was written here has columns that nobody has seen.
                line, column = place, 0
            break
    return Problem(
        file, line, column, text("path"), text("found"), text("expected"), told.get("suggestion"))
