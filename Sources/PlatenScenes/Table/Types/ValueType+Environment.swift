internal import Platen

extension ValueType where Value == ColorScheme {
  /// Light or dark.
  static var colorScheme: ValueType {
    name("a colour scheme", [("light", .light), ("dark", .dark)])
  }
}

extension ValueType where Value == LayoutDirection {
  /// Where the leading side is.
  static var layoutDirection: ValueType {
    name(
      "a layout direction", [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
  }
}

extension ValueType where Value == DynamicTypeSize {
  /// How large the reader wants texts.
  static var dynamicTypeSize: ValueType {
    name("a Dynamic Type size", DynamicTypeSize.allCases.map { ("\($0)", $0) })
  }
}

extension ValueType where Value == Locale {
  /// A language and a region as BCP 47 names them.
  static var locale: ValueType {
    ValueType<String>.uncountedText.map(expected: "a language tag of BCP 47, such as ja or de-CH") {
      $0.isLanguageTag ? Locale(identifier: $0) : nil
    }
  }
}

extension ValueType where Value == TimeZone {
  /// A time zone of the IANA database.
  static var timeZone: ValueType {
    ValueType<String>.uncountedText.map(expected: "a time zone, such as UTC or Asia/Tokyo") {
      TimeZone(identifier: $0)
    }
  }
}

extension String {
  /// Whether the text has the form of a language tag: two or three letters, and then parts of one to
  /// eight letters or digits.
  package var isLanguageTag: Bool {
    utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }.enumerated()
      .allSatisfy { i, part in
        (i == 0 ? 2...3 : 1...8).contains(part.count)
          && part.allSatisfy {
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
              || i > 0 && UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
          }
      }
  }
}
