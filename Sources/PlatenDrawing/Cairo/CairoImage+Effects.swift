internal import Foundation

extension CairoImage {
  /// Blurs the pixels by standard deviations in pixels; outside of the image there is nothing.
  func blur(_ sigma: CGSize) {
    for shift: UInt32 in [0, 8, 16, 24] {
      let values = blurred(shift: shift, sigma)
      withPixels { pixels, wordsPerRow in
        for y in 0..<height {
          for x in 0..<width {
            let value = UInt32(Self.byte(values[y * width + x]))
            let place = y * wordsPerRow + x
            pixels[place] = pixels[place] & ~(0xFF << shift) | value << shift
          }
        }
      }
    }
  }

  /// The image's outline in a colour, blurred.
  func shadow(_ color: Color.Resolved, sigma: CGSize) throws(CairoError) -> CairoImage {
    let values = blurred(shift: 24, sigma)
    let shadow = try CairoImage(width: width, height: height, hasAlpha: true)
    let words = (0...255).map { alpha in
      color.multiplied(by: Double(alpha) / 255).premultipliedWord
    }
    shadow.withPixels { pixels, wordsPerRow in
      for y in 0..<height {
        for x in 0..<width {
          pixels[y * wordsPerRow + x] = words[Int(Self.byte(values[y * width + x]))]
        }
      }
    }
    return shadow
  }

  /// Takes each pixel's colour through a matrix.
  func map(_ matrix: ColorMatrix) {
    var last: (from: UInt32, to: UInt32) = (0, Color.Resolved(word: 0).mapped(matrix))
    withPixels { pixels, wordsPerRow in
      for y in 0..<height {
        for x in 0..<width {
          let place = y * wordsPerRow + x
          if pixels[place] != last.from {
            last = (pixels[place], Color.Resolved(word: pixels[place]).mapped(matrix))
          }
          pixels[place] = last.to
        }
      }
    }
  }

  /// A byte of each pixel, blurred, in parts of 255 times 256.
  private func blurred(shift: UInt32, _ sigma: CGSize) -> [UInt16] {
    var values = [UInt16](repeating: 0, count: width * height)
    withPixels { pixels, wordsPerRow in
      for y in 0..<height {
        for x in 0..<width {
          values[y * width + x] = UInt16(pixels[y * wordsPerRow + x] >> shift & 0xFF) << 8
        }
      }
    }
    BoxBlur(sigma: Double(sigma.width)).apply(
      to: &values, width: width, height: height, alongRows: true)
    BoxBlur(sigma: Double(sigma.height)).apply(
      to: &values, width: width, height: height, alongRows: false)
    return values
  }

  private static func byte(_ value: UInt16) -> UInt8 {
    UInt8(min((UInt32(value) + 128) >> 8, 255))
  }
}

extension Color.Resolved {
  /// The colour of a premultiplied word.
  fileprivate init(word: UInt32) {
    let alpha = Double(word >> 24)
    func component(_ shift: UInt32) -> Double {
      alpha > 0 ? Double(word >> shift & 0xFF) / alpha : 0
    }
    self.init(red: component(16), green: component(8), blue: component(0), opacity: alpha / 255)
  }

  fileprivate func mapped(_ matrix: ColorMatrix) -> UInt32 {
    matrix.applied(to: self).premultipliedWord
  }
}
