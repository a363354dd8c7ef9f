#!/usr/bin/env python3
"""Draws the previews of a package and of a file as somebody does who has only SwiftUI code.

    Tests/Previews/run.py --platen .build/release/platen [--work FOLDER] [--plugin]
    Tests/Install/away.sh Tests/Previews/run.py --platen PREFIX/bin/platen

The package names no dependency, as those do that are written on a Mac. What is expected comes from what
the previews say of themselves: sizes by traits and devices, colours by what is drawn, failures by what
ends a program. Building the library takes a minute or two the first time; --work keeps what was built.
"""

import argparse
import json
import os
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import zlib

import folders
import frameworks
import models
import modules

ROOT = pathlib.Path(__file__).resolve().parents[2]
MANIFEST = """// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Shop", platforms: [.iOS(.v17)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  targets: [
    .target(name: "Shop", resources: [.process("Resources")]),
    .executableTarget(name: "ShopApp", dependencies: ["Shop"]),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ])
"""
ASSETS = "Sources/Shop/Resources/Assets.xcassets"
LIBRARY = """import SwiftUI

@MainActor final class Basket: ObservableObject { @Published var count = 2 }

struct BasketView: View {
  @EnvironmentObject private var basket: Basket
  var body: some View { Text("\\(basket.count) in the basket").padding() }
}

struct Tint: PreviewModifier {
  static func makeSharedContext() async throws -> Color { .green }
  func body(content: Content, context: Color) -> some View { content.background(context) }
}

#Preview("Fixed", traits: .fixedLayout(width: 60, height: 40)) { Color.red }
#Preview("Tinted", traits: .fixedLayout(width: 20, height: 10), .modifier(Tint())) { Color.clear }
#Preview("Turned", traits: .landscapeLeft) { Color.blue }
#Preview("Own state", traits: .sizeThatFitsLayout) {
  @Previewable @State var side: CGFloat = 30
  Rectangle().fill(.orange).frame(width: side, height: side)
}
#Preview("Picture", traits: .sizeThatFitsLayout) { Image("dot", bundle: .module) }
#Preview("Asset", traits: .sizeThatFitsLayout) { Image("leaf", bundle: .module) }
#Preview("No bundle", traits: .sizeThatFitsLayout) { Image("leaf") }
#Preview("Unnamed", traits: .sizeThatFitsLayout) { Image("shell", bundle: .module) }
#Preview("Linked", traits: .fixedLayout(width: 9, height: 8)) { Color("brand") }
#Preview("Basket", traits: .sizeThatFitsLayout) { BasketView().environmentObject(Basket()) }
#Preview("Nothing around") { BasketView() }
#Preview("Out of range") { Text(["a"][Int("3")!]) }
#Preview("Behind it", traits: .fixedLayout(width: 8, height: 8)) { Color.black }
"""
PROVIDER = """import SwiftUI

struct Badge: View {
  @Environment(\\.colorScheme) private var scheme
  var body: some View { (scheme == .dark ? Color.yellow : .purple).ignoresSafeArea() }
}

#if os(iOS)
struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Badge().previewLayout(.fixed(width: 12, height: 6)).previewDisplayName("Small")
    Badge().previewDevice("iPhone SE").preferredColorScheme(.dark)
  }
}
#endif

#if os(macOS)
struct Window_Previews: PreviewProvider { static var previews: some View { Unknown() } }
#endif
"""
APP = """import Shop
import SwiftUI

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { Start() } }
}

struct Start: View { var body: some View { Color.green } }

#Preview(traits: .fixedLayout(width: 5, height: 4)) { Start() }
"""
WORDS = """import SwiftUI

#Preview("Key", traits: .sizeThatFitsLayout) { Text("\\(2) birds", bundle: .module) }
#Preview("Without bundle", traits: .sizeThatFitsLayout) { Text("\\(2) birds") }
#Preview("Words", traits: .sizeThatFitsLayout) { Text(verbatim: "2 ptáci") }
#Preview("Own font", traits: .sizeThatFitsLayout) { Text("Font").font(.custom("PlatenownMono-Bold", size: 20)) }
#Preview("Same font", traits: .sizeThatFitsLayout) { Text("Font").font(.custom("JetBrains Mono", size: 20).bold()) }
"""
STRINGS = {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld birds": {"localizations": {"cs": {"variations": {
    "plural": {"few": {"stringUnit": {"value": "%lld ptáci"}}, "other": {"stringUnit": {"value": "%lld ptáků"}}}}}}}}}
# Apple's Foundation brings Combine, and what Core Graphics has of geometry.
MODEL = """import Foundation

final class Model: ObservableObject { @Published var offset = CGVector(dx: 1, dy: 2) }
"""
TEST = """import Nowhere
"""
LOOSE = """import SwiftUI

struct Card: View { var body: some View { Text("Card").padding() } }

#Preview { Card() }
"""


def png(width, height, color):
    """A PNG of one colour."""

    def chunk(kind, data):
        check = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + check

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = (b"\0" + bytes(color) * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows))
            + chunk(b"IEND", b""))


def size(path):
    """The pixels of a PNG file."""
    return struct.unpack(">II", path.read_bytes()[16:24])


class Failures:
    """What was expected and is not so."""

    def __init__(self):
        self.count = 0

    def expect(self, holds, what):
        if not holds:
            self.count += 1
        print(("ok    " if holds else "FAILS ") + what)


def write(folder, files):
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        data = text if isinstance(text, bytes) else text.encode()
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)


def renamed_font():
    """JetBrains Mono in bold under a name that no bundled font has."""
    data = (ROOT / "Fonts/JetBrainsMono-Bold.ttf").read_bytes()
    for encoding in ["ascii", "utf-16-be"]:
        data = data.replace("JetBrains".encode(encoding), "Platenown".encode(encoding))
    return data


def run(platen, arguments, **options):
    return subprocess.run([platen, "preview", *arguments], capture_output=True, text=True, **options)


def snapshot(platen, *arguments, **options):
    return subprocess.run(
        [platen, "snapshot", *arguments], capture_output=True, text=True, **options)


