/// What tells two snapshots apart.
package struct SnapshotComparison: Hashable, Sendable {
  /// Whether they are the same as far as the tolerance goes.
  package var isSame: Bool
  /// Whether they are the same without any tolerance.
  package var isExact: Bool
  /// The most important thing to know, in a sentence without a full stop; empty for the same.
  package var summary = ""
  /// Why pixels may differ though nobody changed the picture: other engines, fonts or scale.
  package var fingerprintDifferences: [String] = []
  /// What differs pixel by pixel; nil if that was not compared.
  package var pixels: PixelDifference?
  /// How the layout changed.
  package var layoutChanges: [LayoutChange] = []
  /// How the SVG changed.
  package var svgChanges: [SVGChange] = []

  package init(isSame: Bool, isExact: Bool) {
    (self.isSame, self.isExact) = (isSame, isExact)
  }

  /// Two files of the same bytes.
  package static var identical: SnapshotComparison {
    SnapshotComparison(isSame: true, isExact: true)
  }
}
