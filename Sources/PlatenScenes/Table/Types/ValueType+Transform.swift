internal import Platen

extension ValueType where Value == CGAffineTransform {
  /// A matrix of six numbers.
  static var transform: ValueType {
    RecordType<CGAffineTransform>("a mapping of a, b, c, d, tx and ty") { fields in
      let a = fields.optional("a", .factor, default: 1, "How x becomes x.")
      let b = fields.optional("b", .factor, default: 0, "How x becomes y.")
      let c = fields.optional("c", .factor, default: 0, "How y becomes x.")
      let d = fields.optional("d", .factor, default: 1, "How y becomes y.")
      let tx = fields.optional("tx", .coordinate, default: 0, "Points added to x.")
      let ty = fields.optional("ty", .coordinate, default: 0, "Points added to y.")
      return { values, _ in
        CGAffineTransform(
          a: values[a], b: values[b], c: values[c], d: values[d], tx: values[tx], ty: values[ty])
      }
    }.type
  }
}

/// A line through the middle of space.
struct Axis3D: Sendable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var z: CGFloat = 0
}

extension ValueType where Value == Axis3D {
  /// A line through the middle of space: x, y, z or a mapping of them.
  static var axis3D: ValueType {
    let mapping = RecordType<Axis3D>("a mapping of x, y and z") { fields in
      let x = fields.optional("x", .factor, default: 0, "To trailing.")
      let y = fields.optional("y", .factor, default: 0, "Down.")
      let z = fields.optional("z", .factor, default: 0, "Away from the reader.")
      return { values, _ in Axis3D(x: values[x], y: values[y], z: values[z]) }
    }.type
    let names = name(
      "x, y or z", [("x", Axis3D(x: 1)), ("y", Axis3D(y: 1)), ("z", Axis3D(z: 1))])
    return .scalar(names, or: mapping, expected: "x, y, z or a mapping of them")
  }
}

extension ValueType where Value == LayoutDirectionBehavior {
  /// Whether something is mirrored.
  static var layoutDirectionBehavior: ValueType {
    name(
      "fixed or mirrors",
      [
        ("fixed", .fixed), ("mirrors", .mirrors),
        ("mirrorsInLeftToRight", .mirrors(in: .leftToRight)),
        ("mirrorsInRightToLeft", .mirrors(in: .rightToLeft)),
      ])
  }
}
