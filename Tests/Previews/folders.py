"""Folders with several apps, packages that cannot be fetched, and how much space devices have."""

import json
import re

PROJECT = """// !$*UTF8*$!
{ rootObject = P; objects = {
  P = {isa = PBXProject; mainGroup = G; targets = (APP);};
  G = {isa = PBXGroup; children = (S); sourceTree = "<group>";};
  S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
  APP = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = ();
    fileSystemSynchronizedGroups = (S);};
}; }
"""
# The folder of each app is called as a framework, as a type in it, or with a space.
APPS = {"Charts": ("import Charts\n", 10), "Shapes": ("struct Shapes {}\n", 20), "My Day 3": ("", 30)}
# A colour of each app, as Xcode writes it.
BRAND = """{{ "colors": [ {{ "idiom": "universal", "color": {{ "color-space": "srgb", "components":
  {{ "red": "0x{side}", "green": "0x00", "blue": "0x00", "alpha": "1.000" }} }} }} ], "info": {{ "version": 1, "author": "xcode" }} }}
"""
BESIDE = """import SwiftUI

struct Start: View { var body: some View { Color.red.frame(width: 30, height: 30) } }
#Preview("Beside") { Start() }
"""
VIEW = """import SwiftUI
{first}
struct ContentView: View {{ var body: some View {{ Color.brand.frame(width: {side}, height: {side}) }} }}
struct ContentView_Previews: PreviewProvider {{
  static var previews: some View {{ ContentView().previewDisplayName("Provider") }}
}}
#Preview {{ ContentView() }}
"""


def check_projects(platen, work, failures, write, run):
    """A folder of lessons with an app each: each is a module of its own, as Xcode builds them."""
    folder, out = work / "lessons", work / "lessons-out"
    files = {"Shared.swift": BESIDE}
    for name, (first, side) in APPS.items():
        files |= {
            f"{name}/{name}.xcodeproj/project.pbxproj": PROJECT,
            f"{name}/App/ContentView.swift": VIEW.format(first=first, side=side),
            f"{name}/App/Assets.xcassets/brand.colorset/Contents.json": BRAND.format(side=side)}
    files["Shapes/App/Bad.swift"] = 'import SwiftUI\n\n#Preview("Bad") { NoSuchView() }\n'
    write(folder, files)
    done = run(platen, [str(folder), "-o", str(out), "--fit", "--format", "svg"])
    drawn = {path.stem: path.read_text().upper() for path in out.glob("*.svg")}
    expected = {"Shared-Beside": 30} | {
        f"{module}-ContentView-{name}": side
        for module, (_, side) in zip(["ChartsProject", "ShapesProject", "My_Day_3Project"], APPS.values())
        for name in ("1", "Provider")}
    for name, side in expected.items():
        text = drawn.get(name, "")
        color = f"#{side}0000" if name != "Shared-Beside" else ""
        failures.expect(
            f'WIDTH="{side}"' in text and color in text,
            f"each app is drawn with its own colours, {name}: {text} {sorted(drawn)} {done.stderr}")
    failures.expect(done.returncode == 0, f"all is drawn: {done.returncode} {done.stderr}")
    failures.expect(
        "Shapes/App/Bad.swift:3:" in done.stderr, f"what is wrong in one of them is told: {done.stderr}")


# By Apple's Build Settings Reference, an app's version is that of its target's settings.
STARTED = """// !$*UTF8*$!
{ rootObject = P; objects = {
  P = {isa = PBXProject; mainGroup = G; targets = (APP);};
  G = {isa = PBXGroup; children = (S); sourceTree = "<group>";};
  S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
  L = {isa = XCConfigurationList; buildConfigurations = (D);};
  D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {MARKETING_VERSION = 12; CURRENT_PROJECT_VERSION = 4;
    SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;};};
  APP = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = ();
    buildConfigurationList = L; fileSystemSynchronizedGroups = (S);};
}; }
"""
STARTING = """import SwiftUI

final class Settings { static var height = 1.0 }
@MainActor final class Shelf { var side = 1.0 }
/// Compiles where the project's declarations belong to the main actor.
struct Example { static var shelf: Shelf { Shelf() } }

@main struct ShopApp: App {
  init() { %s }
  var body: some Scene { WindowGroup { Start() } }
}

struct Start: View {
  private func number(_ key: String) -> Double {
    (Bundle.main.object(forInfoDictionaryKey: key) as? String).flatMap(Double.init) ?? 1
  }
  var body: some View { Color.red.frame(width: 10 * number("CFBundleShortVersionString") + number("CFBundleVersion"), height: Settings.height * Example.shelf.side) }
}
#Preview("Started", traits: .sizeThatFitsLayout) { Start() }
"""


