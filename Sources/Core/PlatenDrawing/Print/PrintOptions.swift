public import Foundation

/// What a picture is printed as.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Scalable Vector Graphics, text as outlines or as ``SVGOptions`` say.
  case svg
  /// Portable Network Graphics.
  case png
  /// Portable Document Format, one page.
  case pdf
}

/// How a picture becomes pixels.
public struct PNGOptions: Hashable, Sendable {
  /// What the compression is tuned for.
  public enum Compression: String, CaseIterable, Hashable, Sendable {
    /// Time first.
    case fast
    /// Bytes first, at many times the time.
    case small
  }

  /// Pixels a point.
  public var scale: CGFloat
  /// What the compression is tuned for.
  public var compression: Compression
  /// The most pixels that a picture may have.
  public var maximumPixels = 256_000_000
  /// The most pixels that a side may have.
  public var maximumSide = 65_535
  /// The most threads that work on a picture.
  ///
  /// With two, rows of a large one are compressed while the next ones are drawn. The bytes are the same.
  public var threads = 2
  /// The most that drawing a PNG or a PDF may cost, in milliseconds of a core as they are estimated
  /// before; `Int.max` for any.
  package var maximumCost = Int.max

  /// Makes options; without arguments, one pixel a point and quick compression.
  public init(scale: CGFloat = 1, compression: Compression = .fast) {
    self.scale = scale
    self.compression = compression
  }
}

/// How an SVG shows texts.
public struct SVGOptions: Hashable, Sendable {
  /// What a text is in the document.
  public enum Text: String, CaseIterable, Hashable, Sendable {
    /// Outlines alone: the same everywhere, and the shortest; nothing is to be read.
    case outlines
    /// Text that can be selected, searched and read aloud, with links and headings.
    case semantic
  }

  /// What draws the letters of a semantic text.
  public enum Fonts: String, CaseIterable, Hashable, Sendable {
    /// Fonts in the document, with no more than the letters that it needs: for browsers.
    ///
    /// Viewers that do not read them take fonts of the same names.
    case embedded
    /// The fonts of the viewer's machine by their names: short, and right only where they are.
    case names
    /// Outlines, the same everywhere, under a text that is not seen.
    case outlines
  }

  /// What a text is in the document.
  public var text: Text
  /// What draws the letters of a semantic text.
  public var fonts: Fonts

  /// Makes options; without arguments, outlines alone.
  public init(text: Text = .outlines, fonts: Fonts = .embedded) {
    self.text = text
    self.fonts = fonts
  }
}
