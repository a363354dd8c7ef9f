/// The kind of change between two pictures, wherever it lies: pictures that one cause changed have
/// one signature.
///
/// It is found in this order; the first that holds is taken:
/// 1. Sizes differ.
/// 2. One colour became another at most of the differing pixels: of the pairs of colours one has more
///    than half, and few pixels of the first colour stayed as they were.
/// 3. Something moved: blocks of four by four pixels that the reference has where it differs, and that
///    tell themselves from their surroundings, are looked for where the other picture differs; most
///    of those that are found are as far from where they were.
/// 4. Something appeared on plain ground, or vanished from it: of one of the pictures most differing
///    pixels have one colour, of the other they have many.
/// 5. Transparent pixels changed how much is seen through them.
/// 6. Edges changed: pixels differ along lines, as they do where a font, a weight or the smoothing is
///    another.
/// 7. The content changed.
package enum DifferenceSignature: Hashable, Sendable {
  /// Nothing differs.
  case same
  /// A size in pixels became another.
  case size(oldWidth: Int, oldHeight: Int, newWidth: Int, newHeight: Int)
  /// A colour became another: words of alpha, red, green and blue from the highest byte.
  case color(old: UInt32, new: UInt32)
  /// Something moved by so many pixels to the right and down.
  case moved(x: Int, y: Int)
  /// Something appeared on a ground of one colour, the part's sides in pixels.
  case appeared(ground: UInt32, width: Int, height: Int)
  /// Something vanished, and a ground of one colour is left.
  case vanished(ground: UInt32, width: Int, height: Int)
  /// More or less is seen through the picture.
  case opacity
  /// Text or edges are drawn in another way.
  case edges
  /// Anything else.
  case content

  /// What changed, in words without a full stop.
  package var sentence: String {
    switch self {
    case .same: "nothing differs"
    case .size(let oldWidth, let oldHeight, let newWidth, let newHeight):
      "size \(oldWidth)x\(oldHeight) became \(newWidth)x\(newHeight)"
    case .color(let old, let new): "\(Self.hex(old)) became \(Self.hex(new))"
    case .moved(let x, let y): "moved \(Self.way(x, y))"
    case .appeared(let ground, let width, let height):
      "\(width)x\(height) px appeared on \(Self.hex(ground))"
    case .vanished(let ground, let width, let height):
      "\(width)x\(height) px vanished from \(Self.hex(ground))"
    case .opacity: "the opacity changed"
    case .edges: "text or edges are drawn differently"
    case .content: "the content changed"
    }
  }

  /// Whether it does not say what became of the picture, as it depends on how many pixels per point has.
  var isShapeless: Bool { self == .content || self == .edges || self == .opacity }

  private static func way(_ x: Int, _ y: Int) -> String {
    var ways: [String] = []
    if x != 0 { ways.append("\(abs(x)) px \(x > 0 ? "right" : "left")") }
    if y != 0 { ways.append("\(abs(y)) px \(y > 0 ? "down" : "up")") }
    return ways.joined(separator: " and ")
  }

  /// A colour's six digits, or eight with the opacity last; colours that nobody sees have no digits.
  static func hex(_ pixel: UInt32) -> String {
    let alpha = pixel >> 24
    if alpha == 0 { return "transparent" }
    let word = alpha == 255 ? pixel & 0xFF_FFFF : pixel << 8 | alpha
    let digits = String(word, radix: 16, uppercase: true)
    let count = alpha == 255 ? 6 : 8
    return "#" + String(repeating: "0", count: count - digits.count) + digits
  }
}

// MARK: - Finding

extension DifferenceSignature {
  /// Finds what kind of change tells two pictures apart.
  ///
  /// - Parameter examined: What tells them apart, by pixels.
  package init(_ reference: PixelImage, _ actual: PixelImage, _ examined: ExaminedPixels) {
    let difference = examined.difference
    if reference.width != actual.width || reference.height != actual.height {
      self = .size(
        oldWidth: reference.width, oldHeight: reference.height, newWidth: actual.width,
        newHeight: actual.height)
    } else if difference.differingPixels == 0 {
      self = difference.antialiasedPixels > 0 ? .edges : .same
    } else {
      self =
        PixelPart.common(of: reference, actual, examined.canvas) { first, second in
          Self.find(first, second, examined)
        } ?? .content
    }
  }

