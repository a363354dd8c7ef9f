#!/usr/bin/env python3
"""Measures `platen batch`, and holds its pictures against those of the service:

    batch.py --platen PATH [--server PATH] [--lines 100000] [--badges 1000000] [--same 20000] [--work FOLDER]

Cards: lines of a CSV drawn as SVG and PNG into an archive that goes nowhere. The warm time is what one worker says
that a line takes in the mean, without reading, sending and writing, before the batch and after it, as a shared machine's
pace changes; the goal is 0.9 of cores / warm time. Memory is the most that the command's own process had, for a tenth of
the lines and for all. Badges: one picture of some words each, once.
With --server the same lines go to /v1/batch as well, in requests of a thousand, and every picture has to be equal.
Standard library alone.
"""
import argparse
import base64
import hashlib
import json
import os
import pathlib
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
CARD = HERE / "card.yaml"
BADGE = """platen: 1
data: {name: build, value: passing}
view:
  hStack:
    spacing: 0
    children:
      - {text: "{name}", modifiers: [{font: 12}, {padding: 4}, {background: "#424A53"}, {foregroundStyle: white}]}
      - {text: "{value}", modifiers: [{font: 12}, {padding: 4}, {background: "#1A7F37"}, {foregroundStyle: white}]}
"""
NAMES = "Ada Grace Alan Edsger Barbara Donald Margaret Ken Dennis Radia Leslie Frances John Hedy Katherine".split()
CITIES = "London,New York,Manchester,Rotterdam,Boston,Madison,Paoli,Bronxville,São Paulo,Kraków,東京,Αθήνα".split(",")
CORES = len(os.sched_getaffinity(0))


def write_cards(path, count):
    """So many lines of a table, the same in every run."""
    draw = random.Random(7)
    with open(path, "w", encoding="utf-8") as file:
        file.write("id,name,town,joined,spent\n")
        for number in range(count):
            name = f"{draw.choice(NAMES)} {draw.choice(NAMES)} {number}"
            joined = f"20{draw.randrange(10, 26)}-{draw.randrange(1, 13):02}-{draw.randrange(1, 29):02}"
            file.write(f"{number},{name},{draw.choice(CITIES)},{joined},{draw.randrange(10**6) / 100}\n")


def batch(platen, arguments, into="/dev/null"):
    """Runs a batch, and returns its seconds on the wall, its most memory in MiB, and the seconds of cores."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    with open(into, "wb") as output:
        process = subprocess.Popen([platen, "batch", *arguments, "-q"], stdout=output)
        peak = 0
        while process.poll() is None:
            try:
                status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
                peak = max(peak, int(status.split("VmHWM:")[1].split()[0]))
            except (OSError, IndexError):
                pass
            time.sleep(0.02)
    seconds = time.monotonic() - start
    if process.returncode:
        sys.exit(f"batch.py: {arguments} ended with {process.returncode}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return seconds, peak / 1024, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def warm_time(platen, scene, table, form, work):
    """Milliseconds that a line takes in a warm worker which has all cores' rest to itself, and in workers side by side."""
    few = work / "few.csv"
    with open(table, encoding="utf-8") as file:
        few.write_text("".join(line for line, _ in zip(file, range(4001))), encoding="utf-8")
    times = []
    for workers in [1, CORES]:
        out = work / "few.jsonl"
        batch(platen, [scene, str(few), "-o", str(out), "--format", form, "--workers", str(workers)])
        records = [json.loads(line) for line in out.read_text().splitlines()]
        times.append(statistics.mean(record["milliseconds"] for record in records[500:]))
    return times


