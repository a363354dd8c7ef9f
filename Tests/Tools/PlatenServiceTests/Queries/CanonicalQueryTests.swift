import Foundation
import Platen
import Testing

@testable import PlatenScenes
@testable import PlatenService

/// Queries that ask for the same in other words have one canonical text, and no others do.
@Suite struct CanonicalQueryTests {
  private typealias Pairs = [(name: String, value: String)]

  private func key(_ kind: PictureKind, _ query: String) throws -> String {
    PictureQuery(kind, try QueryPairs(query).pairs.map { ($0.name, $0.value) }).canonicalText
  }

  /// What a query is answered with; nil for a problem.
  private func answer(_ kind: PictureKind, _ pairs: Pairs) throws -> [Data]? {
    let scene: PictureScene
    do { scene = try PictureQuery(kind, pairs).scene() } catch { return nil }
    let renderer = scene.renderer(library: .shared)
    return [
      try renderer.svgData(), Data("\(renderer.scale) \(scene.title)".utf8),
    ]
  }

  // MARK: - One text

  @Test(
    "one text for all spellings",
    arguments: [
      (
        PictureKind.tags,
        ["width=300", "width=300.0", "width=3e2", "width=%33%30%30", "width=0300"]
      ),
      (.tags, ["spacing=.5", "spacing=0.5", "spacing=0.50", "spacing=5e-1"]),
      (.tags, ["lineLimit=3", "lineLimit=3.0"]),
      (.tags, ["weights=linear&fontSize=20", "fontSize=20.0&weights=linear"]),
      (.tags, ["tags=a,b&tags=c", "tags=a,b,c", "tags=a&tags=b&tags=c", "tags=a&tags=&tags=b,c"]),
      (.tags, ["tags=a&width=300", "width=300&tags=a", "tags=%61&width=300"]),
      (.tags, ["tags=a", "tags=a&width=400", "tags=a&padding=16.0&scale=1&sort=given&select="]),
      (.tags, ["fill=FF8000", "fill=ff8000", "fill=%23Ff8000"]),
      (
        .tags,
        [
          "style=cell&isDeletable=true", "isDeletable=True&style=cell",
          "isDeletable=TRUE&style=cell",
        ]
      ),
      (.clock, ["time=10:08&zones=", "time=10:08&numerals=arabic", "time=10:08&locale=en-US"]),
      (.clock, ["time=10:08&showsTicks=True", "showsTicks=true&time=10%3A08"]),
      (.grid, ["items=a+b", "items=a%20b", "items=a+b&width=4e2&height=400&spacing=8&border=0"]),
    ])
  func same(kind: PictureKind, queries: [String]) throws {
    #expect(Set(try queries.map { try key(kind, $0) }).count == 1)
    let answers = try queries.map { query in
      try answer(kind, QueryPairs(query).pairs.map { ($0.name, $0.value) })
    }
    #expect(Set(answers).count == 1 && answers[0] != nil)
  }

  // MARK: - Texts of their own

  @Test(
    "a text of its own for each that asks for something else",
    arguments: [
      (
        PictureKind.tags,
        ["width=300", "width=300.5", "width=301", "width=300&width=300", "width=3e3", ""]
      ),
      (.tags, ["width=0x12c", "width=300", "width='300'", "width=+300"]),
      (.tags, ["fontSize=12", "fontSize=12...12", "fontSize=0x0c", "fontSize=12...48"]),
      (.tags, ["spacing=0", "spacing=-0.0", "spacing="]),
      (.tags, ["tags=a,b", "tags=b,a", "tags=a%5C,b", "tags=a%5C&tags=b", "tags=a", "tags=,"]),
      (.tags, ["tags=a&width=300", "tags=a%26width%3D300", "tags=A&width=300"]),
      (.tags, ["tags=%C3%A9", "tags=e%CC%81"]),
      (
        .tags,
        ["fill=red", "fill=Red", "fill=f00", "fill=%23ff0000", "fill=%23f00f", "fill=%23%23f00"]
      ),
      (.tags, ["isDeletable=true", "isDeletable=false", "isDeletable=1", ""]),
      (.tags, ["padding=16&padding=16", "padding=16", "padding=17"]),
      // Whether it is given is of account: it is refused beside sizes.
      (.tags, ["dynamicTypeSize=large&fontSize=20&style=pill", "fontSize=20&style=pill"]),
      // No language is none that may be said.
      (
        .tags, ["text=a&language=", "text=a&language=en&language=", "text=a&language=en", "text=a"]
      ),
      (.clock, ["showsTicks=false", "showsTicks=true", ""]),
      (.clock, ["width=300", "height=300", "diameter=300"]),
      (.grid, ["alignment=center", "alignment=top", ""]),
    ])
  func different(kind: PictureKind, queries: [String]) throws {
    #expect(Set(try queries.map { try key(kind, $0) }).count == queries.count)
  }

