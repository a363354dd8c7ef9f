#!/usr/bin/env python3
"""Runs the steps of Deploy/Dockerfile where there is no container engine, and tries the image that comes of them.

Each stage is a folder: a Debian that debootstrap makes, in which RUN is run with chroot. In place of the image of Swift
stands that Debian with this machine's toolchain at /swift. Mounts and processes have namespaces of their own: none is
left. It needs root, Debian 12, its package debootstrap, the network, 8 GB of disk, and the time of a release build.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from subprocess import check_call, check_output

ROOT = os.path.realpath(os.path.join(__file__, "../../.."))
FILE = os.path.join(ROOT, "Deploy/Dockerfile")
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
# What the image of Swift has beyond debootstrap's smallest Debian, as far as a build needs it.
PACKAGES = ("binutils ca-certificates gcc git libc6-dev libcurl4-openssl-dev libedit-dev libncurses-dev libpython3-dev "
            "libsqlite3-dev libstdc++-12-dev libxml2-dev pkg-config tzdata zlib1g-dev")
results = []


def check(holds, what):
    results.append(bool(holds))
    print("%s  %s" % ("ok    " if holds else "FAILED", what), flush=True)


def git_paths():
    """The files of this machine's git configuration, and the folders that stand in for addresses there."""
    fields = check_output(["git", "config", "--list", "--show-origin", "-z"], cwd="/", text=True).split("\0")[:-1]
    copies = {field[4:].partition(".insteadof\n")[0] for field in fields[1::2] if field.startswith("url./")}
    return sorted(filter(os.path.exists, copies.union(origin.removeprefix("file:") for origin in fields[::2])))


class Stage:
    """One FROM and what follows it, in a folder."""

    def __init__(self, image, folder):
        self.folder, self.environment, self.copied = folder, {"PATH": PATH}, 0
        self.settings = {"USER": "0", "WORKDIR": "/", "STOPSIGNAL": "SIGTERM"}
        debian = os.path.join(os.path.dirname(folder), "debian")
        if not os.path.exists(debian):
            targets = check_output(["apt-get", "indextargets", "--format", "$(RELEASE) $(SITE)"], text=True)
            mirror = re.search(r"^bookworm (.*)", targets, re.M) or sys.exit("error: apt has no bookworm")
            check_call(["debootstrap", "--variant=minbase", "bookworm", debian, mirror[1]], stdout=subprocess.DEVNULL)
        check_call(["cp", "-a", debian, folder])
        # A mount of its own, which can be made read-only.
        check_call(["mount", "--bind", folder, folder])
        check_call(["mount", "--rbind", "/dev", folder + "/dev"])
        check_call(["mount", "-t", "proc", "proc", folder + "/proc"])
        self.bind("/etc/resolv.conf", "/etc/apt")
        if image.startswith("swift"):
            swift = shutil.which("swift") or sys.exit("error: no Swift toolchain: see https://www.swift.org/install")
            self.bind(os.path.dirname(os.path.dirname(os.path.realpath(swift))), place="/swift")
            self.bind(*git_paths())
            self.environment["PATH"] += ":/swift/bin"
            self.run("apt-get update -q && apt-get install -q -y --no-install-recommends " + PACKAGES)

    def bind(self, *paths, place=None):
        for path in paths:
            target = self.folder + (place or path)
            os.makedirs(target if os.path.isdir(path) else os.path.dirname(target), exist_ok=True)
            os.path.isdir(path) or pathlib.Path(target).touch()
            check_call(["mount", "--bind", path, target])
            check_call(["mount", "-o", "remount,bind,ro", target])

    def command(self, words):
        user, place = self.settings["USER"], self.settings["WORKDIR"]
        return ["chroot", "--userspec=" + user, self.folder, "env", "--chdir=" + place, *words]

    def run(self, text):
        begin, added = time.monotonic(), {"HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
        added |= {k: v for k, v in os.environ.items() if k.lower() in ("http_proxy", "https_proxy", "no_proxy")}
        check_call(self.command(["/bin/sh", "-c", text]), env=self.environment | added, stdin=subprocess.DEVNULL)
        print("RUN %s: %.0f s\n" % (" ".join(text.split()), time.monotonic() - begin), flush=True)

    def copy(self, sources, target, places):
        if sources == ["."]:
            ignored = pathlib.Path(FILE + ".dockerignore").read_text().split()
            assert not re.search("[/!#]", "".join(ignored)), "only names in the checkout's folder are known here"
            paths = [os.path.join(ROOT, name) for name in os.listdir(ROOT)
                     if not any(pathlib.PurePath(name).match(pattern) for pattern in ignored)]
        else:
            start, place = places[sources[0].removeprefix("--from=")]
            paths = [place + source.removeprefix(start) for source in sources[1:]]
            self.copied += sum(int(check_output(["du", "-sb", path]).split()[0]) for path in paths)
            # A folder is copied as what is in it.
            paths = [path + "/." if os.path.isdir(path) else path for path in paths]
        target = self.folder + os.path.join(self.settings["WORKDIR"], target)
        os.makedirs(target if target.endswith(("/", ".")) else os.path.dirname(target), exist_ok=True)
        check_call(["cp", "-dR", "--preserve=mode,timestamps", *paths, target])


def make_image(folder, built):
    """The stage that the Dockerfile ends with. What was built before stands for the folder DESTDIR of its stage."""
    stage, places = None, {}
    # Comments may stand between the lines of an instruction.
    text = re.sub(r"(?m)^\s*#.*\n", "", pathlib.Path(FILE).read_text("utf-8")).replace("\\\n", " ")
    for word, rest in re.findall(r"(?m)^\s*(\S+) +(.*)", text):
        if word == "FROM" and re.fullmatch(r"debian:12-slim|swift:6.3-bookworm AS \S+", rest):
            image, _, name = rest.partition(" AS ")
            places[name] = "", os.path.join(folder, name or "image")
            stage = None if built and name else Stage(image, places[name][1])
        elif word != "FROM" and stage is None:
            places |= {name: (start, built) for start in re.findall(r"DESTDIR=(\S+)", rest)}
        elif word == "RUN":
            stage.run(rest)
        elif word == "COPY" and re.match(r"(\.|--from=\S+ [^-]\S*) \S+$", rest):
            stage.copy(rest.split()[:-1], rest.split()[-1], places)
        elif word == "ENV" and "$" not in rest and '"' not in rest:
            stage.environment |= dict(pair.split("=", 1) for pair in rest.split())
        elif re.fullmatch(r"(USER|WORKDIR|EXPOSE|STOPSIGNAL) \S+|(ENTRYPOINT|HEALTHCHECK) .*\]", word + " " + rest):
            stage.settings[word] = json.loads(rest[rest.index("["):]) if "[" in rest else rest
        else:
            sys.exit("error: not known here: %s %s" % (word, rest))
    return stage


def ask(port, target, body=None):
    request = urllib.request.Request(f"http://127.0.0.1:{port}{target}", body, {"Content-Type": "application/json"})
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=20) as answer:
        return answer.read(), answer.headers["Content-Type"]


