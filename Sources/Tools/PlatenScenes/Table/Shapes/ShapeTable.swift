internal import Platen

/// The shapes that a scene can name, as views and as values.
enum ShapeTable {
  static let shapes = PartTable("shape", [figures + [rounded, uneven, path]])

  private static let figures: [Part<SceneShape>] = [
    shape("rectangle", "A rectangle.") { _ in { _ in Rectangle() } },
    shape("circle", "The largest circle in the middle of the space.") { _ in { _ in Circle() } },
    shape("ellipse", "An ellipse.") { _ in { _ in Ellipse() } },
    shape("capsule", "A rectangle with fully rounded ends.") {
      let style = $0.cornerStyle()
      return { Capsule(style: $0[style]) }
    },
    shape("diamond", "A rhombus with its corners at the middles of the sides.") { _ in
      { _ in Diamond() }
    },
    shape("heart", "The largest heart in the middle of the space.") { _ in { _ in Heart() } },
    shape("star", "The largest star in the middle of the space, one point up.") {
      let points = $0.optional(
        "points", .integer("a whole number from 3 to 100", in: 3...100), default: 5,
        "The number of points.")
      let inner = $0.optional(
        "innerRadius", .number("a number from 0 to 1", in: 0...1), default: 0.5,
        "The distance of the inner corners from the centre, as a part of the distance of the"
          + " points.")
      $0.setPrimary(points)
      return { Star(points: $0[points], innerRadius: $0[inner]) }
    },
    shape(
      "containerRelativeShape",
      "The shape of the container around the view, inset as far as the view."
    ) { _ in { _ in ContainerRelativeShape() } },
  ]

  private static let rounded = shape("roundedRectangle", "A rectangle with round corners.") {
    let radius = $0.optional(
      "cornerRadius", .length, default: 0, "The radius in points, unless there is a cornerSize.")
    let size = $0.optional(
      "cornerSize", .size, "The corners' width and height in points; default: the radius.")
    let style = $0.cornerStyle()
    $0.setPrimary(radius)
    return { values in
      let size = values[size] ?? CGSize(width: values[radius], height: values[radius])
      return RoundedRectangle(cornerSize: size, style: values[style])
    }
  }

  private static let uneven = shape(
    "unevenRoundedRectangle", "A rectangle with round corners that can have different radii."
  ) {
    let topLeading = $0.optional("topLeadingRadius", .length, default: 0, "The radius in points.")
    let bottomLeading = $0.optional(
      "bottomLeadingRadius", .length, default: 0, "The radius in points.")
    let bottomTrailing = $0.optional(
      "bottomTrailingRadius", .length, default: 0, "The radius in points.")
    let topTrailing = $0.optional("topTrailingRadius", .length, default: 0, "The radius in points.")
    let style = $0.cornerStyle()
    return { values in
      UnevenRoundedRectangle(
        topLeadingRadius: values[topLeading], bottomLeadingRadius: values[bottomLeading],
        bottomTrailingRadius: values[bottomTrailing], topTrailingRadius: values[topTrailing],
        style: values[style])
    }
  }

  private static let path = shape("path", "An outline as SVG path data.") {
    let data = $0.required("data", .svgPath, "SVG path data, such as \"M0 0 L8 0 L4 8 Z\".")
    let viewBox = $0.optional(
      "viewBox", .viewBox,
      "The rectangle of the data to scale to the view: x, y, width and height. Without it, the"
        + " data's units are points from the view's corner.")
    let scaling = $0.optional(
      "scaling", .viewBoxScaling, default: "fit",
      "How to scale the viewBox: to fit, to fill, or to stretch in each direction.")
    $0.setPrimary(data)
    return { values -> any Shape in
      guard let viewBox = values[viewBox] else { return values[data] }
      return ScaledPath(path: values[data], viewBox: viewBox, scaling: values[scaling])
    }
  }

  /// Only insets are not for every shape.
  private static let expectedInset =
    "a change that works with the shape: hearts, paths, and shapes that were trimmed, sized or"
    + " stroked cannot be inset"