  @Test func theTextIsThatOfOneQuery() throws {
    #expect(try key(.tags, "width=3e2&tags=b&tags=a") == "tags=b%2Ca&width=300")
    #expect(try key(.tags, "tags=a%26width%3D300") == "tags=a%26width%3D300")
    #expect(try key(.grid, "nothing=1&items=x") == "items=x&nothing=1")
  }

  /// Digits without a number sign must be no name.
  @Test func noNameOfAColourIsHexadecimal() {
    for name in NamedColors.names {
      #expect(OptionValueSpelling.color.canonical(name) == name)
    }
  }

  @Test func numbersOfAllOptionsAreKnownAsSuch() {
    for option in PictureKind.allCases.flatMap(\.options) {
      #expect(option.isNumber ? option.spelling == .number : true)
      #expect((option.spelling == .boolean) == option.isSwitch)
      #expect((option.spelling == .list) == option.isList)
      #expect((option.spelling == .color) == (option.words.unit == "color"))
    }
  }

  // MARK: - Any query

  /// A canonical query is a query: it has to be answered as the one that it is made of.
  @Test(
    "what is canonical is answered as what it is made of", .timeLimit(.minutes(30)),
    arguments: PictureKind.allCases)
  func anyQuery(kind: PictureKind) throws {
    let values = [
      "", "0", "-0", "-0.0", "+1", "1", "1.0", "7", "0.50", "5e-1", ".5", "16", "16.0", "1.6e1",
      "300", "3e2", "0300", "0x10", "0o7", "nan", ".inf", "1e400", "400", "400.0", "8", "12...48",
      "12x6", "true", "True", "TRUE", "tRUE", "false", "null", "~", "a,b", "a\\", "b", ",", "a:3",
      "10:08", "red", "#F00", "f00", "FF8000", "ff8000", "none", "given", "arabic", "large",
      "en-US",
      "cell", "pill", "plain", "linear", "center", "leading", "Asia/Tokyo", "2026-11-21T10:08:00Z",
    ]
    var random = SplitMix64(seed: 17)
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int(random.next() % UInt64(elements.count))]
    }
    var changedCount = 0
    for _ in 0..<600 {
      // Every other value is one that the option may have, and so many others are its default.
      let pairs: Pairs = (0..<(1 + Int(random.next() % 4))).map { _ in
        let option = pick(kind.options)
        let own = option.choices + (option.defaultValue.map { [text(of: $0)] } ?? [])
        return (option.name, own.isEmpty || random.next() % 2 == 0 ? pick(values) : pick(own))
      }
      let canonical = kind.canonical(pairs)
      guard !canonical.elementsEqual(pairs, by: ==) else { continue }
      changedCount += 1
      #expect(try answer(kind, canonical) == answer(kind, pairs), "\(pairs) \(canonical)")
      #expect(kind.canonical(canonical).elementsEqual(canonical, by: ==), "\(pairs)")
    }
    #expect(changedCount > 100)
  }

  private func text(of value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    default: value.compact
    }
  }

  /// Each option by itself: equal texts are equal pictures, whatever else is asked for.
  @Test(.timeLimit(.minutes(30)), arguments: PictureKind.allCases)
  func eachOptionByItself(kind: PictureKind) throws {
    let bases: [PictureKind: [Pairs]] = [
      .tags: [
        [("tags", "Swift:3,Go"), ("select", "Go")], [("tags", "a"), ("style", "pill")],
        [("tags", "a:1,b:2"), ("weights", "linear")], [("text", "a label, a page, a label")],
      ],
      .clock: [
        [("time", "10:08"), ("width", "300")],
        [("at", "2026-11-21T10:08:00Z"), ("zones", "Asia/Tokyo")],
      ],
      .grid: [[("items", "a,b,c")]],
    ]
    let values = [
      "20", "20.0", "2e1", "020", "0.5", ".5", "true", "True", "#FF8000", "ff8000", "fF8000", "1",
      "1.0", "0", "-0.0", "0.0",
    ]
    for base in bases[kind] ?? [] {
      for option in kind.options where !base.contains(where: { $0.name == option.name }) {
        let own = option.defaultValue.map { [text(of: $0)] } ?? []
        var queries: [String: [Pairs]] = ["": []]
        for pairs in [base] + (values + own).map({ base + [(option.name, $0)] }) {
          queries[PictureQuery(kind, pairs).canonicalText, default: []].append(pairs)
        }
        for (_, same) in queries where same.count > 1 {
          let answers = try same.map { try answer(kind, $0) }
          #expect(Set(answers).count == 1, "\(option.name): \(same.map { $0.last?.value ?? "" })")
        }
      }
    }
  }
}
