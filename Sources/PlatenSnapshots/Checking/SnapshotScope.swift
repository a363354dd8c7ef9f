internal import Foundation
internal import PlatenComparison

/// How snapshots are compared in a test, as traits around it say.
struct SnapshotScope: Sendable {
  /// What is written; nil for what the environment says.
  var record: SnapshotRecording?
  var tolerance = PixelTolerance()
  /// How far places may be apart, in points; nil for what each kind has.
  var points: Double?
  /// What is not compared, in points.
  var ignoring: [CGRect] = []

  /// What holds in the test that is under way.
  @TaskLocal static var current = SnapshotScope()

  /// This scope with what is not nil, and with further rectangles.
  func with(
    record: SnapshotRecording?, tolerance: PixelTolerance?, points: Double?, ignoring: [CGRect]
  ) -> SnapshotScope {
    var scope = self
    if let record { scope.record = record }
    if let tolerance { scope.tolerance = tolerance }
    if let points { scope.points = points }
    scope.ignoring += ignoring
    return scope
  }

  /// Compares two snapshots as the scope says, and draws what differs.
  var comparer: SnapshotComparer {
    var allowed = SnapshotTolerance()
    allowed.pixels = tolerance
    if let points { (allowed.numbers, allowed.points) = (points, points) }
    return SnapshotComparer(
      tolerance: allowed, ignored: ignoring.map { .rectangle($0) }, drawsOverlay: true)
  }
}
