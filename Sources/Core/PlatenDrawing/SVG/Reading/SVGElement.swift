internal import Foundation
internal import PlatenBase

/// An element's name and what is said of it.
struct SVGElement: Sendable {
  let name: String
  /// Attributes and properties by their names.
  var values: [String: String] = [:]

  init(_ name: String, _ attributes: [(name: String, value: String)]) {
    self.name = name
    for (name, value) in attributes { declare(name, value) }
    // A style attribute overrides presentation attributes (SVG 2, 6.6).
    for (name, value) in SVGStyle.declarations(in: values["style"] ?? "") { declare(name, value) }
  }

  /// Takes in a declaration, unless it has no known colour and an earlier one does: what is not
  /// understood does not count (CSS Syntax Module Level 3, 9).
  private mutating func declare(_ name: String, _ value: String) {
    if values[name] != nil, Self.colors.contains(name), !SVGColor.isPaint(value) { return }
    values[name] = value
  }

  private static let colors: Set<String> = ["color", "fill", "stroke", "stop-color"]

  var isDisplayed: Bool { values["display"] != "none" }

  /// Whether the inside is filled; nil if that is as around the element.
  var isFilled: Bool? {
    guard let fill = values["fill"], fill != "inherit" else { return nil }
    return fill != "none" && fill != "transparent"
  }

  /// Whether it is filled by the even-odd rule; nil if that is as around the element.
  var isEvenOdd: Bool? {
    switch values["fill-rule"] {
    case "evenodd": true
    case "nonzero": false
    default: nil
    }
  }

  func transform() throws(SVGReadingError) -> CGAffineTransform {
    guard let text = values["transform"] else { return .identity }
    guard let matrix = SVGTransform(text)?.values, matrix.allSatisfy({ abs($0) <= 1e6 }) else {
      throw error("transform", text, expected: "a list of transforms")
    }
    return CGAffineTransform(
      a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])
  }

  /// The figure in its own coordinates.
  func figure() throws(SVGReadingError) -> Path {
    switch name {
    case "path": return try pathData()
    case "rect": return try rectangle()
    case "circle":
      let radius = try length("r") ?? 0
      return try ellipse(radius, radius)
    case "ellipse":
      let (x, y) = (try length("rx"), try length("ry"))
      // A radius that is `auto` or missing is as the other (SVG 2, 10.4).
      return try ellipse(x ?? y ?? 0, y ?? x ?? 0)
    case "polygon", "polyline": return try polygon()
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: try length("x1") ?? 0, y: try length("y1") ?? 0))
      path.addLine(to: CGPoint(x: try length("x2") ?? 0, y: try length("y2") ?? 0))
      return path
    default:
      throw SVGReadingError(
        code: .unreadable,
        message: "found the element \(name.quoted()), expected path, rect, circle, ellipse, "
          + "polygon or g")
    }
  }

  private func pathData() throws(SVGReadingError) -> Path {
    do throws(SVGPathError) {
      return try SVGPathReader.path(of: values["d"] ?? "")
    } catch {
      throw SVGReadingError(
        code: .unreadable,
        message: "found \(error.found) after \(error.offset) characters of d, expected "
          + error.expected)
    }
  }

  private func rectangle() throws(SVGReadingError) -> Path {
    let rect = CGRect(
      x: try length("x") ?? 0, y: try length("y") ?? 0, width: try length("width") ?? 0,
      height: try length("height") ?? 0)
    let (x, y) = (try length("rx"), try length("ry"))
    guard rect.width > 0, rect.height > 0 else { return Path() }
    // The same rule for `rx` and `ry`, and half of a side at most (SVG 2, 10.2).
    let corner = CGSize(
      width: min(max(x ?? y ?? 0, 0), rect.width / 2),
      height: min(max(y ?? x ?? 0, 0), rect.height / 2))
    return corner.width > 0 && corner.height > 0
      ? Path(roundedRect: rect, cornerSize: corner, style: .circular) : Path(rect)
  }

  private func ellipse(_ x: CGFloat, _ y: CGFloat) throws(SVGReadingError) -> Path {
    let (centerX, centerY) = (try length("cx") ?? 0, try length("cy") ?? 0)
    guard x > 0, y > 0 else { return Path() }
    return Path(
      ellipseIn: CGRect(x: centerX - x, y: centerY - y, width: 2 * x, height: 2 * y))
  }

  private func polygon() throws(SVGReadingError) -> Path {
    let text = values["points"] ?? ""
    var numbers: [CGFloat] = []
    var scanner = SVGScanner(text)
    scanner.skipSeparators()
    while !scanner.isAtEnd {
      guard let number = scanner.number(), abs(number) <= 1e6 else { break }
      numbers.append(CGFloat(number))
      scanner.skipSeparators()
    }
    guard scanner.isAtEnd, numbers.count % 2 == 0 else {
      throw error("points", text, expected: "pairs of numbers")
    }
    var path = Path()
    path.addLines(
      stride(from: 0, to: numbers.count, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      })
    if name == "polygon" { path.closeSubpath() }
    return path
  }

  /// An attribute in units of the user space; nil if there is none.
  func length(_ name: String) throws(SVGReadingError) -> CGFloat? {
    guard let text = values[name], text != "auto" else { return nil }
    var scanner = SVGScanner(text)
    scanner.skipSeparators()
    let number = scanner.number()
    let unit = scanner.unit()
    scanner.skipSeparators()
    guard let number, abs(number) <= 1e6, ["", "px"].contains(unit), scanner.isAtEnd else {
      throw error(name, text, expected: "a number without a unit")
    }
    return CGFloat(number)
  }

  private func error(_ attribute: String, _ text: String, expected: String) -> SVGReadingError {
    SVGReadingError(
      code: .unreadable,
      message: "found \(attribute)=\(String(text.prefix(40)).quoted()) of \(name.quoted()), "
        + "expected \(expected)")
  }
}
