/// What there is of an attribute apart from where it puts its element.
enum SVGForm {
  private static let places: Set<String> = ["x", "y", "cx", "cy", "dx", "dy"]

  /// The value without a place; nil for one that is nothing but a place.
  static func value(_ name: String, _ value: SVGValue) -> SVGValue? {
    switch value {
    case .transform(var transform):
      transform.values[4...5] = [0, 0]
      return transform.isIdentity ? nil : .transform(transform)
    case .path(let path): return .path(path.atOrigin)
    default: return places.contains(name) ? nil : value
    }
  }
}
