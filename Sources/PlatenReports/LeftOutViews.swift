public import Foundation

/// The views that one layout left out, as a flow does with those for which it has no row.
public struct LeftOutViews: Hashable, Sendable {
  /// What kind of layout it is, as ``LayoutTree/kind`` names it.
  public var kind: String
  /// Which view of a scene it is; empty outside of scenes.
  public var id: String
  /// The layout's box in points in the picture's coordinates, without rotations and scalings.
  public var frame: CGRect
  /// How many views were left out.
  public var count = 0
  /// How many views the layout has, with those left out.
  public var total: Int
  /// The texts of each view that was left out, with spaces between them; empty for one without.
  public var texts: [String] = []

  package init(kind: String, id: String, frame: CGRect, total: Int) {
    self.kind = kind
    self.id = id
    self.frame = frame
    self.total = total
  }
}
