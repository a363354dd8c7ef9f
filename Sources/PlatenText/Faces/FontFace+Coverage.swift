internal import CHarfBuzz

extension FontFace {
  /// Whether the face's character map has the character.
  package func covers(_ scalar: Unicode.Scalar) -> Bool { glyph(for: scalar) != nil }

  /// Whether HarfBuzz can set a whole grapheme cluster in this face without a glyph missing.
  ///
  /// HarfBuzz composes letters with their marks and takes them apart, as the face needs it.
  package func draws(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    if scalars.allSatisfy({ draws($0.value) }) { return true }
    return scalars.count > 1 && Self.composed(scalars).allSatisfy(draws)
  }

  private func draws(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    if covers(scalar) || scalar.isInvisible { return true }
    if scalar.isFixedSpace { return covers(" ") }
    if scalar == "\u{2011}" { return covers("\u{2010}") }
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), value, &first, &second) != 0 else {
      return false
    }
    return draws(first) && (second == 0 || draws(second))
  }

  private static func composed(_ scalars: some Sequence<Unicode.Scalar>) -> [UInt32] {
    var composed: [UInt32] = []
    for scalar in scalars {
      var both: hb_codepoint_t = 0
      if let last = composed.last,
        hb_unicode_compose(hb_unicode_funcs_get_default(), last, scalar.value, &both) != 0
      {
        composed[composed.count - 1] = both
      } else {
        composed.append(scalar.value)
      }
    }
    return composed
  }
}

extension Unicode.Scalar {
  /// Whether nothing is drawn for the character where a face lacks it: line ends, controls, joiners.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether the character is a space of a width that HarfBuzz makes from the common one.
  fileprivate var isFixedSpace: Bool {
    switch value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
