import Foundation
import Testing

@Suite struct SnapshotReviewTests {
  /// The SHA-256 of the new picture of the scene `red`, as the last run tells it.
  private static func digest(_ work: Workplace) throws -> String {
    let json = try work.snapshot("review", "scenes", "--json").text
    let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let entries = report?["snapshots"] as? [[String: Any]] ?? []
    let red = try #require(entries.first { $0["name"] as? String == "red.png" })
    return try #require(red["actual"] as? String)
  }

  private static func decisions(_ decision: String, _ digest: String) -> String {
    #"{"platen": "decisions", "version": 1, "decisions": "#
      + #"[{"name": "red.png", "decision": "\#(decision)", "actual": "\#(digest)"}]}"#
  }

  @Test func reviewTellsTheLastRunAgainWithoutRendering() throws {
    let work = try Workplace()
    try work.makeDifference()
    let verified = try work.snapshot("verify", "scenes")
    // The scenes are gone: what is told is what was found.
    try work.write("platen: 1\n".utf8, to: "scenes/red.yaml")
    let reviewed = try work.snapshot("review", "scenes")
    #expect(reviewed.exitCode == 0)
    #expect(reviewed.text == verified.text + "scenes/.platen-snapshots/report.html\n")
    #expect(work.exists("scenes/.platen-snapshots/report.html"))
    let quiet = try work.snapshot("review", "scenes", "--quiet", "--report", "r.html")
    #expect(quiet.text == "r.html\n" && work.exists("r.html"))
  }

