extension SVGPass {
  /// Writes the last tag if it is `<use xlink:href="#…" x="…" y="…"/>`, a glyph.
  ///
  /// Most of a document are these. What is done here is what is done with any element, without
  /// looking twice.
  mutating func writeGlyph() -> Bool {
    let attributes = reader.attributes
    guard attributes.count == 3, attributes[0].name.isEqual(to: "xlink:href"),
      attributes[1].name.isEqual(to: "x"), attributes[2].name.isEqual(to: "y"),
      let target = attributes[0].value.afterSign,
      let x = SVGNumber.value(attributes[1].value, decimals: Self.pageDecimals),
      let y = SVGNumber.value(attributes[2].value, decimals: Self.pageDecimals)
    else { return false }
    guard identifiers.writeIfSeen(target, after: "<use xlink:href=\"#", to: &writer) else {
      return true
    }
    usesXLink = true
    if x != 0 {
      writer.append("\" x=\"")
      writer.append(x, decimals: Self.pageDecimals)
    }
    if y != 0 {
      writer.append("\" y=\"")
      writer.append(y, decimals: Self.pageDecimals)
    }
    writer.append("\"/>")
    return true
  }
}

extension Bytes {
  /// The id that a target within the document names.
  fileprivate var afterSign: Bytes? {
    first == UInt8(ascii: "#") ? part(1..<count) : nil
  }
}
