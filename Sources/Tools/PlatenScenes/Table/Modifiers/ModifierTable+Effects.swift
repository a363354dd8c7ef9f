internal import Platen

extension ModifierTable {
  /// How opaque a view is, and how it meets what is below.
  static let effects: [Part<Modifier>] = [
    Part(
      "opacity", "Makes the view let through what is below.", "opacity", .fraction,
      "From 0, clear, to 1, opaque."
    ) { $0.opacity($1) },
    Part("hidden", "Keeps the view's space and shows nothing in it.", modify: { $0.hidden() }),
    Part(
      "blendMode", "Mixes the view's colours with those below.", "blendMode", .blendMode,
      "How they mix."
    ) { $0.blendMode($1) },
    Part(
      "compositingGroup", "Draws the view by itself before what is said after it is done to it.",
      modify: { $0.compositingGroup() }),
    Part(
      "drawingGroup", "Draws the view by itself before what is said after it is done to it.",
      modify: { $0.drawingGroup() }),
  ]
}

// MARK: - Transforms

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
      let perspective = fields.optional(
        "perspective", .factor, default: 1,
        "The longer side as a part of the eye's distance; 0 for as seen from far away.")
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

// MARK: - Filters

extension ModifierTable {
  /// What changes the colours of a view.
  static let filters: [Part<Modifier>] = [
    Part("shadow", "Draws a blurred shadow below the view.") { fields in
      let color = fields.optional(
        "color", .color,
        default: ["red": 0, "colorSpace": "sRGBLinear", "opacity": 0.33], "The shadow's colour.")
      let radius = fields.required("radius", .length, "How far it is blurred, in points.")
      let x = fields.optional("x", .coordinate, default: 0, "Points to the trailing side.")
      let y = fields.optional("y", .coordinate, default: 0, "Points down.")
      fields.setPrimary(radius)
      return { values, _ in
        let (color, radius, x, y) = (values[color], values[radius], values[x], values[y])
        return { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) }
      }
    },
    Part("blur", "Blurs the view.") { fields in
      let radius = fields.required("radius", .length, "How far, in points.")
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
      "contrast", "Takes colours away from grey or towards it.", "amount", .number,
      "1 changes nothing, 0 is grey, less than 0 inverts."
    ) { $0.contrast($1) },
    Part(
      "saturation", "Makes colours stronger or weaker.", "amount", .number,
      "1 changes nothing, 0 is grey."
    ) { $0.saturation($1) },
    Part(
      "grayscale", "Takes colours towards grey.", "amount", .number, "0 changes nothing, 1 is grey."
    ) { $0.grayscale($1) },
    Part(
      "hueRotation", "Turns colours around the circle of hues.", "angle", .angle, "Degrees."
    ) { $0.hueRotation($1) },
    Part("colorInvert", "Inverts colours.", modify: { $0.colorInvert() }),
    Part(
      "colorMultiply", "Multiplies colours with one.", "color", .color, "The colour."
    ) { $0.colorMultiply($1) },
    Part(
      "luminanceToAlpha", "Makes what is dark clear: a mask.", modify: { $0.luminanceToAlpha() }),
  ]
}
