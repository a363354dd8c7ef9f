"""Pictures for the rows of a Spark data frame, drawn where the rows are.

>>> import platen.spark
>>> cards = platen.spark.render(people, "card.yaml", format="png", id="name")
>>> cards.write.parquet("s3a://bucket/cards")                        # the bytes, in a column
>>> platen.spark.write_tar(cards, "s3://bucket/cards", "{name}.png")    # or a tar for each partition

Each task streams its rows through one ``platen batch``, without a shuffle and without the driver. Its memory
does not grow with its rows. It needs pyspark 4, pyarrow, and on every node this package (:func:`add_package`
sends it) and the command.
"""

from __future__ import annotations

import collections
import functools
import hashlib
import json
import os
import tempfile
import warnings
import zipfile
from typing import (
    TYPE_CHECKING, Any, Callable, Deque, Dict, Iterable, Iterator, List, NamedTuple, Optional, Sequence, Set, Tuple, Union)

from ._command import Command, Settings, effective, folder_path
from ._errors import CommandNotFound, PlatenError
from ._files import TAR_END, Target, Unnamed, check_template, file_name, tar_header
from ._jobs import Scene
from ._many import SceneFile, check_scene, outcome, row_line, scene_arguments, scene_places, scene_text
from ._options import Format, SceneOptions
from ._picture import Picture
from ._process import Process, start
from ._rows import arrow_values
from ._stream import answers

if TYPE_CHECKING:
    from typing_extensions import Unpack

# Data frames, sessions, batches and fields are pyspark's and pyarrow's, which need not be there.
DataFrame = Any
SparkSession = Any
RecordBatch = Any

_NAMES = ("picture", "sha256", "findings", "error")
# What a batch may have that is handed on to Spark.
_MOST_ROWS = 512
_MOST_BYTES = 8 << 20
# The bytes of a name's hash: of a thousand million names two would have the same with one chance in 10^11.
_NAME = 12


def render(
    df: DataFrame, scene: Scene, format: Format = "svg", *, id: Optional[str] = None,
    data: Optional[Sequence[str]] = None, scale: Optional[float] = None, strict: bool = False,
    command: Optional[Command] = None, fonts: Any = None, workers: Optional[int] = 1,
    **options: Unpack[SceneOptions],
) -> DataFrame:
    """Draws a scene for each row of a data frame, when the pictures are needed.

    It adds the columns ``picture`` (the bytes), ``sha256``, ``findings`` (a list in JSON) and ``error``
    (the reason why there is no picture, or null).

    :param df: The rows. Dates, decimals, arrays, maps and structs have the types that they have in Python.
    :param scene: A text, a mapping, or the path of a file at the driver. The executors do not get the
        files that a scene names.
    :param id: The column with the name of a picture, for its error.
    :param data: The columns that the scene's texts name; default: all.
    :param scale: Pixels per point of PNG, WebP and JPEG; default: the scene's own.
    :param strict: Whether a picture with findings is an error.
    :param command: The command on the executors; default: that of :func:`platen.configure`, then that in
        the executors' variable PLATEN (``spark.executorEnv.PLATEN``), then ``platen`` on their PATH.
    :param fonts: A folder of fonts on the executors, to use before the bundled ones.
    :param workers: How many pictures a task draws at once; match ``spark.task.cpus``.
    :param options: The options of :meth:`platen.Session.render`.
    :raises ValueError: for a column that does not exist, or that would exist twice.
    :raises SceneError: for an error that no row can fix, if the driver has the command.
    """
    names = list(df.columns)
    taken = [name for name in _NAMES if name in names]
    if taken:
        raise ValueError("found the column %s, expected none of that name" % ", ".join(taken))
    fields = names if data is None else list(data)
    for name in [*fields, *([id] if id is not None else [])]:
        if name not in names:
            raise ValueError("found no column %s, expected one of %s" % (name, ", ".join(names)))
    settings = effective(Settings(command, folder_path(fonts), workers))
    plan = _Plan(scene_text(scene), fields, id, scene_arguments(format, scale, strict, options), settings)
    _check(plan)
    return df.mapInArrow(functools.partial(_draw, plan=plan), _extended(df.schema))


def write_files(
    df: DataFrame, template: str, *, picture: str = "picture",
    filesystem: Optional[Callable[[], Any]] = None,
) -> Dict[str, int]:
    """Writes each picture into a separate file, from the executor that drew it.

    A task that runs again writes the same files with the same bytes. A file appears only as a whole.

    :param df: A data frame with pictures, as :func:`render` returns it. Rows without a picture are skipped.
    :param template: The path of a file, with columns in braces: ``s3://bucket/cards/{id}.png``. Characters
        that would lead to another folder are escaped (``/`` is %2F). A path without a scheme is on a file
        system that all nodes share.
    :param picture: The column with the bytes.
    :param filesystem: A function that makes a ``pyarrow.fs.FileSystem`` on an executor, if a URL is
        not enough, such as with other credentials: see the package's README.
    :returns: The number of files and of bytes that were written, of rows without a picture, and of pictures
        without a valid file name (null, or over 255 bytes long). A warning names the first of the last.
    :raises ValueError: for a column that does not exist, and for two rows with the same name: within a
        task, in the error of the task; in two tasks, after everything is written.
    """
    check_template(template, df.columns)
    target = Target(template, filesystem)
    return _written(df, functools.partial(_files, target=target, picture=picture))


