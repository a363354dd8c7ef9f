"""Draws a cloud with a library for browsers, in headless Chromium: a real canvas, in the engine that runs them."""
import base64
import http.server
import json
import pathlib
import queue
import subprocess
import tempfile
import threading

HERE = pathlib.Path(__file__).resolve().parent


def draw(job, library, seconds):
    """What page.html answers to a job: time, words, overlap; the PNG is written to the job's file."""
    answers = queue.Queue()
    files = {
        "/": (HERE / "page.html", "text/html"), "/library": (pathlib.Path(library), "text/javascript"),
        "/font": (pathlib.Path(job["font"]), "font/ttf"),
    }

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            if self.path == "/job":
                self.answer(json.dumps(job).encode(), "application/json")
            elif self.path in files:
                file, kind = files[self.path]
                self.answer(file.read_bytes(), kind)
            else:
                self.send_error(404)

        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.answer(b"", "text/plain")
            answers.put(json.loads(body))

        def answer(self, body, kind):
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0",
             f"--user-data-dir={profile}", f"http://127.0.0.1:{server.server_port}/"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            answer = answers.get(timeout=seconds)
        except queue.Empty:
            raise RuntimeError(f"no answer within {seconds} s")
        finally:
            browser.terminate()
            browser.wait()
            server.shutdown()
    if "error" in answer:
        raise RuntimeError(answer["error"])
    pathlib.Path(job["png"]).write_bytes(base64.b64decode(answer.pop("png")))
    return answer
