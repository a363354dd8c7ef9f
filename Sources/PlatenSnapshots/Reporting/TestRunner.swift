#if canImport(Testing)
  internal import Testing
#endif

/// The runners of tests.
enum TestRunner {
  /// The one that runs the test that is under way: Swift Testing in one of its tests, else XCTest.
  static var current: any SnapshotReporter {
    #if canImport(Testing)
      if Test.current != nil { return SwiftTestingReporter() }
    #endif
    return XCTestReporter()
  }
}
