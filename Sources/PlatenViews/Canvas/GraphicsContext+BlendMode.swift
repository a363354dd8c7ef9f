internal import PlatenDrawing

extension GraphicsContext {
  /// How what is drawn is laid over what is there.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The mode's number, that of Core Graphics.
    public let rawValue: Int32

    /// Makes a mode of its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Over it.
    public static let normal = BlendMode(rawValue: 0)
    /// The product of both.
    public static let multiply = BlendMode(rawValue: 1)
    /// The inverse of the inverses' product.
    public static let screen = BlendMode(rawValue: 2)
    /// Multiplied in the dark and screened in the light.
    public static let overlay = BlendMode(rawValue: 3)
    /// The darker of both.
    public static let darken = BlendMode(rawValue: 4)
    /// The lighter of both.
    public static let lighten = BlendMode(rawValue: 5)
    /// Brightened by what is drawn.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// Darkened by what is drawn.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// A soft spotlight.
    public static let softLight = BlendMode(rawValue: 8)
    /// A harsh spotlight.
    public static let hardLight = BlendMode(rawValue: 9)
    /// The difference of both.
    public static let difference = BlendMode(rawValue: 10)
    /// The difference, with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The hue of what is drawn.
    public static let hue = BlendMode(rawValue: 12)
    /// The saturation of what is drawn.
    public static let saturation = BlendMode(rawValue: 13)
    /// The hue and saturation of what is drawn.
    public static let color = BlendMode(rawValue: 14)
    /// The luminosity of what is drawn.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Only where something is.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// Under it.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// What is there is taken away.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// The sum, towards black.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// The sum, towards white.
    public static let plusLighter = BlendMode(rawValue: 27)

    /// What the display list calls it; normal for what is none of these.
    var drawn: PlatenDrawing.BlendMode { Self.modes[rawValue] ?? .normal }

    private static let modes: [Int32: PlatenDrawing.BlendMode] = [
      1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge,
      7: .colorBurn, 8: .softLight, 9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue,
      13: .saturation, 14: .color, 15: .luminosity, 20: .sourceAtop, 21: .destinationOver,
      23: .destinationOut, 26: .plusDarker, 27: .plusLighter,
    ]
  }
}