def check_package(platen, work, failures):
    package, out = work / "shop", work / "out"
    write(package, {
        "Package.swift": MANIFEST, "Sources/Shop/Basket.swift": LIBRARY,
        "Sources/Shop/Badge.swift": PROVIDER, "Sources/Shop/Resources/dot.png": png(7, 3, (9, 9, 9)),
        f"{ASSETS}/leaf.imageset/Contents.json": json.dumps({"images": [
            {"idiom": "universal", "filename": "leaf.png", "scale": "1x"},
            {"idiom": "universal", "filename": "leaf-2.png", "scale": "2x"}]}),
        "Sources/Shop/Words.swift": WORDS, "Sources/Shop/Resources/Own.ttf": renamed_font(),
        "Sources/Shop/Resources/Localizable.xcstrings": json.dumps(STRINGS),
        "Brand/brand.colorset/Contents.json": json.dumps({"colors": [{"color": {
            "color-space": "srgb", "components": {"red": "17", "green": "34", "blue": "51"}}}]}),
        f"{ASSETS}/leaf.imageset/leaf.png": png(11, 6, (0, 99, 0)),
        f"{ASSETS}/leaf.imageset/leaf-2.png": png(22, 12, (0, 99, 0)),
        "Sources/Shop/Model.swift": MODEL,
        "Sources/Shop/Media.xcassets/shell.imageset/Contents.json": json.dumps({"images": [
            {"idiom": "universal", "filename": "shell.png", "scale": "1x"}]}),
        "Sources/Shop/Media.xcassets/shell.imageset/shell.png": png(5, 9, (99, 0, 0)),
        "Demo/Demo.swift": LOOSE,
        "Sources/ShopApp/ShopApp.swift": APP, "Tests/ShopTests/Tests.swift": TEST,
    })
    link = package / ASSETS / "Linked"
    if not link.is_symlink():
        link.symlink_to(package / "Brand")
    subprocess.run(["rm", "-rf", out], check=True)
    done = run(platen, [str(package), "-o", str(out), "--scale", "1", "--json"])
    if not (out / "index.html").exists():
        sys.exit(f"no pictures: {done.returncode}\n{done.stderr}")
    records = {}
    for line in done.stdout.splitlines():
        record = json.loads(line)
        records[f"{record['source'].split('/')[-1]} {record['name']}".strip()] = record
    sizes = {
        "Basket.swift Fixed": (60, 40), "Basket.swift Tinted": (20, 10),
        "Basket.swift Turned": (852, 393), "Basket.swift Own state": (30, 30),
        "Basket.swift Picture": (7, 3), "Basket.swift Asset": (11, 6),
        "Basket.swift No bundle": (11, 6), "Basket.swift Unnamed": (5, 9), "Basket.swift Linked": (9, 8), "Basket.swift Behind it": (8, 8),
        "Shop.Badge_Previews Small": (12, 6), "Shop.Badge_Previews 1": (375, 667),
        "ShopApp.swift": (5, 4),
    }
    for name, expected in sizes.items():
        output = records.get(name, {}).get("output")
        failures.expect(output and size(pathlib.Path(output)) == expected, f"{name} is {expected}")
    failures.expect(
        len(records) == len(sizes) + 8, f"{len(sizes) + 8} previews are drawn: {sorted(records)}")
    failed = {name: record["error"] for name, record in records.items() if "error" in record}
    failures.expect(
        "no Basket in the environment" in failed.get("Basket.swift Nothing around", ""),
        "a missing object is named")
    failures.expect(
        "Index out of range" in failed.get("Basket.swift Out of range", ""), "a crash is named")
    failures.expect(done.returncode == 1, "what failed is told by the exit code 1")
    failures.expect(
        f"1 preview in \"Demo\" outside the package's targets; to draw them, run platen preview \"{package}/Demo\""
        in done.stderr, f"an app beside the targets is named: {done.stderr}")
    page = (out / "index.html").read_text()
    failures.expect("2 failed" in page and "Behind it" in page, "the page has all of them")
    colors = {"Badge-1.png": b"\xff", "Badge-Small.png": b"\xaf", "Basket-Linked.png": b"\x11"}
    for name, red in colors.items():
        rows = subprocess.run(
            ["/usr/bin/env", "python3", "-c", READ, str(out / name)], capture_output=True, check=True)
        failures.expect(rows.stdout[:1] == red, f"{name} has its own colours: {rows.stdout[:3]}")
    check_resources(platen, package, work / "words", failures)
    again = work / "again"
    subprocess.run(["rm", "-rf", again], check=True)
    run(platen, [str(package), "-o", str(again), "--scale", "1", "-q"])
    same = all(
        (out / path.name).read_bytes() == path.read_bytes() for path in sorted(again.glob("*.png")))
    failures.expect(same and any(again.glob("*.png")), "a second run writes the same bytes")
    verified = subprocess.run(
        [platen, "snapshot", "verify", "--references", str(out), "--actual", str(again)],
        capture_output=True, text=True)
    failures.expect(verified.returncode == 0, f"they are snapshots: {verified.stdout.strip()}")
    failures.expect(not (package / "Package.resolved").exists(), "nothing is left among the sources")
    write(package, {"Package.swift": MANIFEST.replace('name: "Shop", platforms', 'name: "Fair", platforms'),
                    "Sources/ShopApp/ShopApp.swift": APP.replace("width: 5", "width: 6")})
    done = run(platen, [str(package), "-o", str(again), "--scale", "1", "--json", "--only", "ShopApp.swift"])
    sizes = [size(pathlib.Path(json.loads(line)["output"])) for line in done.stdout.splitlines()]
    failures.expect(sizes == [(6, 4)], f"a renamed package shows its own previews: {sizes} {done.stderr}")


BELL = """import SwiftUI

struct Bell: View {
  @State private var swings = 0
  var body: some View { Text("\\(swings)").onAppear(perform: swing) }
  private func swing() { withAnimation { swings += 1 } completion: { swing() } }
}

struct Flag: View {
  @State private var side = false
  var body: some View {
    Color.red.frame(width: side ? 10 : 20, height: 10).onChange(of: side, initial: true) { side.toggle() }
  }
}

#Preview("Bell", traits: .sizeThatFitsLayout) { Bell() }
#Preview("Flag", traits: .sizeThatFitsLayout) { Flag() }
#Preview("Half", traits: .sizeThatFitsLayout) { Color.blue.frame(width: 10.5, height: 20) }
#Preview("Wide") { Color.green.frame(height: 30) }
"""


