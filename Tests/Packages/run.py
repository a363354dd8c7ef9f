#!/usr/bin/env python3
"""Installs what `make packages` made where nothing else is, and holds the pictures of all of it against each other.

    run.py [--packages FOLDER] [--work FOLDER] [--systems NAME ...]

Each release of Debian or Ubuntu is a folder that debootstrap makes and chroot enters, with mounts and processes of its own. The
Debian package, the archive and the wheel are installed there, each alone, and draw every scene of Fixtures/Scenes in
every format: all have to be the same bytes. The image's files are a folder, too, in which its server runs. It needs
root, the network, curl, debootstrap, lintian, skopeo and, for Ubuntu, ubuntu-keyring of Debian; and auditwheel of PyPI,
where that is found.
"""
import argparse
import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
DRAW = """
for scene in /mnt/scenes/*.yaml; do
  name=$(basename "$scene" .yaml)
  for format in svg png pdf; do "$platen" render "$scene" --quiet -o "/tmp/drawn/$name.$format" || echo "$name: $?"; done
  "$platen" render "$scene" --quiet --svg semantic -o "/tmp/drawn/$name.semantic.svg" || echo "$name: $?"
done
cd /tmp/drawn && sha256sum *
"""
INSTALLATIONS = {
    "deb": ("platen", "dpkg -i /mnt/packages/*.deb > /dev/null"),
    "archive": ("/opt/platen/bin/platen", "tar xzf /mnt/packages/platen-*-linux-*.tar.gz -C /tmp"
                " && /tmp/platen-*/install.sh /opt/platen > /dev/null && rm -r /tmp/platen-*"),
    "wheel": ("/opt/wheel/bin/platen", "python3 -m venv /opt/wheel"
              " && /opt/wheel/bin/pip install -q --no-index --disable-pip-version-check /mnt/packages/*.whl"
              " && /opt/wheel/bin/pip check -q"
              " && /opt/wheel/bin/python -c 'import platen; platen.tags([\"a\"], format=\"png\").save(\"/tmp/python.png\")'"),
}
PNG = b"\x89PNG"
# The first has the oldest glibc of all that are tried: 2.35.
UBUNTU = ("jammy", "noble")
failures = []


def check(holds, what):
    print(f"{'ok    ' if holds else 'FAILED'}  {what}", flush=True)
    if not holds:
        failures.append(what)


def within(root, text, **options):
    """Runs a shell's line in a root, with processes of its own."""
    enter = 'mount -t proc proc "$0/proc" && mount --bind "$1" "$0/mnt" && shift && exec chroot "$0" /bin/sh -euc "$1"'
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
    return subprocess.run(["unshare", "--mount", "--pid", "--fork", "sh", "-c", enter, root, options.pop("tried"), text],
                          env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)


def mirror(name):
    """Where a system is downloaded from: the older of Ubuntu are tried, too."""
    if name in UBUNTU:
        return "http://archive.ubuntu.com/ubuntu"
    said = subprocess.run(["apt-get", "indextargets", "--format", "$(SITE)"], stdout=subprocess.PIPE, text=True)
    return next(site for site in said.stdout.split() if site.endswith("/debian"))


def system(name, work):
    """The folder of a system with Python, as it comes from its mirror."""
    root = work / "systems" / name
    if not root.exists():
        root.parent.mkdir(exist_ok=True)
        making = root.with_suffix(".new")
        shutil.rmtree(making, ignore_errors=True)
        components = ["--components=main,universe"] if name in UBUNTU else []
        subprocess.run(["debootstrap", "--variant=minbase", "--include=python3,python3-venv", *components, name, making,
                        mirror(name)], check=True, stdout=subprocess.DEVNULL)
        making.rename(root)
    return root


def install(release, way, work, tried):
    """Installs in one way into a fresh Debian; returns the hash of each picture that it draws there."""
    root = work / "fresh"
    shutil.rmtree(root, ignore_errors=True)
    subprocess.run(["cp", "-a", system(release, work), root], check=True)
    program, command = INSTALLATIONS[way]
    start = time.monotonic()
    done = within(root, command, tried=tried)
    installed = time.monotonic()
    check(done.returncode == 0, f"{release}: the {way} is installed" + done.stdout * (done.returncode != 0))
    first = within(root, f"{program} grid first picture -o /tmp/first.png", tried=tried)
    seconds = time.monotonic() - installed
    check(first.returncode == 0, f"{release}: the {way} draws{first.stdout}")
    print(f"        installed in {installed - start:.1f} s, the first picture in {seconds:.2f} s")
    drawn = within(root, f"platen={program}; mkdir /tmp/drawn{DRAW}", tried=tried)
    if way == "deb":
        within(root, "dpkg --purge platen", tried=tried)
        check(not (root / "usr/share/platen").exists(), f"{release}: the package is removed without a rest")
    return dict(reversed(line.split()) for line in drawn.stdout.splitlines() if re.match("[0-9a-f]{64}", line)), [
        line for line in drawn.stdout.splitlines() if not re.match("[0-9a-f]{64}", line)]


