import Foundation
import Testing

/// What one cause puts together, and what it does not hide.
@Suite struct SnapshotGroupTests {
  /// A card of two texts, light and dark.
  private static func card(_ name: String, word: String = "Date", dark: String = "#102030")
    -> String
  {
    """
    platen: 1
    canvas: {padding: 12, background: {light: "#FFFFFF", dark: "\(dark)"}}
    view:
      vStack:
        alignment: leading
        children:
          - {text: "\(word) of \(name)"}
          - {text: "\(name)"}
    """
  }

  private static let names = ["Ann", "Bob", "Christopher"]

  /// The heads of the groups that differ between cards before and after.
  private static func groups(
    before: (String) -> String, after: (String) -> String, _ arguments: String...
  ) throws -> [String] {
    let work = try Workplace()
    try work.makeFolder("scenes")
    try work.write(
      "{formats: [png, svg], variants: {colorScheme: all}}".utf8,
      to: "scenes/platen-snapshots.yaml")
    for name in names { try work.write(before(name).utf8, to: "scenes/\(name).yaml") }
    #expect(try work.snapshot("record", "scenes", "--quiet").exitCode == 0)
    for name in names { try work.write(after(name).utf8, to: "scenes/\(name).yaml") }
    let verified = try work.platen(["snapshot", "verify", "scenes"] + arguments)
    #expect(verified.exitCode == 1)
    return verified.text.split(separator: "\n").filter { $0.hasPrefix("group") }.map(String.init)
  }

  @Test func oneWordIsOneGroupWhateverStandsBesideIt() throws {
    let groups = try Self.groups(before: { Self.card($0) }, after: { Self.card($0, word: "Datum") })
    #expect(groups == ["group 1, 12 snapshots: \"Date\" is now \"Datum\""])
  }

  @Test func aColorInTheDarkIsNotHiddenByAWord() throws {
    let groups = try Self.groups(before: { Self.card($0) }) { name in
      Self.card(name, word: "Datum", dark: name == "Bob" ? "#FF69B4" : "#102030")
    }
    #expect(
      groups == [
        "group 1, 12 snapshots: \"Date\" is now \"Datum\"",
        "group 2, 2 snapshots: #102030 became #FF69B4",
      ])
  }

  @Test func whatHasTwoCausesIsAcceptedWithBoth() throws {
    let work = try Workplace()
    try work.makeFolder("scenes")
    for name in Self.names { try work.write(Self.card(name).utf8, to: "scenes/\(name).yaml") }
    #expect(try work.snapshot("record", "scenes", "--quiet").exitCode == 0)
    for name in Self.names {
      let card = Self.card(name, word: "Datum")
      let other = card.replacing("\"#FFFFFF\"", with: "\"#FF69B4\"")
      try work.write((name == "Bob" ? other : card).utf8, to: "scenes/\(name).yaml")
    }
    #expect(try work.snapshot("verify", "scenes").exitCode == 1)
    let first = try work.snapshot("accept", "scenes", "--group", "1")
    #expect(first.text.contains("accepted Ann.png") && !first.text.contains("accepted Bob.png"))
    let second = try work.snapshot("accept", "scenes", "--group", "1", "--group", "2")
    #expect(second.text.contains("accepted Bob.png"))
  }
}
