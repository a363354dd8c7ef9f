internal import Platen

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
