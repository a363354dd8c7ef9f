"""A picture that was drawn."""

from __future__ import annotations

import base64
import json
import os
import secrets
from typing import Any, Dict, List, Mapping, Optional, Tuple, Union

# A picture's own ``bytes`` hide the type.
_Bytes = bytes
_TEXTS = ("svg", "json")
# Endings that say what is in a file.
_ENDINGS = ("svg", "png", "pdf", "json", "webp", "jpg", "gif")


class Picture:
    """A picture: its bytes and its properties.

    A notebook shows it, as SVG, PNG, PDF, WebP, JPEG or GIF, and plays an animation.
    """

    __slots__ = ("bytes", "format", "sha256", "findings", "id", "number", "milliseconds", "width", "height", "layout")

    bytes: _Bytes
    format: str
    """svg, png, pdf, webp, jpg, gif or json."""
    sha256: str
    """The SHA-256 of the bytes, in hexadecimal."""
    findings: List[Dict[str, Any]]
    """Faults of the picture, such as a text that was cut off or a missing font."""
    id: Optional[str]
    """The name of the picture, if you gave it one."""
    number: int
    """Its number among the pictures of one call, from 1."""
    milliseconds: float
    """How long it took to draw; 0 for a picture that an equal row had drawn."""
    width: float
    """Its width in points."""
    height: float
    """Its height in points."""
    layout: Optional[Dict[str, Any]]
    """The positions of a cloud's words, if it was drawn with ``layout=True``, for ``previous``."""

    def __init__(
        self, data: _Bytes, format: str, sha256: str = "",
        findings: Optional[List[Dict[str, Any]]] = None, id: Optional[str] = None, number: int = 1,
        milliseconds: float = 0, width: float = 0, height: float = 0, layout: Optional[Dict[str, Any]] = None,
    ) -> None:
        self.bytes, self.format, self.sha256 = data, format, sha256
        self.findings = findings or []
        self.id, self.number, self.milliseconds = id, number, milliseconds
        self.width, self.height, self.layout = width, height, layout

    @property
    def size(self) -> int:
        """The number of bytes."""
        return len(self.bytes)

    @property
    def text(self) -> str:
        """The text of an SVG picture, or of the JSON with the position of every view.

        :raises ValueError: for other formats, which are not texts.
        """
        if self.format not in _TEXTS:
            raise ValueError("found a picture as %s, expected svg or json" % self.format)
        return self.bytes.decode("utf-8")

    def save(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes the picture into a file: the whole picture, or nothing after an error.

        It creates missing folders, and replaces an existing file.

        :raises OSError: if the file cannot be written.
        :raises ValueError: for a path with the ending of another format.
        """
        ending = os.path.splitext(os.fspath(path))[1][1:].lower()
        ending = "jpg" if ending == "jpeg" else ending
        if ending in _ENDINGS and ending != self.format:
            raise ValueError("found a picture as %s for %s, expected a path that ends in .%s%s" % (
                self.format, os.fspath(path), self.format,
                ', or a picture drawn with format="%s"' % ending))
        path = os.path.abspath(os.path.expanduser(os.fspath(path)))
        folder = os.path.dirname(path)
        os.makedirs(folder, exist_ok=True)
        # Beside the file, as only within a file system a file takes another's place in one step.
        part = os.path.join(folder, ".%s.part" % secrets.token_hex(8))
        try:
            with open(part, "xb") as file:
                file.write(self.bytes)
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, path)
        except BaseException:
            if os.path.exists(part):
                os.unlink(part)
            raise

    def _repr_svg_(self) -> Optional[str]:
        return self.text if self.format == "svg" else None

    def _repr_png_(self) -> Union[None, _Bytes, Tuple[_Bytes, Dict[str, int]]]:
        if self.format != "png" or not self.width:
            return self.bytes if self.format == "png" else None
        # Notebooks take a point for a pixel of the page, however many pixels the picture has for it.
        return self.bytes, {"width": round(self.width), "height": round(self.height)}

    def _repr_pdf_(self) -> Optional[_Bytes]:
        return self.bytes if self.format == "pdf" else None

    def _repr_jpeg_(self) -> Optional[_Bytes]:
        return self.bytes if self.format == "jpg" else None

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Dict[str, Any]:
        # Notebooks have no names of their own for these.
        return {"image/" + self.format: base64.b64encode(self.bytes).decode()} if self.format in ("webp", "gif") else {}

    def __bytes__(self) -> _Bytes:
        return self.bytes

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Picture):
            return NotImplemented
        return (self.format, self.bytes) == (other.format, other.bytes)

    def __hash__(self) -> int:
        return hash((self.format, self.bytes))

    def __repr__(self) -> str:
        name = " %r" % self.id if self.id is not None else ""
        found = ", %d findings" % len(self.findings) if self.findings else ""
        return "<Picture%s: %s, %d bytes%s>" % (name, self.format, self.size, found)


def picture_of(answer: Mapping[str, Any], number: int) -> Picture:
    """The picture that an answer without ``error`` has in it."""
    text = answer.get("text")
    data = text.encode("utf-8") if text is not None else base64.b64decode(answer["base64"])
    return Picture(
        data, str(answer["format"]), str(answer["sha256"]), list(answer.get("findings") or ()),
        answer.get("id"), number, float(answer.get("milliseconds") or 0),
        float(answer.get("width") or 0), float(answer.get("height") or 0), answer.get("layout"))


def layout_of(cloud: Any) -> Mapping[str, Any]:
    """Where the words of an earlier cloud lie, for one that follows it.

    :param cloud: A picture that was drawn with ``layout=True``, its ``layout``, or the path of a file that `platen cloud
        --layout` wrote.
    :raises ValueError: for a picture that does not know it, and a file that is no JSON.
    """
    if isinstance(cloud, Picture):
        if cloud.layout is None:
            raise ValueError("found a picture without its layout as previous, expected one drawn with layout=True")
        return cloud.layout
    if isinstance(cloud, Mapping):
        return cloud
    with open(cloud, encoding="utf-8") as file:
        told: Mapping[str, Any] = json.load(file)
        return told
