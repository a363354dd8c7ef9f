import Foundation
import Platen
import Testing

@testable import PlatenScenes

@Suite struct PictureQueryTests {
  private typealias Pairs = [(name: String, value: String)]

  private func records(
    _ kind: PictureQuery.Kind, _ pairs: [(name: String, value: String)]
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
    let found = records(.tags, [("tag", "Swift"), ("widht", "400")])
    let record = try #require(found.first)
    #expect(found.count == 1)
    #expect(record.file == "query" && record.line == 1)
    // tag=Swift& are ten characters.
    #expect(record.column == 11)
    #expect(record.path == "widht" && record.found == "\"widht\"")
    #expect(record.suggestion == "width")
  }

  @Test func aWrongValueSaysWhatWasExpectedAtItsPlace() throws {
    let record = try #require(records(.tags, [("tag", "語"), ("width", "wide")]).first)
    // tag=語&width= are twelve characters, one of them of three bytes.
    #expect(record.column == 13)
    #expect(record.path == "width")
    #expect(record.found == "\"wide\"" && record.expected == "points from 1 to 1000000")
  }

  @Test(
    "what is wrong is said of the parameter",
    arguments: [
      (PictureQuery.Kind.tags, [("width", "")], "width"),
      (.tags, [("width", "0")], "width"),
      (.tags, [("width", "400"), ("width", "300")], "width"),
      (.tags, [("width", "30")], "padding"),
      (.tags, [("tag", "a"), ("tag", ":80")], "tag[1]"),
      (.tags, [("tag", "Swift"), ("select", "Swfit")], "select[0]"),
      (.tags, [("tag", "Swift"), ("sort", "weight")], "sort"),
      (.tags, [("fontSize", "12...48")], "fontSize"),
      (.tags, [("fill", "##12")], "fill"),
      (.tags, [("pillPadding", "12x")], "pillPadding"),
      (.tags, [("pillPadding", "12x6x7")], "pillPadding"),
      (.tags, [("theme", "oceann")], "theme"),
      (.tags, [("locale", "{name}")], "locale"),
      (.tags, [("isDeletable", "yes")], "isDeletable"),
      (.clock, [("second", "3")], "second"),
      (.clock, [("time", "25:00")], "time"),
      (.clock, [("arcs", "9:00")], "arcs"),
      (.grid, [("height", "100"), ("padding", "50")], "padding"),
      (.grid, [("alignment", "middle")], "alignment"),
      (.grid, [("fontSize", "nan")], "fontSize"),
    ])
  func problem(kind: PictureQuery.Kind, pairs: [(String, String)], path: String) {
    let found = records(kind, pairs.map { (name: $0.0, value: $0.1) })
    #expect(found.map(\.path) == [path])
  }

  @Test func allProblemsAreTold() {
    let found = records(.clock, [("time", "noon"), ("widht", "1"), ("numerals", "greek")])
    #expect(found.map(\.path) == ["time", "widht", "numerals"])
  }

