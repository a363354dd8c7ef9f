"""The programs that are measured: the command, and what draws the same pictures beside it."""
import os
import pathlib
import platform
import statistics
import subprocess
import sys

import scenes

HERE = scenes.HERE
# The floor's names for what is drawn with the least work that we know of.
LIMIT = {"png": "pngfast", "svg": "svgfast"}
# Renders in a round; a peer takes up to a second for one of the last.
RENDERS = {"tags13": 30, "clock": 30, "grid12": 10, "tags1000": 3, "tags10000": 1, "tall1000": 3}


def milliseconds(command, environment):
    """Runs a program that prints milliseconds, one render a line, and returns their median."""
    done = subprocess.run(command, cwd=HERE, env=environment, stdout=subprocess.PIPE, check=True, text=True)
    return statistics.median(map(float, done.stdout.split()))


class Programs:
    def __init__(self, platen, work):
        self.platen, self.work = str(platen.resolve()), work.resolve()
        self.work.mkdir(parents=True, exist_ok=True)
        self.floor, self.meter, self.pango = (str(self.work / name) for name in ("floor", "measure", "pango"))
        self.environment = dict(os.environ, BENCH_DATA="data", BENCH_FONTS=scenes.FONTS, PLATEN_FONTS=scenes.FONTS,
                                FONTCONFIG_FILE=str(self.work / "fonts.conf"), PYTHONDONTWRITEBYTECODE="1")
        self.peers = []

    # MARK: Building

    def build(self, with_peers=True):
        compiler = ["cc", "-O3", *(["-mssse3"] if platform.machine() == "x86_64" else []), "-Wall", "-o"]
        libraries = ["cairo-svg", "cairo-ft", "freetype2", "harfbuzz", "libpng", "zlib"]
        subprocess.run([*compiler, self.floor, HERE / "floor.c", *self.flags(*libraries), "-lisal", "-lm"], check=True)
        subprocess.run([*compiler, self.meter, HERE / "measure.c"], check=True)
        subprocess.run([*compiler, self.pango, HERE / "pango.c", *self.flags("pangocairo")], check=True)
        # Pango is to find the bundled fonts alone.
        fonts = (HERE / scenes.FONTS).resolve()
        (self.work / "fonts.conf").write_text(
            f"<fontconfig><dir>{fonts}</dir><cachedir>{self.work}</cachedir></fontconfig>", encoding="utf-8")
        if with_peers:
            self.peers = self.installed_peers()

    def flags(self, *libraries):
        return subprocess.check_output(["pkg-config", "--cflags", "--libs", *libraries], text=True).split()

    def installed_peers(self):
        """Typst and Takumi as PyPI has them; those that are not to be had are told, and left out."""
        folder = self.work / "peers"
        install = [folder / "bin/pip", "install", "-q", "--disable-pip-version-check",
                   "-r", HERE / "peers/requirements.txt"]
        try:
            subprocess.run([sys.executable, "-m", "venv", folder], check=True, stdout=subprocess.DEVNULL)
            subprocess.run(install, check=True, timeout=300)
        except (OSError, subprocess.SubprocessError):
            print("note: pip could not install peers/requirements.txt")
        draws = {peer: self.draws(peer) for peer in ("typst", "takumi")}
        for peer in draws:
            if not draws[peer]:
                print(f"note: {peer} is not to be had here, and not measured")
        return [peer for peer in draws if draws[peer]]

    def draws(self, peer):
        command = self.peer(peer, "tags13", "svg", str(self.work / f"{peer}.svg"))
        try:
            subprocess.run(command, cwd=HERE, env=self.environment, stderr=subprocess.DEVNULL, check=True)
        except (OSError, subprocess.SubprocessError):
            return False
        return True

    # MARK: Commands

    def peer(self, name, *arguments):
        return [str(self.work / "peers/bin/python"), "peers/peer.py", name, *arguments]

    def picture(self, who, scene, kind):
        return str(self.work / f"{who}-{scene}.{kind}")

    def warm_command(self, who, scene, kind):
        count = str(RENDERS[scene])
        if who == "ours":
            return [self.platen, *scenes.arguments(scene, kind), "--format", kind, "--benchmark", count]
        if who in ("floor", "limit"):
            return [self.floor, "--warm", count, scene, kind if who == "floor" else LIMIT[kind]]
        return self.peer(who, "--warm", count, scene, kind)

    def cold_command(self, who, scene, kind):
        out = self.picture(who, scene, kind)
        if who == "ours":
            return [self.platen, *scenes.arguments(scene, kind), "-o", out]
        return [self.floor, scene, kind if who == "floor" else LIMIT[kind], out]

    # MARK: Measuring

    def warm(self, who, scene, kind, **environment):
        """One process, many renders: the median in milliseconds."""
        return milliseconds(self.warm_command(who, scene, kind), dict(self.environment, **environment))

    def cold(self, who, scene, kind):
        """One process, one render into a file: milliseconds and the peak memory in MiB."""
        return self.measured(self.cold_command(who, scene, kind))

    def measured(self, command):
        line = self.work / "measure.line"
        subprocess.run([self.meter, line, *command], cwd=HERE, env=self.environment, check=True)
        wall, _, _, peak, status = line.read_text(encoding="utf-8").split()
        if status != "0":
            sys.exit(f"error: exit {status}: {' '.join(command)}")
        return float(wall), int(peak) / 1024

    def bytes(self, who, scene, kind):
        """How many bytes the picture has."""
        self.cold(who, scene, kind)
        return pathlib.Path(self.picture(who, scene, kind)).stat().st_size
