internal import _FoundationICU

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

  /// Whether a code point opens or closes, as ICU says it.
  static func kind(of codePoint: UInt32) -> UBidiPairedBracketType {
    let value = swift_u_getIntPropertyValue(
      UChar32(bitPattern: codePoint), UCHAR_BIDI_PAIRED_BRACKET_TYPE)
    return UBidiPairedBracketType(rawValue: UInt32(bitPattern: value))
  }
}

/// The opening brackets that wait for their closing ones.
struct BracketStack {
  /// As many as the bidirectional algorithm keeps (BD16), so that a closing bracket is looked up in
  /// constant time.
  private static let most = 63

  private var open: [(bracket: Unicode.Scalar, offset: Int)] = []

  mutating func open(_ bracket: Unicode.Scalar, at offset: Int) {
    if open.count < Self.most { open.append((bracket, offset)) }
  }

  /// Closes the last bracket of a kind, and those inside it.
  ///
  /// - Returns: Where it was opened; nil if it was not.
  mutating func close(_ opening: Unicode.Scalar) -> Int? {
    guard let i = open.lastIndex(where: { $0.bracket == opening }) else { return nil }
    defer { open.removeSubrange(i...) }
    return open[i].offset
  }
}
