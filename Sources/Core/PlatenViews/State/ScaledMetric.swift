import Foundation
internal import PlatenBase
public import PlatenText

/// A length that grows and shrinks with Dynamic Type.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// A length that scales as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// A length that scales as text of a style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The length at the Dynamic Type size where the view stands, rounded to the nearest pixel.
  ///
  /// The ratio is that of the leadings of the style at this size and at the default one.
  public var wrappedValue: Value { scaled ?? base }

  /// Takes the Dynamic Type size.
  public mutating func _install(_ context: _PropertyContext) {
    let grid = PixelGrid(scale: context.environment.displayScale)
    let environment = context.environment
    let scale = style.scale(for: environment.dynamicTypeSize, on: environment.platform)
    scaled = Value(grid.nearest(CGFloat(base) * scale))
  }
}
