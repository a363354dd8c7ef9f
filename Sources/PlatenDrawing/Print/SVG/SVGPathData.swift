/// Shortens the outline in a path's attribute `d`.
///
/// Every point is rounded where it lies on the page, and the steps between the rounded points are
/// written: a step has fewer digits than a place, and no error adds up. Moves that nothing follows
/// are left out; Cairo writes one after each closed figure.
struct SVGPathData {
  private let decimals: Int
  private var cursor: SVGNumberCursor
  private var x = 0
  private var y = 0
  private var startX = 0
  private var startY = 0
  /// Whether a move was read and not yet written.
  private var hasMoved = false
  private var hasStarted = false
  /// The command in force, which need not be said again.
  private var command: UInt8 = 0
  private var neighbour = ByteWriter.Neighbour.none

  private init(_ text: Bytes, decimals: Int) {
    cursor = SVGNumberCursor(text)
    self.decimals = decimals
  }

  /// Writes an outline, rounded to some decimals.
  ///
  /// - Returns: False, with nothing written, for commands that Cairo has no use for.
  static func write(_ text: Bytes, decimals: Int, to writer: inout ByteWriter) -> Bool {
    let mark = writer.count
    var path = SVGPathData(text, decimals: decimals)
    if path.write(to: &writer) { return true }
    writer.truncate(to: mark)
    return false
  }

  private mutating func write(to writer: inout ByteWriter) -> Bool {
    while let letter = cursor.nextByte() {
      if letter == UInt8(ascii: "M") {
        guard let point = point() else { return false }
        (startX, startY) = point
        hasMoved = true
        hasStarted = true
        continue
      }
      guard hasStarted else { return false }
      if hasMoved { writeMove(to: &writer) }
      switch letter {
      case UInt8(ascii: "L"):
        guard let point = point() else { return false }
        writeLine(to: point, &writer)
      case UInt8(ascii: "C"):
        guard let first = point(), let second = point(), let end = point() else { return false }
        say(UInt8(ascii: "c"), &writer)
        writeStep(to: first, &writer)
        writeStep(to: second, &writer)
        writeStep(to: end, &writer)
        (x, y) = end
      case UInt8(ascii: "Z"):
        writer.append(UInt8(ascii: "z"))
        command = 0
        neighbour = .none
        (x, y) = (startX, startY)
      default:
        return false
      }
    }
    return true
  }

  @inline(__always)
  private mutating func point() -> (x: Int, y: Int)? {
    guard let x = cursor.next(decimals: decimals), let y = cursor.next(decimals: decimals) else {
      return nil
    }
    return (x, y)
  }
}

// MARK: - Commands

extension SVGPathData {
  private mutating func writeMove(to writer: inout ByteWriter) {
    // The first move of a path is absolute even if it says it is not.
    say(UInt8(ascii: "m"), &writer)
    writeStep(to: (startX, startY), &writer)
    // Numbers after a move's are lines.
    command = UInt8(ascii: "l")
    (x, y) = (startX, startY)
    hasMoved = false
  }

  private mutating func writeLine(to point: (x: Int, y: Int), _ writer: inout ByteWriter) {
    if point.y == y {
      say(UInt8(ascii: "h"), &writer)
      write(point.x - x, &writer)
    } else if point.x == x {
      say(UInt8(ascii: "v"), &writer)
      write(point.y - y, &writer)
    } else {
      say(UInt8(ascii: "l"), &writer)
      writeStep(to: point, &writer)
    }
    (x, y) = point
  }

  @inline(__always)
  private mutating func writeStep(to point: (x: Int, y: Int), _ writer: inout ByteWriter) {
    write(point.x - x, &writer)
    write(point.y - y, &writer)
  }

  @inline(__always)
  private mutating func write(_ length: Int, _ writer: inout ByteWriter) {
    neighbour = writer.append(length, decimals: decimals, after: neighbour)
  }

  @inline(__always)
  private mutating func say(_ letter: UInt8, _ writer: inout ByteWriter) {
    guard letter != command else { return }
    writer.append(letter)
    command = letter
    neighbour = .none
  }
}