def check_states(platen, work, failures):
    """Views that never settle, sizes in pixels, and a reader that goes away."""
    folder, out = work / "bell", work / "bells"
    write(folder, {"Bell.swift": BELL})
    subprocess.run(["rm", "-rf", out], check=True)
    done = run(platen, ["Bell.swift", "-o", str(out), "--fit", "--scale", "2", "--json"], cwd=folder)
    records = {record["name"]: record for record in map(json.loads, done.stdout.splitlines())}
    for name in ["Bell", "Flag"]:
        kinds = [finding["kind"] for finding in records.get(name, {}).get("findings", [])]
        failures.expect(kinds == ["unsettled"], f"{name} is drawn with a finding: {kinds}")
    failures.expect(done.returncode == 0, f"and is no failure: {done.returncode} {done.stderr}")
    # Fifteen changes before the sixteenth body: the flag stands as after the first.
    sizes = {"Flag": (20, 20), "Half": (21, 40), "Wide": (786, 60)}
    for name, expected in sizes.items():
        path = out / f"Bell-{name}.png"
        failures.expect(
            path.exists() and size(path) == expected, f"{name} is {expected} pixels at 2x")
    pipe = f'"{platen}" preview Bell.swift -o "{out}" --fit --json | head -c 1 >/dev/null'
    done = subprocess.run(
        ["bash", "-c", pipe + "; exit ${PIPESTATUS[0]}"], cwd=folder, capture_output=True, text=True)
    said = [line for line in done.stderr.splitlines() if not line.startswith("warning: ")]
    failures.expect(
        done.returncode == 0 and not said, f"a closed pipe is no error: {done.returncode} {said}")
    failures.expect(
        (out / "Bell-Wide.png").exists() and size(out / "Bell-Wide.png") == (1179, 90),
        "and all is drawn, at the device's 3x")


# What is set after views have appeared; the width says how it went.
LATE = """import SwiftUI

struct Bar<Start: View>: View {
  let width: Int
  @ViewBuilder let start: (Color) -> Start
  var body: some View { start(Color.red).frame(width: CGFloat(width), height: 10) }
}

struct Queued: View {
  @State private var width = 10
  var body: some View {
    Bar(width: width) { $0.onAppear { DispatchQueue.main.async { width = 11 } } }
  }
}
struct Sleeping: View {
  @State private var width = 10
  var body: some View {
    Bar(width: width) { $0.task { try? await Task.sleep(for: .seconds(0.5)); width = 12 } }
  }
}
struct Following: View {
  @State private var width = 10
  var body: some View {
    Bar(width: width) { $0.task(id: width) { try? await Task.sleep(nanoseconds: 1_000); if width < 13 { width += 1 } } }
  }
}
struct PutOff: View {
  @State private var width = 10
  var body: some View {
    Bar(width: width) {
      $0.onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { width = 14 } }
    }
  }
}
struct Ticking: View {
  @State private var width = 10
  let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
  var body: some View { Bar(width: width) { $0.onReceive(timer) { _ in width += 1 } } }
}
struct Fired: View {
  @State private var width = 10
  var body: some View {
    Bar(width: width) {
      $0.onAppear { Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in width = 15 } }
    }
  }
}
struct Begun: View {
  @State private var width = 10
  var body: some View {
    Bar(width: width) {
      $0.onAppear {
        Task { while true { try? await Task.sleep(for: .milliseconds(50)); width += 1 } }
      }
    }
  }
}
actor Store {
  func load() async throws -> Int { try await Task.sleep(for: .milliseconds(300)); return 16 }
}
@Observable final class Model {
  var width = 10
  func load() async { width = (try? await Store().load()) ?? 0 }
}
struct Loaded: View {
  @State private var model = Model()
  var body: some View { Bar(width: model.width) { $0.task { await model.load() } } }
}
struct TooLate: View {
  @State private var width = 10
  var body: some View {
    Bar(width: width) {
      $0.onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { width = 17 } }
    }
  }
}
struct Restless: View {
  @State private var width = 10
  var body: some View {
    Bar(width: width) {
      $0.onAppear { Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in width += 1 } }
    }
  }
}

#Preview("Queued", traits: .sizeThatFitsLayout) { Queued() }
#Preview("Sleeping", traits: .sizeThatFitsLayout) { Sleeping() }
#Preview("Following", traits: .sizeThatFitsLayout) { Following() }
#Preview("PutOff", traits: .sizeThatFitsLayout) { PutOff() }
#Preview("Ticking", traits: .sizeThatFitsLayout) { Ticking() }
#Preview("Restless", traits: .sizeThatFitsLayout) { Restless() }
#Preview("Fired", traits: .sizeThatFitsLayout) { Fired() }
#Preview("Begun", traits: .sizeThatFitsLayout) { Begun() }
#Preview("Loaded", traits: .sizeThatFitsLayout) { Loaded() }
#Preview("TooLate", traits: .sizeThatFitsLayout) { TooLate() }
"""
# After a second: ten ticks of 0.1 s, two of 0.4, twenty of 0.05.
LATE_WIDTHS = {"Queued": 11, "Sleeping": 12, "Following": 13, "PutOff": 14, "Ticking": 20, "Restless": 12, "Fired": 15,
               "Begun": 30, "Loaded": 16, "TooLate": 10}
RESTLESS = {"Ticking": "Ticking keeps changing", "Restless": "Restless keeps changing", "Begun": "Begun keeps changing",
            "TooLate": "a view waits for an event 3 s"}

FOREVER = """import SwiftUI

struct Forever: View {
  @State private var y = 0.0
  var body: some View {
    Circle().frame(width: 40, height: 40).offset(y: y).onAppear {
      withAnimation(.spring(response: 2, dampingFraction: 0.1).repeatForever()) { y = 100 }
    }
  }
}

#Preview { Forever() }
"""


