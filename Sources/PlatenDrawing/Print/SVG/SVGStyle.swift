/// A property that `style` may set and that has an attribute of the same name.
enum SVGProperty: Int, CaseIterable {
  case fill, fillOpacity, fillRule, stroke, strokeOpacity, strokeWidth, strokeLineCap
  case strokeLineJoin, strokeMiterLimit, strokeDashArray, strokeDashOffset
  case clipRule, stopColor, stopOpacity

  init?(_ name: Bytes) {
    for property in Self.allCases where name.isEqual(to: property.name) {
      self = property
      return
    }
    return nil
  }

  var name: StaticString {
    switch self {
    case .fill: "fill"
    case .fillOpacity: "fill-opacity"
    case .fillRule: "fill-rule"
    case .stroke: "stroke"
    case .strokeOpacity: "stroke-opacity"
    case .strokeWidth: "stroke-width"
    case .strokeLineCap: "stroke-linecap"
    case .strokeLineJoin: "stroke-linejoin"
    case .strokeMiterLimit: "stroke-miterlimit"
    case .strokeDashArray: "stroke-dasharray"
    case .strokeDashOffset: "stroke-dashoffset"
    case .clipRule: "clip-rule"
    case .stopColor: "stop-color"
    case .stopOpacity: "stop-opacity"
    }
  }

  /// Whether a value is what holds if nobody sets the property.
  func isDefault(_ value: Bytes) -> Bool {
    switch self {
    case .fill, .stopColor: SVGColor(value)?.isBlack == true
    case .stroke, .strokeDashArray: value.isEqual(to: "none")
    case .fillRule, .clipRule: value.isEqual(to: "nonzero")
    case .fillOpacity, .strokeOpacity, .strokeWidth, .stopOpacity:
      SVGNumber.value(value, decimals: 6) == 1_000_000
    case .strokeLineCap: value.isEqual(to: "butt")
    case .strokeLineJoin: value.isEqual(to: "miter")
    case .strokeMiterLimit: value.isEqual(to: "4")
    case .strokeDashOffset: SVGNumber.value(value, decimals: 6) == 0
    }
  }
}

/// Some properties.
struct SVGProperties: OptionSet {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ property: SVGProperty) { rawValue = 1 << property.rawValue }
}

/// The declarations of an attribute `style`.
struct SVGStyle {
  private var declarations: [(property: SVGProperty, value: Bytes)] = []
  /// What is set.
  private(set) var properties: SVGProperties = []

  /// Reads declarations; nil if one has no attribute of its name.
  init?(_ text: Bytes) {
    var rest = text
    while !rest.isEmpty {
      let end = rest.position(of: UInt8(ascii: ";")) ?? rest.count
      let declaration = rest.part(0..<end).trimmed
      rest = rest.part(min(end + 1, rest.count)..<rest.count)
      if declaration.isEmpty { continue }
      guard let colon = declaration.position(of: UInt8(ascii: ":")),
        let property = SVGProperty(declaration.part(0..<colon).trimmed)
      else { return nil }
      declarations.append(
        (property, declaration.part(colon + 1..<declaration.count).trimmed))
      properties.insert(SVGProperties(property))
    }
  }

  /// Whether nothing but the colour of the inside is set.
  var isFillOnly: Bool {
    properties.isSubset(of: [SVGProperties(.fill), SVGProperties(.fillOpacity)])
  }

  /// Writes the properties as attributes.
  ///
  /// - Parameters:
  ///   - inherited: What the elements around set: there, a default has to be said.
  func write(
    inherited: SVGProperties, identifiers: inout SVGIdentifiers, to writer: inout ByteWriter
  ) {
    for (property, value) in declarations {
      let isSaid = inherited.contains(SVGProperties(property)) || !property.isDefault(value)
      guard isSaid, !isWithoutEffect(property) else { continue }
      writer.append(UInt8(ascii: " "))
      writer.append(property.name)
      writer.append("=\"")
      write(value, of: property, identifiers: &identifiers, to: &writer)
      writer.append(UInt8(ascii: "\""))
    }
  }

  /// Whether a property's value is not seen beside the others.
  private func isWithoutEffect(_ property: SVGProperty) -> Bool {
    guard property == .strokeMiterLimit else { return false }
    return declarations.contains {
      $0.property == .strokeLineJoin && !$0.value.isEqual(to: "miter")
    }
  }

  private func write(
    _ value: Bytes, of property: SVGProperty, identifiers: inout SVGIdentifiers,
    to writer: inout ByteWriter
  ) {
    switch property {
    case .fill, .stroke, .stopColor:
      if let color = SVGColor(value) {
        color.write(to: &writer)
      } else {
        writer.append(value, identifiers: &identifiers)
      }
    case .fillOpacity, .strokeOpacity, .stopOpacity:
      // A step of 8-bit colour is four times as large.
      writer.append(number: value, decimals: 3)
    case .strokeWidth, .strokeMiterLimit, .strokeDashOffset:
      writer.append(number: value, decimals: 5)
    case .fillRule, .strokeLineCap, .strokeLineJoin, .strokeDashArray, .clipRule:
      // The lengths of dashes add up: each stays as exact as it is.
      writer.append(value)
    }
  }
}

extension ByteWriter {
  /// Writes a number rounded to some decimals; one that would become zero, and what is none, as it
  /// is.
  mutating func append(number text: Bytes, decimals: Int) {
    if let value = SVGNumber.value(text, decimals: decimals), value != 0 || text.isEqual(to: "0") {
      append(value, decimals: decimals)
    } else {
      append(text)
    }
  }

  /// Writes the value of an attribute with its references renamed.
  mutating func append(_ value: Bytes, identifiers: inout SVGIdentifiers) {
    var rest = value
    while let reference = rest.firstReference() {
      append(reference.head)
      identifiers.write(reference.identifier, to: &self)
      rest = reference.rest
    }
    append(rest)
  }
}
