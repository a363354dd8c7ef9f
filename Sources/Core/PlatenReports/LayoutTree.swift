public import Foundation
internal import PlatenBase

/// The frames of a view and of those inside of it in a picture.
///
/// Lengths and places are points in the picture's coordinates, y down, as the layouts see them:
/// views that are drawn turned, scaled or moved by an effect stand where they would without it.
///
/// The tree's root is the picture itself. In it are, in the order in which they are written,
///
/// - the views of a scene, by the names that the scene gives them, and the texts that they consist
///   of where these are not all of the view;
/// - outside of scenes, the layouts, texts, images, shapes, dividers, spacers and canvases.
///
/// What is drawn in a canvas, and what a mask consists of, has no part in it.
public struct LayoutTree: Hashable, Sendable {
  /// What kind of view it is: `picture` for the root, the name in a scene, or `text`, `image`,
  /// `hStack` and the like.
  public var kind: String
  /// Which view of a scene it is, such as `view.flow.children[2]`; empty outside of scenes.
  public var id: String
  /// The view's box in points; zero if the view is hidden.
  ///
  /// The frame of a scene's view has the view's modifiers in it, as its place in a layout has.
  public var frame: CGRect
  /// Where the view's first text baseline lies below the picture's top, in points.
  ///
  /// It is the guide by which rows line the view up; of a container, the one that its layout makes
  /// of those inside. It is nil if neither the view nor anything in it has a baseline of its own,
  /// as texts and symbols have, and if the view is hidden.
  public var baseline: CGFloat?
  /// The whole text, if the view is one; nil if it is not.
  public var text: String?
  /// The text's lines as they are drawn, with the ellipsis of one that was truncated.
  public var lines: [String] = []
  /// The fonts of the text's parts, each once, with a comma between two: the family that draws it,
  /// the weight if it is not regular, `italic`, and the size in points before any shrinking, such as
  /// `Inter semibold 17`; nil if the view is no text or draws nothing.
  public var font: String?
  /// Whether a part of the text was left out.
  public var isTruncated = false
  /// How much smaller the type is than was asked for: 1 for as large, 0.5 for half as large.
  public var scaleFactor: CGFloat = 1
  /// Whether a layout has left the view out, as a flow does with those for which it has no row.
  public var isHidden = false
  /// The views inside.
  public var children: [LayoutTree] = []

  /// Makes a view without any inside of it.
  package init(kind: String, id: String = "", frame: CGRect = .zero) {
    self.kind = kind
    self.id = id
    self.frame = frame
  }
}

// MARK: - Description

extension LayoutTree: CustomStringConvertible {
  /// The tree as it is drawn on a terminal: a line for each view, with its kind, its frame as
  /// `x,y w×h`, its text and what is unusual about it.
  public var description: String {
    var drawn = heading + "\n"
    var open = [(tree: self, next: 0, indent: "")]
    // Without calls in calls: trees may be as deep as views.
    while let (tree, next, indent) = open.last {
      guard next < tree.children.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      let child = tree.children[next]
      let isLast = next == tree.children.count - 1
      drawn += indent + (isLast ? "└─ " : "├─ ") + child.heading + "\n"
      open.append((child, 0, indent + (isLast ? "   " : "│  ")))
    }
    return drawn
  }

  private var heading: String {
    var words = [kind.printable]
    words.append(isHidden ? "left out" : frame.inWords)
    if let text { words.append(text.quoted()) }
    if isTruncated { words.append("truncated") }
    if LayoutNumber.rounded(scaleFactor) != 1 { words.append("×" + LayoutNumber.text(scaleFactor)) }
    if !id.isEmpty { words.append(id.printable) }
    return words.joined(separator: "  ")
  }
}

extension CGRect {
  /// The frame as `x,y w×h`.
  var inWords: String {
    LayoutNumber.text(minX) + "," + LayoutNumber.text(minY) + " " + size.inWords
  }
}

extension CGSize {
  /// The size as `w×h`.
  package var inWords: String { LayoutNumber.text(width) + "×" + LayoutNumber.text(height) }
}
