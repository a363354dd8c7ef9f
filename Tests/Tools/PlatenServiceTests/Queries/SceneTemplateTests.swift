import Foundation
import Platen
import TestSupport
import Testing

@testable import PlatenScenes
@testable import PlatenService

@Suite struct SceneTemplateTests {
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
    try SceneTemplate(SceneText(name: "card.yaml", text: text), in: DataFolder("/no/such/folder"))
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
    #expect(fields.map(\.isList) == [false, false, false, true, true])
    #expect(
      fields.map(\.value) == ["Hello", 20, false, ["one", "two"], [1, 2, 3]])
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

  // MARK: - What is wrong with the scene

  @Test func aTextIsParsedWithoutItsData() throws {
    let text = "platen: 1\ndata: {l: {file: none.csv}, size: 3}\nview: {txt: x}\n"
    let template = try template(text)
    #expect(template.fields.map(\.name) == ["size"])
    let problem = #expect(throws: Problem.self) { try template.scene([]) }
    #expect(problem?.kind == .brokenScene)
    #expect(problem?.records.map(\.line) == [2, 3])
    #expect(problem?.detail.hasPrefix("card.yaml, line 2, column ") == true)
    // Whatever is asked of it.
    #expect(throws: Problem.self) { try template.scene([("size", "4")]) }
    #expect(throws: SceneFileError.self) { try self.template("platen: [") }
  }

  @Test func aValueThatNoPlaceCanTakeIsNotTheScenesFault() throws {
    let template = try template()
    #expect(throws: SceneFileError.self) { try template.scene([("size", "1000000")]) }
    var options = SceneOptions()
    options.limits.textBytes = 100
    let long = String(repeating: "x", count: 200)
    #expect(throws: SceneFileError.self) {
      try template.scene([("heading", long)], options: options)
    }
    // Without a value it is.
    options.limits.textBytes = 1
    #expect(throws: Problem.self) { try template.scene([("heading", long)], options: options) }
  }

  @Test func dataIsReadFromTheFolderAtEachRender() throws {
    let scene = """
      platen: 1
      data: {words: {file: words.csv}}
      view: {tagCloud: {data: words}}
      """
    let files = try TemporaryFolder(["words.csv": "name\nSwift\n"])
    let template = try SceneTemplate(
      SceneText(name: "cloud.yaml", text: scene), in: DataFolder(files.url.path))
    let before = try svg(template)
    try files.write("name\nKotlin\n", to: "words.csv")
    #expect(try svg(template) != before)
  }

  // MARK: - Keys

  @Test func aBooleanHasOneSpelling() throws {
    let template = try template()
    let texts = ["true", "True", "TRUE"].map { template.canonicalText(of: [("shout", $0)]) }
    #expect(Set(texts) == ["shout=true"])
    #expect(try svg(template, [("shout", "True")]) == svg(template, [("shout", "true")]))
    // A text that reads like one is a text.
    #expect(template.canonicalText(of: [("heading", "True")]) == "heading=True")
    #expect(try svg(template, [("heading", "True")]) != svg(template, [("heading", "true")]))
  }

  /// A price of 2.50 is shown as it is asked for.
  @Test func aNumberIsShownAsItIsSpelled() throws {
    let template = try template(
      "platen: 1\ndata: {price: 1}\nview: {text: '{price}'}\n")
    let texts = ["2.5", "2.50", "25e-1"].map { template.canonicalText(of: [("price", $0)]) }
    #expect(Set(texts).count == 3)
    let pictures = try ["2.5", "2.50"].map { try svg(template, [("price", $0)]) }
    #expect(pictures[0] != pictures[1])
  }

  @Test func theOrderOfNamesIsOfNoAccount() throws {
    let template = try template()
    let one = template.canonicalText(of: [("words", "b"), ("size", "2"), ("words", "a")])
    #expect(one == template.canonicalText(of: [("size", "2"), ("words", "b"), ("words", "a")]))
    #expect(one != template.canonicalText(of: [("size", "2"), ("words", "a"), ("words", "b")]))
  }
}
