import Foundation
import Platen
import PlatenComparison
import Testing

@testable import PlatenSnapshots

/// The functions themselves, as Swift Testing runs them.
@Suite(.snapshots(record: .never, points: 1)) struct ExpectSnapshotTests {
  @Test func aMissingReferenceIsAnIssueAtTheCall() {
    let line = #line + 2
    withKnownIssue {
      expectSnapshot(of: Text("nowhere"), named: "missing")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.contains("no reference for the snapshot") }
    }
  }

  @Test func everyVariantIsAnIssueOfItsOwn() {
    let matrix = SnapshotMatrix(colorSchemes: [.light, .dark])
    withKnownIssue {
      expectSnapshots(of: Text("nowhere"), over: matrix)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains(".light\"") || $0.rawValue.contains(".dark\"")
      }
    }
  }

  @Test func anImpossibleSizeIsAnIssue() {
    withKnownIssue {
      expectSnapshot(of: Text("large"), named: "large", size: CGSize(width: CGFloat.nan, height: 1))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("cannot be drawn") }
    }
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
    let attachment = SnapshotFailure.Attachment(name: "a.png", bytes: [1, 2])
    let words = XCTestReporter.keep(
      [attachment], of: suite.place("tags()", line: 1), in: suite.folder)
    #expect(words == "\nsee \(suite.folder)/TagTests/a.png")
    let written = FileManager.default.contents(atPath: "\(suite.folder)/TagTests/a.png")
    #expect(written == Data([1, 2]))
  }
}
