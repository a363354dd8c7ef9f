internal import Platen
internal import PlatenScenes

/// What became of one scene.
struct RenderedScene: Sendable {
  /// The files that were written.
  var outputs: [String] = []
  /// What did not fit.
  var findings: [FitFinding] = []
  /// The files that were read for it, beside its own.
  var inputs: [String] = []
  /// The size of the picture in points.
  var size = CGSize.zero
}
