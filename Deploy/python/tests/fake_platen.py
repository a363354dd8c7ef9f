#!/usr/bin/env python3
"""Answers as `platen batch -o -` does, and fails as it is told: for tests of failures alone.

A line whose data has ``do`` is done: ``die`` ends the process under it, ``die once FILE`` only as long as
there is no such file, ``hang`` never answers, ``garbage`` answers what is no answer, ``fail`` an error.
"""
import base64
import hashlib
import json
import os
import signal
import sys
import time


def answer(number, line, scene, format):
    try:
        job = json.loads(line)
    except ValueError:
        return json.dumps({"line": number, "error": {"message": "no JSON"}})
    data = job if scene else job.get("data") or {}
    data = {"data": data} if isinstance(data, list) else data
    format = job.get("format", "svg") if not scene else format
    told = {"line": number}
    if job.get("id") is not None and not scene:
        told["id"] = job["id"]
    act = str(data.get("do", "")).split(" ", 2)
    if act[0] == "die" and not (len(act) == 3 and os.path.exists(act[2])):
        if len(act) == 3:
            open(act[2], "w").close()
        print("a poisoned line", file=sys.stderr, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    if act[0] == "hang":
        time.sleep(3600)
    if act[0] == "garbage":
        return "garbage"
    if act[0] == "fail":
        problem = {"file": "scene.yaml", "line": 6, "column": 5, "path": "data.tpo", "found": "\"tpo\"",
                   "expected": "a field", "suggestion": "top"}
        return json.dumps({**told, "error": {"message": "wrong", "problems": [problem]}})
    text = "<svg>%s %d</svg>" % (json.dumps(data, sort_keys=True), os.getpid() if act[0] == "pid" else 0)
    data = text.encode() + b" " * int(data.get("bytes", 0))
    told.update(format=format, size=len(data), sha256=hashlib.sha256(data).hexdigest(), milliseconds=0.5)
    if format in ("png", "pdf"):
        told["base64"] = base64.b64encode(data).decode()
    else:
        told["text"] = data.decode()
    return json.dumps(told)


def main():
    words = sys.argv[1:]
    assert words[0] == "batch" and words[-4:] == ["-o", "-", "--keep-going", "--quiet"], words
    if "/no-such-fonts" in words:
        sys.exit("error: found no fonts")
    scene = words[1] if not words[1].startswith("-") else None
    if scene:
        open(scene).close()
    format = words[words.index("--format") + 1] if "--format" in words else "svg"
    for number, line in enumerate(sys.stdin, 1):
        print(answer(number, line, scene, format), flush=True)


main()
