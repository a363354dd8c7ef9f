/// Path data as absolute moves, lines, cubic curves and arcs, whatever it was written with.
struct SVGPath: Hashable {
  /// A letter for each segment: M, L, C, A, Z.
  private(set) var commands: [UInt8] = []
  /// The numbers of all segments: two for M and L, six for C, seven for A.
  private(set) var numbers: [Double] = []
  /// What cannot be read at the end; the segments before are drawn (SVG 1.1, F.2).
  private(set) var rest = ""

  private var point = (x: 0.0, y: 0.0)
  private var start = (x: 0.0, y: 0.0)
  /// The control point that a smooth curve reflects, and the letter of the curve it is of.
  private var control = (x: 0.0, y: 0.0, of: UInt8(0))

  init(_ text: String) {
    var scanner = SVGScanner(text)
    var command: UInt8 = 0
    while true {
      scanner.skipSeparators()
      guard let next = scanner.next else { return }
      let before = scanner
      if (0x41...0x5A).contains(next & 0xDF), next != UInt8(ascii: "e") {
        command = next
        scanner.advance()
      } else if command & 0xDF == UInt8(ascii: "Z") || command == 0 {
        rest = before.rest
        return
      }
      guard (!commands.isEmpty || command & 0xDF == UInt8(ascii: "M")),
        add(command, &scanner)
      else {
        rest = before.rest
        return
      }
      // Further pairs after a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  static func == (path: SVGPath, other: SVGPath) -> Bool {
    path.commands == other.commands && path.numbers == other.numbers && path.rest == other.rest
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(commands)
    hasher.combine(numbers)
    hasher.combine(rest)
  }

  /// Adds a segment; false if its numbers cannot be read.
  private mutating func add(_ command: UInt8, _ scanner: inout SVGScanner) -> Bool {
    let isRelative = command > 0x60
    let letter = command & 0xDF
    guard let count = Self.counts[letter], let read = Self.arguments(letter, count, &scanner) else {
      return false
    }
    var n = read
    if isRelative { Self.shift(&n, letter, by: point) }
    switch letter {
    case UInt8(ascii: "M"): move(n)
    case UInt8(ascii: "L"): line(n[0], n[1])
    case UInt8(ascii: "H"): line(n[0], point.y)
    case UInt8(ascii: "V"): line(point.x, n[0])
    case UInt8(ascii: "C"): curve(n[0], n[1], n[2], n[3], n[4], n[5])
    case UInt8(ascii: "S"):
      let first = reflected(from: UInt8(ascii: "C"))
      curve(first.x, first.y, n[0], n[1], n[2], n[3])
    case UInt8(ascii: "Q"): quadratic(n[0], n[1], n[2], n[3])
    case UInt8(ascii: "T"):
      let middle = reflected(from: UInt8(ascii: "Q"))
      quadratic(middle.x, middle.y, n[0], n[1])
    case UInt8(ascii: "A"): arc(n)
    default: close()
    }
    return true
  }

  private static let counts: [UInt8: Int] = [
    UInt8(ascii: "M"): 2, UInt8(ascii: "L"): 2, UInt8(ascii: "H"): 1, UInt8(ascii: "V"): 1,
    UInt8(ascii: "C"): 6, UInt8(ascii: "S"): 4, UInt8(ascii: "Q"): 4, UInt8(ascii: "T"): 2,
    UInt8(ascii: "A"): 7, UInt8(ascii: "Z"): 0,
  ]

  private static func arguments(
    _ letter: UInt8, _ count: Int, _ scanner: inout SVGScanner
  ) -> [Double]? {
    var numbers: [Double] = []
    for index in 0..<count {
      scanner.skipSeparators()
      let isFlag = letter == UInt8(ascii: "A") && (index == 3 || index == 4)
      guard let number = isFlag ? scanner.flag() : scanner.number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Makes relative numbers absolute.
  private static func shift(
    _ numbers: inout [Double], _ letter: UInt8, by point: (x: Double, y: Double)
  ) {
    switch letter {
    case UInt8(ascii: "H"): numbers[0] += point.x
    case UInt8(ascii: "V"): numbers[0] += point.y
    case UInt8(ascii: "A"):
      numbers[5] += point.x
      numbers[6] += point.y
    default:
      for index in numbers.indices { numbers[index] += index % 2 == 0 ? point.x : point.y }
    }
  }
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
  private mutating func append(_ command: UInt8, _ values: [Double]) {
    commands.append(command)
    numbers += values
    if values.count > 1 { point = (values[values.count - 2], values[values.count - 1]) }
    control.of = 0
  }

  private mutating func move(_ n: [Double]) {
    append(UInt8(ascii: "M"), n)
    start = point
  }

  private mutating func line(_ x: Double, _ y: Double) { append(UInt8(ascii: "L"), [x, y]) }

  private mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    append(UInt8(ascii: "C"), [x1, y1, x2, y2, x, y])
    control = (x2, y2, UInt8(ascii: "C"))
  }

  /// Adds a quadratic curve as the cubic one that it is.
  private mutating func quadratic(_ x1: Double, _ y1: Double, _ x: Double, _ y: Double) {
    let from = point
    append(
      UInt8(ascii: "C"),
      [
        from.x + (x1 - from.x) * 2 / 3, from.y + (y1 - from.y) * 2 / 3,
        x + (x1 - x) * 2 / 3, y + (y1 - y) * 2 / 3, x, y,
      ])
    control = (x1, y1, UInt8(ascii: "Q"))
  }

  private mutating func arc(_ n: [Double]) {
    // An arc without a radius is a line; the sign of a radius does not count (SVG 1.1, F.6.6).
    if n[0] == 0 || n[1] == 0 { return line(n[5], n[6]) }
    let radii = (abs(n[0]), abs(n[1]))
    append(
      UInt8(ascii: "A"), [radii.0, radii.1, radii.0 == radii.1 ? 0 : n[2], n[3], n[4], n[5], n[6]])
  }

  private mutating func close() {
    commands.append(UInt8(ascii: "Z"))
    point = start
    control.of = 0
  }

  private func reflected(from curve: UInt8) -> (x: Double, y: Double) {
    control.of == curve ? (2 * point.x - control.x, 2 * point.y - control.y) : point
  }
}
