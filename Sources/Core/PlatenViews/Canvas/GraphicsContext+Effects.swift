public import Foundation
public import PlatenBase
public import PlatenDrawing

extension GraphicsContext {
  /// A change to the colours or edges of a drawing.
  public struct Filter {
    fileprivate let effects: (EnvironmentValues) -> [DisplayEffect]

    private init(_ effects: @escaping (EnvironmentValues) -> [DisplayEffect]) {
      self.effects = effects
    }

    private static func colors(_ matrix: ColorMatrix) -> Filter {
      Filter { _ in [.colors(matrix)] }
    }

    /// Returns a Gaussian blur whose radius is its standard deviation in points.
    public static func blur(radius: CGFloat) -> Filter {
      Filter { _ in [.blur(sigma: DisplayEffect.sigma(radius))] }
    }

    /// Returns a shadow under the drawing; the radius is the standard deviation of its blur in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      let offset = CGSize(width: x.finite(or: 0), height: y.finite(or: 0))
      return Filter { environment in
        [
          .shadow(
            sigma: DisplayEffect.sigma(radius), offset: offset, color: environment.resolve(color))
        ]
      }
    }

    /// Multiplies each component by the component of a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { [.colors(.multiplied(by: $0.resolve(color)))] }
    }

    /// Hues turned by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      colors(.hueRotation(angle.radians))
    }

    /// Colours `amount` times as strong.
    public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }

    /// Colours lighter by an amount: -1 makes them black and 1 white.
    public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }

    /// Colours `amount` times as far from medium grey.
    public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }

    /// Light and dark exchanged, wholly at 1 and not at all at 0.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      colors(.contrast(1 - 2 * amount))
    }

    /// Grey, wholly at 1 and not at all at 0.
    public static func grayscale(_ amount: Double) -> Filter { colors(.saturation(1 - amount)) }

    /// Turns colours into black, with an opacity of their brightness.
    public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }

    /// Draws one colour where the drawing is opaque enough, and nothing elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter { environment in
        [
          .colors(.threshold(min)), .colors(.flood(environment.resolve(color))),
        ]
      }
    }
  }

  /// Applies a filter to everything that is drawn from now on, after the filters before.
  public mutating func addFilter(_ filter: Filter) { filters += filter.effects(environment) }
}

// MARK: - Blend modes

extension GraphicsContext {
  /// The blend mode of drawing.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The number of the mode in Core Graphics.
    public let rawValue: Int32

    /// Makes a mode from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The drawing covers the background.
    public static let normal = BlendMode(rawValue: 0)
    /// The product of both: dark where either is dark.
    public static let multiply = BlendMode(rawValue: 1)
    /// The inverse of the inverses' product: light where either is light.
    public static let screen = BlendMode(rawValue: 2)
    /// The drawing multiplies a dark background and screens a light one.
    public static let overlay = BlendMode(rawValue: 3)
    /// The darker of both, component by component.
    public static let darken = BlendMode(rawValue: 4)
    /// The lighter of both, component by component.
    public static let lighten = BlendMode(rawValue: 5)
    /// The drawing brightens the background.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// The drawing darkens the background.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// The drawing lights the background softly.
    public static let softLight = BlendMode(rawValue: 8)
    /// The drawing lights the background harshly: dark parts multiply, light parts screen.
    public static let hardLight = BlendMode(rawValue: 9)
    /// The difference of both, component by component.
    public static let difference = BlendMode(rawValue: 10)
    /// The difference of both, with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The hue of the drawing, with the rest of the background.
    public static let hue = BlendMode(rawValue: 12)
    /// The saturation of the drawing, with the rest of the background.
    public static let saturation = BlendMode(rawValue: 13)
    /// The hue and saturation of the drawing, with the luminosity of the background.
    public static let color = BlendMode(rawValue: 14)
    /// The luminosity of the drawing, with the rest of the background.
    public static let luminosity = BlendMode(rawValue: 15)
    /// The drawing, only where the background is not empty.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// The drawing is below the background.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// The background becomes transparent where the drawing is opaque.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// The sum of both, darkened.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// The sum of both, at most white.
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
