#!/usr/bin/env python3
"""The service against its own description: requests that schemathesis makes of it, right ones and wrong ones.

What is answered has to be no error of the server's, and to have a status, a type and a form that the description has;
what the description rules out has to be refused. Requests are the same for the same description (contract.toml)."""
import argparse
import collections
import json
import os
import re
import subprocess
import sys
import time

import harness
from harness import Server

VERSION = "schemathesis==4.32.5"
# The longest that it may take, in seconds.
MOST_SECONDS = 900
# Scenes have a schema of half a megabyte that holds itself: nothing is made of it in any time. These are some of them.
SCENE = {
    "type": "object", "additionalProperties": False, "required": ["platen", "view"],
    "properties": {
        "platen": {"const": 1},
        "view": {"oneOf": [
            {"type": "object", "additionalProperties": False, "required": ["text"],
             "properties": {"text": {"type": ["string", "number", "boolean"]}}},
            {"type": "object", "additionalProperties": False, "required": ["rectangle"],
             "properties": {"rectangle": {"type": ["object", "null"], "additionalProperties": False,
                                          "properties": {"fill": {"enum": ["red", "#00FF00"]}}}}},
        ]},
    },
}


def program(work):
    """schemathesis in a Python environment of its own, made at the first call with what PyPI has."""
    folder = os.path.join(work, VERSION)
    if not os.path.exists(os.path.join(folder, "done")):
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run([os.path.join(folder, "bin", "python"), "-m", "pip", "install", "-q", VERSION], check=True)
        open(os.path.join(folder, "done"), "w").close()
    return os.path.join(folder, "bin", "schemathesis")


def description(server):
    """The service's description, in which scenes are few."""
    document = json.loads(server.get("/v1/openapi.json")[0])
    for operations in document["paths"].values():
        for operation in operations.values():
            for content in operation.get("requestBody", {}).get("content", {}).values():
                if content["schema"] == {"$ref": "/v1/schema"}:
                    content["schema"] = SCENE
    return document


def run(server, folder, work):
    """schemathesis's own report, and what it printed."""
    document, report = os.path.join(folder, "openapi.json"), os.path.join(folder, "report.json")
    with open(document, "w") as file:
        json.dump(description(server), file)
    command = [program(work), "--config-file", os.path.join(harness.HERE, "contract.toml"), "run", document,
               "--url", server.url, "--report", "json", "--report-json-path", report]
    environment = {**harness.plain_environment(), "SCHEMATHESIS_HOOKS": os.path.join(harness.HERE, "contract_hooks.py")}
    done = subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          timeout=MOST_SECONDS, text=True)
    if not os.path.exists(report):
        sys.exit("error: schemathesis ended with %d:\n%s" % (done.returncode, done.stdout))
    with open(report) as file:
        return json.load(file), done.stdout


def statuses(server):
    """How many requests were answered with each status."""
    found = collections.Counter()
    for name, value in server.metrics().items():
        match = re.match(r'platen_requests_total\{.*status="(\d+)"', name)
        if match:
            found[match[1]] += int(value)
    return sorted(found.items())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True, help="platen-server")
    parser.add_argument("--work", required=True, help="the folder that schemathesis is installed into")
    options = parser.parse_args()
    harness.stop_on_signals()
    print(harness.machine(), flush=True)
    scenes = os.path.join(harness.ROOT, "Fixtures", "Scenes")
    with harness.temporary_folder() as folder:
        with Server(options.server, folder, "--scenes", scenes) as server:
            start = time.monotonic()
            report, output = run(server, folder, os.path.abspath(options.work))
            seconds = time.monotonic() - start
            found, faults, alive = statuses(server), server.faults(), server.process.poll() is None
    operations, cases = report["operations"], report["test_cases"]
    all_tested = report["complete"] and operations["tested"] == operations["total"]
    holds = report["exit_code"] == 0 and all_tested
    harness.table("%d requests of %s in %.0f s; answers by status" % (cases["generated"], VERSION, seconds),
                  ["status", "answers"], found)
    harness.table("the description", ["", "is", "held"], [
        ["operations that were tested", "%(tested)d of %(total)d" % operations, harness.verdict(all_tested)],
        ["failures", cases["unique_failures"], harness.verdict(not cases["unique_failures"])],
        ["faults in the log", len(faults), harness.verdict(not faults)],
        ["the server lives", alive, harness.verdict(alive)],
    ])
    if not holds:
        print(output)
    raise SystemExit(0 if holds and not faults and alive else 1)


if __name__ == "__main__":
    main()
