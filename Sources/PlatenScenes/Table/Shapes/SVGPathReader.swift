internal import Platen
internal import PlatenBase

/// Draws the path data of SVG 2.
struct SVGPathReader {
  private var scanner: SVGPathScanner
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The second control point of the curve that was drawn just before.
  private var lastCubicControl: CGPoint?
  private var lastQuadControl: CGPoint?

  /// The path of some data.
  static func path(of data: String) throws(SVGPathError) -> Path {
    var reader = SVGPathReader(scanner: SVGPathScanner(data))
    try reader.read()
    return reader.path
  }

  private init(scanner: SVGPathScanner) { self.scanner = scanner }

  private mutating func read() throws(SVGPathError) {
    scanner.skipSpace()
    var isFirst = true
    while let letter = scanner.next {
      guard let command = Command(letter) else {
        throw scanner.error(
          expected: isFirst ? "path data, which begins with M" : "a command of path data")
      }
      guard !isFirst || command.kind == .move else {
        throw scanner.error(expected: "path data, which begins with M")
      }
      scanner.skip()
      try read(command)
      isFirst = false
      scanner.skipSpace()
    }
  }

  /// Draws a command as often as there are numbers for it.
  private mutating func read(_ command: Command) throws(SVGPathError) {
    scanner.skipSpace()
    if command.kind == .close {
      path.closeSubpath()
      current = start
      (lastCubicControl, lastQuadControl) = (nil, nil)
      return
    }
    var command = command
    while true {
      try draw(command)
      // More pairs of a move are lines.
      if command.kind == .move { command.kind = .line }
      let hasComma = scanner.skipComma()
      if !hasComma, !scanner.isAtNumber { return }
    }
  }

  private mutating func draw(_ command: Command) throws(SVGPathError) {
    var (cubic, quad): (CGPoint?, CGPoint?) = (nil, nil)
    switch command.kind {
    case .move:
      current = try point(command)
      start = current
      path.move(to: current)
    case .line: try line(to: point(command))
    case .horizontal:
      let x = try scanner.number()
      line(to: CGPoint(x: command.isRelative ? current.x + x : x, y: current.y))
    case .vertical:
      let y = try scanner.number()
      line(to: CGPoint(x: current.x, y: command.isRelative ? current.y + y : y))
    case .cubic, .smoothCubic:
      let first =
        command.kind == .cubic ? try pointAndComma(command) : reflection(of: lastCubicControl)
      let second = try pointAndComma(command)
      let end = try point(command)
      path.addCurve(to: end, control1: first, control2: second)
      (current, cubic) = (end, second)
    case .quad, .smoothQuad:
      let control =
        command.kind == .quad ? try pointAndComma(command) : reflection(of: lastQuadControl)
      let end = try point(command)
      path.addQuadCurve(to: end, control: control)
      (current, quad) = (end, control)
    case .arc: try arc(command)
    case .close: break
    }
    (lastCubicControl, lastQuadControl) = (cubic, quad)
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    current = point
  }

  private mutating func arc(_ command: Command) throws(SVGPathError) {
    let radii = CGSize(width: try numberAndComma(), height: try numberAndComma())
    let rotation = try numberAndComma()
    let isLarge = try scanner.flag()
    _ = scanner.skipComma()
    let isClockwise = try scanner.flag()
    _ = scanner.skipComma()
    let end = try point(command)
    path.addEllipticalArc(
      from: current, to: end, radii: radii, rotation: .degrees(rotation), isLarge: isLarge,
      isClockwise: isClockwise)
    current = end
  }

  /// The point that lies as far behind the current one as a control point before it.
  private func reflection(of control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func point(_ command: Command) throws(SVGPathError) -> CGPoint {
    let (x, y) = (try numberAndComma(), try scanner.number())
    return command.isRelative
      ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }

  private mutating func pointAndComma(_ command: Command) throws(SVGPathError) -> CGPoint {
    let point = try point(command)
    _ = scanner.skipComma()
    return point
  }

  private mutating func numberAndComma() throws(SVGPathError) -> Double {
    let number = try scanner.number()
    _ = scanner.skipComma()
    return number
  }
}

extension SVGPathReader {
  /// What a letter of path data draws.
  private struct Command {
    enum Kind {
      case move, line, horizontal, vertical, cubic, smoothCubic, quad, smoothQuad, arc, close
    }

