internal import Platen
internal import PlatenBase

/// The format of an answer.
enum ResponseFormat: String, CaseIterable, Sendable {
  case svg, png, pdf, webp
  case jpeg = "jpg"
  /// Where everything in the picture lies, instead of the picture.
  case json

  /// The media type, as `Content-Type` has it.
  var mediaType: String {
    let type = picture?.mediaType ?? "application/json"
    return isText ? type + "; charset=utf-8" : type
  }

  /// The media type without parameters, as `Accept` has it.
  var plainMediaType: String { String(mediaType.prefix { $0 != ";" }) }

  /// Whether compression makes it much smaller.
  var isText: Bool { self == .svg || self == .json }

  /// The picture's format; nil for no picture.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
}

/// The field `Content-Disposition` (RFC 6266).
enum ContentDisposition {
  /// The value that has a browser save an answer under a name; what is not ASCII in it is written
  /// as RFC 8187 says.
  static func saving(_ name: String, as format: ResponseFormat) -> String {
    let name = name.isEmpty ? "picture" : name
    let file = name.hasSuffix(".\(format.rawValue)") ? name : "\(name).\(format.rawValue)"
    let plain = String(String.UnicodeScalarView(file.unicodeScalars.map { isSafe($0) ? $0 : "_" }))
    let escaped = file.percentEncoded(keeping: ".-_")
    // Clients that know `filename*` prefer it (RFC 6266, 4.3).
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(escaped)"
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
    default: false
    }
  }
}
