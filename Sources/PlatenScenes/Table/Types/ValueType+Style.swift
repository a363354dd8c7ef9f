internal import Platen

extension ValueType where Value == AnyShapeStyle {
  /// What a shape or a text is filled with.
  static var style: ValueType { ValueType<Color>.color.map { AnyShapeStyle($0) } }
}
