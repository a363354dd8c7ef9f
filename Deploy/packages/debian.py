"""The package for Debian and its descendants."""
import gzip
import shutil
import subprocess
import tempfile
import textwrap
import time
import pathlib

from release import DESCRIPTION, GLIBC

ROOT = pathlib.Path(__file__).resolve().parents[2]
MAINTAINER = "The Platen project <maintainers@platen.invalid>"

COPYRIGHT = """\
Platen is under the Apache License, Version 2.0: /usr/share/common-licenses/Apache-2.0.

The linked libraries and the fonts have their own licences: /usr/share/platen/licences and
/usr/share/platen/fonts/Licenses.
"""
# What is released brings its engines and fonts along, so that it draws the same bytes everywhere.
OVERRIDES = "platen: embedded-library\nplaten: duplicate-font-file\n"


def control(release, kilobytes):
    """The package's description (Debian Policy, 5.3)."""
    return textwrap.dedent(f"""\
        Package: platen
        Version: {release.version}
        Architecture: {release.architecture}
        Maintainer: {MAINTAINER}
        Installed-Size: {kilobytes}
        Depends: libc6 (>= {GLIBC[0]}.{GLIBC[1]}), libgcc-s1
        Section: graphics
        Priority: optional
        Description: {DESCRIPTION}
         The command platen and its HTTP service measure labels with HarfBuzz and
         place them as SwiftUI does. Engines and fonts come with them, so that the
         same input gives the same bytes on every machine.
        """)


def make(release):
    """Writes the package, and returns its path."""
    with tempfile.TemporaryDirectory() as work:
        root = pathlib.Path(work) / "root"
        shutil.copytree(release.tree, root / "usr")
        documents = root / "usr/share/doc/platen"
        documents.mkdir(parents=True)
        (documents / "copyright").write_text(COPYRIGHT)
        overrides = root / "usr/share/lintian/overrides"
        overrides.mkdir(parents=True)
        (overrides / "platen").write_text(OVERRIDES)
        date = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(release.epoch))
        entry = f"platen ({release.version}) stable; urgency=medium\n\n  * As released.\n\n -- {MAINTAINER}  {date}\n"
        (documents / "changelog.gz").write_bytes(gzip.compress(entry.encode(), 9, mtime=release.epoch))
        for page in (root / "usr/share/man").rglob("*.1"):
            release.compress(page)
        size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file())
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN/control").write_text(control(release, -(-size // 1024)))
        for path in [root, *root.rglob("*")]:
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        made = release.output / f"platen_{release.version}_{release.architecture}.deb"
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, made], check=True,
                       stdout=subprocess.DEVNULL, env={"PATH": "/usr/bin:/bin", "SOURCE_DATE_EPOCH": str(release.epoch)})
    return made
