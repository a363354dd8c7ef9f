"""Drives Chromium through the DevTools protocol, on a pipe: no socket, no library."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

KEYS = {
    "Enter": (13, "\r"), "Tab": (9, ""), "Escape": (27, ""), "Backspace": (8, ""), "Delete": (46, ""),
    "ArrowLeft": (37, ""), "ArrowUp": (38, ""), "ArrowRight": (39, ""), "ArrowDown": (40, ""),
    "Home": (36, ""), "End": (35, ""), " ": (32, " "),
}
ALT, CONTROL, META, SHIFT = 1, 2, 4, 8
# What never becomes true fails after this: long, as all other tests may run beside a page.
MOST_SECONDS = 300


class Browser:
    """A headless browser with a profile of its own."""

    def __init__(self, executable="chromium"):
        self.profile = tempfile.mkdtemp(prefix="playground-")
        requests, self.out = os.pipe()
        self.into, answers = os.pipe()
        options = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-extensions", "--disable-background-networking", "--hide-scrollbars",
            "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "about:blank",
        ]
        script = f'exec "$@" 3<&{requests} 4>&{answers}'
        self.process = subprocess.Popen(
            ["sh", "-c", script, "sh", executable, *options], pass_fds=(requests, answers),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(requests)
        os.close(answers)
        self.buffer = b""
        self.count = 0
        self.events = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close")
            self.process.wait(10)
        except Exception:
            self.process.kill()
            self.process.wait()
        os.close(self.out)
        os.close(self.into)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, session=None, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.out, data):]
        while True:
            answer = self.receive()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self):
        while b"\0" not in self.buffer:
            part = os.read(self.into, 1 << 20)
            if not part:
                raise RuntimeError("the browser has ended")
            self.buffer += part
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def page(self, **view):
        return Page(self, **view)


class Page:
    """A page of its own, without what others have stored."""

    def __init__(self, browser, width=1280, height=860, scale=1, dark=False, touch=False, reduced=False):
        self.browser = browser
        context = browser.call("Target.createBrowserContext")["browserContextId"]
        target = browser.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.context = context
        browser.call(
            "Browser.grantPermissions", browserContextId=context,
            permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.call("Log.enable")
        self.call("Network.enable")
        self.call("Accessibility.enable")
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
            mobile=touch)
        self.call("Emulation.setTouchEmulationEnabled", enabled=touch)
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        if reduced:
            features.append({"name": "prefers-reduced-motion", "value": "reduce"})
        self.call("Emulation.setEmulatedMedia", features=features)

    def call(self, method, **parameters):
        return self.browser.call(method, session=self.session, **parameters)

    def open(self, address):
        self.call("Page.navigate", url=address)

    def run(self, script):
        """The value of an expression in the page."""
        answer = self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True, userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(f"{script}: {details.get('exception', details).get('description', details)}")
        return answer["result"].get("value")

    def wait(self, script, seconds=MOST_SECONDS):
        """Waits until an expression is true, and returns its value."""
        end = time.monotonic() + seconds
        while True:
            try:
                value = self.run(script)
            except RuntimeError as error:
                value, reason = None, error
            else:
                reason = f"{script} is {value!r}"
            if value:
                return value
            if time.monotonic() > end:
                raise AssertionError(f"waited for {seconds} s: {reason}")
            time.sleep(0.03)

    def key(self, key, modifiers=0):
        # The codes of other signs are those of other keys: '"' is 34, and so is Page Down.
        code, text = KEYS.get(key) or (ord(key.upper()) if key.isalnum() else 0, key)
        if modifiers & (CONTROL | META | ALT):
            text = ""
        common = {"key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers}
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text):
        for letter in text:
            if letter == "\n":
                self.key("Enter")
            elif letter.isascii():
                self.key(letter)
            else:
                self.call("Input.insertText", text=letter)

    def click(self, selector):
        """Clicks into the middle of an element, once it stays in its place from one frame to the next."""
        x, y = self.run(
            "(async () => { const e = document.querySelector(%s); e.scrollIntoView({block: 'nearest'});"
            " const place = () => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };"
            " for (let before = place(); ; ) { await new Promise(requestAnimationFrame); const now = place();"
            " if (`${now}` === `${before}`) return now; before = now; } })()"
            % json.dumps(selector))
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def complaints(self):
        """What the page's console and the browser complained about until now."""
        own = [event for event in self.browser.events if event.get("sessionId") == self.session]
        found = []
        for event in own:
            parameters = event.get("params", {})
            if event["method"] == "Runtime.exceptionThrown":
                found.append(str(parameters["exceptionDetails"].get("exception", parameters)))
            elif event["method"] == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}")
        return found

    def close(self):
        self.browser.call("Target.disposeBrowserContext", browserContextId=self.context)