  @Test func aLineEndInAValueKeepsThePlacesOfTheRest() throws {
    let failure = #expect(throws: SceneFileError.self) {
      try PictureQuery(.tags, [("tag", "a\nb"), ("width", "x")]).scene()
    }
    let record = try #require(failure?.records.first)
    #expect(record.line == 1 && record.column == 15)
    #expect(failure?.text.text == "tag=a b&width=x")
  }

  @Test func noMoreThanAHundredProblemsAreTold() {
    let found = records(.tags, (0..<500).map { (name: "x\($0)", value: "1") })
    #expect(found.count == 100)
  }

  @Test(
    "whatever a query says is a picture or a problem with a place", .timeLimit(.minutes(2)),
    arguments: PictureQuery.Kind.allCases)
  func anyQuery(kind: PictureQuery.Kind) throws {
    let values = [
      "", " ", "0", "-1", "1", "7", "0.5", "1e300", "nan", "1000000", "12...48", "12x6", "true",
      "null", "{x}", "{{", "a:b:3", ",,", "a,b:2", "10:08", "red", "#fff", "ff8000", "ocean",
      "dark", "ar", "center", "trailing", "pill", "linear", "weight", "\u{0}", "\n\r\n", "\u{202E}",
      "e\u{301}\u{301}", "👩‍👩‍👧", "../../etc/passwd", "data:image/png;base64,", "<script>", "&amp;",
    ]
    let names = kind.parameters.map(\.name)
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
      ("a\\:b:3", "a:b", 3), ("C:", "C:", nil), ("a:-1", "a:-1", nil), ("a:0x10", "a:0x10", nil),
      (" Swift :3", "Swift", 3), ("a\\b", "a\\b", nil), ("::2", ":", 2),
    ] as [(String, String, Double?)])
  func tag(text: String, name: String, count: Double?) throws {
    let tag = try #require(QueryTag(text))
    #expect(tag.name == name && tag.count?.value == count)
  }

  @Test(arguments: ["", " ", ":80", "\u{3000}"])
  func aTagNeedsAName(text: String) {
    #expect(QueryTag(text) == nil)
  }

  // MARK: - Keys

  @Test func theCanonicalTextIsSortedByNamesAndKeepsTheOrderOfOne() {
    let one = PictureQuery(.tags, [("width", "300"), ("tag", "b"), ("tag", "a")])
    let other = PictureQuery(.tags, [("tag", "b"), ("width", "300"), ("tag", "a")])
    let third = PictureQuery(.tags, [("tag", "a"), ("width", "300"), ("tag", "b")])
    #expect(one.canonicalText == "tag=b&tag=a&width=300")
    #expect(other.canonicalText == one.canonicalText)
    #expect(third.canonicalText != one.canonicalText)
  }

  @Test func noValueCanPassForAnotherParameter() {
    let one = PictureQuery(.tags, [("tag", "a&width=300")])
    let other = PictureQuery(.tags, [("tag", "a"), ("width", "300")])
    #expect(one.canonicalText == "tag=a%26width%3D300")
    #expect(other.canonicalText == "tag=a&width=300")
    // U+00E9 in UTF-8, and the same letter in two scalars.
    #expect(PictureQuery(.tags, [("tag", "\u{E9}")]).canonicalText == "tag=%C3%A9")
    #expect(PictureQuery(.tags, [("tag", "e\u{301}")]).canonicalText == "tag=e%CC%81")
  }

  // MARK: - Parameters

  @Test(arguments: PictureQuery.Kind.allCases)
  func everyParameterHasASchemaWithoutReferencesAndASummary(kind: PictureQuery.Kind) {
    let parameters = kind.parameters
    #expect(Set(parameters.map(\.name)).count == parameters.count)
    for parameter in parameters {
      #expect(parameter.summary.hasSuffix(".") && parameter.summary.count > 5)
      #expect(!parameter.schema.compact.contains("$ref"), "\(parameter.name)")
      #expect(!parameter.schema.compact.contains("false"), "\(parameter.name)")
    }
  }

  @Test func theParametersOfTagsAreThoseOfTheCommandWithItsDefaults() throws {
    let parameters = PictureQuery.Kind.tags.parameters
    func parameter(_ name: String) throws -> QueryParameter {
      try #require(parameters.first { $0.name == name })
    }
    #expect(try parameter("width").defaultValue == 400)
    #expect(try parameter("padding").defaultValue == 16)
    #expect(try parameter("tag").isRepeated && parameter("select").isRepeated)
    #expect(parameters.filter(\.isRepeated).count == 2)
    #expect(
      try parameter("weights").schema == ["enum": ["linear", "squareRoot", "logarithmic"]])
    #expect(
      try parameter("width").schema == ["type": "number", "minimum": 1, "maximum": 1_000_000])
    #expect(try parameter("locale").schema == ["type": "string"])
  }

  @Test(arguments: PictureQuery.Kind.allCases)
  func whatIsLeftOutIsTheSameAsItsDefault(kind: PictureQuery.Kind) throws {
    let given = kind.parameters.compactMap { parameter -> (name: String, value: String)? in
      switch parameter.defaultValue {
      case .string(let text): (parameter.name, text)
      case .number(let number): (parameter.name, "\(Int(number))")
      case .bool(let bool): (parameter.name, "\(bool)")
      default: nil
      }
    }
    let bare = try PictureQuery(kind, []).scene().renderer(library: .shared).svgData()
    let full = try PictureQuery(kind, given).scene().renderer(library: .shared).svgData()
    #expect(bare == full)
  }
}
