"""Tables as rows: of a list, pandas, polars, Arrow, numpy or Spark, of which none is imported."""

from __future__ import annotations

import dataclasses
import re
import struct
from typing import Any, Callable, Dict, Iterable, Iterator, List, Mapping, Optional, Tuple

# Numbers with fewer bits than Python's, as types call them, and as `struct` does.
_HALF = re.compile("float16|halffloat", re.IGNORECASE)
_SINGLE = re.compile(r"float32|\bfloat\b", re.IGNORECASE)
# Rows of Arrow that are made values of Python at once.
_MOST_ROWS = 1024


def rows_of(rows: Any) -> Iterator[Any]:
    """The rows of a table, or of each of a series of tables.

    :raises TypeError: for what is no table.
    :raises ValueError: for columns that no field can be called after.
    """
    if isinstance(rows, (str, bytes, Mapping)) or not hasattr(rows, "__iter__") and not is_table(rows):
        raise TypeError("found %s as rows, expected a list of mappings or a table" % _kind(rows))
    if is_table(rows):
        yield from _table_rows(rows)
        return
    for row in rows:
        if is_table(row):
            yield from _table_rows(row)
        else:
            yield row


def is_table(value: Any) -> bool:
    """Whether a value is a table of columns."""
    kind = type(value)
    return kind.__name__ in ("LazyFrame", "RecordBatch") or any(
        hasattr(kind, name) for name in ("to_batches", "iter_rows", "itertuples", "toLocalIterator"))


def with_labels(frame: Any, unnamed: str = "index") -> Any:
    """A frame of pandas with its labels as columns, but for numbers that have no name; other frames as they are.

    :param unnamed: The column of labels that have no name.
    """
    if not hasattr(type(frame), "itertuples"):
        return frame
    index: Any = frame.index
    # Dask's have one name alone.
    names = list(getattr(index, "names", None) or [getattr(index, "name", None)])

    def is_kept(level: int) -> bool:
        if names[level] is not None:
            return names[level] not in frame.columns
        values: Any = index if len(names) == 1 else index.get_level_values(level)
        return getattr(values.dtype, "kind", "O") not in "iu"

    levels = [level for level in range(len(names)) if is_kept(level)]
    if not levels:
        return frame
    if names == [None] and unnamed not in frame.columns:
        frame = frame.rename_axis(index=unnamed)
    return frame.reset_index() if len(levels) == len(names) else frame.reset_index(level=levels)


def mapping(row: Any) -> Mapping[str, Any]:
    """The fields of a row: of a mapping, a named tuple, a row of Spark or sqlite3, a series, a data class.

    :raises TypeError: for what has no fields.
    :raises ValueError: for two of one name.
    """
    if isinstance(row, Mapping):
        return row
    if is_table(row):
        raise TypeError("found %s, expected one row of it; platen.map draws all" % _kind(row))
    if hasattr(row, "_asdict"):
        return dict(row._asdict())
    if hasattr(row, "asDict"):
        # Rows of Spark, with rows in them.
        return dict(row.asDict(recursive=True))
    if hasattr(row, "index") and hasattr(row, "items"):
        # A series of pandas.
        return dict(zip(_names(row.index), (value for _, value in row.items())))
    if hasattr(row, "keys"):
        # Rows of sqlite3.
        return {key: row[key] for key in row.keys()}
    if getattr(getattr(row, "dtype", None), "names", None):
        return {name: row[name] for name in row.dtype.names}
    if dataclasses.is_dataclass(row) and not isinstance(row, type):
        return dict(vars(row))
    raise TypeError("found %s, expected a mapping" % _kind(row))


def small(kind: Any) -> str:
    """What `struct` calls a type of numbers with fewer bits than Python's; nothing for any other type."""
    return "e" if _HALF.search(str(kind)) else "f" if _SINGLE.search(str(kind)) else ""


