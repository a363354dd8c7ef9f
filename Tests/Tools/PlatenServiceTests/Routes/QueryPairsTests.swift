import Testing

@testable import PlatenService

@Suite struct QueryPairsTests {
  /// As WHATWG's URL standard parses application/x-www-form-urlencoded.
  @Test(arguments: [
    ("a=1&b=2", ["a": "1", "b": "2"]), ("a=b=c", ["a": "b=c"]), ("&&a&", ["a": ""]),
    ("a+b=c+d", ["a b": "c d"]), ("C%2B%2B=%E6%9D%B1", ["C++": "東"]), ("=x", ["": "x"]),
    ("a=%00", ["a": "\0"]),
  ])
  func pairsAreReadAsFormsWriteThem(_ query: String, _ expected: [String: String]) throws {
    let pairs = try QueryPairs(query).pairs
    #expect(Dictionary(uniqueKeysWithValues: pairs.map { ($0.name, $0.value) }) == expected)
  }

  @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=%+1", "a=%FF", "%C3=1"])
  func whatIsNoTextIsRefused(_ query: String) {
    #expect(throws: Problem.self) { try QueryPairs(query) }
  }

  @Test func theLastOfEqualNamesIsTakenAndAllAreGone() throws {
    var pairs = try QueryPairs("a=1&b=2&a=3")
    #expect(pairs.take("a") == "3")
    #expect(pairs.take("a") == nil)
    #expect(pairs.pairs.map(\.name) == ["b"])
  }
}
