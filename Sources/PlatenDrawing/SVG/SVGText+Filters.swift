internal import Foundation

extension SVGText {
  /// Writes the steps of a filter.
  mutating func append(filter effect: DisplayEffect) {
    switch effect {
    case .blur(let sigma): append(blur: sigma)
    case .shadow(let sigma, let offset, let color):
      append(matrix: .flood(color))
      if sigma > 0 { append(blur: sigma) }
      if offset != .zero {
        append("<feOffset")
        append(attribute: " dx", offset.width)
        append(attribute: " dy", offset.height)
        append("/>")
      }
      append("<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
    case .colors(let matrix): append(matrix: matrix)
    }
  }

  private mutating func append(blur sigma: CGFloat) {
    append("<feGaussianBlur")
    append(attribute: " stdDeviation", sigma, decimals: 3)
    append("/>")
  }

  private mutating func append(matrix: ColorMatrix) {
    append("<feColorMatrix values=\"")
    for (i, value) in matrix.rows.joined().enumerated() {
      if i > 0 { append(" ") }
      append(CGFloat(value), decimals: 4)
    }
    append("\"/>")
  }
}

extension DisplayEffect {
  /// Whether the effect changes nothing: SVG takes a blur of no size for no picture at all.
  var isNothing: Bool {
    if case .blur(let sigma) = self { sigma < 0.001 } else { false }
  }
}
