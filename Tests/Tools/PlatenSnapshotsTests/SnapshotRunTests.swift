import Foundation
import Platen
import PlatenComparison
import Testing

@testable import PlatenSnapshots

@Suite struct SnapshotRunTests {
  private let tags = Tags(words: ["Ada", "Basic", "Cobol"])

  @Test(arguments: SnapshotKind.allCases)
  func aMissingReferenceFailsAndNothingIsWritten(kind: SnapshotKind) throws {
    let suite = try TemporarySuite()
    let messages = suite.check(tags, as: kind)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("no reference for the snapshot \"tags.1\"") == true)
    #expect(messages.first?.contains("PLATEN_SNAPSHOTS=missing") == true)
    #expect(suite.names() == [])
    #expect(suite.failures().first?.attachments.map(\.name) == ["tags.1.actual\(kind.fileEnding)"])
  }

  @Test(arguments: SnapshotKind.allCases)
  func aRunThatRecordsFailsAndTheNextOnePasses(kind: SnapshotKind) throws {
    let suite = try TemporarySuite()
    #expect(suite.check(tags, as: kind, variable: "missing").first?.hasPrefix("recorded ") == true)
    #expect(suite.names() == ["tags.1\(kind.fileEnding)"])
    _ = suite.failures()
    #expect(suite.check(tags, as: kind) == [])
    #expect(suite.check(tags, as: kind, variable: "missing") == [])
    #expect(suite.check(tags, as: kind, variable: "all") == [])
  }

  @Test(arguments: SnapshotKind.allCases)
  func whatChangedIsToldInWords(kind: SnapshotKind) throws {
    let suite = try TemporarySuite()
    _ = suite.check(tags, as: kind, variable: "missing")
    _ = suite.failures()
    let before = suite.bytes(of: "tags.1\(kind.fileEnding)")
    let messages = suite.check(Tags(words: ["Ada", "Basic", "Cobol"], leading: 12), as: kind)
    let message = try #require(messages.first)
    #expect(message.hasPrefix("the snapshot \"tags.1\" has changed: "))
    #expect(message.contains("moved 12 pt right"))
    #expect(suite.bytes(of: "tags.1\(kind.fileEnding)") == before)
    let names = suite.failures().first?.attachments.map(\.name) ?? []
    #expect(
      names.prefix(2) == [
        "tags.1.reference\(kind.fileEnding)", "tags.1.actual\(kind.fileEnding)",
      ])
  }

  @Test func missingRecordsNothingThatIsThere() throws {
    let suite = try TemporarySuite()
    _ = suite.check(tags, variable: "missing")
    let before = suite.bytes(of: "tags.1.png")
    let other = Tags(words: ["Ada"])
    #expect(suite.check(other, variable: "missing").last?.contains("has changed") == true)
    #expect(suite.bytes(of: "tags.1.png") == before)
  }

  @Test func allRecordsWhatIsNotAsItWas() throws {
    let suite = try TemporarySuite()
    _ = suite.check(tags, variable: "missing")
    let before = suite.bytes(of: "tags.1.png")
    let other = Tags(words: ["Ada"])
    #expect(suite.check(other, variable: "all").last?.hasPrefix("recorded again: ") == true)
    #expect(suite.bytes(of: "tags.1.png") != before)
    _ = suite.failures()
    #expect(suite.check(other) == [])
  }

  @Test func whatTheTestSaysGoesBeforeTheVariable() throws {
    let suite = try TemporarySuite()
    var options = SnapshotScope()
    options.record = .never
    _ = suite.check(tags, options: options, variable: "all")
    #expect(suite.names() == [])
  }

  @Test func aWrongVariableIsNamedAndRecordsNothing() throws {
    let suite = try TemporarySuite()
    let messages = suite.check(tags, variable: "mising")
    #expect(
      messages.first
        == "PLATEN_SNAPSHOTS is \"mising\", expected never, missing or all; did you mean \"missing\"?"
    )
    #expect(suite.names() == [])
  }

  @Test func aToleranceAndIgnoredRectanglesHold() throws {
    let suite = try TemporarySuite()
    _ = suite.check(tags, variable: "missing")
    _ = suite.failures()
    let other = Tags(words: ["Ada", "Basic", "Cobol"], leading: 3)
    var options = SnapshotScope()
    options.ignoring = [CGRect(x: 0, y: 0, width: 200, height: 90)]
    #expect(suite.check(other, options: options) == [])
    options.ignoring = []
    var tolerance = PixelTolerance()
    tolerance.allowedRatio = 1
    options.tolerance = tolerance
    #expect(suite.check(other, options: options) == [])
  }

  @Test func allVariantsAreCheckedEvenIfOneFails() throws {
    let suite = try TemporarySuite()
    let matrix = SnapshotMatrix(
      dynamicTypeSizes: [.large, .accessibility3], colorSchemes: [.light, .dark],
      locales: [Locale(identifier: "ja")])
    #expect(suite.check(tags, over: matrix, variable: "missing").count == 4)
    #expect(
      suite.names() == [
        "tags.dark-accessibility3-ja.png", "tags.dark-large-ja.png",
        "tags.light-accessibility3-ja.png", "tags.light-large-ja.png",
      ])
    _ = suite.failures()
    try FileManager.default.removeItem(atPath: suite.references + "/tags.light-large-ja.png")
    try FileManager.default.removeItem(
      atPath: suite.references + "/tags.dark-accessibility3-ja.png")
    #expect(suite.check(tags, over: matrix).count == 2)
  }

  @Test func variantsLookDifferent() throws {
    let suite = try TemporarySuite()
    let matrix = SnapshotMatrix(
      devices: [.iPhoneSE, .iPhone16], dynamicTypeSizes: [.large, .accessibility3],
      colorSchemes: [.light, .dark], layoutDirections: [.leftToRight, .rightToLeft])
    _ = suite.check(tags, named: "all", over: matrix, variable: "missing")
    let names = suite.names()
    #expect(names.count == 16)
    #expect(names.first == "tags.all-iPhone_16-dark-accessibility3-leftToRight.png")
    #expect(Set(names.compactMap { suite.bytes(of: $0) }).count == 16)
  }

  @Test func twoSnapshotsOfOneNameAreTold() throws {
    let suite = try TemporarySuite()
    let claims = SnapshotClaims()
    _ = suite.check(tags, named: "a", variable: "missing", line: 1, claims: claims)
    _ = suite.failures()
    let messages = suite.check(tags, named: "a", line: 2, claims: claims)
    #expect(
      messages == ["the test has two snapshots called \"tags.a\"; give each a name with named:"])
  }

  @Test func oneCallWithTwoPicturesIsTold() throws {
    let suite = try TemporarySuite()
    let claims = SnapshotClaims()
    _ = suite.check(tags, variable: "missing", claims: claims)
    _ = suite.failures()
    // The same test again is none.
    #expect(suite.check(tags, claims: claims) == [])
    #expect(
      suite.check(Tags(words: ["Ada"]), claims: claims).first?.contains("two snapshots") == true)
  }

  @Test func callsWithoutNamesAreNumbered() throws {
    let suite = try TemporarySuite()
    let claims = SnapshotClaims()
    for line in [7, 3, 7] { _ = suite.check(tags, variable: "missing", line: line, claims: claims) }
    _ = suite.check(tags, variable: "missing", function: "other(of:)", line: 9, claims: claims)
    #expect(suite.names() == ["other-of.1.png", "tags.1.png", "tags.2.png"])
  }

  @Test func aDamagedReferenceIsTold() throws {
    let suite = try TemporarySuite()
    _ = suite.check(tags, variable: "missing")
    _ = suite.failures()
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: suite.references + "/tags.1.png"))
    #expect(suite.check(tags).first?.contains("cannot be compared") == true)
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    let suite = try TemporarySuite()
    try Data().write(to: URL(fileURLWithPath: suite.folder + "/__Snapshots__"))
    #expect(suite.check(tags, variable: "missing").first?.contains("cannot be compared") == true)
  }

  @Test func testsSideBySideWriteTheirOwnFiles() async throws {
    let suite = try TemporarySuite()
    let claims = SnapshotClaims()
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<16 {
        group.addTask {
          _ = suite.check(
            Tags(words: ["\(index)"]), variable: "missing", function: "test\(index)()", line: index,
            claims: claims)
        }
      }
    }
    #expect(suite.names().count == 16)
    #expect(suite.failures().allSatisfy { $0.text.hasPrefix("recorded ") })
  }
}
