internal import Foundation

extension LayoutTree: CustomStringConvertible {
  /// The tree as it is drawn on a terminal: a line for each view, with its kind, its frame as
  /// `x,y w×h`, its text and what is unusual about it.
  public var description: String {
    var drawn = heading + "\n"
    drawChildren(into: &drawn, indent: "")
    return drawn
  }

  private func drawChildren(into drawn: inout String, indent: String) {
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      drawn += indent + (isLast ? "└─ " : "├─ ") + child.heading + "\n"
      child.drawChildren(into: &drawn, indent: indent + (isLast ? "   " : "│  "))
    }
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
