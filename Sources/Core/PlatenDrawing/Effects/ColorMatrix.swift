internal import Foundation

/// A linear map of colours: each component becomes a sum of all four and a constant.
///
/// Components are those of sRGB from 0 to 1, not premultiplied; what leaves that range is cut.
package struct ColorMatrix: Hashable, Sendable {
  /// Four rows of five: red, green, blue, opacity, one.
  let rows: [[Double]]
  /// By how many radians it turns hues, if it does that alone.
  let hue: Double?

  init(_ rows: [[Double]], hue: Double? = nil) {
    self.rows = rows.map { $0.map { $0.isFinite ? min(max($0, -1e4), 1e4) : 0 } }
    self.hue = hue
  }

  /// The matrix of the same kind that leaves all colours as they are.
  var neutral: ColorMatrix { hue == nil ? .brightness(0) : .hueRotation(0) }

  /// Red, green and blue each by their own factor and constant.
  private init(factor: Double, constant: Double) {
    self.init([
      [factor, 0, 0, 0, constant], [0, factor, 0, 0, constant], [0, 0, factor, 0, constant],
      [0, 0, 0, 1, 0],
    ])
  }

  /// Adds an amount to red, green and blue.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(factor: 1, constant: amount)
  }

  /// Takes red, green and blue `amount` times as far from the middle.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix(factor: amount, constant: 0.5 - amount / 2)
  }

  /// Turns light into dark.
  package static let inversion = ColorMatrix(factor: -1, constant: 1)

  /// Takes colours `amount` times as far from gray, by the luminance that SVG's filters have, and
  /// makes them `opacity` times as opaque.
  package static func saturation(_ amount: Double, opacity: Double = 1) -> ColorMatrix {
    let rest = 1 - amount
    // Filter Effects Module Level 1, `feColorMatrix`, type `saturate`.
    let (red, green, blue) = (0.213 * rest, 0.715 * rest, 0.072 * rest)
    return ColorMatrix([
      [red + amount, green, blue, 0, 0], [red, green + amount, blue, 0, 0],
      [red, green, blue + amount, 0, 0], [0, 0, 0, opacity, 0],
    ])
  }

  /// Turns hues by radians, as SVG's filters do.
  package static func hueRotation(_ radians: Double) -> ColorMatrix {
    // Filter Effects Module Level 1, `feColorMatrix`, type `hueRotate`.
    let (c, s) = radians.isFinite ? (cos(radians), sin(radians)) : (1, 0)
    return ColorMatrix(
      [
        [
          0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
          0.072 - c * 0.072 + s * 0.928, 0, 0,
        ],
        [
          0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
          0.072 - c * 0.072 - s * 0.283, 0, 0,
        ],
        [
          0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
          0.072 + c * 0.928 + s * 0.072, 0, 0,
        ],
        [0, 0, 0, 1, 0],
      ], hue: radians.isFinite ? radians : 0)
  }

  /// Multiplies each component, opacity among them, with a colour's.
  package static func multiplied(by color: Color.Resolved) -> ColorMatrix {
    ColorMatrix([
      [color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0],
      [0, 0, 0, color.opacity, 0],
    ])
  }

  /// Black, as opaque as it was light.
  package static let luminanceToAlpha = ColorMatrix([
    [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0.2126, 0.7152, 0.0722, 0, 0],
  ])

  /// Opaque from an opacity on, nothing below; what lies within a 64th of it is smooth.
  package static func threshold(_ opacity: Double) -> ColorMatrix {
    ColorMatrix([
      [1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 32, 0.5 - 32 * opacity],
    ])
  }

  /// One colour, as opaque as it was times the colour's own opacity.
  package static func flood(_ color: Color.Resolved) -> ColorMatrix {
    ColorMatrix([
      [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue],
      [0, 0, 0, color.opacity, 0],
    ])
  }

  /// Everything that can be seen at all, opaque.
  package static let opaque = ColorMatrix([
    [1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1e4, 0],
  ])

  /// Returns what a colour becomes.
  func applied(to color: Color.Resolved) -> Color.Resolved {
    func component(_ row: [Double]) -> Double {
      row[0] * color.red + row[1] * color.green + row[2] * color.blue + row[3] * color.opacity
        + row[4]
    }
    return Color.Resolved(
      red: component(rows[0]), green: component(rows[1]), blue: component(rows[2]),
      opacity: component(rows[3]))
  }
}
