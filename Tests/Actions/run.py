#!/usr/bin/env python3
"""Runs the steps of .github/actions and of the guide's recipe for GitLab where there is no server: run.py [--platen FILE].

The steps' shell parts run under `bash -euo pipefail` with the environment that GitHub gives them, and with programs in
the place of gh and curl that write down what they are asked for. In the place of platen stands one that answers as a
test says; with --platen, the real one compares real scenes besides. It needs bash, jq, and Python's yaml.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import stat
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
ACTION = ROOT / ".github/actions/snapshots"
GUIDE = ROOT / "Sources/Core/Platen/Platen.docc/Snapshots.md"
SHELL = ["bash", "--noprofile", "--norc", "-euo", "pipefail", "-c"]

PLATEN = """#!/usr/bin/env python3
import json, os, pathlib, sys
answer = json.loads(pathlib.Path(os.environ["CALLS"]).joinpath("answer.json").read_text())
options = dict(a[2:].split("=", 1) for a in sys.argv[1:] if a.startswith("--") and "=" in a)
words = iter(sys.argv[1:])
for word in words:
    if word.startswith("--") and "=" not in word: options[word[2:]] = next(words)
pathlib.Path(os.environ["CALLS"]).joinpath("platen.json").write_text(json.dumps(sys.argv[1:]))
if answer["code"] > 2: sys.exit(answer["code"])
print("::error::what a scene is called is no command")
files = {"report": "<html>", "junit": "<testsuites/>", "markdown": answer.get("markdown", "## Snapshots of cards\\n"),
         "github": "::error file=a.yaml,line=3,title=Snapshots%2C group 1::wider\\n", "gitlab": "[]"}
for name, text in files.items():
    if name in options:
        path = pathlib.Path(options[name])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
results = pathlib.Path(options["results"])
results.mkdir(parents=True, exist_ok=True)
results.joinpath("results.json").write_text(json.dumps(answer["report"]))
sys.exit(answer["code"])
"""

CALLER = """#!/usr/bin/env python3
import json, os, pathlib, sys
calls = pathlib.Path(os.environ["CALLS"])
# What is read may be in a file that curl is told, or what gh gets as its input.
text = "" if sys.stdin is None or "--input" not in sys.argv else sys.stdin.read()
with calls.joinpath("calls.jsonl").open("a") as file:
    file.write(json.dumps({"arguments": sys.argv[1:], "input": text}) + "\\n")