  private static func find(
    _ first: PixelPart, _ second: PixelPart, _ examined: ExaminedPixels
  ) -> DifferenceSignature {
    let found = DifferingPixels(first, second, examined.canvas, examined)
    let pixels = found.pixels
    guard !pixels.isEmpty else { return .content }
    if let pair = majority(pixels.map { UInt64($0.old) << 32 | UInt64($0.new) }) {
      let (old, new) = (UInt32(pair >> 32), UInt32(truncatingIfNeeded: pair))
      if becomes(old, new, first, second, examined) {
        return placed(old, new, first, second, examined) ?? .color(old: old, new: new)
      }
    }
    if let shift = shift(first, second, pixels, examined) {
      return .moved(x: shift.x, y: shift.y)
    }
    if let plain = plainChange(pixels, first, second, examined) { return plain }
    let changed = pixels.count { $0.old >> 24 != $0.new >> 24 }
    if 2 * changed > pixels.count { return .opacity }
    // Lines fill little of a picture.
    let all = examined.difference.differingPixels + examined.difference.antialiasedPixels
    let isThin =
      4 * found.thinPixels > 3 * pixels.count && 10 * all < examined.difference.comparedPixels
    return isThin ? .edges : .content
  }

  /// Returns whether one colour became another wherever it was.
  ///
  /// In the parts that differ, most of its pixels did. What grew over a ground leaves much of that as
  /// it was.
  static func becomes(
    _ old: UInt32, _ new: UInt32, _ first: PixelPart, _ second: PixelPart,
    _ examined: ExaminedPixels
  ) -> Bool {
    let origin = examined.canvas.common
    let both = PixelRegion(x: 0, y: 0, width: first.width, height: first.height)
    var (all, changed) = (0, 0)
    for region in examined.difference.regions {
      // Of pictures of two sizes, parts that differ lie outside of one of them.
      guard let bounds = region.bounds.moved(x: -origin.x, y: -origin.y).intersection(both) else {
        continue
      }
      for y in bounds.y..<bounds.bottom {
        let (before, after) = (first.row(y), second.row(y))
        for x in bounds.x..<bounds.right where before[x] == old {
          all += 1
          if after[x] == new { changed += 1 }
        }
      }
    }
    return 3 * changed > 2 * all
  }

  private static func shift(
    _ first: PixelPart, _ second: PixelPart, _ pixels: [DifferingPixels.Pixel],
    _ examined: ExaminedPixels
  ) -> ShiftFinder.Shift? {
    guard let marks = examined.marks else { return nil }
    let origin = examined.canvas.common.y * marks.width + examined.canvas.common.x
    return marks.values.withUnsafeBufferPointer { values in
      values.baseAddress.flatMap { base in
        ShiftFinder(first, second, marks: base + origin, stride: marks.width).shift(of: pixels)
      }
    }
  }

  /// Returns what appeared or vanished if one colour became another in one place: a thing of one
  /// colour, such as a caret, where the ground around it has the other in both pictures.
  private static func placed(
    _ old: UInt32, _ new: UInt32, _ first: PixelPart, _ second: PixelPart,
    _ examined: ExaminedPixels
  ) -> DifferenceSignature? {
    guard examined.difference.regions.count == 1,
      let bounds = examined.difference.regions.first?.bounds,
      let ground = ground(around: bounds, first, second, examined)
    else { return nil }
    if ground == old {
      return .appeared(ground: old, width: bounds.width, height: bounds.height)
    }
    return ground == new
      ? .vanished(ground: new, width: bounds.width, height: bounds.height) : nil
  }

  /// Returns what appeared or vanished, if the largest part that differs is plain in one of the
  /// pictures.
  ///
  /// Where that is not the colour of the ground, a plain thing came over, or went from, what was there.
  private static func plainChange(
    _ pixels: [DifferingPixels.Pixel], _ first: PixelPart, _ second: PixelPart,
    _ examined: ExaminedPixels
  ) -> DifferenceSignature? {
    let (old, new) = (pixels.map(\.old), pixels.map(\.new))
    guard let bounds = examined.difference.regions.first?.bounds else { return nil }
    let around = ground(around: bounds, first, second, examined)
    switch (majority(old, ofTen: 9), majority(new, ofTen: 9)) {
    case (let plain?, nil):
      let isGround = around == nil || around == plain
      return isGround
        ? .appeared(ground: plain, width: bounds.width, height: bounds.height)
        : .vanished(ground: around ?? plain, width: bounds.width, height: bounds.height)
    case (nil, let plain?):
      let isGround = around == nil || around == plain
      return isGround
        ? .vanished(ground: plain, width: bounds.width, height: bounds.height)
        : .appeared(ground: around ?? plain, width: bounds.width, height: bounds.height)
    default: return nil
    }
  }

