import Foundation
import Platen
import PlatenBase
import Testing

@testable import PlatenScenes

@Suite("Queries")
struct DataQueryTests {
  private func table(_ rows: [(String, String)], _ second: String = "weight") -> DataTable {
    let fields = FieldNames(["name", second])
    return DataTable(
      fields: fields,
      records: rows.enumerated().map { line, row in
        DataRecord(
          fields: fields, values: [.text(row.0), DataValue(cell: row.1)],
          at: SourcePosition(line: line + 2, column: 1))
      })
  }

  private var fruit: DataTable {
    table([("pear", "3"), ("fig", "10"), ("apple", "3"), ("kiwi", ""), ("plum", "7")])
  }

  private func names(
    _ table: DataTable, locale: String = "en", _ change: (inout DataQuery) -> Void
  ) throws -> [String] {
    var query = DataQuery()
    change(&query)
    return try query.items(of: table, locale: Locale(identifier: locale)).map {
      $0.record["name"]?.text ?? ""
    }
  }

  @Test func `Without a query everything stays as it is`() throws {
    #expect(try names(fruit) { _ in } == ["pear", "fig", "apple", "kiwi", "plum"])
  }

  @Test func `Filters keep the order and pass over what is empty`() throws {
    #expect(
      try names(fruit) { $0.filters = [DataFilter("weight", .minimum(3))] }
        == ["pear", "fig", "apple", "plum"])
    #expect(
      try names(fruit) { $0.filters = [DataFilter("weight", .maximum(7))] }
        == ["pear", "apple", "plum"])
    #expect(
      try names(fruit) {
        $0.filters = [
          DataFilter("weight", .minimum(3)),
          DataFilter("name", .among(DataValueSet([.text("fig"), .text("kiwi")]))),
        ]
      } == ["fig"])
    #expect(
      try names(fruit) { $0.filters = [DataFilter("weight", .present(true))] }
        == ["pear", "fig", "apple", "plum"])
    #expect(try names(fruit) { $0.filters = [DataFilter("weight", .present(false))] } == ["kiwi"])
    #expect(
      try names(fruit) { $0.filters = [DataFilter("weight", .among(DataValueSet([.text("3.0")])))] }
        == ["pear", "apple"])
  }

  /// As numbers of 64 bits the three are one.
  @Test func `Long identifiers are compared by all their digits`() {
    let values = DataValueSet([.text("9007199254740993"), .text("7")])
    #expect(values.contains(.text("9007199254740993")))
    #expect(!values.contains(.text("9007199254740992")))
    #expect(!values.contains(.text("9007199254740994")))
    #expect(values.contains(.text("7.0")))
    #expect(!DataValue.text("9007199254740993").matches(.text("9007199254740992")))
    #expect(DataValue.text("007").matches(.text("7")))
  }

  @Test func `The heaviest are taken before they are sorted, of equal ones the first`() throws {
    #expect(try names(fruit) { $0.top = 3 } == ["pear", "fig", "plum"])
    #expect(
      try names(fruit) {
        $0.top = 3
        $0.order = .name()
      } == ["fig", "pear", "plum"])
    #expect(try names(fruit) { $0.top = 0 } == [])
    #expect(try names(fruit) { $0.top = -1 } == [])
    #expect(try names(table([("b", "x"), ("a", "y")], "kind")) { $0.top = 1 } == ["b"])
  }

  @Test func `Sorting by weight is stable and begins with the greatest`() throws {
    #expect(
      try names(fruit) { $0.order = .weight() } == ["fig", "plum", "pear", "apple", "kiwi"])
    #expect(
      try names(fruit) { $0.order = .weight(descending: false) }
        == ["kiwi", "pear", "apple", "plum", "fig"])
  }

  @Test func `Sorting by a field puts numbers in order and what is empty last`() throws {
    #expect(
      try names(fruit) { $0.order = .field("weight") } == ["pear", "apple", "plum", "fig", "kiwi"])
    #expect(
      try names(fruit) { $0.order = .field("weight", descending: true) }
        == ["fig", "plum", "pear", "apple", "kiwi"])
    let mixed = table([("a", "10"), ("b", "x"), ("c", "9"), ("d", "")])
    #expect(try names(mixed) { $0.order = .field("weight") } == ["c", "a", "b", "d"])
    #expect(
      try names(mixed) { $0.order = .field("weight", descending: true) } == ["b", "a", "c", "d"])
  }

  @Test(arguments: [[0, 1, 2, 3], [1, 0, 3, 2], [3, 2, 1, 0], [2, 3, 0, 1], [1, 3, 0, 2]])
  func `Numbers come before texts, in whatever order they are given`(_ order: [Int]) throws {
    let rows = [("nine", "9"), ("ten", "10"), ("ex", "x"), ("why", "y")]
    let mixed = table(order.map { rows[$0] })
    #expect(try names(mixed) { $0.order = .field("weight") } == ["nine", "ten", "ex", "why"])
    #expect(
      try names(mixed) { $0.order = .field("weight", descending: true) }
        == ["why", "ex", "ten", "nine"])
  }

  @Test func `Offset and limit count what is sorted`() throws {
    #expect(
      try names(fruit) {
        $0.order = .name()
        $0.offset = 1
        $0.limit = 2
      } == ["fig", "kiwi"])
    #expect(try names(fruit) { $0.offset = 99 } == [])
    #expect(try names(fruit) { $0.offset = .max } == [])
    #expect(try names(fruit) { $0.offset = -3 }.count == 5)
    #expect(try names(fruit) { $0.limit = -3 } == [])
  }

  /// Orders of the languages' own dictionaries, which CLDR's collations follow.
  @Test(arguments: [
    ("sv", ["apa", "zebra", "åka", "ängel", "öl"]),
    ("de", ["Apfel", "Ärger", "azur", "Öl", "zebra"]),
    ("en", ["ångström", "apple", "azure", "öl", "zebra"]),
    ("ja", ["あか", "いす", "亜", "一", "日", "本"]),
    ("es", ["nube", "ñandú", "oso"]), ("cs", ["cena", "hora", "chata", "ihned"]),
    ("da", ["zebra", "æble", "øl", "å"]),
  ])
  func `Names are sorted by the alphabet of the language`(
    locale: String, expected: [String]
  ) throws {
    for seed in 0..<8 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let rows = random.shuffled(expected).map { ($0, "1") }
      #expect(try names(table(rows), locale: locale) { $0.order = .name() } == expected)
      #expect(
        try names(table(rows), locale: locale) { $0.order = .name(descending: true) }
          == expected.reversed())
    }
  }

  @Test func `The random numbers are those of SplitMix64`() {
    // The first ones for the seed 1234567, as the algorithm's reference prints them.
    var random = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.map { _ in random.next() } == expected)
  }

  @Test func `A shuffle is a permutation, and the same for the same seed`() {
    var orders: Set<[Int]> = []
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let shuffled = random.shuffled(Array(0..<4))
      #expect(shuffled.sorted() == [0, 1, 2, 3])
      var again = SplitMix64(seed: seed)
      #expect(again.shuffled(Array(0..<4)) == shuffled)
      orders.insert(shuffled)
    }
    // All of 4! orders occur.
    #expect(orders.count == 24)
    var random = SplitMix64(seed: 1)
    #expect(random.shuffled([Int]()) == [])
  }

  @Test func `Every place of a shuffle is as likely for each element`() {
    var counts = Array(repeating: Array(repeating: 0, count: 5), count: 5)
    var random = SplitMix64(seed: 9)
    for _ in 0..<5000 {
      for (place, element) in random.shuffled(Array(0..<5)).enumerated() {
        counts[element][place] += 1
      }
    }
    // 1000 are expected, with a standard deviation of 28.
    #expect(counts.joined().allSatisfy { (850...1150).contains($0) })
  }

  @Test func `Weights lie between the least and the greatest of what is shown`() throws {
    var query = DataQuery()
    query.weights = DataWeights(scale: .linear, sizes: 10...30)
    query.filters = [DataFilter("weight", .present(true))]
    let items = try query.items(of: fruit)
    // (3 - 3) / 7, (10 - 3) / 7, 0, (7 - 3) / 7
    #expect(items.map(\.weight) == [0, 1, 0, 4.0 / 7])
    #expect(items[1].size == 30)
    #expect(abs(items[3].size - (10 + 20 * 4.0 / 7)) < 1e-12)
    query.weights?.scale = .logarithmic
    let powers = table([("a", "1"), ("b", "10"), ("c", "100")])
    #expect(try abs(query.items(of: powers)[1].weight - 0.5) < 1e-12)
  }

  @Test func `Weights are those of weight, of count, or of numbers in the second field`() throws {
    let weights = DataWeights()
    #expect(weights.field(in: table([("a", "1")])) == "weight")
    #expect(weights.field(in: table([("a", "1")], "count")) == "count")
    #expect(weights.field(in: table([("a", "1"), ("b", "")], "users")) == "users")
    #expect(weights.field(in: table([("a", "1"), ("b", "x")], "kind")) == nil)
    #expect(weights.field(in: table([("a", ""), ("b", "")], "kind")) == nil)
  }

  @Test(arguments: ["nan", "inf", "1e999", "many"])
  func `A weight that is no finite number is an error at its line`(weight: String) {
    let wrong = table([("a", "1"), ("b", weight)])
    let problem = DataQueryError.data(
      SceneError(
        at: SourcePosition(line: 3, column: 1), path: "weight", found: "\"\(weight)\"",
        expected: "a finite number as the weight"))
    #expect(throws: problem) { try names(wrong) { $0.weights = DataWeights() } }
    #expect(throws: problem) { try names(wrong) { $0.top = 1 } }
    #expect(throws: problem) { try names(wrong) { $0.order = .weight() } }
  }

  @Test func `A column of weights that nobody asks for may hold anything`() throws {
    #expect(try names(table([("a", "5 kg"), ("b", "1")])) { _ in } == ["a", "b"])
  }

  @Test func `Weights of any magnitude have places from 0 to 1`() throws {
    for scale in WeightScale.allCases {
      var query = DataQuery()
      query.weights = DataWeights(scale: scale)
      let rows = ["-1e308", "1e308", "0", "5e-324", "-5", "7"].map { ($0, $0) }
      for count in 1...rows.count {
        let items = try query.items(of: table(Array(rows.prefix(count))))
        #expect(items.allSatisfy { (0...1).contains($0.weight) && (14...48).contains($0.size) })
      }
    }
  }

  @Test func `Selected items are told by their names, unknown ones with the nearest`() throws {
    var query = DataQuery()
    query.selected = ["fig", "plum"]
    #expect(try query.items(of: fruit).map(\.isSelected) == [false, true, false, false, true])
    query.selected = ["fig", "plumb"]
    #expect(
      throws: DataQueryError.query(
        .selected(1),
        UnexpectedValue(
          found: "\"plumb\"", expected: "a value of the field name", suggestion: "plum"))
    ) { try query.items(of: fruit) }
  }

  @Test func `An unknown field is an error of the scene`() {
    #expect(
      throws: DataQueryError.query(
        .filter(0),
        UnexpectedValue(
          found: "\"wieght\"", expected: "one of the fields name, weight", suggestion: "weight"))
    ) { try names(fruit) { $0.filters = [DataFilter("wieght", .present(true))] } }
    #expect(throws: DataQueryError.self) { try names(fruit) { $0.order = .field("x") } }
    #expect(throws: DataQueryError.self) {
      try names(fruit) { $0.weights = DataWeights(field: "x") }
    }
    #expect(throws: DataQueryError.self) {
      try names(table([("a", "b")], "kind")) { $0.order = .weight() }
    }
  }

  @Test func `A field of numbers with another text is an error at its line`() {
    #expect(
      throws: DataQueryError.data(
        SceneError(
          at: SourcePosition(line: 2, column: 1), path: "weight", found: "\"x\"",
          expected: "a number"))
    ) { try names(table([("a", "x")])) { $0.filters = [DataFilter("weight", .minimum(1))] } }
  }

  @Test func `Of no records there are none`() throws {
    #expect(
      try names(table([])) {
        $0.top = 5
        $0.order = .weight()
        $0.weights = DataWeights()
        $0.filters = [DataFilter("x", .present(true))]
      } == [])
  }

  @Test func `Filters and the heaviest keep the order, and sorting keeps every record`() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<200 {
      let rows = (0..<random.next(below: 30)).map { ("n\($0)", "\(random.next(below: 6))") }
      let least = Double(random.next(below: 6))
      let filtered = try names(table(rows)) { $0.filters = [DataFilter("weight", .minimum(least))] }
      #expect(filtered == rows.filter { Double($0.1) ?? 0 >= least }.map(\.0))
      let count = random.next(below: 30)
      let heaviest = try names(table(rows)) { $0.top = count }
      #expect(heaviest.count == min(count, rows.count))
      #expect(heaviest == rows.map(\.0).filter(Set(heaviest).contains))
      let left = rows.filter { !heaviest.contains($0.0) }.compactMap { Double($0.1) }
      let taken = rows.filter { heaviest.contains($0.0) }.compactMap { Double($0.1) }
      #expect((taken.min() ?? .infinity) >= (left.max() ?? 0))
      for order in [
        DataOrder.weight(), .weight(descending: false), .field("weight"), .name(),
        .shuffled(seed: 4),
      ] {
        #expect(try Set(names(table(rows)) { $0.order = order }) == Set(rows.map(\.0)))
      }
      let byWeight = try names(table(rows)) { $0.order = .weight(descending: false) }
      #expect(
        byWeight == (0..<6).flatMap { weight in rows.filter { $0.1 == "\(weight)" }.map(\.0) })
    }
  }
}
