extension Color.Resolved {
  /// A colour from `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, with or without the sign; nil if it is none.
  package init?(hex text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.allSatisfy(\.isHexDigit), digits.utf8.count == digits.count else { return nil }
    let long =
      digits.count == 3 || digits.count == 4
      ? digits.flatMap { [$0, $0] }.reduce("") { $0 + String($1) } : String(digits)
    guard long.count == 6 || long.count == 8, let number = UInt32(long, radix: 16) else {
      return nil
    }
    let rgba = long.count == 6 ? number << 8 | 0xFF : number
    func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), opacity: component(0))
  }

  /// A colour from `0xRRGGBB`.
  package init(rgb: UInt32, opacity: Double = 1) {
    func component(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), opacity: opacity)
  }
}
