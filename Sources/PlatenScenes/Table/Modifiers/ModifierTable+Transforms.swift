internal import Platen

extension ModifierTable {
  /// How a view is turned, scaled and moved where it stands.
  static let transforms: [Part<Modifier>] = [
    Part("scaleEffect", "Draws the view larger or smaller, in the same space.") { fields in
      let scale = fields.required(
        "scale", .scaleFactors, "A factor for both sides, or x and y.")
      let anchor = fields.anchor()
      fields.setPrimary(scale)
      return { values, _ in
        let (scale, anchor) = (values[scale], values[anchor])
        return { AnyView($0.scaleEffect(scale, anchor: anchor)) }
      }
    },
    Part("rotationEffect", "Turns the view, in the same space.") { fields in
      let angle = fields.required("angle", .angle, "Degrees clockwise.")
      let anchor = fields.anchor()
      fields.setPrimary(angle)
      return { values, _ in
        let (angle, anchor) = (values[angle], values[anchor])
        return { AnyView($0.rotationEffect(angle, anchor: anchor)) }
      }
    },
    Part("rotation3DEffect", "Turns the view out of its plane, in the same space.") { fields in
      let angle = fields.required("angle", .angle, "Degrees.")
      let axis = fields.required("axis", .axis3D, "The line around which it is turned.")
      let anchor = fields.anchor()
      return { values, _ in
        let (angle, axis, anchor) = (values[angle], values[axis], values[anchor])
        return {
          AnyView(
            $0.rotation3DEffect(angle, axis: (axis.x, axis.y, axis.z), anchor: anchor))
        }
      }
    },
    Part(
      "transformEffect", "Changes the view by a matrix, around its top leading corner.",
      "transform", .transform, "The matrix."
    ) { $0.transformEffect($1) },
    Part(
      "projectionEffect", "Changes the view by a matrix, around its top leading corner.",
      "transform", .transform, "The matrix."
    ) { $0.projectionEffect(ProjectionTransform($1)) },
    Part(
      "flipsForRightToLeftLayoutDirection", "Mirrors the view where reading goes to the left.",
      "enabled", .boolean, "Whether it does.", default: true
    ) { $0.flipsForRightToLeftLayoutDirection($1) },
    Part(
      "layoutDirectionBehavior", "Says whether the view is mirrored with the direction of reading.",
      "behavior", .layoutDirectionBehavior, "fixed, or in which direction it is mirrored."
    ) { $0.layoutDirectionBehavior($1) },
  ]
}

extension FieldList {
  /// The point of a view that stays where it is.
  fileprivate mutating func anchor() -> Field<UnitPoint> {
    optional("anchor", .unitPoint, default: "center", "The point that stays where it is.")
  }
}
