internal import Foundation
internal import PlatenBase

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
  var inWords: String { LayoutNumber.text(width) + "×" + LayoutNumber.text(height) }
}
