import Foundation
import TestSupport
import Testing

@testable import PlatenReview

@Suite struct DecisionLogTests {
  private static let digest = String(repeating: "ab", count: 32)

  private static func outcome(
    _ name: String, _ result: DecisionRunner.Outcome.Result
  ) -> DecisionRunner.Outcome {
    .init(name: name, result: result, digest: digest, causes: ["text \"a\" is now \"b\""])
  }

  /// A log whose clock stands at the 31st of January 2026, 09:05:06 UTC, as `date -u +%s` counts it.
  private static func log(at path: String, reason: String? = nil) throws -> DecisionLog {
    try DecisionLog(at: path, who: "Ada \"A\" L", reason: reason) {
      Date(timeIntervalSince1970: 1_769_850_306)
    }
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  @Test func aDecisionIsALineOfJSON() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/log.jsonl"
    try Self.log(at: path, reason: "new\nfont").add(Self.outcome("a/b.png", .accepted))
    let text = try Self.text(path)
    #expect(text.hasSuffix("}\n") && text.dropLast().allSatisfy { $0 != "\n" })
    let line = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(line["time"] as? String == "2026-01-31T09:05:06Z")
    #expect(line["who"] as? String == "Ada \"A\" L")
    #expect(line["decision"] as? String == "accept")
    #expect(line["snapshot"] as? String == "a/b.png")
    #expect(line["actual"] as? String == Self.digest)
    #expect(line["causes"] as? [String] == ["text \"a\" is now \"b\""])
    #expect(line["reason"] as? String == "new\nfont")
  }

  @Test func linesAreAddedToThoseThatAreThere() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "log.jsonl")
    let path = folder.path + "/log.jsonl"
    let log = try Self.log(at: path)
    try log.add(Self.outcome("a.png", .rejected))
    try Self.log(at: path).add(Self.outcome("b.png", .accepted))
    let lines = try Self.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4 && lines.first == "{}" && lines.last == "")
    #expect(lines[1].contains("\"reject\"") && lines[2].contains("\"b.png\""))
    #expect(!lines[1].contains("\"reason\""))
  }

  @Test func whatWasNotCarriedOutIsNotWrittenDown() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/log.jsonl"
    let log = try Self.log(at: path)
    try log.add(Self.outcome("a.png", .stale))
    try log.add(Self.outcome("a.png", .needless))
    #expect(try Self.text(path).isEmpty)
  }

  @Test func aCommentIsWrittenDownBesideTheReason() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/log.jsonl"
    var outcome = Self.outcome("a.png", .approved)
    outcome.comment = "the blue\nis fine"
    try Self.log(at: path, reason: "new theme").add(outcome)
    let text = try Self.text(path)
    #expect(text.contains("\"decision\":\"approve\""))
    #expect(text.contains(#""reason":"new theme","comment":"the blue\nis fine""#))
  }

  @Test func whatIsNoFileIsRefused() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path, folder.path + "/none/log", "/dev/null"] {
      let error = #expect(throws: ReviewError.self) { try Self.log(at: path) }
      #expect(error?.code == .cannotWrite)
    }
  }

  @Test func aPersonHasANameWithoutGit() {
    // Without git's word it is the machine's name for them.
    let named = DecisionLog.person(in: "/", environment: ["USER": "", "LOGNAME": "ada"])
    #expect(named == GitProgram(in: "/").userName ?? "ada")
  }
}
