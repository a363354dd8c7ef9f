#if canImport(Testing)
  public import Foundation
  public import PlatenComparison
  public import Testing

  /// The settings for comparing snapshots of a test, or of all tests of a suite.
  public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    let record: SnapshotRecording?
    let tolerance: PixelTolerance?
    let points: Double?
    let ignoring: [CGRect]

    /// Always true: it applies to all tests of a suite.
    public var isRecursive: Bool { true }

    /// Runs a test with these settings; traits nearer to the test override them.
    ///
    /// - Throws: Errors of the test.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let scope = SnapshotScope.current.with(
        record: record, tolerance: tolerance, points: points, ignoring: ignoring)
      try await SnapshotScope.$current.withValue(scope, operation: function)
    }
  }

  extension Trait where Self == SnapshotTrait {
    /// Returns settings for comparing the snapshots of a test or a suite.
    ///
    /// - Parameters:
    ///   - record: The references to write; nil for the value of `PLATEN_SNAPSHOTS`.
    ///   - tolerance: The tolerance for pixels; nil for none, or for the differences of another
    ///     rasteriser if another Platen, or other fonts, drew the reference.
    ///   - points: The allowed distance of places in SVGs and layouts, in points.
    ///   - ignoring: Rectangles that are not compared, in points.
    public static func snapshots(
      record: SnapshotRecording? = nil, tolerance: PixelTolerance? = nil, points: Double? = nil,
      ignoring: [CGRect] = []
    ) -> Self {
      SnapshotTrait(record: record, tolerance: tolerance, points: points, ignoring: ignoring)
    }
  }
#endif
