/// Finds the dates and times in a text whose letters are no words.
///
/// They are those that programs and logs write:
///
/// - `2024-05-05T10:22:33Z`, `20240505T102233+0200`, `2024-W18` (ISO 8601);
/// - `05/May/2024:10:22:33 +0000` and `05-May-2024`, as servers and databases write them;
/// - `May  5 10:22:33` (RFC 3164) and `Sun, 05 May 2024 10:22:33 GMT` (RFC 5322);
/// - `10:22am`, `10pm`, `10:22:33Z` and `14h30`.
enum TextTimes {
  /// Returns the bytes of the dates and times of a text, in their order.
  static func ranges(in utf8: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var place = 0
    var isInside = false
    while place < utf8.count {
      let byte = utf8[place]
      let isLetterOrDigit = TimeScanner.isLetterOrDigit(byte)
      defer { isInside = TimeScanner.isLetterOrDigit(utf8[place - 1]) }
      if isLetterOrDigit, !isInside, let end = end(from: place, byte, in: utf8) {
        ranges.append(place..<end)
        place = end
      } else {
        place += 1
      }
    }
    return ranges
  }

  /// Returns where a date or time ends that begins at a place; nil where none does.
  private static func end(
    from start: Int, _ byte: UInt8, in utf8: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let forms: [(inout TimeScanner) -> Bool] =
      byte.isASCIIDigit
      ? [
        { $0.takeISO() }, { $0.takeServerDate() }, { $0.takeDayAndTime() }, { $0.takeClock() },
      ] : TimeScanner.mayBeginName(byte) ? [{ $0.takeNames() }] : []
    for form in forms {
      var scanner = TimeScanner(utf8: utf8, place: start)
      if form(&scanner), scanner.isAtEnd { return scanner.place }
    }
    return nil
  }
}

/// Takes the parts of dates and times off the beginning of a text.
private struct TimeScanner {
  let utf8: UnsafeBufferPointer<UInt8>
  var place: Int

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Returns whether a month or a day of the week may begin with a letter.
  static func mayBeginName(_ byte: UInt8) -> Bool {
    let initials: StaticString = "JFMASONDTW"
    return initials.withUTF8Buffer { $0.contains(byte) }
  }

  /// Whether neither a letter nor a digit follows.
  var isAtEnd: Bool { place >= utf8.count || !Self.isLetterOrDigit(utf8[place]) }

  // MARK: Forms

  /// Takes `2024-05-05T10:22`, `20240505T102233Z` or `2024-W18`.
  mutating func takeISO() -> Bool {
    let digits = takenDigits()
    if digits == 4 {
      guard take("-") else { return false }
      if take("W") { return takeDigits(2) && (!take("-") || takeDigits(1)) }
      guard takeDigits(2), !take("-") || takeDigits(2) else { return false }
    } else if digits != 8 {
      return false
    }
    guard take("T") || take("t") else { return false }
    guard [2, 4, 6].contains(takenDigits()) else { return false }
    takeMinutes()
    takeZone()
    return true
  }

  /// Takes `05/May/2024` or `05-May-2024`, and the time behind a colon.
  mutating func takeServerDate() -> Bool {
    guard (1...2).contains(takenDigits()), place < utf8.count else { return false }
    let sign = utf8[place]
    guard sign == UInt8(ascii: "/") || sign == UInt8(ascii: "-") else { return false }
    place += 1
    guard takeMonth(), place < utf8.count, utf8[place] == sign else { return false }
    place += 1
    guard [2, 4].contains(takenDigits()) else { return false }
    let end = place
    if !take(":") || !takeDigits(2) || takeMinutes() == 0 { place = end }
    return true
  }

  /// Takes `05 May 2024 10:22:33 GMT`.
  mutating func takeDayAndTime() -> Bool {
    guard (1...2).contains(takenDigits()), takeSpaces(), takeMonth(), takeSpaces(),
      takeDigits(4), takeSpaces(), takeDigits(2), takeMinutes() > 0
    else { return false }
    takeZoneName()
    return true
  }

  /// Takes `10:22am`, `10:22:33Z`, `10pm` or `14h30`: a time of the clock with letters behind digits.
  mutating func takeClock() -> Bool {
    guard (1...2).contains(takenDigits()) else { return false }
    if take("h") { return takeDigits(2) }
    let parts = takeMinutes()
    if take("a") || take("p") { return take("m") }
    if take("A") || take("P") { return take("M") }
    return parts > 0 && take("Z")
  }

  /// Takes `May  5 10:22:33` or `05 May 2024 10:22:33` behind a day of the week or none.
  mutating func takeNames() -> Bool {
    if takeName(of: Self.weekdays) {
      _ = take(",")
      guard takeSpaces() else { return false }
      if place < utf8.count, utf8[place].isASCIIDigit { return takeDayAndTime() }
    }
    guard takeMonth(), takeSpaces(), (1...2).contains(takenDigits()), takeSpaces(),
      takeDigits(2), takeMinutes() > 1
    else { return false }
    takeZoneName()
    return true
  }

  // MARK: Parts

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard place < utf8.count, utf8[place] == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  /// Takes all digits that follow, and returns how many they are.
  private mutating func takenDigits() -> Int {
    let start = place
    while place < utf8.count, utf8[place].isASCIIDigit { place += 1 }
    return place - start
  }

  private mutating func takeDigits(_ count: Int) -> Bool { takenDigits() == count }

  /// Takes minutes and seconds, each behind a colon, and a fraction; returns how many of the two there are.
  @discardableResult
  private mutating func takeMinutes() -> Int {
    var count = 0
    while count < 2, let end = endOfTwoDigits() {
      place = end
      count += 1
    }
    let start = place
    if count > 0, take(".") || take(","), takenDigits() > 0 { return count }
    place = start
    return count
  }

  /// Returns where a colon and two digits end; nil for anything else.
  private func endOfTwoDigits() -> Int? {
    var rest = self
    return rest.take(":") && rest.takeDigits(2) ? rest.place : nil
  }

  /// Takes `Z`, or the hours and minutes behind a sign, if there are any.
  private mutating func takeZone() {
    if take("Z") || take("z") { return }
    let start = place
    if take("+") || take("-"), [2, 4].contains(takenDigits()) {
      takeMinutes()
    } else {
      place = start
    }
  }

  /// Takes ` GMT` or ` UTC`, if it is there.
  private mutating func takeZoneName() {
    let start = place
    if !takeSpaces() || !takeName(of: ["GMT", "UTC"]) { place = start }
  }

  private mutating func takeSpaces() -> Bool {
    let start = place
    while place < start + 2, take(" ") {}
    return place > start
  }

  private mutating func takeMonth() -> Bool { takeName(of: Self.months) }

  private mutating func takeName(of names: Set<String>) -> Bool {
    guard place + 3 <= utf8.count else { return false }
    let name = String(decoding: utf8[place..<place + 3], as: UTF8.self)
    guard names.contains(name) else { return false }
    place += 3
    return true
  }

  private static let weekdays: Set<String> = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months: Set<String> = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "JAN",
    "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC",
  ]
}
