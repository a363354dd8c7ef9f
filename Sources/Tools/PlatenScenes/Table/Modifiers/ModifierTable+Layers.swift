internal import Platen

extension ModifierTable {
  /// What lies behind and in front of a view.
  static let layers: [Part<Modifier>] = [
    layer(
      "background", "Puts a style or a view behind the view.", style: "background",
      content: { AnyView($0.onUnknownGround.background($1, alignment: $2)) },
      filling: { AnyView($0.onUnknownGround.background($1)) },
      shape: { AnyView($0.onUnknownGround.background($1, in: $2, fillStyle: $3)) }),
    layer(
      "overlay", "Puts a style or a view in front of the view.", style: nil,
      content: { AnyView($0.overlay($1, alignment: $2)) },
      filling: { AnyView($0.overlay($1)) },
      shape: { AnyView($0.overlay($1, in: $2, fillStyle: $3)) }),
    Part("mask", "Shows the view only where a mask is opaque.") { fields in
      let mask = fields.required(
        "mask", .layer, "The view or style whose opaque parts show the view.")
      let alignment = fields.optional(
        "alignment", .alignment, default: "center",
        "The alignment of the mask in the view's bounds.")
      fields.setPrimary(mask)
      return { values, _ in
        let (mask, alignment) = (values[mask].view, values[alignment])
        return { AnyView($0.mask(alignment: alignment) { mask }) }
      }
    },
    Part("border", "Draws a border inside the view's bounds.") { fields in
      let style = fields.required("style", .style, "The border's colour or other style.")
      let width = fields.optional("width", .length, default: 1, "The width in points.")
      fields.setPrimary(style)
      return { values, _ in
        let (style, width) = (values[style], values[width])
        return { AnyView($0.border(style, width: width)) }
      }
    },
  ]

  private static func layer(
    _ name: String, _ summary: String, style defaultStyle: String?,
    content: @escaping @Sendable (AnyView, AnyView, Alignment) -> AnyView,
    filling: @escaping @Sendable (AnyView, AnyShapeStyle) -> AnyView,
    shape fillingShape:
      @escaping @Sendable (AnyView, AnyShapeStyle, SceneShape, FillStyle) -> AnyView
  ) -> Part<Modifier> {
    Part(name, summary) { fields in
      let layer = fields.optional(
        "content", .layer, "What to draw: a view or a style. Give either content or style.")
      let style = fields.optional(
        "style", .style,
        "The style to fill with. Give either style or content"
          + "\(defaultStyle.map { "; default: \($0)" } ?? "").")
      let shape = fields.optional(
        "in", .shape, "The shape to fill; default: the view's bounds.")
      let fillStyle = fields.optional(
        "fillStyle", .fillStyle, default: [:] as JSONValue, "How to fill the shape.")
      let alignment = fields.optional(
        "alignment", .alignment, default: "center", "The alignment of a view in the bounds.")
      fields.setPrimary(layer)
      return { values, decoder in
        let what: SceneLayer
        switch (values[layer], values[style]) {
        case (let layer?, nil): what = layer
        case (nil, let style?): what = .style(style)
        case (.some, .some):
          return decoder.report(
            values, found: "both content and style", expected: "either content or style")
        case (nil, nil):
          guard let style = defaultStyle.flatMap({ StyleTable.style(named: $0) }) else {
            return decoder.report(values, found: "neither", expected: "content or style")
          }
          what = .style(style)
        }
        let (shape, fillStyle, alignment) = (values[shape], values[fillStyle], values[alignment])
        switch what {
        case .view(let view):
          guard shape == nil else {
            return decoder.report(
              values, found: "a view in a shape",
              expected: "a style in a shape; clipShape cuts a view")
          }
          return { content($0, view, alignment) }
        case .style(let style):
          guard let shape else { return { filling($0, style) } }
          return { fillingShape($0, style, shape, fillStyle) }
        }
      }
    }
  }
}

// MARK: - Clips

extension ModifierTable {
  /// What cuts a view.
  static let clips: [Part<Modifier>] = [
    Part("clipShape", "Clips the view to a shape.") { fields in
      let shape = fields.required("shape", .shape, "The shape, in the view's bounds.")
      let style = fields.optional(
        "style", .fillStyle, default: [:] as JSONValue, "How to decide what is inside the shape.")
      fields.setPrimary(shape)
      return { values, _ in
        let (shape, style) = (values[shape], values[style])
        return { AnyView($0.clipShape(shape, style: style)) }
      }
    },
    Part("clipped", "Clips the view to its bounds.", modify: { $0.clipped() }),
    Part(
      "cornerRadius", "Rounds the view's corners.", "radius", .length,
      "The radius in points."
    ) { $0.cornerRadius($1) },
    Part(
      "containerShape", "Sets the shape that containerRelativeShape stands for inside the view.",
      "shape",
      .insettableShape, "The shape."
    ) { $0.containerShape($1) },
  ]
}

nonisolated extension View {
  /// This view where the picture's background is not what lies under it.
  fileprivate var onUnknownGround: some View { environment(\.pictureGround, nil) }
}
