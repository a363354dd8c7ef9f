internal import Platen

extension ModifierTable {
  /// What cuts a view.
  static let clips: [Part<Modifier>] = [
    Part("clipShape", "Cuts off what lies outside of a shape.") { fields in
      let shape = fields.required("shape", .shape, "The shape, in the view's bounds.")
      let style = fields.optional(
        "style", .fillStyle, default: [:] as JSONValue, "What counts as inside of the shape.")
      fields.setPrimary(shape)
      return { values, _ in
        let (shape, style) = (values[shape], values[style])
        return { AnyView($0.clipShape(shape, style: style)) }
      }
    },
    Part("clipped", "Cuts off what lies outside of the view's bounds.", modify: { $0.clipped() }),
    Part(
      "cornerRadius", "Cuts off the view's corners in arcs.", "radius", .length, "Points."
    ) { $0.cornerRadius($1) },
    Part(
      "containerShape", "Says which shape containerRelative is inside of the view.", "shape",
      .insettableShape, "The shape."
    ) { $0.containerShape($1) },
  ]
}
