public import PlatenBase

/// What a layout says about itself to the views in it.
public struct LayoutProperties: Sendable {
  /// The axis along which a spacer in the layout grows and a divider divides; `nil` for none.
  public var stackOrientation: Axis?

  /// Makes properties without an orientation.
  public init() {
    stackOrientation = nil
  }
}
