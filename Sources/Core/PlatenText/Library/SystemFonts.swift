internal import CFontconfig
internal import Foundation

/// The fonts that fontconfig's configuration of this machine and user names.
///
/// They are a choice (`--system-fonts`), because they differ from machine to machine.
final class SystemFonts {
  /// A request for faces, where the fonts of the folder lack a character.
  struct Request: Hashable {
    var family: String
    /// A BCP 47 tag.
    var language: String
    /// On OpenType's scale.
    var weight: CGFloat
    var isItalic: Bool
  }

  private let configuration: OpaquePointer?
  private var orders: [Request: FallbackOrder] = [:]
  /// How many requests' orders are kept.
  private static let capacity = 64

  init() { configuration = FcInitLoadConfigAndFonts() }

  deinit {
    orders = [:]
    if let configuration { FcConfigDestroy(configuration) }
  }

  /// The system's faces, owned by the configuration.
  var set: UnsafeMutablePointer<FcFontSet>? {
    configuration.flatMap { FcConfigGetFonts($0, FcSetSystem) }
  }

  /// The face of a match.
  static func record(of match: OpaquePointer) -> FontRecord? {
    guard var record = FontRecord(pattern: match) else { return nil }
    // The upper half of fontconfig's index numbers a variable font's named instances; such a one is
    // the font at one place of its axes.
    var index: Int32 = 0
    FcPatternGetInteger(match, FC_INDEX, 0, &index)
    if index >> 16 != 0 { record.isVariable = true }
    return record
  }

  /// The faces that have a character, in fontconfig's own order for the request.
  ///
  /// - Complexity: O(*n*) after the first time for a request, where *n* is the number of faces.
  func fallbacks(for request: Request, having scalar: Unicode.Scalar) -> [FontRecord] {
    if let known = orders[request] { return known.records(having: scalar) }
    guard let configuration, let order = FallbackOrder(request, configuration) else { return [] }
    if orders.count >= Self.capacity { orders.removeAll() }
    orders[request] = order
    return order.records(having: scalar)
  }
}

/// The system's faces in fontconfig's order for a request, without those that add no character.
private final class FallbackOrder {
  private let set: UnsafeMutablePointer<FcFontSet>
  /// The records of the faces, read when they are first needed.
  private var records: [Int: FontRecord] = [:]

  init?(_ request: SystemFonts.Request, _ configuration: OpaquePointer) {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, request.family)
    FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(request.weight))
    FcPatternAddInteger(
      pattern, FC_SLANT, request.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    // Without a language fontconfig takes the one of the process's locale.
    FcPatternAddString(pattern, FC_LANG, Self.language(request.language))
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let set = FcFontSort(configuration, pattern, FcBool(1), nil, &result) else {
      return nil
    }
    self.set = set
  }

  deinit { FcFontSetDestroy(set) }

  func records(having scalar: Unicode.Scalar) -> [FontRecord] {
    (0..<Int(set.pointee.nfont)).compactMap { i in
      guard let pattern = set.pointee.fonts[i] else { return nil }
      var covered: OpaquePointer?
      guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &covered) == FcResultMatch,
        FcCharSetHasChar(covered, scalar.value) != 0
      else { return nil }
      if let known = records[i] { return known }
      let record = SystemFonts.record(of: pattern)
      records[i] = record
      return record
    }
  }

  /// A language as fontconfig names it: it knows Chinese by its countries.
  private static func language(_ tag: String) -> String {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard parts.first == "zh" else { return parts.isEmpty ? "en" : parts.joined(separator: "-") }
    let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
    guard isTraditional, !parts.contains("hans") else { return "zh-cn" }
    return parts.contains("hk") ? "zh-hk" : parts.contains("mo") ? "zh-mo" : "zh-tw"
  }
}
