internal import Foundation

extension Color.RGBColorSpace {
  /// The components that a colour of this space has in sRGB, which may lie outside 0 to 1.
  func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear:
      return (
        TransferFunction.encoded(red), TransferFunction.encoded(green),
        TransferFunction.encoded(blue)
      )
    case .displayP3:
      // Display P3 has sRGB's transfer function and white. The matrix is that from its primaries
      // over XYZ to sRGB's (SMPTE EG 432-1, IEC 61966-2-1).
      let (r, g, b) = (
        TransferFunction.linear(red), TransferFunction.linear(green), TransferFunction.linear(blue)
      )
      return (
        TransferFunction.encoded(1.2249401763 * r - 0.2249401763 * g),
        TransferFunction.encoded(-0.0420569547 * r + 1.0420569547 * g),
        TransferFunction.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b)
      )
    }
  }
}

// MARK: - Transfer

/// The transfer function of sRGB (IEC 61966-2-1), mirrored for what lies below zero.
enum TransferFunction {
  /// The light that a stored component stands for.
  static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// The stored component of an amount of light.
  static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}
