internal import Platen

/// The shapes that a scene can name, as views and as values.
enum ShapeTable {
  static let shapes = PartTable("shape", [figures + [rounded, uneven, path]])

  private static let figures: [Part<SceneShape>] = [
    shape("rectangle", "A rectangle.") { _ in { _ in Rectangle() } },
    shape("circle", "The largest circle in the middle of the space.") { _ in { _ in Circle() } },
    shape("ellipse", "An ellipse.") { _ in { _ in Ellipse() } },
    shape("capsule", "A rectangle whose corners are as round as its shorter side allows.") {
      let style = $0.cornerStyle()
      return { Capsule(style: $0[style]) }
    },
    shape(
      "containerRelativeShape", "The shape of the container around, inset as far as the view is."
    ) { _ in { _ in ContainerRelativeShape() } },
  ]

  private static let rounded = shape("roundedRectangle", "A rectangle with round corners.") {
    let radius = $0.optional(
      "cornerRadius", .length, default: 0, "Points, where there is no cornerSize.")
    let size = $0.optional(
      "cornerSize", .size, "The corners' width and height in points; left out: the radius.")
    let style = $0.cornerStyle()
    $0.setPrimary(radius)
    return { values in
      let size = values[size] ?? CGSize(width: values[radius], height: values[radius])
      return RoundedRectangle(cornerSize: size, style: values[style])
    }
  }

  private static let uneven = shape(
    "unevenRoundedRectangle", "A rectangle with round corners, each of its own radius."
  ) {
    let topLeading = $0.optional("topLeadingRadius", .length, default: 0, "Points.")
    let bottomLeading = $0.optional("bottomLeadingRadius", .length, default: 0, "Points.")
    let bottomTrailing = $0.optional("bottomTrailingRadius", .length, default: 0, "Points.")
    let topTrailing = $0.optional("topTrailingRadius", .length, default: 0, "Points.")
    let style = $0.cornerStyle()
    return { values in
      UnevenRoundedRectangle(
        topLeadingRadius: values[topLeading], bottomLeadingRadius: values[bottomLeading],
        bottomTrailingRadius: values[bottomTrailing], topTrailingRadius: values[topTrailing],
        style: values[style])
    }
  }

  private static let path = shape("path", "An outline in the path data of SVG.") {
    let data = $0.required("data", .svgPath, "Path data of SVG, as \"M0 0 L8 0 L4 8 Z\".")
    let viewBox = $0.optional(
      "viewBox", .viewBox,
      "The rectangle of the data that is scaled to the view: x, y, width and height; left out: the "
        + "data's units are points from the view's corner.")
    let scaling = $0.optional(
      "scaling", .viewBoxScaling, default: "fit",
      "How the viewBox is scaled: to fit, to fill, or to stretch in each direction.")
    $0.setPrimary(data)
    return { values -> any Shape in
      guard let viewBox = values[viewBox] else { return values[data] }
      return ScaledPath(path: values[data], viewBox: viewBox, scaling: values[scaling])
    }
  }

  /// Only insets are not for every shape.
  private static let expectedInset =
    "a change that the shape has: paths, and shapes that were trimmed, sized or stroked, have no "
    + "inset"

  /// A shape's part, which may have modifiers of shapes.
  private static func shape(
    _ name: String, _ summary: String,
    _ declare: @escaping @Sendable (inout FieldList) -> (FieldValues) -> any Shape
  ) -> Part<SceneShape> {
    Part(name, summary) { fields in
      let make = declare(&fields)
      let changes = fields.optional(
        "modifiers", ValueType<ShapeChange>.shapeChange.placed.list("a list of shape modifiers"),
        default: [], "What changes the outline, the innermost first.")
      return { values, decoder in
        var shape = SceneShape(make(values))
        for change in values[changes] {
          guard let changed = shape.changed(by: change.value) else {
            decoder.add(change.problem(found: "an inset", expected: expectedInset))
            return nil
          }
          shape = changed
        }
        return shape
      }
    }
  }
}

extension FieldList {
  /// How corners meet the sides.
  fileprivate mutating func cornerStyle() -> Field<RoundedCornerStyle> {
    optional(
      "style", .cornerStyle, default: "continuous",
      "How corners meet the sides: bending gradually into them, or as quarters of a circle.")
  }
}
