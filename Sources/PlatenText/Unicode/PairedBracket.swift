internal import CUnicode

/// A bracket that is one of a pair (UAX #9, Bidi_Paired_Bracket).
enum PairedBracket: Hashable {
  case opening
  /// The bracket that is closed by the opening one that belongs to it.
  case closing(Unicode.Scalar)

  /// nil for a character that is no such bracket.
  init?(_ scalar: Unicode.Scalar) {
    var other: UInt32 = 0
    switch platen_paired_bracket(scalar.value, &other) {
    case PLATEN_BRACKET_OPENING: self = .opening
    case PLATEN_BRACKET_CLOSING:
      guard let opening = Unicode.Scalar(other) else { return nil }
      self = .closing(opening)
    default: return nil
    }
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
