/// Numbers from one to another in equal steps, as they are written: `200...1000/100`.
///
/// They are counted in whole units of the finest digit that is written, so that 0.1 is added to 0.2
/// as on paper. Both ends belong to the range if the steps meet them; it may go down.
struct DecimalRange {
  /// The most digits of a number.
  private static let digits = 15

  private let first: Int
  private let step: Int
  /// How many digits stand behind the point.
  private let places: Int
  let count: Int

  /// Reads a range; without a step it is 1.
  ///
  /// - Returns: Nil for what is no range, a step of zero, or numbers of too many digits.
  init?(_ text: Substring) {
    guard let dots = text.firstRange(of: "...") else { return nil }
    let rest = text[dots.upperBound...]
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    let written = [text[..<dots.lowerBound], rest[..<slash], rest[slash...].dropFirst()]
    let hasStep = slash < rest.endIndex
    let numbers = written.prefix(hasStep ? 3 : 2).map(Self.number)
    let places = numbers.map { $0?.places ?? 0 }.max() ?? 0
    let units = numbers.compactMap { $0.flatMap { Self.units($0, places: places) } }
    guard units.count == numbers.count,
      let step = hasStep ? units[2] : Self.units((1, 0), places: places), step > 0
    else { return nil }
    first = units[0]
    self.places = places
    let distance = units[1] - units[0]
    self.step = distance < 0 ? -step : step
    count = abs(distance) / step + 1
  }

  /// The number at a position, with no more digits than it needs.
  subscript(_ index: Int) -> String {
    let number = first + index * step
    var digits = String(number.magnitude)
    guard places > 0 else { return (number < 0 ? "-" : "") + digits }
    digits = String(repeating: "0", count: max(places + 1 - digits.count, 0)) + digits
    let whole = digits.dropLast(places)
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    return (number < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The digits of a number as a whole number, and how many of them stand behind the point.
  private static func number(_ text: Substring) -> (digits: Int, places: Int)? {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let places = parts.count == 2 ? parts[1].count : 0
    let all = parts.joined()
    guard !all.isEmpty, parts.allSatisfy({ !$0.isEmpty }), all.utf8.count <= digits,
      all.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let digits = Int(all)
    else { return nil }
    return (isNegative ? -digits : digits, places)
  }

  /// A number in units of so many places; nil if it has too many digits.
  private static func units(_ number: (digits: Int, places: Int), places: Int) -> Int? {
    var units = number.digits
    for _ in number.places..<places {
      let (product, isTooLarge) = units.multipliedReportingOverflow(by: 10)
      guard !isTooLarge, product.magnitude < 1_000_000_000_000_000_000 else { return nil }
      units = product
    }
    return units
  }
}
