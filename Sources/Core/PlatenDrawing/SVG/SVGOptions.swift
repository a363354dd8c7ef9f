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
