internal import Foundation

/// The font cascade: families that stand in for others, in order of preference.
enum FontCascade {
  /// The family of the default design, which is asked for letters that others lack, too.
  static let defaultFamily = "Inter"

  /// The families to ask for first.
  static func families(for family: ResolvedFont.Family) -> [String] {
    switch family {
    case .design(.default): [defaultFamily]
    case .design(.rounded): ["Nunito", defaultFamily]
    case .design(.serif): ["Source Serif Pro", defaultFamily]
    case .design(.monospaced): ["JetBrains Mono", defaultFamily]
    case .named(let name): [name, defaultFamily]
    case .symbols: [icons]
    }
  }

  /// Returns what is asked, in this order, for a cluster of a script that the first face lacks, given the
  /// families of ``families(for:language:in:)``.
  static func fallbacks(for font: ResolvedFont, families: [String]) -> [ResolvedFont] {
    let others = families.map { font.ofFamily(.named($0)) }
    guard font.isItalic else { return others }
    // An italic may have fewer letters than its upright: Source Serif's has no Greek.
    var upright = font
    upright.isItalic = false
    return [upright] + others
  }

  /// The families that are asked for a script, each once: the sans, the script's own, those of Han
  /// (which have much punctuation and many symbols), the symbols, and then whatever else there is.
  ///
  /// What else there is comes in the order of the records, first the families that name the script.
  /// The rest comes too, as characters of several scripts, such as the Arabic question mark, may
  /// stand in a stretch of any.
  ///
  /// - Parameters:
  ///   - language: The text's language as a BCP 47 tag, such as `zh-Hant-HK`; it decides among the
  ///     faces of Han characters.
  ///   - records: The faces that there are.
  /// - Complexity: O(*n*), where *n* is the number of records, but for comparing names.
  static func families(
    for script: Script, language: String, in records: [FontRecord]
  ) -> [String] {
    let naming = records.filter { $0.scripts.contains(script) }.map(\.family)
    var list = FamilyList()
    list.append(defaultFamily)
    if !common.contains(script) {
      naming.filter { $0.hasPrefix("Noto Sans ") }.forEach { list.append($0) }
      naming.forEach { list.append($0) }
    }
    HanFamilies.families(for: script, language: language).forEach { list.append($0) }
    ["Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math"].forEach { list.append($0) }
    naming.forEach { list.append($0) }
    for record in records where record.family != emojiName && record.family != icons {
      list.append(record.family)
    }
    return list.families
  }

  /// The scripts that the sans is for or that are many families' own, whose symbols are not to be
  /// taken from the first family that happens to have them.
  private static let common: Set<Script> = [
    .common, .inherited, .unknown, .latin, Script("Grek"), Script("Cyrl"), Script("Hani"),
    Script("Hira"), Script("Kana"), Script("Hang"), Script("Bopo"),
  ]

  private static let icons = "Phosphor"
  private static let emojiName = "Noto Color Emoji"

  /// The family of coloured pictures.
  static let emoji = ResolvedFont.Family.named(emojiName)

  /// The family whose glyph for what it lacks stands for what no font has: a plain box as high as a
  /// capital, where others have bars or crosses.
  static let box = ResolvedFont.Family.named("Noto Sans Symbols")
}

/// Families in order, each once.
private struct FamilyList {
  private(set) var families: [String] = []
  private var known: Set<String> = []

  mutating func append(_ family: String) {
    if known.insert(family).inserted { families.append(family) }
  }
}

// MARK: - Han

/// The families of Han characters, whose forms differ by country.
private enum HanFamilies {
  private static let japanese = "Noto Sans CJK JP"
  private static let simplified = "Noto Sans CJK SC"
  private static let traditional = "Noto Sans CJK TC"
  private static let korean = "Noto Sans CJK KR"

  /// The families in order of preference: the script's own, the language's own, and the others.
  ///
  /// Han characters in a text of another language are taken as Japanese.
  static func families(for script: Script, language: String) -> [String] {
    let first = [family(for: script), family(for: language)].compactMap { $0 }
    return first + [japanese, simplified, traditional, korean].filter { !first.contains($0) }
  }

  /// The family that has a script as it should be; nil for Han itself and for other scripts.
  private static func family(for script: Script) -> String? {
    switch script {
    case Script("Hang"): korean
    case Script("Hira"), Script("Kana"): japanese
    case Script("Bopo"): traditional
    default: nil
    }
  }

  /// The family that a language's Han characters are set in; nil for a language without them.
  private static func family(for language: String) -> String? {
    let tags = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch tags.first {
    case "ja": return japanese
    case "ko": return korean
    case "yue" where !tags.contains("hans"): return traditional
    case "zh", "cmn", "yue", "wuu", "hak", "nan", "gan", "hsn":
      if tags.contains("hans") { return simplified }
      return tags.contains { ["hant", "tw", "hk", "mo"].contains($0) } ? traditional : simplified
    default: return nil
    }
  }
}
