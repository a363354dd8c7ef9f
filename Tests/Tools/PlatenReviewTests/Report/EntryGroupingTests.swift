import PlatenComparison
import PlatenReview
import Testing

@Suite struct EntryGroupingTests {
  private static func entry(_ name: String, _ causes: ChangeCause...) -> ReviewEntry {
    var entry = ReviewEntry(name: name, kind: .png, status: .different)
    entry.summary = "summary of \(name)"
    entry.causes = causes
    return entry
  }

  private static func cause(_ key: String?, _ sentence: String = "") -> ChangeCause {
    let common = key ?? sentence
    return ChangeCause(key: key, sentence: sentence.isEmpty ? common : sentence, common: common)
  }

  private static func grouped(_ entries: [ReviewEntry]) -> ReviewReport {
    var report = ReviewReport(title: "t", entries: entries)
    EntryGrouping.group(&report)
    return report
  }

  @Test func oneCauseIsOneGroupAndTheLargestIsFirst() {
    let moved = Self.cause("moved 3 px right")
    let report = Self.grouped([
      Self.entry("a", moved),
      Self.entry("b", Self.cause("other fonts")),
      Self.entry("c", moved),
      Self.entry("d"),
      ReviewEntry(name: "e", kind: .png, status: .same),
      Self.entry("f", moved),
      ReviewEntry(name: "g", kind: .png, status: .unused),
    ])
    #expect(report.entries.map(\.groups) == [[0], [1], [0], [2], [], [0], []])
    #expect(report.groups == ["moved 3 px right", "other fonts", "summary of d"])
  }

  @Test func whatHasTwoCausesIsInBothGroups() {
    let (word, color) = (
      Self.cause("\"Date\" is now \"Datum\""), Self.cause("#112233 became #FF00FF")
    )
    let report = Self.grouped([
      Self.entry("dark", word, color), Self.entry("light", word), Self.entry("other", color),
    ])
    #expect(report.groups == [word.common, color.common])
    #expect(report.entries.map(\.groups) == [[0, 1], [0], [1]])
  }

  @Test func causesThatAreAlwaysTogetherAreOneGroup() {
    let causes = ["a", "b", "c"].map { Self.cause($0) }
    let report = Self.grouped([
      Self.entry("1", causes[0], causes[1]), Self.entry("2", causes[0], causes[1], causes[2]),
    ])
    #expect(report.groups == ["a; b", "c"])
    #expect(report.entries.map(\.groups) == [[0], [0, 1]])
  }

  @Test func aGroupSaysWhatItsSnapshotsHaveInCommon() {
    let key = "\"Total\" is now \"Sum\""
    func entries(_ names: String...) -> [ReviewEntry] {
      names.map { Self.entry($0, Self.cause(key, "text 1 \"Total of \($0.first!)\" is now …")) }
    }
    #expect(Self.grouped(entries("ann", "bob")).groups == [key])
    #expect(Self.grouped(entries("ann", "amy")).groups == ["text 1 \"Total of a\" is now …"])
  }

  @Test func whatNobodyElseHasIsAGroupOfItsOwn() {
    let own = ChangeCause(key: nil, sentence: "the picture differs in 1 place")
    let word = Self.cause("word")
    let report = Self.grouped([
      Self.entry("a", own), Self.entry("b", own), Self.entry("c", word, own), Self.entry("d", word),
    ])
    #expect(report.groups == ["word", "summary of a", "summary of b", own.sentence])
    #expect(report.entries.map(\.groups) == [[1], [2], [0, 3], [0]])
  }

  @Test func aViewThatIsDrawnDifferentlyIsOneGroupInTheVariantsOfItsSceneAlone() {
    let face = ChangeCause(drawnDifferently: "clockFace", id: "view.children[0]")
    var entries = ["clock/dark", "clock/light", "watch"].map { Self.entry($0, face) }
    (entries[0].source, entries[1].source) = ("clock.yaml", "clock.yaml")
    entries[2].source = "watch.yaml"
    let report = Self.grouped(entries)
    #expect(report.groups == [String](repeating: "clockFace is drawn differently", count: 2))
    #expect(report.entries.map(\.groups) == [[0], [0], [1]])
  }

  @Test func whatThePictureBecameStandsInFrontOnce() {
    let (color, word) = (Self.cause("#FFFFFF became #1D4ED8"), Self.cause("word"))
    var entries = [Self.entry("a", color, word), Self.entry("b", color)]
    let turn = "the whole picture turned from white to blue (#FFFFFF became #1D4ED8)"
    for i in entries.indices { entries[i].turn = turn }
    #expect(Self.grouped(entries).groups == [turn, "word"])
    entries[1].turn = "the whole picture turned from black to blue (#000000 became #1D4ED8)"
    #expect(Self.grouped(entries).groups == [color.common, "\(turn); word"])
  }

  @Test func missingReferencesAreOneGroup() {
    let report = Self.grouped([
      ReviewEntry(name: "a", kind: .png, status: .missing),
      ReviewEntry(name: "b", kind: .svg, status: .missing),
    ])
    #expect(report.groups == ["there is no reference yet"])
    #expect(report.entries.map(\.groups) == [[0], [0]])
  }
}
