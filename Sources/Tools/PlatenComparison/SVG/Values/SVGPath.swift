internal import Foundation
internal import Platen

/// Path data as absolute moves, lines, cubic curves and arcs, whatever it was written with.
struct SVGPath: Hashable {
  /// A letter for each segment: M, L, C, A, Z.
  private(set) var commands: [UInt8] = []
  /// The numbers of all segments: two for M and L, six for C, seven for A.
  private(set) var numbers: [Double] = []
  /// What cannot be read at the end; the segments before are drawn (SVG 1.1, F.2).
  private(set) var rest = ""

  init(_ text: String) {
    var reader = SVGPathReader(text)
    var point = reader.currentPoint
    do throws(SVGPathError) {
      while let segment = try reader.next() {
        add(segment, from: point)
        point = reader.currentPoint
      }
    } catch {
      rest = reader.rest
    }
  }

  private static let counts: [UInt8: Int] = [
    UInt8(ascii: "M"): 2, UInt8(ascii: "L"): 2, UInt8(ascii: "C"): 6, UInt8(ascii: "A"): 7,
    UInt8(ascii: "Z"): 0,
  ]
}

// MARK: - Segments

extension SVGPath {
  /// The path moved to where its first point is 0, in tenths, so that what writing has rounded
  /// seldom counts.
  var atOrigin: SVGPath {
    var path = self
    guard numbers.count > 1 else { return path }
    var index = 0
    for command in commands {
      let count = Self.counts[command] ?? 0
      // Of an arc's numbers the last two are a point.
      for place in 0..<count where command != UInt8(ascii: "A") || place > 4 {
        let isX = (count - place) % 2 == 0
        path.numbers[index + place] -= isX ? numbers[0] : numbers[1]
      }
      index += count
    }
    // What is written with two decimals stands on no border between tenths.
    path.numbers = path.numbers.map { ($0 * 10 + 0.023).rounded(.down) / 10 + 0 }
    return path
  }
}

extension SVGPath {
  private mutating func add(_ segment: SVGPathReader.Segment, from start: CGPoint) {
    switch segment {
    case .move(let end): append("M", [end.x, end.y])
    case .line(let end): append("L", [end.x, end.y])
    case .curve(let end, let first, let second):
      append("C", [first.x, first.y, second.x, second.y, end.x, end.y])
    case .quadCurve(let end, let control):
      // The cubic curve that it is.
      append(
        "C",
        [
          start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3,
          end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y,
        ])
    case .arc(let end, let arc): add(arc, to: end)
    case .close: append("Z", [])
    }
  }

  private mutating func add(_ arc: SVGPathReader.Arc, to end: CGPoint) {
    let (width, height) = (abs(arc.radii.width), abs(arc.radii.height))
    // An arc without a radius is a line; the sign of a radius does not count (SVG 1.1, F.6.6).
    if width == 0 || height == 0 { return append("L", [end.x, end.y]) }
    append(
      "A",
      [
        width, height, width == height ? 0 : arc.rotation, arc.isLarge ? 1 : 0,
        arc.isClockwise ? 1 : 0, end.x, end.y,
      ])
  }

  private mutating func append(_ command: Unicode.Scalar, _ values: [CGFloat]) {
    commands.append(UInt8(ascii: command))
    numbers += values.map { Double($0) }
  }
}
