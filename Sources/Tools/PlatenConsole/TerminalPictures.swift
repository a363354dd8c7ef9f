internal import PlatenBase

/// A PNG as terminals with kitty's graphics protocol take it.
package struct KittyPicture {
  /// The most bytes of base64 that a part may have.
  private static let partSize = 4096

  private let png: [UInt8]
  private let columns: Int?

  /// - Parameter columns: How many columns the picture is to be scaled to; nil for its own size.
  package init(png: [UInt8], columns: Int?) {
    self.png = png
    self.columns = columns
  }

  /// The sequences that show the picture where the cursor is.
  package var text: String {
    let data = Data(png).base64EncodedString()
    var rest = Substring(data)
    var text = ""
    // To be sent and shown at once, as PNG, without an answer.
    var keys = "a=T,f=100,q=2" + (columns.map { ",c=\($0)" } ?? "")
    repeat {
      let part = rest.prefix(Self.partSize)
      rest = rest.dropFirst(Self.partSize)
      text += "\u{1B}_G\(keys),m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
      keys = "q=2"
    } while !rest.isEmpty
    return text
  }
}

// MARK: - Sixels

/// A picture as terminals with sixels take it.
///
/// Colours are those of a cube of six steps of red, green and blue.
package struct SixelPicture {
  private let width: Int
  private let height: Int
  /// The colours' numbers in the cube; nil where the picture is transparent.
  private let colors: [UInt8?]

  /// - Parameters:
  ///   - pixels: Rows of words of alpha, red, green and blue from the highest byte down, colours not
  ///     multiplied.
  ///   - mostColumns: The most pixels that a row may have: a wider picture is made smaller by a whole
  ///     factor.
  package init(width: Int, height: Int, pixels: [UInt32], mostColumns: Int) {
    let factor = max((width + mostColumns - 1) / max(mostColumns, 1), 1)
    self.width = width / factor
    self.height = height / factor
    let columns = self.width
    colors = (0..<self.width * self.height).map { i in
      let (x, y) = (i % columns * factor, i / columns * factor)
      var sums = (alpha: UInt32(0), red: UInt32(0), green: UInt32(0), blue: UInt32(0))
      for row in y..<y + factor {
        for pixel in pixels[row * width + x..<row * width + x + factor] {
          let alpha = pixel >> 24
          sums.alpha += alpha
          sums.red += (pixel >> 16 & 255) * alpha / 255
          sums.green += (pixel >> 8 & 255) * alpha / 255
          sums.blue += (pixel & 255) * alpha / 255
        }
      }
      guard sums.alpha >= UInt32(factor * factor) * 128 else { return nil }
      func step(_ sum: UInt32) -> UInt32 { min((sum * 255 / sums.alpha + 25) / 51, 5) }
      return UInt8(step(sums.red) * 36 + step(sums.green) * 6 + step(sums.blue))
    }
  }

  /// The sequences that show the picture where the cursor is.
  package var text: String {
    guard width > 0, height > 0 else { return "" }
    // Transparent pixels stay as they are; a pixel is as high as it is wide.
    // DCS q, then raster attributes: https://vt100.net/docs/vt3xx-gp/chapter14.html
    var text = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    for number in Set(colors.compactMap(\.self)).sorted() {
      let (red, green, blue) = (Int(number) / 36, Int(number) / 6 % 6, Int(number) % 6)
      text += "#\(number);2;\(red * 20);\(green * 20);\(blue * 20)"
    }
    for top in stride(from: 0, to: height, by: 6) {
      text += band(top)
      text += "-"
    }
    return text + "\u{1B}\\"
  }

  /// Six rows: those of each colour after the other.
  private func band(_ top: Int) -> String {
    let rows = top..<min(top + 6, height)
    let used = Set(rows.flatMap { colors[$0 * width..<($0 + 1) * width] }.compactMap(\.self))
    return used.sorted().map { color in
      let signs = (0..<width).map { x in
        rows.reduce(UInt8(63)) { sign, y in
          colors[y * width + x] == color ? sign + (1 << UInt8(y - top)) : sign
        }
      }
      return "#\(color)" + Self.packed(signs)
    }.joined(separator: "$")
  }

  /// Signs with those that are repeated counted.
  private static func packed(_ signs: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < signs.count {
      var end = start
      while end < signs.count, signs[end] == signs[start] { end += 1 }
      let sign = String(Unicode.Scalar(signs[start]))
      let count = end - start
      text += count > 3 ? "!\(count)\(sign)" : String(repeating: sign, count: count)
      start = end
    }
    return text
  }
}
