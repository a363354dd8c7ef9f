public import Foundation
internal import PlatenBase

/// The frames of a view and of the views inside it in a picture.
///
/// Lengths and places are points in the picture's coordinates, y down, as the layouts see them:
/// views that an effect turns, scales or moves have their frames without the effect.
///
/// The tree's root is the picture itself. It contains, in the order of the source,
///
/// - the views of a scene, with their names in the scene, and their texts if these are not the
///   whole view;
/// - outside scenes, the layouts, texts, images, shapes, dividers, spacers and canvases.
///
/// The drawing of a canvas and the content of a mask are not part of it.
public struct LayoutTree: Hashable, Sendable {
  /// The kind of the view: `picture` for the root, the name in a scene, or `text`, `image`,
  /// `hStack` and so on.
  public var kind: String
  /// The name of the view in its scene, such as `view.flow.children[2]`; empty outside scenes.
  public var id: String
  /// The view's box in points; zero if the view is hidden.
  ///
  /// The frame of a scene's view includes the view's modifiers.
  public var frame: CGRect
  /// The distance of the view's first text baseline from the picture's top, in points.
  ///
  /// Rows use it to line the view up; a container's layout computes it from the views inside. It is
  /// nil if the view is hidden, or if neither the view nor anything in it has a baseline, as texts
  /// and symbols do.
  public var baseline: CGFloat?
  /// The whole text, if the view is one; nil if it is not.
  public var text: String?
  /// The text's lines as they are drawn, with the ellipsis of one that was truncated.
  public var lines: [String] = []
  /// The fonts of the text's parts, each once, with a comma between two: the family that draws it,
  /// the weight if it is not regular, `italic`, and the size in points before any shrinking, such as
  /// `Inter semibold 17`; nil if the view is not a text or draws nothing.
  public var font: String?
  /// Whether a part of the text was left out.
  public var isTruncated = false
  /// The factor by which the text was shrunk: 1 for its full size, 0.5 for half of it.
  public var scaleFactor: CGFloat = 1
  /// Whether a layout has left the view out, such as a flow without a row for it.
  public var isHidden = false
  /// The views inside.
  public var children: [LayoutTree] = []

  /// Makes a view without any inside it.
  package init(kind: String, id: String = "", frame: CGRect = .zero) {
    self.kind = kind
    self.id = id
    self.frame = frame
  }
}

// MARK: - Description

extension LayoutTree: CustomStringConvertible {
  /// The tree as text for a terminal: a line for each view, with its kind, its frame as `x,y w×h`,
  /// its text and anything unusual.
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
