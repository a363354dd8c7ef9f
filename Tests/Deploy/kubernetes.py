#!/usr/bin/env python3
"""Checks the files for Kubernetes against its schema, and draws a small batch with what the Job runs.

    kubernetes.py --platen PATH

It needs kubernetes-validate from PyPI (Tests/Scale/requirements.txt), which brings the schemas, and PyYAML.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import kubernetes_validate
import yaml

FILES = pathlib.Path(__file__).resolve().parents[2] / "Deploy" / "kubernetes"
# The first version that the files are for, and the newest whose schema is there.
VERSIONS = ["1.30.0", kubernetes_validate.latest_version()]
SCENE = "platen: 1\nview: {text: \"{name}\"}\n"
results = []


def check(holds, what):
    results.append(bool(holds))
    print("%s  %s" % ("ok    " if holds else "FAILED", what), flush=True)


def check_schema(path):
    for version in VERSIONS:
        wrong = []
        for resource in yaml.safe_load_all(path.read_text("utf-8")):
            try:
                kubernetes_validate.validate(resource, version, strict=True)
            except kubernetes_validate.ValidationError as error:
                wrong.append("%s: %s" % (resource.get("kind"), error))
        check(not wrong, "%s is as Kubernetes %s has it %s" % (path.name, version, "; ".join(wrong)))


def check_job(platen):
    """Runs the container's command once for each index, as the pods do."""
    job = yaml.safe_load((FILES / "batch-job.yaml").read_text("utf-8"))
    pod = job["spec"]["template"]["spec"]
    [container] = pod["containers"]
    variables = {entry["name"]: entry.get("value", container["resources"]["limits"]["cpu"])
                 for entry in container["env"]}
    parts = job["spec"]["completions"]
    check(variables["PARTS"] == str(parts), "the parts are as many as the completions")
    check({mount["name"] for mount in container["volumeMounts"]} == {volume["name"] for volume in pod["volumes"]},
          "each volume is there, and mounted")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "bin").mkdir()
        (folder / "bin" / "platen").symlink_to(os.path.abspath(platen))
        (folder / "card.yaml").write_text(SCENE)
        lines = [{"id": i, "name": "Name %d" % i} for i in range(40)] + [{"id": "bad"}]
        (folder / "people.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
        environment = {**os.environ, **variables, "PATH": "%s:%s" % (folder / "bin", os.environ["PATH"])}
        codes = []
        for index in range(parts):
            done = subprocess.run(
                [*container["command"], *container["args"]], cwd=folder,
                env={**environment, "JOB_COMPLETION_INDEX": str(index)}, capture_output=True, text=True)
            codes.append(done.returncode)
            if done.returncode:
                print(done.stderr[:500])
        check(not any(codes), "every part exits with 0")
        pictures = [path.name for path in folder.glob("out/*/*.png")]
        check(sorted(pictures) == sorted("%d.png" % i for i in range(40)), "each line is drawn by one part")
        errors = "".join(path.read_text() for path in folder.glob("out/errors-*.jsonl"))
        check("{name}" in errors, "the line that fails is in its part's errors")
        again = [path.stat().st_mtime_ns for path in sorted(folder.glob("out/*/*.png"))]
        part = next(folder.glob("out/*/*.png")).parent.name
        subprocess.run([*container["command"], *container["args"]], cwd=folder, capture_output=True,
                       env={**environment, "JOB_COMPLETION_INDEX": str(int(part) - 1)}, check=True)
        check(again == [path.stat().st_mtime_ns for path in sorted(folder.glob("out/*/*.png"))],
              "a part that is begun again passes over what it has written")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--platen", required=True, help="the command")
    options = parser.parse_args()
    for path in sorted(FILES.glob("*.yaml")):
        check_schema(path)
    check_job(options.platen)
    print("%d passed, %d failed" % (sum(results), len(results) - sum(results)))
    sys.exit(not all(results))


main()
