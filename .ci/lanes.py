"""Runs steps side by side, each as soon as those that it needs have passed, and tells what they took."""

import contextlib
import dataclasses
import os
import pathlib
import re
import signal
import subprocess
import time

# What a log says of failures, and what the tests say at their end.
TROUBLE = re.compile(r"^✘|error: |^FAIL|^Traceback|\bFAILED\b|\*\*\* \[")
CLOSING = re.compile(r"Test run with \d+ tests|Executed \d+ tests?,")


@dataclasses.dataclass(frozen=True)
class Step:
    """A command with a name, and the names of the steps that have to pass before it."""

    name: str
    command: str
    after: tuple = ()
    # Whether `make check` alone runs it.
    long: bool = False


@dataclasses.dataclass
class Outcome:
    """What became of a step: `seconds` is None if it was not run."""

    state: str = "not run"
    seconds: float | None = None
    log: pathlib.Path | None = None


class Lanes:
    """Steps that run side by side, at most `count` of them at once."""

    def __init__(self, steps, count, folder, environment, deadline=None):
        self.waiting, self.count, self.folder = list(steps), count, folder
        self.environment, self.deadline = environment, deadline
        self.outcomes = {step.name: Outcome() for step in steps}
        self.running, self.start = {}, time.monotonic()

    def run(self):
        """Runs all steps that can be run; what needs a failed one is left out."""
        try:
            while self.waiting or self.running:
                self.begin_ready()
                if not self.running:
                    break
                time.sleep(0.2)
                for step in [step for step, process in self.running.items() if process.poll() is not None]:
                    self.end(step, "passed" if self.running[step].returncode == 0 else "FAILED")
                if self.deadline and time.monotonic() - self.start > self.deadline:
                    break
        finally:
            self.stop()
        return self.outcomes

    def begin_ready(self):
        names = {step.name for step in self.waiting} | {step.name for step in self.running}
        for step in list(self.waiting):
            if len(self.running) == self.count:
                return
            states = [self.outcomes[name].state for name in step.after if name in self.outcomes]
            if all(state == "passed" for state in states):
                self.waiting.remove(step)
                self.begin(step)
            elif not any(name in names for name in step.after):
                self.waiting.remove(step)

    def begin(self, step):
        outcome = self.outcomes[step.name]
        outcome.log = self.folder / (re.sub(r"\W+", "-", step.name) + ".log")
        outcome.seconds = time.monotonic()
        print(f"== {step.name} begins", flush=True)
        with outcome.log.open("wb") as log:
            self.running[step] = subprocess.Popen(
                ["bash", "-euo", "pipefail", "-c", step.command], env=self.environment, stdin=subprocess.DEVNULL,
                stdout=log, stderr=subprocess.STDOUT, start_new_session=True)

    def end(self, step, state):
        del self.running[step]
        outcome = self.outcomes[step.name]
        outcome.state, outcome.seconds = state, time.monotonic() - outcome.seconds
        print(f"== {step.name}: {step.command}\n{text(outcome.log)}", flush=True)
        print(f"== {step.name} {state} after {outcome.seconds:.0f} s", flush=True)

    def stop(self):
        """Ends what still runs, with all that it has started."""
        for step, process in list(self.running.items()):
            # One that has just ended is no group any more.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            self.end(step, "ENDED")


def text(log):
    return log.read_text(errors="replace").rstrip("\n")


def trouble(name, outcome):
    """The lines of a failed step that say why, and its last ones."""
    lines = text(outcome.log).splitlines()
    found = [line for line in lines[:-20] if TROUBLE.search(line)][-40:]
    return [f"== {name} {outcome.state}:", *found, *(["…"] if found else []), *lines[-20:]]


def closing(outcomes):
    """What the tests say at their end."""
    logs = [text(outcome.log) for outcome in outcomes.values() if outcome.log]
    return [line for log in logs for line in log.splitlines() if CLOSING.search(line)]


def table(outcomes, kept):
    """A line a step: its state, its seconds, and those that were kept."""
    width = max(map(len, outcomes))
    yield f"{'step':{width}}  {'state':8}{'seconds':>8}{'kept':>8}"
    for name, outcome in outcomes.items():
        seconds = "–" if outcome.seconds is None else f"{outcome.seconds:.0f}"
        yield f"{name:{width}}  {outcome.state:8}{seconds:>8}{kept.get(name, '–'):>8}"