def check_start(platen, work, failures, write, run, size):
    """An app is made before its previews, and says its version; one that cannot be made takes no preview with it."""
    folder, out = work / "started", work / "started-out"
    for code, height, words in (("Settings.height = 7", 7, ""), ('fatalError("no server")', 1, "no server")):
        write(folder, {"Shop.xcodeproj/project.pbxproj": STARTED, "App/ShopApp.swift": STARTING % code})
        done = run(platen, [str(folder), "-o", str(out), "--scale", "1"])
        found = [size(path) for path in out.glob("*.png")]
        failures.expect(
            done.returncode == 0 and found == [(124, height)],
            f"an app starts before its previews, {code}: {found} {done.returncode} {done.stderr}")
        failures.expect(bool(words) or "left out:" not in done.stderr, f"the project's isolation is that of its code: {done.stderr}")
        failures.expect(
            words in done.stderr and ("init() ends the program" in done.stderr) == bool(words),
            f"it is told where an app cannot start: {done.stderr}")


OLDER = """import SwiftUI

struct Older_Previews: PreviewProvider {
  static var previews: some View {
    Color.red.previewDevice("iPad Pro (9.7-inch)").previewDisplayName("Tablet")
    Color.red.previewDevice("Pager").previewDisplayName("Pager")
  }
}
"""


def check_older(platen, work, failures, write, run, size):
    """A preview is shown on the device that it names, if it is one of Apple's; of others it is told."""
    folder, out = work / "older", work / "older-out"
    write(folder, {"Older.swift": OLDER})
    done = run(platen, [str(folder), "-o", str(out), "--scale", "1"])
    sizes = {path.stem.split("-")[-1]: size(path) for path in out.glob("*.png")}
    failures.expect(
        done.returncode == 0 and sizes == {"Tablet": (768, 1024), "Pager": (393, 852)},
        f"earlier devices are known: {sizes} {done.returncode} {done.stderr}")
    failures.expect('"Pager" is not known' in done.stderr, f"an unknown device is told: {done.stderr}")


CLASSES = """import SwiftUI

struct Classes: View {
  @Environment(\\.horizontalSizeClass) private var across
  @Environment(\\.verticalSizeClass) private var along
  var body: some View {
    Color(.sRGB, red: across == .regular ? 1 : 0, green: along == .regular ? 1 : 0, blue: 128.0 / 255)
  }
}
#Preview("Upright") { Classes() }
#Preview("Turned", traits: .landscapeLeft) { Classes() }
#Preview("Fitting", traits: .sizeThatFitsLayout) { Classes() }
"""
# By Apple's Human Interface Guidelines, under Layout: red is a regular width, green a regular height.
EXPECTED = {
    "iPhone 16": ("#00FF80", "#000080"), "iPhone 16 Pro Max": ("#00FF80", "#FF0080"), "iPad mini": ("#FFFF80", "#FFFF80")}


def check_devices(platen, work, failures, write, run):
    """Views learn how much space their device has."""
    folder, out = work / "devices", work / "devices-out"
    write(folder, {"Classes.swift": CLASSES})
    devices = [word for name in EXPECTED for word in ("--device", name)]
    done = run(platen, [str(folder), "-o", str(out), "--format", "svg", *devices, "--json"])
    colors = {}
    for record in map(json.loads, done.stdout.splitlines()):
        text = open(record["output"]).read().upper()
        colors[record["values"]["device"], record["name"]] = set(re.findall("#(?:00|FF){2}80", text))
    for device, (upright, turned) in EXPECTED.items():
        for name, color in {"Upright": upright, "Turned": turned, "Fitting": upright}.items():
            found = colors.get((device, name))
            failures.expect(found == {color}, f"{name} on {device}: {found}, expected {color}; {done.stderr}")


MANIFEST = """// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Far", platforms: [.iOS(.v17)],
  dependencies: [.package(url: "https://127.0.0.1:1/nobody/nothing.git", from: "1.0.0")],
  targets: [
    .target(name: "Core"),
    .target(name: "Far", dependencies: ["Core", .product(name: "Nothing", package: "nothing")]),
  ])
"""
FAR = """import Core
import Nothing
import SwiftUI

struct Card: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: side, height: 10)
      Remote(url: 1).frame(width: 40, height: 20)
    }
  }
}
#Preview("Card") { Card() }
"""


