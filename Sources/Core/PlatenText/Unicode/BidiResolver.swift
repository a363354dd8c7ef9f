internal import _FoundationICU

/// ICU's bidirectional algorithm (UAX #9), one paragraph at a time.
struct BidiResolver: ~Copyable {
  /// The brackets that may be open at once: BD16's own limit.
  private static let mostOpen = 63
  /// The brackets that ICU may have to remember at once, as it does while the outermost one is
  /// open.
  private static let mostKept = 512

  private let bidi: OpaquePointer
  private let direction: BaseDirection

  /// nil if memory is short.
  init?(direction: BaseDirection) {
    guard let bidi = swift_ubidi_open() else { return nil }
    self.bidi = bidi
    self.direction = direction
  }

  deinit { swift_ubidi_close(bidi) }

  /// The level of the first paragraph, and that of each of the text's bytes.
  ///
  /// ICU takes several paragraphs at once, but looks for each character's from the first one on.
  ///
  /// - Returns: nil if ICU fails.
  func levels(of text: UnsafeBufferPointer<UInt8>) -> (base: UInt8, bytes: [UInt8])? {
    // ICU counts in 32 bits.
    guard text.count <= Int(Int32.max) / 2 else { return nil }
    var units = Array(String(decoding: text, as: UTF8.self).utf16)
    var base: UInt8?
    var levels: [UInt8] = []
    levels.reserveCapacity(text.count)
    var start = 0
    repeat {
      let end = Self.endOfParagraph(in: units, from: start)
      Self.limitBrackets(in: &units[start..<end])
      let isResolved = units[start..<end].withUnsafeBufferPointer { paragraph in
        resolve(paragraph) { level, unitLevels in
          base = base ?? level
          Self.spread(unitLevels, over: text, to: &levels)
        }
      }
      guard isResolved else { return nil }
      start = end
    } while start < units.count
    return base.map { ($0, levels) }
  }

  private func resolve(
    _ paragraph: UnsafeBufferPointer<UInt16>,
    _ body: (_ level: UInt8, _ unitLevels: UnsafeBufferPointer<UInt8>) -> Void
  ) -> Bool {
    var status = U_ZERO_ERROR
    swift_ubidi_setPara(
      bidi, paragraph.baseAddress, Int32(paragraph.count), direction.level, nil, &status)
    guard status.isSuccess else { return false }
    // ICU calls it an error to ask for the levels of no characters.
    let levels = paragraph.isEmpty ? nil : swift_ubidi_getLevels(bidi, &status)
    guard status.isSuccess else { return false }
    body(
      swift_ubidi_getParaLevel(bidi), UnsafeBufferPointer(start: levels, count: paragraph.count))
    return true
  }
}

// MARK: - Phases

extension BidiResolver {
  /// The end of the paragraph that starts at an index, with what ends it.
  private static func endOfParagraph(in units: [UInt16], from start: Int) -> Int {
    for i in start..<units.count {
      let isCarriageReturnOfPair =
        units[i] == 0x0D && i + 1 < units.count && units[i + 1] == 0x0A
      if !isCarriageReturnOfPair, swift_u_charDirection(UChar32(units[i])) == U_BLOCK_SEPARATOR {
        return i + 1
      }
    }
    return units.count
  }

  /// Makes plain neutral signs of a paragraph's brackets if it nests them too deeply.
  ///
  /// BD16 pairs none of such a sequence, but ICU does not keep that limit: it goes through all
  /// brackets that it remembers at each strong character, in a time that is quadratic in a text of
  /// brackets.
  private static func limitBrackets(in units: inout ArraySlice<UInt16>) {
    guard units.count > mostOpen, hasTooManyBrackets(units) else { return }
    for i in units.indices where PairedBracket.kind(of: UInt32(units[i])) != U_BPT_NONE {
      units[i] = UInt16(UInt8(ascii: "!"))
    }
  }

  private static func hasTooManyBrackets(_ units: ArraySlice<UInt16>) -> Bool {
    var closing: [UInt16] = []
    var kept = 0
    for unit in units {
      switch PairedBracket.kind(of: UInt32(unit)) {
      case U_BPT_OPEN:
        if closing.count == mostOpen || kept == mostKept { return true }
        closing.append(UInt16(truncatingIfNeeded: swift_u_getBidiPairedBracket(UChar32(unit))))
        kept += 1
      case U_BPT_CLOSE:
        if let match = closing.lastIndex(of: unit) { closing.removeSubrange(match...) }
        if closing.isEmpty { kept = 0 }
      default: break
      }
    }
    return false
  }

  /// Gives each byte of a paragraph the level of the first unit of its character, but a mark on a
  /// bracket that of the bracket, as N0 ends: ICU resolves it apart.
  ///
  /// - Parameter levels: Those of the bytes before the paragraph.
  private static func spread(
    _ unitLevels: UnsafeBufferPointer<UInt8>, over text: UnsafeBufferPointer<UInt8>,
    to levels: inout [UInt8]
  ) {
    var bracket: UInt8?
    var unit = 0
    while unit < unitLevels.count {
      let (scalar, length) = text.scalar(at: levels.count)
      var level = unitLevels[unit]
      let character = UChar32(bitPattern: scalar.value)
      let direction = swift_u_charDirection(character)
      if direction == U_DIR_NON_SPACING_MARK, let bracket {
        level = bracket
      } else if direction != U_BOUNDARY_NEUTRAL, direction != U_DIR_NON_SPACING_MARK {
        let isBracket = swift_u_getBidiPairedBracket(character) != character
        bracket = isBracket ? level : nil
      }
      levels.append(contentsOf: repeatElement(level, count: length))
      unit += UTF16.width(scalar)
    }
  }
}

extension BaseDirection {
  /// The level of paragraphs as ICU takes it: 0xFE and 0xFF ask for that of the first strong
  /// character.
  fileprivate var level: UBiDiLevel {
    switch self {
    case .leftToRight: 0
    case .rightToLeft: 1
    case .firstStrongElseLeftToRight: 0xFE
    case .firstStrongElseRightToLeft: 0xFF
    }
  }
}

// MARK: - Brackets

/// A bracket that is one of a pair (UAX #9, Bidi_Paired_Bracket).
enum PairedBracket: Hashable {
  case opening
  /// The bracket that is closed by the opening one that belongs to it.
  case closing(Unicode.Scalar)

  /// nil for a character that is no such bracket.
  init?(_ scalar: Unicode.Scalar) {
    switch Self.kind(of: scalar.value) {
    case U_BPT_OPEN: self = .opening
    case U_BPT_CLOSE:
      let opening = swift_u_getBidiPairedBracket(UChar32(bitPattern: scalar.value))
      guard let opening = Unicode.Scalar(UInt32(bitPattern: opening)) else { return nil }
      self = .closing(opening)
    default: return nil
    }
  }

  /// Returns whether a code point opens or closes, as ICU says it.
  static func kind(of codePoint: UInt32) -> UBidiPairedBracketType {
    let value = swift_u_getIntPropertyValue(
      UChar32(bitPattern: codePoint), UCHAR_BIDI_PAIRED_BRACKET_TYPE)
    return UBidiPairedBracketType(rawValue: UInt32(bitPattern: value))
  }
}
