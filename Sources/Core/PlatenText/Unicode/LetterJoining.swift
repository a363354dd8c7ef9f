internal import _FoundationICU

extension String {
  /// Returns whether the letters on both sides of a place join, as Arabic's do.
  ///
  /// HarfBuzz knows the whole text: letters have the forms that join also where a run or a line ends
  /// between them.
  ///
  /// - Parameter offset: An offset in the UTF-8, between two characters.
  package func joinsLetters(at offset: Int) -> Bool {
    guard offset > 0, offset < utf8.count else { return false }
    let place = utf8.index(startIndex, offsetBy: offset)
    // No letter before U+0600 joins.
    guard utf8[place] >= 0xD8 else { return false }
    // Marks do not count (Unicode 9.2, rule R1).
    let after = unicodeScalars[place...].lazy.map(\.joiningType)
      .first { $0 != U_JT_TRANSPARENT }
    let before = unicodeScalars[..<place].lazy.map(\.joiningType)
      .last { $0 != U_JT_TRANSPARENT }
    guard let before, let after else { return false }
    return [U_JT_DUAL_JOINING, U_JT_LEFT_JOINING, U_JT_JOIN_CAUSING].contains(before)
      && [U_JT_DUAL_JOINING, U_JT_RIGHT_JOINING, U_JT_JOIN_CAUSING].contains(after)
  }
}

extension Unicode.Scalar {
  /// Unicode's property Joining_Type.
  fileprivate var joiningType: UJoiningType {
    let value = swift_u_getIntPropertyValue(UChar32(bitPattern: value), UCHAR_JOINING_TYPE)
    return UJoiningType(UInt32(bitPattern: value))
  }
}
