import Foundation
import Testing

/// What commands warn of, and refuse under `--strict`.
@Suite struct FindingTests {
  private let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write("Swift\t3\nDonaudampfschifffahrtsgesellschaft\t2\n".utf8, to: "wide.txt")
    try work.write("name\tweight\nGo\t3\nSwift\t-5\n".utf8, to: "below.tsv")
  }

  /// Commands that draw what is not as it should be, and what they say of it.
  static let drawn: [(line: String, says: String)] = [
    ("tags wide.txt --width 120 -o new.png", "\"Donaudampfschifffahrtsgesellschaft\" is truncated"),
    (
      "tags below.tsv --weights linear -o new.png",
      "below.tsv:3:1: the weight of \"Swift\" is -5: a weight below zero has no size"
    ),
    (
      "clock --at 2026-11-21T10:08:00Z --zones Asia/Tokyo,Europe/Berlin --width 100 -o new.png",
      "points, but it was offered 100×"
    ),
    ("grid 'A sentence that is long' --width 40 --height 40 -o new.svg", "too small to be read"),
    ("grid a -o new.png --format svg", "\"new.png\" ends in .png and is written as SVG"),
    ("grid a -o new.jpg --format png", "\"new.jpg\" ends in .jpg and is written as PNG"),
    ("render ring.yaml -o new.svg", "\"East Anglia\" overlaps \"West Wales\" of west (east)"),
    ("render tests.yaml -o new.svg", "tests.yaml:3:29: none of 2 records passes the tests"),
    ("render cut.yaml -o new.pdf", "and the picture's edge cuts it off"),
    ("render family.yaml -o new.png", "there is no font family \"Intre\""),
    ("render shrunk.yaml -o new.png", "points instead of 17 (view)"),
  ]

  private func writeScenes() throws {
    let scenes = [
      "ring": """
      view:
        radial:
          radius: 12
          children:
            - {text: North, modifiers: [{frame: {width: 10, height: 1}}, hidden]}
            - {text: East Anglia, id: east}
            - {text: South, modifiers: [{frame: {width: 10, height: 1}}, hidden]}
            - {text: West Wales, id: west}
        modifiers: [{padding: 90}]
      """,
      "tests": """
      data:
        l: {items: [1, 2], where: {field: value, minimum: 5}}
      view: {vStack: [{text: Hi}, {forEach: {data: l, view: {text: "{value}"}}}]}
      """,
      "cut":
        "canvas: {width: 50}\nview: {color: red, modifiers: [{frame: {width: 60, height: 9}}]}",
      "family": "view: {text: Hi, modifiers: [{font: {family: Intre}}]}",
      "shrunk":
        "canvas: {width: 60}\nview: {text: A sentence that is long, modifiers: [{lineLimit: 1},"
        + " {minimumScaleFactor: 0.01}]}",
    ]
    for (name, text) in scenes { try work.write("platen: 1\n\(text)\n".utf8, to: "\(name).yaml") }
  }

  @Test(arguments: drawn)
  func aFindingIsAWarningAndUnderStrictAnError(line: String, says: String) throws {
    try writeScenes()
    let before = try work.names()
    let strict = try work.shell("platen \(line) --strict")
    #expect(strict.exitCode == 1)
    let errors = strict.error.split(separator: "\n")
    #expect(errors.allSatisfy { $0.hasPrefix("error: ") } && !errors.isEmpty, "\(strict.error)")
    #expect(errors.contains { $0.contains(says) }, "\(strict.error)")
    #expect(try work.names() == before)

    let lenient = try work.shell("platen \(line)")
    #expect(lenient.exitCode == 0)
    let warnings = lenient.error.split(separator: "\n")
    #expect(
      warnings.map { $0.dropFirst("warning: ".count) }
        == errors.map { $0.dropFirst("error: ".count) })
    #expect(try work.names().count == before.count + 1)
  }

  @Test func checkFindsTheSameWithoutDrawing() throws {
    try writeScenes()
    for name in ["ring", "tests", "cut", "family", "shrunk"] {
      let checked = try work.shell("platen check --strict \(name).yaml")
      let rendered = try work.shell("platen render --strict \(name).yaml -o new.svg")
      #expect(checked.exitCode == 1)
      #expect(checked.error == rendered.error, "\(name)")
    }
    // What stands in the file itself is said even where nothing is laid out.
    let plain = try work.platen(["check", "tests.yaml", "cut.yaml"])
    #expect(plain.exitCode == 0)
    #expect(plain.error.split(separator: "\n").count == 1)
    #expect(plain.error.hasPrefix("warning: tests.yaml:3:"))
    let json = try work.platen(["check", "tests.yaml", "--json", "--quiet"])
    #expect(json.text.contains("\"kind\":\"emptyList\""))
    #expect(json.text.contains("\"place\":\"tests.yaml:3:"))
  }

  @Test(arguments: [
    "view: {spacer: 20}", "view: {text: Hi, if: false}",
    "data: {l: []}\nview: {vStack: [{forEach: {data: l, view: {text: Hi}}}]}",
    "canvas: {width: 40, height: 40, background: red}\nview: {text: Hi, modifiers: [{opacity: 0}]}",
  ])
  func aBlankPictureIsAnError(scene: String) throws {
    try work.write("platen: 1\n\(scene)\n".utf8, to: "blank.yaml")
    let outcome = try work.platen(["render", "blank.yaml", "-o", "new.svg"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.error.hasSuffix("error: blank.yaml: nothing is drawn: the picture is blank\n"))
    #expect(work.bytes(of: "new.svg") == nil)
    #expect(try work.platen(["check", "blank.yaml", "--strict"]).exitCode == 1)
    #expect(try work.platen(["check", "blank.yaml"]).exitCode == 0)
  }

  @Test func theDefaultsOfEveryPictureFindNothing() throws {
    let lines = [
      "tags words.txt", "clock", "clock --time 10:08 --numerals roman --shows-ticks", "grid a b c",
      "clock --at 2026-11-21T10:08:00Z --zones Asia/Tokyo,Europe/Berlin,America/New_York",
    ]
    for line in lines {
      let outcome = try work.shell("platen \(line) --strict -o new.svg")
      #expect(outcome.exitCode == 0 && outcome.error.isEmpty, "\(line): \(outcome.error)")
    }
  }

  @Test func ofManyFindingsTheFirstAreSaidAndTheRestCounted() throws {
    let words = (0..<50).map { "word\($0)" }.joined(separator: "\n")
    let outcome = try work.platen(
      ["tags", "-", "-o", "new.svg", "--font-size", "3", "--style", "plain"], input: words)
    #expect(outcome.exitCode == 0)
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.first == "warning: \"word0\" is 3 pixels high, too small to be read")
    #expect(lines.last == "warning: and 30 more findings of that kind: illegible")
  }

  /// Two columns or rows with 500 points between them have no room in 400.
  @Test func textsOfCellsWithoutRoomAreTold() throws {
    let outcome = try work.platen(["grid", "a", "b", "c", "d", "--spacing", "500", "-o", "new.svg"])
    #expect(outcome.exitCode == 0)
    let told = outcome.error.split(separator: "\n").filter { $0.hasSuffix("too small to be read") }
    #expect(told.count == 4)
  }

  @Test func theFramesOfALayoutHaveTheFindingsBehindThem() throws {
    try writeScenes()
    let cut = try work.platen(["layout", "cut.yaml", "--json"])
    #expect(cut.text.contains(",\"findings\":[{\"kind\":\"overflow\""))
    let object = try JSONSerialization.jsonObject(with: Data(cut.output)) as? [String: Any]
    #expect((object?["findings"] as? [Any])?.count == 1)
    try work.write("platen: 1\nview: {text: Hi}\n".utf8, to: "fine.yaml")
    #expect(try !work.platen(["layout", "fine.yaml", "--json"]).text.contains("findings"))
  }
}
