internal import Platen

extension ValueType where Value == SceneShape {
  /// A shape: its name, or a mapping of its name to its fields.
  static var shape: ValueType { ShapeTable.shapes.type("a shape") }

  /// A shape that can be drawn a distance inside of its outline.
  static var insettableShape: ValueType {
    ValueType.shape.map(expected: "a shape that can be inset: no path, and none that is trimmed") {
      $0.isInsettable ? $0 : nil
    }
  }
}

extension ValueType where Value == ShapeChange {
  /// A change of a shape: its name, or a mapping of its name to its fields.
  static var shapeChange: ValueType {
    ShapeModifierTable.modifiers.type("a modifier of shapes")
  }
}

extension ValueType where Value == RoundedCornerStyle {
  /// How corners meet the sides.
  static var cornerStyle: ValueType {
    name("a corner style", [("continuous", .continuous), ("circular", .circular)])
  }
}
