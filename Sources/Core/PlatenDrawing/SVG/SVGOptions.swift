/// The options for texts of an SVG.
public struct SVGOptions: Hashable, Sendable {
  /// The form of a text in the document.
  public enum Text: String, CaseIterable, Hashable, Sendable {
    /// Only outlines: the same everywhere, and the shortest, but without text to read.
    case outlines
    /// Text that can be selected, searched and read aloud, with links and headings.
    case semantic
  }

  /// The font that draws the letters of a semantic text.
  public enum Fonts: String, CaseIterable, Hashable, Sendable {
    /// Fonts in the document, with only the letters that it needs: for browsers.
    ///
    /// Viewers that do not read them use fonts of the same names.
    case embedded
    /// The fonts of the viewer's machine by their names: short, but right only where they are installed.
    case names
    /// Outlines, the same everywhere, under invisible text.
    case outlines
  }

  /// The form of a text in the document.
  public var text: Text
  /// The font that draws the letters of a semantic text.
  public var fonts: Fonts

  /// Makes options; without arguments, only outlines.
  public init(text: Text = .outlines, fonts: Fonts = .embedded) {
    self.text = text
    self.fonts = fonts
  }
}
