internal import Foundation

extension Color {
  /// This colour mixed with another.
  func mixed(_ mix: (Resolved, Resolved) -> Resolved, with other: Color) -> Color {
    Color(
      light: mix(resolved(in: .light), other.resolved(in: .light)),
      dark: mix(resolved(in: .dark), other.resolved(in: .dark)))
  }

  /// The colour between this one at 0 and `other` at 1.
  package func mix(with other: Color, by fraction: Double, isPerceptual: Bool) -> Color {
    let amount = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return mixed({ $0.mixed(with: $1, by: amount, isPerceptual: isPerceptual) }, with: other)
  }
}

extension Color.Resolved {
  /// The colour between this one at 0 and `other` at 1, in Oklab or by the components of sRGB.
  package func mixed(
    with other: Color.Resolved, by amount: Double, isPerceptual: Bool
  ) -> Color.Resolved {
    guard isPerceptual else { return mixed(with: other, by: amount) }
    let (a, b) = (Oklab(self), Oklab(other))
    return Oklab(
      lightness: a.lightness + (b.lightness - a.lightness) * amount,
      a: a.a + (b.a - a.a) * amount, b: a.b + (b.b - a.b) * amount
    ).color(opacity: opacity + (other.opacity - opacity) * amount)
  }
}

extension [GradientStop] {
  /// These stops with colours in between that are found in Oklab.
  ///
  /// Sixteen a step are so near that evenness in sRGB between them cannot be told from it.
  package var perceptual: [GradientStop] {
    guard let last else { return [] }
    return zip(self, dropFirst()).flatMap { a, b in
      (0..<16).map { step in
        let amount = Double(step) / 16
        return GradientStop(
          color: a.color.mixed(with: b.color, by: amount, isPerceptual: true),
          location: a.location + (b.location - a.location) * CGFloat(amount))
      }
    } + [last]
  }
}

/// A colour in Ottosson's Oklab of 2020: lightness, and two axes of colour.
///
/// Björn Ottosson, "A perceptual color space for image processing":
/// https://bottosson.github.io/posts/oklab/
private struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: Color.Resolved) {
    let (red, green, blue) = (
      TransferFunction.linear(color.red), TransferFunction.linear(color.green),
      TransferFunction.linear(color.blue)
    )
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  func color(opacity: Double) -> Color.Resolved {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return Color.Resolved(
      red: TransferFunction.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: TransferFunction.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: TransferFunction.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      opacity: opacity)
  }
}
