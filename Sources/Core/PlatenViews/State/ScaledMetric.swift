import Foundation
internal import PlatenBase
public import PlatenText

/// A length that grows and shrinks with Dynamic Type.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// Makes a length that scales as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Makes a length that scales as text of a style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The length at the view's Dynamic Type size, rounded to the nearest pixel.
  ///
  /// The factor is the ratio of the style's leading at this size to its leading at the default size.
  public var wrappedValue: Value { scaled ?? base }

  /// Takes the Dynamic Type size.
  public mutating func _install(_ context: _PropertyContext) {
    let grid = PixelGrid(scale: context.environment.displayScale)
    let environment = context.environment
    let scale = style.scale(for: environment.dynamicTypeSize, on: environment.platform)
    scaled = Value(grid.nearest(CGFloat(base) * scale))
  }
}