def check_late(platen, work, failures):
    """State that is set later: drawn as it is after a second, in the same bytes each time."""
    folder = work / "late"
    write(folder, {"Late.swift": LATE})
    pictures = []
    for name in ["first", "second", "off"]:
        out = folder / name
        subprocess.run(["rm", "-rf", out], check=True)
        settle = ["--settle", "0"] if name == "off" else []
        done = run(platen, ["Late.swift", "-o", str(out), "--scale", "1", "--json", *settle], cwd=folder)
        records = {record["name"]: record for record in map(json.loads, done.stdout.splitlines())}
        widths = {key: record["size"]["width"] for key, record in records.items() if "size" in record}
        expected = dict.fromkeys(LATE_WIDTHS, 10) if settle else LATE_WIDTHS
        failures.expect(widths == expected, f"{name}: {widths} {done.stderr.strip()}")
        said = {key: [finding["detail"] for finding in record.get("findings", [])] for key, record in records.items()}
        for key, details in said.items():
            told = "" if settle else RESTLESS.get(key, "")
            failures.expect(
                len(details) == bool(told) and all(told in detail for detail in details), f"{key} tells: {details}")
        pictures.append({path.name: path.read_bytes() for path in out.glob("*.png")})
    failures.expect(pictures[0] == pictures[1], "what is drawn twice is the same")
    # A timer fires at its time: after 0.2 s, six frames and the one at the beginning.
    done = run(platen, ["Late.swift", "--only", "Fired", "--animate", "-o", "fired.png", "--json"], cwd=folder)
    frames = (folder / "fired.png").read_bytes().partition(b"acTL")[2][:4]
    failures.expect(frames == b"\0\0\0\7", f"a timer moves a preview: {frames} {done.stdout}{done.stderr}")
    # 30 frames per second for 4 s, and one at the beginning, of what has a period of 44 s: a spring of 2 s settles to
    # 0.001 in log(1000) / (0.1 * pi) s, and goes back.
    write(folder, {"Forever.swift": FOREVER})
    done = run(platen, ["Forever.swift", "--fit", "--animate", "-o", "forever.png", "--json"], cwd=folder)
    frames = int.from_bytes((folder / "forever.png").read_bytes().partition(b"acTL")[2][:4], "big")
    details = [finding["detail"] for finding in json.loads(done.stdout or "{}").get("findings", [])]
    failures.expect(
        frames == 121 and any("first 4 s" in detail for detail in details), f"a long period: {frames} {details}")
    # The circle of 40 points ends 100 points down, and a soft spring overshoots.
    failures.expect(any("cut off at the edges" in detail for detail in details), f"it leaves the picture: {details}")


TILES = """// swift-tools-version:5.3
import PackageDescription

let package = Package(
  name: "Tiles", products: [.library(name: "TilesUI", targets: ["Tiles"])],
  targets: [
    .target(name: "Tiles"), .testTarget(name: "TilesTests", dependencies: ["Tiles"]),
  ])
"""
TILE = """import SwiftUI

public struct Tile: View {
  public init() {}
  public var body: some View { Color.red.frame(width: 30, height: 20) }
}

#Preview { Tile() }
"""
LINE = TILE.replace("Tile", "Line").replace("30", "40")
EXAMPLE = """import SwiftUI
import Lines
@testable import struct Tiles.Tile

@main struct ExampleApp: App { var body: some Scene { WindowGroup { Example() } } }

struct Example: View { var body: some View { VStack(spacing: 0) { Tile(); Line() } } }

#Preview { Example() }
"""


def check_app(platen, work, failures):
    """An app's folder: a package around it, another in it, and tests, none of which it names."""
    package, out = work / "tiles", work / "example"
    write(package, {
        "Package.swift": TILES, "Sources/Tiles/Tile.swift": TILE, "Tests/TilesTests/Tests.swift": TEST,
        "Example/Example/Example.swift": EXAMPLE, "Example/Example/Model.swift": MODEL, "Example/ExampleTests/Tests.swift":
            "import XCTest\n@testable import Example\n",
        "Example/Lines/Package.swift": TILES.replace("Tiles", "Lines"),
        "Example/Lines/Sources/Lines/Line.swift": LINE,
        "Example/Lines/Tests/LinesTests/Tests.swift": TEST,
    })
    subprocess.run(["rm", "-rf", out], check=True)
    done = run(platen, [str(package / "Example"), "-o", str(out), "--fit", "--scale", "1", "--json"])
    drawn = [json.loads(line) for line in done.stdout.splitlines()]
    sizes = sorted(size(pathlib.Path(record["output"])) for record in drawn if "output" in record)
    failures.expect(
        sizes == [(30, 20), (40, 20), (40, 40)], f"an app is drawn with the packages that it imports: {sizes} {done.stderr}")
    failures.expect("left out" not in done.stderr, f"nothing is missing: {done.stderr}")
    left = sorted(path.name for path in package.iterdir())
    failures.expect(
        left == ["Example", "Package.swift", "Sources", "Tests"], f"nothing is written there: {left}")
    write(package, {"Sources/Tiles/Tile.swift": TILE.replace("Color.red", "Colour.red")})
    done = run(platen, [str(package / "Example"), "-o", str(out)])
    failures.expect(
        done.returncode == 0 and f"{package}/Sources/Tiles/Tile.swift:5:" in done.stderr,
        f"mistakes are told where they are: {done.returncode} {done.stderr}")


UNPREPARED = """import SwiftUI
import UIKit
import Nowhere

private enum Mode { case one }

struct Good: View {
  #if os(iOS)
  private let side = 30.0
  #else
  private let side = 40.0
  #endif
  var body: some View { Color(.brand).frame(width: side, height: 20) }
}

struct Bad: View {
  let manager: NoSuchManager
  var body: some View { Text("a").glow(3) }
}

struct Around: View {
  var body: some View { VStack { Good(); Image("no such picture").resizable().frame(width: 30, height: 10) } }
}

#Preview("Good") { Good() }
#Preview("Bad") { Bad(manager: .init()) }
#Preview("Around") { Around() }
#Preview("Private") {
  @Previewable @State var mode = Mode.one
  Color.red.frame(width: mode == .one ? 20 : 30, height: 20)
}
#Preview("Row") {
  Button { } label: { Color.red.frame(width: 10, height: 10); Color.blue.frame(width: 20, height: 10) }
}
#Preview("Spread") {
  Button { } label: { Color.red.frame(width: 10, height: 10); Spacer(); Color.blue.frame(width: 20, height: 10) }
    .frame(width: 90)
}
#Preview("Several") { Several() }
#Preview("Among others") {
  VStack(spacing: 0) {
    Color.red.frame(width: 10, height: 20)
    NoSuchBadge(count: 3)
      .frame(width: 50, height: 44)
  }
}
struct Several: View {
  var body: some View {
    Color.red.frame(width: 10, height: 10)
    Color.blue.frame(width: 20, height: 10)
  }
}
@MainActor enum Sizes { static func usual() -> CGFloat { 12 } }
@MainActor struct Sized {
  let side: CGFloat
  init(side: CGFloat = Sizes.usual()) { self.side = side }
}
final class Settings: ObservableObject {
  @Published var brand = Color.brand
  @AppStorage("side") var side = 0.0
  init() { side = 14 }
}
#Preview("Isolated") { Color.red.frame(width: Sized().side, height: 5) }
#Preview("Named") {
  let settings = Settings()
  HStack(spacing: 0) { settings.brand; Color.Garden.leaf }.frame(width: settings.side, height: 6)
}
#Preview("Packaged") {
  #if SWIFT_PACKAGE
  Color(Bundle.module.bundlePath)
  #else
  Color.red.frame(width: 16, height: 7)
  #endif
}
#Preview("Nothing") { VStack(spacing: 0) { Text(AttributedString("")); Color.red.frame(width: 18, height: 8) }.frame(height: 30) }
#Preview("Haptics") { Button("a") { UIImpactFeedbackGenerator(style: .light).impactOccurred() }.frame(width: 50, height: 20) }
"""

