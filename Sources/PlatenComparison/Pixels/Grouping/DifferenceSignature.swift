/// What kind of change tells two pictures apart, wherever it lies: pictures that one cause changed
/// have one signature.
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

  private static func way(_ x: Int, _ y: Int) -> String {
    var ways: [String] = []
    if x != 0 { ways.append("\(abs(x)) px \(x > 0 ? "right" : "left")") }
    if y != 0 { ways.append("\(abs(y)) px \(y > 0 ? "down" : "up")") }
    return ways.joined(separator: " and ")
  }

  /// Six digits, or eight with the opacity last; colours that nobody sees have no digits.
  private static func hex(_ pixel: UInt32) -> String {
    let alpha = pixel >> 24
    if alpha == 0 { return "transparent" }
    let word = alpha == 255 ? pixel & 0xFF_FFFF : pixel << 8 | alpha
    let digits = String(word, radix: 16, uppercase: true)
    let count = alpha == 255 ? 6 : 8
    return "#" + String(repeating: "0", count: count - digits.count) + digits
  }
}
