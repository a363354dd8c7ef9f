/// Expects every reference beside a test file to be one that a test asks for.
///
/// References are told that a test which has asked for others did not ask for, and those of tests that
/// are gone from the file. It is for the last test of an XCTest class, as XCTest runs one after another;
/// with Swift Testing, ``Testing/Trait/noUnusedSnapshots`` does it.
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

  /// Fails a test that leaves references behind which it does not ask for, and a suite beside whose
  /// file there are references of tests that are gone.
  public struct UnusedSnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    /// True: it is for all tests of a suite, and for the suite itself.
    public var isRecursive: Bool { true }

    /// Provides a scope for suites and for tests with all their arguments, not for each argument.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
      testCase == nil ? self : nil
    }

    /// Runs a test or a suite, and then looks for references that are not used.
    ///
    /// - Throws: What the test throws.
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
    /// Fails tests that do not ask for all of their references, and suites with references of tests
    /// that are gone.
    ///
    /// It does not matter which tests of a suite are run: those that are not are left alone.
    public static var noUnusedSnapshots: Self { UnusedSnapshotsTrait() }
  }
#endif
