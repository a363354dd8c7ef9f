import PlatenReview
import PlatenScenes
import Testing

@Suite struct SnapshotDecisionsTests {
  private static let digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

  private static func read(_ text: String) throws -> SnapshotDecisions {
    try SnapshotDecisions(SceneText(name: "decisions.json", text: text))
  }

  private static func file(_ decision: String, version: String = "1") -> String {
    #"{"platen": "decisions", "version": \#(version), "decisions": [\#(decision)]}"#
  }

  @Test func decisionsAreRead() throws {
    let read = try Self.read(
      Self.file(
        #"{"name": "clock/dark.png", "decision": "accept", "actual": "\#(Self.digest)"},"#
          + #"{"name": "a.svg", "decision": "reject", "actual": "\#(Self.digest.uppercased())"}"#))
    #expect(
      read.decisions == [
        SnapshotDecision(name: "clock/dark.png", verdict: .accept, actual: Self.digest),
        SnapshotDecision(name: "a.svg", verdict: .reject, actual: Self.digest),
      ])
    #expect(try Self.read(read.json) == read)
  }

  @Test func aCommentMayStandWithoutADecision() throws {
    let read = try Self.read(
      Self.file(
        #"{"name": "a.png", "decision": "comment", "actual": "\#(Self.digest)", "comment": "why?"}"#
      ))
    #expect(read.decisions.map(\.verdict) == [.comment])
    #expect(read.decisions.map(\.comment) == ["why?"])
    #expect(try Self.read(read.json) == read)
  }

  @Test(arguments: [#""#, #", "comment": " ""#])
  func aCommentWithoutATextIsNone(_ comment: String) throws {
    let decision =
      #"{"name": "a.png", "decision": "comment", "actual": "\#(Self.digest)"\#(comment)}"#
    #expect(try Self.read(Self.file(decision)).decisions.isEmpty)
  }

  @Test func aFileMaySayWhoDecidedAndWhy() throws {
    let text = """
      {"platen": "decisions", "version": 1, "reviewer": "Ann", "decisions": [
        {"name": "a.png", "decision": "approve", "actual": "\(Self.digest)", "comment": "a \\"b\\"\\nc"}]}
      """
    let read = try Self.read(text)
    #expect(read.reviewer == "Ann")
    #expect(read.decisions.map(\.verdict) == [.approve])
    #expect(read.decisions.map(\.comment) == ["a \"b\"\nc"])
    #expect(try Self.read(read.json) == read)
  }

  @Test(arguments: [
    ("", "expected"), ("{}", "platen"), (file("", version: "2"), "version of the format: 1"),
    (#"{"platen": "review", "version": 1, "decisions": []}"#, "decisions"),
    (file(#"{"name": "a", "decision": "acept", "actual": ""}"#), "did you mean \"accept\"?"),
    (file(#"{"name": "a", "decision": "accept", "actual": "12"}"#), "64 hexadecimal digits"),
    (file(#"{"name": "a", "decision": "accept"}"#), "found nothing"), (file("1"), "a mapping"),
  ])
  func whatIsWrongIsSaid(text: String, says: String) {
    let failure = #expect(throws: SceneFileError.self) { try Self.read(text) }
    #expect(failure?.description.contains(says) == true, "\(failure?.description ?? "")")
  }
}
