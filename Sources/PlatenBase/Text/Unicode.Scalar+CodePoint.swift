extension Unicode.Scalar {
  /// The code point as Unicode writes it, such as `U+00E9`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether the character could move a terminal's cursor or turn its text around: controls, line
  /// ends and directions.
  package var disturbsTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x61C: true
    default: false
    }
  }
}
