internal import Platen

extension ValueType where Value == ColorScheme {
  /// The scheme in which colours are resolved: light or dark.
  static var colorScheme: ValueType {
    name("a colour scheme", [("light", .light), ("dark", .dark)])
  }
}

/// The scheme of a whole picture.
enum CanvasScheme: Hashable, Sendable {
  case light, dark
  /// In an SVG that of its reader, else light.
  case reader

  /// The scheme where no reader is asked.
  var fixed: ColorScheme { self == .dark ? .dark : .light }
}

extension ValueType where Value == CanvasScheme {
  /// The scheme in which a picture's colours are resolved: light, dark, or that of who looks at it.
  static var canvasScheme: ValueType {
    name("a colour scheme", [("light", .light), ("dark", .dark), ("auto", .reader)])
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
    name("a Dynamic Type size", DynamicTypeSize.allCases.map { ($0.name, $0) })
  }
}

extension DynamicTypeSize {
  /// The case's name.
  ///
  /// A start asks for all of them, and for `"\(size)"` the runtime looks through what it knows of types.
  var name: String {
    switch self {
    case .xSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "xLarge"
    case .xxLarge: "xxLarge"
    case .xxxLarge: "xxxLarge"
    case .accessibility1: "accessibility1"
    case .accessibility2: "accessibility2"
    case .accessibility3: "accessibility3"
    case .accessibility4: "accessibility4"
    case .accessibility5: "accessibility5"
    }
  }
}

extension ValueType where Value == Platform {
  /// The system whose sizes of type and of controls are imitated.
  static var platform: ValueType {
    name("a platform", Platform.allCases.map { ($0.rawValue, $0) })
  }
}

extension ValueType where Value == TimeZone {
  /// A time zone of the IANA database.
  static var timeZone: ValueType {
    ValueType<String>.uncountedText("a time zone, such as UTC or Asia/Tokyo").map {
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

// MARK: - Settings

extension ValueType where Value == CGFloat {
  /// Pixels per point.
  static var displayScale: ValueType {
    ValueType<Double>.number("pixels per point, from 0.1 to 100", in: 0.1...100)
      .map { CGFloat($0) }
  }
}

extension ValueType where Value == Calendar.Identifier {
  /// A calendar by the name that Foundation has for it, such as `gregorian`.
  static var calendar: ValueType {
    name(
      "a calendar",
      [
        ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese),
        ("coptic", .coptic), ("ethiopicAmeteMihret", .ethiopicAmeteMihret),
        ("ethiopicAmeteAlem", .ethiopicAmeteAlem), ("hebrew", .hebrew), ("iso8601", .iso8601),
        ("indian", .indian), ("islamic", .islamic), ("islamicCivil", .islamicCivil),
        ("islamicTabular", .islamicTabular), ("islamicUmmAlQura", .islamicUmmAlQura),
        ("japanese", .japanese), ("persian", .persian), ("republicOfChina", .republicOfChina),
      ])
  }
}

extension ValueType where Value == UserInterfaceSizeClass {
  /// How much room a screen has in a direction.
  static var sizeClass: ValueType {
    name("a size class", [("compact", .compact), ("regular", .regular)])
  }
}

extension ValueType where Value == ClosedRange<DynamicTypeSize> {
  /// A Dynamic Type size, or a range of them such as `small...xLarge`.
  static var dynamicTypeSizes: ValueType {
    let sizes = DynamicTypeSize.allCases
    let expected = "a Dynamic Type size, or a range of them such as small...xLarge"
    return ValueType(expected: expected) { definitions in
      let names = sizes.map { "\($0)" }
      let range = "^(\(names.joined(separator: "|")))\\.\\.\\.(\(names.joined(separator: "|")))$"
      return definitions.orTemplate([
        "anyOf": [
          ["enum": .array(names.map { .string($0) })],
          ["type": "string", "pattern": .string(range)],
        ]
      ])
    } read: { node, decoder in
      guard let text = decoder.scalar(node, expected: expected)?.text else { return nil }
      func size(_ name: Substring) -> DynamicTypeSize? { sizes.first { "\($0)" == name } }
      if let dots = text.firstRange(of: "...") {
        if let least = size(text[..<dots.lowerBound]), let most = size(text[dots.upperBound...]),
          least <= most
        {
          return least...most
        }
      } else if let size = size(text[...]) {
        return size...size
      }
      return decoder.reportUnknown(
        node, text, among: sizes.map { "\($0)" }, expected: expected)
    }
  }
}

extension ValueType where Value == Image.Scale {
  /// How large symbols are beside texts.
  static var imageScale: ValueType {
    name("an image scale", [("small", .small), ("medium", .medium), ("large", .large)])
  }
}

extension ValueType where Value == ControlSize {
  /// How large controls are.
  static var controlSize: ValueType {
    name("a control size", ControlSize.allCases.map { ("\($0)", $0) })
  }
}

extension ValueType where Value == Visibility {
  /// Whether something is shown.
  static var visibility: ValueType {
    name("a visibility", Visibility.allCases.map { ("\($0)", $0) })
  }
}

extension ValueType where Value == ButtonBorderShape {
  /// The shape of the grounds of buttons.
  static var buttonBorderShape: ValueType {
    let radius = ValueType<CGFloat>.length.map { ButtonBorderShape.roundedRectangle(radius: $0) }
    let names = name(
      "a button's border shape",
      [
        ("automatic", .automatic), ("capsule", .capsule), ("circle", .circle),
        ("roundedRectangle", .roundedRectangle),
      ])
    let described = RecordType<ButtonBorderShape>("a mapping of roundedRectangle") { fields in
      let radius = fields.required("roundedRectangle", radius, "The radius in points.")
      return { values, _ in values[radius] }
    }.type
    return .scalar(
      names, or: described,
      expected: "a button's border shape, or roundedRectangle with a radius in points")
  }
}