if os.environ.get("REFUSED"): sys.exit(1)
if "--paginate" in sys.argv: print(os.environ.get("COMMENTS", ""))
"""


def report(groups=(("wider", 2), ("there is no reference yet", 1)), **counts):
    """A report of snapshots in groups, as platen keeps it among its results."""
    snapshots = [{"name": f"{i}-{n}.png", "groups": [i]} for i, (_, count) in enumerate(groups) for n in range(count)]
    return {"platen": "review", "version": 2, "title": "cards", "counts": counts, "groups": [g for g, _ in groups],
            "snapshots": snapshots}


DIFFERENT = {"code": 1, "report": report(different=2, missing=1, same=0)}
SAME = {"code": 0, "report": report((), same=3)}
ARTIFACT = "https://github.example/artifact/1"


class Job:
    """A job of GitHub that uses the action, in a folder of its own."""

    def __init__(self, answer=DIFFERENT, event=None, platen=None, **environment):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="platen-actions-"))
        self.programs, self.calls_folder = self.folder / "bin", self.folder / "calls"
        self.workspace, self.temporary = self.folder / "work", self.folder / "temp"
        for folder in (self.programs, self.calls_folder, self.workspace, self.temporary):
            folder.mkdir()
        for name, text in [("gh", CALLER), ("curl", CALLER)] + ([] if platen else [("platen", PLATEN)]):
            program = self.programs / name
            program.write_text(text)
            program.chmod(program.stat().st_mode | stat.S_IXUSR)
        if platen:
            (self.programs / "platen").symlink_to(platen)
        pull_request = {"pull_request": {"number": 7, "head": {"sha": "c0ffee"}}}
        (self.folder / "event.json").write_text(json.dumps(pull_request if event is None else event))
        self.environment = {
            "PATH": f"{self.programs}:{os.environ['PATH']}", "HOME": str(self.folder),
            "CALLS": str(self.calls_folder), "RUNNER_TEMP": str(self.temporary), "GITHUB_SHA": "5ea",
            "GITHUB_WORKSPACE": str(self.workspace), "GITHUB_ACTION_PATH": str(ACTION),
            "GITHUB_EVENT_PATH": str(self.folder / "event.json"), "GITHUB_REPOSITORY": "a/b", "GITHUB_RUN_ID": "9",
            "GITHUB_SERVER_URL": "https://github.example", "GITHUB_STEP_SUMMARY": str(self.folder / "summary.md"),
            "GITHUB_OUTPUT": str(self.folder / "output"), **environment}
        if "PLATEN_FONTS" in os.environ:
            self.environment["PLATEN_FONTS"] = os.environ["PLATEN_FONTS"]
        (self.calls_folder / "answer.json").write_text(json.dumps(answer))
        (self.folder / "output").touch()
        (self.folder / "summary.md").touch()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)

    def shell(self, text, environment):
        return subprocess.run(SHELL + [text], cwd=self.workspace, env=self.environment | environment,
                              capture_output=True, text=True)

    def run(self, **inputs):
        """Runs the action's steps as a runner does, and returns the exit code and what was printed."""
        action = yaml.safe_load((ACTION / "action.yml").read_text())
        values = {f"inputs.{name}": str(item.get("default", "")) for name, item in action["inputs"].items()}
        values |= {f"inputs.{name}": value for name, value in inputs.items()} | {"github.token": "secret"}

        def filled(text):
            text = re.sub(r"\$\{\{ ([\w.-]+) }}", lambda found: values.get(found[1], ""), text)
            # A default may be an expression itself.
            return re.sub(r"\$\{\{ ([\w.-]+) }}", lambda found: values.get(found[1], ""), text)

        printed = ""
        for step in action["runs"]["steps"]:
            condition = step.get("if")
            if condition:
                name, comparison, word = re.fullmatch(r"\$\{\{ ([\w.-]+) (==|!=) '(\w+)' }}", condition).groups()
                if (values.get(name, "") == word) != (comparison == "=="):
                    continue
            if "uses" in step:
                assert pathlib.Path(filled(step["with"]["path"])).is_dir(), step
                values[f"steps.{step['id']}.outputs.artifact-url"] = ARTIFACT
                continue
            result = self.shell(step["run"], {name: filled(text) for name, text in step["env"].items()})
            printed += result.stdout + result.stderr
            for line in (self.folder / "output").read_text().splitlines():
                name, value = line.split("=", 1)
                values[f"steps.{step['id']}.outputs.{name}"] = value
            (self.folder / "output").write_text("")
            if result.returncode:
                return result.returncode, printed
        return 0, printed

    @property
    def calls(self):
        path = self.calls_folder / "calls.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    def sent(self, word):
        """What was sent to addresses with a word in them."""
        return [json.loads(call["input"]) for call in self.calls
                if call["input"] and any(word in argument for argument in call["arguments"])]

    @property
    def summary(self):
        return (self.folder / "summary.md").read_text()


# MARK: - GitHub


def test_the_action_is_of_the_form_that_github_reads():
    action = yaml.safe_load((ACTION / "action.yml").read_text())
    assert action["runs"]["using"] == "composite" and action["name"] and action["description"]
    text = json.dumps(action["runs"])
    for name, item in action["inputs"].items():
        assert item["description"] and "default" in item, name
        assert f"inputs.{name} " in text, f"{name} is not used"
    ids = {step["id"] for step in action["runs"]["steps"]}
    for step in action["runs"]["steps"]:
        assert ("run" in step) != ("uses" in step), step
        if "run" in step:
            # What others write gets into a shell as a variable, never as its text.
            assert step["shell"] == "bash" and "${{" not in step["run"], step
        else:
            assert re.fullmatch(r"actions/[\w-]+@v\d+", step["uses"]), step
    for step, _ in re.findall(r"steps\.([\w-]+)\.outputs\.([\w-]+)", json.dumps(action)):
        assert step in ids, step


