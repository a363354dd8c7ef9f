"""Values of Python as the JSON that scenes read.

Numbers keep all of their digits, as 1.10 of a decimal. Dates and times are texts as scenes read them.
"""

from __future__ import annotations

import base64
import datetime
import decimal
import enum
import json
import math
import numbers
import re
import secrets
import uuid
from typing import Any, Iterator, Mapping, Optional

from ._errors import Problem, SceneError
from ._rows import is_table, mapping, rows_of, short, small


def line(value: Mapping[str, Any], number: int = 0) -> bytes:
    """The value as a line of JSON, with its line feed.

    :param number: The row's number, for its error.
    :raises SceneError: for a value that is nothing that a scene can show, with its field.
    """
    try:
        return _numbers(_fast.encode(value)).encode("utf-8") + b"\n"
    except (TypeError, ValueError, ArithmeticError, RecursionError):
        # A value that JSON has not, somewhere in it.
        return text(value, number).encode("utf-8") + b"\n"


def text(value: Any, number: int = 0, indent: Optional[int] = None) -> str:
    """The value as JSON; see :func:`line`."""
    try:
        plain = _Plain(number).plain(value, "")
    except RecursionError:
        raise problem(number, "", "a value within itself", "a value without cycles") from None
    return _numbers(json.dumps(
        plain, ensure_ascii=False, indent=indent, separators=None if indent else (",", ":")))


def problem(number: int, path: str, found: str, expected: str, suggestion: Optional[str] = None) -> SceneError:
    """The error for a value of a row, or of what is asked for alone."""
    told = Problem("row" if number else "", number, 0, path, found, expected, suggestion)
    return SceneError(str(told), [told])


def is_nothing(value: Any) -> bool:
    """Whether a value stands for one that is missing: None, NaN, pandas' NaT and NA."""
    return value is None or type(value).__name__ == "NAType" or bool(
        isinstance(value, (float, decimal.Decimal, datetime.datetime)) and value != value)


class _Plain:
    """Makes what JSON has of values, and says where one is that it cannot say."""

    def __init__(self, number: int) -> None:
        self._number = number

    def plain(self, value: Any, path: str) -> Any:
        if value is None or isinstance(value, int):
            return value
        if isinstance(value, str):
            try:
                value.encode("utf-8")
            except UnicodeEncodeError:
                raise problem(self._number, path, "an unpaired surrogate (%s)" % ascii(value), "a text") from None
            return value
        if isinstance(value, float) and not math.isinf(value):
            return float(value) if value == value else None
        if isinstance(value, Mapping):
            return {self._key(key, path): self.plain(item, "%s.%s" % (path, key) if path else str(key))
                    for key, item in value.items()}
        if isinstance(value, (list, tuple)):
            return [self.plain(item, "%s[%d]" % (path, i)) for i, item in enumerate(value)]
        try:
            known = _known(value)
        except (TypeError, ValueError, ArithmeticError) as error:
            told = str(error).partition(", expected ")
            found = told[0][6:] if told[0].startswith("found ") else "%s (%s)" % (type(value).__name__, error)
            raise problem(self._number, path, found, told[2] or "a value that JSON can express") from None
        return self.plain(known, path)

    def _key(self, key: Any, path: str) -> Any:
        if isinstance(key, str):
            return self.plain(key, path)
        if key is None or isinstance(key, (int, float)):
            return key
        raise problem(self._number, path, "the key %r" % (key,), "a text as the key")


def _known(value: Any) -> Any:
    """What stands for a value that JSON does not know.

    :raises TypeError, ValueError: for one that nothing stands for.
    """
    if is_nothing(value):
        return None
    if isinstance(value, decimal.Decimal):
        if not value.is_finite():
            raise ValueError("found %s, expected a finite number" % value)
        # A power of ten that is far away would be a page of zeros.
        return _NUMBER + (format(value, "f") if abs(value.adjusted()) < 100 else str(value))
    if isinstance(value, datetime.datetime):
        text = value.isoformat()
        return text[:-6] + "Z" if text.endswith("+00:00") else text
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, datetime.timedelta):
        return value.total_seconds()
    if isinstance(value, (bytes, bytearray, memoryview)):
        return base64.b64encode(value).decode("ascii")
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, uuid.UUID):
        return str(value)
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    if isinstance(value, float):
        raise ValueError("found %r, expected a finite number" % value)
    if hasattr(value, "dtype") and hasattr(value, "ndim") and not hasattr(value, "index"):
        return _of_numpy(value)
    if isinstance(value, numbers.Rational):
        return value.numerator if value.denominator == 1 else int(value.numerator) / int(value.denominator)
    if type(value).__name__ in ("Period", "Interval"):
        return str(value)
    if is_table(value):
        return [mapping(row) for row in rows_of(value)]
    for name in ("tolist", "to_list", "as_py"):
        # Series and arrays of pandas, polars, Arrow and others, and Arrow's scalars, without importing them.
        convert = getattr(value, name, None)
        if callable(convert):
            return short(convert(), small(getattr(value, "dtype", getattr(value, "type", ""))))
    if hasattr(value, "__fspath__"):
        return value.__fspath__()
    if hasattr(value, "__iter__") and not isinstance(value, Iterator):
        return list(value)
    raise TypeError("found %s, expected a value that JSON can express" % type(value).__name__)


def _of_numpy(value: Any) -> Any:
    """A scalar or an array of numpy, or an array of pandas."""
    kind = getattr(value.dtype, "kind", "O")
    if value.ndim and (kind in "mM" or getattr(value.dtype, "names", None)):
        return list(value)
    if getattr(value.dtype, "names", None):
        return mapping(value)
    if kind == "M":
        return None if str(value) == "NaT" else str(value)
    if kind == "m":
        return value.astype("timedelta64[us]").item()
    return short(float(value) if kind == "f" and not value.ndim else value.tolist(), small(value.dtype))


# A decimal on its way through the encoder, which knows none: a text that is a number once it is written.
_NUMBER = "number %s " % secrets.token_hex(8)
_WRITTEN = re.compile('"%s([^"]*)"' % _NUMBER)


def _numbers(text: str) -> str:
    return _WRITTEN.sub(r"\1", text) if _NUMBER in text else text


_fast = json.JSONEncoder(
    ensure_ascii=False, allow_nan=False, check_circular=True, separators=(",", ":"), default=_known)
