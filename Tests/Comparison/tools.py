"""The tools that the command is compared with, each in a Python environment of its own: both are called pixelmatch."""
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
VERSIONS = {"pixelmatch": "pixelmatch==0.4.0", "pixelmatch-fast": "pixelmatch-fast==1.3.4"}


def python(tool, work):
    """The Python that has a tool; made at the first call, with what PyPI has."""
    folder = os.path.join(work, tool)
    program = os.path.join(folder, "bin", "python")
    if not os.path.exists(os.path.join(folder, "done")):
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run([program, "-m", "pip", "install", "-q", VERSIONS[tool], "pillow"], check=True)
        open(os.path.join(folder, "done"), "w").close()
    return program


def match(tool, work, references, actual, out=None, processes=1):
    command = [python(tool, work), os.path.join(HERE, "match.py"), references, actual, "--processes", str(processes)]
    if out:
        os.makedirs(out, exist_ok=True)
        command += ["--out", out]
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout)


def magick(reference, actual, *options):
    """ImageMagick's figure for a pair."""
    command = ["compare", *options, reference, actual, "null:"]
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
    if done.returncode > 1:
        sys.exit("error: %s: %s" % (" ".join(command), done.stderr))
    return float(done.stderr.split()[0])


def verify(platen, references, actual, folder, report=False):
    """The command's own report on two folders, by name."""
    output = os.path.join(folder, "report.json")
    command = [platen, "snapshot", "verify", "--references", references, "--actual", actual, "--quiet", "--json"]
    if report:
        command += ["--report", os.path.join(folder, "report.html")]
    with open(output, "w") as f:
        done = subprocess.run(command, stdout=f)
    if done.returncode not in (0, 1):
        sys.exit("error: exit %d: %s" % (done.returncode, " ".join(command)))
    with open(output) as f:
        return {entry["name"]: entry for entry in json.load(f)["snapshots"]}
