public import Foundation
public import PlatenText

/// A picture as a list of drawing steps, in order.
///
/// ```swift
/// let renderer = ImageRenderer(content: Circle().fill(.red).frame(width: 40, height: 40))
/// let list = try renderer.displayList()
/// let svg = try list.data(as: .svg, library: renderer.library)
/// ```
///
/// Lengths and places are points, y down.
///
/// The list depends on nothing else: the same list gives the same bytes.
public struct DisplayList: Sendable {
  /// The width and height of the picture.
  public var size: CGSize
  /// The picture's title, for readers who cannot see it; empty for none.
  public var title = ""
  /// The language of title and texts as a BCP 47 tag; nil if nobody said it.
  package var language: String?
  /// The background; nil for a transparent picture.
  public var background: Color.Resolved?
  /// The characters that no font has, in order.
  public var missing: [MissingGlyph] = []
  package var items: [DisplayItem]
  /// What is drawn in its place for readers in the dark, in an SVG alone; nil for the same.
  package var dark: Scheme?

  /// A picture's items in one colour scheme.
  package struct Scheme: Sendable {
    package var background: Color.Resolved?
    package var items: [DisplayItem]

    package init(background: Color.Resolved?, items: [DisplayItem]) {
      self.background = background
      self.items = items
    }
  }

  package init(size: CGSize, items: [DisplayItem] = []) {
    self.size = size
    self.items = items
  }

  /// The picture for readers in the dark; nil if it is the same.
  var inDark: DisplayList? {
    guard let dark else { return nil }
    var list = self
    (list.background, list.items, list.dark) = (dark.background, dark.items, nil)
    return list
  }

  /// Whether nothing but the background can be seen: whatever is drawn is clear, empty or outside.
  package var isBlank: Bool { !items.paint(in: CGRect(origin: .zero, size: size)) }

  /// Whether nothing under the picture shows through.
  package var isOpaque: Bool { background?.opacity == 1 }

  /// Whether the picture is opaque and has no colours.
  var isGray: Bool { isOpaque && background?.isGray == true && items.allSatisfy(\.isGray) }
}

// MARK: - Canvas

/// A target that display lists are drawn on.
protocol Canvas {
  /// Fills the whole picture.
  mutating func fill(_ color: Color.Resolved)

  /// Draws an item over the existing items.
  mutating func draw(_ item: DisplayItem) throws
}

extension Canvas {
  /// Draws a whole list.
  mutating func draw(_ list: DisplayList) throws {
    if let background = list.background { fill(background) }
    for item in list.items { try draw(item) }
  }
}
