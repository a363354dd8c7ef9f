internal import Platen
internal import PlatenBase

/// The format of an answer.
enum ResponseFormat: String, Sendable {
  case svg, png, pdf, webp
  case jpeg = "jpg"
  /// Where everything in the picture lies, instead of the picture.
  case json
  /// A picture that moves, and no still one.
  case gif

  /// The formats of scenes, which stand still.
  static let ofScenes: [Self] = [.svg, .png, .pdf, .webp, .jpeg, .json]
  /// The formats of pictures that an address describes.
  static let ofQueries = ofScenes + [.gif]

  /// The media type, as `Content-Type` has it.
  var mediaType: String {
    let type = picture?.mediaType ?? (self == .gif ? "image/gif" : "application/json")
    return isText ? type + "; charset=utf-8" : type
  }

  /// The media type without parameters, as `Accept` has it.
  var plainMediaType: String { String(mediaType.prefix { $0 != ";" }) }

  /// Whether compression makes it much smaller.
  var isText: Bool { self == .svg || self == .json }

  /// The still picture's format; nil where there is none.
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
