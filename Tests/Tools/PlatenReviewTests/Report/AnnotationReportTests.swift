import Foundation
import PlatenComparison
import PlatenReview
import Testing

@Suite struct AnnotationReportTests {
  private static func entry(
    _ name: String, _ status: ReviewEntry.Status, groups: [Int], source: String?, line: Int? = nil
  ) -> ReviewEntry {
    var entry = ReviewEntry(name: name, kind: .png, status: status)
    (entry.groups, entry.source, entry.line) = (groups, source, line)
    return entry
  }

  private static var report: ReviewReport {
    ReviewReport(
      title: "scenes",
      entries: [
        entry("a/dark.png", .different, groups: [0], source: "a.yaml"),
        entry("a/light.png", .different, groups: [0], source: "a.yaml", line: 7),
        entry("b,1.png", .different, groups: [0], source: "b,1.yaml"),
        entry("c.png", .missing, groups: [1], source: "sub/c.yaml"),
        entry("d.png", .unused, groups: [], source: nil),
        entry("e.png", .same, groups: [], source: "e.yaml"),
      ], groups: ["100 % is now\n\"a:b\"", "there is no reference yet"])
  }

  @Test func aGroupIsToldOnceForEachScene() {
    let text = AnnotationReport(Self.report, of: "/repo/scenes/", top: "/repo").github
    let cause = "100 %25 is now \"a:b\": "
    let one = "::error file=scenes/a.yaml,line=7,title=Snapshots%2C group 1::"
    let other = "::error file=scenes/b%2C1.yaml,line=1,title=Snapshots%2C group 1::"
    let missing = "::warning file=scenes/sub/c.yaml,line=1,title=Snapshots%2C group 2::"
    let lines: [String] = [
      one + cause + "a/dark.png, a/light.png", other + cause + "b,1.png",
      missing + "there is no reference yet: c.png",
      "::notice title=Unused references::no snapshot uses d.png any more",
    ]
    #expect(text == lines.map { $0 + "\n" }.joined())
  }

  @Test func nothingThatDiffersIsNothing() {
    let report = ReviewReport(title: "t")
    #expect(AnnotationReport(report, of: "a", top: "/").github.isEmpty)
    #expect(AnnotationReport(report, of: "a", top: "/").gitlab == "[]\n")
  }

  @Test func filesOutsideOfTheRepositoryAreNotNamed() {
    let text = AnnotationReport(Self.report, of: "/repository/scenes", top: "/repo").github
    #expect(text.hasPrefix("::error title=") && !text.contains("file="))
  }

  @Test func gitLabGetsAnIssueForEachOfThem() throws {
    let text = AnnotationReport(Self.report, of: "/repo/scenes", top: "/repo/").gitlab
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(issues.map { $0["severity"] as? String } == ["major", "major", "minor"])
    let location = try #require(issues[0]["location"] as? [String: Any])
    #expect(location["path"] as? String == "scenes/a.yaml")
    #expect((location["lines"] as? [String: Any])?["begin"] as? Int == 7)
    let fingerprints = issues.compactMap { $0["fingerprint"] as? String }
    #expect(Set(fingerprints).count == 3 && fingerprints.allSatisfy { $0.count == 64 })
    #expect(issues.allSatisfy { $0["check_name"] as? String == "platen-snapshot" })
  }

  @Test func aHostileNameGivesNoCommandOfItsOwn() {
    var report = ReportTests.report
    report.entries[1].source = "x\n::add-mask::y,line=2\r.yaml"
    let text = AnnotationReport(report, of: "/repo", top: "/repo").github
    let lines = text.split(whereSeparator: \.isNewline)
    let starts = ["::error ", "::warning ", "::notice "]
    #expect(lines.allSatisfy { line in starts.contains { line.hasPrefix($0) } })
    #expect(!text.contains("\u{1B}") && !text.contains("\r"))
  }
}
