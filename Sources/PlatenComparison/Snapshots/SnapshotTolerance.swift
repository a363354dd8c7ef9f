/// What two snapshots may differ in and still count as the same.
package struct SnapshotTolerance: Hashable, Sendable {
  /// What PNGs may differ in.
  package var pixels = PixelTolerance()
  /// How far numbers of SVGs may be apart.
  package var numbers = 0.01
  /// How far places and sizes in layouts may be apart, in points.
  package var points = 0.05

  package init() {}
}
