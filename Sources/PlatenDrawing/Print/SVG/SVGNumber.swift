/// Numbers as an SVG has them, in whole units of a power of ten: exact, and quick to read and
/// write.
enum SVGNumber {
  /// 10 to the powers 0 to 9.
  @inline(__always)
  static func power(_ decimals: Int) -> Int {
    switch decimals {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1_000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    case 7: 10_000_000
    case 8: 100_000_000
    default: 1_000_000_000
    }
  }

  /// A value of `from` decimals at `to` decimals, halves away from zero.
  static func rounded(_ value: Int, from: Int, to: Int) -> Int {
    guard from > to else { return value * power(to - from) }
    let unit = power(from - to)
    return (value + (value < 0 ? -unit : unit) / 2) / unit
  }

  /// Reads a whole text as one number.
  static func value(_ text: Bytes, decimals: Int) -> Int? {
    var cursor = SVGNumberCursor(text)
    guard let value = cursor.next(decimals: decimals), cursor.isAtEnd else { return nil }
    return value
  }
}

/// Reads numbers and the letters between them.
struct SVGNumberCursor {
  /// The most digits before the point: what is further out is no picture, and could overflow.
  private static let mostDigits = 9

  private let text: Bytes
  private var index = 0

  init(_ text: Bytes) { self.text = text }

  var isAtEnd: Bool { index == text.count }

  /// The next byte that is no separator; nil at the end.
  @inline(__always)
  mutating func nextByte() -> UInt8? {
    skipSeparators()
    guard index < text.count else { return nil }
    index += 1
    return text[index - 1]
  }

  /// The next number in units of 10 to the power of minus `decimals`, rounded, halves away from
  /// zero; nil if there is none, or one too large.
  @inline(__always)
  mutating func next(decimals: Int) -> Int? {
    skipSeparators()
    let isNegative = index < text.count && text[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var value = 0
    let start = index
    while let digit = digit() { value = value &* 10 &+ digit }
    var digits = index - start
    guard digits <= Self.mostDigits else { return nil }
    var missing = decimals
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      let point = index
      while missing > 0, let digit = digit() {
        value = value &* 10 &+ digit
        missing -= 1
      }
      if missing == 0, let digit = digit(), digit >= 5 { value += 1 }
      while digit() != nil {}
      digits += index - point
    }
    guard digits > 0 else { return nil }
    if missing > 0 { value *= SVGNumber.power(missing) }
    return isNegative ? -value : value
  }

  @inline(__always)
  private mutating func digit() -> Int? {
    guard index < text.count else { return nil }
    let digit = text[index] &- UInt8(ascii: "0")
    guard digit < 10 else { return nil }
    index += 1
    return Int(digit)
  }

  @inline(__always)
  private mutating func skipSeparators() {
    while index < text.count, text[index] == UInt8(ascii: " ") || text[index] == UInt8(ascii: ",") {
      index += 1
    }
  }
}

extension ByteWriter {
  /// What the last number written leaves to the next one.
  enum Neighbour {
    /// No number came before.
    case none
    /// A number without a point.
    case whole
    /// A number with one: another point begins the next number.
    case fraction
  }

  /// Writes a number of `decimals` decimals, as short as can be.
  ///
  /// - Returns: What the next number has to be kept apart from.
  @inline(__always)
  @discardableResult
  mutating func append(_ value: Int, decimals: Int, after neighbour: Neighbour = .none) -> Neighbour
  {
    reserve(Self.longestNumber)
    var decimals = decimals
    var rest = value.magnitude
    while decimals > 0, rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    let hasWhole = decimals == 0 || rest >= UInt(SVGNumber.power(decimals))
    if value < 0 {
      appendUnchecked(UInt8(ascii: "-"))
    } else if neighbour == .whole || neighbour == .fraction && hasWhole {
      appendUnchecked(UInt8(ascii: " "))
    }
    appendUnchecked(digits: rest, decimals: decimals)
    return decimals > 0 ? .fraction : .whole
  }

  /// A sign, a point and the digits of the largest integer.
  private static var longestNumber: Int { 32 }
}
