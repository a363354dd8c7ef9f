internal import Platen
internal import PlatenBase

/// A unit in which a length may be written, as in `20mm`.
enum LengthUnit: String, CaseIterable {
  case millimetres = "mm"
  case centimetres = "cm"
  case inches = "in"
  case points = "pt"

  /// How many points it has, of which there are 72 to the inch of 25.4 millimetres.
  var points: Double {
    switch self {
    case .millimetres: 72 / 25.4
    case .centimetres: 720 / 25.4
    case .inches: 72
    case .points: 1
    }
  }

  static var names: [String] { allCases.map(\.rawValue) }

  /// A regular expression of a length that is not negative, with a unit or without.
  static var pattern: String { "[0-9.]+ *(\(alternatives))?" }

  /// All names as a part of a regular expression.
  ///
  /// Not by `joined(separator:)`, for which the runtime searches all conformances: 2 % of a start.
  static var alternatives: String { names.dropFirst().reduce(names[0]) { $0 + "|" + $1 } }
}

extension String {
  /// The points of a length that is written as a number, or as one with a unit; nil for any other text.
  var points: Double? {
    guard let spelling = LengthSpelling(self) else { return Double(self) }
    return LengthUnit(rawValue: spelling.unit).map { spelling.number * $0.points }
  }
}

/// A number with letters behind it, as lengths in units are written.
private struct LengthSpelling {
  let number: Double
  /// The number as it is written.
  let digits: String
  let unit: String

  init?(_ text: String) {
    let unit = text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed()
    guard !unit.isEmpty else { return nil }
    // No trimming of Foundation's, whose first call takes a tenth of a clock's start.
    var trimmed = text.dropLast(unit.count)
    while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
    let digits = String(trimmed)
    guard let number = Double(digits), number.isFinite,
      digits.allSatisfy({ "+-.eE0123456789".contains($0) })
    else { return nil }
    (self.number, self.digits, self.unit) = (number, digits, String(unit))
  }
}

extension ValueType where Value == Double {
  /// A length or a place in points, or in another unit behind the number.
  static func points(_ expected: String, in range: ClosedRange<Double>) -> ValueType {
    let number = number(expected, in: range)
    return ValueType(expected: expected) { definitions in
      definitions.orWithUnit(number.schema(&definitions))
    } read: { node, decoder in
      guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
      if let spelling = LengthSpelling(scalar.text) {
        return decoder.points(spelling, node, expected: expected, in: range)
      }
      guard let number = scalar.finiteNumber, range.contains(number) else {
        return decoder.report(node, expected: expected)
      }
      return number
    }
  }
}

extension SceneDecoder {
  fileprivate func points(
    _ spelling: LengthSpelling, _ node: SourceNode, expected: String, in range: ClosedRange<Double>
  ) -> Double? {
    if spelling.unit == "%" {
      return part(spelling.number / 100, node, expected: expected, in: range)
    }
    if spelling.unit == "em", sceneEnvironment.canvas != nil || currentPath.hasPrefix("view") {
      // What is wrong with the canvas or the font is told where these stand.
      guard let size = typeSize else { return nil }
      let points = spelling.number * Double(size)
      return range.contains(points) ? points : report(node, expected: expected)
    }
    guard let unit = LengthUnit(rawValue: spelling.unit) else {
      let names = LengthUnit.names.joined(separator: ", ")
      let more = sceneEnvironment.canvas == nil ? "" : ", em, or % of the canvas"
      return report(
        node, expected: "\(expected), or a length in \(names)\(more)",
        suggestion: self.unit(meantBy: spelling.unit).map { spelling.digits + $0 })
    }
    let points = spelling.number * unit.points
    return range.contains(points) ? points : report(node, expected: expected)
  }

  /// The unit, or none, that another tool's or a misspelled one stands for; nil if there is none.
  private func unit(meantBy unit: String) -> String? {
    switch unit {
    case "px": ""
    case "vw", "vh": "%"
    case "em", "rem", "ex", "ch": sceneEnvironment.canvas == nil ? nil : "em"
    default: NearestSpelling.of(unit, among: LengthUnit.names, limit: 1).first
    }
  }

  /// Returns a part of the canvas: of its height where the field says a height or goes down, else of its
  /// width.
  private func part(
    _ part: Double, _ node: SourceNode, expected: String, in range: ClosedRange<Double>
  ) -> Double? {
    let field = currentPath.split(separator: ".").last?.lowercased() ?? ""
    let isHeight =
      field.hasSuffix("height") || ["y", "top", "bottom", "vertical"].contains(field)
    let side = isHeight ? sceneEnvironment.canvas?.height : sceneEnvironment.canvas?.width
    guard let side else {
      // The canvas, and the options of a command, are no parts of a canvas.
      let more =
        sceneEnvironment.canvas == nil
        ? "a length in \(LengthUnit.names.joined(separator: ", "))"
        : "% of a canvas with a \(isHeight ? "height" : "width")"
      return report(node, expected: "\(expected), or \(more)")
    }
    let points = part * Double(side)
    return range.contains(points) ? points : report(node, expected: expected)
  }

  /// Returns whether a scalar is written as a length: a number, or one with a unit.
  func isLength(_ scalar: SourceNode.Scalar) -> Bool {
    scalar.isPlain && scalar.finiteNumber != nil || LengthSpelling(scalar.text) != nil
  }
}

extension SchemaDefinitions {
  /// A number of points, or a text of a number and its unit.
  fileprivate mutating func orWithUnit(_ schema: JSONValue) -> JSONValue {
    if isInline { return schema }
    let measure = reference("measure") { _ in
      [
        "description":
          """
        A length in millimetres, centimetres, inches or points, such as 20mm, in em (the font \
        size), or in percent of the canvas's width (for a height, of its height).
        """,
        "type": "string",
        "pattern": .string(
          "^[-+]?[0-9.]+ *(\(LengthUnit.alternatives)|em|%)$"),
      ]
    }
    if case .object(let members) = schema, case .array(let forms) = members.first?.value {
      return ["anyOf": .array(forms + [measure])]
    }
    return ["anyOf": [schema, measure]]
  }
}
