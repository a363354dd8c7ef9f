internal import CFontconfig
internal import Foundation

/// Asks fontconfig which face comes nearest to a family, a weight and a slant.
///
/// The configuration is private and empty: only the records given to it, and the system's fonts if
/// they are wanted, can match, and nothing of the machine's own settings has a say.
final class FontMatcher {
  private let configuration: OpaquePointer
  private let own: UnsafeMutablePointer<FcFontSet>
  /// The faces that can match, without the system's.
  private(set) var records: [FontRecord] = []
  private let system: SystemFonts?

  init(records: [FontRecord], includesSystemFonts: Bool) throws(FontError) {
    guard let configuration = FcConfigCreate() else {
      throw FontError(code: .noFonts, places: ["fontconfig"])
    }
    guard let own = FcFontSetCreate() else {
      FcConfigDestroy(configuration)
      throw FontError(code: .noFonts, places: ["fontconfig"])
    }
    self.configuration = configuration
    self.own = own
    self.system = includesSystemFonts ? SystemFonts() : nil
    add(records)
  }

  /// Adds faces that can match.
  func add(_ records: [FontRecord]) {
    for record in records {
      // The set owns the pattern from here on.
      FcFontSetAdd(own, Self.pattern(of: record, number: self.records.count))
      self.records.append(record)
    }
  }

  /// The face with this name, such as `Nunito-Bold`; nil if there is none, or if it is the name of
  /// a family.
  func face(named name: String) -> FontRecord? {
    guard let face = records.first(where: { $0.isFace(name) }),
      !records.contains(where: { $0.isOfFamily(name) })
    else { return nil }
    return face
  }

  deinit {
    FcFontSetDestroy(own)
    FcConfigDestroy(configuration)
  }

  /// The nearest face; families come in order of preference.
  func match(families: [String], weight: CGFloat, isItalic: Bool) -> FontRecord? {
    let request = FcPatternCreate()
    defer { FcPatternDestroy(request) }
    for family in families { FcPatternAddString(request, FC_FAMILY, family) }
    FcPatternAddDouble(request, FC_WEIGHT, FcWeightFromOpenTypeDouble(weight))
    FcPatternAddInteger(request, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddInteger(request, FC_WIDTH, FC_WIDTH_NORMAL)
    // Without a language fontconfig takes the one of the process's locale.
    FcPatternAddString(request, FC_LANG, "en")

    var sets: [UnsafeMutablePointer<FcFontSet>?] = [own]
    if let set = system?.set { sets.append(set) }
    var result = FcResultNoMatch
    guard
      let found = FcFontSetMatch(configuration, &sets, Int32(sets.count), request, &result)
    else { return nil }
    defer { FcPatternDestroy(found) }
    var number: Int32 = 0
    if FcPatternGetInteger(found, Self.numberObject, 0, &number) == FcResultMatch {
      return records[Int(number)]
    }
    return SystemFonts.record(of: found)
  }

  /// The system's faces, in fontconfig's order; none if the system's fonts are not wanted.
  func systemDescriptions() -> [FontDescription] {
    system?.set.map(FontconfigScanner.descriptions(in:)) ?? []
  }

  /// The system's faces that have a character, in fontconfig's own order; none if the system's
  /// fonts are not wanted.
  func systemFallbacks(
    for request: SystemFonts.Request, having scalar: Unicode.Scalar
  ) -> [FontRecord] {
    system?.fallbacks(for: request, having: scalar) ?? []
  }
}

extension FontMatcher {
  /// The pattern's own property with the position of its record.
  private static let numberObject = "platennumber"

  /// What a record is chosen by, and its position; a start of the command makes one for each face.
  private static func pattern(of record: FontRecord, number: Int) -> OpaquePointer? {
    let pattern = FcPatternCreate()
    FcPatternAddString(pattern, FC_FAMILY, record.family)
    FcPatternAddInteger(pattern, FC_SLANT, record.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddInteger(pattern, numberObject, Int32(number))
    let low = FcWeightFromOpenTypeDouble(record.weights.lowerBound)
    let high = FcWeightFromOpenTypeDouble(record.weights.upperBound)
    if low < high, let range = FcRangeCreateDouble(low, high) {
      FcPatternAddRange(pattern, FC_WEIGHT, range)
      FcRangeDestroy(range)
    } else {
      FcPatternAddDouble(pattern, FC_WEIGHT, low)
    }
    return pattern
  }
}
