import Foundation
import Platen
import PlatenReports
import Testing

@testable import PlatenScenes

/// Which columns the words of addresses and scenes come from, and what is found in them.
@Suite struct ColumnOptionTests {
  private static let table = "id,term,votes,team\n1,tea,30,hot\n2,cake,12,cold\n3,jam,?,cold\n"

  private func words(_ scene: PictureScene) throws -> [String: Double] {
    let cloud = try #require(scene.renderer(library: .shared).fitReport().clouds.first)
    return Dictionary(cloud.words.map { ($0.text, $0.weight) }) { first, _ in first }
  }

  @Test func `An address has a table of its own`() throws {
    let scene = try request(.cloud, ["table": Self.table]).scene()
    #expect(try words(scene) == ["tea": 30, "cake": 12])
    #expect(scene.findings.map(\.kind) == [.taken, .unreadCell])
    let chosen = try request(.cloud, ["table": Self.table, "word": "4", "weight": "id"]).scene()
    #expect(try words(chosen) == ["hot": 1, "cold": 5])
    #expect(chosen.findings.map(\.kind) == [.taken])
    let json = "[[\"tea\", 30], [\"cake\", 12]]"
    #expect(try words(request(.cloud, ["table": json]).scene()) == ["tea": 30, "cake": 12])
  }

