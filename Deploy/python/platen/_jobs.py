"""What is asked of the command: jobs, as the lines of `platen batch` have them."""

from __future__ import annotations

import os
import re
from typing import Any, Dict, Iterable, Iterator, Mapping, Optional, Union

Scene = Union[str, "os.PathLike[str]", Mapping[str, Any]]
"""A scene: its text in YAML or JSON, a mapping of the same, or the path of a file.

A ``str`` is a path if it is one line that ends in .yaml, .yml or .json; a ``pathlib.Path`` always is."""

Words = Union[str, Mapping[str, float], Iterable[Any]]
"""Words or tags: a text whose words are counted, a mapping of words and their weights, as a ``Counter``,
a list of words, each alone or as a tuple of a word, its weight and, in clouds, its group, or what pandas,
polars and Arrow have: a series of words, one of weights by their words, as ``value_counts()``, or a table
of columns."""

_PATH = re.compile(r"[^\n\r{}\[\]:]*\.(yaml|yml|json)", re.IGNORECASE)


def path_of(scene: Scene) -> Optional[str]:
    """The path of a scene's file; None for a scene that is here."""
    if isinstance(scene, os.PathLike):
        return os.fspath(scene)
    if isinstance(scene, str) and _PATH.fullmatch(scene):
        return scene
    return None


def job(
    what: Mapping[str, Any], format: str, scale: Optional[float] = None, strict: bool = False,
    id: Optional[str] = None,
) -> Dict[str, Any]:
    """A line of a batch.

    :param what: What is drawn: ``scene`` and ``data``, ``cloud``, ``tags``, ``clock`` or ``grid``.
    """
    line: Dict[str, Any] = dict(what, format=format)
    if id is not None:
        line["id"] = str(id)
    if scale is not None:
        line["scale"] = scale
    if strict:
        line["strict"] = True
    return line


def words_table(words: Words, parts: int) -> Dict[str, Any]:
    """What is drawn of words: a text is an option of the picture, and others are its data.

    :param parts: How many parts a word may have: 3 with weight and group, 2 with a weight.
    """
    if isinstance(words, str):
        return {"options": {"text": words}}
    if hasattr(words, "columns") or hasattr(words, "column_names"):
        # The command knows which of the columns have the words, as it does for files.
        return {"data": [dict(row) for row in mappings(_with_labels(words))]}
    if hasattr(words, "to_frame"):
        words = _series(words)
    pairs = words.items() if isinstance(words, Mapping) else words
    return {"data": [_word(pair, parts) for pair in pairs]}


def _with_labels(frame: Any) -> Any:
    """A frame of pandas with its labels as columns, unless they only number its rows."""
    index = getattr(frame, "index", None)
    if index is None or type(index).__name__ == "RangeIndex":
        return frame
    return frame.reset_index()


def _series(series: Any) -> Iterable[Any]:
    """The words of a series: its labels where its values are their weights, or else its values.

    :raises ValueError: for numbers without words.
    """
    values = series.to_list()
    index = getattr(series, "index", None)
    if not values or not all(_is_number(value) for value in values):
        return [value for value in values if value is not None and value == value]
    if index is None or type(index).__name__ == "RangeIndex":
        raise ValueError("found a series of numbers without words, expected one that has words as labels")
    labels = [" ".join(map(str, label)) if isinstance(label, tuple) else label for label in index]
    return list(zip(labels, values))


def _is_number(value: Any) -> bool:
    value = value.item() if hasattr(value, "item") else value
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _word(word: Any, parts: int) -> Dict[str, Any]:
    if isinstance(word, Mapping):
        return dict(word)
    if isinstance(word, (str, int, float)) or hasattr(word, "as_py"):
        # Arrow's scalars say what they are themselves.
        word = [word.as_py() if hasattr(word, "as_py") else word]
    fields = list(word)
    if not 1 <= len(fields) <= parts:
        raise ValueError("found %r, expected a word and at most %d more" % (word, parts - 1))
    fields[0] = _text(fields[0])
    return {name: value for name, value in zip(("name", "weight", "group"), fields) if value is not None}


def picture_options(options: Mapping[str, Any]) -> Dict[str, Any]:
    """Options as the addresses of pictures have them: ``largest_size=44`` is ``largestSize=44``."""
    return {
        _camel_case(name): _option(value) for name, value in options.items() if value is not None
    }


def _camel_case(name: str) -> str:
    return re.sub(r"(?<=.)_([a-z])", lambda match: match[1].upper(), name.rstrip("_"))


def _option(value: Any) -> Any:
    if isinstance(value, Mapping):
        value = ["%s=%s" % (_text(name), _text(item)) for name, item in value.items()]
    if isinstance(value, (list, tuple, set, frozenset)):
        return ",".join(_text(item).replace(",", "\\,") for item in value)
    return value if isinstance(value, (bool, int, float)) else _text(value)


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if hasattr(value, "item"):
        # numpy's numbers say their type in their repr.
        value = value.item()
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 2**53 else repr(value)
    if hasattr(value, "isoformat"):
        return str(value.isoformat())
    return str(value)


def mappings(rows: Any) -> Iterator[Mapping[str, Any]]:
    """The rows of a table, one mapping each: of a list of mappings, a frame of pandas or polars, or a
    table of Arrow."""
    if hasattr(rows, "to_pylist") and hasattr(rows, "column_names"):
        return iter(rows.to_pylist())
    if hasattr(rows, "iter_rows"):
        return iter(rows.iter_rows(named=True))
    if hasattr(rows, "itertuples"):
        names = [str(name) for name in rows.columns]
        return (dict(zip(names, row)) for row in rows.itertuples(index=False, name=None))
    return (_mapping(row) for row in rows)


def _mapping(row: Any) -> Mapping[str, Any]:
    if isinstance(row, Mapping):
        return row
    for name in ("_asdict", "asDict"):
        # Named tuples, and rows of Spark.
        convert = getattr(row, name, None)
        if callable(convert):
            return dict(convert())
    if hasattr(row, "keys"):
        # Rows of sqlite3.
        return {key: row[key] for key in row.keys()}
    raise TypeError("found a row of type %s, expected a mapping" % type(row).__name__)
