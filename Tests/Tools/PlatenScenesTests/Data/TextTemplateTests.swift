import PlatenBase
import PlatenScenes
import Testing

@Suite("Texts with fields")
struct TextTemplateTests {
  private let formatter = ValueFormatter()
  private let scope: DataScope

  init() throws {
    let table = try DataTable(items: [
      .record(
        DataRecord([
          "name": .text("Ada"), "count": DataValue(cell: "1200"),
          "author": .record(DataRecord(["name": .text("Jean")])), "First Name": .text("A"),
        ])),
      .record(DataRecord(["name": .text("C"), "note": .text("old")])),
    ])
    let items = try DataQuery().items(of: table)
    scope = DataScope(values: DataRecord(["title": .text("Languages"), "name": .text("outer")]))
      .adding(items[0], as: "language")
  }

  private func text(_ template: String) throws -> String {
    try TextTemplate(template).text(in: scope, formatter: formatter)
  }

  private func problem(_ template: String) -> TemplateError? {
    do {
      _ = try text(template)
      return nil
    } catch {
      return error as? TemplateError
    }
  }

  @Test func `A text without braces is itself`() throws {
    let template = try TextTemplate("Hello, world: $5")
    #expect(template.constant == "Hello, world: $5")
    #expect(try TextTemplate("").constant == "")
    #expect(try text("") == "")
  }

  @Test func `Fields are replaced by their values`() throws {
    #expect(try text("{name} has {count}") == "Ada has 1200")
    #expect(try text("{author.name}{name}") == "JeanAda")
    #expect(try text("{ First Name }!") == "A!")
    #expect(try text("{count : number}") == "1,200")
  }

  @Test func `Doubled braces are braces`() throws {
    #expect(try text("{{name}} is {name}, {{{name}}}") == "{name} is Ada, {Ada}")
    #expect(try TextTemplate("{{}}").constant == "{}")
  }

  @Test func `Names with a dollar sign tell of the place in the list`() throws {
    #expect(
      try text("{$index} {$number} {$count} {$isSelected} {language.$number}") == "0 1 2 false 1")
  }

  @Test func `An item is found by its name, and the scene's values last`() throws {
    #expect(try text("{language.name} {language.author.name} {title}") == "Ada Jean Languages")
    let inner = try DataQuery().items(of: DataTable(items: [.text("x"), .text("y")]))
    let nested = scope.adding(inner[1])
    let template = try TextTemplate(
      "{name} {item} {language.name} {count} {$number} {language.$number}")
    #expect(try template.text(in: nested, formatter: formatter) == "y y Ada 1200 2 1")
  }

  @Test func `One field alone keeps its kind`() throws {
    let value = try TextTemplate("{count}").value(in: scope, formatter: formatter)
    #expect(value == .number(DataNumber(1200)))
    #expect(
      try TextTemplate("{$isSelected}").value(in: scope, formatter: formatter) == .bool(false))
    #expect(
      try TextTemplate(" {count}").value(in: scope, formatter: formatter) == .text(" 1200"))
    #expect(
      try TextTemplate("{count:number}").value(in: scope, formatter: formatter) == .text("1,200"))
  }

  @Test func `A field that only other records have is empty`() throws {
    #expect(try text("[{note}]") == "[]")
  }

  @Test func `A misspelled field is an error that lists the fields`() {
    var error = TemplateError(
      at: 3, found: "{nmae}",
      expected: "one of the fields name, count, author, First Name, note, title, language",
      suggestion: "name")
    error.isUnknownName = true
    #expect(problem("Hi {nmae}") == error)
    #expect(problem("{author.nam}")?.isUnknownName == false)
    #expect(problem("{author.nam}")?.suggestion == "author.name")
    #expect(problem("{author.nam}")?.expected == "the field \"author.name\"")
    #expect(problem("{$numbr}")?.suggestion == "$number")
    #expect(problem("{count.x}") != nil)
  }

  @Test func `Without data a field is an error that says so`() throws {
    let template = try TextTemplate("{name}")
    var error = TemplateError(
      at: 0, found: "{name}", expected: "a text without fields, because no data is used here")
    error.isUnknownName = true
    #expect(throws: error) { try template.text(in: DataScope(), formatter: formatter) }
  }

  @Test(arguments: [
    ("ab {name", 3), ("{", 0), ("a}", 1), ("{{{", 2), ("{a{b}", 0), ("é}", 1), ("{name:nmber}", 6),
    ("{}", 0), ("x{:number}", 1), ("{name:}", 6), ("{name: number(}", 7), ("😀{", 1),
  ])
  func `A brace or format that is wrong is an error at its place`(text: String, offset: Int) {
    #expect(problem(text)?.offset == offset)
  }

  @Test func `A format that does not take the value is an error of the field`() {
    #expect(
      problem("a {name:number(2)}")
        == TemplateError(
          at: 2, found: "\"Ada\" for {name:number(2)}", expected: "a number"))
  }

  @Test func `An error within a named item lists the item's fields`() {
    #expect(problem("{language.nam}")?.suggestion == "language.name")
    #expect(problem("{language.author.nme}")?.suggestion == "language.author.name")
    #expect(problem("{language.$nmber}")?.expected.contains("$number") == true)
  }

  @Test func `Any text is a text or an error within it`() throws {
    let alphabet =
      "{}}{{:$(),. 0n日\u{301}".unicodeScalars.map(String.init) + [
        "name", "count", "number", "date", "yyyy", "'",
      ]
    var random = SplitMix64(seed: 3)
    for _ in 0..<5000 {
      let template = (0..<random.next(below: 12)).map { _ in
        alphabet[random.next(below: alphabet.count)]
      }.joined()
      let problem = problem(template)
      #expect((0...template.unicodeScalars.count).contains(problem?.offset ?? 0))
    }
  }
}
