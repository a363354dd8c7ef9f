internal import CHarfBuzz
internal import _FoundationICU

/// A script of Unicode (UAX #24), by its four-letter code of ISO 15924.
package struct Script: Hashable, Sendable {
  /// The code's four ASCII letters, the first in the highest byte: HarfBuzz's number of the script.
  package let tag: UInt32

  package init(tag: UInt32) { self.tag = tag }

  /// A script by its code, such as `Arab`.
  package init(_ code: StaticString) {
    self.init(
      tag: code.withUTF8Buffer { bytes in bytes.reduce(0) { $0 << 8 | UInt32($1) } })
  }

  /// The script that a character belongs to: that of Unicode's property Script.
  package init(of scalar: Unicode.Scalar) {
    tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
  }

  /// The scripts that use a character: Unicode's Script_Extensions.
  ///
  /// Those of a character of one script, of all, or of its base are that one, ``common`` or
  /// ``inherited``.
  package static func extensions(of scalar: Unicode.Scalar) -> [Script] {
    withUnsafeTemporaryAllocation(of: UScriptCode.self, capacity: mostExtensions) { codes in
      var status = U_ZERO_ERROR
      let count = swift_uscript_getScriptExtensions(
        UChar32(bitPattern: scalar.value), codes.baseAddress, Int32(codes.count), &status)
      guard status.isSuccess else { return [] }
      return codes.prefix(Int(count)).map(Script.init)
    }
  }

  /// More than any character has.
  private static let mostExtensions = 64

  private init(_ code: UScriptCode) {
    var name = swift_uscript_getShortName(code)
    var tag: UInt32 = 0
    while let letter = name?.pointee, letter != 0 {
      tag = tag << 8 | UInt32(UInt8(bitPattern: letter))
      name = name?.successor()
    }
    self.init(tag: tag)
  }

  /// The four-letter code.
  package var code: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Of no script in particular: digits, punctuation, emoji.
  package static let common = Script("Zyyy")
  /// Marks that take the script of their base.
  package static let inherited = Script("Zinh")
  package static let unknown = Script("Zzzz")
  package static let latin = Script("Latn")

  /// Whether letters hang together, so that space between them would tear words apart.
  var isCursive: Bool { Self.cursive.contains(self) }

  private static let cursive: Set<Script> = [
    Script("Adlm"), Script("Arab"), Script("Mand"), Script("Mong"), Script("Nkoo"), Script("Phag"),
    Script("Rohg"), Script("Syrc"),
  ]
}
