import Foundation
import Platen
import PlatenComparison
import Testing

@testable import PlatenSnapshots

/// The functions themselves, as Swift Testing runs them.
@Suite(.snapshots(record: .never, points: 1)) struct ExpectSnapshotTests {
  private static let missing = ExpectedIssues()
  private static let variants = ExpectedIssues()
  private static let impossible = ExpectedIssues()

  private func comments(_ issue: Issue) -> String {
    issue.comments.map(\.rawValue).joined()
  }

  @Test(missing.trait) func aMissingReferenceIsAnIssueAtTheCall() throws {
    let line = #line + 1
    expectSnapshot(of: Text("nowhere"), named: "missing")
    let issues = Self.missing.take()
    #expect(issues.count == 1)
    let issue = try #require(issues.first)
    #expect(issue.sourceLocation?.line == line)
    #expect(comments(issue).contains("no reference for the snapshot"))
  }

  @Test(variants.trait) func everyVariantIsAnIssueOfItsOwn() {
    let matrix = SnapshotMatrix(colorSchemes: [.light, .dark])
    expectSnapshots(of: Text("nowhere"), over: matrix)
    let issues = Self.variants.take().map(comments)
    #expect(issues.count == 2)
    #expect(issues.count { $0.contains(".light\"") } == 1)
    #expect(issues.count { $0.contains(".dark\"") } == 1)
  }

  @Test(impossible.trait) func anImpossibleSizeIsAnIssue() {
    expectSnapshot(of: Text("large"), named: "large", size: CGSize(width: CGFloat.nan, height: 1))
    let issues = Self.impossible.take().map(comments)
    #expect(issues.count == 1)
    #expect(issues.allSatisfy { $0.contains("cannot be drawn") })
  }

  @Test func theTraitOfTheSuiteHolds() {
    #expect(SnapshotScope.current.record == .never)
    #expect(SnapshotScope.current.points == 1)
    #expect(SnapshotScope.current.ignoring == [])
  }

  @Test(.snapshots(tolerance: .exact, ignoring: [CGRect(x: 1, y: 2, width: 3, height: 4)]))
  func theTraitOfATestComesOnTopOfItsSuites() {
    #expect(SnapshotScope.current.record == .never)
    #expect(SnapshotScope.current.points == 1)
    #expect(SnapshotScope.current.tolerance == .exact)
    #expect(SnapshotScope.current.ignoring.count == 1)
  }

  @Test func theRunnerIsFound() async {
    #expect(TestRunner.current is SwiftTestingReporter)
    // Outside of tests there is XCTest.
    await Task.detached { #expect(TestRunner.current is XCTestReporter) }.value
  }

  @Test func filesForXCTestGoIntoAFolder() throws {
    let suite = try TemporarySuite()
    let attachment = SnapshotMessage.Attachment(name: "a.png", bytes: [1, 2])
    let words = XCTestReporter.keep(
      [attachment], of: suite.place("tags()", line: 1), in: suite.folder)
    #expect(words == "\nsee \(suite.folder)/TagTests/a.png")
    let written = FileManager.default.contents(atPath: "\(suite.folder)/TagTests/a.png")
    #expect(written == Data([1, 2]))
  }
}
