internal import Platen

/// The changes that a shape can have in a scene.
enum ShapeModifierTable {
  static let modifiers = PartTable("shapeModifier", [[trim, inset, stroke, size], moves])

  private static let trim = Part<ShapeChange>("trim", "Keeps a part of the outline.") { fields in
    let start = fields.optional(
      "from", .fraction, default: 0, "Where the part begins, from 0 to 1 of the outline's length.")
    let end = fields.optional(
      "to", .fraction, default: 1, "Where the part ends, from 0 to 1 of the outline's length.")
    fields.setPrimary(end)
    return { values, _ in .trim(from: CGFloat(values[start]), to: CGFloat(values[end])) }
  }

  private static let inset = Part<ShapeChange>(
    "inset", "Moves the outline inwards, which makes the shape smaller."
  ) { fields in
    let amount = fields.required(
      "by", .coordinate, "Points by which the outline moves inwards, or outwards if less than 0.")
    fields.setPrimary(amount)
    return { values, _ in .inset(values[amount]) }
  }

  private static let stroke = Part<ShapeChange>(
    "stroke",
    "Replaces the shape by a stroke along its outline."
  ) { fields in
    let style = fields.strokeStyle()
    return { values, _ in .stroke(style(values)) }
  }

  private static let size = Part<ShapeChange>(
    "size", "Gives the shape a fixed size."
  ) { fields in
    let width = fields.required("width", .length, "The width in points.")
    let height = fields.required("height", .length, "The height in points.")
    let anchor = fields.optional(
      "anchor", .unitPoint, default: "topLeading",
      "The point of the rectangle that is placed at the same point of the shape's space.")
    return { values, _ in
      .size(CGSize(width: values[width], height: values[height]), anchor: values[anchor])
    }
  }

  private static let moves: [Part<ShapeChange>] = [
    Part("rotation", "Rotates the shape.") { fields in
      let angle = fields.required("angle", .angle, "Degrees, clockwise.")
      let anchor = fields.anchor()
      fields.setPrimary(angle)
      return { values, _ in .rotation(values[angle], anchor: values[anchor]) }
    },
    Part("scale", "Scales the shape.") { fields in
      let both = fields.optional("scale", .factor, default: 1, "The factor of both directions.")
      let x = fields.optional("x", .factor, "The factor across; default: scale.")
      let y = fields.optional("y", .factor, "The factor down; default: scale.")
      let anchor = fields.anchor()
      fields.setPrimary(both)
      return { values, _ in
        let both = values[both]
        return .scale(x: values[x] ?? both, y: values[y] ?? both, anchor: values[anchor])
      }
    },
    Part("offset", "Moves the shape.") { fields in
      let x = fields.optional("x", .coordinate, default: 0, "Points to the right.")
      let y = fields.optional("y", .coordinate, default: 0, "Points down.")
      return { values, _ in .offset(x: values[x], y: values[y]) }
    },
    Part("transform", "Transforms the shape by a matrix.") { fields in
      let a = fields.optional("a", .factor, default: 1, "The factor of x in the new x.")
      let b = fields.optional("b", .factor, default: 0, "The factor of x in the new y.")
      let c = fields.optional("c", .factor, default: 0, "The factor of y in the new x.")
      let d = fields.optional("d", .factor, default: 1, "The factor of y in the new y.")
      let tx = fields.optional("tx", .coordinate, default: 0, "Points to the right.")
      let ty = fields.optional("ty", .coordinate, default: 0, "Points down.")
      return { values, _ in
        .transform(
          CGAffineTransform(
            a: values[a], b: values[b], c: values[c], d: values[d], tx: values[tx],
            ty: values[ty]))
      }
    },
  ]
}

extension FieldList {
  /// The point that stays where it is.
  fileprivate mutating func anchor() -> Field<UnitPoint> {
    optional("anchor", .unitPoint, default: "center", "The point that does not move.")
  }
}
