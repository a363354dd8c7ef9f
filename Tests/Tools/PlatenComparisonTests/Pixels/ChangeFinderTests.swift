import PlatenComparison
import Testing

@Suite("What changed, and what is only drawn in another way")
struct ChangeFinderTests {
  private let white: UInt32 = 0xFFFF_FFFF
  private let ground = PixelImage(width: 80, height: 60, 0xFFFF_FFFF)

  private static func gray(_ level: Int) -> UInt32 {
    0xFF00_0000 | UInt32(level) << 16 | UInt32(level) << 8 | UInt32(level)
  }

  private func differing(
    _ first: PixelImage, _ second: PixelImage, tolerance: PixelTolerance = PixelTolerance()
  ) -> Int {
    let comparison = PixelComparison(tolerance: tolerance)
    let there = comparison.compare(first, second).differingPixels
    #expect(comparison.compare(second, first).differingPixels == there)
    return there
  }

  /// Black from a place between two columns on.
  private func edge(at x: Double, black: Int = 0) -> PixelImage {
    let column = Int(x)
    let part = x - Double(column)
    let mixed = Int((Double(black) + (255 - Double(black)) * part).rounded())
    return ground.filling(x: column..<column + 1, y: 0..<60, Self.gray(mixed))
      .filling(x: column + 1..<80, y: 0..<60, Self.gray(black))
  }

  @Test("an edge that is drawn up to half a pixel further is no change", arguments: 1...8)
  func movedEdge(_ sixteenths: Int) {
    #expect(differing(edge(at: 40), edge(at: 40 + Double(sixteenths) / 16)) == 0)
  }

  /// A line of a pixel's width, from a place between two columns on: what a column has of it is its
  /// part of the black.
  private func line(at x: Double, _ rows: Range<Int>, black: Double = 0) -> PixelImage {
    (0...1).reduce(ground) { picture, step in
      let column = Int(x) + step
      let part = max(0, 1 - abs(x - Double(column)))
      let level = Int((255 - (255 - black) * part).rounded())
      return picture.filling(x: column..<column + 1, y: rows, Self.gray(level))
    }
  }

  @Test("a hairline that moves by half a pixel or more is a change", arguments: [0.0, 120, 210])
  func hairline(_ black: Double) {
    let there = line(at: 40, 5..<55, black: black)
    for step in [0.5, 0.75, 1, 2] {
      #expect(differing(there, line(at: 40 + step, 5..<55, black: black)) >= 100)
    }
    #expect(differing(there, line(at: 40.125, 5..<55, black: black)) == 0)
    // Eight pixels are no longer than the stem of a letter, and a change all the same.
    #expect(differing(line(at: 40, 20..<28), line(at: 41, 20..<28)) >= 16)
  }

  @Test("between two pictures of one program less is a change than between those of two")
  func oneHand() {
    /// Strokes with a soft side each, lighter or darker by the hand.
    func strokes(_ hand: Int) -> PixelImage {
      stride(from: 2, to: 78, by: 4).reduce(ground) { picture, x in
        picture.filling(x: x..<x + 1, y: 0..<60, Self.gray(140 + hand))
          .filling(x: x + 1..<x + 2, y: 0..<60, Self.gray(0))
      }
    }
    func edited(_ picture: PixelImage) -> PixelImage {
      picture.filling(x: 43..<44, y: 20..<24, Self.gray(30))
    }
    #expect(differing(strokes(0), edited(strokes(0))) == 4)
    #expect(differing(strokes(0), edited(strokes(5))) == 0)
    // Four levels in one place are less than anybody sees.
    #expect(differing(strokes(0), strokes(0).filling(x: 43..<44, y: 0..<60, Self.gray(4))) == 0)
  }

  @Test("letters that one program drew an eighth paler are a change, and those of another none")
  func recolored() {
    /// Strokes with a soft side each, of which every row has another part of the ink.
    func strokes(_ ink: Double, jitter: Double = 0) -> PixelImage {
      var (parts, hand) = (RepeatedNoise(), RepeatedNoise())
      _ = hand.next()
      return stride(from: 2, to: 78, by: 4).reduce(ground) { picture, x in
        (0..<60).reduce(picture) { picture, y in
          let part = Double(parts.next() % 64) / 64
          let drawn = min(max(part + jitter * (Double(hand.next() % 64) / 32 - 1), 0), 1)
          let soft = Int((255 - (255 - ink) * drawn).rounded())
          return picture.filling(x: x..<x + 1, y: y..<y + 1, Self.gray(soft))
            .filling(x: x + 1..<x + 2, y: y..<y + 1, Self.gray(Int(ink)))
        }
      }
    }
    #expect(differing(strokes(100), strokes(119)) > 1000)
    #expect(differing(strokes(100), strokes(119, jitter: 0.2)) == 0)
  }

  @Test("a letter with a top two thirds darker and paler sides is no change")
  func otherPoint() {
    func letter(top: Int, side: Int) -> PixelImage {
      ground.filling(x: 39..<44, y: 20..<24, Self.gray(side))
        .filling(x: 40..<43, y: 19..<20, Self.gray(top))
        .filling(x: 40..<43, y: 20..<24, Self.gray(0))
    }
    #expect(differing(letter(top: 220, side: 150), letter(top: 55, side: 210)) == 0)
    #expect(differing(letter(top: 220, side: 150), letter(top: 20, side: 210)) > 0)
  }

