"""The image of a container with the server, in the layout of the Open Container Initiative, made without an engine.

https://github.com/opencontainers/image-spec: a blob for each of layer, configuration and manifest, named by its hash.
"""
import gzip
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

USER = 10001
FORMAT = "application/vnd.oci.image"


def loaded(program):
    """The files that the loader brings into a process of a program, with itself."""
    said = subprocess.run(["ldd", program], check=True, stdout=subprocess.PIPE, text=True).stdout
    return {path for path in re.findall(r"(/\S+) \(0x", said) if "/platen/" not in path}


def fill(root, tree):
    """Puts into a root what the server, and batches of the command, need: no shell, no package manager."""
    for part in ("bin", "lib/platen", "share/platen/fonts", "share/platen/licences"):
        shutil.copytree(tree / part, root / "usr" / part)
    for path in loaded(tree / "bin/platen-server"):
        # The loader looks here without a configuration.
        place = root / path[1:] if "ld-linux" in path else root / "lib" / pathlib.Path(path).name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, place)
    (root / "etc").mkdir()
    (root / "etc/passwd").write_text(f"root:x:0:0::/:/\nplaten:x:{USER}:{USER}::/:/\n")
    (root / "etc/group").write_text(f"root:x:0:\nplaten:x:{USER}:\n")
    (root / "tmp").mkdir()
    (root / "tmp").chmod(0o1777)


def configuration(release, layer):
    """What a container of the image runs, as the settings of Deploy/Dockerfile are."""
    created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(release.epoch))
    return {
        "created": created, "architecture": release.architecture, "os": "linux",
        "config": {
            "User": str(USER), "ExposedPorts": {"8080/tcp": {}, "9090/tcp": {}}, "Entrypoint": ["/usr/bin/platen-server"],
            "Env": ["PATH=/usr/bin", "PLATEN_SERVER_HOST=0.0.0.0", "PLATEN_SERVER_LOG_FORMAT=json"],
            "StopSignal": "SIGTERM",
            "Labels": {"org.opencontainers.image.title": "platen-server",
                       "org.opencontainers.image.version": release.version,
                       "org.opencontainers.image.licenses": "Apache-2.0"}},
        "rootfs": {"type": "layers", "diff_ids": [layer]},
        "history": [{"created": created, "comment": "make packages"}],
    }


class Blobs:
    """The folder of an image's parts."""

    def __init__(self, folder):
        self.folder = folder / "blobs/sha256"
        self.folder.mkdir(parents=True)

    def add(self, content, kind):
        """Keeps a part; returns what stands for it in others."""
        content = content if isinstance(content, bytes) else json.dumps(content, sort_keys=True).encode()
        name = hashlib.sha256(content).hexdigest()
        (self.folder / name).write_bytes(content)
        return {"mediaType": kind, "digest": f"sha256:{name}", "size": len(content)}


def make(release):
    """Writes the image as one file, which `docker load` and `skopeo` read, and returns its path."""
    with tempfile.TemporaryDirectory() as work:
        root, layout = pathlib.Path(work) / "root", pathlib.Path(work) / "layout"
        root.mkdir()
        fill(root, release.tree)
        blobs, layer = Blobs(layout), pathlib.Path(work) / "layer.tar"
        release.write_tar(root, layer)
        tar = layer.read_bytes()
        config = configuration(release, f"sha256:{hashlib.sha256(tar).hexdigest()}")
        manifest = {
            "schemaVersion": 2, "mediaType": f"{FORMAT}.manifest.v1+json",
            "config": blobs.add(config, f"{FORMAT}.config.v1+json"),
            "layers": [blobs.add(gzip.compress(tar, 9, mtime=release.epoch), f"{FORMAT}.layer.v1.tar+gzip")],
        }
        index = {"schemaVersion": 2, "mediaType": f"{FORMAT}.index.v1+json", "manifests": [
            blobs.add(manifest, f"{FORMAT}.manifest.v1+json") | {
                "platform": {"architecture": release.architecture, "os": "linux"},
                "annotations": {"org.opencontainers.image.ref.name": release.version,
                                "io.containerd.image.name": f"platen-server:{release.version}"}}]}
        (layout / "index.json").write_text(json.dumps(index, sort_keys=True))
        (layout / "oci-layout").write_text('{"imageLayoutVersion": "1.0.0"}')
        made = release.output / f"platen-server-{release.version}-{release.machine}.oci.tar"
        release.write_tar(layout, made)
    return made