  @Test func `The texts under the names of a mapping are counted`() throws {
    let json = "{\"title\": \"The river\", \"body\": \"The rivers rise and the river falls.\"}"
    let scene = try request(.cloud, ["table": json]).scene()
    #expect(try words(scene) == ["river": 3, "rise": 1, "falls": 1])
    #expect(
      scene.findings.map(\.detail) == [
        "counted: the words of 2 texts in \"value\" (--counts-lines draws each as it is); a text in"
          + " English (--language sets another language)"
      ])
    // Numbers are weights of their names.
    #expect(
      try words(request(.cloud, ["table": "{\"tea\": 2, \"jam\": 1}"]).scene()) == [
        "tea": 2, "jam": 1,
      ])
  }

  @Test func `A table of an address has the numbers of its locale`() throws {
    let table = "word,n\ntea,1.200\ncake,900\n"
    let plain = try request(.cloud, ["table": table]).scene()
    #expect(try words(plain) == ["tea": 1.2, "cake": 900])
    #expect(plain.findings.map(\.kind) == [.taken, .unreadCell])
    let german = try request(.cloud, ["table": table, "locale": "de"]).scene()
    #expect(try words(german) == ["tea": 1200, "cake": 900])
    #expect(german.findings.map(\.kind) == [.taken])
  }

  @Test func `Words that are left out though they weigh as much are told`() throws {
    let scene = try request(.cloud, ["words": "a:3,b:1,c:1,d:1,e:2", "top": "3"]).scene()
    #expect(
      scene.findings.map(\.detail) == [
        "the heaviest 3 of 5 words are drawn; 2 more with the weight 1 are left out"
      ])
    let clear = try request(.cloud, ["words": "a:3,b:1,c:2", "top": "2"]).scene()
    #expect(
      clear.findings.map(\.detail) == ["the heaviest 2 of 3 words are drawn"])
  }

  @Test func `What is wrong is said of the option`() {
    #expect(
      message(.cloud, ["table": Self.table, "word": "trem"])?.contains("id, term, votes, team")
        == true)
    #expect(message(.cloud, ["words": "a:2", "word": "a"])?.hasPrefix("word: ") == true)
    #expect(message(.tags, ["table": "a,b\n\"1,2\n"])?.hasPrefix("table: ") == true)
    #expect(message(.cloud, ["table": Self.table, "words": "a"])?.contains("no effect") == true)
  }

  @Test func `Tags take the same columns`() throws {
    let scene = try request(.tags, ["table": Self.table, "style": "plain"]).scene()
    #expect(try scene.renderer(library: .shared).fitReport().texts.map(\.text) == ["tea", "cake"])
  }

  @Test(arguments: [
    ("", ["tea": 30.0, "cake": 12]), ("word: team, weight: 1", ["hot": 1, "cold": 5]),
  ])
  func `A list of a scene says its columns`(fields: String, expected: [String: Double]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.table.write(
      to: folder.appendingPathComponent("list.csv"), atomically: true, encoding: .utf8)
    var options = SceneOptions()
    options.folder = DataFolder(folder.path)
    let text = """
      platen: 1
      canvas: {width: 400, height: 300}
      data: {list: {file: list.csv, sumsDuplicates: true, \(fields)}}
      view: {cloud: {data: list}}
      """
    let scene = try PictureScene(SceneText(name: "a.yaml", text: text), options: options)
    #expect(try words(scene) == expected)
    #expect(scene.findings.contains { $0.kind == .taken && $0.place == "list.csv:1:1" })
    #expect(scene.findings.contains { $0.place == "list.csv:4:7" } == fields.isEmpty)
  }

  @Test func `In a loop a cell that is no number costs nothing`() throws {
    let text = """
      platen: 1
      data: {list: [{name: a, count: 2}, {name: b, count: n/a}]}
      view: {forEach: {data: list, view: {text: "{name} {count}"}}}
      """
    let scene = try PictureScene(SceneText(name: "a.yaml", text: text), options: SceneOptions())
    #expect(try scene.renderer(library: .shared).fitReport().texts.map(\.text) == ["a 2", "b n/a"])
    #expect(scene.findings.isEmpty)
    let cloud = text.replacing(
      "forEach: {data: list, view: {text: \"{name} {count}\"}}", with: "cloud: {data: list}")
    let drawn = try PictureScene(SceneText(name: "a.yaml", text: cloud), options: SceneOptions())
    #expect(try words(drawn) == ["a": 2])
    #expect(drawn.findings.map(\.kind) == [.unreadCell])
  }

  private static let survey = """
    when,answer
    9:00,"The harbour is loud, and the harbour is full."
    9:05,The harbour smells of fish.
    9:10,Nothing
    """

  @Test func `The words of a table's texts are counted`() throws {
    let scene = try request(.cloud, ["table": Self.survey]).scene()
    let found = try words(scene)
    #expect(found["harbour"] == 3)
    #expect(found["fish"] == 1)
    #expect(found["the"] == nil)
    #expect(
      scene.findings.first?.detail
        == "counted: the words of 3 texts in \"answer\" (--counts-lines draws each as it is); a"
        + " text in English (--language sets another language)")
    let lines = try words(request(.cloud, ["table": Self.survey, "countsLines": "true"]).scene())
    #expect(lines["The harbour smells of fish."] == 1)
    let names = "id,who\n1,Tate Modern\n2,The Hague\n3,St. Ives\n"
    #expect(try words(request(.cloud, ["table": names]).scene()).count == 3)
    let told = try words(request(.cloud, ["table": names, "countsLines": "false"]).scene())
    #expect(told["Ives"] == 1)
    // Five words in the mean are texts, four are names; more than half that end as sentences are texts.
    for (cells, isText) in [
      ("of the harbour in May,harbour", false),
      ("of the harbour in May,the harbour is in fog", true),
      ("Too loud!,Harbour", false), ("Too loud!,Cold fog.,Harbour", true), ("Fog.,Yes!", false),
    ] {
      let table = "id,answer\n" + cells.split(separator: ",").map { "x,\($0)\n" }.joined()
      let found = try words(request(.cloud, ["table": table]).scene())
      #expect(
        (found.keys.allSatisfy { !$0.contains(" ") && !$0.hasSuffix(".") }) == isText, "\(cells)")
    }
    // What has weights is drawn as it is.
    let weighed = Self.survey.replacing("9:00", with: "1").replacing("9:05", with: "2")
      .replacing("9:10", with: "3").replacing("when", with: "count")
    #expect(try words(request(.cloud, ["table": weighed]).scene())["Nothing"] == 3)
    // Groups are of cells, not of their words.
    let grouped = try words(request(.cloud, ["table": Self.survey, "group": "when"]).scene())
    #expect(grouped["Nothing"] == 1 && grouped["harbour"] == nil)
    // Tags are not counted.
    #expect(
      try request(.tags, ["table": Self.survey]).scene().renderer(library: .shared).fitReport()
        .texts.contains { $0.text.hasPrefix("Nothing") })
  }
}