def test_what_changed_is_told_everywhere():
    with Job() as job:
        code, printed = job.run(folder="my cards")
        assert code == 1, printed
        lines = printed.splitlines()
        stop = next(i for i, line in enumerate(lines) if line.startswith("::stop-commands::"))
        start = lines.index("::" + lines[stop].split("::")[2] + "::")
        assert stop < lines.index("::error::what a scene is called is no command") < start
        assert start < lines.index("::error file=a.yaml,line=3,title=Snapshots%2C group 1::wider")
        assert job.summary == "## Snapshots of cards\n"
        arguments = json.loads((job.calls_folder / "platen.json").read_text())
        assert arguments[:3] == ["snapshot", "verify", "my cards"], arguments
        [comment] = job.sent("issues/7/comments")
        assert comment["body"].startswith("<!-- platen-snapshots ") and ARTIFACT in comment["body"]
        assert comment["body"].endswith("## Snapshots of cards\n")
        statuses = job.sent("statuses/c0ffee")
        assert [(s["context"], s["state"], s["description"]) for s in statuses] == [
            ("snapshots", "failure", "2 different, 1 missing"),
            ("snapshots/group 1", "failure", "2 snapshots: wider"),
            ("snapshots/group 2", "failure", "1 snapshot: there is no reference yet")], statuses
        assert {s["target_url"] for s in statuses} == {ARTIFACT}


def test_where_all_is_the_same_nobody_is_bothered():
    with Job(SAME) as job:
        code, printed = job.run()
        assert code == 0, printed
        assert not job.sent("comments")
        [status] = job.sent("statuses")
        assert (status["state"], status["description"]) == ("success", "3 same")
        assert status["target_url"] == "https://github.example/a/b/actions/runs/9"


def test_a_comment_takes_the_place_of_the_last():
    for answer in (DIFFERENT, SAME):
        with Job(answer, COMMENTS="41\n42") as job:
            job.run()
            [comment] = job.sent("issues/comments/41")
            assert comment["body"].startswith("<!-- platen-snapshots "), comment
            assert not job.sent("issues/7/comments")


def test_missing_references_fail_as_platen_does():
    with Job({"code": 2, "report": report((("there is no reference yet", 1),), missing=1)}) as job:
        assert job.run()[0] == 2


def test_a_token_that_may_not_write_is_a_warning():
    with Job(REFUSED="1") as job:
        code, printed = job.run()
        assert code == 1 and printed.count("::warning title=Snapshots::") == 2, printed


def test_what_is_not_wanted_is_not_written():
    with Job() as job:
        assert job.run(comment="false", statuses="false")[0] == 1
        assert not job.calls


def test_a_comparison_that_is_none_ends_the_job():
    with Job({"code": 66, "report": {}}) as job:
        code, _ = job.run()
        assert code == 66 and not job.calls and not job.summary


def test_a_push_has_statuses_and_no_comment():
    with Job(event={"ref": "refs/heads/main"}) as job:
        assert job.run()[0] == 1
        assert len(job.sent("statuses/5ea")) == 3 and not job.sent("comments")


def test_words_of_others_are_not_run():
    word = "a b'\"$(touch ran)`touch ran`;touch ran"
    with Job({"code": 1, "report": report(((word, 1),), different=1), "markdown": word}) as job:
        code, printed = job.run(folder=word, references=word, name=word, config=word)
        assert code == 1 and not (job.workspace / "ran").exists(), printed
        arguments = json.loads((job.calls_folder / "platen.json").read_text())
        assert arguments[2:5] == [word, f"--references={word}", f"--config={word}"], arguments
        assert job.sent("statuses")[1]["description"] == f"1 snapshot: {word}"


