"""Previews of widgets, live activities and the views that Apple's other frameworks have, by sizes and colours."""

import json
import pathlib
import subprocess
import zlib

WIDGETS = """import AppIntents
import SwiftUI
import WidgetKit

struct Configuration: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Configuration" }
  static var description: IntentDescription { "An example." }
  @Parameter(title: "Width", default: 20) var width: Int
}

extension Configuration {
  fileprivate static var wide: Configuration {
    let intent = Configuration()
    intent.width = 60
    return intent
  }
}

struct Entry: TimelineEntry {
  let date = Date(timeIntervalSinceReferenceDate: 0)
  let configuration: Configuration
}

struct Provider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(configuration: Configuration()) }
  func snapshot(for configuration: Configuration, in context: Context) async -> Entry { Entry(configuration: configuration) }
  func timeline(for configuration: Configuration, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [Entry(configuration: configuration)], policy: .never)
  }
}

/// Green where the intent's width is 60, and else red.
struct Template: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Template", intent: Configuration.self, provider: Provider()) { entry in
      Color.clear.containerBackground(entry.configuration.width == 60 ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0), for: .widget)
    }
  }
}

struct Open: AppIntent {
  static let title: LocalizedStringResource = "Open"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
}

#Preview("Small", as: .systemSmall) { Template() } timeline: { Entry(configuration: Configuration()) }
#Preview("Medium", as: .systemMedium) { Template() } timeline: { Entry(configuration: .wide) }
#Preview("Provided", as: .systemLarge, using: Configuration.wide, widget: { Template() }, timelineProvider: { Provider() })
#Preview("Button", traits: .sizeThatFitsLayout) { Button(intent: Open()) { Color.red.frame(width: 30, height: 10) }.buttonStyle(.plain) }
"""
ACTIVITIES = """import ActivityKit
import SwiftUI
import WidgetKit

struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable { var height: Double }
  var name: String
}

struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self) { context in
      Color.clear.frame(height: context.state.height).activityBackgroundTint(Color(red: 0, green: 0, blue: 1))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Color(red: 1, green: 1, blue: 0).frame(width: 30, height: 20) }
        DynamicIslandExpandedRegion(.bottom) { Color.red.frame(height: context.state.height) }
      } compactLeading: {
        Color.red.frame(width: 20, height: 20)
      } compactTrailing: {
        Color.red.frame(width: 70, height: 20)
      } minimal: {
        Color.red.frame(width: 20, height: 20)
      }
      .keylineTint(.red)
    }
  }
}

#Preview("Low", as: .content, using: Ride(name: "a")) { RideActivity() } contentStates: { Ride.ContentState(height: 10) }
#Preview("High", as: .content, using: Ride(name: "a")) { RideActivity() } contentStates: { Ride.ContentState(height: 120); Ride.ContentState(height: 10) }
#Preview("Compact", as: .dynamicIsland(.compact), using: Ride(name: "a")) { RideActivity() } contentStates: { Ride.ContentState(height: 10) }
#Preview("Minimal", as: .dynamicIsland(.minimal), using: Ride(name: "a")) { RideActivity() } contentStates: { Ride.ContentState(height: 10) }
#Preview("Expanded", as: .dynamicIsland(.expanded), using: Ride(name: "a")) { RideActivity() } contentStates: { Ride.ContentState(height: 900) }

struct Former: View {
  var body: some View { Color(red: 1, green: 0, blue: 0) }
}
struct Former_Previews: PreviewProvider {
  static var previews: some View {
    let context = WidgetPreviewContext(family: .systemSmall)
    Former().previewContext(context).previewDisplayName("Without margin")
    Former().containerBackground(Color(red: 0, green: 0, blue: 1), for: .widget).previewContext(context).previewDisplayName("With margin")
    ProgressView(value: 0.5).progressViewStyle(.circular).tint(Color(red: 1, green: 0, blue: 0)).previewContext(context).previewDisplayName("Ring")
  }
}

struct Ride_Previews: PreviewProvider {
  static var previews: some View {
    Ride(name: "a").previewContext(Ride.ContentState(height: 130), viewKind: .content).previewDisplayName("Former")
  }
}
"""
VIEWS = """import AuthenticationServices
import ContactsUI
import CoreLocationUI
import CryptoKit
import SwiftUI
import TipKit

struct Favorite: Tip {
  @Parameter static var isLoggedIn: Bool = false
  var title: Text { Text("Favorite") }
  var rules: [Rule] {
    #Rule(Self.$isLoggedIn) { $0 == false }
  }
}
struct Hidden: Tip {
  static let opened = Event(id: "opened")
  var title: Text { Text("Hidden") }
  var rules: [Rule] { #Rule(Self.opened) { $0.donations.count > 0 } }
}

struct Bar: View {
  let width: Int
  var body: some View { Color.red.frame(width: CGFloat(width), height: 10) }
}

private var contact: CNContact {
  let contact = CNMutableContact()
  (contact.givenName, contact.familyName) = ("Anna", "Haro")
  return contact
}

#Preview("Signs in", traits: .fixedLayout(width: 200, height: 44)) {
  SignInWithAppleButton(.signIn) { $0.requestedScopes = [.email] } onCompletion: { _ in }
}
#Preview("Signs in on white", traits: .fixedLayout(width: 200, height: 44)) {
  SignInWithAppleButton { _ in } onCompletion: { _ in }.signInWithAppleButtonStyle(.white)
}
struct AppleButton: UIViewRepresentable {
  func makeUIView(context: Context) -> ASAuthorizationAppleIDButton { ASAuthorizationAppleIDButton(type: .continue, style: .white) }
  func updateUIView(_ button: ASAuthorizationAppleIDButton, context: Context) {}
}
#Preview("Signs in by UIKit", traits: .fixedLayout(width: 200, height: 44)) { AppleButton().background(.red) }
#Preview("Hidden tip", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) {
    TipView(Hidden())
    Bar(width: 50).popoverTip(Favorite())
  }
}
#Preview("Tip", traits: .sizeThatFitsLayout) { TipView(Favorite()).frame(width: 300).background(Bar(width: Favorite().shouldDisplay ? 10 : 5)) }
#Preview("Located", traits: .sizeThatFitsLayout) { LocationButton(.shareCurrentLocation) {}.labelStyle(.iconOnly).tint(.red) }
#Preview("Hashed", traits: .sizeThatFitsLayout) {
  let hex = Insecure.MD5.hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()
  let sha = SHA256.hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()
  Bar(width: hex == "900150983cd24fb0d6963f7d28e17f72" && sha.hasPrefix("ba7816bf") && sha.hasSuffix("f20015ad") ? 20 : 1)
}
#Preview("Named", traits: .sizeThatFitsLayout) { Bar(width: 10 * (CNContactFormatter.string(from: contact, style: .fullName) ?? "").count) }
"""
# Of widgets on a phone of 393 by 852 points, and what Apple's guidelines say of activities there: 371 wide, at least 84 high and
# at most 160. The compact island is 126 between two sides of at least 52.33, or of the view with 10 around it: 52.33 + 126 + 80 by
# 36.67, in pixels that are begun.
SIZES = {
    "Small": (158, 158), "Medium": (338, 158), "Provided": (338, 354), "Button": (30, 10),
    "Low": (371, 84), "High": (371, 120), "Former": (371, 130),
    "Without margin": (158, 158), "With margin": (158, 158), "Ring": (158, 158), "Compact": (259, 37), "Minimal": (37, 37), "Expanded": (371, 160),
    "Signs in": (200, 44), "Signs in on white": (200, 44), "Signs in by UIKit": (200, 44),
    "Hidden tip": (50, 10), "Hashed": (20, 10), "Named": (90, 10)}
