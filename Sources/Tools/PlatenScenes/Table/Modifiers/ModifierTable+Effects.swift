internal import Platen

extension ModifierTable {
  /// How opaque a view is, and how it meets what is below.
  static let effects: [Part<Modifier>] = [
    Part(
      "opacity", "Makes the view transparent.", "opacity", .fraction,
      "From 0, clear, to 1, opaque."
    ) { $0.opacity($1) },
    Part("hidden", "Hides the view but keeps its space.", modify: { $0.hidden() }),
    Part(
      "blendMode", "Mixes the view's colours with those below.", "blendMode", .blendMode,
      "How they mix."
    ) { $0.blendMode($1) },
    Part(
      "compositingGroup",
      "Draws the view as one picture, to which the modifiers after this one apply.",
      modify: { $0.compositingGroup() }),
    Part(
      "drawingGroup", "Draws the view as one picture, to which the modifiers after this one apply.",
      modify: { $0.drawingGroup() }),
  ]
}

// MARK: - Transforms

extension ModifierTable {
  /// How a view is turned, scaled and moved where it stands.
  static let transforms: [Part<Modifier>] = [
    Part("scaleEffect", "Scales the view without changing its space.") { fields in
      let scale = fields.required(
        "scale", .scaleFactors, "A factor for both sides, or x and y.")
      let anchor = fields.anchor()
      fields.setPrimary(scale)
      return { values, _ in
        let (scale, anchor) = (values[scale], values[anchor])
        return { AnyView($0.scaleEffect(scale, anchor: anchor)) }
      }
    },
    Part("rotationEffect", "Rotates the view without changing its space.") { fields in
      let angle = fields.required("angle", .angle, "Degrees clockwise.")
      let anchor = fields.anchor()
      fields.setPrimary(angle)
      return { values, _ in
        let (angle, anchor) = (values[angle], values[anchor])
        return { AnyView($0.rotationEffect(angle, anchor: anchor)) }
      }
    },
    Part(
      "rotation3DEffect",
      "Rotates the view in three dimensions without changing its space."
    ) { fields in
      let angle = fields.required("angle", .angle, "The angle in degrees.")
      let axis = fields.required("axis", .axis3D, "The axis of the rotation.")
      let anchor = fields.anchor()
      let perspective = fields.optional(
        "perspective", .factor, default: 1,
        "The strength of the perspective: the longer side divided by the distance of the eye, or"
          + " 0 for none.")
      return { values, _ in
        let (angle, axis, anchor) = (values[angle], values[axis], values[anchor])
        let perspective = values[perspective]
        return {
          AnyView(
            $0.rotation3DEffect(
              angle, axis: (axis.x, axis.y, axis.z), anchor: anchor, perspective: perspective))
        }
      }
    },
    Part(
      "transformEffect", "Transforms the view by a matrix, around its top leading corner.",
      "transform", .transform, "The matrix."
    ) { $0.transformEffect($1) },
    Part(
      "projectionEffect", "Transforms the view by a matrix, around its top leading corner.",
      "transform", .transform, "The matrix."
    ) { $0.projectionEffect(ProjectionTransform($1)) },
    Part(
      "flipsForRightToLeftLayoutDirection", "Mirrors the view in right-to-left layouts.",
      "enabled", .boolean, "Whether to mirror it.", default: true
    ) { $0.flipsForRightToLeftLayoutDirection($1) },
    Part(
      "layoutDirectionBehavior", "Sets whether the view is mirrored with the layout direction.",
      "behavior", .layoutDirectionBehavior, "fixed, or the direction in which it is mirrored."
    ) { $0.layoutDirectionBehavior($1) },
  ]
}

extension FieldList {
  /// The point of a view that stays where it is.
  fileprivate mutating func anchor() -> Field<UnitPoint> {
    optional("anchor", .unitPoint, default: "center", "The point that does not move.")
  }
}

// MARK: - Filters

extension ModifierTable {
  /// What changes the colours of a view.
  static let filters: [Part<Modifier>] = [
    Part("shadow", "Draws a blurred shadow below the view.") { fields in
      let color = fields.optional(
        "color", .color,
        default: ["red": 0, "colorSpace": "sRGBLinear", "opacity": 0.33], "The shadow's colour.")
      let radius = fields.required("radius", .length, "The blur radius in points.")
      let x = fields.optional("x", .coordinate, default: 0, "Points to the right.")
      let y = fields.optional("y", .coordinate, default: 0, "Points down.")
      fields.setPrimary(radius)
      return { values, _ in
        let (color, radius, x, y) = (values[color], values[radius], values[x], values[y])
        return { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) }
      }
    },
    Part("blur", "Blurs the view.") { fields in
      let radius = fields.required("radius", .length, "The radius in points.")
      let opaque = fields.optional(
        "opaque", .boolean, default: false, "Whether the edges stay opaque.")
      fields.setPrimary(radius)
      return { values, _ in
        let (radius, opaque) = (values[radius], values[opaque])
        return { AnyView($0.blur(radius: radius, opaque: opaque)) }
      }
    },
    Part(
      "brightness", "Adds light to all colours.", "amount", .number,
      "0 changes nothing, 1 is white."
    ) { $0.brightness($1) },
    Part(
      "contrast", "Changes the contrast of colours.", "amount", .number,
      "1 changes nothing, 0 is grey, less than 0 inverts."
    ) { $0.contrast($1) },
    Part(
      "saturation", "Changes the saturation of colours.", "amount", .number,
      "1 changes nothing, 0 is grey."
    ) { $0.saturation($1) },
    Part(
      "grayscale", "Makes colours greyer.", "amount", .number, "0 changes nothing, 1 is grey."
    ) { $0.grayscale($1) },
    Part(
      "hueRotation", "Rotates the hues of colours.", "angle", .angle, "The angle in degrees."
    ) { $0.hueRotation($1) },
    Part("colorInvert", "Inverts colours.", modify: { $0.colorInvert() }),
    Part(
      "colorMultiply", "Multiplies all colours by one colour.", "color", .color, "The colour."
    ) { $0.colorMultiply($1) },
    Part(
      "luminanceToAlpha", "Makes dark colours transparent, so that the view can be a mask.",
      modify: { $0.luminanceToAlpha() }),
  ]
}
