"""What the load tests share: servers that stop by themselves, wrk, a look at processes, and tables."""
import json
import os
import re
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
FONTS = os.path.join(ROOT, "Fonts")
WORDS = os.path.join(ROOT, "Fixtures", "words.txt")
HOST = "127.0.0.1"
CORES = os.cpu_count()
TICKS = os.sysconf("SC_CLK_TCK")


def stop_on_signals():
    """Lets a signal end the script as an error does, so that its servers are stopped."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, frame: sys.exit(128 + number))


def raise_file_limit(most=8192):
    """Lets the script, and the servers that it starts, open so many files."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(limit, most), limit))


def words():
    with open(WORDS, encoding="utf-8") as file:
        return [line.strip() for line in file if line.strip() and not line.startswith("#")]


def plain_environment():
    """The environment without what would configure the server or choose fonts."""
    return {k: v for k, v in os.environ.items() if not k.startswith("PLATEN_")}


def free_port():
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        return listener.getsockname()[1]


def wait_for_port(port, process, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end and process.poll() is None:
        try:
            socket.create_connection((HOST, port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("nothing listens on port %d" % port)


class Daemon:
    """A process that is stopped at the end of a `with`, whatever happens in it."""

    def __init__(self, command, port, log):
        self.port, self.log = port, log
        self.output = open(log, "wb")
        self.process = subprocess.Popen(command, stdout=self.output, stderr=subprocess.STDOUT, env=plain_environment())

    def __enter__(self):
        try:
            wait_for_port(self.port, self.process)
        except BaseException:
            self.__exit__()
            sys.stderr.write(self.text())
            raise
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(25)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.output.close()

    @property
    def url(self):
        return "http://%s:%d" % (HOST, self.port)

    @property
    def pids(self):
        """The process and those that it started."""
        return family(self.process.pid)

    @property
    def cpu_seconds(self):
        return sum(cpu_seconds(pid) for pid in self.pids)

    def text(self):
        with open(self.log, errors="replace") as file:
            return file.read()


class Server(Daemon):
    """platen-server on a free port."""

    def __init__(self, path, folder, *options, name="server"):
        port = free_port()
        self.command = [path, "--host", HOST, "--port", str(port), "--fonts", FONTS, *map(str, options)]
        super().__init__(self.command, port, os.path.join(folder, name + ".log"))

    def settings(self):
        """The settings in force: numbers, sizes in MiB, times in seconds, or words."""
        text = subprocess.run([*self.command, "--print-config"], capture_output=True, text=True, check=True,
                              env=plain_environment()).stdout
        return {name: setting(value) for name, value in re.findall(r"^(\w+): (.*)$", text, re.M)}

    def get(self, target, **headers):
        """The body of a GET that has to succeed, and its headers."""
        with urllib.request.urlopen(urllib.request.Request(self.url + target, headers=headers), timeout=30) as answer:
            return answer.read(), answer.headers

    def metrics(self):
        text = self.get("/metrics")[0].decode()
        return {name: float(value) for name, value in re.findall(r"^([^#\s]\S*) (\S+)$", text, re.M)}

    def stages(self):
        """The seconds of all stages on a core, and the number of pictures, so far."""
        metrics = self.metrics()
        names = ("reading", "layout", "drawing")
        return (sum(metrics.get('platen_stage_seconds_sum{stage="%s"}' % name, 0) for name in names),
                metrics.get('platen_stage_seconds_count{stage="reading"}', 0))

    def faults(self):
        """The lines of the log that tell of faults."""
        return [line for line in self.text().splitlines()
                if re.search(r"\b(error|critical)\b|Fatal|Crash|signal \d", line)]

    def status(self):
        return status(self.pids)


class Nginx(Daemon):
    """nginx that serves a folder as fast as it can."""

    def __init__(self, folder, root):
        port = free_port()
        config = os.path.join(folder, "nginx.conf")
        temporary = "\n".join("  %s_temp_path %s/nginx-%s;" % (name, folder, name)
                              for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        # Where root starts it, root serves: others may not look into the folder.
        user = "user root;" if os.geteuid() == 0 else ""
        with open(config, "w") as file:
            file.write("""%s
daemon off;
worker_processes 2;
pid %s/nginx.pid;
error_log stderr;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 60;
  keepalive_requests 1000000000;
  open_file_cache max=100;
  types { image/svg+xml svg; }
%s
  server { listen %s:%d; root %s; }
}
""" % (user, folder, temporary, HOST, port, root))
        super().__init__(["nginx", "-p", folder, "-c", config], port, os.path.join(folder, "nginx.log"))


# MARK: - Processes

def family(pid):
    """A process and those that it started, and they."""
    found = [pid]
    try:
        for task in os.listdir("/proc/%d/task" % pid):
            with open("/proc/%d/task/%s/children" % (pid, task)) as file:
                for child in file.read().split():
                    found += family(int(child))
    except OSError:
        pass
    return found


def runs(pid):
    """Whether a process has not ended."""
    try:
        return not proc_fields(pid, "status")["State"].strip().startswith("Z")
    except (OSError, KeyError):
        return False


def cpu_seconds(pid):
    """What a process took of the cores, and those that it started and that ended."""
    try:
        with open("/proc/%d/stat" % pid) as file:
            fields = file.read().rpartition(")")[2].split()
        return sum(int(field) for field in fields[11:15]) / TICKS
    except OSError:
        return 0


def machine_busy_seconds():
    """The seconds that all cores were busy since the machine started; with what others took of a shared one."""
    with open("/proc/stat") as file:
        user, nice, system, _, _, irq, soft, steal = [int(x) for x in file.readline().split()[1:9]]
    return (user + nice + system + irq + soft + steal) / TICKS


def status(pids):
    """What processes have together: MiB that are resident, those with what they share counted once, those that no file
    holds, and the sum of what each had at most; threads and open files. Those that ended have nothing."""
    total = dict.fromkeys(("rss", "pss", "own", "peak", "threads", "files"), 0)
    for pid in pids:
        try:
            fields = proc_fields(pid, "status") | proc_fields(pid, "smaps_rollup")
            files = len(os.listdir("/proc/%d/fd" % pid))
            kib = [int(fields[name].split()[0]) for name in ("VmRSS", "Pss", "RssAnon", "VmHWM")]
        except (OSError, KeyError):
            continue
        for name, value in zip(total, [*(x / 1024 for x in kib), int(fields["Threads"]), files]):
            total[name] += value
    return total


def proc_fields(pid, name):
    with open("/proc/%d/%s" % (pid, name)) as file:
        return dict(line.split(":", 1) for line in file if ":" in line)


# MARK: - Settings

def known_options(path):
    """The options that a server knows, without their dashes."""
    text = subprocess.run([path, "--help"], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"^  --([a-z-]+)", text, re.M))


def arguments(path, settings):
    """The settings that a server knows as arguments, so that an older one can be tried as well."""
    known = known_options(path)
    return [x for name, value in settings.items() if name in known for x in ("--" + name, str(value))]


def setting(text):
    """A number, a size in MiB, a time in seconds, or else the word."""
    found = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?)(|B|KiB|MiB|GiB|ms|s|m|h)", text.strip())
    if not found:
        return text.strip()
    factors = {"": 1, "B": 2**-20, "KiB": 2**-10, "MiB": 1, "GiB": 2**10, "ms": 1e-3, "s": 1, "m": 60, "h": 3600}
    return float(found[1]) * factors[found[2]]


# MARK: - wrk

class Load:
    """What wrk measured, and who used the cores meanwhile."""

    def __init__(self, report, seconds, wrk, server, other):
        self.requests, self.faults = report["requests"], report["faults"]
        self.rate = report["requests"] / report["seconds"]
        self.p50, self.p99, self.most = (report[name] for name in ("p50", "p99", "max"))
        # Cores, each in use all the time being 1.
        self.wrk, self.server, self.other = wrk / seconds, server / seconds, max(0, other / seconds)

    @property
    def cores_left(self):
        """The cores that the server could have had."""
        return max(0.1, CORES - self.wrk - self.other)

    @property
    def idle_rate(self):
        """Requests a second where the server and wrk have all cores and use them up."""
        return self.rate * CORES / (self.wrk + self.server) if self.rate else 0

    @property
    def server_microseconds(self):
        """The server's time on a core for each request."""
        return 1e6 * self.server / self.rate if self.rate else 0


def run_wrk(daemon, script, arguments=(), seconds=10, connections=16, threads=1, target="/"):
    command = ["wrk", "-t%d" % threads, "-c%d" % connections, "-d%ds" % seconds, "--timeout", "30s",
               "-s", os.path.join(HERE, script), daemon.url + target, "--", *map(str, arguments)]
    before = (machine_busy_seconds(), daemon.cpu_seconds, time.monotonic())
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        output = process.stdout.read()
        _, code, usage = os.wait4(process.pid, 0)
        process.returncode = code
    except BaseException:
        process.kill()
        raise
    after = (machine_busy_seconds(), daemon.cpu_seconds, time.monotonic())
    lines = [line for line in output.splitlines() if line.startswith("{")]
    if code or not lines:
        raise RuntimeError("wrk failed: " + output)
    wrk = usage.ru_utime + usage.ru_stime
    server = after[1] - before[1]
    return Load(json.loads(lines[-1]), after[2] - before[2], wrk, server, after[0] - before[0] - wrk - server)


# MARK: - Figures

def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


def median(values):
    return statistics.median(values) if values else float("nan")


def table(title, head, rows):
    print("\n" + title)
    rows = [head, *[[str(cell) for cell in row] for row in rows]]
    widths = [max(len(row[i]) for row in rows) for i in range(len(head))]
    for row in rows:
        print("  ".join(c.ljust(w) if i < 1 else c.rjust(w) for i, (c, w) in enumerate(zip(row, widths))).rstrip())


def markdown(head, rows):
    """A table that a page can quote."""
    for row in (head, ["---"] * len(head), *rows):
        print("| " + " | ".join(str(cell) for cell in row) + " |")


def verdict(holds):
    return "met" if holds else "MISSED"


def hold(checks):
    """Whether all of what is said holds; says of each."""
    print()
    for text, holds in checks:
        print("%s: %s" % (text, verdict(holds)))
    return all(holds for _, holds in checks)


def machine():
    with open("/proc/loadavg") as file:
        return "%d cores, load %s" % (CORES, " ".join(file.read().split()[:3]))


def temporary_folder():
    return tempfile.TemporaryDirectory(prefix="platen-load-")
