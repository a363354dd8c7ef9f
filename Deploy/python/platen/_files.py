"""Where executors write: files that are there as a whole or not at all."""

from __future__ import annotations

import os
import posixpath
import re
import secrets
import tarfile
from typing import Any, Callable, Iterable, Mapping, Optional, Tuple

TAR_END = b"\0" * 1024
"""What a tar ends with."""

# File systems in which a file takes another's place in one step, and which have folders. In others, which
# are stores of objects, an object is there once its last byte is.
_WITH_FOLDERS = ("local", "hdfs")
_FIELD = re.compile(r"\{([^{}]+)\}")


# The most bytes of a name, in all file systems that are in use.
_MOST = 255


class Unnamed(ValueError):
    """A row that has no name that a file can have."""


def check_template(template: str, columns: Iterable[str]) -> None:
    """
    :raises ValueError: for a column that there is not.
    """
    known = list(columns)
    for name in _FIELD.findall(template):
        if name not in known:
            raise ValueError("found {%s} in %s, expected one of %s" % (name, template, ", ".join(known)))


def file_name(template: str, row: Mapping[str, Any]) -> str:
    """The name that a template has for a row.

    :raises Unnamed: for a column that has nothing in it, and a name that is too long.
    """
    def value(match: "re.Match[str]") -> str:
        if row.get(match[1]) is None:
            raise Unnamed("found nothing in the column %s, expected a name for a file" % match[1])
        return _safe(str(row[match[1]]))

    made = _FIELD.sub(value, template)
    long = max(made.split("/"), key=lambda part: len(part.encode("utf-8", "surrogatepass")))
    if len(long.encode("utf-8", "surrogatepass")) > _MOST:
        raise Unnamed("found the name %s…, expected at most %d bytes" % (long[:40], _MOST))
    return made


def _safe(text: str) -> str:
    """The text without what would lead to another folder, or be no name."""
    text = re.sub(r'[%/\\:*?"<>|\x00-\x1f\x7f]', lambda match: "%%%02X" % ord(match[0]), text)
    return re.sub(r"^\.", "%2E", text) or "%"


def tar_header(name: str, size: int) -> bytes:
    """What stands before a file in a tar; it depends on the name and the size alone."""
    info = tarfile.TarInfo(name)
    info.size, info.mode, info.mtime = size, 0o644, 0
    return info.tobuf(tarfile.PAX_FORMAT, "utf-8", "surrogateescape")


class Target:
    """A folder, or a template of paths, of a file system."""

    def __init__(self, address: str, filesystem: Optional[Callable[[], Any]] = None) -> None:
        # What Hadoop calls S3.
        address = re.sub(r"^s3[an]://", "s3://", address)
        # Executors have other working folders.
        has_scheme = re.match(r"[A-Za-z][A-Za-z0-9+.-]*://?", address)
        self._address = address if has_scheme or filesystem else os.path.abspath(address)
        self._make = filesystem
        self._opened: Optional[Tuple[Any, str]] = None

    def __getstate__(self) -> Tuple[str, Optional[Callable[[], Any]]]:
        # A file system is opened where it is used.
        return self._address, self._make

    def __setstate__(self, state: Tuple[str, Optional[Callable[[], Any]]]) -> None:
        (self._address, self._make), self._opened = state, None

    def name(self, row: Mapping[str, Any]) -> str:
        """The path that the template has for a row."""
        return file_name(self._open()[1], row)

    def write_at(self, path: str, data: bytes) -> None:
        """Writes the file of a path that the template has."""
        _write(self._open()[0], path, [data])

    def write(self, name: str, pieces: Iterable[bytes]) -> None:
        """Writes a file of the folder."""
        filesystem, folder = self._open()
        _write(filesystem, posixpath.join(folder, name), pieces)

    def clear(self, start: str, end: str, overwrite: bool) -> None:
        """Removes the files of the folder whose names begin and end so.

        :raises FileExistsError: if there are some, and they are to stay.
        """
        from pyarrow.fs import FileSelector

        filesystem, folder = self._open()
        infos = filesystem.get_file_info(FileSelector(folder, allow_not_found=True))
        found = [
            info.path for info in infos
            if info.base_name.startswith(start) and info.base_name.endswith(end)
        ]
        if found and not overwrite:
            raise FileExistsError("%s exists already." % found[0])
        for path in found:
            filesystem.delete_file(path)

    def _open(self) -> Tuple[Any, str]:
        if self._opened is None:
            self._opened = self._found()
        return self._opened

    def _found(self) -> Tuple[Any, str]:
        from pyarrow import fs

        if self._make is not None:
            return self._make(), self._address
        # A template's braces are no part of an address.
        root = self._address.partition("{")[0]
        root = root[:root.rfind("/") + 1] if "{" in self._address else self._address
        try:
            filesystem, path = fs.FileSystem.from_uri(root)
        except (ValueError, NotImplementedError):
            import fsspec

            found, path = fsspec.core.url_to_fs(root)
            filesystem = fs.PyFileSystem(fs.FSSpecHandler(found))
        path = str(path)
        if len(root) < len(self._address):
            path = posixpath.join(path, self._address[len(root):])
        return filesystem, path


def _write(filesystem: Any, path: str, pieces: Iterable[bytes]) -> None:
    folder, name = posixpath.split(path)
    has_folders = filesystem.type_name in _WITH_FOLDERS
    part = posixpath.join(folder, ".%s.%s.part" % (name[:100], secrets.token_hex(8)))
    written = part if has_folders else path
    if has_folders:
        filesystem.create_dir(folder, recursive=True)
    try:
        with filesystem.open_output_stream(written) as stream:
            for piece in pieces:
                stream.write(piece)
        if has_folders:
            _move(filesystem, part, path)
    except BaseException:
        # Closing has made an object of what was written so far.
        if filesystem.get_file_info(written).is_file:
            filesystem.delete_file(written)
        raise


def _move(filesystem: Any, part: str, path: str) -> None:
    try:
        filesystem.move(part, path)
    except OSError:
        # HDFS does not write over what another try of the task has left.
        if not filesystem.get_file_info(path).is_file:
            raise
        filesystem.delete_file(path)
        filesystem.move(part, path)