def write_tar(
    df: DataFrame, folder: str, name: str, *, picture: str = "picture", overwrite: bool = False,
    filesystem: Optional[Callable[[], Any]] = None,
) -> Dict[str, int]:
    """Writes the pictures of each partition into a tar, ``part-00000.tar`` and so on.

    Use it for many small pictures, because object stores and HDFS handle many small files badly. The same
    partitions give the same tars, byte by byte. The file ``_SUCCESS`` appears after all tars.

    :param df: A data frame with pictures, as :func:`render` returns it. Rows without a picture are skipped.
    :param folder: The folder of the tars; see :func:`write_files` for URLs and ``filesystem``.
    :param name: The name of a picture within a tar, with columns in braces: ``{id}.png``.
    :param overwrite: Whether to remove existing tars first.
    :returns: As :func:`write_files`.
    :raises FileExistsError: if tars exist, and ``overwrite`` is false.
    :raises ValueError: for a column that does not exist, and for two pictures of a tar with the same name.
    """
    check_template(name, df.columns)
    target = Target(folder.rstrip("/"), filesystem)
    target.clear("part-", ".tar", overwrite)
    told = _written(df, functools.partial(_tar, target=target, name=name, picture=picture))
    target.write("_SUCCESS", [b""])
    return told


def add_package(spark: SparkSession) -> None:
    """Sends this package to the executors of a session that do not have it."""
    folder = os.path.dirname(os.path.abspath(__file__))
    path = os.path.join(tempfile.mkdtemp(prefix="platen-"), "platen-package.zip")
    with zipfile.ZipFile(path, "w") as archive:
        for name in sorted(os.listdir(folder)):
            if name.endswith((".py", ".typed")):
                archive.write(os.path.join(folder, name), "platen/" + name)
    if hasattr(spark, "sparkContext") and type(spark).__module__ == "pyspark.sql.session":
        spark.sparkContext.addPyFile(path)
    else:
        spark.addArtifacts(path, pyfile=True)


# Drawing, in a task.


class _Plan(NamedTuple):
    """What a task has to know."""

    scene: str
    fields: List[str]
    id: Optional[str]
    arguments: List[str]
    settings: Settings


def _check(plan: _Plan) -> None:
    """Looks for what is wrong in the scene before a job starts, where the command is at the driver, too."""
    with SceneFile(plan.scene) as path:
        try:
            check_scene(lambda: start(plan.settings, [path, *plan.arguments]), dict.fromkeys(plan.fields), path)
        except CommandNotFound:
            return


def _draw(batches: Iterator[RecordBatch], plan: _Plan) -> Iterator[RecordBatch]:
    """Yields the batches with pictures, each as soon as its last picture is there."""
    rows = _Rows(batches, plan)
    with SceneFile(plan.scene) as path:

        def begin() -> Process:
            return start(plan.settings, [path, *plan.arguments])

        drawn: List[Tuple[Any, ...]] = []
        size = 0
        for number, answer in enumerate(answers(begin, rows.lines(), places=scene_places(path)), 1):
            result = outcome(answer, number, rows.names.popleft(), path)
            drawn.append(_columns(result))
            size += result.size if isinstance(result, Picture) else 0
            left = rows.left
            if len(drawn) == min(left, _MOST_ROWS) or size >= _MOST_BYTES:
                yield _with_pictures(rows.take(len(drawn)), drawn)
                drawn, size = [], 0


class _Rows:
    """The rows that are on their way, as the batches in which they came."""

    def __init__(self, batches: Iterator[RecordBatch], plan: _Plan) -> None:
        self._batches = batches
        self._plan = plan
        self._waiting: List[RecordBatch] = []
        self._taken = 0
        self._number = 0
        self.names: Deque[Union[None, str, PlatenError]] = collections.deque()

    def lines(self) -> Iterator[bytes]:
        plan = self._plan
        for batch in self._batches:
            if batch.num_rows == 0:
                continue
            self._waiting.append(batch)
            for first in range(0, batch.num_rows, _MOST_ROWS):
                for row in _python_rows(batch.slice(first, _MOST_ROWS), plan.fields, plan.id):
                    self._number += 1
                    line, name = row_line(row, self._number, plan.id, plan.fields)
                    self.names.append(name)
                    yield line

    @property
    def left(self) -> int:
        """How many rows of the first batch have not been taken."""
        return int(self._waiting[0].num_rows) - self._taken

    def take(self, count: int) -> RecordBatch:
        """The next rows, as they came."""
        batch = self._waiting[0]
        taken = batch.slice(self._taken, count)
        self._taken += count
        if self._taken == batch.num_rows:
            self._waiting.pop(0)
            self._taken = 0
        return taken