def check_offline(platen, work, failures, write, run, size):
    """A package that needs another one which nobody answers for: what does not need that is drawn."""
    folder, out = work / "far", work / "far-out"
    write(folder, {"Package.swift": MANIFEST, "Sources/Core/Side.swift": "import Foundation\npublic let side: CGFloat = 30\n",
                   "Sources/Far/Card.swift": FAR})
    arguments = [str(folder), "-o", str(out), "--fit", "--scale", "1"]
    done = run(platen, arguments)
    sizes = {path.stem: size(path) for path in out.glob("*.png")}
    failures.expect(done.returncode == 0 and sizes == {"Card-Card": (40, 30)}, f"the package is drawn: {sizes} {done.stderr}")
    failures.expect(
        "the package cannot be fetched (left out: package https://127.0.0.1:1/nobody/nothing.git)" in done.stderr,
        f"it is told what is left out: {done.stderr}")
    failures.expect(run(platen, [*arguments, "--strict"]).returncode == 1, "--strict fails")


TOOL = """// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Tools", targets: [.executableTarget(name: "Format", path: "Tools/Format")])
"""


def check_beside(platen, work, failures, write, run, size):
    """An app beside a package of tools that has no previews."""
    folder, out = work / "beside", work / "beside-out"
    write(folder, {
        "Package.swift": TOOL, "Tools/Format/main.swift": 'print("formats")\n',
        "App/Start.swift": BESIDE.replace("struct Start", "@main struct Own { static func main() {} }\nstruct Start")})
    done = run(platen, [str(folder), "-o", str(out), "--fit", "--scale", "1"])
    sizes = {path.stem: size(path) for path in out.glob("*.png")}
    failures.expect(
        done.returncode == 0 and sizes == {"Start-Beside": (30, 30)} and "left out" not in done.stderr
        and "no target of Package.swift has previews" in done.stderr,
        f"the app is drawn: {sizes} {done.stderr}")


KIT = """// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
  targets: [.target(name: "Kit"), .target(name: "Extra", dependencies: ["Kit"])])
"""
BADGE = """import SwiftUI

public struct Badge: View {
  let width: CGFloat
  public init(width: CGFloat) { self.width = width }
  public var body: some View { Color.red.frame(width: width, height: 10) }
}
struct Badge_Previews: PreviewProvider { static var previews: some View { Badge(width: 50) } }
#Preview("Wide") { Badge(width: 70) }
"""
EXAMPLE = """import Kit
import SwiftUI

struct Shop: View { var body: some View { Badge(width: 60) } }
struct Shop_Previews: PreviewProvider { static var previews: some View { Shop() } }
"""


def check_example(platen, work, failures, write, run, size):
    """An app that shows the package whose folder it lies in: the previews of both are drawn.

    A target of the package has no folder.
    """
    folder, out = work / "kit", work / "kit-out"
    write(folder, {"Package.swift": KIT, "Sources/Kit/Badge.swift": BADGE, "Example/Shop.swift": EXAMPLE})
    done = run(platen, [str(folder), "-o", str(out), "--fit", "--scale", "1"])
    sizes = {path.stem: size(path) for path in out.glob("*.png")}
    failures.expect(
        done.returncode == 0 and sizes == {"Badge-1": (50, 10), "Badge-Wide": (70, 10), "Shop": (60, 10)}
        and "left out" not in done.stderr,
        f"the package and its example are drawn: {sizes} {done.stderr}")


MOMENTS = """import SwiftUI

struct Bar: View {
  @State private var start: Date = .now
  let other = Date()
  var body: some View {
    TimelineView(.animation) { context in
      Color.red.frame(width: 10 + context.date.timeIntervalSince(start), height: 10 + other.distance(to: context.date))
    }
  }
}
#Preview("Bar", traits: .sizeThatFitsLayout) { Bar() }
"""


def check_moments(platen, work, failures, write, run, size):
    """What a view takes for the current date is where its timeline begins."""
    folder, out = work / "moments", work / "moments-out"
    write(folder, {"Bar.swift": MOMENTS})
    done = run(platen, [str(folder), "-o", str(out), "--scale", "1"])
    sizes = {path.stem: size(path) for path in out.glob("*.png")}
    failures.expect(sizes == {"Bar-Bar": (10, 10)}, f"a timeline begins now: {sizes} {done.stderr}")


