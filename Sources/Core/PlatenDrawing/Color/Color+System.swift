// The system colours of iOS in the light and the dark scheme.

extension Color {
  package init(_ light: UInt32, _ dark: UInt32) {
    self.init(light: Resolved(rgb: light), dark: Resolved(rgb: dark))
  }

  /// The system's red.
  public static let red = Color(0xFF3B30, 0xFF453A)
  /// The system's orange.
  public static let orange = Color(0xFF9500, 0xFF9F0A)
  /// The system's yellow.
  public static let yellow = Color(0xFFCC00, 0xFFD60A)
  /// The system's green.
  public static let green = Color(0x34C759, 0x30D158)
  /// The system's mint.
  public static let mint = Color(0x00C7BE, 0x63E6E2)
  /// The system's teal.
  public static let teal = Color(0x30B0C7, 0x40C8E0)
  /// The system's cyan.
  public static let cyan = Color(0x32ADE6, 0x64D2FF)
  /// The system's blue.
  public static let blue = Color(0x007AFF, 0x0A84FF)
  /// The system's indigo.
  public static let indigo = Color(0x5856D6, 0x5E5CE6)
  /// The system's purple.
  public static let purple = Color(0xAF52DE, 0xBF5AF2)
  /// The system's pink.
  public static let pink = Color(0xFF2D55, 0xFF375F)
  /// The system's brown.
  public static let brown = Color(0xA2845E, 0xAC8E68)
  /// The system's gray.
  public static let gray = Color(0x8E8E93, 0x8E8E93)
  /// Black in both schemes.
  public static let black = Color(0x000000, 0x000000)
  /// White in both schemes.
  public static let white = Color(0xFFFFFF, 0xFFFFFF)
  /// Fully transparent.
  public static let clear = Color(white: 0, opacity: 0)
  /// The colour of text: black in the light scheme, white in the dark.
  public static let primary = Color(0x000000, 0xFFFFFF)
  /// The colour of less important text.
  public static let secondary = Color(
    light: Resolved(rgb: 0x3C3C43, opacity: 0.6), dark: Resolved(rgb: 0xEBEBF5, opacity: 0.6))
  /// The colour of controls.
  public static let accentColor = blue

  /// The system's colours by their names.
  package static let named: [(name: String, color: Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("pink", .pink), ("brown", .brown), ("gray", .gray), ("black", .black), ("white", .white),
    ("clear", .clear), ("primary", .primary), ("secondary", .secondary),
  ]

  /// The name of a system's colour, as `red`; else the components in the light scheme, as `#FF3B30FF`.
  public var description: String {
    if let name = Self.named.first(where: { $0.color == self })?.name { return name }
    let color = resolved(in: .light)
    return [color.red, color.green, color.blue, color.opacity].reduce(into: "#") {
      let byte = Int(($1 * 255).rounded())
      $0 += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
