/// Attributes that say what holds without them; only such as are not inherited.
enum SVGDefaults {
  private static let boxes: Set<String> = ["rect", "image", "use", "svg", "foreignObject"]
  private static let rounds: Set<String> = ["circle", "ellipse"]
  private static let shapeless: Set<String> = ["opacity", "stop-opacity", "flood-opacity"]

  /// Whether an attribute's value is what an element has without it.
  static func isDefault(_ name: String, _ value: String, of element: String) -> Bool {
    switch name {
    case "x", "y": return (boxes.contains(element) || element == "text") && isNumber(value, 0)
    case "cx", "cy": return rounds.contains(element) && isNumber(value, 0)
    case "x1", "y1", "x2", "y2": return element == "line" && isNumber(value, 0)
    case "transform": return SVGTransform(value)?.isIdentity ?? false
    case "clip-path", "mask", "filter": return value == "none"
    case "mix-blend-mode": return value == "normal"
    default: return shapeless.contains(name) && isNumber(value, 1)
    }
  }

  private static func isNumber(_ text: String, _ number: Double) -> Bool {
    var scanner = SVGScanner(text)
    scanner.skipSeparators()
    guard scanner.number() == number else { return false }
    return scanner.word().isEmpty || text.hasSuffix("px")
  }
}