BRAND = """{"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
  "components": {"red": "1.0", "green": "0.5", "blue": "0.0", "alpha": "1.0"}}}]}"""


START = """import SwiftUI

struct Start: View { var body: some View { Color.red.frame(width: 30, height: 30) } }
#Preview("Start") { Start() }
"""
# Rows and columns have 8 points between views.
EXPECTED = {"Good": (30, 20), "Around": (30, 38), "Private": (20, 20), "Haptics": (50, 20), "Start": (30, 30),
            "Row": (38, 10), "Spread": (90, 10), "Several": (20, 28),
            "Isolated": (12, 5), "Named": (14, 6), "Packaged": (16, 7), "Nothing": (18, 30)}


def check_unprepared(platen, work, failures):
    """A folder of an app with much that is not there: what does not need that is drawn."""
    folder, out = work / "unprepared", work / "unprepared-out"
    write(folder, {
        "Views.swift": UNPREPARED, "Assets.xcassets/brand.colorset/Contents.json": BRAND,
        "Assets.xcassets/Garden/Contents.json": '{"properties": {"provides-namespace": true}}',
        "Assets.xcassets/Garden/leaf.colorset/Contents.json": BRAND,
        "iOS/Start.swift": START,
        "App Watch/Start.swift": START.replace("30", "3").replace('"Start"', '"On a watch"'),
        "App.swift": "import SwiftUI\n\n@main\nstruct Shop: App {\n  var body: some Scene { WindowGroup { NoSuchView() } }\n}\n"})
    arguments = [str(folder), "-o", str(out), "--fit", "--scale", "1", "--json"]
    done = run(platen, arguments)
    records = {record["name"]: record for record in map(json.loads, done.stdout.splitlines())}
    sizes = {name: size(pathlib.Path(record["output"])) for name, record in records.items() if "output" in record}
    failures.expect(
        done.returncode == 0 and {name: sizes.get(name) for name in EXPECTED} == EXPECTED,
        f"what compiles is drawn as on iOS: {done.returncode} {sizes} {done.stderr}")
    kinds = {name: [finding["kind"] for finding in record.get("findings", [])] for name, record in records.items()}
    failures.expect(
        kinds.get("Around") == ["undrawn"] and kinds.get("Bad") == ["undrawn"] and kinds.get("Good") == [],
        f"what is not there is dashed and told: {kinds}")
    failures.expect(
        sizes.get("On a watch") == (3, 3) and not {"leftOut"} & (set(records["On a watch"]) | set(records["Start"])),
        f"of two files with a type of one name each is drawn with its own: {records}")
    failures.expect(
        sizes.get("Among others") == (50, 20 + 44) and kinds.get("Among others") == ["undrawn"],
        f"of a view among others it alone is dashed, where its modifiers put it: {sizes} {kinds}")
    told = [
        "Views.swift:3: no such module 'Nowhere' (left out: import Nowhere)",
        "Views.swift:17: cannot find type 'NoSuchManager' in scope (left out: all of NoSuchManager but its name)",
        "missing names that cause most of it: ", "#if os(…) is true only for iOS",
    ]
    failures.expect(
        all(text in done.stderr for text in told), f"it is said what is left out, and why: {done.stderr}")
    page = (out / "index.html").read_text()
    failures.expect("NoSuchManager" in page, "the page says so, too")
    done = run(platen, [*arguments, "--strict"])
    failures.expect(done.returncode == 1, f"--strict fails: {done.returncode}")


# As Xcode's template for an app with Core Data has them: a controller with ten items, and a model.
DATA_MODEL = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
    <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
        <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="height" attributeType="Integer 16" defaultValueString="5" usesScalarValueType="YES"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="items" inverseEntity="Shelf"/>
    </entity>
    <entity name="Shelf" representedClassName="Shelf" syncable="YES">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="items" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Item" inverseName="shelf" inverseEntity="Item"/>
    </entity>
</model>
"""
PERSISTENCE = """import CoreData

struct PersistenceController {
  @MainActor static let preview: PersistenceController = {
    let result = PersistenceController(inMemory: true)
    let viewContext = result.container.viewContext
    let shelf = Shelf(context: viewContext)
    shelf.name = "Top"
    for i in 0..<10 {
      let newItem = Item(context: viewContext)
      newItem.timestamp = Date(timeIntervalSinceReferenceDate: Double(10 - i))
      if i < 4 { newItem.shelf = shelf }
    }
    do { try viewContext.save() } catch { fatalError("\\(error as NSError)") }
    return result
  }()

  let container: NSPersistentContainer

  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Shop")
    if inMemory { container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null") }
    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
      if let error = error as NSError? { fatalError("\\(error), \\(error.userInfo)") }
    })
    container.viewContext.automaticallyMergesChangesFromParent = true
  }
}

@objc(Shelf)
public class Shelf: NSManagedObject {
  @NSManaged public var name: String?
  @NSManaged public var items: NSSet?
}

extension Shelf: Identifiable {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Shelf> { NSFetchRequest<Shelf>(entityName: "Shelf") }
  @NSManaged public func addToItems(_ value: Item)
}
"""
# No import of Core Data: its views are SwiftUI's.
STORED = """import SwiftUI

struct Row: View {
  @ObservedObject var item: Item
  var body: some View { Color.red.frame(width: 10, height: CGFloat(item.height)) }
}

