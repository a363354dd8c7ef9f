public import Foundation
public import PlatenBase
public import PlatenDrawing
internal import PlatenLayout

extension GraphicsContext {
  /// Something that is done to what is drawn.
  public struct Filter {
    fileprivate let effects: (EnvironmentValues) -> [DisplayEffect]

    private init(_ effects: @escaping (EnvironmentValues) -> [DisplayEffect]) {
      self.effects = effects
    }

    private static func colors(_ matrix: ColorMatrix) -> Filter {
      Filter { _ in [.colors(matrix)] }
    }

    /// A Gaussian blur whose radius is its standard deviation in points.
    public static func blur(radius: CGFloat) -> Filter {
      Filter { _ in [.blur(sigma: DisplayEffect.sigma(radius))] }
    }

    /// A shadow under what is drawn; the radius is the standard deviation of its blur in points.
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

    /// Each component times that of a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { [.colors(.multiplied(by: $0.resolve(color)))] }
    }

    /// Hues turned by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      colors(.hueRotation(angle.radians))
    }

    /// Colours `amount` times as strong.
    public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }

    /// Lighter by an amount.
    public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }

    /// Colours `amount` times as far from medium grey.
    public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }

    /// Light and dark exchanged, wholly at 1 and not at all at 0.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      colors(.contrast(1 - 2 * amount))
    }

    /// Grey, wholly at 1 and not at all at 0.
    public static func grayscale(_ amount: Double) -> Filter { colors(.saturation(1 - amount)) }

    /// Black, as opaque as it was light.
    public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }

    /// One colour wherever it is opaque enough, and nothing elsewhere.
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

  /// Does something to everything that is drawn from now on, after the filters before.
  public mutating func addFilter(_ filter: Filter) { filters += filter.effects(environment) }
}