def _python_rows(
    batch: RecordBatch, fields: Sequence[str], id: Optional[str]
) -> Iterator[Dict[str, Any]]:
    """The rows in Python's own types; maps are mappings, and not lists of pairs."""
    names: List[str] = list(fields) + ([id] if id is not None and id not in fields else [])
    columns = [arrow_values(batch.column(batch.schema.get_field_index(name))) for name in names]
    for row in range(batch.num_rows):
        yield {name: column[row] for name, column in zip(names, columns)}


def _columns(result: Any) -> Tuple[Any, ...]:
    if isinstance(result, PlatenError):
        named = "%s: %s" % (result.id, result) if result.id is not None else str(result)
        return None, None, None, named
    findings = json.dumps(result.findings, ensure_ascii=False) if result.findings else "[]"
    return result.bytes, result.sha256, findings, None


def _with_pictures(batch: RecordBatch, drawn: Sequence[Tuple[Any, ...]]) -> RecordBatch:
    import pyarrow as pa

    added = [
        pa.array([row[i] for row in drawn], kind)
        for i, kind in enumerate([pa.binary(), pa.string(), pa.string(), pa.string()])
    ]
    names = [*batch.schema.names, *_NAMES]
    return pa.RecordBatch.from_arrays([*batch.columns, *added], names)


def _extended(schema: Any) -> Any:
    from pyspark.sql.types import BinaryType, StringType, StructField, StructType

    kinds = [BinaryType(), StringType(), StringType(), StringType()]
    added = [StructField(name, kind, True) for name, kind in zip(_NAMES, kinds)]
    return StructType([*schema.fields, *added])


# Writing, in a task.


def _written(df: DataFrame, write: Callable[..., Any]) -> Dict[str, int]:
    """Runs what writes, and adds up what its tasks tell: a row each."""
    kinds = "pictures bigint, bytes bigint, missing bigint, unnamed bigint, reason string, names binary"
    told = df.mapInArrow(write, kinds).collect()
    names = [bytes(row["names"]) for row in told]
    count = sum(map(len, names)) // _NAME
    known = {part[place:place + _NAME] for part in names for place in range(0, len(part), _NAME)}
    if len(known) < count:
        raise ValueError("found %d pictures with the name of another, expected a unique name for each: %d files exist"
                         % (count - len(known), len(known)))
    counts = {name: sum(row[name] for row in told) for name in ("pictures", "bytes", "missing", "unnamed")}
    if counts["unnamed"]:
        reason = next(row["reason"] for row in told if row["reason"])
        warnings.warn("%d pictures were not written, the first of a task: %s" % (counts["unnamed"], reason), stacklevel=3)
    return counts


class _Writing:
    """What a task writes, and what is told of it. Names are kept as hashes, as there may be very many."""

    def __init__(self) -> None:
        self.pictures = self.size = self.missing = self.unnamed = 0
        self.reason: Optional[str] = None
        self.known: Set[bytes] = set()

    def named(
        self, batches: Iterator[RecordBatch], picture: str, name: Callable[[Dict[str, Any]], str]
    ) -> Iterator[Tuple[str, bytes]]:
        """The pictures with their names; rows without one of these are counted.

        :raises ValueError: for a name that was there before.
        """
        for batch in batches:
            for row in batch.to_pylist():
                data = row.pop(picture)
                if data is None:
                    self.missing += 1
                    continue
                try:
                    found = self._new(name(row))
                except Unnamed as error:
                    self.unnamed += 1
                    self.reason = self.reason or str(error)
                    continue
                yield found, bytes(data)
                self.pictures += 1
                self.size += len(data)

    def told(self, names: Iterable[bytes] = ()) -> RecordBatch:
        import pyarrow as pa

        values = [self.pictures, self.size, self.missing, self.unnamed]
        arrays = [pa.array([value], pa.int64()) for value in values]
        arrays += [pa.array([self.reason], pa.string()), pa.array([b"".join(names)], pa.binary())]
        return pa.RecordBatch.from_arrays(arrays, ["pictures", "bytes", "missing", "unnamed", "reason", "names"])

    def _new(self, name: str) -> str:
        key = hashlib.blake2b(name.encode("utf-8", "surrogatepass"), digest_size=_NAME).digest()
        if key in self.known:
            raise ValueError("found two pictures with the name %s, expected a unique name for each" % name)
        self.known.add(key)
        return name


def _files(
    batches: Iterator[RecordBatch], target: Target, picture: str
) -> Iterator[RecordBatch]:
    writing = _Writing()
    for path, data in writing.named(batches, picture, target.name):
        target.write_at(path, data)
    yield writing.told(sorted(writing.known))


def _tar(
    batches: Iterator[RecordBatch], target: Target, name: str, picture: str
) -> Iterator[RecordBatch]:
    from pyspark import TaskContext

    context = TaskContext.get()
    writing = _Writing()

    def pieces() -> Iterator[bytes]:
        for found, data in writing.named(batches, picture, functools.partial(file_name, name)):
            yield tar_header(found, len(data))
            yield data
            yield b"\0" * (-len(data) % 512)
        yield TAR_END

    target.write("part-%05d.tar" % (context.partitionId() if context else 0), pieces())
    yield writing.told()
