import Platen
import Testing

@testable import PlatenScenes

/// Options that would change nothing beside others, or without them.
@Suite struct PictureEffectTests {
  /// A red pixel.
  private static let onePixel =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLv"
    + "AAAAAElFTkSuQmCC"

  @Test(arguments: [
    (
      PictureKind.tags, ["cornerRadius": "4"],
      "--corner-radius has no effect on cells: it needs --style pill"
    ),
    (
      .tags, ["pillPadding": "4", "style": "plain"],
      "--pill-padding has no effect on plain words: it needs --style pill"
    ),
    (
      .tags, ["fill": "red", "weights": "linear"],
      "--fill has no effect on plain words: it needs --style cell or --style pill"
    ),
    (
      .tags, ["foreground": "red"],
      "--foreground has no effect on cells: it needs --style pill or --style plain"
    ),
    (
      .tags, ["fontSize": "12"],
      "--font-size has no effect on cells: it needs --style pill or --style plain"
    ),
    (
      .tags, ["weights": "linear", "style": "cell"],
      "--weights has no effect on cells: it needs --style pill or --style plain"
    ),
    (
      .tags, ["isDeletable": "true", "style": "pill"],
      "--is-deletable has no effect on pills: it needs --style cell"
    ),
    (
      .clock, ["font": "Inter", "fontDesign": "serif"],
      "--font-design has no effect with --font: leave one of them out"
    ),
    (
      .grid, ["inset": "2", "fontSize": "20"],
      "--inset has no effect with --font-size: leave one of them out"
    ),
    (.tags, ["accent": "red"], "--accent has no effect: it needs --select"),
    (
      .tags, ["dynamicTypeSize": "small", "weights": "linear"],
      "--dynamic-type-size has no effect with --weights: leave one of them out"
    ),
    (.clock, ["second": "4"], "--second has no effect: it needs --time"),
    (.clock, ["at": "2026-11-21T10:08:00Z"], "--at has no effect: it needs --zones"),
    (.clock, ["zones": "UTC"], "--zones has no effect: it needs --at"),
    (.clock, ["spacing": "4"], "--spacing has no effect: it needs --zones"),
    (.clock, ["showsSeconds": "true"], "--shows-seconds has no effect: it needs --zones"),
    (.clock, ["alignment": "top"], "--alignment has no effect: it needs --width or --height"),
    (.clock, ["fill": "red"], "--fill has no effect: it needs --shows-disc or --zones"),
    (
      .clock, ["alignment": "top", "width": "300"],
      "--alignment has no effect: it needs --height or --diameter or --zones"
    ),
    (
      .clock, ["alignment": "top", "height": "300"],
      "--alignment has no effect: it needs --width or --diameter or --zones"
    ),
    (
      .clock, ["zones": "", "at": "2026-11-21T10:08:00Z"], "--at has no effect: it needs --zones"
    ),
    (
      .cloud, ["words": "a", "orientation": "vertical", "verticalShare": "0.5"],
      "--vertical-share has no effect if all words are vertical: it needs --orientation mixed"
    ),
    (
      .cloud, ["words": "a", "orientation": "mixed", "angles": "-30...30"],
      "--angles has no effect with --orientation: leave one of them out"
    ),
    (
      .cloud, ["words": "a", "colorsFrom": onePixel, "colors": "group"],
      "--colors-from has no effect with --colors: leave one of them out"
    ),
    (
      .clock, ["showsRing": "false", "tickLength": "8"],
      "--tick-length has no effect without a ring: it needs --shows-ring"
    ),
    (.clock, ["hands": "sword"], "--hands has no effect: it needs --time"),
    (.tags, ["select": "", "accent": "red"], "--accent has no effect: it needs --select"),
  ])
  func noEffect(kind: PictureKind, values: [String: String], says: String) {
    #expect(message(kind, values) == says)
  }

  @Test(arguments: [
    "time": "10:08", "arcs": "9:00-10:00", "showsTicks": "true", "showsMinutes": "false",
    "showsDisc": "true", "inset": "0", "hands": "sword", "showsRing": "false", "tickLength": "8",
    "tickWidth": "2",
  ])
  func whatIsOfOneFaceHasNoEffectBesideZones(name: String, value: String) {
    let values = [name: value, "at": "2026-11-21T10:08:00Z", "zones": "UTC"]
    let option = OptionSpelling.command.name(name)
    #expect(
      message(.clock, values) == "\(option) has no effect with --zones: leave one of them out")
  }

  @Test(arguments: [
    (PictureKind.tags, ["cornerRadius": "4", "style": "pill"]),
    (.cloud, ["words": "a", "verticalShare": "0.5"]),
    (.cloud, ["words": "a", "verticalShare": "0.5", "orientation": "mixed"]),
    (.cloud, ["words": "a", "angles": "-30,0,30"]), (.cloud, ["words": "a", "angles": "-45"]),
    (.tags, ["fill": "red"]), (.tags, ["isDeletable": "true"]),
    (.tags, ["fontSize": "12...48", "weights": "linear"]), (.tags, ["dynamicTypeSize": "small"]),
    (.clock, ["second": "4", "time": "10:08"]), (.clock, ["time": "10:08", "zones": ""]),
    (.clock, ["alignment": "top", "height": "900", "diameter": "300"]),
    (.clock, ["fill": "red", "showsDisc": "true", "inset": "0"]),
    (.clock, ["fill": "red", "zones": "UTC", "at": "2026-11-21T10:08:00Z"]),
    (.clock, ["alignment": "top", "height": "900", "width": "300"]),
    (
      .clock,
      ["alignment": "top", "width": "900", "zones": "UTC", "at": "2026-11-21T10:08:00Z"]
    ),
  ])
  func whatHasWhatItNeedsIsRead(kind: PictureKind, values: [String: String]) {
    #expect(message(kind, values) == nil)
  }
}