struct Stack: View {
  @Environment(\\.managedObjectContext) private var viewContext
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Item.timestamp, ascending: true)], animation: .default)
  private var items: FetchedResults<Item>
  let change: (NSManagedObjectContext, [Item]) -> Void
  var body: some View {
    VStack(spacing: 0) { ForEach(items) { item in Row(item: item) } }
      .onAppear { change(viewContext, Array(items)) }
  }
}

struct Late: View {
  @FetchRequest(
    sortDescriptors: [SortDescriptor(\\.timestamp, order: .reverse)],
    predicate: NSPredicate(format: "timestamp > %@ AND shelf.name BEGINSWITH[c] %@", Date(timeIntervalSinceReferenceDate: 8) as CVarArg, "t"))
  private var items: FetchedResults<Item>
  var body: some View {
    Color.blue.frame(width: items.first?.timestamp?.timeIntervalSinceReferenceDate ?? 0, height: CGFloat(items.count))
  }
}

struct Shelves: View {
  @FetchRequest(sortDescriptors: []) private var shelves: FetchedResults<Shelf>
  var body: some View {
    ForEach(shelves) { shelf in
      Color.green.frame(width: CGFloat((shelf.items as? Set<Item> ?? []).count), height: 7)
    }
  }
}

@MainActor private func fresh() -> NSManagedObjectContext { PersistenceController(inMemory: true).container.viewContext }
@MainActor private var filled: NSManagedObjectContext { PersistenceController.preview.container.viewContext }

#Preview("Ten") { Stack { _, _ in }.environment(\\.managedObjectContext, filled) }
#Preview("Late") { Late().environment(\\.managedObjectContext, filled) }
#Preview("Shelves") { Shelves().environment(\\.managedObjectContext, filled) }
#Preview("Empty shelf") {
  let context = fresh()
  let shelf = Shelf(context: context)
  shelf.addToItems(Item(context: context))
  return Shelves().environment(\\.managedObjectContext, context)
}
#Preview("Added") {
  Stack { context, items in if items.isEmpty { _ = Item(context: context) } }.environment(\\.managedObjectContext, fresh())
}
#Preview("Grown") {
  let context = fresh()
  let item = Item(context: context)
  return Stack { _, _ in item.height = 6 }.environment(\\.managedObjectContext, context)
}
"""
STORED_SIZES = {
    "Ten": (10, 50), "Late": (10, 2), "Shelves": (4, 7), "Empty shelf": (1, 7), "Added": (10, 5), "Grown": (10, 6)}


def check_stored(platen, work, failures):
    """An app with Core Data: what its previews store is fetched again."""
    folder, out = work / "stored", work / "stored-out"
    write(folder, {
        "ContentView.swift": STORED, "Persistence.swift": PERSISTENCE,
        "Shop.xcdatamodeld/Shop.xcdatamodel/contents": DATA_MODEL})
    done = run(platen, [str(folder), "-o", str(out), "--fit", "--scale", "1", "--json"])
    records = {record["name"]: record for record in map(json.loads, done.stdout.splitlines())}
    sizes = {name: size(pathlib.Path(record["output"])) for name, record in records.items() if "output" in record}
    failures.expect(
        done.returncode == 0 and sizes == STORED_SIZES,
        f"what is stored is fetched: {done.returncode} {sizes} {done.stderr}")
    failures.expect("left out" not in done.stderr, f"nothing is left out for Core Data: {done.stderr}")


PROVIDERS = """import SwiftUI

final class Cart: ObservableObject { @Published var count = 3 }

struct CartView: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\\(cart.count) in the cart") }
}

struct Plain_Previews: PreviewProvider {
  static var previews: some View { Text("Hello") }
}

struct Named_Previews: PreviewProvider {
  static var previews: some View {
    Text("Hello").previewDisplayName("Greeting").previewLayout(.fixed(width: 50, height: 30))
  }
}

struct Grouped_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("One")
      Text("Two").previewDisplayName("Second")
    }
    .previewLayout(.fixed(width: 40, height: 20))
  }
}

struct Each_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["a", "b", "c"], id: \\.self) { Text($0).previewDisplayName("Letter \\($0)") }
  }
}

struct Cart_Previews: PreviewProvider {
  static var previews: some View { CartView().environmentObject(Cart()).previewLayout(.sizeThatFits) }
}

struct Outer: View {
  var body: some View { Color.red }
  struct Outer_Previews: PreviewProvider {
    static var previews: some View { Outer().previewLayout(.fixed(width: 21, height: 20)) }
  }
}

extension Outer {
  enum Style {
    class Previews: PreviewProvider {
      static var previews: some View { Outer().previewLayout(.fixed(width: 22, height: 20)) }
    }
  }
}

extension Outer.Style {
  struct Far_Previews
    : PreviewProvider
  {
    static var previews: some View { Outer().previewLayout(.fixed(width: 23, height: 20)) }
  }
}

struct Rendered_Previews: PreviewProvider {
  static var previews: some View { picture.previewLayout(.fixed(width: 30, height: 30)) }
  @MainActor static var picture: some View {
    Image(uiImage: ImageRenderer(content: Text("In a picture")).uiImage ?? UIImage())
  }
}

#Preview("Beside", traits: .fixedLayout(width: 170, height: 20)) { Text("Beside providers") }
"""
LONELY = """import SwiftUI

final class Cart: ObservableObject { @Published var count = 3 }

struct Lonely_Previews: PreviewProvider {
  static var previews: some View { CartView() }
}

struct CartView: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\\(cart.count) in the cart") }
}
"""


def check_folders(platen, work, failures):
    """Folders with several apps, packages that cannot be fetched, and devices of several sizes."""
    folders.check_projects(platen, work, failures, write, run)
    folders.check_beside(platen, work, failures, write, run, size)
    folders.check_example(platen, work, failures, write, run, size)
    folders.check_moments(platen, work, failures, write, run, size)
    folders.check_ticking(platen, work, failures, write, run, size)
    folders.check_contexts(platen, work, failures, write, run, size)
    folders.check_playgrounds(platen, work, failures, write, run)
    folders.check_offline(platen, work, failures, write, run, size)
    folders.check_devices(platen, work, failures, write, run)
    folders.check_older(platen, work, failures, write, run, size)
    folders.check_start(platen, work, failures, write, run, size)


def check_models(platen, work, failures):
    """An app's models, which are in memory."""
    models.check(platen, work, failures, write, run, size)


