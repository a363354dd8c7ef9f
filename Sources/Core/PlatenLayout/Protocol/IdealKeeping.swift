package import PlatenBase

/// Has stacks and grids keep the ideal lengths of their views beside those that take all there is.
///
/// In SwiftUI, a text beside two shapes is offered a third of their row, and breaks where it needs
/// more, even in a row that was measured around all of it and is as wide as the view above. A picture
/// that is as large as what it shows draws it as it was measured instead, and can tell that SwiftUI
/// would not.
package final class IdealKeeping {
  /// Along which axes nobody has told the views how long they may be.
  package let axes: Axis.Set
  private let whole: IdealKeeping?
  private var wasNeeded = false

  /// Keeps the ideals along some axes.
  package convenience init(along axes: Axis.Set) { self.init(along: axes, in: nil) }

  private init(along axes: Axis.Set, in whole: IdealKeeping?) {
    (self.axes, self.whole) = (axes, whole)
  }

  /// Whether a view was offered another share anywhere than it would be in SwiftUI.
  package var isNeeded: Bool {
    get { whole?.isNeeded ?? wasNeeded }
    set {
      if let whole { whole.isNeeded = newValue } else { wasNeeded = newValue }
    }
  }

  /// Returns what keeps the ideals where some axes have lengths; nil if no other is left.
  package func without(_ lengths: Axis.Set) -> IdealKeeping? {
    let open = axes.subtracting(lengths)
    return open == axes ? self : open.isEmpty ? nil : IdealKeeping(along: open, in: whole ?? self)
  }
}
