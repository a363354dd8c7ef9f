internal import Platen
internal import PlatenBase
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

// MARK: - Formats

/// What a picture is answered as.
enum AnswerFormat: String, CaseIterable, Sendable {
  case svg, png, pdf
  /// Where everything in the picture lies, instead of the picture.
  case json

  /// The media type, as `Content-Type` has it.
  var mediaType: String {
    switch self {
    case .svg: "image/svg+xml; charset=utf-8"
    case .png: "image/png"
    case .pdf: "application/pdf"
    case .json: "application/json; charset=utf-8"
    }
  }

  /// The media type without parameters, as `Accept` has it.
  var plainMediaType: String { String(mediaType.prefix { $0 != ";" }) }

  /// Whether compression makes it much smaller.
  var isText: Bool { self == .svg || self == .json }

  /// The picture's format; nil for no picture.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
}
