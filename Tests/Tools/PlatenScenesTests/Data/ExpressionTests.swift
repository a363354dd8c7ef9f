import PlatenBase
import Testing

@testable import PlatenScenes

/// Values worked out by hand; a line has an expression, an arrow, and the text of its value.
@Suite struct ExpressionTests {
  private static let scope = {
    let stop = { (name: String, minutes: Double) in
      DataValue.record(DataRecord(["name": .text(name), "minutes": .number(DataNumber(minutes))]))
    }
    return DataScope(
      values: DataRecord([
        "price": .number(DataNumber(12.5)), "count": .number(DataNumber(3)), "none": .null,
        "title": .text("Café au lait"), "code": .text("007"), "isOpen": .bool(true),
        "wide": .text(""),
        "first name": .text("Ada"), "unit-price": .number(DataNumber(4)),
        "author's": .text("Ada’s"),
        "start": .text("2026-11-27T22:15"), "end": .text("2026-12-01T06:00"),
        "day": .text("2024-02-29"),
        "noon": .text("12:00"), "tags": .list([.text("a"), .text("b"), .text("c")]),
        "numbers": .list([2, 8, 5].map { .number(DataNumber($0)) }), "empty": .list([]),
        "huge": .list([.number(DataNumber(1e308)), .number(DataNumber(1e308))]),
        "mixed": .list([
          .record(DataRecord(["n": .number(DataNumber(1))])), .record(DataRecord(["m": .null])),
        ]),
        "stops": .list([stop("Basel", 0), stop("Olten", 28), stop("Bern", 58)]),
        "line": .record(DataRecord(["name": .text("S3"), "stops": .list([stop("Ulm", 4)])])),
      ]))
  }()

  private static func value(_ text: String) throws(TemplateError) -> String {
    try TextTemplate("{\(text)}").text(in: scope, formatter: ValueFormatter(), most: 1_000)
  }

