/// How a character behaves where a line may end: a few of the classes of Unicode's line breaking
/// (UAX #14), enough for words, hyphens and Japanese.
enum LineBreakClass {
  case space, zeroWidthSpace, glue, hyphen, dash, opening, closing, ideograph, letter, digit, other

  /// The class of a cluster, which is that of its first character.
  init(_ cluster: Character) {
    guard let scalar = cluster.unicodeScalars.first else {
      self = .other
      return
    }
    self = Self.listed(scalar) ?? Self.derived(scalar)
  }

  /// Whether a line may end between two clusters; `before` is the one before the first of them.
  static func mayBreak(
    between first: LineBreakClass, _ second: LineBreakClass, after before: LineBreakClass?
  ) -> Bool {
    switch (first, second) {
    case (_, .space), (_, .zeroWidthSpace): false
    case (.space, _), (.zeroWidthSpace, _): true
    case (.glue, _), (_, .glue), (.opening, _), (_, .closing): false
    case (.hyphen, .letter): before == .letter || before == .digit || before == .ideograph
    case (.dash, .hyphen), (.dash, .dash): false
    case (.dash, _), (.ideograph, _): second != .hyphen && second != .dash
    case (_, .ideograph): true
    default: false
    }
  }
}

extension LineBreakClass {
  private static func listed(_ scalar: Unicode.Scalar) -> LineBreakClass? {
    switch scalar {
    case "\u{A0}", "\u{202F}", "\u{2060}", "\u{FEFF}", "\u{2007}", "\u{2011}": .glue
    case "\u{200B}": .zeroWidthSpace
    case "-", "\u{2010}", "\u{AD}": .hyphen
    case "–", "—": .dash
    case "(", "[", "{", "‘", "“", "「", "『", "（", "【", "〈", "《", "〔", "〖", "［", "｛", "｢":
      .opening
    case ",", ".", ":", ";", "!", "?", ")", "]", "}", "’", "”", "…", "‥", "%", "、", "。", "，",
      "．", "：", "；", "！", "？", "・", "」", "』", "）", "】", "〉", "》", "〕", "〗", "］", "｝",
      "｡", "､", "｣", "･", "％", "℃", "゛", "゜", "々", "〻", "ゝ", "ゞ", "ヽ", "ヾ", "ー", "ｰ":
      .closing
    case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ゕ", "ゖ", "ァ", "ィ", "ゥ",
      "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ", "ヵ", "ヶ", "ㇰ"..."ㇿ", "ｧ"..."ｯ":
      .closing
    default: nil
    }
  }

  private static func derived(_ scalar: Unicode.Scalar) -> LineBreakClass {
    let properties = scalar.properties
    if properties.isWhitespace { return .space }
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x1F000...0x1FAFF,
      0x20000...0x3FFFF:
      return .ideograph
    default:
      if properties.isAlphabetic { return .letter }
      return properties.numericType == nil ? .other : .digit
    }
  }
}