  @Test("a line that is a pixel longer is a change")
  func longer() {
    #expect(differing(line(at: 40, 20..<24), line(at: 40, 20..<25)) == 1)
  }

  @Test("letters that are a quarter paler, or of another hue, are a change; a twentieth is none")
  func letters() {
    /// Six letters of two stems and a bar.
    func word(_ color: UInt32, soft: UInt32) -> PixelImage {
      (0..<6).reduce(ground) { picture, letter in
        let x = 10 + letter * 9
        return picture.filling(x: x..<x + 1, y: 20..<29, color)
          .filling(x: x + 1..<x + 2, y: 20..<29, soft).filling(x: x + 5..<x + 6, y: 20..<29, color)
          .filling(x: x + 2..<x + 5, y: 24..<25, color)
      }
    }
    let blue = word(0xFF0B_57D0, soft: 0xFF85_ABE7)
    #expect(differing(blue, word(0xFF7A_3FC4, soft: 0xFFBC_9FE1)) > 100)
    // As bright as before, and a little red: each half over white is that of its word.
    let muted = word(Self.gray(0x88), soft: Self.gray(0xC3))
    #expect(differing(muted, word(0xFFA0_8080, soft: 0xFFCF_BFBF)) > 100)
    #expect(
      differing(word(0xFF1F_2328, soft: 0xFF8F_9193), word(0xFF1A_2A4A, soft: 0xFF8C_94A4)) > 100)
    #expect(differing(muted, word(0xFF8B_8787, soft: 0xFFC4_C2C2)) == 0)
    let grey = word(Self.gray(110), soft: Self.gray(182))
    #expect(differing(grey, word(Self.gray(146), soft: Self.gray(200))) > 100)
    #expect(differing(grey, word(Self.gray(117), soft: Self.gray(186))) == 0)
  }

  @Test("an edge that is drawn a whole pixel further is one")
  func movedByAPixel() {
    #expect(differing(edge(at: 40), edge(at: 41)) == 60)
    #expect(differing(edge(at: 40, black: 200), edge(at: 41, black: 200)) == 60)
  }

  @Test("a comma for a point is a change, though edges around it are smoothed")
  func comma() {
    // A point of two by two pixels with soft sides, and one with a tail below.
    let point = ground.filling(x: 19..<23, y: 19..<23, Self.gray(190))
      .filling(x: 20..<22, y: 20..<22, Self.gray(20))
    let comma = point.filling(x: 20..<21, y: 23..<25, Self.gray(120))
    #expect(differing(point, comma) > 0)
  }

  @Test("a large part that is a few levels darker is a change, a level is none")
  func area() {
    let (badge, darker) = (0xFF1A_7F37 as UInt32, 0xFF1A_9F37 as UInt32)
    let old = ground.filling(x: 10..<60, y: 10..<34, badge)
    #expect(differing(old, ground.filling(x: 10..<60, y: 10..<34, darker)) == 50 * 24)
    let whole = PixelImage(width: 80, height: 60, Self.gray(29))
    #expect(differing(whole, PixelImage(width: 80, height: 60, Self.gray(24))) == 80 * 60)
    #expect(differing(whole, PixelImage(width: 80, height: 60, Self.gray(28))) == 0)
  }

  @Test("pale strokes that are elsewhere are a change")
  func paleStrokes() {
    func stroke(_ x: Int) -> PixelImage { ground.filling(x: x..<x + 2, y: 10..<30, Self.gray(236)) }
    #expect(differing(stroke(20), stroke(40)) == 80)
    #expect(differing(ground, stroke(40)) == 40)
  }

  @Test("noise of a few levels is no change")
  func noise() {
    var generator = RepeatedNoise()
    let pixels = (0..<4800).map { _ in Self.gray(128 + Int(generator.next() % 7) - 3) }
    let noisy = PixelImage(width: 80, height: 60, pixels: pixels)
    #expect(differing(PixelImage(width: 80, height: 60, Self.gray(128)), noisy) == 0)
  }

  @Test("what is ignored has no part in it, and a threshold of 1 lets all pass")
  func tolerances() {
    let other = ground.filling(x: 10..<60, y: 10..<34, Self.gray(0))
    let region = PixelRegion(x: 10, y: 10, width: 50, height: 24)
    #expect(PixelComparison(ignoring: [region]).compare(ground, other).differingPixels == 0)
    var tolerance = PixelTolerance()
    tolerance.threshold = 1
    #expect(differing(ground, other, tolerance: tolerance) == 0)
    // Twice the threshold lets twice the levels pass.
    let pale = PixelImage(width: 80, height: 60, Self.gray(251))
    #expect(differing(ground, pale) == 4800)
    tolerance.threshold = 0.2
    #expect(differing(ground, pale, tolerance: tolerance) == 0)
  }

  @Test("smoothed edges count where they are to")
  func countedEdges() {
    var tolerance = PixelTolerance()
    tolerance.ignoresAntialiasing = false
    #expect(differing(edge(at: 40), edge(at: 40.25), tolerance: tolerance) == 60)
  }
}

/// The same numbers in every run (Marsaglia, "Xorshift RNGs", 2003).
private struct RepeatedNoise {
  private var state: UInt32 = 2_463_534_242

  mutating func next() -> UInt32 {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return state
  }
}
