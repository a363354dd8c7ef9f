internal import Foundation

/// What an element of an SVG has from those around it.
struct SVGInheritance {
  /// The paint of a fill or a stroke, before it is known what of.
  enum Paint: Hashable {
    case none
    case color(Color.Resolved)
    /// The `color` of what is painted, not of the element that says so.
    case current
    /// What an element has, and what is painted where there is none.
    case reference(String, fallback: Color.Resolved?)
  }

  var fill = Paint.color(.init(rgb: 0))
  var stroke = Paint.none
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var style = StrokeStyle(lineWidth: 1, miterLimit: 4)
  var isEvenOdd = false
  var isClipEvenOdd = false
  var isVisible = true
  /// Whether the stroke lies under the fill.
  var strokesFirst = false
  /// `currentColor`.
  var color = Color.Resolved(rgb: 0)

  /// Takes in what an element says.
  mutating func apply(_ values: [String: String], _ viewport: SVGViewport) {
    if let text = values["color"], let color = resolved(text) { self.color = color }
    fill = paint(values["fill"]) ?? fill
    stroke = paint(values["stroke"]) ?? stroke
    fillOpacity = Self.fraction(values["fill-opacity"]) ?? fillOpacity
    strokeOpacity = Self.fraction(values["stroke-opacity"]) ?? strokeOpacity
    style.lineWidth = viewport.length(values["stroke-width"]) ?? style.lineWidth
    style.dashPhase = viewport.length(values["stroke-dashoffset"]) ?? style.dashPhase
    if let limit = values["stroke-miterlimit"].flatMap(Double.init), limit >= 1 {
      style.miterLimit = CGFloat(limit)
    }
    switch values["stroke-linecap"] {
    case "butt": style.lineCap = .butt
    case "round": style.lineCap = .round
    case "square": style.lineCap = .square
    default: break
    }
    switch values["stroke-linejoin"] {
    case "miter": style.lineJoin = .miter
    case "round": style.lineJoin = .round
    case "bevel": style.lineJoin = .bevel
    default: break
    }
    if let dash = values["stroke-dasharray"], dash != "inherit" {
      style.dash = viewport.dash(dash) ?? style.dash
    }
    if let rule = values["fill-rule"], rule != "inherit" { isEvenOdd = rule == "evenodd" }
    if let rule = values["clip-rule"], rule != "inherit" { isClipEvenOdd = rule == "evenodd" }
    if let seen = values["visibility"], seen != "inherit" { isVisible = seen == "visible" }
    if let order = values["paint-order"] { strokesFirst = order.hasPrefix("stroke") }
  }

  private func paint(_ text: String?) -> Paint? {
    guard let text, text != "inherit" else { return nil }
    if text == "none" { return Paint.none }
    if text.lowercased() == "currentcolor" { return .current }
    if text.hasPrefix("url("), let end = text.firstIndex(of: ")") {
      let rest = text[text.index(after: end)...].drop { $0 == " " }
      return .reference(String(text[...end]), fallback: resolved(String(rest)))
    }
    return resolved(text).map { .color($0) }
  }

  /// A colour; nil for a value that is not a colour.
  func resolved(_ text: String) -> Color.Resolved? {
    if text.lowercased() == "currentcolor" { return color }
    return SVGColor(text).map {
      Color.Resolved(rgb: $0.value >> 8, opacity: Double($0.value & 0xFF) / 255)
    }
  }

  /// A part of one, as a number or in percent, from 0 to 1; nil for anything else.
  static func fraction(_ text: String?) -> Double? {
    guard let text else { return nil }
    var scanner = SVGScanner(text)
    guard let number = scanner.number() else { return nil }
    return min(max(scanner.unit() == "%" ? number / 100 : number, 0), 1)
  }
}

/// The sides that percentages are of.
struct SVGViewport {
  var size: CGSize

  enum Axis { case horizontal, vertical, diagonal }

  /// A length in units of the user space; nil for what is none.
  func length(_ text: String?, along axis: Axis = .diagonal) -> CGFloat? {
    text.flatMap { SVGToken.tokens(of: $0).first }.flatMap { length($0, along: axis) }
  }

  /// The lengths of dashes and gaps; nil for a list with one that is none.
  func dash(_ text: String) -> [CGFloat]? {
    if text == "none" || text == "inherit" { return [] }
    let tokens = SVGToken.tokens(of: text)
    let lengths = tokens.compactMap { length($0) }
    guard lengths.count == tokens.count else { return nil }
    // An odd list is repeated (SVG 2, 13.5.6).
    return lengths.count % 2 == 0 ? lengths : lengths + lengths
  }

  private func length(_ token: SVGToken, along axis: Axis = .diagonal) -> CGFloat? {
    guard case .number(let number, let unit) = token, number.isFinite, abs(number) <= 1e6
    else { return nil }
    switch unit.lowercased() {
    case "": return CGFloat(number)
    case "%":
      let whole =
        switch axis {
        case .horizontal: size.width
        case .vertical: size.height
        case .diagonal: hypot(size.width, size.height) / CGFloat(2).squareRoot()
        }
      return CGFloat(number) / 100 * whole
    case "em", "rem": return CGFloat(number) * 16
    case "ex": return CGFloat(number) * 8
    default: return nil
    }
  }

  private static let axes: [(name: String, axis: Axis)] = [
    ("x", .horizontal), ("y", .vertical), ("width", .horizontal), ("height", .vertical),
    ("cx", .horizontal), ("cy", .vertical), ("r", .diagonal), ("rx", .horizontal),
    ("ry", .vertical), ("x1", .horizontal), ("x2", .horizontal), ("y1", .vertical),
    ("y2", .vertical),
  ]

  /// The element with its lengths as numbers without units.
  func measured(_ element: SVGElement) -> SVGElement {
    var element = element
    for (name, axis) in Self.axes {
      guard let text = element.values[name], text != "auto", let last = text.utf8.last,
        !(0x30...0x39).contains(last)
      else { continue }
      element.values[name] = length(text, along: axis).map { "\($0)" }
    }
    return element
  }
}