def image_root(path, work):
    """Unpacks the layers of an image, as an engine does, and checks its hashes; returns the root and the settings."""
    root = work / "image"
    shutil.rmtree(root, ignore_errors=True)
    with tarfile.open(path) as layout:
        def blob(part):
            content = layout.extractfile("blobs/sha256/" + part["digest"].removeprefix("sha256:")).read()
            check("sha256:" + hashlib.sha256(content).hexdigest() == part["digest"], f"image: {part['mediaType']}")
            return content
        index = json.load(layout.extractfile("index.json"))
        manifest = json.loads(blob(index["manifests"][0]))
        config = json.loads(blob(manifest["config"]))
        for layer, expected in zip(manifest["layers"], config["rootfs"]["diff_ids"]):
            tar = gzip.decompress(blob(layer))
            check("sha256:" + hashlib.sha256(tar).hexdigest() == expected, "image: the layer's own hash")
            tarfile.open(fileobj=io.BytesIO(tar)).extractall(root)
    return root, config["config"]


def serve(path, work):
    """Runs the image's server in its root, and asks it for a picture."""
    root, config = image_root(path, work)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = dict(pair.split("=", 1) for pair in config["Env"]) | {"PLATEN_SERVER_PORT": str(port)}
    for place in ("proc", "dev"):
        (root / place).mkdir(exist_ok=True)
    # An engine gives each container these two.
    enter = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot --userspec="$1" "$0" "$2"'
    server = subprocess.Popen(["unshare", "--mount", "sh", "-c", enter, root, config["User"], *config["Entrypoint"]],
                              env=environment | {"PATH": os.environ["PATH"]}, stderr=subprocess.PIPE, text=True)
    try:
        address = f"http://127.0.0.1:{port}/v1/tags.png?tags=Swift"
        answered = subprocess.run(["curl", "-s", "--retry", "50", "--retry-connrefused", "--retry-delay", "1", address],
                                  stdout=subprocess.PIPE).stdout
        check(answered.startswith(PNG), f"image: its server draws a picture{'' if answered.startswith(PNG) else answered}")
    finally:
        server.terminate()
    check(server.wait() == 0, "image: SIGTERM ends it with 0")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--packages", type=pathlib.Path, default=ROOT / "out/packages")
    parser.add_argument("--work", type=pathlib.Path, default=ROOT / ".build/packages-tried")
    parser.add_argument("--systems", nargs="+", default=["bookworm", "trixie", "jammy"],
                        help="releases of Debian or Ubuntu")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    packages, work = options.packages.resolve(), options.work.resolve()
    check(subprocess.run(["sha256sum", "--quiet", "-c", "SHA256SUMS"], cwd=packages).returncode == 0, "SHA256SUMS")
    tried = work / "tried"
    shutil.rmtree(tried, ignore_errors=True)
    shutil.copytree(packages, tried / "packages")
    shutil.copytree(ROOT / "Fixtures/Scenes", tried / "scenes")
    expected = None
    for release in options.systems:
        for way in INSTALLATIONS:
            hashes, said = install(release, way, work, tried)
            expected = expected or (hashes, said)
            different = sorted(name for name in hashes if hashes[name] != expected[0].get(name))
            check(hashes and not different and said == expected[1],
                  f"{release}: {len(hashes)} pictures of the {way} are those of the first{': not ' * bool(different)}{' '.join(different)}")
    image, = packages.glob("*.oci.tar")
    check(subprocess.run(["skopeo", "inspect", "--raw", f"oci-archive:{image}"], stdout=subprocess.DEVNULL).returncode == 0,
          "image: skopeo reads it")
    serve(image, work)
    package, = packages.glob("*.deb")
    check(subprocess.run(["lintian", "--fail-on", "error", package]).returncode == 0, "lintian has no errors")
    if shutil.which("auditwheel"):
        wheel, = packages.glob("*.whl")
        said = subprocess.run(["auditwheel", "show", wheel], stdout=subprocess.PIPE, text=True).stdout
        tag = re.search("manylinux_[0-9]+_[0-9]+", wheel.name)[0]
        check(f'platform tag:\n"{tag}' in said.replace(': "', ':\n"'), f"auditwheel says {tag}")
    else:
        print("        no auditwheel: the wheel's tag was not judged")
    shutil.rmtree(work / "fresh", ignore_errors=True)
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