  private static let values = """
    1 + 2 → 3
    2 + 3 * 4 → 14
    (2 + 3) * 4 → 20
    10 - 4 - 3 → 3
    100 / 10 / 2 → 5
    7 / 2 → 3.5
    7 % 3 → 1
    -7 % 3 → -1
    7.5 % 2 → 1.5
    -3 + 5 → 2
    - -3 → 3
    2 * -3 → -6
    0.1 + 0.2 → 0.3
    1 / 3 → 0.333333333333
    2 / 3 * 3 → 2
    12.5 * 1.19 → 14.875
    1000000 * 1000000 → 1000000000000
    price * 1.19 → 14.875
    price*2 → 25
    price / count → 4.16666666667
    code + 1 → 8
    "a" + "b" → ab
    "n: " + 3 → n: 3
    3 + " n" → 3 n
    "3" + "4" → 7
    'it' + "'s" → it's
    title + "!" → Café au lait!
    price > 10 → true
    price > 12.5 → false
    price >= 12.5 → true
    price < 12.5 → false
    price <= 12.5 → true
    price == 12.50 → true
    price != 12.5 → false
    title == "Café au lait" → true
    code == 7 → true
    "abc" < "abd" → true
    "b" > "abc" → true
    day < "2024-03-01" → true
    "2024-02-29" >= day → true
    isOpen == true → true
    isOpen and price > 10 → true
    isOpen and price > 20 → false
    price > 20 or isOpen → true
    not isOpen → false
    !isOpen → false
    not isOpen == false → true
    not (price > 10 and isOpen) → false
    isOpen && price > 10 || false → true
    true or nothing → true
    false and nothing → false
    true or false and false → true
    isOpen ? "open" : "closed" → open
    price > 20 ? "dear" : price > 10 ? "fair" : "cheap" → fair
    (count == 1 ? "day" : "days") → days
    count == 1 ? "day" : "days" → days
    none ?? 0 → 0
    none ?? "–" → –
    wide ?? "empty" → empty
    price ?? 0 → 12.5
    none ?? none ?? 4 → 4
    (none ?? 0) + 5 → 5
    none ?? 2 + 5 → 7
    none ?? 1 > 0 → true
    stops[9].name ?? "end" → end
    stops[0].track ?? "?" → ?
    stops[0].name → Basel
    stops[1].minutes + 2 → 30
    stops[-1].name → Bern
    stops[count - 1].name → Bern
    stops[0]["name"] → Basel
    line.name → S3
    line.stops[0].name → Ulm
    line.stops.name → Ulm
    join(stops.name, " – ") → Basel – Olten – Bern
    sum(stops.minutes) → 86
    max(stops.minutes) - min(stops.minutes) → 58
    tags[2] → c
    min(3, 1, 2) → 1
    max(3, 1, 2) → 3
    min(numbers) → 2
    max(numbers) → 8
    sum(numbers) → 15
    sum(empty) → 0
    sum(none) → 0
    mean(numbers) → 5
    count(numbers) → 3
    count(empty) → 0
    first(tags) → a
    last(tags) → c
    "[" + (first(empty) ?? "") + "]" → []
    max(empty) ?? 0 → 0
    round(2.5) → 3
    round(-2.5) → -3
    round(3.14159, 2) → 3.14
    round(2.345, 1) → 2.3
    floor(2.9) → 2
    floor(-2.1) → -3
    ceil(2.1) → 3
    ceil(-2.9) → -2
    abs(-4) → 4
    abs(price - 20) → 7.5
    length(title) → 12
    length("🇩🇪👩‍🚀") → 2
    length(tags) → 3
    length(none) → 0
    upper(title) → CAFÉ AU LAIT
    lower("ÀB") → àb
    trim("  a b ") → a b
    split("a,b,c", ",")[1] → b
    length(split("a,b,c", ",")) → 3
    split("3;4", ";")[0] + 1 → 4
    join(tags, ", ") → a, b, c
    "[" + join(none, ", ") + "]" → []
    contains(title, "lait") → true
    contains(title, "tea") → false
    contains(tags, "b") → true
    contains(numbers, 8) → true
    contains(numbers, "9") → false
    year(start) → 2026
    month(start) → 11
    day(start) → 27
    day(day) → 29
    weekday(start) → 5
    weekday("2024-05-05") → 7
    weekday("2024-05-06") → 1
    hour(start) → 22
    minute(start) → 15
    hour(noon) → 12
    days(start, end) → 4
    days(end, start) → -4
    days("2024-02-28", "2024-03-01") → 2
    minutes(start, "2026-11-28T00:00") → 105
    minutes("10:08", "11:00") → 52
    minutes("9:05", "10:08") → 63
    days(start, end) > 3 ? "late" : "soon" → late
    first name → Ada
    unit-price → 4
    author's → Ada’s
    "{" + "}" → {}
    '}' → }
    price * 2:number(2) → 25.00
    isOpen ? "a:b" : "c":uppercase → A:B
    count / 4:percent → 75%
    none ?? start:date(yyyy) → 2026
    true → true
    null ?? "x" → x
    123456789012345 + 0 → 123456789012345
    12345678901.23 * 1 → 12345678901.23
    0.1 + 0.2 == 0.3 → true
    2 == numbers → true
    round(1.005, 2) → 1.01
    round(-0.125, 2) → -0.13
    round(123456789.49996) → 123456789
    sum(mixed.n) → 1
    mean(mixed.n) → 1
    max(mixed.n) → 1
    1.005:number(2) → 1.01
    numbers == 2 → true
    join(mixed.n, ",") → 1,
    """

  @Test(arguments: values.split(separator: "\n").map(String.init))
  func anExpressionHasItsValue(_ line: String) throws {
    let parts = line.components(separatedBy: " → ")
    try #require(parts.count == 2)
    #expect(try Self.value(parts[0]) == parts[1])
  }

