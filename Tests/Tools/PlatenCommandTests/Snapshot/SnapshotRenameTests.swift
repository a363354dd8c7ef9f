import Foundation
import Testing

/// Pictures under another name, and references for which nothing is drawn any more.
@Suite struct SnapshotRenameTests {
  /// The scenes `red.yaml` and `sub/blue.yaml` with their references, and the second one moved.
  private static func moved(_ change: (Workplace) throws -> Void = { _ in }) throws -> Workplace {
    let work = try Workplace()
    try work.makeScenes()
    #expect(try work.snapshot("record", "scenes", "--quiet").exitCode == 0)
    try FileManager.default.moveItem(
      at: work.folder.appending(path: "scenes/sub/blue.yaml"),
      to: work.folder.appending(path: "scenes/sea.yaml"))
    try change(work)
    return work
  }

  @Test func whatIsCalledOtherwiseIsRenamedInOneStep() throws {
    let work = try Self.moved()
    let verified = try work.snapshot("verify", "scenes")
    #expect(verified.exitCode == 2)
    #expect(
      verified.text.split(separator: "\n") == [
        "renamed    sea.png: was sub/blue.png", "1 renamed, 1 same",
      ])
    let old = work.bytes(of: "scenes/__Snapshots__/sub/blue.png")
    #expect(try work.snapshot("accept", "scenes", "--all").text == "accepted sea.png\n")
    #expect(work.bytes(of: "scenes/__Snapshots__/sea.png") == old)
    #expect(!work.exists("scenes/__Snapshots__/sub/blue.png"))
    #expect(try work.snapshot("verify", "scenes").text == "2 same\n")
  }

  @Test func aSmallChangeStandsBesideTheOtherName() throws {
    // One in a hundred pixels is new.
    let scene = { (rows: Int) in
      """
      platen: 1
      canvas: {width: 40, height: 100, background: "#0000FF"}
      view: {color: "#FFFF00", modifiers: [{frame: {width: 40, height: \(rows)}}]}
      """
    }
    let work = try Workplace()
    try work.makeFolder("scenes")
    try work.write(scene(10).utf8, to: "scenes/old.yaml")
    #expect(try work.snapshot("record", "scenes", "--quiet").exitCode == 0)
    try FileManager.default.removeItem(at: work.folder.appending(path: "scenes/old.yaml"))
    try work.write(scene(11).utf8, to: "scenes/new.yaml")
    let verified = try work.snapshot("verify", "scenes")
    #expect(verified.exitCode == 1)
    #expect(verified.text.contains("renamed    new.png: was old.png; "))
    try work.write(scene(30).utf8, to: "scenes/new.yaml")
    let other = try work.snapshot("verify", "scenes")
    #expect(other.text.hasSuffix("1 unused, 1 missing\n"))
  }

  @Test func ofTwoThatAreAsLikeTheOneOfTheSameNameIsMeant() throws {
    let scene = { (rows: Int) in
      """
      platen: 1
      canvas: {width: 40, height: 100, background: "#0000FF"}
      view: {color: "#FFFF00", modifiers: [{frame: {width: 40, height: \(rows)}}]}
      """
    }
    let work = try Workplace()
    for folder in ["scenes", "scenes/one", "scenes/two"] { try work.makeFolder(folder) }
    let former = ["scenes/one/a.yaml", "scenes/two/b.yaml"]
    for path in former { try work.write(scene(10).utf8, to: path) }
    #expect(try work.snapshot("record", "scenes", "--quiet").exitCode == 0)
    for path in former {
      try FileManager.default.removeItem(at: work.folder.appending(path: path))
    }
    try work.write(scene(11).utf8, to: "scenes/b.yaml")
    let verified = try work.snapshot("verify", "scenes")
    #expect(verified.text.contains("renamed    b.png: was two/b.png; "))
  }

  @Test func unusedReferencesAreDecided() throws {
    let work = try Self.moved { work in
      try work.write(SnapshotScene.square("#00FF00").utf8, to: "scenes/sea.yaml")
    }
    #expect(try work.snapshot("verify", "scenes").exitCode == 2)
    #expect(try work.snapshot("accept", "scenes", "--all").text == "accepted sea.png\n")
    #expect(try work.snapshot("verify", "scenes").exitCode == 0)
    let strict = try work.snapshot("verify", "scenes", "--fail-on", "unused")
    #expect(strict.exitCode == 1)
    #expect(try work.snapshot("reject", "scenes", "sub/blue.png").text == "kept sub/blue.png\n")
    #expect(
      try work.snapshot("verify", "scenes").text.contains(
        "unused     sub/blue.png: no snapshot uses it any more, but you chose to keep it"))
    #expect(try work.snapshot("accept", "scenes", "sub/blue.png").text == "removed sub/blue.png\n")
    #expect(!work.exists("scenes/__Snapshots__/sub/blue.png"))
    #expect(try work.snapshot("verify", "scenes", "--fail-on", "unused").exitCode == 0)
  }

  @Test func aMistypedKindOfFailureNamesTheOthers() throws {
    let work = try Self.moved()
    let outcome = try work.snapshot("verify", "scenes", "--fail-on", "unsued")
    #expect(outcome.exitCode == 64 && outcome.error.contains("unused"))
  }
}
