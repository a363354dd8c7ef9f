"""The wheel of the Python package that brings the command along."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from release import GLIBC

# Where the package has the tree: inside of it, as `pip install --target` loses what lies beside.
PLACE = "platen/_installed"
SCRIPT = "[console_scripts]\nplaten = platen._command:run\n"


def make(release, plain):
    """Writes the wheel, made of the one that has no command, and returns its path."""
    tool = [sys.executable if sys.prefix == "/usr" else "/usr/bin/python3", "-m", "wheel"]
    tag = f"py3-none-manylinux_{GLIBC[0]}_{GLIBC[1]}_{release.machine}"
    with tempfile.TemporaryDirectory() as work:
        subprocess.run([*tool, "unpack", "-d", work, plain], check=True, stdout=subprocess.DEVNULL)
        folder, = pathlib.Path(work).iterdir()
        place = folder / PLACE
        for part in ("bin/platen", "lib/platen", "share/platen"):
            source, target = release.tree / part, place / part
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copytree(source, target) if source.is_dir() else shutil.copy2(source, target)
        info, = folder.glob("*.dist-info")
        (info / "entry_points.txt").write_text(SCRIPT)
        said = (info / "WHEEL").read_text()
        said = said.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false").replace("py3-none-any", tag)
        (info / "WHEEL").write_text(said)
        environment = os.environ | {"SOURCE_DATE_EPOCH": str(release.epoch)}
        subprocess.run([*tool, "pack", "-d", release.output, folder], check=True, env=environment,
                       stdout=subprocess.DEVNULL)
    made, = release.output.glob("*.whl")
    # Wheels have no other compression; that of this program is 4 % better than zlib's best.
    subprocess.run(["advzip", "-z", "-q", "-2", made], check=True)
    return made