  private static let mistakes = """
    1 + → found the end, expected a number, a text in quotation marks, a field or a function
    (1 + 2 → found the end, expected a closing parenthesis
    (1) 2 → found "2", expected an operator such as + - * / < ==, a colon and a format, or the end
    1 < 2 < 3 → found "<", expected one comparison; join comparisons with and
    "a → found an unmatched quotation mark, expected a closing one at the end of the text
    price # 2 → found "#", expected a value or an operator such as + - * / < == ?
    title * 2 → found "Café au lait" as input of *, expected a number
    none + 1 → found nothing as input of +, expected a number; ?? gives a replacement, such as (price ?? 0)
    price / 0 → found 12.5 / 0, expected a number other than 0
    price and true → found the number 12.5, expected true or false, such as a comparison
    price ? 1 : 2 → found the number 12.5, expected true or false, such as a comparison
    title < 3 → found "Café au lait" < the number 3, expected two numbers or two texts
    stops[9].name → found [9] of a list of 3, expected -3 to 2
    stops[0.5] → found [0.5], expected a whole number in the brackets
    stops[0].nam → found .nam, expected one of the fields name, minutes
    price[0] → found [0] of the number 12.5, expected a list before it
    rond(2) → found the function "rond", expected one of
    round() → found round with 0 values, expected round(number) or round(number, digits)
    days(start) → found days with 1 value, expected days(from, to)
    upper(tags) → found upper of a list, expected upper(text)
    sum(price) → found sum of the number 12.5, expected sum(list)
    day(noon) → found day of "12:00", expected a date such as 2024-05-01
    split("a", "") → found split at an empty text, expected the separator of the text
    round(1, 99) → found round to 99 digits, expected 0...15 digits
    title + none → found "Café au lait" as input of +, expected a number
    title + tags → found "Café au lait" as input of +, expected a number
    minutes("10:08", start) → expected two times, or two dates with times
    sum(huge) → expected a sum of at most 1.8e308
    price > 1 ? "x" : → found the end, expected a number, a text
    pric * 2 → found {pric}, expected one of the fields
    max(1, none) → found nothing as input of max, expected a number
    mean(empty) → found an empty list for mean, expected a number in it
    1:currency(ERU) → found currency(ERU), expected a currency code of three letters (ISO 4217)
    """

  @Test(arguments: mistakes.split(separator: "\n").map(String.init))
  func aMistakeIsNamed(_ line: String) throws {
    let parts = line.components(separatedBy: " → ")
    let error = #expect(throws: TemplateError.self) { try Self.value(parts[0]) }
    let message = error?.unexpected.message ?? ""
    #expect("found \(message)".contains(parts[1]) || message.contains(parts[1]), "\(message)")
  }

  @Test func whatIsDeepOrLongIsRefused() throws {
    let deep = String(repeating: "(", count: 40) + "1" + String(repeating: ")", count: 40)
    #expect(throws: TemplateError.self) { try Self.value(deep) }
    #expect(throws: TemplateError.self) { try Self.value(String(repeating: "-", count: 40) + "1") }
    for text in [
      "1" + String(repeating: "+1", count: 2_000), "tags" + String(repeating: "[0]", count: 2_000),
    ] {
      #expect(throws: TemplateError.self) { try Self.value(text) }
    }
    #expect(throws: TemplateError.self) {
      try Self.value(#"join(split("\#(String(repeating: "x", count: 900))", "x"), title)"#)
    }
    let long = Array(repeating: "title", count: 100).joined(separator: " + ")
    let error = #expect(throws: TemplateError.self) { try Self.value(long) }
    #expect(error?.unexpected.expected == "at most 1000 bytes")
  }

  @Test func apostrophesBetweenFieldsAreText() throws {
    let scope = DataScope(
      values: DataRecord(["a's n": .text("x"), "b's n": .text("y"), "a": .text("z")]))
    func text(_ template: String) throws -> String {
      try TextTemplate(template).text(in: scope, formatter: ValueFormatter())
    }
    #expect(try text("{a's n} and {b's n}") == "x and y")
    #expect(try text("{a}'s and {a}'s") == "z's and z's")
  }

  @Test func aPlaceIsThatOfTheWrongPart() {
    let error = #expect(throws: TemplateError.self) { try Self.value("1 + title * 2") }
    // The brace is the first scalar.
    #expect(error?.offset == 11)
  }
}
