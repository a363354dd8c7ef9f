"""What all that is released has in common: the installed tree, its version, its machine, and the time of its files."""
import dataclasses
import functools
import gzip
import pathlib
import platform
import subprocess
import tarfile

DESCRIPTION = "clouds of words, cards, badges, clocks and grids as SVG, PNG and PDF"
# The oldest glibc that the programs run on (Deploy/packages/libc.c).
GLIBC = (2, 34)


@dataclasses.dataclass(frozen=True)
class Release:
    tree: pathlib.Path
    output: pathlib.Path
    epoch: int

    @functools.cached_property
    def version(self):
        said = subprocess.run([self.tree / "bin/platen", "--version"], check=True, stdout=subprocess.PIPE, text=True)
        return said.stdout.splitlines()[0].split()[-1]

    @property
    def machine(self):
        """The processor by its name in the kernel: x86_64, aarch64."""
        return platform.machine()

    @property
    def architecture(self):
        """The processor by its name in Debian and in images: amd64, arm64."""
        return {"x86_64": "amd64", "aarch64": "arm64"}[self.machine]

    def write_tar(self, folder, path, start="", owner="root"):
        """Writes a folder as a tar that depends on names, modes and contents alone."""
        def plain(entry):
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = owner
            entry.mtime = self.epoch
            entry.mode = 0o1777 if entry.mode & 0o1000 else 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
            return entry

        with open(path, "wb") as file, tarfile.open(fileobj=file, mode="w", format=tarfile.PAX_FORMAT) as tar:
            for place in sorted(folder.rglob("*")):
                name = start + str(place.relative_to(folder))
                tar.add(place, name, recursive=False, filter=plain)

    def compress(self, path):
        """Writes a file's gzip beside it, and removes the file; returns the path of what was written."""
        target = path.with_name(path.name + ".gz")
        with open(target, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=self.epoch) as packed:
            packed.write(path.read_bytes())
        path.unlink()
        return target
