internal import PlatenDrawing

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