  @Test func aTerminalIsShownAPictureOfACause() throws {
    let work = try Workplace()
    try work.makeDifference()
    _ = try work.snapshot("verify", "scenes")
    #expect(
      try work.snapshot("review", "scenes", "--pictures", "kitty").text.contains("\u{1B}_Ga=T"))
    #expect(
      try work.snapshot("review", "scenes", "--pictures", "sixel").text.contains("\u{1B}P0;1"))
    #expect(try !work.snapshot("review", "scenes").text.contains("\u{1B}"))
  }

  @Test func whatIsAcceptedIsTheReference() throws {
    let work = try Workplace()
    try work.makeDifference()
    #expect(try work.snapshot("verify", "scenes").exitCode == 1)
    let new = work.bytes(of: "scenes/.platen-snapshots/actual/red.png")
    #expect(try work.snapshot("accept", "scenes", "red.png").text == "accepted red.png\n")
    #expect(work.bytes(of: "scenes/__Snapshots__/red.png") == new)
    #expect(try work.snapshot("review", "scenes").text.hasPrefix("2 same\n"))
    #expect(try work.snapshot("verify", "scenes").exitCode == 0)
    #expect(
      try work.snapshot("accept", "scenes", "red.png").text
        == "nothing to decide about red.png\n")
    #expect(try work.snapshot("accept", "scenes", "--all").text == "nothing to decide\n")
  }

  @Test func aNameNeedsNoEnding() throws {
    let work = try Workplace()
    try work.makeDifference()
    #expect(try work.snapshot("verify", "scenes").exitCode == 1)
    #expect(try work.snapshot("reject", "scenes", "red").text == "rejected red.png\n")
    #expect(try work.snapshot("accept", "scenes", "red").text == "accepted red.png\n")
    #expect(try work.snapshot("accept", "scenes", "re").exitCode == 64)
  }

  @Test func missingReferencesAreAcceptedToo() throws {
    let work = try Workplace()
    try work.makeScenes()
    #expect(try work.snapshot("verify", "scenes").exitCode == 2)
    #expect(
      try work.shell("cd scenes && platen snapshot accept sub/blue.png red.png").text
        == "accepted sub/blue.png\naccepted red.png\n")
    #expect(try work.snapshot("verify", "scenes").exitCode == 0)
  }

  @Test func aGroupIsAcceptedByItsNumberAndWrittenDown() throws {
    let work = try Workplace()
    try work.makeDifference()
    try work.write(SnapshotScene.square("#00FF00").utf8, to: "scenes/sub/green.yaml")
    let text = try work.snapshot("verify", "scenes").text
    // Of two groups of one snapshot each, the first is that of the first snapshot.
    #expect(text.contains("in 1 place (group 1)\n") && text.contains("yet (group 2)\n"))
    #expect(
      try work.snapshot(
        "accept", "scenes", "--group", "2", "--log", "log.jsonl", "--reason", "new card"
      ).text == "accepted sub/green.png\n")
    #expect(
      try work.snapshot("reject", "scenes", "--group", "1", "--log", "log.jsonl").text
        == "rejected red.png\n")
    #expect(
      try work.snapshot("accept", "scenes", "--group", "2").text == "nothing to decide\n")
    let log = String(decoding: try #require(work.bytes(of: "log.jsonl")), as: UTF8.self)
    let lines = try log.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(lines.map { $0["snapshot"] as? String } == ["sub/green.png", "red.png"])
    #expect(lines.map { $0["decision"] as? String } == ["accept", "reject"])
    #expect(lines.map { $0["reason"] as? String } == ["new card", nil])
    #expect(lines.allSatisfy { ($0["who"] as? String)?.isEmpty == false })
  }

  @Test func decisionsOfAFileAreCarriedOut() throws {
    let work = try Workplace()
    try work.makeDifference()
    _ = try work.snapshot("verify", "scenes")
    let digest = try Self.digest(work)
    try work.write(Self.decisions("reject", digest).utf8, to: "decisions.json")
    #expect(
      try work.snapshot("accept", "scenes", "--from", "decisions.json").text
        == "rejected red.png\n")
    let rejected = try work.snapshot("verify", "scenes")
    #expect(rejected.exitCode == 1)
    #expect(
      rejected.text.hasPrefix(
        "different  red.png: rejected, and still different: the whole picture turned from red to orange"
      ))
    try work.write(Self.decisions("accept", digest).utf8, to: "decisions.json")
    #expect(
      try work.snapshot("accept", "scenes", "--from", "decisions.json").text
        == "accepted red.png\n")
    #expect(try work.snapshot("verify", "scenes").exitCode == 0)
  }

  @Test func decisionsAboutWhatHasChangedSinceAreRefused() throws {
    let work = try Workplace()
    try work.makeDifference()
    _ = try work.snapshot("verify", "scenes")
    try work.write(Self.decisions("accept", try Self.digest(work)).utf8, to: "decisions.json")
    try work.write(SnapshotScene.square("#00FF00").utf8, to: "scenes/red.yaml")
    _ = try work.snapshot("verify", "scenes")
    let old = work.bytes(of: "scenes/__Snapshots__/red.png")
    let outcome = try work.snapshot("accept", "scenes", "--from", "decisions.json")
    #expect(outcome.exitCode == 65 && outcome.isOneError)
    #expect(outcome.error.contains("\"red.png\" is not what you reviewed"))
    #expect(work.bytes(of: "scenes/__Snapshots__/red.png") == old)
  }

  @Test func anUnknownNameAmongDecisionsStopsNoOther() throws {
    let work = try Workplace()
    try work.makeDifference()
    _ = try work.snapshot("verify", "scenes")
    let digest = try Self.digest(work)
    let unknown =
      #"{"name": "rad.png", "decision": "accept", "actual": "\#(digest)"}, {"name": "red"#
    let text = Self.decisions("accept", digest).replacing(#"{"name": "red"#, with: unknown)
    try work.write(text.utf8, to: "decisions.json")
    let accepted = try work.snapshot("accept", "scenes", "--from", "decisions.json")
    #expect(accepted.exitCode == 65)
    #expect(accepted.text == "accepted red.png\n")
    #expect(
      accepted.error
        == "error: no snapshot \"rad.png\" in the last run; did you mean \"red.png\"?\n")
  }

  @Test func aChangedFileAmongTheResultsIsNotAccepted() throws {
    let work = try Workplace()
    try work.makeDifference()
    _ = try work.snapshot("verify", "scenes")
    try work.write([1], to: "scenes/.platen-snapshots/actual/red.png")
    #expect(try work.snapshot("accept", "scenes", "--all").exitCode == 65)
  }

  @Test func aRejectionIsForgottenWhenSomethingElseIsDrawn() throws {
    let work = try Workplace()
    try work.makeDifference()
    _ = try work.snapshot("verify", "scenes")
    #expect(try work.snapshot("reject", "scenes", "--all").text == "rejected red.png\n")
    #expect(try work.snapshot("verify", "scenes").text.contains("rejected, and still different"))
    try work.write(SnapshotScene.square("#00FF00").utf8, to: "scenes/red.yaml")
    #expect(try !work.snapshot("verify", "scenes").text.contains("rejected"))
  }

  @Test func theListTellsWhatReferencesWereDrawnWith() throws {
    let work = try Workplace()
    try work.makeDifference()
    let before = try work.snapshot("list", "scenes")
    #expect(before.exitCode == 0)
    #expect(before.text.split(separator: "\n").allSatisfy { $0.hasPrefix("-  ") })
    #expect(before.text.contains("red.png       Platen 0.1.0, Cairo "))
    _ = try work.snapshot("verify", "scenes")
    let after = try work.snapshot("list", "scenes").text
    #expect(after.hasPrefix("different  ") && after.contains("\nsame       "))
    let json = try work.snapshot("list", "scenes", "--json").text
    let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(list?.compactMap { $0["name"] as? String } == ["red.png", "sub/blue.png"])
  }

  @Test func pruneSaysFirstAndRemovesWhenForced() throws {
    let work = try Workplace()
    try work.makeScenes()
    _ = try work.snapshot("record", "scenes")
    try work.write([], to: "scenes/__Snapshots__/sub/old.svg")
    #expect(
      try work.snapshot("prune", "scenes").text
        == "would remove sub/old.svg\n--force removes them\n")
    #expect(work.exists("scenes/__Snapshots__/sub/old.svg"))
    #expect(try work.snapshot("prune", "scenes", "--force").text == "removed sub/old.svg\n")
    #expect(!work.exists("scenes/__Snapshots__/sub/old.svg"))
    #expect(try work.snapshot("prune", "scenes", "--force").text == "no unused references\n")
    #expect(work.exists("scenes/__Snapshots__/red.png"))
  }
}
