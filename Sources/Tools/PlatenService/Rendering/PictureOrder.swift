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
  ///   - findings: Which findings are looked for. Pictures have keys of their own where all are:
  ///     what is told beside them is another.
  init(
    format: AnswerFormat, input: [String], scale: Double? = nil, findings: FindingsRequest = .known,
    of source: PictureJob.Source
  ) {
    self.format = format
    self.input =
      input + [scale.map { "\($0)" } ?? ""]
      + (findings == .known ? [] : ["findings \(findings.rawValue)"])
    job = PictureJob(source: source, format: format, scale: scale, findings: findings)
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
