public import Foundation
public import PlatenDrawing
internal import PlatenText
public import PlatenViews

/// The outline that the words of a ``WordCloud`` fill.
///
/// ```swift
/// var cloud = WordCloud(words)
/// cloud.shape = .heart
/// cloud.shape = .text(Text("Hi").fontWeight(.black))
/// ```
public struct CloudShape: Sendable {
  private enum Kind: Sendable {
    case shape(AnyShape)
    case text(Text)
  }

  private let kind: Kind

  /// Returns the inside of a shape in the cloud's space, by the nonzero rule.
  public static func shape(_ shape: some Shape) -> CloudShape {
    CloudShape(kind: .shape(AnyShape(shape)))
  }

  /// Returns the letters of a text, as large as the space allows, in their proportions, in the middle.
  ///
  /// The text's font sets the form of the letters; its size has no effect. The text keeps its
  /// lines. Letters that are pictures, such as emoji, count as their boxes.
  public static func text(_ text: Text) -> CloudShape { CloudShape(kind: .text(text)) }

  /// Returns the outline of a picture's content: see ``ImageOutline``.
  public static func image(_ image: UIImage) -> CloudShape { .shape(ImageOutline(image)) }

  /// The whole space.
  public static let rectangle = CloudShape.shape(Rectangle())
  /// The ellipse that fills the space.
  public static let ellipse = CloudShape.shape(Ellipse())
  /// The largest circle in the middle of the space.
  public static let circle = CloudShape.shape(Circle())
  /// The space with corners as round as its shorter side allows.
  public static let capsule = CloudShape.shape(Capsule())
  /// A square on its corner, stretched to the space.
  public static let diamond = CloudShape.shape(Diamond())
  /// A star of five points.
  public static let star = CloudShape.shape(Star())
  /// A heart.
  public static let heart = CloudShape.shape(Heart())

  /// The text whose letters are filled; nil for another shape.
  var text: Text? {
    if case .text(let text) = kind { text } else { nil }
  }

  /// Whether the shape is the letters of a text.
  package var isText: Bool { text != nil }

  /// Returns whether a hundredth at least of a space of these proportions is inside, so that words
  /// may have room there; not for texts.
  package func hasRoom(inProportionsOf space: CGSize) -> Bool {
    let longest = max(space.width, space.height)
    guard longest > 0, longest.isFinite else { return false }
    let size = CGSize(width: 1000 * space.width / longest, height: 1000 * space.height / longest)
    return CloudRegion(outline(in: CGRect(origin: .zero, size: size), nil), size: size).share
      >= 0.01
  }

  /// Returns the outline in a rectangle, in points.
  ///
  /// - Parameter paragraph: The text as it is set.
  func outline(in rect: CGRect, _ paragraph: Paragraph?) -> Path {
    switch kind {
    case .shape(let shape): shape.path(in: rect)
    case .text: Path(lettersOf: paragraph).fitted(in: rect)
    }
  }
}

/// A line along the edge of a cloud's shape.
public struct CloudOutline: Hashable, Sendable {
  /// The line's colour.
  public var color: Color
  /// The width of the line, in points; no line is drawn if it is not above 0.
  public var lineWidth: CGFloat

  /// Makes a line.
  public init(_ color: Color, lineWidth: CGFloat = 1) {
    self.color = color
    self.lineWidth = lineWidth
  }

  /// The width in points that is drawn.
  var drawnWidth: CGFloat { lineWidth.isFinite ? max(lineWidth, 0) : 0 }
}

// MARK: - Letters

extension Path {
  /// The outlines of a paragraph's glyphs in its coordinates, in points; empty without one.
  fileprivate init(lettersOf paragraph: Paragraph?) {
    self.init()
    let outlines = OutlineReader()
    for glyphs in paragraph?.glyphs ?? [] {
      for glyph in glyphs.run.glyphs {
        let pen = CGPoint(
          x: glyphs.origin.x + glyph.position.x * glyphs.size,
          y: glyphs.origin.y + glyph.position.y * glyphs.size)
        addPath(
          Path(
            glyph: glyph.id, of: glyphs.run.face, at: pen, size: glyphs.size, outlines: outlines))
      }
    }
  }
}

// MARK: - Ground

/// The background of the words: the inside of an outline, and a line along it.
struct CloudBackground: NonisolatedView {
  let outline: Path
  let fill: Color?
  let line: CloudOutline?

  var body: some View {
    ZStack {
      if let fill { FixedPath(path: outline).fill(fill) }
      if let line, line.drawnWidth > 0 {
        FixedPath(path: outline)
          .stroke(line.color, style: StrokeStyle(lineWidth: line.drawnWidth, lineJoin: .round))
      }
    }
  }

  /// A path that is not mirrored in right-to-left layouts: the words' places are not.
  private struct FixedPath: Shape {
    let path: Path

    func path(in rect: CGRect) -> Path { path }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  }
}
