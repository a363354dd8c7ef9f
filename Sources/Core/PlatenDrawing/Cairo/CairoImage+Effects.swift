internal import Foundation
internal import PlatenBase

extension CairoImage {
  // Once they are cancelled, these end early and leave pixels that nobody sees.

  /// Blurs the pixels by standard deviations in pixels; outside the image there is nothing.
  func blur(_ sigma: CGSize, _ cancellation: RenderCancellation?) {
    for shift: UInt32 in [0, 8, 16, 24] {
      let values = blurred(shift: shift, sigma, cancellation)
      withWords(cancellation) { words, start in
        for x in 0..<width {
          words[x] = words[x] & ~(0xFF << shift) | Self.byte(values[start + x]) << shift
        }
      }
    }
  }

  /// The image's outline in a colour, blurred.
  func shadow(
    _ color: Color.Resolved, sigma: CGSize, _ cancellation: RenderCancellation?
  ) throws(CairoError) -> CairoImage {
    let values = blurred(shift: 24, sigma, cancellation)
    let shadow = try CairoImage(width: width, height: height, hasAlpha: true)
    let words = (0...255).map { alpha in
      color.multiplied(by: Double(alpha) / 255).premultipliedWord
    }
    shadow.withWords(cancellation) { row, start in
      for x in 0..<width { row[x] = words[Int(Self.byte(values[start + x]))] }
    }
    return shadow
  }

  /// Takes each pixel's colour through a matrix.
  func map(_ matrix: ColorMatrix, _ cancellation: RenderCancellation?) {
    var last: (from: UInt32, to: UInt32) = (0, Color.Resolved(word: 0).mapped(matrix))
    withWords(cancellation) { words, _ in
      for x in 0..<width {
        let word = words[x]
        if word != last.from { last = (word, Color.Resolved(word: word).mapped(matrix)) }
        words[x] = last.to
      }
    }
  }

  /// A byte of each pixel, blurred, in parts of 255 times 256.
  private func blurred(
    shift: UInt32, _ sigma: CGSize, _ cancellation: RenderCancellation?
  ) -> [UInt16] {
    var values = [UInt16](repeating: 0, count: width * height)
    withWords(cancellation) { words, start in
      for x in 0..<width { values[start + x] = UInt16(words[x] >> shift & 0xFF) << 8 }
    }
    BoxBlur(sigma: Double(sigma.width)).apply(
      to: &values, width: width, height: height, alongRows: true, cancellation)
    BoxBlur(sigma: Double(sigma.height)).apply(
      to: &values, width: width, height: height, alongRows: false, cancellation)
    return values
  }

  /// Calls `body` with each row and the number of pixels before it.
  private func withWords(
    _ cancellation: RenderCancellation?, _ body: (UnsafeMutablePointer<UInt32>, Int) -> Void
  ) {
    withPixels { pixels, wordsPerRow in
      for y in 0..<height where !cancellation.isCancelled {
        body(pixels + y * wordsPerRow, y * width)
      }
    }
  }

  private static func byte(_ value: UInt16) -> UInt32 { min((UInt32(value) + 128) >> 8, 255) }
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