def measure(platen, scene, lines, form, work, label):
    table = work / "cards.csv"
    write_cards(table, lines)
    tenth = work / "tenth.csv"
    write_cards(tenth, lines // 10)
    before = warm_time(platen, scene, table, form, work)
    arguments = [scene, str(table), "--tar", "-o", "-", "--format", form]
    _, small, _ = batch(platen, [scene, str(tenth), *arguments[2:]])
    seconds, peak, cores = batch(platen, arguments)
    after = warm_time(platen, scene, table, form, work)
    alone, beside = (statistics.mean(pair) for pair in zip(before, after))
    limit = CORES / alone * 1000
    fair = CORES / beside * 1000
    print(f"{label} {form}: {lines} lines in {seconds:.1f} s, {lines / seconds:.0f}/s on {CORES} cores ({cores / seconds:.2f} busy)")
    print(f"  warm render {alone:.3f} ms alone, {beside:.3f} ms beside the others;"
          f" {lines / seconds / limit:.2f} of cores / alone, {lines / seconds / fair:.2f} of cores / beside (goal 0.90)")
    print(f"  the command's own memory {small:.0f} MiB for a tenth, {peak:.0f} MiB for all", flush=True)


def same(platen, server, lines, work):
    """Every picture of the service has to be the command's."""
    jobs = work / "jobs.jsonl"
    scene = {"platen": 1, "view": {"vStack": {"children": [{"text": "{name}"}, {"text": "{city}"}]}}}
    draw = random.Random(11)
    with open(jobs, "w", encoding="utf-8") as file:
        for number in range(lines):
            data = {"name": f"{draw.choice(NAMES)} {number}", "city": draw.choice(CITIES)}
            own = {**scene, "data": data}
            file.write(json.dumps({"id": str(number), "scene": own, "format": "png" if number % 10 == 0 else "svg"},
                                  ensure_ascii=False) + "\n")
    out = work / "jobs-out.jsonl"
    batch(platen, [str(jobs), "-o", str(out)])
    ours = [json.loads(line)["sha256"] for line in out.read_text(encoding="utf-8").splitlines()]
    running = subprocess.Popen([server, "--port", "18787", "--log-level", "error"], stdout=subprocess.DEVNULL)
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen("http://127.0.0.1:18787/health/ready").read()
                break
            except OSError:
                time.sleep(0.05)
        theirs = []
        text = jobs.read_text(encoding="utf-8").splitlines()
        start = time.monotonic()
        for first in range(0, lines, 1000):
            body = "\n".join(text[first:first + 1000]).encode()
            request = urllib.request.Request("http://127.0.0.1:18787/v1/batch", data=body, method="POST")
            for line in urllib.request.urlopen(request).read().decode().splitlines():
                record = json.loads(line)
                picture = record["text"].encode() if "text" in record else base64.b64decode(record.get("base64", ""))
                theirs.append(hashlib.sha256(picture).hexdigest())
        seconds = time.monotonic() - start
    finally:
        running.terminate()
        running.wait()
    equal = sum(one == other for one, other in zip(ours, theirs))
    print(f"the service: {equal} of {lines} pictures are the command's, in {seconds:.1f} s")
    return equal == lines == len(ours) == len(theirs)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--platen", required=True)
    parser.add_argument("--server")
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--badges", type=int, default=0)
    parser.add_argument("--same", type=int, default=20_000)
    parser.add_argument("--work")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="platen-scale-") as folder:
        work = pathlib.Path(options.work or folder)
        work.mkdir(parents=True, exist_ok=True)
        for form in ["svg", "png"]:
            measure(options.platen, str(CARD), options.lines, form, work, "cards")
        if options.badges:
            (work / "badge.yaml").write_text(BADGE)
            table = work / "badges.jsonl"
            with open(table, "w") as file:
                for number in range(options.badges):
                    file.write(json.dumps({"id": number, "name": "downloads", "value": f"{number * 31 % 999983}"}) + "\n")
            seconds, peak, cores = batch(
                options.platen, [str(work / "badge.yaml"), str(table), "--tar", "-o", "-"])
            print(f"badges: {options.badges} in {seconds:.0f} s, {options.badges / seconds:.0f}/s,"
                  f" {cores / seconds:.2f} cores busy, {peak:.0f} MiB in the command's own process", flush=True)
        if options.server and not same(options.platen, options.server, options.same, work):
            sys.exit(1)


if __name__ == "__main__":
    main()
