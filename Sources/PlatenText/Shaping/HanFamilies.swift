/// The families of Han characters, whose forms differ by country.
enum HanFamilies {
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
