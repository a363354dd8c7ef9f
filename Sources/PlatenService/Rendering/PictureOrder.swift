internal import PlatenBase
internal import PlatenLayout
internal import PlatenScenes

/// A picture, or a report in JSON, that is asked for.
struct PictureOrder: Sendable {
  typealias Make = @Sendable (PictureMaker, RenderCancellation) throws -> [UInt8]

  let format: AnswerFormat
  /// All that the answer is made of, the format aside: equal for answers that are the same.
  let input: [String]
  /// Makes the answer's bytes on a thread of the pool.
  let make: Make

  init(format: AnswerFormat, input: [String], make: @escaping Make) {
    self.format = format
    self.input = input
    self.make = make
  }

  /// A picture of a scene.
  ///
  /// - Parameters:
  ///   - scale: The pixels a point of a PNG; nil for what the scene says.
  ///   - read: Reads the scene under limits.
  init(
    format: AnswerFormat, input: [String], scale: Double? = nil,
    read: @escaping @Sendable (SceneOptions) throws -> PictureScene
  ) {
    self.init(format: format, input: input + [scale.map { "\($0)" } ?? ""]) { maker, cancellation in
      try maker.picture(as: format, scale: scale, cancellation, read: read)
    }
  }

  /// What the answer is known by.
  func key(edition: String) -> PictureKey {
    PictureKey(edition: edition, [format.rawValue] + input)
  }
}
