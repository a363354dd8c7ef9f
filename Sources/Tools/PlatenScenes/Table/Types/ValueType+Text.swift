internal import Platen

extension ValueType where Value == TextAlignment {
  /// Where the lines of a text stand.
  static var textAlignment: ValueType {
    name(
      "a text alignment",
      [("leading", .leading), ("center", .center), ("trailing", .trailing)])
  }
}

extension ValueType where Value == Text.TruncationMode {
  /// Where the ellipsis of a text that does not fit is.
  static var truncationMode: ValueType {
    name("a truncation mode", [("head", .head), ("middle", .middle), ("tail", .tail)])
  }
}

extension ValueType where Value == AttributedString.LineHeight {
  /// How high lines are: a name, or a mapping of points, increase or factor.
  static var lineHeight: ValueType {
    RecordType<AttributedString.LineHeight>(
      "a line height: a name, or a mapping of points, increase or factor"
    ) { fields in
      let heights = fields.lineHeights(orElse: "")
      return { values, decoder in
        let heights = heights(values)
        return heights.count == 1
          ? heights[0] : decoder.report(values, lineHeights: heights.count)
      }
    }.type
  }

  /// How high lines are, by SwiftUI's names and by `ink`.
  fileprivate static var lineHeightName: ValueType {
    name(
      "a line height",
      [
        ("variable", .variable), ("normal", .normal), ("tight", .tight), ("loose", .loose),
        ("ink", .ink),
      ])
  }
}

extension FieldList {
  /// Declares the ways to say how high lines are, of which one may be used.
  ///
  /// - Parameter other: What holds if none of them is, for the schema.
  mutating func lineHeights(orElse other: String)
    -> (FieldValues) -> [AttributedString.LineHeight]
  {
    let height = optional(
      "lineHeight", .lineHeightName,
      "The height. Give only one of lineHeight, points, increase and factor\(other).")
    let points = optional("points", .length, "A fixed height in points.")
    let increase = optional("increase", .coordinate, "Extra points in addition to the font size.")
    let factor = optional("factor", .heightFactor, "A multiple of the font size.")
    setPrimary(height)
    return { values in
      [
        values[height], values[points].map { .exact(points: $0) },
        values[increase].map { .leading(increase: $0) },
        values[factor].map { .multiple(factor: $0) },
      ].compactMap { $0 }
    }
  }
}

extension SceneDecoder {
  /// Reports that lines have another number of heights than one.
  func report<Value>(_ values: FieldValues, lineHeights count: Int) -> Value? {
    report(
      values, found: "\(count) heights", expected: "one of lineHeight, points, increase and factor")
  }
}

extension ValueType where Value == CGFloat {
  /// How often the type size a line's height is.
  static var heightFactor: ValueType {
    ValueType<Double>.number("a number from 0 to 1000", in: 0...1000).map { CGFloat($0) }
  }
}

extension ValueType where Value == Text.Case {
  /// Capital or small letters.
  static var textCase: ValueType {
    name("a text case", [("uppercase", .uppercase), ("lowercase", .lowercase)])
  }
}

extension ValueType where Value == Text.Scale {
  /// How large a text is among others.
  static var textScale: ValueType {
    name("a text scale", [("default", .default), ("secondary", .secondary)])
  }
}

extension ValueType where Value == Text.LineStyle.Pattern {
  /// What the line under a text consists of.
  static var linePattern: ValueType {
    name(
      "a line's pattern",
      [
        ("solid", .solid), ("dot", .dot), ("dash", .dash), ("dashDot", .dashDot),
        ("dashDotDot", .dashDotDot),
      ])
  }
}

extension ValueType where Value == Font.Width {
  /// How wide letters are: a name, or a number.
  static var fontWidth: ValueType {
    let number = ValueType<Double>.number("a font width from -1 to 1", in: -1...1)
      .map { Font.Width(CGFloat($0)) }
    let names = name(
      "a font width",
      [
        ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard),
        ("expanded", .expanded),
      ])
    return .number(number, orName: names, expected: "a font width: a name, or from -1 to 1")
  }
}

