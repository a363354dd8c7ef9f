import Foundation
import Platen
import Testing

@testable import PlatenSnapshots

@Suite struct UnusedSnapshotsTests {
  private func make(_ names: [String], in folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in names { try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
  }

  @Test func whatATestThatRanDidNotAskForIsFound() throws {
    let suite = try TemporarySuite()
    try make(["tags.old.png", "other.1.png", "tagsMore.1.png"], in: suite.references)
    let claims = SnapshotClaims()
    _ = suite.check(
      Tags(words: ["Ada"]), named: "new", variable: "missing", claims: claims)
    let unused = UnusedSnapshots(beside: suite.file, claims: claims)
    #expect(unused.leftBehind() == [suite.references + "/tags.old.png"])
    #expect(unused.leftBehind(by: "tags()") == [suite.references + "/tags.old.png"])
    // One that has run and asked for nothing leaves all of its references behind.
    #expect(unused.leftBehind(by: "other()") == [suite.references + "/other.1.png"])
  }

  @Test func referencesOfTestsThatAreGoneAreFound() throws {
    let suite = try TemporarySuite()
    let source = "@Test func tags() {}\n@Test func `two words`() {}\nfunc sized(by length: Int) {}"
    try Data(source.utf8).write(to: URL(fileURLWithPath: suite.file))
    try make(
      ["tags.1.png", "two-words.1.svg", "sized-by.a.png", "gone.1.png", ".DS_Store"],
      in: suite.references)
    try make(["a.1.png"], in: suite.folder + "/__Snapshots__/GoneTests")
    try make(["a.1.png"], in: suite.folder + "/__Snapshots__/OtherTests")
    try Data().write(to: URL(fileURLWithPath: suite.folder + "/OtherTests.swift"))
    #expect(
      UnusedSnapshots(beside: suite.file, claims: suite.claims).orphans() == [
        suite.references + "/gone.1.png", suite.folder + "/__Snapshots__/GoneTests/a.1.png",
      ])
  }

  @Test func aFileWithoutReferencesHasNoneThatAreUnused() throws {
    let suite = try TemporarySuite()
    let unused = UnusedSnapshots(beside: suite.file, claims: suite.claims)
    #expect(unused.leftBehind() == [])
    #expect(unused.orphans() == [])
  }
}
