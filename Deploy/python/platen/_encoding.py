"""Values of Python as the JSON that scenes read.

Numbers stay numbers, and a decimal is never rounded: one that a JSON reader's double could not hold
exactly is a text with all of its digits. Dates and times are texts as scenes read them.
"""

from __future__ import annotations

import base64
import datetime
import decimal
import enum
import json
import math
import uuid
from typing import Any, Mapping


def line(value: Mapping[str, Any]) -> bytes:
    """The value as a line of JSON, with its line feed.

    :raises TypeError: for a value that is nothing that a scene can show.
    """
    try:
        text = _fast.encode(value)
    except ValueError:
        # A number that is none (NaN), somewhere in it: JSON has no such thing.
        text = _fast.encode(_finite(value))
    # Half of a surrogate pair, which is no text, becomes the replacement character.
    return text.encode("utf-8", "replace") + b"\n"


def _plain(value: Any) -> Any:
    """What stands for a value that JSON does not know."""
    if isinstance(value, decimal.Decimal):
        return _number(value)
    if isinstance(value, datetime.datetime):
        # pandas' NaT is one, and not equal to itself.
        if value != value:
            return None
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
    # numpy's and pandas' scalars, arrays and series, without importing either.
    for name in ("tolist", "item"):
        convert = getattr(value, name, None)
        if callable(convert):
            return convert()
    if type(value).__name__ in ("NAType", "NaTType"):
        return None
    if hasattr(value, "__fspath__"):
        return value.__fspath__()
    if hasattr(value, "__iter__"):
        return list(value)
    raise TypeError("found %s, expected what JSON can tell" % type(value).__name__)


def _number(value: decimal.Decimal) -> Any:
    if not value.is_finite():
        return None
    near = float(value)
    if not math.isfinite(near) or decimal.Decimal(repr(near)) != value:
        return format(value, "f")
    return int(near) if near.is_integer() and abs(near) < 2**53 else near


def _finite(value: Any) -> Any:
    """The same with nothing where a number is none; tuples are lists."""
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, Mapping):
        return {key: _finite(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_finite(item) for item in value]
    if value is None or isinstance(value, (str, int)):
        return value
    return _finite(_plain(value))


_fast = json.JSONEncoder(
    ensure_ascii=False, allow_nan=False, check_circular=True, separators=(",", ":"), default=_plain)