  /// The colour that most pixels two pixels around a part have in both pictures; nil if none has.
  private static func ground(
    around bounds: PixelRegion, _ first: PixelPart, _ second: PixelPart,
    _ examined: ExaminedPixels
  ) -> UInt32? {
    let origin = examined.canvas.common
    let (left, top) = (bounds.x - origin.x - 2, bounds.y - origin.y - 2)
    let (right, bottom) = (left + bounds.width + 3, top + bounds.height + 3)
    var places = (left...right).flatMap { [($0, top), ($0, bottom)] }
    places += (top + 1..<bottom).flatMap { [(left, $0), (right, $0)] }
    let inside = places.filter { x, y in
      0..<first.width ~= x && 0..<first.height ~= y
    }
    // Most of a frame around the whole picture is outside.
    guard 2 * inside.count > places.count else { return nil }
    let before = majority(inside.map { first.row($0.1)[$0.0] })
    return before == majority(inside.map { second.row($0.1)[$0.0] }) ? before : nil
  }

  /// The value that more than so many tenths have; nil if none has.
  private static func majority<Value: Comparable>(_ values: [Value], ofTen tenths: Int = 5)
    -> Value?
  {
    // Where one has more than half, it is the middle of all.
    let sorted = values.sorted()
    let middle = sorted[sorted.count / 2]
    let count = sorted.count { $0 == middle }
    return 10 * count > tenths * sorted.count ? middle : nil
  }
}

// MARK: - Pixels that differ

/// The pixels that differ between two pictures, in rows from the top, thinned out where they are many.
struct DifferingPixels {
  /// A pixel that differs.
  struct Pixel {
    /// Where it is on the part that both have.
    var x: Int
    var y: Int
    /// Its words.
    var old: UInt32
    var new: UInt32
  }

  /// The most that are looked at.
  private static let mostPixels = 16_384

  let pixels: [Pixel]
  /// How many of them lie on something thin: not all of eight pixels around them, two pixels away,
  /// differ.
  let thinPixels: Int

  init(_ first: PixelPart, _ second: PixelPart, _ canvas: PixelCanvas, _ examined: ExaminedPixels) {
    guard let marks = examined.marks else {
      (pixels, thinPixels) = ([], 0)
      return
    }
    let step = 1 + examined.difference.differingPixels / Self.mostPixels
    var (pixels, thin, unseen) = ([Pixel](), 0, step)
    let origin = canvas.common
    marks.values.withUnsafeBufferPointer { values in
      for y in 0..<first.height {
        let row = (origin.y + y) * marks.width + origin.x
        let (old, new) = (first.row(y), second.row(y))
        PixelMarks.forEach(
          .differing, in: UnsafeBufferPointer(rebasing: values[row..<row + first.width])
        ) { x in
          unseen &-= 1
          if unseen > 0 { return }
          unseen = step
          pixels.append(Pixel(x: x, y: y, old: old[x], new: new[x]))
          if !Self.isSurrounded(values, marks.width, row + x) { thin += 1 }
        }
      }
    }
    (self.pixels, thinPixels) = (pixels, thin)
  }

  /// The marks from the one for differing pixels to the one for those that smooth an edge.
  private static let marked =
    PixelMarks.Mark.differing.rawValue...PixelMarks.Mark.antialiased.rawValue

  private static func isSurrounded(
    _ values: UnsafeBufferPointer<UInt8>, _ width: Int, _ index: Int
  ) -> Bool {
    for row in -1...1 {
      for column in -1...1 {
        let place = index + 2 * (row * width + column)
        guard values.indices.contains(place), marked.contains(values[place]) else { return false }
      }
    }
    return true
  }
}