# In the middle of the left edge, six points in.
COLORS = {
    "Small": (255, 0, 0), "Medium": (0, 255, 0), "Provided": (0, 255, 0), "Low": (0, 0, 255), "High": (0, 0, 255), "Former": (0, 0, 255),
    "Without margin": (255, 0, 0), "With margin": (0, 0, 255),
    "Compact": (0, 0, 0), "Expanded": (0, 0, 0), "Signs in": (0, 0, 0), "Signs in on white": (255, 255, 255),
    "Signs in by UIKit": (255, 255, 255)}


def color(path, x, y):
    """A pixel of a PNG without interlacing, as red, green and blue."""
    data, position, packed, palette = path.read_bytes(), 8, b"", b""
    while position < len(data):
        length, kind = int.from_bytes(data[position:position + 4], "big"), data[position + 4:position + 8]
        body = data[position + 8:position + 8 + length]
        if kind == b"IHDR":
            width, depth, form = int.from_bytes(body[:4], "big"), body[8], body[9]
        elif kind == b"PLTE":
            palette = body
        elif kind == b"IDAT":
            packed += body
        position += 12 + length
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[form]
    stride, step = (width * channels * depth + 7) // 8, max(1, channels * depth // 8)
    raw, row = zlib.decompress(packed), bytearray(stride)
    for line in range(y + 1):
        start = line * (stride + 1)
        kind, before, row = raw[start], row, bytearray(raw[start + 1:start + 1 + stride])
        for i in range(stride):
            left, up = row[i - step] if i >= step else 0, before[i]
            corner = before[i - step] if i >= step else 0
            near = min((abs(up - corner), 0, left), (abs(left - corner), 1, up), (abs(left + up - 2 * corner), 2, corner))[2]
            row[i] = (row[i] + (0, left, up, (left + up) // 2, near)[kind]) & 255
    if depth < 8:
        value = row[x * depth // 8] >> (8 - depth - x * depth % 8) & ((1 << depth) - 1)
        return tuple(palette[3 * value:3 * value + 3]) if form == 3 else (value * 255 // ((1 << depth) - 1),) * 3
    pixel = row[x * step:x * step + step]
    if form == 3:
        return tuple(palette[3 * pixel[0]:3 * pixel[0] + 3])
    return tuple(pixel[:3]) if channels > 2 else (pixel[0],) * 3


def check(platen, work, failures, write, run, size):
    """Draws what the frameworks' views show."""
    folder, out = work / "frameworks", work / "frameworks-out"
    write(folder, {"Widgets.swift": WIDGETS, "Activities.swift": ACTIVITIES, "Views.swift": VIEWS})
    subprocess.run(["rm", "-rf", out], check=True)
    done = run(platen, [str(folder), "-o", str(out), "--scale", "1", "--json"])
    records = [json.loads(line) for line in done.stdout.splitlines()]
    paths = {record["name"]: pathlib.Path(record["output"]) for record in records if "output" in record}
    failures.expect("left out" not in done.stderr, f"nothing of the frameworks is missing: {done.stderr}")
    for name, expected in SIZES.items():
        found = size(paths[name]) if name in paths else None
        failures.expect(found == expected, f"{name} is {expected}: {found}")
    for name, expected in COLORS.items():
        found = color(paths[name], 6, size(paths[name])[1] // 2) if name in paths else None
        failures.expect(found == expected, f"{name} has its ground {expected}: {found}")
    # A ring of half of the way is on the right alone, at the edges: its line is 5.5 points thick.
    ring = [color(paths["Ring"], x, 79) for x in (2, 155)] if "Ring" in paths else None
    failures.expect(ring and ring[1] == (255, 0, 0) and ring[0] != ring[1], f"a value is a ring in a widget: {ring}")
    # Eighteen points from the left and twelve from the top, beside the camera: also where nothing is on its other side.
    leading = color(paths["Expanded"], 30, 20) if "Expanded" in paths else None
    failures.expect(leading == (255, 255, 0), f"the leading region is beside the camera: {leading}")
    tip = size(paths["Tip"]) if "Tip" in paths else (0, 0)
    failures.expect(tip[0] == 300 and tip[1] > 40, f"a tip is drawn where its rules hold: {tip}")
    button = size(paths["Located"]) if "Located" in paths else (0, 0)
    ground = color(paths["Located"], 6, button[1] // 2) if "Located" in paths else None
    failures.expect(ground == (255, 59, 48), f"the button of a location has the tint's colour: {button} {ground}")