def test_what_is_long_is_cut():
    groups = tuple(("€" * 300, 1) for _ in range(30)) + (("decided", 0),)
    answer = {"code": 1, "report": report(groups, different=30), "markdown": "€" * 65536}
    with Job(answer) as job:
        assert job.run()[0] == 1
        statuses = job.sent("statuses")
        assert len(statuses) == 21 and max(len(s["description"]) for s in statuses) == 140
        [comment] = job.sent("comments")
        assert ARTIFACT in comment["body"] and len(comment["body"].encode("utf-16-le")) // 2 <= 65536


# MARK: - GitLab


def recipe():
    """The guide's recipe for GitLab."""
    lines = GUIDE.read_text().splitlines()
    start = next(i for i, line in enumerate(lines) if line == "    snapshots:")
    end = next(i for i in range(start, len(lines)) if lines[i] and not lines[i].startswith("    "))
    return yaml.safe_load("\n".join(line[4:] for line in lines[start:end]))


def test_the_recipe_for_gitlab_compares_and_tells():
    job_text = recipe()["snapshots"]
    assert job_text["artifacts"]["when"] == "always"
    for answer in (DIFFERENT, SAME):
        variables = {"CI_PROJECT_DIR": "", "CI_API_V4_URL": "https://gitlab.example/api/v4", "CI_PROJECT_ID": "5",
                     "CI_MERGE_REQUEST_IID": "7", "CI_COMMIT_SHA": "5ea", "SNAPSHOTS_TOKEN": "secret"}
        with Job(answer, **variables) as job:
            result = job.shell("\n".join(job_text["script"]), {})
            assert result.returncode == answer["code"], result.stderr
            for path in job_text["artifacts"]["reports"].values():
                assert (job.workspace / path).is_file(), path
            for path in job_text["artifacts"]["paths"]:
                assert (job.workspace / path).is_dir(), path
            after = job.shell("\n".join(job_text["after_script"]), {})
            assert after.returncode == 0, after.stderr
            addresses = [a for call in job.calls for a in call["arguments"] if a.startswith("https:")]
            notes = [a for a in addresses if a.endswith("/merge_requests/7/notes")]
            statuses = [a for a in addresses if a.endswith("/statuses/5ea")]
            groups = len(answer["report"]["groups"])
            assert (len(notes), len(statuses)) == (min(groups, 1), groups), addresses


# MARK: - The real program


SCENE = "platen: 1\nview:\n  vStack:\n    children:\n      - text: One\n      - text: {}\n"


def real(platen):
    """The action with the real program, on a scene that changed."""
    with Job(platen=platen) as job:
        scene = job.workspace / "cards/card.yaml"
        scene.parent.mkdir()
        scene.write_text(SCENE.format("Two"))
        recorded = job.shell("platen snapshot record cards", {})
        assert recorded.returncode == 0, recorded.stderr
        assert job.run(folder="cards")[0] == 0
        scene.write_text(SCENE.format("Three"))
        code, printed = job.run(folder="cards")
        assert code == 1, printed
        assert "::error file=cards/card.yaml,line=6,title=Snapshots%2C group 1::" in printed, printed
        assert "## Snapshots of cards" in job.summary
        assert [s["context"] for s in job.sent("statuses")][-1] == "snapshots/group 1"
        [results] = job.temporary.glob("platen-snapshots-*/results")
        accepted = job.shell(f"platen snapshot accept cards --results '{results}' --group 1", {})
        assert accepted.stdout == "accepted card.png\n", accepted
        assert job.run(folder="cards")[0] == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--platen", type=pathlib.Path, help="the program, for real scenes")
    options = parser.parse_args()
    tests = [(name[5:], value) for name, value in globals().items() if name.startswith("test_")]
    if options.platen:
        tests.append(("the_real_program_works_in_the_action", lambda: real(options.platen.resolve())))
    failed = 0
    for name, test in tests:
        try:
            test()
            print(f"ok      {name.replace('_', ' ')}")
        except Exception as error:  # noqa: BLE001
            failed += 1
            print(f"FAILED  {name.replace('_', ' ')}: {type(error).__name__}: {error}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
