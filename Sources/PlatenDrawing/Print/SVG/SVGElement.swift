/// The elements whose meaning the rewriter knows.
enum SVGElement {
  case svg, defs, group, symbol, path, use, rect, image, clipPath, mask, gradient, filter, pattern
  case other

  init(_ name: Bytes) {
    self =
      switch name {
      case _ where name.isEqual(to: "use"): .use
      case _ where name.isEqual(to: "path"): .path
      case _ where name.isEqual(to: "g"): .group
      case _ where name.isEqual(to: "symbol"): .symbol
      case _ where name.isEqual(to: "rect"): .rect
      case _ where name.isEqual(to: "image"): .image
      case _ where name.isEqual(to: "clipPath"): .clipPath
      case _ where name.isEqual(to: "mask"): .mask
      case _ where name.isEqual(to: "defs"): .defs
      case _ where name.isEqual(to: "svg"): .svg
      case _ where name.isEqual(to: "linearGradient"): .gradient
      case _ where name.isEqual(to: "radialGradient"): .gradient
      case _ where name.isEqual(to: "filter"): .filter
      case _ where name.isEqual(to: "pattern"): .pattern
      default: .other
      }
  }

  /// Whether the element is seen only where something refers to it.
  var isDefinition: Bool {
    switch self {
    case .symbol, .image, .clipPath, .mask, .gradient, .filter, .pattern: true
    case .svg, .defs, .group, .path, .use, .rect, .other: false
    }
  }

  /// Whether lengths within the element are lengths of the page.
  var keepsPageUnits: Bool {
    switch self {
    case .svg, .defs, .group, .symbol, .path, .use, .rect, .image, .clipPath, .mask: true
    case .gradient, .filter, .pattern, .other: false
    }
  }
}

/// An element that is open while its content is read.
struct SVGOpenElement {
  var name: Bytes
  var element: SVGElement
  /// Where its start tag begins and its content begins, in what is written.
  var start: Int
  var content: Int
  /// Whether its tags are left out.
  var isElided = false
  /// Whether it does nothing but colour its content.
  var isFillGroup = false
  /// Whether numbers in it stay as they are.
  var isExact = false
  /// What it and those around it set.
  var inherited: SVGProperties = []
}
