import Foundation
import Platen
import Testing

@testable import PlatenScenes
@testable import PlatenService

@Suite struct PictureQueryTests {
  private typealias Pairs = [(name: String, value: String)]

  private func records(
    _ kind: PictureKind, _ pairs: [(name: String, value: String)]
  ) -> [SceneFileError.Record] {
    do {
      _ = try PictureQuery(kind, pairs).scene()
      return []
    } catch {
      return (error as? SceneFileError)?.records ?? []
    }
  }

  // MARK: - Problems

  @Test func anUnknownParameterNamesTheNearestOneAtItsPlace() throws {
    let found = records(.tags, [("tags", "Swift"), ("widht", "400")])
    let record = try #require(found.first)
    #expect(found.count == 1)
    #expect(record.file == "query" && record.line == 1)
    // tags=Swift& are eleven characters.
    #expect(record.column == 12)
    #expect(record.path == "widht" && record.found == "\"widht\"")
    #expect(record.suggestion == "width")
  }

  @Test func aWrongValueSaysWhatWasExpectedAtItsPlace() throws {
    let record = try #require(records(.tags, [("tags", "語"), ("width", "wide")]).first)
    // tags=語&width= are thirteen characters, one of them of three bytes.
    #expect(record.column == 14)
    #expect(record.path == "width")
    #expect(record.found == "\"wide\"" && record.expected == "points from 1 to 1000000, or fit")
  }

  @Test(
    "what is wrong is said of the parameter",
    arguments: [
      (PictureKind.tags, [("width", "")], "width"),
      (.tags, [("width", "0")], "width"),
      (.tags, [("width", "400"), ("width", "300")], "width"),
      (.tags, [("width", "30")], "padding"),
      (.tags, [("tags", "a"), ("tags", ":80")], "tags[1]"),
      (.tags, [("tags", "a,:80")], "tags[1]"),
      (.tags, [("tags", "Swift"), ("select", "Swift,Swfit")], "select[1]"),
      (.tags, [("tags", "Swift"), ("sort", "weight")], "sort"),
      (.tags, [("fontSize", "12...48")], "fontSize"),
      (.tags, [("fill", "##12")], "fill"),
      (.tags, [("pillPadding", "12x")], "pillPadding"),
      (.tags, [("pillPadding", "12x6x7")], "pillPadding"),
      (.tags, [("theme", "oceann")], "theme"),
      (.tags, [("locale", "{name}")], "locale"),
      (.tags, [("isDeletable", "yes")], "isDeletable"),
      (.clock, [("second", "60")], "second"),
      (.clock, [("zones", "Asia/Tokyo,Asia/Tokio")], "zones[1]"),
      (.clock, [("at", "10:08")], "at"),
      (.clock, [("time", "25:00")], "time"),
      (.clock, [("arcs", "9:00")], "arcs[0]"),
      (.clock, [("arcs", "9:00-12:30=tael")], "arcs[0]"),
      (.clock, [("size", "200")], "size"),
      (.grid, [("height", "100"), ("padding", "50")], "padding"),
      (.grid, [("alignment", "middle")], "alignment"),
      (.grid, [("fontSize", "nan")], "fontSize"),
    ])
  func problem(kind: PictureKind, pairs: [(String, String)], path: String) {
    let found = records(kind, pairs.map { (name: $0.0, value: $0.1) })
    #expect(found.map(\.path) == [path])
  }

  @Test func allProblemsAreTold() {
    let found = records(.clock, [("time", "noon"), ("widht", "1"), ("numerals", "greek")])
    #expect(found.map(\.path) == ["time", "widht", "numerals"])
  }

