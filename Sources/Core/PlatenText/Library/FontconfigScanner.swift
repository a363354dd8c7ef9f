internal import CFontconfig
internal import Foundation

/// Asks fontconfig what faces a font file holds.
enum FontconfigScanner {
  /// The faces of a file, with the names that they have beside their family's; none if it is not a font.
  ///
  /// A variable font's named instances are left out: one record stands for all its weights.
  static func records(ofFontAt path: String) -> [FontRecord] {
    withFaces(ofFontAt: path) { set in
      records(in: set).map { record, pattern in
        var record = record
        record.faceNames = FontRecord.faceNames(pattern)
        return record
      }
    }
  }

  /// The faces of a file with all that is known of them; none if it is not a font.
  static func descriptions(ofFontAt path: String) -> [FontDescription] {
    withFaces(ofFontAt: path) { descriptions(in: $0) }
  }

  /// The faces of a set with all that is known of them.
  static func descriptions(in set: UnsafeMutablePointer<FcFontSet>) -> [FontDescription] {
    records(in: set).map { record, pattern in
      FontDescription(record: record, characters: characters(of: pattern))
    }
  }

  private static func withFaces<Result>(
    ofFontAt path: String, _ body: (UnsafeMutablePointer<FcFontSet>) -> [Result]
  ) -> [Result] {
    guard let set = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(set) }
    FcFreeTypeQueryAll(path, UInt32.max, nil, nil, set)
    return body(set)
  }

  private struct Place: Hashable {
    var path: String
    var index: Int
  }

  private static func records(
    in set: UnsafeMutablePointer<FcFontSet>
  ) -> [(record: FontRecord, pattern: OpaquePointer)] {
    var faces: [(record: FontRecord, pattern: OpaquePointer)] = []
    var known: [Place: Int] = [:]
    for i in 0..<Int(set.pointee.nfont) {
      guard let pattern = set.pointee.fonts[i], var record = FontRecord(pattern: pattern) else {
        continue
      }
      let place = Place(path: record.path, index: record.index)
      if known[place] != nil, !record.isVariable { continue }
      record.scripts = characters(of: pattern).map(ScriptCoverage.scripts(covered:)) ?? []
      if let position = known[place] {
        faces[position] = (record, pattern)
      } else {
        known[place] = faces.count
        faces.append((record, pattern))
      }
    }
    return faces
  }

  private static func characters(of pattern: OpaquePointer) -> OpaquePointer? {
    var characters: OpaquePointer?
    let result = FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
    return result == FcResultMatch ? characters : nil
  }
}

extension FontRecord {
  /// Reads what fontconfig knows of a face; nil if it lacks a file or a family.
  init?(pattern: OpaquePointer) {
    guard let path = Self.string(pattern, FC_FILE), let family = Self.string(pattern, FC_FAMILY)
    else { return nil }
    // The upper half of fontconfig's index numbers a variable font's named instances.
    let index = Int(Self.integer(pattern, FC_INDEX) ?? 0) & 0xFFFF
    self.init(
      path: path, index: index, family: family, weights: Self.weights(pattern),
      isItalic: (Self.integer(pattern, FC_SLANT) ?? 0) > 0,
      isMonospaced: (Self.integer(pattern, FC_SPACING) ?? 0) >= FC_MONO,
      isVariable: Self.boolean(pattern, FC_VARIABLE) ?? false)
  }

  /// The name for PostScript, and the whole name.
  fileprivate static func faceNames(_ pattern: OpaquePointer) -> [String] {
    [FC_POSTSCRIPT_NAME, FC_FULLNAME].compactMap { string(pattern, $0) }
  }

  private static func string(_ pattern: OpaquePointer, _ object: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private static func integer(_ pattern: OpaquePointer, _ object: String) -> Int32? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? value : nil
  }

  private static func boolean(_ pattern: OpaquePointer, _ object: String) -> Bool? {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch ? value != 0 : nil
  }

  private static func weights(_ pattern: OpaquePointer) -> ClosedRange<CGFloat> {
    var low = 0.0
    var high = 0.0
    var range: OpaquePointer?
    if FcPatternGetRange(pattern, FC_WEIGHT, 0, &range) == FcResultMatch,
      FcRangeGetDouble(range, &low, &high) != 0
    {
      return openTypeWeight(low)...max(openTypeWeight(low), openTypeWeight(high))
    }
    var value = Double(FC_WEIGHT_REGULAR)
    _ = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &value)
    return openTypeWeight(value)...openTypeWeight(value)
  }

  private static func openTypeWeight(_ weight: Double) -> CGFloat {
    // Fontconfig's weights have a scale of their own, from 0 to 215.
    FcWeightToOpenTypeDouble(weight).rounded()
  }
}