extension ValueType where Value == String {
  /// Four letters or digits that name something in a font.
  static var fontTag: ValueType {
    let expected = "a tag of four letters or digits"
    return ValueType<String>.uncountedText(expected).map { tag in
      tag.utf8.count == 4 && tag.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? tag : nil
    }
  }
}

extension ValueType where Value == TypesettingLanguage {
  /// The language that lines break in.
  static var typesettingLanguage: ValueType {
    let locale = ValueType<Locale>.locale.map { TypesettingLanguage.explicit($0.language) }
    return ValueType(
      expected: "automatic, or a language tag of BCP 47, such as ja", schema: locale.schema
    ) { node, decoder in
      guard let scalar = decoder.scalar(node, expected: "a language tag") else { return nil }
      return scalar.text == "automatic" ? .automatic : locale.read(node, decoder)
    }
  }
}

extension ValueType where Value == RedactionReasons {
  /// Why texts are hidden.
  static var redactionReasons: ValueType {
    ValueType<RedactionReasons>.name(
      "a reason to hide texts",
      [("placeholder", .placeholder), ("privacy", .privacy), ("invalidated", .invalidated)]
    ).oneOrMore("a reason to hide texts, or a list of them")
      .map { $0.reduce(into: []) { $0.formUnion($1) } }
  }
}

extension ValueType {
  /// A number, or one of some names.
  static func number(
    _ number: ValueType, orName names: ValueType, expected: String
  ) -> ValueType {
    ValueType(expected: expected) { definitions in
      ["anyOf": [names.schema(&definitions), number.schema(&definitions)]]
    } read: { node, decoder in
      guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
      let isNumber = scalar.finiteNumber != nil
      return isNumber ? number.read(node, decoder) : names.read(node, decoder)
    }
  }
}

// MARK: - Lines

/// The limit of a text's lines.
enum LineLimit: Sendable {
  case exactly(Int)
  case between(ClosedRange<Int>)
  case atLeast(PartialRangeFrom<Int>)
  case atMost(PartialRangeThrough<Int>)

  /// A limit as it is written: `2`, `2...4`, `2...` or `...4`; nil for anything else.
  init?(_ text: String) {
    func count(_ digits: Substring) -> Int? {
      Int(digits).flatMap { (1...1_000_000).contains($0) ? $0 : nil }
    }
    guard let dots = text.firstRange(of: "...") else {
      guard let count = count(text[...]) else { return nil }
      self = .exactly(count)
      return
    }
    let (from, to) = (text[..<dots.lowerBound], text[dots.upperBound...])
    switch (count(from), count(to)) {
    case (let from?, let to?) where from <= to: self = .between(from...to)
    case (let from?, nil) where to.isEmpty: self = .atLeast(from...)
    case (nil, let to?) where from.isEmpty: self = .atMost(...to)
    default: return nil
    }
  }
}

extension ValueType where Value == LineLimit {
  /// A number of lines, or a range of such numbers.
  static var lineLimit: ValueType {
    let expected = "a number of lines from 1, or a range such as 2...4"
    return ValueType(expected: expected) { definitions in
      definitions.orTemplate([
        "anyOf": [
          ["type": "integer", "minimum": 1],
          ["type": "string", "pattern": "^([0-9]+\\.\\.\\.[0-9]*|\\.\\.\\.[0-9]+)$"],
        ]
      ])
    } read: { node, decoder in
      guard let scalar = decoder.scalar(node, expected: expected) else { return nil }
      return LineLimit(scalar.text) ?? decoder.report(node, expected: expected)
    }
  }
}

extension ValueType where Value == [CGFloat] {
  /// Stops of tabs, in rising order.
  static var tabStops: ValueType {
    let expected = "points from 0 to 1000000, or an ascending list of up to 100"
    return ValueType<CGFloat>.length.oneOrMore(expected).map(expected: expected) { stops in
      stops.count <= 100 && zip(stops, stops.dropFirst()).allSatisfy { $0 < $1 } ? stops : nil
    }
  }
}
