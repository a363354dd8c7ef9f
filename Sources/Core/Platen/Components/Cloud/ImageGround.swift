internal import PlatenDrawing

/// The ground of an opaque picture, and how far a pixel has to differ from it to be of the figure.
///
/// The ground has the colour of three of the four corners, or else the most frequent one of the
/// border. Where it is light and all that differs from it is dark, what counts is how dark a pixel
/// is; elsewhere, how much any of its channels differs.
struct ImageGround {
  /// Nil where darkness counts.
  private let color: UInt32?
  /// The difference of a pixel that is half of the figure.
  private let half: Int

  /// Differences up to this, of 255, are noise of the ground; up to the second, where nothing differs more.
  private static let noise = 24
  private static let faintNoise = 8
  /// Neighbours that differ by less are of one surface, not of an edge.
  private static let edge = 8

  /// Finds the ground.
  ///
  /// - Parameter step: From one of the pixels that are looked at to the next.
  init(of bitmap: Bitmap, step: Int) {
    self =
      Self(of: bitmap, step: step, noise: Self.noise)
      ?? Self(of: bitmap, step: step, noise: Self.faintNoise) ?? Self(color: nil, half: 0)
  }

  private init(color: UInt32?, half: Int) {
    (self.color, self.half) = (color, half)
  }

  /// Nil where no surface differs by more than the noise, or where faint differences are not all there is.
  private init?(of bitmap: Bitmap, step: Int, noise: Int) {
    let ground = Self.color(of: bitmap)
    var (counts, pale, strong, all) = ([Int](repeating: 0, count: 256), 0, 0, 0)
    for y in stride(from: 0, to: bitmap.height - 1, by: step) {
      for x in stride(from: 0, to: bitmap.width - 1, by: step) {
        let index = y * bitmap.width + x
        let pixel = bitmap.pixels[index]
        all += 1
        let difference = Self.difference(pixel, ground)
        if difference > Self.noise { strong += 1 }
        guard difference > noise,
          Self.difference(pixel, bitmap.pixels[index + 1]) < Self.edge,
          Self.difference(pixel, bitmap.pixels[index + bitmap.width]) < Self.edge
        else { continue }
        counts[difference] += 1
        if Self.darkness(pixel) < 128 { pale += 1 }
      }
    }
    // Fewer are specks.
    let few = all / 500
    let figure = counts.reduce(0, +)
    if figure <= few || noise < Self.noise && strong > few { return nil }
    guard Self.darkness(ground) > 127 || pale > few else {
      (color, half) = (nil, 0)
      return
    }
    // The palest surface is a figure as the others are.
    var (palest, count) = (0, 0)
    while count <= few {
      count += counts[palest]
      palest += 1
    }
    (color, half) = (ground, max(palest / 2, noise / 2))
  }

  /// Returns how much a pixel is of the figure, from 0 to 255; from a half on it is.
  func level(of pixel: UInt32) -> Int {
    guard let color else { return Self.darkness(pixel) }
    return min(Self.difference(pixel, color) * 128 / half, 255)
  }

  // MARK: - Colours

  private static func color(of bitmap: Bitmap) -> UInt32 {
    let (width, height) = (bitmap.width, bitmap.height)
    let pixels = bitmap.pixels
    let corners = [0, width - 1, (height - 1) * width, height * width - 1].map { pixels[$0] }
    if let corner = corners.first(where: { corner in
      corners.count { difference($0, corner) <= noise } >= 3
    }) {
      return corner
    }
    var counts: [UInt32: (count: Int, pixel: UInt32)] = [:]
    let ends: [Int] = (0..<width).flatMap { x in [x, (height - 1) * width + x] }
    let sides: [Int] = (0..<height).flatMap { y in [y * width, (y + 1) * width - 1] }
    for index in ends + sides {
      // Noise is within the lowest bits.
      counts[pixels[index] & 0xE0E0E0, default: (0, pixels[index])].count += 1
    }
    // Of two as frequent, the lighter one: paper is.
    return counts.max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }?.value.pixel
      ?? 0xFFFF_FFFF
  }

  /// Returns the greatest difference of two pixels' channels.
  private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
    func channel(_ shift: UInt32) -> Int {
      abs(Int(one >> shift & 255) - Int(other >> shift & 255))
    }
    return max(channel(16), channel(8), channel(0))
  }

  /// Returns how dark a pixel is from 0 to 255, by the weights of BT.709 for the coded colours.
  private static func darkness(_ pixel: UInt32) -> Int {
    let (red, green, blue) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
    return 255 - (2126 * red + 7152 * green + 722 * blue + 5000) / 10_000
  }
}
