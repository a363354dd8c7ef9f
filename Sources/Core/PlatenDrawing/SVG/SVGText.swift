internal import Foundation
internal import PlatenBase

/// An SVG's text while it is written.
struct SVGText {
  private(set) var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  /// How many bytes there are.
  var count: Int { bytes.count }

  init() {}

  /// A text in the memory of one that is no longer needed.
  init(reusing bytes: consuming [UInt8]) {
    self.bytes = bytes
    self.bytes.removeAll(keepingCapacity: true)
  }

  /// Takes off and returns what was written after so many bytes.
  mutating func cut(at start: Int) -> SVGText {
    var end = SVGText()
    end.bytes = Array(bytes[start...])
    bytes.removeSubrange(start...)
    return end
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    // What parts numbers and ends elements is a byte or two; where the text is known, so is this.
    if text.utf8CodeUnitCount == 1 {
      bytes.append(text.utf8Start.pointee)
    } else if text.utf8CodeUnitCount == 2 {
      bytes.append(text.utf8Start.pointee)
      bytes.append(text.utf8Start[1])
    } else {
      text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
  }

  mutating func append(_ other: SVGText) { bytes.append(contentsOf: other.bytes) }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Writes a number with `decimals` decimals at most, as short as can be.
  mutating func append(_ value: CGFloat, decimals: Int = 2) {
    append(units: SVGNumber.units(value, decimals: decimals), decimals: decimals)
  }

  /// Writes a whole number of units of the last decimal.
  mutating func append(units: Int, decimals: Int) {
    var rest = units.magnitude
    var decimals = decimals
    while decimals > 0, rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    // From the last digit to the first, and then at once: a picture is numbers for the most part.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestNumber) { digits in
      var start = Self.longestNumber
      func write(_ byte: UInt8) {
        start -= 1
        digits[start] = byte
      }
      func writeLastDigit() {
        write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
      let isWhole = decimals == 0
      while decimals > 0 {
        writeLastDigit()
        decimals -= 1
      }
      if !isWhole { write(UInt8(ascii: ".")) }
      // A number below one goes without its zero.
      if isWhole, rest == 0 { writeLastDigit() }
      while rest > 0 { writeLastDigit() }
      if units < 0 { write(UInt8(ascii: "-")) }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// The bytes of the longest number: a sign, 20 digits, a point, and decimals before any digit.
  private static let longestNumber = 48

  /// Writes an attribute with a number for its value.
  mutating func append(attribute name: StaticString, _ value: CGFloat, decimals: Int = 2) {
    append(name)
    append("=\"")
    append(value, decimals: decimals)
    append("\"")
  }

  /// Writes the attributes of a box, rounded outwards to whole points.
  mutating func append(box: CGRect) {
    let box = box.roundedOut
    append(attribute: " x", box.minX)
    append(attribute: " y", box.minY)
    append(attribute: " width", box.width)
    append(attribute: " height", box.height)
  }

  /// Writes a text as XML has it, without the characters that it has no place for.
  mutating func append(escaped text: String) {
    for scalar in text.unicodeScalars where !scalar.isForbiddenInMarkup {
      if let entity = scalar.markupEntity {
        bytes.append(contentsOf: entity.utf8)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Writes a text that XML can write.
  mutating func append(readable text: ReadableText) {
    for byte in text.utf8 {
      // A quotation mark is one as long as no attribute is around it.
      if byte != UInt8(ascii: "\""), let entity = Unicode.Scalar(byte).markupEntity {
        bytes.append(contentsOf: entity.utf8)
      } else {
        append(byte: byte)
      }
    }
  }

  /// Writes an id: room for the document's prefix, and a, b, … z, aa, ab, … by its number from 0.
  mutating func append(id number: Int) {
    append(SVGPrefix.room)
    append(letters: number)
  }

  private mutating func append(letters number: Int) {
    if number >= 26 { append(letters: number / 26 - 1) }
    append(byte: UInt8(ascii: "a") + UInt8(number % 26))
  }

  /// Writes the document's prefix where ids have room for it.
  mutating func fill(with prefix: SVGPrefix) { prefix.fill(&bytes) }

  /// Writes a reference to what has an id.
  mutating func append(reference number: Int) {
    append("url(#")
    append(id: number)
    append(")")
  }

  /// Writes `#RGB` or `#RRGGBB`.
  mutating func append(_ color: Color.Resolved) {
    let red = UInt8((color.red * 255).rounded())
    let green = UInt8((color.green * 255).rounded())
    let blue = UInt8((color.blue * 255).rounded())
    append(byte: UInt8(ascii: "#"))
    if red % 17 == 0, green % 17 == 0, blue % 17 == 0 {
      append(hexadecimal: red & 15)
      append(hexadecimal: green & 15)
      append(hexadecimal: blue & 15)
    } else {
      append(component: red)
      append(component: green)
      append(component: blue)
    }
  }

  private mutating func append(component: UInt8) {
    append(hexadecimal: component >> 4)
    append(hexadecimal: component & 15)
  }

  /// Writes bytes in Base64.
  mutating func append(base64 data: [UInt8]) {
    bytes.append(contentsOf: Data(data).base64EncodedData())
  }

  private mutating func append(hexadecimal digit: UInt8) {
    append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
  }
}

// MARK: - Filters

extension SVGText {
  /// Writes the steps of a filter: effects one after the other.
  mutating func append(filter effects: [DisplayEffect]) {
    for (i, effect) in effects.enumerated() {
      switch effect {
      case .blur(let sigma): append(blur: sigma)
      case .shadow(let sigma, let offset, let color):
        // What throws it has a name, where that is not the element itself.
        if i > 0 { append("<feOffset result=\"a\"/>") }
        append(matrix: .flood(color))
        // Moved first: what is blurred has room in the filter's box where the shadow lies, but not
        // where it comes from.
        if offset != .zero {
          append("<feOffset")
          append(attribute: " dx", offset.width)
          append(attribute: " dy", offset.height)
          append("/>")
        }
        if sigma > 0 { append(blur: sigma) }
        append("<feMerge><feMergeNode/><feMergeNode in=\"")
        append(i > 0 ? "a" : "SourceGraphic")
        append("\"/></feMerge>")
      case .colors(let matrix): append(matrix: matrix)
      }
    }
  }

  private mutating func append(blur sigma: CGFloat) {
    append("<feGaussianBlur")
    append(attribute: " stdDeviation", sigma, decimals: 3)
    append("/>")
  }

  private mutating func append(matrix: ColorMatrix) {
    append("<feColorMatrix values=\"")
    for (i, value) in matrix.rows.joined().enumerated() {
      if i > 0 { append(" ") }
      append(CGFloat(value), decimals: 4)
    }
    append("\"/>")
  }
}

extension DisplayEffect {
  /// Whether the effect changes nothing: SVG takes a blur of no size for no picture at all.
  var isNothing: Bool {
    if case .blur(let sigma) = self { sigma < 0.001 } else { false }
  }
}

// MARK: - Numbers

/// Numbers as whole units of a power of ten, so that rounding is done once.
enum SVGNumber {
  /// The furthest that anything is from the origin, in points.
  private static let limit: CGFloat = 1e8

  /// 10 to the power of 0 to 9.
  @inline(__always)
  static func power(_ decimals: Int) -> Int {
    switch decimals {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10_000
    default: (0..<decimals).reduce(1) { power, _ in power * 10 }
    }
  }

  /// A value in units of its last decimal, halves away from zero.
  static func units(_ value: CGFloat, decimals: Int) -> Int {
    let bounded = min(max(value.isNaN ? 0 : value, -limit), limit)
    return Int((bounded * CGFloat(power(decimals))).rounded())
  }
}
