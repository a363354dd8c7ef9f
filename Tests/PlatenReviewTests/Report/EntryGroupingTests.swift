import PlatenComparison
import PlatenReview
import Testing

@Suite struct EntryGroupingTests {
  private static func entry(
    _ name: String, _ change: (inout ReviewEntry) -> Void = { _ in }
  ) -> ReviewEntry {
    var entry = ReviewEntry(name: name, kind: .png, status: .different)
    entry.summary = "summary of \(name)"
    change(&entry)
    return entry
  }

  private static func grouped(_ entries: [ReviewEntry]) -> ReviewReport {
    var report = ReviewReport(title: "t", entries: entries)
    EntryGrouping.group(&report)
    return report
  }

  @Test func oneCauseIsOneGroupAndTheLargestIsFirst() {
    let report = Self.grouped([
      Self.entry("a") { $0.signature = "moved 3 px right" },
      Self.entry("b") { $0.fingerprintDifferences = ["other fonts"] },
      Self.entry("c") { $0.signature = "moved 3 px right" },
      Self.entry("d"),
      ReviewEntry(name: "e", kind: .png, status: .same),
      Self.entry("f") { $0.signature = "moved 3 px right" },
      ReviewEntry(name: "g", kind: .png, status: .unused),
    ])
    #expect(report.entries.map(\.group) == [0, 1, 0, 2, nil, 0, nil])
    #expect(report.groups == ["moved 3 px right", "other fonts", "summary of d"])
  }

  @Test func anotherEngineCountsMoreThanWhatItDid() {
    let report = Self.grouped([
      Self.entry("a") {
        $0.fingerprintDifferences = ["HarfBuzz 6.0.0 became 8.3.0"]
        $0.layoutChanges = [LayoutChange(kind: .moved, id: "", sentence: "a moved")]
      },
      Self.entry("b") {
        $0.fingerprintDifferences = ["HarfBuzz 6.0.0 became 8.3.0"]
        $0.signature = "the content changed"
      },
    ])
    #expect(report.groups == ["HarfBuzz 6.0.0 became 8.3.0"])
  }

  @Test func whatATextPushesAsideIsNoCauseOfItsOwn() {
    func entry(_ name: String, _ distance: Int) -> ReviewEntry {
      Self.entry(name) {
        $0.layoutChanges = [
          LayoutChange(kind: .moved, id: "b", sentence: "b moved \(distance) pt right"),
          LayoutChange(kind: .text, id: "a", sentence: "text \"a\" is now \"aa\""),
        ]
      }
    }
    let report = Self.grouped([entry("large", 30), entry("small", 12)])
    #expect(report.groups == ["text \"a\" is now \"aa\""])
  }

  @Test func missingReferencesAreOneGroup() {
    let report = Self.grouped([
      ReviewEntry(name: "a", kind: .png, status: .missing),
      ReviewEntry(name: "b", kind: .svg, status: .missing),
    ])
    #expect(report.groups == ["there is no reference yet"])
    #expect(report.entries.map(\.group) == [0, 0])
  }
}
