internal import Platen

/// A picture, or a report in JSON, that is asked for.
struct PictureOrder: Sendable {
  let format: AnswerFormat
  /// All that the answer is made of, the format aside: equal for answers that are the same.
  let input: [String]
  /// What a worker makes it of.
  let job: PictureJob

  /// - Parameters:
  ///   - scale: The pixels a point of a PNG; nil for what the scene says.
  ///   - isStrict: Whether a picture in which there is a finding is a problem. A strict picture has
  ///     a key of its own: who has it knows that there is none.
  init(
    format: AnswerFormat, input: [String], scale: Double? = nil, isStrict: Bool = false,
    of source: PictureJob.Source
  ) {
    self.format = format
    self.input = input + [scale.map { "\($0)" } ?? ""] + (isStrict ? ["strict"] : [])
    job = PictureJob(source: source, format: format, scale: scale, isStrict: isStrict)
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