def start(words, health, environment):
    """A server that passes its health check, on a port that was free."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    environment = environment | {"PLATEN_SERVER_PORT": port}
    server = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL)
    # In a container the server is the first process.
    health = [word.replace("/proc/1/", f"/proc/{server.pid}/") for word in health]
    for _ in range(200):
        if subprocess.run(health, env=environment, capture_output=True, timeout=10).returncode == 0:
            return server, port
        time.sleep(0.1)
    raise OSError("the health check fails: " + " ".join(words))


def try_image(stage):
    """Starts what the image starts, as its user and with nothing to write to, and asks it for pictures."""
    check_call(["mount", "-o", "remount,bind,ro", stage.folder])
    settings, command = stage.settings, stage.command
    server, port = start(command(settings["ENTRYPOINT"]), command(settings["HEALTHCHECK"]), stage.environment)
    check(True, "the server starts on a read-only file system, and HEALTHCHECK passes")
    check(ask(port, "/health/ready")[0].strip() == b"ready", "/health/ready says that it is")
    program = shutil.which(settings["ENTRYPOINT"][0], path=":".join(stage.folder + place for place in PATH.split(":")))
    outside, other = start([program], [program, "--check"], {"PATH": PATH})
    for target, kind in (("/v1/tags.svg?tags=Swift,Kotlin", "image/svg+xml; charset=utf-8"),
                         ("/v1/tags.png?tags=%E6%97%A5%E6%9C%AC,%F0%9F%A6%8B", "image/png")):
        data, found = ask(port, target)
        check(data[:4] in (b"<svg", b"\x89PNG") and found == kind, "%s: %d bytes of %s" % (target, len(data), found))
        check(data == ask(other, target)[0], "the same bytes as outside of the image")
    scene = b'{"platen": 1, "canvas": {"timeZone": "Europe/Berlin"}, "view": {"text": %b}}'
    first, second = (ask(port, "/v1/render", scene % text) for text in (
        b'{"content": "2024-07-03T10:00:00Z", "format": "time(HH:mm)"}', b'"12:00"'))
    check(first == second, "10:00 in Greenwich is 12:00 in Berlin's summer")
    maps = pathlib.Path("/proc/%d/maps" % server.pid).read_text().splitlines()
    libraries = sorted({line.split()[-1].removeprefix(stage.folder) for line in maps if ".so" in line})
    server.send_signal(signal.Signals[settings["STOPSIGNAL"]])
    check(server.wait(30) == 0, "%s ends it with %s" % (settings["STOPSIGNAL"], server.returncode))
    outside.kill()
    print("\nCOPY --from put %d bytes into the image\nlibraries that were loaded:" % stage.copied, *libraries, sep="\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", metavar="FOLDER", type=os.path.realpath, help="do not build: DESTDIR is there")
    parser.add_argument("--keep", metavar="FOLDER", type=os.path.realpath, help="make the stages there")
    parser.add_argument("--inside", metavar="FOLDER", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inside:
        try:
            try_image(make_image(arguments.inside, arguments.build))
        except (OSError, subprocess.SubprocessError) as error:
            check(False, error)
        print("%d passed, %d failed" % (sum(results), results.count(False)))
        sys.exit(not all(results))
    if os.geteuid() or not shutil.which("debootstrap"):
        sys.exit("error: this needs root, and debootstrap: apt-get install debootstrap")
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    folder = arguments.keep or tempfile.mkdtemp(prefix="platen-image-")
    os.makedirs(folder, exist_ok=not arguments.keep)
    try:
        namespaces = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"]
        sys.exit(subprocess.run([*namespaces, sys.executable, *sys.argv, "--inside", folder]).returncode)
    finally:
        # Mounts are not seen from here: nothing of the machine's is removed. What was killed may still write.
        while not arguments.keep and os.path.exists(folder):
            shutil.rmtree(folder, ignore_errors=True)


main()
