#if canImport(Testing)
  public import Foundation
  public import PlatenComparison
  public import Testing

  /// Says how the snapshots of a test, or of all tests of a suite, are compared.
  public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    let record: SnapshotRecording?
    let tolerance: PixelTolerance?
    let points: Double?
    let ignoring: [CGRect]

    /// True: it is for all tests of a suite.
    public var isRecursive: Bool { true }

    /// Runs a test with what this says; traits nearer to the test come on top.
    ///
    /// - Throws: What the test throws.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let scope = SnapshotScope.current.with(
        record: record, tolerance: tolerance, points: points, ignoring: ignoring)
      try await SnapshotScope.$current.withValue(scope, operation: function)
    }
  }

  extension Trait where Self == SnapshotTrait {
    /// Says how the snapshots of a test or a suite are compared.
    ///
    /// - Parameters:
    ///   - record: Which references are written; nil for what `PLATEN_SNAPSHOTS` says.
    ///   - tolerance: What pixels may differ in; nil for nothing, and for what another rasteriser draws
    ///     in another way where another Platen, or other fonts, drew the reference.
    ///   - points: How far places may be apart in SVGs and layouts, in points.
    ///   - ignoring: Rectangles that are not compared, in points.
    public static func snapshots(
      record: SnapshotRecording? = nil, tolerance: PixelTolerance? = nil, points: Double? = nil,
      ignoring: [CGRect] = []
    ) -> Self {
      SnapshotTrait(record: record, tolerance: tolerance, points: points, ignoring: ignoring)
    }
  }
#endif