  @Test func aLineEndInAValueKeepsThePlacesOfTheRest() throws {
    let failure = #expect(throws: SceneFileError.self) {
      try PictureQuery(.tags, [("tags", "a\nb"), ("width", "x")]).scene()
    }
    let record = try #require(failure?.records.first)
    #expect(record.line == 1 && record.column == 16)
    #expect(failure?.text.text == "tags=a b&width=x")
  }

  @Test func noMoreThanAHundredProblemsAreTold() {
    let found = records(.tags, (0..<500).map { (name: "x\($0)", value: "1") })
    #expect(found.count == 100)
  }

  @Test(
    "whatever a query says is a picture or a problem with a place", .timeLimit(.minutes(30)),
    arguments: PictureKind.allCases)
  func anyQuery(kind: PictureKind) throws {
    let values = [
      "", " ", "0", "-1", "1", "7", "0.5", "1e300", "nan", "1000000", "12...48", "12x6", "true",
      "null", "{x}", "{{", "a:b:3", ",,", "a,b:2", "10:08", "red", "#fff", "ff8000", "ocean",
      "dark", "ar", "center", "trailing", "pill", "linear", "weight", "\u{0}", "\n\r\n", "\u{202E}",
      "e\u{301}\u{301}", "👩‍👩‍👧", "../../etc/passwd", "data:image/png;base64,", "<script>", "&amp;",
    ]
    let names = kind.options.map(\.name)
    var random = SplitMix64(seed: 6)
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int(random.next() % UInt64(elements.count))]
    }
    var pictures = 0
    for _ in 0..<400 {
      let count = Int(random.next() % 5)
      let pairs = (0..<count).map { _ in (name: pick(names), value: pick(values)) }
      do {
        let scene = try PictureQuery(kind, pairs).scene()
        _ = try scene.renderer(library: .shared).svgData()
        pictures += 1
      } catch let problem as Problem {
        #expect(problem.kind == .badRequest && problem.detail.contains(" has no effect"))
      } catch let failure as SceneFileError {
        #expect(failure.records.allSatisfy { $0.file == "query" && $0.line == 1 })
        #expect(failure.records.allSatisfy { !$0.path.isEmpty && $0.column >= 1 })
      }
    }
    #expect(pictures > 20)
  }

  // MARK: - Tags

  @Test(
    "a count comes after the last colon",
    arguments: [
      ("Swift", "Swift", nil), ("Swift:120", "Swift", 120), ("Kotlin:0.5", "Kotlin", 0.5),
      ("a:b", "a:b", nil), ("a:b:3", "a:b", 3), ("10\\:08", "10:08", nil),
      ("a\\:b:3", "a:b", 3), ("C:", "C:", nil), ("a\\:-1", "a:-1", nil), ("a:0x10", "a:0x10", nil),
      (" Swift :3", "Swift", 3), ("a\\b", "a\\b", nil), ("::2", ":", 2),
    ] as [(String, String, Double?)])
  func tag(text: String, name: String, count: Double?) throws {
    let tag = try #require(SpelledTag(text))
    #expect(tag.name == name && tag.count?.value == count)
  }

  @Test(arguments: ["", " ", ":80", "\u{3000}", "a:-1"])
  func aTagNeedsANameAndNoNegativeCount(text: String) {
    #expect(SpelledTag(text) == nil)
  }

  // MARK: - Lists

  @Test(
    "commas and repetition are the same",
    arguments: [
      (PictureKind.tags, "tags", ["a", "b:3", "c"]), (.grid, "items", ["a", "", "b"]),
      (.clock, "arcs", ["9:00-12:30=teal", "13:00-17:00", "20:00-22:00"]),
    ])
  func list(kind: PictureKind, name: String, values: [String]) throws {
    let picture = { (texts: [String]) in
      try PictureQuery(kind, texts.map { (name: name, value: $0) }).scene()
        .renderer(library: .shared).svgData()
    }
    let whole = try picture([values.joined(separator: ",")])
    #expect(try picture([values[0] + "," + values[1], values[2]]) == whole)
    if !values.contains("") { #expect(try picture(values) == whole) }
    #expect(try picture([values[0]]) != whole)
    #expect(try picture([""]) == picture([]))
  }

  /// What one query says, and what is wrong in it, stays with it.
  @Test func queriesWithOneMemoryAreReadAsByThemselves() throws {
    let memory = SceneCache()
    let queries: [(PictureKind, [(name: String, value: String)])] = [
      (.tags, [("tags", "a,b"), ("fill", "red"), ("style", "pill")]), (.tags, [("tags", "a,b")]),
      (.clock, [("time", "10:08"), ("locale", "ar-EG"), ("theme", "ocean")]), (.clock, []),
      (.grid, [("items", "a,b"), ("layoutDirection", "rightToLeft")]), (.grid, [("items", "a,b")]),
      (.tags, [("tags", "a,b")]),
    ]
    for (kind, pairs) in queries {
      #expect(throws: SceneFileError.self) {
        try PictureQuery(kind, [("width", "x")]).scene(memory: memory)
      }
      let query = PictureQuery(kind, pairs)
      let (alone, beside) = (try query.scene(), try query.scene(memory: memory))
      let expected = try alone.renderer(library: .shared).svgData()
      #expect(try beside.renderer(library: .shared).svgData() == expected)
    }
  }

  @Test func aBackslashMakesACommaAPartOfAValue() throws {
    let scene = try PictureQuery(.grid, [("items", "a\\,b,c")]).scene()
    #expect(scene.title == "a,b, c")
  }

  // MARK: - What has no effect

  @Test(arguments: [
    (
      PictureKind.tags, "cornerRadius=4", "cornerRadius has no effect on cells: it needs style=pill"
    ),
    (
      .tags, "fill=red&style=plain",
      "fill has no effect on plain words: it needs style=cell or style=pill"
    ),
    (.tags, "accent=red", "accent has no effect: it needs select"),
    (
      .tags, "dynamicTypeSize=small&weights=linear",
      "dynamicTypeSize has no effect with weights: leave one of them out"
    ),
    (.clock, "alignment=top", "alignment has no effect: it needs width or height"),
    (.clock, "second=3", "second has no effect: it needs time"),
    (.tags, "select=&accent=red", "accent has no effect: it needs select"),
    (.tags, "select=&select=&accent=red", "accent has no effect: it needs select"),
  ])
  func noEffect(kind: PictureKind, query: String, says: String) {
    let pairs = query.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      return (name: parts[0], value: parts[1])
    }
    let problem = #expect(throws: Problem.self) { try PictureQuery(kind, pairs).scene() }
    #expect(problem?.kind == .badRequest && problem?.detail == says + ".")
  }

  @Test func anEmptyListIsAsIfItWereLeftOut() throws {
    let pairs: Pairs = [("time", "10:08"), ("zones", "")]
    let plain = try PictureQuery(.clock, [("time", "10:08")]).scene()
    let drawn = try PictureQuery(.clock, pairs).scene().renderer(library: .shared).svgData()
    #expect(try plain.renderer(library: .shared).svgData() == drawn)
  }

  // MARK: - Parameters

  @Test(arguments: PictureKind.allCases)
  func everyParameterHasASchemaWithoutReferencesAndASummary(kind: PictureKind) {
    let parameters = kind.options
    #expect(Set(parameters.map(\.name)).count == parameters.count)
    for parameter in parameters {
      #expect(parameter.sentence.hasSuffix(".") && parameter.sentence.count > 5)
      #expect(!parameter.schema.compact.contains("$ref"), "\(parameter.name)")
      #expect(!parameter.schema.compact.contains("false"), "\(parameter.name)")
    }
  }

  @Test func theParametersOfTagsAreThoseOfTheTable() throws {
    let parameters = PictureKind.tags.options
    func parameter(_ name: String) throws -> PictureParameter {
      try #require(parameters.first { $0.name == name })
    }
    #expect(try parameter("width").defaultValue == 400)
    #expect(try parameter("padding").defaultValue == 16)
    #expect(
      parameters.filter(\.isList).map(\.name) == [
        "tags", "to", "select", "language", "stopWords", "keep",
      ])
    #expect(
      try parameter("weights").schema == ["enum": ["linear", "squareRoot", "logarithmic", "rank"]])
    #expect(
      try parameter("width").schema
        == ["anyOf": [["const": "fit"], ["type": "number", "minimum": 1, "maximum": 1_000_000]]])
    #expect(try parameter("locale").schema == ["type": "string"])
  }

  /// What each picture is asked for so that a given default can have an effect.
  private static let base: [PictureKind: [(name: String, value: String)]] = [
    .tags: [("tags", "Swift,Go")], .clock: [("width", "300")], .grid: [("items", "a,b")],
  ]

  @Test(arguments: PictureKind.allCases)
  func whatIsLeftOutIsTheSameAsItsDefault(kind: PictureKind) throws {
    let base = Self.base[kind] ?? []
    var given = base
    for option in kind.options where !base.contains(where: { $0.name == option.name }) {
      // Those that need another option are of no effect here.
      guard option.words.needs.isEmpty else { continue }
      switch option.defaultValue {
      case .string(let text): given.append((option.name, text))
      case .number(let number): given.append((option.name, "\(Int(number))"))
      case .bool(let bool): given.append((option.name, "\(bool)"))
      default: continue
      }
    }
    let bare = try PictureQuery(kind, base).scene().renderer(library: .shared).svgData()
    let full = try PictureQuery(kind, given).scene().renderer(library: .shared).svgData()
    #expect(bare == full)
  }
}
