internal import Platen

/// A picture of a sweep, as it stands on the contact sheet and on the page.
struct SweepPicture: Sendable {
  /// The name of its file in the sweep's folder.
  var file: String
  var combination: SweepMatrix.Combination
  /// The size in points; zero if there is no picture.
  var size = CGSize.zero
  /// The picture as a small PNG; nil if it could not be drawn.
  var thumbnail: Data?
  /// What did not fit.
  var findings: [FitFinding] = []
}
