extension SVGPass {
  /// Writes the attributes of the last tag, and notes in the element what they mean to its content.
  mutating func writeAttributes(of child: inout SVGOpenElement) {
    let transform = attribute("transform")
    let matrix = transform.flatMap { SVGTransform($0) }
    let outer = child.inherited
    for attribute in reader.attributes {
      let (name, value) = (attribute.name, attribute.value)
      if name.isEqual(to: "id") {
        if identifiers.isReferenced(value) || child.element == .other {
          writeIdentifier(value)
        }
      } else if name.isEqual(to: "xlink:href") || name.isEqual(to: "href") {
        writeTarget(attribute)
      } else if name.isEqual(to: "style") {
        writeStyle(value, of: &child, outer: outer)
      } else if child.isExact {
        writeUnchanged(attribute)
      } else if name.isEqual(to: "transform"), let matrix {
        matrix.write(pageDecimals: Self.pageDecimals, to: &writer)
      } else {
        writeGeometry(attribute, of: &child, isTransformed: transform != nil, matrix: matrix)
      }
    }
    if transform != nil, child.element == .group { child.isExact = true }
  }

  /// Writes an attribute whose name may stand for lengths.
  ///
  /// - Parameter matrix: The element's transform if it is a matrix.
  private mutating func writeGeometry(
    _ attribute: SVGReader.Attribute, of child: inout SVGOpenElement, isTransformed: Bool,
    matrix: SVGTransform?
  ) {
    let name = attribute.name
    switch child.element {
    case .path where name.isEqual(to: "d"):
      let decimals = matrix?.decimals(pageDecimals: Self.pageDecimals)
      writeOutline(attribute, decimals: isTransformed ? decimals : Self.pageDecimals)
    case .use, .rect, .image:
      let isPlace = name.isEqual(to: "x") || name.isEqual(to: "y")
      let isSize = name.isEqual(to: "width") || name.isEqual(to: "height")
      guard isPlace || isSize, !isTransformed else { fallthrough }
      writeLength(attribute, isPlace: isPlace)
    case .group:
      if let property = SVGProperty(name) {
        if property.isDefault(attribute.value), !child.inherited.contains(SVGProperties(property)) {
          return
        }
        child.inherited.insert(SVGProperties(property))
      }
      writeUnchanged(attribute)
    default:
      if name.hasOwnUnits { child.isExact = true }
      writeUnchanged(attribute)
    }
  }

  private mutating func writeOutline(_ attribute: SVGReader.Attribute, decimals: Int?) {
    let mark = writer.count
    writer.append(" d=\"")
    if let decimals, SVGPathData.write(attribute.value, decimals: decimals, to: &writer) {
      writer.append(UInt8(ascii: "\""))
    } else {
      writer.truncate(to: mark)
      writeUnchanged(attribute)
    }
  }

  private mutating func writeLength(_ attribute: SVGReader.Attribute, isPlace: Bool) {
    guard let value = SVGNumber.value(attribute.value, decimals: Self.pageDecimals),
      value != 0 || isPlace
    else { return writeUnchanged(attribute) }
    // Zero is where an element is that says nothing.
    if value == 0 { return }
    writer.append(UInt8(ascii: " "))
    writer.append(attribute.name)
    writer.append("=\"")
    writer.append(value, decimals: Self.pageDecimals)
    writer.append(UInt8(ascii: "\""))
  }

  private mutating func writeStyle(
    _ text: Bytes, of child: inout SVGOpenElement, outer: SVGProperties
  ) {
    guard let style = SVGStyle(text) else {
      writer.append(" style=\"")
      writer.append(text, identifiers: &identifiers)
      writer.append(UInt8(ascii: "\""))
      return
    }
    let mark = writer.count
    style.write(inherited: outer, identifiers: &identifiers, to: &writer)
    child.inherited.formUnion(style.properties)
    child.isFillGroup =
      child.element == .group && style.isFillOnly && reader.attributes.count == 1
      && writer.count > mark
  }

  private mutating func writeTarget(_ attribute: SVGReader.Attribute) {
    if attribute.name.starts(with: "xlink:") { usesXLink = true }
    guard attribute.value.first == UInt8(ascii: "#") else { return writeData(attribute) }
    writer.append(UInt8(ascii: " "))
    writer.append(attribute.name)
    writer.append("=\"#")
    identifiers.write(attribute.value.part(1..<attribute.value.count), to: &writer)
    writer.append(UInt8(ascii: "\""))
  }

  private mutating func writeIdentifier(_ identifier: Bytes) {
    writer.append(" id=\"")
    identifiers.write(identifier, to: &writer)
    writer.append(UInt8(ascii: "\""))
  }

  private mutating func writeUnchanged(_ attribute: SVGReader.Attribute) {
    if attribute.name.starts(with: "xlink:") { usesXLink = true }
    writer.append(UInt8(ascii: " "))
    writer.append(attribute.name)
    writer.append("=\"")
    writer.append(attribute.value, identifiers: &identifiers)
    writer.append(UInt8(ascii: "\""))
  }

  /// Writes an address, such as a picture's data.
  private mutating func writeData(_ attribute: SVGReader.Attribute) {
    writer.append(UInt8(ascii: " "))
    writer.append(attribute.name)
    writer.append("=\"")
    writer.append(attribute.value)
    writer.append(UInt8(ascii: "\""))
  }
}

extension Bytes {
  /// Whether an attribute of the name gives its element's content other units than the page's.
  fileprivate var hasOwnUnits: Bool {
    isEqual(to: "clipPathUnits") || isEqual(to: "maskContentUnits") || isEqual(to: "viewBox")
  }
}
