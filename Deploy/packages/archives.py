"""The archive that can be unpacked anywhere."""
import pathlib
import shutil
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def make(release):
    """Writes the archive, and returns its path."""
    name = f"platen-{release.version}-linux-{release.machine}"
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work) / name
        shutil.copytree(release.tree, folder)
        shutil.copy2(HERE / "install.sh", folder)
        shutil.copy(HERE.parents[1] / "LICENSE", folder)
        path = release.output / f"{name}.tar"
        release.write_tar(folder, path, start=f"{name}/")
        return release.compress(path)