TICKING = """import Combine
import SwiftUI

let ticks = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
struct Bar: View {
  @State private var start = Date()
  @State private var count = 0
  @State private var age = 0.0
  @State private var loops = 0
  var body: some View {
    Color.red.frame(width: 10 + 10 * CGFloat(count), height: 20 * age + 100 * CGFloat(loops))
      .onReceive(ticks) { _ in
        count += 1
        age = Date().timeIntervalSince(start)
      }
      .task {
        while true {
          try? await Task.sleep(for: .milliseconds(400))
          loops += 1
        }
      }
  }
}
#Preview("One", traits: .sizeThatFitsLayout) { Bar() }
#Preview("Two", traits: .sizeThatFitsLayout) { Bar() }
"""


def check_ticking(platen, work, failures, write, run, size):
    """A timer outside of views, dates and a loop that never ends go by the time of each preview: 0.9 s."""
    folder, out = work / "ticking", work / "ticking-out"
    write(folder, {"Bar.swift": TICKING})
    done = run(platen, [str(folder), "-o", str(out), "--scale", "1", "--settle", "0.9s"])
    sizes = {path.stem: size(path) for path in out.glob("*.png")}
    failures.expect(
        sizes == {"Bar-One": (40, 215), "Bar-Two": (40, 215)},
        f"three ticks, 0.75 s and two loops are drawn: {sizes} {done.stderr}")


CONTEXTS = """import SwiftUI

struct Badge: View {
  var body: some View {
    Image(uiImage: UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 20))
      context.cgContext.setBlendMode(.xor)
    })
  }
}
#Preview("Badge", traits: .sizeThatFitsLayout) { Badge() }
"""


def check_contexts(platen, work, failures, write, run, size):
    """A picture that is drawn with Core Graphics has its size and is not blank, and what is drawn otherwise is told."""
    folder, out = work / "contexts", work / "contexts-out"
    write(folder, {"Badge.swift": CONTEXTS})
    done = run(platen, [str(folder), "-o", str(out), "--scale", "1"])
    sizes = {path.stem: size(path) for path in out.glob("*.png")}
    failures.expect(
        sizes == {"Badge-Badge": (30, 20)} and "the blend mode xor" in done.stderr and "blank" not in done.stderr,
        f"a context draws: {sizes} {done.stderr}")


PLAYGROUND = """// swift-tools-version: 6.0
import PackageDescription
import AppleProductTypes

let package = Package(
  name: "App", platforms: [.iOS("18.0")],
  products: [.iOSApplication(name: "App", targets: ["AppModule"], accentColor: ACCENT,
    supportedDeviceFamilies: [.phone])],
  targets: [.executableTarget(name: "AppModule", path: ".")])
"""


def check_playgrounds(platen, work, failures, write, run):
    """Apps of Swift Playgrounds are drawn by themselves and in a folder of several, each as a module of its own."""
    folder, out = work / "playgrounds", work / "playgrounds-out"
    leaf = '{"colors": [{"idiom": "universal", "color": {"components": {"red": "0x12", "green": "0x34", "blue": "0x56"}}}]}'
    for name, width, accent in (("One", 30, ".presetColor(.orange)"), ("Two", 40, '.asset("Leaf")')):
        content = f"import SwiftUI\nstruct Content: View {{ var body: some View {{ Color.accentColor.frame(width: {width}, height: 20) }} }}\n"
        write(folder / f"{name}.swiftpm", {
            "Package.swift": PLAYGROUND.replace("ACCENT", accent),
            "Assets.xcassets/Leaf.colorset/Contents.json": leaf,
            "Content.swift": content + '#Preview("%s", traits: .sizeThatFitsLayout) { Content() }\n' % name})
    done = run(platen, [str(folder), "-o", str(out), "--format", "svg"])
    drawn = "".join(sorted(path.read_text().upper() for path in out.glob("*.svg")))
    # iOS's orange, as one manifest says, and the colour of the catalogue that the other names.
    failures.expect(
        all(part in drawn for part in ('WIDTH="30"', "#FF9500", 'WIDTH="40"', "#123456")),
        f"two playgrounds are drawn: {drawn} {done.stderr}")
    out = work / "playground-out"
    done = run(platen, [str(folder / "One.swiftpm"), "-o", str(out), "--format", "svg"])
    drawn = [path.read_text().upper() for path in out.glob("*.svg")]
    # iOS's orange, as the manifest says.
    failures.expect(
        len(drawn) == 1 and 'WIDTH="30"' in drawn[0] and "#FF9500" in drawn[0], f"a playground: {drawn} {done.stderr}")
