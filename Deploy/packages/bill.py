"""What a release is made of: the libraries linked into it with their licences, as a bill of materials in SPDX 2.3.

https://spdx.github.io/spdx-spec/v2.3
"""
import json
import pathlib
import re
import shutil
import subprocess
import time
import typing

from engines import LINKED, output, tool

FONTS_ROW = re.compile(r"\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]*`Licenses/[^`]+`[^|]*) \|")


class Part(typing.NamedTuple):
    name: str
    version: str
    source: str
    licence: pathlib.Path


def debian_parts():
    """The libraries of Debian."""
    for package in LINKED:
        version, source = output("dpkg-query", "-W", "-f", "${Version}\t${source:Package}", package).split("\t")
        yield Part(source, version, f"pkg:deb/debian/{package}@{version}", pathlib.Path(f"/usr/share/doc/{package}/copyright"))


def swift_parts(root):
    """The toolchain's libraries, and the packages of Package.swift."""
    version = re.search(r"Swift version (\S+)", output("swift", "--version", stderr=subprocess.DEVNULL))[1]
    folder = pathlib.Path(tool("swift")).parents[1]
    yield Part("swift", version, f"pkg:github/swiftlang/swift@{version}", folder / "share/swift/LICENSE.txt")
    for pin in json.loads((root / "Package.resolved").read_text())["pins"]:
        owner, name = re.sub(r"\.git$", "", pin["location"]).split("/")[-2:]
        version = pin["state"].get("version", pin["state"].get("revision"))
        licence, *_ = (root / ".build/checkouts" / name).glob("LICENSE*")
        yield Part(name, version, f"pkg:github/{owner}/{name}@{version}", licence)


def font_parts(root):
    """The fonts, whose licences lie beside them."""
    for family, version, source, licence in FONTS_ROW.findall((root / "Fonts/README.md").read_text()):
        yield Part(family, version, source, root / "Fonts" / re.search("`(Licenses/[^`]+)`", licence)[1])


def parts(root):
    """All that a release is made of besides Platen itself."""
    return [*debian_parts(), *swift_parts(root), *font_parts(root)]


def add_licences(tree, parts):
    """Puts the licences of what is linked in into a tree; the fonts have theirs beside them."""
    folder = tree / "share/platen/licences"
    folder.mkdir(parents=True)
    for part in parts:
        if "Fonts/Licenses" not in str(part.licence):
            shutil.copy(part.licence, folder / f"{part.name}.txt")
    # That of libqrencode, to which Debian's statement leads.
    shutil.copy("/usr/share/common-licenses/LGPL-2.1", folder)


def identifier(part):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.]+", "-", part.name)


def make(release, parts):
    """Writes the bill, and returns its path."""
    created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(release.epoch))
    name = f"platen-{release.version}-linux-{release.machine}"
    packages = [{"SPDXID": "SPDXRef-platen", "name": "platen", "versionInfo": release.version,
                 "downloadLocation": "NOASSERTION", "licenseConcluded": "Apache-2.0"}]
    for part in parts:
        package = {"SPDXID": identifier(part), "name": part.name, "versionInfo": part.version,
                   "downloadLocation": "NOASSERTION"}
        if part.source.startswith("pkg:"):
            package["externalRefs"] = [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                                        "referenceLocator": part.source}]
        else:
            package["downloadLocation"] = f"https://{part.source}"
        packages.append(package)
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": name,
        "documentNamespace": f"https://spdx.org/spdxdocs/{name}-{release.epoch}",
        "creationInfo": {"created": created, "creators": ["Tool: make packages"]}, "packages": packages,
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-platen"},
            *({"spdxElementId": "SPDXRef-platen", "relationshipType": "CONTAINS", "relatedSpdxElement": identifier(part)}
              for part in parts)],
    }
    made = release.output / f"{name}.spdx.json"
    made.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n")
    return made
