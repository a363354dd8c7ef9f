internal import Foundation
internal import Platen
internal import PlatenComparison

/// Checks the snapshots of a call.
///
/// mode → names → draw → compare or record → report
struct SnapshotRun {
  let place: SnapshotPlace
  let options: SnapshotScope
  let reporter: any SnapshotReporter
  var claims = SnapshotClaims.shared
  /// What `PLATEN_SNAPSHOTS` is set to; nil if it is not.
  var variable = SnapshotRecording.variable

  /// Checks all pictures; one that fails keeps none of the others from being checked.
  func check<Content>(
    _ pictures: [SnapshotPicture<Content>], named name: String?, as kind: SnapshotKind
  ) {
    let mode = mode()
    let number = name == nil ? claims.number(of: place) : 0
    for picture in pictures {
      let name = SnapshotName(
        place, name: name, variant: picture.variant.name, number: number, kind: kind)
      check(picture, name, mode)
    }
  }

  /// Returns what is written; a variable that says nothing known is told, and nothing is written.
  private func mode() -> SnapshotRecording {
    if let mode = options.record { return mode }
    guard let variable, !variable.isEmpty else { return .never }
    if let mode = SnapshotRecording(rawValue: variable) { return mode }
    reporter.report(
      SnapshotMessage(SnapshotRecording.complaint(about: variable)), at: place)
    return .never
  }

  private func check<Content>(
    _ picture: SnapshotPicture<Content>, _ name: SnapshotName, _ mode: SnapshotRecording
  ) {
    let actual: SnapshotFile
    do {
      actual = try picture.file(as: name.kind)
    } catch {
      let message = "the snapshot \"\(name.short)\" cannot be drawn: \(error)"
      return reporter.report(SnapshotMessage(message), at: place)
    }
    let isFirst = claims.claim(name.path, for: place, content: actual.bytes)
    guard isFirst else {
      let message =
        "the test has two snapshots called \"\(name.short)\"; give each a name with named:"
      return reporter.report(SnapshotMessage(message), at: place)
    }
    let outcome = SnapshotReference(path: name.path)
      .outcome(for: actual, mode: mode, comparer: options.comparer)
    if let message = SnapshotMessage(outcome, name: name, actual: actual) {
      reporter.report(message, at: place)
    }
  }
}

extension SnapshotRun {
  /// The run of a call in the test that is under way: what the call says counts more than what the
  /// traits around it say.
  init(
    at place: SnapshotPlace, record: SnapshotRecording?, tolerance: PixelTolerance?,
    points: Double?, ignoring: [CGRect]
  ) {
    self.init(
      place: place,
      options: SnapshotScope.current.with(
        record: record, tolerance: tolerance, points: points, ignoring: ignoring),
      reporter: TestRunner.current)
  }
}

// MARK: - Scope

/// The scope of a test's snapshots, which traits around it set.
struct SnapshotScope: Sendable {
  /// What is written; nil for what the environment says.
  var record: SnapshotRecording?
  /// What pixels may differ in; nil for nothing where one engine drew both pictures.
  var tolerance: PixelTolerance?
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
    if let tolerance { (allowed.pixels, allowed.isAskedFor) = (tolerance, true) }
    if let points { (allowed.numbers, allowed.points) = (points, points) }
    return SnapshotComparer(
      tolerance: allowed, ignored: ignoring.map { .rectangle($0) }, drawsOverlay: true)
  }
}
