"""What is asked of the command: jobs, as the lines of `platen batch` have them."""

from __future__ import annotations

import datetime
import numbers
import os
import re
from typing import Any, Dict, Iterable, Mapping, Optional, Tuple, Union

from ._encoding import is_nothing
from ._options import PictureFormat
from ._picture import layout_of
from ._rows import is_table, mapping, rows_of, with_labels

Scene = Union[str, "os.PathLike[str]", Mapping[str, Any]]
"""A scene: its text in YAML or JSON, a mapping of the same, or the path of a file.

A ``str`` is a path if it is one line that ends in .yaml, .yml or .json; a ``pathlib.Path`` always is."""

Words = Union[str, Mapping[str, float], Iterable[Any], Any]
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
    what: Mapping[str, Any], format: PictureFormat, scale: Optional[float] = None, strict: bool = False,
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


def cloud_following(options: Mapping[str, Any]) -> Tuple[Dict[str, Any], Dict[str, Any]]:
    """The options of a cloud without those of places, and what a line says of these."""
    own = dict(options)
    previous, tells = own.pop("previous", None), own.pop("layout", None)
    line: Dict[str, Any] = {}
    if previous is not None:
        line["previous"] = layout_of(previous)
    if tells or previous is not None and tells is None:
        line["layout"] = True
    return own, line


def words_table(words: Words, parts: int) -> Dict[str, Any]:
    """What is drawn of words: a text is an option of the picture, and others are its data.

    :param parts: How many parts a word may have: 3 with weight and group, 2 with a weight.
    """
    if isinstance(words, str):
        return {"options": {"text": words}}
    if isinstance(words, (bytes, bytearray)):
        raise ValueError("found bytes, expected a text, such as words.decode()")
    if is_table(words):
        # The command knows which of the columns have the words, as it does for files.
        return {"data": [mapping(row) for row in rows_of(with_labels(words, "name"))]}
    if hasattr(words, "to_frame"):
        words = _series(words)
    if isinstance(words, (set, frozenset)):
        # Sets have no order of their own.
        words = sorted(words)
    pairs = words.items() if isinstance(words, Mapping) else words
    return {"data": [_word(pair, parts) for pair in pairs]}


def _series(series: Any) -> Iterable[Any]:
    """The words of a series: its labels where its values are their weights, or else its values.

    :raises ValueError: for numbers without words.
    """
    values = series.to_list()
    index = getattr(series, "index", None)
    if not values or not all(_is_number(value) for value in values):
        return [value for value in values if not is_nothing(value)]
    if index is None or type(index).__name__ == "RangeIndex":
        raise ValueError("found a series of numbers without words, expected one with words as its index")
    labels = [" ".join(map(text_of, label)) if isinstance(label, tuple) else label for label in index]
    return list(zip(labels, values))


def _is_number(value: Any) -> bool:
    value = value.item() if hasattr(value, "item") and not isinstance(value, numbers.Number) else value
    return isinstance(value, (numbers.Number, datetime.timedelta)) and not isinstance(value, bool)


def _word(word: Any, parts: int) -> Dict[str, Any]:
    if isinstance(word, Mapping):
        return dict(word)
    if hasattr(word, "as_py"):
        # Arrow's scalars say what they are themselves.
        word = word.as_py()
    fields = list(word) if hasattr(word, "__iter__") and not isinstance(word, (str, bytes)) else [word]
    if not 1 <= len(fields) <= parts:
        raise ValueError("found %r, expected a word and at most %d more" % (word, parts - 1))
    fields[0] = text_of(fields[0])
    return {name: value for name, value in zip(("name", "weight", "group"), fields) if not is_nothing(value)}


def picture_options(options: Mapping[str, Any]) -> Dict[str, Any]:
    """Options as the addresses of pictures have them: ``largest_size=44`` is ``largestSize=44``.

    :raises ValueError: for one that is there by both names, and a value that is missing.
    """
    spelled: Dict[str, Any] = {}
    for name, value in options.items():
        if value is not None:
            if _camel_case(name) in spelled:
                raise ValueError("found the option %s twice, expected it once" % name)
            spelled[_camel_case(name)] = _option(value)
    return spelled


def _camel_case(name: str) -> str:
    return re.sub(r"(?<=.)_([a-z])", lambda match: match[1].upper(), name.rstrip("_"))


def _option(value: Any) -> Any:
    if isinstance(value, Mapping):
        value = ["%s=%s" % (text_of(name), text_of(item)) for name, item in value.items()]
    if isinstance(value, (set, frozenset)):
        value = sorted(value)
    if isinstance(value, (list, tuple, range)) or hasattr(value, "tolist") and value.ndim > 0:
        return ",".join(text_of(item).replace(",", "\\,") for item in value)
    if hasattr(value, "item") and not isinstance(value, numbers.Number):
        value = value.item()
    return value if isinstance(value, numbers.Number) else text_of(value)


def text_of(value: Any) -> str:
    """A value as the text that an option or a name is.

    :raises ValueError: for one that is missing, and bytes.
    """
    if is_nothing(value) or isinstance(value, bytes):
        raise ValueError("found %r, expected a value" % (value,))
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
