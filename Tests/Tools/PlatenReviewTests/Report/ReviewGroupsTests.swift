import PlatenComparison
import PlatenReview
import Testing

@Suite struct ReviewGroupsTests {
  private static var report: ReviewReport {
    let entries = [("a", [0]), ("b", [1]), ("c", [0]), ("d", [])].map { name, groups in
      var entry = ReviewEntry(name: name, kind: .png, status: .different)
      entry.groups = groups
      entry.actualDigest = name
      return entry
    }
    return ReviewReport(title: "t", entries: entries, groups: ["other fonts", "wider"])
  }

  @Test func groupsAreCountedFromOne() throws {
    let report = Self.report
    #expect(report.entries.map(report.groupNumbers) == [[1], [2], [1], []])
    #expect(report.causes(of: report.entries[1]) == ["wider"])
    #expect(report.entries(inGroup: 1).map(\.name) == ["a", "c"])
    #expect(try report.open(inGroups: [1], for: .accept).names == ["a", "c"])
    #expect(try report.open(inGroups: [2, 1], for: .reject).names == ["a", "b", "c"])
  }

  @Test func whatIsDecidedLeavesItsGroupAndTheNumbersStay() throws {
    var report = Self.report
    report.entries[0] = ReviewEntry(name: "a", kind: .png, status: .same)
    report.entries[2] = ReviewEntry(name: "c", kind: .png, status: .same)
    #expect(try report.open(inGroups: [1], for: .accept).names.isEmpty)
    #expect(try report.open(inGroups: [2], for: .accept).names == ["b"])
  }

  @Test func whatHasTwoCausesIsAcceptedWithBothAlone() throws {
    var report = Self.report
    report.entries[0].groups = [0, 1]
    let one = try report.open(inGroups: [1], for: .accept)
    #expect(one.names == ["c"] && one.left.map(\.name) == ["a"])
    #expect(try report.open(inGroups: [1, 2], for: .accept).names == ["a", "b", "c"])
    // What is wrong for one reason is wrong.
    #expect(try report.open(inGroups: [2], for: .reject).names == ["a", "b"])
  }

  @Test(arguments: [0, -1, 3, Int.max, Int.min + 1])
  func aNumberOfNoGroupIsRefused(number: Int) {
    let error = #expect(throws: ReviewError.self) {
      try Self.report.open(inGroups: [1, number], for: .accept)
    }
    #expect(error?.code == .usage)
    #expect(error?.description == "no group \(number) in the last run: it has groups 1 to 2")
  }
}
