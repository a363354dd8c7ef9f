import Foundation
import Platen
import PlatenScenes
import PlatenWorkers
import Testing

@testable import PlatenService

@Suite struct FindingSummaryTests {
  private func finding(
    _ kind: FitFinding.Kind, text: String = "", frame: CGRect? = nil
  ) -> FitFinding {
    FitFinding(kind: kind, text: text, frame: frame, detail: "is what it is")
  }

  @Test func theyAreCountedByTheirKinds() {
    let findings = FindingSummary([
      finding(.overflow), finding(.truncated, text: "a"), finding(.overflow),
    ])
    #expect(findings.field == "truncated;n=1, overflow;n=2")
    #expect(findings.total == 3)
    #expect(findings.listed.map(\.kind) == [.overflow, .truncated, .overflow])
    #expect(FindingSummary().field == nil)
    #expect(FindingSummary().members.isEmpty)
  }

  /// RFC 9651, 3.3.4 and 3.1.2: tokens, and keys of small letters.
  @Test func everyKindIsAToken() throws {
    let field = try #require(FindingSummary(FitFinding.Kind.allCases.map { finding($0) }).field)
    for part in field.components(separatedBy: ", ") {
      #expect(
        try /[A-Za-z*][A-Za-z0-9!#$%&'*+.^_`|~:\/-]*;n=[0-9]{1,15}/.wholeMatch(in: part) != nil)
    }
    #expect(field.utf8.count < 1024)
  }

  @Test func thousandsTakeLittleRoom() {
    let long = String(repeating: "wide ", count: 10_000)
    let findings = FindingSummary((0..<5000).map { _ in finding(.truncated, text: long) })
    #expect(findings.field == "truncated;n=5000")
    #expect(findings.total == 5000)
    #expect(findings.listed.count == FindingSummary.mostListed)
    #expect(findings.listed.allSatisfy { $0.text.count == 201 && $0.text.hasSuffix("…") })
    #expect(findings.cost < 64 << 10)
  }

  @Test func theirJSONIsThatOfTheCommand() {
    var found = finding(
      .cutOff, text: "\"é\n", frame: CGRect(x: 1.25, y: -2, width: 100.0005, height: 1e6))
    found.id = "view.flow[2]"
    found.place = "card.yaml:12:5"
    #expect(found.value.compact == found.json)
    #expect(finding(.blank).value.compact == finding(.blank).json)
  }

  @Test func theyComeBackAsTheyWereSent() throws {
    let found = [
      finding(.cutOff, text: "é", frame: CGRect(x: 0.1, y: 2, width: 3, height: 4)),
      finding(.blank),
    ]
    let findings = FindingSummary(found)
    for outcome in [
      Result<RenderedOutput, any Error>.success(
        RenderedOutput(bytes: [1, 2, 3], findings: findings)),
      .success(RenderedOutput(bytes: [])), .failure(Problem(found)),
    ] {
      let result = try RenderResult(RenderResult(outcome, stages: [:]).bytes)
      switch (outcome, result.outcome) {
      case (.success(let picture), .picture(let read)):
        #expect(read.bytes == picture.bytes)
        #expect(read.findings == picture.findings)
      case (.failure, .problem(let problem)):
        #expect(problem.kind == .findings)
        #expect(problem.findings == findings)
      default: Issue.record("\(result.outcome)")
      }
    }
  }

  /// A note is no reason to refuse a picture, so that it is neither named nor counted as one.
  @Test func aProblemNamesWhatFailsBeforeNotes() {
    let found = [
      finding(.taken), finding(.unreadCell, text: "x"), finding(.taken), finding(.blank),
    ]
    let problem = Problem(found)
    #expect(problem.detail == "\(found[1]) (and 1 more)")
    #expect(problem.findings.listed.map(\.kind) == [.unreadCell, .blank, .taken, .taken])
    #expect(Problem([found[0], found[1]]).detail == "\(found[1])")
  }

  @Test func placesOfABodyComeBackAsTheyWereSent() throws {
    let places = [
      QueryText.Place(
        name: SourcePosition(line: 3, column: 2), value: SourcePosition(line: 4, column: 9))
    ]
    let job = RenderJob(source: .query(.tags, [("width", "wide")], body: places), format: .svg)
    guard case .query(_, _, let read) = try RenderJob(job.bytes).source else {
      Issue.record("no query")
      return
    }
    #expect(read == places)
  }

  @Test func aJobThatIsStrictStaysStrict() throws {
    for findings in [FindingsRequest.known, .all, .refused] {
      let job = RenderJob(source: .query(.tags, []), format: .svg, findings: findings)
      #expect(try RenderJob(job.bytes).findings == findings)
    }
  }
}
