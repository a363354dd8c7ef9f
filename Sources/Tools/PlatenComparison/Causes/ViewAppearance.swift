internal import Foundation
internal import Platen

/// The appearance of a view's box in a picture: the colour of its background, and that of what is
/// drawn on it.
///
/// It tells whether a view that lies elsewhere now, or says something else, has other colours too:
/// there is no comparing it pixel by pixel.
struct ViewAppearance {
  /// The most pixels that a ground is looked for in.
  private static let mostSamples = 4_096
  /// The ground is the colour that at least this part of a view has.
  private static let leastGround = 0.4
  /// What is drawn on a ground differs from it in one channel by at least so much.
  private static let leastContrast: Float = 24

  /// The word of the ground; nil where no colour is as common as a ground is.
  let ground: UInt32?
  /// The sum of what all pixels differ from the ground by: the same for equal ink wherever it lies
  /// between pixels.
  private(set) var ink = ColorChannels()
  /// The colour of what is drawn on the ground; nil for nothing, or where there is no ground.
  private(set) var inkColor: UInt32?
  /// How many pixels are inked as a whole, and not at an edge.
  private var inkPixels = 0

  /// Looks at a view.
  ///
  /// - Parameters:
  ///   - frame: The view's box, in points.
  ///   - scale: How many pixels per point has.
  ///   - contents: What of it counts.
  init?(_ picture: PixelImage, _ frame: CGRect, scale: CGFloat, contents: Contents) {
    guard let (columns, rows) = picture.pixels(in: frame, scale: scale) else { return nil }
    ground = Self.ground(picture, columns, rows, isRing: contents == .views)
    if contents == .text, let ground {
      findInk(picture, columns, rows, ColorChannels(word: ground))
    }
  }

  /// What is in a view's box.
  enum Contents {
    /// Other views: the ground is what is seen along the edges.
    case views
    /// A text, drawn in one colour.
    case text
    /// Anything else.
    case other
  }

  private static func ground(
    _ picture: PixelImage, _ columns: Range<Int>, _ rows: Range<Int>, isRing: Bool
  ) -> UInt32? {
    // Edges lie some pixels inside, where they are not smoothed.
    let inside = columns.count > 12 && rows.count > 12 ? 3 : 0
    let (left, right) = (columns.lowerBound + inside, columns.upperBound - 1 - inside)
    let (top, bottom) = (rows.lowerBound + inside, rows.upperBound - 1 - inside)
    var step = 1
    while columns.count * rows.count > mostSamples * step * step { step += 1 }
    var samples: [UInt32] = []
    for y in stride(from: top, through: bottom, by: isRing ? 1 : step) {
      let isEdge = !isRing || y == top || y == bottom
      for x in stride(from: left, through: right, by: isEdge ? step : max(right - left, 1)) {
        samples.append(picture.pixels[y * picture.width + x])
      }
    }
    let (color, count) = mostCommon(samples)
    return Double(count) >= leastGround * Double(samples.count) ? color : nil
  }

  private mutating func findInk(
    _ picture: PixelImage, _ columns: Range<Int>, _ rows: Range<Int>, _ ground: ColorChannels
  ) {
    var words: [(word: UInt32, distance: Float)] = []
    for y in rows {
      for word in picture.pixels[(y * picture.width + columns.lowerBound)...].prefix(columns.count)
      where word != self.ground {
        let difference = ColorChannels(word: word) - ground
        ink += difference
        words.append((word, difference.largest))
      }
    }
    // The pixels that are inked as a whole; those at edges are mixed with the ground.
    let furthest = words.map(\.distance).max() ?? 0
    guard furthest >= Self.leastContrast else { return }
    let whole = words.filter { $0.distance >= 0.9 * furthest }.map(\.word)
    let (color, count) = Self.mostCommon(whole)
    (inkColor, inkPixels) = (color, count)
  }

  private static func mostCommon(_ words: [UInt32]) -> (word: UInt32, count: Int) {
    var best: (word: UInt32, count: Int) = (0, 0)
    var run: (word: UInt32, count: Int) = (0, 0)
    for word in words.sorted() {
      run = word == run.word ? (word, run.count + 1) : (word, 1)
      if run.count > best.count { best = run }
    }
    return best
  }
}

// MARK: - Comparing

extension ViewAppearance {
  /// Grounds of two colours differ in one channel by more than this.
  private static let sameGround: Float = 2
  /// The part of its ink that a text may lose or win by lying elsewhere between pixels.
  private static let sameInk: Float = 0.08
  /// How far two inks may be apart, as a part of their contrast: where pixels are inked as a whole, and
  /// where edges alone are known.
  private static let nearInk: (whole: Float, edges: Float) = (0.1, 0.3)
  /// So many pixels of one colour are no edges by chance.
  private static let fewestWhole = 24

  /// The colours that have become others between how a view was drawn and how it is.
  ///
  /// - Parameter isSameText: Whether the same is drawn in the same size.
  static func changes(
    from old: ViewAppearance, to new: ViewAppearance, isSameText: Bool
  ) -> [ColorChanges.Pair] {
    guard let oldGround = old.ground, let newGround = new.ground else { return [] }
    var pairs: [ColorChanges.Pair] = []
    if (ColorChannels(word: newGround) - ColorChannels(word: oldGround)).largest > sameGround {
      pairs.append(ColorChanges.Pair(old: oldGround, new: newGround))
    }
    guard let oldInk = old.inkColor, let newInk = new.inkColor, oldInk != newInk else {
      return pairs
    }
    let hasChanged =
      if pairs.isEmpty, isSameText {
        (new.ink - old.ink).length > sameInk * max(old.ink.length, new.ink.length)
      } else {
        isOtherInk(old, new)
      }
    if hasChanged { pairs.append(ColorChanges.Pair(old: oldInk, new: newInk)) }
    return pairs
  }

  /// Returns whether what is drawn in another form has another colour: further from its ground or
  /// nearer to it, or in another direction.
  private static func isOtherInk(_ old: ViewAppearance, _ new: ViewAppearance) -> Bool {
    guard let oldInk = old.inkColor, let newInk = new.inkColor, let oldGround = old.ground,
      let newGround = new.ground
    else { return false }
    let contrast = ColorChannels(word: oldInk) - ColorChannels(word: oldGround)
    let distance = (ColorChannels(word: newInk) - ColorChannels(word: oldInk)).largest
    let isWhole = min(old.inkPixels, new.inkPixels) >= fewestWhole
    return distance > (isWhole ? nearInk.whole : nearInk.edges) * contrast.largest
      || !contrast.isAlong(ColorChannels(word: newInk) - ColorChannels(word: newGround))
  }
}