def check_frameworks(platen, work, failures):
    """Widgets, live activities and views of Apple's other frameworks."""
    frameworks.check(platen, work, failures, write, run, size)


def check_modules(platen, work, failures):
    """Code of Apple's other frameworks, and what they draw."""
    modules.check(platen, work, failures, write, run, size, frameworks.color)


def check_providers(platen, work, failures):
    """Previews of the older kind that have texts: their list is made before any picture is."""
    folder, out = work / "providers", work / "provided"
    write(folder, {"Providers.swift": PROVIDERS})
    subprocess.run(["rm", "-rf", out], check=True)
    done = run(platen, ["Providers.swift", "-o", str(out), "--scale", "1", "--json"], cwd=folder)
    failures.expect(done.returncode == 0, f"providers with texts are drawn: {done.stderr.strip()}")
    drawn = {path.stem: size(path) for path in out.glob("*.png")}
    screen = (393, 852)
    expected = {
        "Plain": screen, "Named-Greeting": (50, 30), "Grouped-1": (40, 20), "Grouped-Second": (40, 20),
        "Each-Letter-a": screen, "Each-Letter-b": screen, "Each-Letter-c": screen, "Rendered": (30, 30),
        "Outer": (21, 20), "Style": (22, 20), "Far": (23, 20),
        "Providers-Beside": (170, 20),
    }
    for name, pixels in expected.items():
        failures.expect(drawn.pop(name, None) == pixels, f"{name} is {pixels}")
    # A text's own size.
    failures.expect(
        list(drawn) == ["Cart"] and drawn["Cart"][1] < 40, f"one is as large as its text: {drawn}")
    write(folder, {"Lonely.swift": LONELY})
    done = run(platen, ["Lonely.swift", "-o", "lonely.png"], cwd=folder)
    failures.expect(
        done.returncode == 1 and re.search("Lonely_Previews: .*no Cart in the environment", done.stderr),
        f"a provider that fails is told of where one picture is asked for, too: {done.returncode} {done.stderr.strip()}")
    write(work / "chosen", {"Providers.swift": PROVIDERS, "Lonely.swift": LONELY.replace("Cart", "Shelf")})
    done = run(platen, [str(work / "chosen"), "-o", str(work / "chosen-out"), "--only", "Providers.swift"])
    failures.expect(
        done.returncode == 0 and (work / "chosen-out/Plain.png").exists() and "Lonely" not in done.stderr,
        f"--only finds providers by their file, and others do not fail: {done.returncode} {done.stderr.strip()}")


def check_gone(platen, work, failures):
    """Pictures of previews that are gone are removed, and nothing else."""
    folder, out = work / "gone", work / "left"
    subprocess.run(["rm", "-rf", folder, out], check=True)
    two = LOOSE.replace("#Preview", '#Preview("A")') + '#Preview("B") { Card() }\n'
    write(folder, {"Card.swift": two + '#Preview("C") { Card() }\n'})
    write(out, {"mine.png": b"mine", "notes.txt": "mine"})
    run(platen, ["Card.swift", "-o", str(out), "-q"], cwd=folder)
    pictures = {path.name for path in out.glob("*.png")}
    failures.expect(
        pictures == {"Card-A.png", "Card-B.png", "Card-C.png", "mine.png"}, f"all: {pictures}")
    (out / "Card-C.png").write_bytes(b"changed by hand")
    write(folder, {"Card.swift": LOOSE.replace("#Preview", '#Preview("A")')})
    run(platen, ["Card.swift", "-o", str(out), "-q", "--only", "A"], cwd=folder)
    failures.expect((out / "Card-B.png").exists(), "with --only the others stay")
    run(platen, ["Card.swift", "-o", str(out), "-q"], cwd=folder)
    left = {path.name for path in out.iterdir()}
    failures.expect(
        left == {"Card-A.png", "Card-C.png", "mine.png", "notes.txt", "index.html",
                 ".platen-previews.json"}, f"what is gone goes, what others wrote stays: {left}")


def check_snapshots(platen, work, failures):
    """References of previews, straight from Swift code."""
    folder = work / "kept"
    subprocess.run(["rm", "-rf", folder], check=True)
    write(folder, {"Card.swift": LOOSE})
    look = ["--fit", "--vary", "colorScheme=all"]
    done = snapshot(platen, "verify", "Card.swift", *look, cwd=folder)
    failures.expect(done.returncode == 2, f"references are missing: {done.returncode} {done.stderr}")
    done = snapshot(platen, "record", "Card.swift", *look, cwd=folder)
    names = sorted(path.name for path in (folder / "__Snapshots__/Card").glob("*"))
    failures.expect(
        done.returncode == 0 and names == ["Card,colorScheme=dark.png", "Card,colorScheme=light.png"],
        f"they are recorded: {names} {done.stderr}")
    done = snapshot(platen, "verify", "Card.swift", *look, cwd=folder)
    failures.expect(done.returncode == 0, f"they are the same: {done.returncode} {done.stdout}")
    write(folder, {"Card.swift": LOOSE.replace('"Card"', '"Cart"')})
    done = snapshot(platen, "verify", "Card.swift", *look, "--json", cwd=folder)
    failures.expect(done.returncode == 1, f"a change is different: {done.returncode} {done.stderr}")
    sources = {entry.get("source") for entry in json.loads(done.stdout)["snapshots"]}
    failures.expect(sources == {"Card.swift"}, f"they come from the file: {sources}")
    done = snapshot(platen, "accept", "Card.swift", "--all", cwd=folder)
    failures.expect(done.returncode == 0, f"it is accepted: {done.stdout} {done.stderr}")
    done = snapshot(platen, "verify", "Card.swift", *look, cwd=folder)
    failures.expect(done.returncode == 0, f"and is the same then: {done.returncode} {done.stdout}")
    # The package of the other checks has two previews that fail, and nineteen that do not.
    package = work / "shop"
    subprocess.run(["rm", "-rf", package / "__Snapshots__"], check=True)
    done = snapshot(platen, "record", str(package), "--scale", "1", "-q")
    failures.expect(
        done.returncode == 65 and "Index out of range" in done.stderr,
        f"what fails is told when recording: {done.returncode} {done.stderr}")
    done = snapshot(platen, "verify", str(package), "--scale", "1", "--json")
    states = [entry["status"] for entry in json.loads(done.stdout)["snapshots"]]
    failures.expect(
        done.returncode == 1 and states.count("failed") == 2 and states.count("same") == 19,
        f"and when verifying: {done.returncode} {sorted(states)}")
    failures.expect(not (package / "Package.resolved").exists(), "nothing else is written")