    var kind: Kind
    /// Whether its points are meant from the current one.
    let isRelative: Bool

    init?(_ letter: UInt8) {
      isRelative = letter >= UInt8(ascii: "a")
      switch letter & 0xDF {
      case UInt8(ascii: "M"): kind = .move
      case UInt8(ascii: "L"): kind = .line
      case UInt8(ascii: "H"): kind = .horizontal
      case UInt8(ascii: "V"): kind = .vertical
      case UInt8(ascii: "C"): kind = .cubic
      case UInt8(ascii: "S"): kind = .smoothCubic
      case UInt8(ascii: "Q"): kind = .quad
      case UInt8(ascii: "T"): kind = .smoothQuad
      case UInt8(ascii: "A"): kind = .arc
      case UInt8(ascii: "Z"): kind = .close
      default: return nil
      }
    }
  }
}

extension ValueType where Value == Path {
  /// The path data of SVG.
  static var svgPath: ValueType {
    ValueType(
      expected: "path data of SVG", schema: { _ in ["type": "string"] }
    ) { node, decoder in
      guard let text = decoder.scalar(node, expected: "path data of SVG")?.text else { return nil }
      do throws(SVGPathError) {
        return try SVGPathReader.path(of: text)
      } catch {
        decoder.add(
          SceneError(
            at: node.position, path: decoder.currentPath,
            found: "\(error.found) after \(error.offset) characters", expected: error.expected))
        return nil
      }
    }
  }
}

// MARK: - Words

/// What is wrong with path data, and where.
struct SVGPathError: UnexpectedValueError, Equatable {
  /// The characters before what is wrong.
  var offset: Int
  /// What is there, such as `"x"` or `the end`, and what should be, such as `a number`.
  var unexpected: UnexpectedValue

  init(offset: Int, found: String, expected: String) {
    self.offset = offset
    unexpected = UnexpectedValue(found: found, expected: expected)
  }
}

/// Reads the words of SVG's path data: commands, numbers and flags.
private struct SVGPathScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }

  /// The byte at the current place.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// What is wrong at the current place.
  func error(expected: String) -> SVGPathError {
    let before = String(decoding: bytes[..<position], as: UTF8.self)
    let character = String(decoding: bytes[position...], as: UTF8.self).first
    return SVGPathError(
      offset: before.count, found: character.map { "\"\($0)\"" } ?? "the end", expected: expected)
  }

  mutating func skip() { position += 1 }

  mutating func skipSpace() {
    while let next, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(next) { skip() }
  }

  /// Skips space with a comma at most; true if there was a comma.
  mutating func skipComma() -> Bool {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return false }
    skip()
    skipSpace()
    return true
  }

  /// Whether a number begins at the current place.
  var isAtNumber: Bool {
    guard let next else { return false }
    return next.isDigit || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(next)
  }

  /// A number from -1000000 to 1000000.
  mutating func number() throws(SVGPathError) -> Double {
    let start = position
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { skip() }
    var digits = skipDigits()
    if next == UInt8(ascii: "."), position + 1 < bytes.count, bytes[position + 1].isDigit {
      skip()
      digits += skipDigits()
    }
    guard digits > 0 else {
      position = start
      throw error(expected: "a number")
    }
    skipExponent()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), abs(number) <= 1_000_000 else {
      position = start
      throw SVGPathError(
        offset: start, found: text, expected: "a number from -1000000 to 1000000")
    }
    return number
  }

  /// A flag of an arc, which needs no space after it.
  mutating func flag() throws(SVGPathError) -> Bool {
    guard let next, next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      throw error(expected: "a flag: 0 or 1")
    }
    skip()
    return next == UInt8(ascii: "1")
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let next, next.isDigit { skip() }
    return position - start
  }

  private mutating func skipExponent() {
    let start = position
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    skip()
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { skip() }
    if skipDigits() == 0 { position = start }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
