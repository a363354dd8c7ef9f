import Testing

@testable import PlatenBase

@Suite struct UnexpectedValueTests {
  @Test(arguments: [
    ("\"rde\"", "a colour", "red", "found \"rde\", expected a colour; did you mean \"red\"?"),
    ("a list", "a number", nil, "found a list, expected a number"),
    ("more than 9 views", "", nil, "found more than 9 views"),
    ("", "a name", nil, "expected a name"),
    ("", "", nil, ""),
  ])
  func saysWhatItKnows(found: String, expected: String, suggestion: String?, sentence: String) {
    let value = UnexpectedValue(found: found, expected: expected, suggestion: suggestion)
    #expect("\(value)" == sentence)
  }
}