  /// A shape's part, which may have modifiers of shapes.
  private static func shape(
    _ name: String, _ summary: String,
    _ declare: @escaping @Sendable (inout FieldList) -> (FieldValues) -> any Shape
  ) -> Part<SceneShape> {
    Part(name, summary) { fields in
      let make = declare(&fields)
      let changes = fields.optional(
        "modifiers", ValueType<ShapeChange>.shapeChange.located.list("a list of shape modifiers"),
        default: [], "The modifiers that change the outline, the innermost first.")
      return { values, decoder in
        var shape = SceneShape(make(values))
        for change in values[changes] {
          guard let changed = shape.changed(by: change.value) else {
            decoder.add(change.error(found: "an inset", expected: expectedInset))
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
  /// Returns how corners meet the sides.
  fileprivate mutating func cornerStyle() -> Field<RoundedCornerStyle> {
    optional(
      "style", .cornerStyle, default: "continuous",
      "The style of the corners: smooth curves, or quarter circles.")
  }
}

// MARK: - As values

extension ValueType where Value == SceneShape {
  /// A shape: its name, or a mapping of its name to its fields.
  static var shape: ValueType { ShapeTable.shapes.type("a shape") }

  /// A shape that can be drawn a distance inside of its outline.
  static var insettableShape: ValueType {
    ValueType.shape.map(
      expected:
        "a shape that can be inset: not a heart, a path, or a shape that was trimmed, sized or"
        + " stroked"
    ) { $0.isInsettable ? $0 : nil }
  }
}

extension ValueType where Value == ShapeChange {
  /// A change of a shape: its name, or a mapping of its name to its fields.
  static var shapeChange: ValueType {
    ShapeModifierTable.modifiers.type("a modifier of shapes")
  }
}

extension ValueType where Value == RoundedCornerStyle {
  /// How corners meet the sides.
  static var cornerStyle: ValueType {
    name("a corner style", [("continuous", .continuous), ("circular", .circular)])
  }
}

// MARK: - Scaled paths

/// The scaling of a path's view box into a view.
enum ViewBoxScaling: String, CaseIterable, Sendable {
  case fit, fill, stretch
}

/// A path whose coordinates lie in a rectangle that is scaled to the space.
struct ScaledPath: Shape {
  let path: Path
  /// Of a width and a height above zero.
  let viewBox: CGRect
  let scaling: ViewBoxScaling

  func path(in rect: CGRect) -> Path {
    var (x, y) = (rect.width / viewBox.width, rect.height / viewBox.height)
    switch scaling {
    case .fit: (x, y) = (min(x, y), min(x, y))
    case .fill: (x, y) = (max(x, y), max(x, y))
    case .stretch: break
    }
    return path.applying(
      CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: rect.midX - viewBox.midX * x,
        ty: rect.midY - viewBox.midY * y))
  }

  /// All of the proposal, and the rectangle's own size where it is open.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: viewBox.size)
  }
}

extension ValueType where Value == ViewBoxScaling {
  /// How a rectangle fills a view.
  static var viewBoxScaling: ValueType { name("a scaling") }
}

extension ValueType where Value == CGRect {
  /// A rectangle of a path's data: four numbers as SVG writes them, a list of them, or a mapping.
  static var viewBox: ValueType {
    let expected = "a view box: x, y, and a width and height above 0, such as \"0 0 24 24\""
    let list = ValueType<Double>.number.list(expected, count: 4...4)
    let mapping = RecordType<[Double]>("a mapping of x, y, width and height") { fields in
      let x = fields.optional("x", .number, default: 0, "The left side.")
      let y = fields.optional("y", .number, default: 0, "The top.")
      let width = fields.required("width", .number, "The width, above 0.")
      let height = fields.required("height", .number, "The height, above 0.")
      return { values, _ in [values[x], values[y], values[width], values[height]] }
    }.type
    return ValueType<[Double]>(expected: expected) { definitions in
      ["anyOf": [["type": "string"], list.schema(&definitions), mapping.schema(&definitions)]]
    } read: { node, decoder in
      switch node.content {
      case .sequence: return list.read(node, decoder)
      case .mapping: return mapping.read(node, decoder)
      case .scalar:
        guard let text = decoder.scalar(node)?.text else { return nil }
        let words = text.split { $0 == " " || $0 == "," }
        let numbers = words.compactMap { Double($0) }
        return numbers.count == words.count ? numbers : decoder.report(node, expected: expected)
      }
    }.map { numbers in
      guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= 1_000_000 }),
        numbers[2] > 0, numbers[3] > 0
      else { return nil }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

// MARK: - Path data

extension ValueType where Value == Path {
  /// The path data of SVG.
  static var svgPath: ValueType {
    ValueType(
      expected: "path data of SVG", schema: { _ in ["type": "string"] }
    ) { node, decoder in
      guard let text = decoder.scalar(node, expected: "path data of SVG")?.text else { return nil }
      do throws(SVGPathError) {
        return try SVGPathReader.path(of: text)
      } catch {
        decoder.add(
          SceneError(
            at: node.position, path: decoder.currentPath,
            found: "\(error.found) after \(error.offset) character\(error.offset == 1 ? "" : "s")",
            expected: error.expected))
        return nil
      }
    }
  }
}