DEPENDENT = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Cards",
  dependencies: [.package(path: "PLATEN")],
  targets: [
    .target(
      name: "Cards",
      dependencies: [
        .product(name: "SwiftUI", package: "platen", condition: .when(platforms: [.linux]))
      ])
  ])
"""


def check_plugin(_platen, work, failures):
    """`swift package preview` in a package that has Platen as a dependency alone."""
    (work / "link").mkdir(parents=True, exist_ok=True)
    link = work / "link/platen"
    # The checkout may have lain elsewhere in the run before.
    link.unlink(missing_ok=True)
    link.symlink_to(ROOT)
    package = work / "cards"
    write(package, {"Package.swift": DEPENDENT.replace("PLATEN", str(link)),
                    "Sources/Cards/Card.swift": LOOSE})
    subprocess.run(["rm", "-rf", package / "previews"], check=True)
    allowed = ["swift", "package", "--allow-writing-to-package-directory", "preview"]
    done = subprocess.run(
        [*allowed, "--fit", "-q"], cwd=package, capture_output=True, text=True)
    names = sorted(path.name for path in (package / "previews").glob("*"))
    failures.expect(
        done.returncode == 0 and names == [".platen-previews.json", "Card.png", "index.html"],
        f"a plugin draws them: {names} {done.stderr[-400:]}")
    done = subprocess.run(
        [*allowed, "-o", "out", "--only", "Nobody"], cwd=package, capture_output=True, text=True)
    failures.expect(
        # What a plugin says on standard error comes out of the package manager's standard output.
        done.returncode != 0 and 'no preview "Nobody"' in done.stdout + done.stderr,
        f"it tells what is wrong: {done.stdout[-400:]} {done.stderr[-400:]}")


def check_resources(platen, package, out, failures):
    """Translations and fonts of the package, in Czech: 2 has the form "few" there."""
    done = run(platen, [str(package), "-o", str(out), "--scale", "1", "--json", "--only", "Words", "--vary", "locale=cs"])
    records = {record["name"]: record for record in map(json.loads, done.stdout.splitlines())}
    sizes = {name: size(pathlib.Path(record["output"])) for name, record in records.items() if "output" in record}
    failures.expect(len(sizes) == 5, f"all five are drawn: {sorted(sizes)} {done.stderr.strip()}")
    for name, other in {"Key": "Words", "Without bundle": "Words", "Own font": "Same font"}.items():
        failures.expect(
            sizes.get(name, 0) == sizes.get(other, 1), f"\"{name}\" is as large as \"{other}\": {sizes}")
    found = [finding for record in records.values() for finding in record.get("findings", [])]
    failures.expect(not found, f"all fonts are there: {found}")


# The first pixel of a PNG without a library: Platen's filters are undone for the first row alone.
READ = """
import struct, sys, zlib
data = open(sys.argv[1], 'rb').read()
position, packed = 8, b''
while position < len(data):
    length, kind = struct.unpack('>I4s', data[position:position + 8])
    if kind == b'IHDR': form = data[position + 17]
    if kind == b'PLTE': palette = data[position + 8:position + 8 + length]
    if kind == b'IDAT': packed += data[position + 8:position + 8 + length]
    position += 12 + length
row = zlib.decompress(packed)[1:]
sys.stdout.buffer.write(palette[row[0] * 3:] if form == 3 else row)
"""


def check_file(platen, work, failures):
    write(work / "loose", {"Card.swift": LOOSE, "Broken.swift": LOOSE.replace("Text", "Txt"),
                           "Plain.swift": "let a = 1\n", "a.yaml": "platen: 1\nview: {text: a}\n"})
    folder = work / "loose"
    done = run(platen, ["Card.swift", "-o", "card.svg", "--fit"], cwd=folder)
    drawn = (folder / "card.svg").read_text() if done.returncode == 0 else ""
    failures.expect("<svg" in drawn, f"a file's only preview is one file: {done.stderr.strip()}")
    done = run(platen, ["Broken.swift", "-o", "broken.png"], cwd=folder)
    failures.expect(
        done.returncode == 65 and "Broken.swift:3:43: cannot find 'Txt' in scope" in done.stderr,
        f"an error has its place: {done.stderr.strip()}")
    expected = {
        ("Plain.swift", "-o", "a.png"): (65, "nothing to show"),
        ("Nowhere.swift", "-o", "a.png"): (66, "no such file"),
        ("Nowhere", "-o", "a.png"): (66, "no such file"),
        ("Card.swift",): (64, "-o FOLDER"),
        ("Card.swift", "-o", "a.png", "--vary", "colorSceme=all"): (64, "colorScheme"),
        ("Card.swift", "-o", "a.png", "--device", "iPhone 99"): (64, "no device"),
        ("Card.swift", "-o", "a.png", "--port", "80"): (64, "--port is for scenes"),
        ("a.yaml", "-o", "a.png"): (64, "--output is for Swift code"),
    }
    for arguments, (code, text) in expected.items():
        done = run(platen, list(arguments), cwd=folder)
        failures.expect(
            done.returncode == code and text in done.stderr,
            f"{' '.join(arguments)}: {done.returncode} {done.stderr.strip()}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--platen", required=True)
    parser.add_argument("--work", type=pathlib.Path)
    parser.add_argument("--plugin", action="store_true",
                        help="run the plugin alone, for which the command is built in debug mode")
    arguments = parser.parse_args()
    platen = os.path.abspath(arguments.platen)
    with tempfile.TemporaryDirectory() as temporary:
        work = (arguments.work or pathlib.Path(temporary)).resolve()
        os.environ["XDG_CACHE_HOME"] = str(work / "cache")
        for name in ["PLATEN_PACKAGE", "PLATEN_FONTS"]:
            os.environ.pop(name, None)
        failures = Failures()
        checks = [check_file, check_states, check_late, check_providers, check_app, check_unprepared, check_folders, check_models, check_frameworks, check_modules, check_stored, check_gone, check_package, check_snapshots]
        for check in [check_plugin] if arguments.plugin else checks:
            check(platen, work, failures)
    sys.exit(1 if failures.count else 0)


if __name__ == "__main__":
    main()
