/// How much larger than in their own numbers elements are drawn, so that a tolerance holds in pixels.
enum SVGScales {
  /// Elements whose numbers are parts of something else's size, or are used at any size.
  private static let fractional: Set<String> = [
    "linearGradient", "radialGradient", "clipPath", "mask", "pattern", "filter", "marker", "symbol",
  ]

  /// The scale of each element; at least 1, as what is drawn smaller is compared as it is written.
  static func scales(of document: SVGDocument) -> [Double] {
    var scales = [Double](repeating: 1, count: document.nodes.count)
    for (index, node) in document.nodes.enumerated() {
      let around = node.parent < 0 ? 1 : scales[node.parent]
      var scale = around
      if let text = node.attributes["transform"], let transform = SVGTransform(text) {
        scale *= transform.scale
      }
      if node.name == "svg" { scale *= viewBoxScale(of: node) }
      if fractional.contains(node.name) { scale = max(scale, 100) }
      scales[index] = scale.isFinite ? scale : around
    }
    return scales.map { max($0, 1) }
  }

  /// How many times larger the `viewBox` is drawn.
  private static func viewBoxScale(of node: SVGNode) -> Double {
    let box = numbers(node.attributes["viewBox"])
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return 1 }
    let width = numbers(node.attributes["width"]).first.map { $0 / box[2] }
    let height = numbers(node.attributes["height"]).first.map { $0 / box[3] }
    return max(width ?? height ?? 1, height ?? width ?? 1)
  }

  private static func numbers(_ text: String?) -> [Double] {
    SVGToken.tokens(of: text ?? "").compactMap {
      guard case .number(let value, unit: "") = $0 else { return nil }
      return value
    }
  }
}
