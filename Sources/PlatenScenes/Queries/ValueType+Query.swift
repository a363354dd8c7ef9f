internal import Platen

extension ValueType where Value == String {
  /// A text as it is: nothing is filled in for braces, and `true` and `null` are words.
  static var anyText: ValueType {
    ValueType(expected: "a text", schema: { _ in ["type": "string"] }) { node, decoder in
      guard case .scalar(let scalar) = node.content else {
        return decoder.report(node, expected: "a text")
      }
      return scalar.text
    }
  }
}

extension ValueType where Value == Color {
  /// A colour of an address: a name, or hexadecimal digits with or without a number sign, as one that
  /// is not escaped begins another part of the address.
  static var queryColor: ValueType {
    let expected = "a colour: a name or hexadecimal digits, as teal or ff8000"
    return ValueType(expected: expected) { _ in
      [
        "anyOf": [
          ["enum": .array(NamedColors.names.map { .string($0) })],
          ["type": "string", "pattern": "^#?([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
        ]
      ]
    } read: { node, decoder in
      guard let text = ValueType<String>.anyText.read(node, decoder) else { return nil }
      if let color = decoder.color(text) ?? NamedColors.color("#" + text) { return color }
      return decoder.reportUnknown(node, text, among: NamedColors.names, expected: expected)
    }
  }
}

extension ValueType where Value == CGFloat {
  /// A side of a picture.
  static var side: ValueType {
    ValueType<Double>.number("points from 1 to 1000000", in: 1...1_000_000).map { CGFloat($0) }
  }
}

extension ValueType where Value == CGSize {
  /// Lengths across and down, as `12x6`, or one for both.
  static var lengths: ValueType {
    let expected = "points from 0 to 1000000, or two such lengths as 12x6"
    return ValueType(expected: expected) { _ in
      ["type": "string", "pattern": "^[0-9.]+(x[0-9.]+)?$"]
    } read: { node, decoder in
      guard let text = ValueType<String>.anyText.read(node, decoder) else { return nil }
      let parts = text.split(separator: "x", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { DataNumber(spelling: String($0))?.value }
      guard 1...2 ~= parts.count, numbers.count == parts.count, let width = numbers.first,
        let height = numbers.last, numbers.allSatisfy({ 0...1_000_000 ~= $0 })
      else { return decoder.report(node, expected: expected) }
      return CGSize(width: width, height: height)
    }
  }
}

extension ValueType where Value == QueryTag {
  /// A tag and how often it occurs, as `Swift` or `Swift:120`.
  static var queryTag: ValueType {
    ValueType<String>.anyText.map(expected: "a tag's name, or a name and a count as Swift:120") {
      QueryTag($0)
    }
  }
}

extension ValueType where Value == [QueryTag] {
  /// Tags with commas between them.
  static var queryTags: ValueType {
    ValueType<String>.anyText.map(expected: "tags with commas between them, as Swift,Kotlin:80") {
      text in
      let parts = text.split(separator: ",")
      let tags = parts.compactMap { QueryTag(String($0)) }
      return tags.count == parts.count ? tags : nil
    }
  }
}
