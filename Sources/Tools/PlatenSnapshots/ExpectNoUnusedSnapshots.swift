/// Expects every reference beside a test file to be one that a test asks for.
///
/// It reports references that a test with other references does not use, and references of tests that
/// are gone from the file. Call it in the last test of an XCTest class, because XCTest runs tests one
/// after another. With Swift Testing, use ``Testing/Trait/noUnusedSnapshots``.
public func expectNoUnusedSnapshots(
  fileID: StaticString = #fileID, beside filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = SnapshotPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let unused = UnusedSnapshots(beside: place.filePath)
  let files = Set(unused.leftBehind() + unused.orphans()).sorted()
  if files.isEmpty { return }
  TestRunner.current.report(
    SnapshotMessage(UnusedSnapshots.complaint(about: files)), at: place)
}

// MARK: - Trait

#if canImport(Testing)
  internal import Foundation
  public import Testing

  /// Fails a test with references that it does not use, and a suite with references of tests that
  /// are gone.
  public struct UnusedSnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    /// Always true: it applies to all tests of a suite, and to the suite itself.
    public var isRecursive: Bool { true }

    /// Provides a scope for suites and for tests with all their arguments, not for each argument.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
      testCase == nil ? self : nil
    }

    /// Runs a test or a suite, and then looks for unused references.
    ///
    /// - Throws: Errors of the test.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await function()
      let location = test.sourceLocation
      let unused = UnusedSnapshots(beside: location.filePath)
      let files = test.isSuite ? unused.orphans() : unused.leftBehind(by: test.name)
      if files.isEmpty { return }
      Issue.record(
        Comment(rawValue: UnusedSnapshots.complaint(about: files)), sourceLocation: location)
    }
  }

  extension Trait where Self == UnusedSnapshotsTrait {
    /// A trait that fails tests with unused references, and suites with references of tests that
    /// are gone.
    ///
    /// References of tests that did not run are ignored, so you can run any tests of a suite.
    public static var noUnusedSnapshots: Self { UnusedSnapshotsTrait() }
  }
#endif
