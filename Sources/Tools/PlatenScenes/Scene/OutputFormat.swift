package import Platen

/// What is made of a scene: a picture, or a report on one.
package enum OutputFormat: String, Codable, CaseIterable, Hashable, Sendable {
  case svg, png, pdf, webp
  case jpeg = "jpg"
  /// Where everything in the picture lies, instead of the picture.
  case json
  /// A picture that moves, and no still one.
  case gif

  /// Those of scenes, which stand still.
  package static let still = allCases.filter { $0 != .gif }

  /// The still picture's format; nil where there is none.
  package var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }

  /// Whether it is text, and no bytes.
  package var isText: Bool { self == .svg || self == .json }

  /// The media type, without parameters.
  package var mediaType: String {
    picture?.mediaType ?? (self == .gif ? "image/gif" : "application/json")
  }

  /// Makes sure that a picture that stands still can have the format.
  ///
  /// - Throws: `RenderError` for one that only moves.
  package func checkStandsStill() throws {
    guard self == .gif else { return }
    throw RenderError(
      code: .format,
      description:
        "a gif is an animation: expected the option \"to\", or \"toTime\" for a clock")
  }
}
