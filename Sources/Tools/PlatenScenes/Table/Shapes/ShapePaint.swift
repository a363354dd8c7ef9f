internal import Platen

/// The fill of a shape.
struct ShapeFill: Sendable {
  let style: AnyShapeStyle
  let fillStyle: FillStyle
}

/// The stroke along a shape's outline.
struct ShapeStroke: Sendable {
  let style: AnyShapeStyle
  let strokeStyle: StrokeStyle
  let isAntialiased: Bool
}

/// The paint of a shape: its layers from the back to the front.
struct ShapePaint {
  var fill: ShapeFill?
  var stroke: ShapeStroke?
  /// For shapes that can be inset.
  var border: ShapeStroke?

  /// The shape's view; without any layer it is filled with the foreground.
  func view(of shape: SceneShape) -> AnyView {
    var view: (any ShapeView<SceneShape>)?
    if let fill { view = shape.fill(fill.style, style: fill.fillStyle) }
    if let stroke { view = view.map(stroke.stroke(over:)) ?? stroke.stroke(shape) }
    if let border { view = view.map(border.strokeBorder(over:)) ?? border.strokeBorder(shape) }
    return view.map { AnyView(erasing: $0) } ?? AnyView(shape)
  }
}

extension ShapeStroke {
  fileprivate func stroke(_ shape: SceneShape) -> any ShapeView<SceneShape> {
    shape.stroke(style, style: strokeStyle, antialiased: isAntialiased)
  }

  fileprivate func stroke(over view: any ShapeView<SceneShape>) -> any ShapeView<SceneShape> {
    func open(_ view: some ShapeView<SceneShape>) -> any ShapeView<SceneShape> {
      view.stroke(style, style: strokeStyle, antialiased: isAntialiased)
    }
    return open(view)
  }

  fileprivate func strokeBorder(_ shape: SceneShape) -> any ShapeView<SceneShape> {
    shape.strokeBorder(style, style: strokeStyle, antialiased: isAntialiased)
  }

  fileprivate func strokeBorder(
    over view: any ShapeView<SceneShape>
  ) -> any ShapeView<SceneShape> {
    func open(_ view: some ShapeView<SceneShape>) -> any ShapeView<SceneShape> {
      view.strokeBorder(style, style: strokeStyle, antialiased: isAntialiased)
    }
    return open(view)
  }
}

// MARK: - Fields

extension FieldList {
  /// The fields of a shape's layers.
  mutating func shapePaint() -> (SceneShape, FieldValues, SceneDecoder) -> AnyView? {
    let fill = optional(
      "fill", .shapeFill,
      "The fill of the shape; default: the foreground, or nothing if there is a stroke.")
    let stroke = optional(
      "stroke", .shapeStroke,
      "A line along the outline. Half of it lies outside the shape; default: none.")
    let border = optional(
      "strokeBorder", ValueType<ShapeStroke>.shapeStroke.located,
      "A line inside the outline, for shapes that can be inset; default: none.")
    return { shape, values, decoder in
      if let border = values[border], !shape.isInsettable {
        decoder.add(
          border.error(
            found: "a border of a shape that cannot be inset", expected: "a stroke instead"))
        return nil
      }
      return ShapePaint(
        fill: values[fill], stroke: values[stroke], border: values[border]?.value
      ).view(of: shape)
    }
  }
}

extension ValueType where Value == ShapeFill {
  /// What fills a shape: a style, or a mapping of it.
  static var shapeFill: ValueType {
    RecordType<ShapeFill>("a style, or a mapping of style, eoFill and antialiased") { fields in
      let style = fields.required("style", .style, "The colour or another style.")
      let eoFill = fields.optional(
        "eoFill", .boolean, default: false,
        "Whether to leave areas empty that the outline surrounds an even number of times.")
      let antialiased = fields.optional(
        "antialiased", .boolean, default: true, "Whether the edges are smooth.")
      fields.setPrimary(style)
      return { values, _ in
        ShapeFill(
          style: values[style],
          fillStyle: FillStyle(eoFill: values[eoFill], antialiased: values[antialiased]))
      }
    }.type.named("fill")
  }
}

extension ValueType where Value == ShapeStroke {
  /// A line along an outline: a style, or a mapping of it and the line's fields.
  static var shapeStroke: ValueType {
    RecordType<ShapeStroke>("a style, or a mapping of style, lineWidth and others") { fields in
      let style = fields.optional(
        "style", .style, "The colour or another style; default: the foreground.")
      let line = fields.strokeStyle()
      let antialiased = fields.optional(
        "antialiased", .boolean, default: true, "Whether the edges are smooth.")
      fields.setPrimary(style)
      return { values, _ in
        ShapeStroke(
          style: values[style] ?? AnyShapeStyle(ForegroundStyle()), strokeStyle: line(values),
          isAntialiased: values[antialiased])
      }
    }.type.named("stroke")
  }
}

// MARK: - Lines

extension FieldList {
  /// The fields of a line; the width may stand for them.
  mutating func strokeStyle() -> (FieldValues) -> StrokeStyle {
    let lineWidth = optional("lineWidth", .length, default: 1, "The width of the line in points.")
    setPrimary(lineWidth)
    let ends = lineEnds()
    return { ends($0, $0[lineWidth]) }
  }

  /// The fields of a line but for its width, which is given with their values.
  mutating func lineEnds() -> (FieldValues, CGFloat) -> StrokeStyle {
    let cap = optional("lineCap", .lineCap, default: "butt", "The shape of the line's ends.")
    let join = optional("lineJoin", .lineJoin, default: "miter", "The shape of its corners.")
    let limit = optional(
      "miterLimit", .factor, default: 10,
      "How far a corner may extend before it is cut off, in line widths.")
    let dash = optional(
      "dash", ValueType<CGFloat>.length.oneOrMore("points, or a list of them"), default: [],
      "The lengths of dashes and gaps in turn, in points. Without any, the line is solid.")
    let phase = optional(
      "dashPhase", .coordinate, default: 0, "Where in the dashes the line begins, in points.")
    return { values, lineWidth in
      StrokeStyle(
        lineWidth: lineWidth, lineCap: values[cap], lineJoin: values[join],
        miterLimit: values[limit], dash: values[dash], dashPhase: values[phase])
    }
  }
}

extension ValueType where Value == CGLineCap {
  /// The shape of a line's ends.
  static var lineCap: ValueType {
    name("a line cap", [("butt", .butt), ("round", .round), ("square", .square)])
  }
}

extension ValueType where Value == CGLineJoin {
  /// The shape of a line's corners.
  static var lineJoin: ValueType {
    name("a line join", [("miter", .miter), ("round", .round), ("bevel", .bevel)])
  }
}
