import PlatenScenes
import Testing

/// The core schema of YAML 1.2, section 10.3.
@Suite struct ScalarValueTests {
  private func value(_ text: String) -> ScalarValue {
    SourceNode.Scalar(text: text, isPlain: true).value
  }

  @Test func `Null and booleans have three spellings`() {
    for text in ["", "~", "null", "Null", "NULL"] { #expect(value(text) == .null) }
    for text in ["true", "True", "TRUE"] { #expect(value(text) == .bool(true)) }
    for text in ["false", "False", "FALSE"] { #expect(value(text) == .bool(false)) }
  }

  @Test(arguments: [
    "yes", "no", "on", "off", "tRUE", "nULL", "1_000", "1,000", "0b1", "0X1F", "0xG", "0x", "0o8",
    "+0x1", "-", "+", ".", "1e", "e1", ".e1", "1.2.3", "12px", "inf", "nan", "+.nan", ".Nan",
    "--1", "1 2", "١", "½", "0x-1", "12:30:45",
  ])
  func `What only looks like a number or boolean is a text`(text: String) {
    #expect(value(text) == .text(text))
  }

  @Test func `Integers are decimal, hexadecimal or octal`() {
    let integers = [
      ("0", 0), ("12", 12), ("+12", 12), ("-12", -12), ("007", 7), ("0x1F", 31), ("0xff", 255),
      ("0o17", 15), ("9223372036854775807", Int.max),
    ]
    for (text, int) in integers { #expect(value(text) == .int(int)) }
  }

  @Test func `Numbers are the nearest doubles`() {
    let numbers = [
      ("0.1", 0.1), (".5", 0.5), ("-.5", -0.5), ("5.", 5), ("1e3", 1_000), ("1.5E-3", 0.0015),
      ("9223372036854775808", 9223372036854775808), ("5e-324", Double.leastNonzeroMagnitude),
      ("1e-999", 0),
      ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
      ("0x10000000000000000", 18446744073709551616),
      ("0o2000000000000000000000", 18446744073709551616),
    ]
    for (text, double) in numbers { #expect(value(text) == .double(double)) }
  }

  @Test func `Infinities, what is no number and what is too great are not finite`() {
    let texts = [
      ".inf", "-.inf", "+.Inf", ".INF", ".nan", ".NaN", ".NAN", "1e999", "-1e999",
      "1" + String(repeating: "0", count: 400), "0x1" + String(repeating: "0", count: 300),
    ]
    for text in texts { #expect(value(text) == .notFinite) }
  }

  @Test func `In quotation marks everything is a text`() {
    for text in ["", "12", "true", "~", ".nan"] {
      #expect(SourceNode.Scalar(text: text, isPlain: false).value == .text(text))
    }
  }

  @Test(arguments: [
    ("wide", #""wide""#), ("\"12\"", #""12""#), ("12", "the number 12"),
    ("0x1F", "the number 0x1F"),
    ("1.50", "the number 1.50"), ("true", "true"), ("~", "nothing"), ("''", #""""#),
    (".nan", ".nan, not a finite number"), ("[a]", "a list"), ("{a: 1}", "a mapping"),
    (String(repeating: "語", count: 41), "\"" + String(repeating: "語", count: 40) + "…\""),
  ])
  func `Messages name a value as a reader would`(yaml: String, phrase: String) throws {
    #expect(try read(yaml: yaml).phrase == phrase)
  }
}