def short(value: Any, kind: str) -> Any:
    """The value with the fewest digits that tell numbers of a small type apart: 0.1 of 32 bits is 0.1."""
    if not kind:
        return value
    if isinstance(value, float):
        for digits in range(3, 10):
            near = float("%.*g" % (digits, value))
            if _rounded(near, kind) == value:
                return near
        return value
    if isinstance(value, Mapping):
        return {key: short(item, kind) for key, item in value.items()}
    return [short(item, kind) for item in value] if isinstance(value, (list, tuple)) else value


def arrow_values(column: Any) -> List[Any]:
    """A column's values in Python's own types; maps are mappings, and no lists of pairs."""
    convert = _converter(column.type)
    values = column.to_pylist()
    if small(column.type):
        values = short(values, small(column.type))
    return values if convert is None else [convert(value) for value in values]


def _rounded(value: float, kind: str) -> Optional[float]:
    try:
        return float(struct.unpack(kind, struct.pack(kind, value))[0])
    except OverflowError:
        return None


def _kind(value: Any) -> str:
    return "a value of type %s" % type(value).__name__


def _table_rows(table: Any) -> Iterator[Mapping[str, Any]]:
    if type(table).__name__ == "LazyFrame":
        table = table.collect()
    kind = type(table)
    if hasattr(kind, "to_batches"):
        return (row for batch in table.to_batches() for row in _arrow_rows(batch))
    if kind.__name__ == "RecordBatch":
        return _arrow_rows(table)
    if hasattr(kind, "iter_rows"):
        return _shortened(table.iter_rows(named=True), table.schema.items())
    if hasattr(kind, "itertuples"):
        return _pandas_rows(with_labels(table))
    return iter(table.toLocalIterator())


def _arrow_rows(batch: Any) -> Iterator[Mapping[str, Any]]:
    names = _names(batch.schema.names)
    for first in range(0, batch.num_rows, _MOST_ROWS):
        columns = [arrow_values(column) for column in batch.slice(first, _MOST_ROWS).columns]
        yield from (dict(zip(names, row)) for row in zip(*columns))


def _pandas_rows(frame: Any) -> Iterator[Mapping[str, Any]]:
    names = _names(frame.columns)
    rows = (dict(zip(names, row)) for row in frame.itertuples(index=False, name=None))
    return _shortened(rows, zip(names, frame.dtypes))


def _shortened(rows: Iterator[Dict[str, Any]], types: Iterable[Tuple[str, Any]]) -> Iterator[Dict[str, Any]]:
    kinds = [(name, small(type)) for name, type in types if small(type)]
    if not kinds:
        return rows
    return ({**row, **{name: short(row[name], kind) for name, kind in kinds}} for row in rows)


def _names(columns: Any) -> List[str]:
    """The fields that columns are.

    :raises ValueError: for two of one name, and names that are tuples.
    """
    names: Dict[str, None] = {}
    for column in columns:
        if isinstance(column, tuple):
            raise ValueError(
                "found a column %r, expected names that are texts: frame.columns = "
                '["_".join(map(str, name)) for name in frame.columns]' % (column,))
        if str(column) in names:
            raise ValueError("found two columns %s, expected names that differ" % column)
        names[str(column)] = None
    return list(names)


def _converter(kind: Any) -> Optional[Callable[[Any], Any]]:
    """What makes mappings of the maps in a value; None where there is none."""
    import pyarrow.types as types

    if types.is_map(kind):
        inner = _converter(kind.item_type) or _same
        return lambda pairs: None if pairs is None else {
            key if isinstance(key, str) else str(key): inner(value) for key, value in pairs}
    if types.is_list(kind) or types.is_large_list(kind):
        item = _converter(kind.value_type)
        return item and (lambda values: None if values is None else [item(v) for v in values])
    if types.is_struct(kind):
        parts = {field.name: _converter(field.type) or _same for field in kind}
        if all(part is _same for part in parts.values()):
            return None
        return lambda value: None if value is None else {
            name: parts[name](item) for name, item in value.items()}
    return None


def _same(value: Any) -> Any:
    return value
