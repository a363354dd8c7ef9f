internal import Foundation

/// A colour in CIELAB.
package struct LabColor: Hashable, Sendable {
  /// How light it is, from 0 to 100.
  package var lightness: Double
  /// From green to red.
  package var a: Double
  /// From blue to yellow.
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// The CIEDE2000 difference of two colours, all weights 1 (CIE 142-2001).
  ///
  /// The steps are those of Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula:
  /// implementation notes, supplementary test data, and mathematical observations" (2005).
  package func difference(from other: LabColor) -> Double {
    let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let stretch = 1 + 0.5 * (1 - Self.saturation(meanChroma))
    let (a1, a2) = (a * stretch, other.a * stretch)
    let (chroma1, chroma2) = (hypot(a1, b), hypot(a2, other.b))
    let (hue1, hue2) = (Self.hue(a1, b), Self.hue(a2, other.b))
    let isGray = chroma1 * chroma2 == 0

    let lightnessStep = other.lightness - lightness
    let chromaStep = chroma2 - chroma1
    let turn = isGray ? 0 : Self.turn(from: hue1, to: hue2)
    let hueStep = 2 * (chroma1 * chroma2).squareRoot() * sin(Self.radians(turn / 2))

    let lightnessMean = (lightness + other.lightness) / 2
    let chromaMean = (chroma1 + chroma2) / 2
    let hueMean = isGray ? hue1 + hue2 : Self.middle(hue1, hue2)

    let weight =
      1 - 0.17 * Self.cosine(hueMean - 30) + 0.24 * Self.cosine(2 * hueMean)
      + 0.32 * Self.cosine(3 * hueMean + 6) - 0.20 * Self.cosine(4 * hueMean - 63)
    let offset = (lightnessMean - 50) * (lightnessMean - 50)
    let lightnessScale = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let chromaScale = 1 + 0.045 * chromaMean
    let hueScale = 1 + 0.015 * chromaMean * weight
    let bend = (hueMean - 275) / 25
    let rotation =
      -2 * Self.saturation(chromaMean) * sin(Self.radians(60 * exp(-bend * bend)))

    let (l, c, h) = (lightnessStep / lightnessScale, chromaStep / chromaScale, hueStep / hueScale)
    return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  private static func saturation(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
  }

  /// From 0 to 360 degrees; 0 for grey.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    if a == 0 && b == 0 { return 0 }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// The shorter way around the circle, in degrees.
  private static func turn(from first: Double, to second: Double) -> Double {
    let turn = second - first
    if abs(turn) <= 180 { return turn }
    return turn > 0 ? turn - 360 : turn + 360
  }

  private static func middle(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    if abs(first - second) <= 180 { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

  private static func cosine(_ degrees: Double) -> Double { cos(radians(degrees)) }
}

extension LabColor {
  /// Every value of an sRGB channel as light (IEC 61966-2-1).
  private static let light: [Double] = (0...255).map { value in
    let value = Double(value) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// An opaque word's colour under D65.
  init(_ pixel: UInt32) {
    let red = Self.light[Int(pixel >> 16 & 255)]
    let green = Self.light[Int(pixel >> 8 & 255)]
    let blue = Self.light[Int(pixel & 255)]
    let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    let (fx, fy, fz) = (Self.bent(x), Self.bent(y), Self.bent(z))
    self.init(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  private static func bent(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }
}
