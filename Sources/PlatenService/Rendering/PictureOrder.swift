internal import PlatenScenes

/// A picture that is asked for.
struct PictureOrder: Sendable {
  var format: AnswerFormat
  /// All that the picture is made of, the format aside: equal for pictures that are the same.
  var input: [String]
  /// The pixels a point of a PNG; nil for what the scene says.
  var scale: Double?
  /// Reads the scene under limits.
  var read: @Sendable (SceneOptions) throws -> PictureScene
}

extension PictureOrder {
  /// What the picture is known by.
  func key(edition: String) -> PictureKey {
    PictureKey(edition: edition, [format.rawValue, scale.map { "\($0)" } ?? ""] + input)
  }
}
