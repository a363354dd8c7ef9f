public import Foundation
internal import PlatenBase

/// How a text fitted into the space that its views left for it.
public struct TextFit: Hashable, Sendable {
  /// The whole text.
  public var text: String
  /// The lines as they are drawn, with the ellipsis of one that was truncated.
  public var lines: [String]
  /// The text's box in points in the picture's coordinates, without rotations and scalings.
  public var frame: CGRect
  /// The size of the type in points, as it is drawn.
  public var fontSize: CGFloat
  /// How much smaller the type is than was asked for: 1 for as large, 0.5 for half as large.
  public var scaleFactor: CGFloat
  /// Whether a part of the text was left out.
  public var isTruncated: Bool
  /// Which view of a scene shows the text, such as `view.flow.children[2]`; empty outside of scenes.
  public var id = ""

  package init(
    text: String, lines: [String], frame: CGRect, fontSize: CGFloat, scaleFactor: CGFloat,
    isTruncated: Bool, id: String = ""
  ) {
    self.text = text
    self.lines = lines
    self.frame = frame
    self.fontSize = fontSize
    self.scaleFactor = scaleFactor
    self.isTruncated = isTruncated
    self.id = id
  }
}

extension TextFit {
  /// Whether the type is smaller than was asked for, by a thousandth at least.
  var isShrunk: Bool { LayoutNumber.rounded(scaleFactor) < 1 }
}
