internal import Platen

/// How the rectangle of a path's data fills a view.
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
