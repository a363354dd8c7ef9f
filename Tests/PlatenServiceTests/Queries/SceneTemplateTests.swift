import Foundation
import Platen
import Testing

@testable import PlatenScenes
@testable import PlatenService

@Suite struct SceneTemplateTests {
  /// A folder of files, removed with this object.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("SceneTemplateTests-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, text) in files {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private static let card = """
    platen: 1
    data:
      heading: Hello
      size: 20
      shout: false
      words: [one, two]
      numbers: {items: [1, 2, 3], top: 2}
      nested: {a: 1}
      rows:
        - {name: x}
    view:
      vStack:
        children:
          - {text: "{heading}", if: "{shout}"}
          - {text: "{heading}", modifiers: [{font: "{size}"}]}
          - forEach: {data: words, view: {text: "{name}"}}
    """

  private func template(_ text: String = card) throws -> SceneTemplate {
    let folder = try Folder(["card.yaml": text])
    return try #require(try SceneTemplateFolder(folder: folder.url)["card"])
  }

  private func svg(
    _ template: SceneTemplate, _ pairs: [(name: String, value: String)] = []
  ) throws -> Data {
    try template.scene(pairs).renderer(library: .shared).svgData()
  }

  /// The picture of a card with a line replaced.
  private func svg(replacing line: String, with other: String) throws -> Data {
    try svg(template(Self.card.replacing(line, with: other)))
  }

  private func records(_ pairs: [(name: String, value: String)]) throws -> [SceneFileError.Record] {
    let template = try template()
    let failure = #expect(throws: SceneFileError.self) { try template.scene(pairs) }
    return failure?.records ?? []
  }

  // MARK: - Fields

  @Test func theFieldsAreTheScalarsAndPlainListsOfTheData() throws {
    let fields = try template().fields
    #expect(fields.map(\.name) == ["heading", "size", "shout", "words", "numbers"])
    #expect(fields.map(\.isRepeated) == [false, false, false, true, true])
    #expect(
      fields.map(\.defaultValue) == ["Hello", 20, false, ["one", "two"], [1, 2, 3]])
    #expect(
      fields.map(\.schema) == [
        ["type": "string"], ["type": "number"], ["type": "boolean"],
        ["type": "array", "items": ["type": "string"]],
        ["type": "array", "items": ["type": "number"]],
      ])
  }

  @Test func aQuerySetsFieldsAsIfTheSceneHadThem() throws {
    let template = try template()
    #expect(try svg(template) == svg(template, [("heading", "Hello"), ("size", "20")]))
    #expect(
      try svg(template, [("heading", "Bye")]) == svg(replacing: "ing: Hello", with: "ing: Bye"))
    #expect(try svg(template, [("size", "31")]) == svg(replacing: "size: 20", with: "size: 31"))
    #expect(
      try svg(template, [("words", "a"), ("words", "b"), ("words", "true")])
        == svg(replacing: "[one, two]", with: "[a, b, 'true']"))
    #expect(
      try svg(template, [("shout", "true")]) == svg(replacing: "shout: false", with: "shout: true"))
  }

  @Test(
    "a text is never read as YAML or as a template",
    arguments: [
      "true", "null", "~", "12", "{size}", "{", "}}", "[a, b]", "a: b", "# x", "*a", "&a",
    ])
  func text(value: String) throws {
    let quoted = value.replacing("'", with: "''")
    #expect(
      try svg(template(), [("heading", value)])
        == svg(replacing: "heading: Hello", with: "heading: '\(quoted)'"))
    #expect(
      try svg(template(), [("words", value)])
        == svg(replacing: "[one, two]", with: "['\(quoted)']"))
  }

  @Test func whatIsNoFieldIsRefusedWithTheNearestName() throws {
    let record = try #require(try records([("headign", "x")]).first)
    #expect(record.file == "query" && record.path == "headign" && record.suggestion == "heading")
    #expect(try records([("nested", "1")]).map(\.path) == ["nested"])
    #expect(try records([("rows", "1")]).map(\.path) == ["rows"])
    #expect(try records([("canvas.width", "1")]).map(\.path) == ["canvas.width"])
    #expect(try records([("view", "spacer")]).map(\.path) == ["view"])
  }

  @Test func aValueHasToBeOfTheKindThatTheSceneHas() throws {
    let found = try records([
      ("size", "large"), ("shout", "1"), ("numbers", "1"), ("numbers", "x"), ("heading", "a"),
      ("heading", "b"),
    ])
    #expect(found.map(\.path) == ["size", "shout", "numbers[1]", "heading"])
    #expect(found.map(\.expected).first == "a number")
  }

  // MARK: - Folders

  @Test func aFolderListsItsScenesByTheirNames() throws {
    let folder = try Folder([
      "b.yml": Self.card, "a.json": #"{"platen": 1, "view": "spacer"}"#, "list.json": "[1, 2]",
      ".hidden.yaml": "no scene", "notes.txt": "no scene",
    ])
    let scenes = try SceneTemplateFolder(folder: folder.url)
    #expect(scenes.templates.map(\.name) == ["a", "b"])
    #expect(scenes["c"] == nil && scenes["list"] == nil)
    #expect(scenes.nearestName(to: "bb") == "b")
  }

  @Test func aFolderTellsAllThatIsWrongInAllOfItsScenes() throws {
    let folder = try Folder([
      "a.yaml": "platen: 1\nview: {txt: x}\nwidht: 3\n", "b.json": "{", "c.yaml": "platen: 1\n",
      "d.yaml": Self.card, "d.yml": Self.card,
      "e.yaml": "platen: 1\ndata: {l: {file: /etc/passwd}}\nview: spacer\n",
      "f.yaml": "platen: 1\ndata: {l: {file: none.csv}}\nview: spacer\n",
    ])
    let failure = #expect(throws: SceneTemplateError.self) {
      try SceneTemplateFolder(folder: folder.url)
    }
    let failures = try #require(failure?.failures)
    #expect(
      failures.map(\.text.name) == ["a.yaml", "b.json", "c.yaml", "d.yml", "e.yaml", "f.yaml"])
    #expect(failures[0].errors.count == 2)
    let text = try #require(failure?.description)
    #expect(!text.contains(folder.url.path))
  }

  @Test func aFolderThatIsNotThereIsAFailure() throws {
    let url = URL(fileURLWithPath: "/no/such/folder")
    let failure = #expect(throws: SceneTemplateError.self) {
      try SceneTemplateFolder(folder: url)
    }
    #expect(failure?.failures.first?.isInputMissing == true)
  }

  @Test func dataIsReadFromTheFolderAtEachRender() throws {
    let scene = """
      platen: 1
      data: {words: {file: words.csv}}
      view: {tagCloud: {data: words}}
      """
    let folder = try Folder(["cloud.yaml": scene, "words.csv": "name\nSwift\n"])
    let template = try #require(try SceneTemplateFolder(folder: folder.url)["cloud"])
    let before = try svg(template)
    try Data("name\nKotlin\n".utf8).write(to: folder.url.appendingPathComponent("words.csv"))
    #expect(try svg(template) != before)
  }
}
