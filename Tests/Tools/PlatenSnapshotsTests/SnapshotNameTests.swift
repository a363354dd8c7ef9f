import Testing

@testable import PlatenSnapshots

@Suite struct SnapshotNameTests {
  @Test(arguments: [
    ("card()", "card"), ("card(of:in:)", "card-of-in"), ("`a card, drawn`()", "a-card-drawn"),
    ("größe()", "größe"), ("../../etc/passwd", "etc-passwd"), ("under_score()", "under_score"),
  ])
  func testsAreCalledAsFilesMayBe(function: String, name: String) {
    #expect(SnapshotName.test(function) == name)
  }

  @Test func referencesLieBesideTheTestFile() {
    let place = SnapshotPlace(
      fileID: "T/CardTests.swift", filePath: "/a/b/CardTests.swift", function: "card()", line: 1,
      column: 1, staticPath: "")
    let path = { (name: String?, variant: String, number: Int) in
      SnapshotName(place, name: name, variant: variant, number: number, kind: .layout).path
    }
    let folder = "/a/b/__Snapshots__/CardTests/"
    #expect(path("big", "", 0) == folder + "card.big.layout.json")
    #expect(path("big", "dark-ja", 0) == folder + "card.big-dark-ja.layout.json")
    #expect(path(nil, "", 2) == folder + "card.2.layout.json")
    #expect(path(nil, "dark", 1) == folder + "card.dark.layout.json")
    #expect(path(nil, "dark", 2) == folder + "card.2-dark.layout.json")
    #expect(path("../x", "", 0) == folder + "card.x.layout.json")
  }
}
