internal import Foundation
internal import PlatenText

/// The `d` of a path: steps between points that were rounded first, so that errors do not add up.
struct SVGPathData {
  private(set) var text = SVGText()
  private let decimals: Int
  /// Whether lines of no length are written where a part begins with one.
  private let keepsDots: Bool
  private var point = Place()
  private var start = Place()
  private var command: UInt8 = 0
  /// What has to be kept apart from the next number.
  private var neighbour = Neighbour.none

  private enum Neighbour { case none, whole, fraction }

  /// A point in units of the last decimal.
  private struct Place: Equatable {
    var x = 0
    var y = 0
  }

  init(decimals: Int, keepsDots: Bool = false) {
    self.decimals = decimals
    self.keepsDots = keepsDots
  }

  init(_ path: Path, decimals: Int = 2, keepsDots: Bool = false) {
    self.init(decimals: decimals, keepsDots: keepsDots)
    for element in path.elements {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): line(to: point)
      case .quadCurve(let point, let control): curve(control, point)
      case .curve(let point, let a, let b): curve(a, b, point)
      case .closeSubpath: close()
      }
    }
  }

  /// An outline in font units: whole ones, where the font's points are.
  init(_ outline: GlyphOutline) {
    self.init(decimals: outline.isWhole ? 0 : 1)
    for element in outline.elements {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): line(to: point)
      case .quadCurve(let point, let control): curve(control, point)
      case .curve(let point, let a, let b): curve(a, b, point)
      case .close: close()
      }
    }
  }

  private mutating func move(to target: CGPoint) {
    let place = place(target)
    write(UInt8(ascii: "M"))
    write(place.x)
    write(place.y)
    point = place
    start = place
  }

  private mutating func line(to target: CGPoint) {
    let place = place(target)
    switch (place.x == point.x, place.y == point.y) {
    case (true, true): dot()
    case (false, true):
      write(UInt8(ascii: "h"))
      write(place.x - point.x)
    case (true, false):
      write(UInt8(ascii: "v"))
      write(place.y - point.y)
    case (false, false):
      write(UInt8(ascii: "l"))
      writeStep(to: place)
    }
    point = place
  }

  /// Writes a line of no length where nothing else begins a part.
  ///
  /// A part that is a point has caps, if it has a line (SVG 2, 13.5.4). No letter is in force just
  /// after a move.
  private mutating func dot() {
    guard keepsDots, command == 0 else { return }
    write(UInt8(ascii: "h"))
    write(0)
  }

  private mutating func curve(_ control: CGPoint, _ target: CGPoint) {
    let (control, target) = (place(control), place(target))
    // A curve of no length is a point, as a line of none is; fonts have some, which draw nothing.
    if control == point, target == point { return dot() }
    write(UInt8(ascii: "q"))
    writeStep(to: control)
    writeStep(to: target)
    point = target
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ target: CGPoint) {
    let (first, second, target) = (place(first), place(second), place(target))
    if first == point, second == point, target == point { return dot() }
    write(UInt8(ascii: "c"))
    writeStep(to: first)
    writeStep(to: second)
    writeStep(to: target)
    point = target
  }

  private mutating func close() {
    // Nothing follows that could be taken for more of it.
    command = 0
    write(UInt8(ascii: "z"))
    point = start
  }

  private func place(_ point: CGPoint) -> Place {
    Place(
      x: SVGNumber.units(point.x, decimals: decimals),
      y: SVGNumber.units(point.y, decimals: decimals))
  }

  /// Writes the letter of a command, unless it goes on.
  private mutating func write(_ command: UInt8) {
    if command != self.command {
      text.append(byte: command)
      neighbour = .none
    }
    // After a move, numbers without a letter would draw a line.
    self.command = command == UInt8(ascii: "M") ? 0 : command
  }

  private mutating func writeStep(to place: Place) {
    write(place.x - point.x)
    write(place.y - point.y)
  }

  private mutating func write(_ number: Int) {
    let unit = SVGNumber.power(decimals)
    let beginsWithPoint = number >= 0 && number < unit && number % unit != 0
    if number >= 0, neighbour == .whole || neighbour == .fraction && !beginsWithPoint {
      text.append(" ")
    }
    text.append(units: number, decimals: decimals)
    neighbour = number % unit == 0 ? .whole : .fraction
  }
}

extension GlyphOutline {
  /// Whether all points are on whole font units.
  fileprivate var isWhole: Bool {
    func isWhole(_ point: CGPoint) -> Bool {
      point.x == point.x.rounded() && point.y == point.y.rounded()
    }
    return elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): isWhole(point)
      case .quadCurve(let point, let control): isWhole(point) && isWhole(control)
      case .curve(let point, let a, let b): isWhole(point) && isWhole(a) && isWhole(b)
      case .close: true
      }
    }
  }
}

// MARK: - Glyphs

/// Glyphs' outlines and pictures as SVG writes them, for the next document that draws them.
final class SVGOutlineStore {
  /// How many bytes are kept before all are let go.
  private static let capacity = 4 << 20

  let reader = OutlineReader()
  /// The memory of the last document's text and definitions.
  private var memory: [[UInt8]] = []
  private var outlines: [Key: SVGText] = [:]
  private var pictures: [Key: EncodedImage] = [:]
  private var size = 0

  private struct Key: Hashable {
    // The face stays in memory, so that no other face gets its identity.
    var face: FontFace
    var glyph: UInt32
  }

  /// A glyph's picture.
  struct EncodedImage {
    /// The PNG file.
    var base64: SVGText
    /// The width and height in pixels.
    var size: CGSize
  }

  /// The picture that a colour font has for a glyph; nil if it has none.
  func picture(ofGlyph glyph: UInt32, face: FontFace) -> EncodedImage? {
    let key = Key(face: face, glyph: glyph)
    if let known = pictures[key] { return known }
    guard let png = face.picture(ofGlyph: glyph), let header = PNGHeader(of: png) else {
      return nil
    }
    var picture = EncodedImage(
      base64: SVGText(), size: CGSize(width: header.width, height: header.height))
    picture.base64.append(base64: png)
    keep(picture.base64.count)
    pictures[key] = picture
    return picture
  }

  /// An empty text, in the memory of one that was given back.
  func text() -> SVGText { SVGText(reusing: memory.popLast() ?? []) }

  /// Keeps the memory of a text for the next document.
  func giveBack(_ text: consuming SVGText) {
    guard memory.count < 2, text.bytes.capacity <= Self.capacity else { return }
    memory.append(text.bytes)
  }

  private func keep(_ bytes: Int) {
    size += 128 + bytes
    guard size > Self.capacity else { return }
    outlines.removeAll()
    pictures.removeAll()
    size = 128 + bytes
  }

  /// A glyph's outline in font units as the data of a path; empty if it draws nothing.
  func data(ofGlyph glyph: UInt32, face: FontFace) -> SVGText {
    let key = Key(face: face, glyph: glyph)
    if let known = outlines[key] { return known }
    let data = SVGPathData(reader.outline(ofGlyph: glyph, face: face)).text
    keep(data.count)
    outlines[key] = data
    return data
  }
}
