import PlatenReview
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("*.yaml", "a.yaml"), ("*.yaml", ".yaml"), ("a*c", "abbc"), ("a*c", "ac"), ("?.json", "日.json"),
    ("cards/*.yaml", "cards/a.yaml"), ("**", "a/b/c"), ("**/*.png", "a.png"),
    ("**/*.png", "a/b/c.png"), ("a/**/z", "a/z"), ("a/**/z", "a/b/c/z"), ("./a", "a"),
    ("a/**", "a/b"), ("**/b/**", "a/b/c"), ("*", "a"), ("a**b", "axb"),
  ])
  func matches(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.yaml", "a/b.yaml"), ("*.yaml", "a.yml"), ("?.json", ".json"), ("cards/*", "cards/a/b"),
    ("a/**/z", "b/z"), ("a", "a/b"), ("a/b", "a"), ("", "a"), ("A", "a"), ("**/b", "a/c"),
  ])
  func matchesNot(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test func manyStarsTakeNoLongTime() {
    let pattern = PathPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 1000)))
    let folders = PathPattern(String(repeating: "**/a/", count: 100) + "b")
    #expect(!folders.matches(String(repeating: "a/", count: 400) + "c"))
  }
}
