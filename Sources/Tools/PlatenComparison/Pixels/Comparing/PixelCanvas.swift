/// The places of two pictures on the smallest canvas that holds both.
///
/// Pictures of one size lie on each other. Of two sizes, the corners, edges and middles are tried, and
/// the place is taken at which most pixels are the same; the top left where there is no telling.
package struct PixelCanvas: Hashable, Sendable {
  /// The ground's sides, in pixels.
  package let width: Int
  package let height: Int
  /// Where the reference lies.
  package let reference: PixelRegion
  /// Where the other picture lies.
  package let actual: PixelRegion

  /// What both have.
  package var common: PixelRegion {
    reference.intersection(actual) ?? PixelRegion(x: 0, y: 0, width: 0, height: 0)
  }

  /// Finds the best place.
  package init(_ reference: PixelImage, _ actual: PixelImage) {
    let places = Self.places(actual.width - reference.width).flatMap { x in
      Self.places(actual.height - reference.height).map { y in (x, y) }
    }
    var best = PixelCanvas(reference, actual, x: 0, y: 0)
    if places.count > 1 {
      var bestScore = -1
      for (x, y) in places {
        let canvas = PixelCanvas(reference, actual, x: x, y: y)
        let score = canvas.equalPixels(reference, actual)
        if score > bestScore { (best, bestScore) = (canvas, score) }
      }
    }
    self = best
  }

  /// The other picture's top left is at (`x`, `y`) of the reference.
  private init(_ reference: PixelImage, _ actual: PixelImage, x: Int, y: Int) {
    self.reference = PixelRegion(
      x: max(0, -x), y: max(0, -y), width: reference.width, height: reference.height)
    self.actual = PixelRegion(
      x: max(0, x), y: max(0, y), width: actual.width, height: actual.height)
    width = max(reference.width, actual.width)
    height = max(reference.height, actual.height)
  }

  /// Returns where the other picture may begin along an axis that it is longer in by so many
  /// pixels: as the reference, ending with it, in its middle.
  private static func places(_ excess: Int) -> [Int] {
    excess == 0 ? [0] : [0, -excess, -(excess / 2)]
  }

  /// Returns how many pixels are the same in the rows that are looked at, some hundred of them.
  private func equalPixels(_ reference: PixelImage, _ actual: PixelImage) -> Int {
    PixelPart.common(of: reference, actual, self) { first, second in
      var count = 0
      for y in stride(from: 0, to: first.height, by: max(1, first.height / 128)) {
        let (first, second, width) = (first.row(y), second.row(y), first.width)
        for x in 0..<width where first[x] == second[x] { count &+= 1 }
      }
      return count
    } ?? 0
  }
}

// MARK: - Parts

/// A rectangle of a picture's words, valid while the picture lends them.
struct PixelPart {
  /// The word at the top left.
  let start: UnsafePointer<UInt32>
  /// Words from one row to the next.
  let stride: Int
  /// The rectangle's sides, in pixels.
  let width: Int
  let height: Int

  /// A row's words.
  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> { start + y &* stride }

  /// Hands over the part of two pictures that both have on their common canvas; nil if that is none.
  static func common<Answer>(
    of reference: PixelImage, _ actual: PixelImage, _ canvas: PixelCanvas,
    _ body: (_ reference: PixelPart, _ actual: PixelPart) -> Answer
  ) -> Answer? {
    let common = canvas.common
    guard common.width > 0, common.height > 0 else { return nil }
    return reference.pixels.withUnsafeBufferPointer { first in
      actual.pixels.withUnsafeBufferPointer { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return nil }
        func part(_ base: UnsafePointer<UInt32>, _ place: PixelRegion) -> PixelPart {
          let offset = (common.y - place.y) * place.width + common.x - place.x
          return PixelPart(
            start: base + offset, stride: place.width, width: common.width, height: common.height)
        }
        return body(part(first, canvas.reference), part(second, canvas.actual))
      }
    }
  }
}
