/// A date's pattern in Unicode's letters, such as `yyyy-MM-dd`, taken apart.
///
/// What stands between apostrophes is written as it is. Other letters are fields, and one that is none
/// would be left out of a date without a word.
/// https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table
struct DatePattern {
  private static let letters = Set("GyYuUrQqMLlwWdDFgEecabBhHKkmsSAzZOvVXx".unicodeScalars)

  /// The letters that are fields, one for all of the same that stand beside each other.
  private var fields: [Unicode.Scalar] = []
  /// A letter that means nothing, and the number of scalars before it; nil if all do.
  private(set) var unknown: (letter: Unicode.Scalar, offset: Int)?
  /// Whether the last apostrophe has no other one.
  private var isQuoted = false
  /// Whether a `d` stands three times or more, as .NET names the day.
  private let namesDay: Bool

  init(_ pattern: String) {
    namesDay = pattern.contains("ddd")
    var previous: Unicode.Scalar?
    for (offset, scalar) in pattern.unicodeScalars.enumerated() {
      defer { previous = scalar }
      if scalar == "'" { isQuoted.toggle() }
      // strftime's fields begin with a percent sign.
      let isLetter = scalar.isASCII && scalar.properties.isAlphabetic || scalar == "%"
      guard isLetter, !isQuoted else { continue }
      if Self.letters.contains(scalar) {
        if scalar != previous { fields.append(scalar) }
      } else if unknown == nil {
        unknown = (scalar, offset)
      }
    }
  }

  /// What fields nearly always are meant to be that are not, as sentences.
  var doubts: [String] {
    var doubts: [String] = []
    func has(_ letters: String) -> Bool { fields.contains { letters.unicodeScalars.contains($0) } }
    if has("Y"), !has("wec") {
      doubts.append(
        "YYYY is the year to which the week belongs, which differs from the calendar year around"
          + " New Year; yyyy is the calendar year")
    }
    if isQuoted {
      doubts.append("an apostrophe is not closed: the letters after it are drawn as they are")
    }
    if has("g") {
      doubts.append("g is the number of days since 4713 BC; d is the day of the month")
    }
    if has("A") { doubts.append("A is the milliseconds since midnight; a is AM or PM") }
    if namesDay, has("d") { doubts.append("ddd is the day in three digits; EEE is its name") }
    if has("D"), has("ML") {
      doubts.append("DD is the day of the year, 1 to 366; dd is the day of the month")
    }
    let hours = Set("hHkK".unicodeScalars)
    for (index, field) in fields.enumerated() where "mMS".unicodeScalars.contains(field) {
      let before = index > 0 ? fields[index - 1] : nil
      let isBehindHour = before.map { hours.contains($0) } ?? false
      let next = index + 1 < fields.count ? fields[index + 1] : nil
      let neighbors = [before, next]
      let isBesideDay = !Set(neighbors).isDisjoint(with: ["d", "D", "y"])
      if field == "m", !isBehindHour, isBesideDay {
        doubts.append("mm is minutes; MM is the month")
      } else if field == "M", isBehindHour || next == "s" {
        doubts.append("MM is the month; mm is minutes")
      } else if field == "S", before == "m" {
        doubts.append("SS is hundredths of a second; ss is seconds")
      }
    }
    return doubts
  }
}

extension ValueFormat {
  /// What a date's pattern nearly always is meant to say that it does not, as sentences.
  var doubts: [String] {
    switch self {
    case .date(.pattern(let pattern)), .time(.pattern(let pattern)): DatePattern(pattern).doubts
    default: []
    }
  }
}

extension TextTemplate {
  /// What the patterns of its dates nearly always are meant to say that they do not, as sentences.
  var doubts: [String] {
    pieces.reduce(into: []) { doubts, piece in
      if case .field(let field) = piece { doubts += field.format?.doubts ?? [] }
    }
  }
}
