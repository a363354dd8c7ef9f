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
    var status = U_ZERO_ERROR
    self.init(swift_uscript_getScript(UChar32(bitPattern: scalar.value), &status))
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
    let number = Int(code.rawValue)
    self = Self.tags.indices.contains(number) ? Script(tag: Self.tags[number]) : .unknown
  }

  /// The tags of ICU's scripts, by its numbers.
  private static let tags: [UInt32] = {
    let last = swift_u_getIntPropertyMaxValue(UCHAR_SCRIPT)
    return (0...max(last, 0)).map { number in
      guard let name = swift_uscript_getShortName(UScriptCode(rawValue: number)) else { return 0 }
      return String(cString: name).utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }
  }()

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
