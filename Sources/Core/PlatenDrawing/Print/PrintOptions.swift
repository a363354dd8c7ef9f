public import Foundation

/// The format of a picture.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Scalable Vector Graphics, text as outlines or as ``SVGOptions`` say.
  case svg
  /// Portable Network Graphics.
  case png
  /// Portable Document Format, one page.
  case pdf
  /// WebP, lossless unless ``PNGOptions/quality`` is set.
  case webp
  /// JPEG, which has no transparency: the picture has a white background.
  case jpeg = "jpg"
}

extension PictureFormat {
  /// The format that the ending of a file's name says, in any case; nil for others.
  package init?(ending: String) {
    let ending = ending.lowercased()
    self.init(rawValue: ending == "jpeg" ? "jpg" : ending)
  }

  /// The names of all formats, as a sentence has them.
  package static var names: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// Whether the picture is made of pixels, and no document.
  package var isPixels: Bool {
    switch self {
    case .svg, .pdf: false
    case .png, .webp, .jpeg: true
    }
  }

  /// The media type, without parameters.
  package var mediaType: String {
    switch self {
    case .svg: "image/svg+xml"
    case .png: "image/png"
    case .pdf: "application/pdf"
    case .webp: "image/webp"
    case .jpeg: "image/jpeg"
    }
  }

  /// The most pixels that a side of a file can have.
  var longestSide: Int {
    switch self {
    case .svg, .pdf, .png: PNGEncoder.sizeLimit
    case .webp: 16_383
    // libjpeg writes a little less than the 65,535 that a file can state.
    case .jpeg: 65_500
    }
  }
}

/// The options for pixel formats.
public struct PNGOptions: Hashable, Sendable {
  /// The goal of the compression.
  public enum Compression: String, CaseIterable, Hashable, Sendable {
    /// Time first.
    case fast
    /// The fewest bytes, at several times the time.
    case small
  }

  /// Pixels per point.
  public var scale: CGFloat
  /// The goal of the compression.
  public var compression: Compression
  /// The quality of a WebP or a JPEG, 1 to 100; nil for a lossless WebP, and for 85 in a JPEG.
  public var quality: Int?
  /// The maximum number of pixels of a picture.
  public var maximumPixels = 256_000_000
  /// The maximum number of pixels of a side.
  public var maximumSide = 65_535
  /// The maximum number of threads that work on a picture.
  ///
  /// With two, rows of a large picture are compressed while the next ones are drawn. The bytes are
  /// the same.
  public var threads = 2
  /// The most that drawing a PNG or a PDF may cost, in milliseconds of a core as they are estimated
  /// before; `Int.max` for any.
  package var maximumCost = Int.max

  /// Makes options; without arguments, one pixel per point and quick compression.
  public init(scale: CGFloat = 1, compression: Compression = .fast) {
    self.scale = scale
    self.compression = compression
  }
}
