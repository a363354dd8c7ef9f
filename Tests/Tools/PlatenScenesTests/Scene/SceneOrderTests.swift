import Platen
import PlatenScenes
import Testing

/// Lists in an order that is computed, groups of items, and views that a value chooses.
@Suite struct SceneOrderTests {
  private static let data = """
    platen: 1
    data:
      lines:
        - {name: tea, price: 4, count: 3, kind: drink}
        - {name: rice, price: 2, count: 9, kind: food}
        - {name: milk, price: 1, count: 5, kind: drink}
        - {name: salt, price: 1, kind: food}
      dear: {items: [{name: a, x: 3, y: 1}, {name: b, x: 2, y: 2}, {name: c, x: 9, y: 0}],
        sort: {by: "{x * y}", descending: true}, limit: 2}
      large: {items: [{name: a, x: 3, y: 1}, {name: b, x: 2, y: 2}, {name: c, x: 9, y: 0}],
        where: "{x * y > 2}", sort: "{-x * y}"}
      orders: {items: [x10, x9, a], sort: "{length(item)}"}

    """

  private func scene(_ view: String) throws -> PictureScene {
    let yaml = Self.data + "view: {vStack: {children: [" + view.replacing("\n", with: " ") + "]}}"
    return try PictureScene(SceneText(name: "s.yaml", text: yaml), options: SceneOptions())
  }

  private func texts(_ view: String) throws -> [String] {
    try scene(view).renderer(library: .shared).fitReport().texts.map(\.text)
  }

  @Test(arguments: [
    // 12, 18, 5 and nothing, which is last in both directions.
    ("\"{count == null ? null : price * count}\"", ["milk", "tea", "rice", "salt"]),
    (
      "{by: \"{count == null ? null : price * count}\", descending: true}",
      ["rice", "tea", "milk", "salt"]
    ),
    ("name", ["milk", "rice", "salt", "tea"]), ("price", ["milk", "salt", "rice", "tea"]),
    ("\"{-item.price}\"", ["tea", "rice", "milk", "salt"]),
    ("{by: name, descending: true}", ["tea", "salt", "rice", "milk"]),
  ])
  func itemsOfALoopHaveAnOrder(_ order: String, _ names: [String]) throws {
    let view = "{forEach: {data: lines, sort: \(order), view: {text: \"{$number} {name}\"}}}"
    #expect(try texts(view) == names.enumerated().map { "\($0 + 1) \($1)" })
  }

  @Test func aListOfTheDataHasAComputedOrder() throws {
    // 3, 4 and 0.
    #expect(try texts("{forEach: {data: dear, view: {text: \"{name}\"}}}") == ["b", "a"])
    #expect(try texts("{forEach: {data: orders, view: {text: \"{item}\"}}}") == ["a", "x9", "x10"])
    #expect(try texts("{text: \"{dear[0].name} {count(dear)}\"}") == ["b 2"])
  }

  @Test func recordsOfAListStayForWhichAnExpressionIsTrue() throws {
    // 3, 4 and 0.
    #expect(try texts("{forEach: {data: large, view: {text: \"{name}\"}}}") == ["b", "a"])
    #expect(try texts("{text: \"{count(large)}\"}") == ["2"])
  }

  @Test func anExpressionThatIsTrueOfNoRecordIsAFinding() throws {
    let yaml = """
      platen: 1
      data: {towns: {items: [{m: 5}, {m: 7}], where: "{m > 9}"}}
      view: {vStack: {children: [{text: Towns}, {forEach: {data: towns, view: {text: "{m}"}}}]}}
      """
    let scene = try PictureScene(SceneText(name: "s.yaml", text: yaml), options: SceneOptions())
    #expect(scene.findings.map(\.kind) == [.emptyList])
    #expect(scene.findings[0].detail.contains("none of 2 records passes the test"))
  }

  @Test(arguments: ["kind", "\"{kind}\"", "\"{upper(line.kind)}\""])
  func itemsAreGrouped(_ key: String) throws {
    let view = """
      {forEach: {data: lines, groupBy: \(key), as: line, view: {vStack: {children: [
        {text: "{$number}/{$count} {lower(line.name)} {count(items)} {sum(items.price)}"},
        {forEach: {data: "{line.items}", as: inner, view: {text: "{inner.name}"}}}]}}}}
      """
    #expect(
      try texts(view) == ["1/2 drink 2 5", "tea", "milk", "2/2 food 2 3", "rice", "salt"])
  }

  @Test func groupsComeAfterTestsAndOrder() throws {
    let view = """
      {forEach: {data: lines, where: "{price < 3}", sort: name, groupBy: "{price}",
        view: {text: "{name}: {join(items.name, ' ')}"}}}
      """
    #expect(try texts(view) == ["1: milk salt", "2: rice"])
  }

  @Test(arguments: [
    ("2", "two"), ("\"{1 + 1.0}\"", "two"), ("yes", "y"), ("true", "t"), ("9", "d"),
  ])
  func aValueChoosesAView(_ value: String, _ shown: String) throws {
    let view = """
      {switch: {value: \(value), cases: {2: {text: two}, yes: {text: y}, true: {text: t}},
        default: {text: d}}}
      """
    #expect(try texts(view) == [shown])
  }

  @Test(arguments: [
    (
      "{forEach: {data: lines, sort: prise, view: spacer}}",
      "found \"prise\", expected one of the fields: name, price, count, kind; did you mean \"price\"?"
    ),
    (
      "{forEach: {data: lines, sort: \"{pric * 2}\", view: spacer}}",
      "sort: found {pric}, expected one of the fields"
    ),
    (
      "{forEach: {data: lines, sort: [a], view: spacer}}",
      "found a list, expected a field, an expression in braces, or a mapping of by and descending"
    ),
    (
      "{forEach: {data: lines, sort: {by: name, down: true}, view: spacer}}",
      "found \"down\", expected one of the fields by, descending"
    ),
    (
      "{forEach: {data: lines, groupBy: king, view: spacer}}",
      "groupBy: found \"king\", expected one of the fields: name, price, count, kind; did you mean"
    ),
    (
      "{forEach: {data: lines, groupBy: {by: kind}, view: spacer}}",
      "found a mapping, expected a field, or an expression in braces"
    ),
    (
      "{forEach: {data: {items: [{a: 1}], sort: \"{b}\"}, view: spacer}}",
      "sort: found {b}, expected one of the fields a"
    ),
    (
      "{switch: {value: rad, cases: {red: spacer, blue: spacer}}}",
      "switch.value: found \"rad\", expected one of the cases red, blue, or default in the switch; did you mean"
    ),
    (
      "{switch: {value: \"{lines}\", cases: {a: spacer}}}",
      "found a list, expected a text, a number, true or false"
    ),
    ("{switch: {value: [1], cases: {a: spacer}}}", "found a list, expected a text, a number"),
    (
      "{switch: {value: a, cases: [spacer]}}", "found a list, expected a mapping of values to views"
    ),
    ("{switch: {value: a, cases: {a: spaser}}}", "cases.a: found \"spaser\", expected a view"),
    ("{switch: {cases: {a: spacer}}}", "value: found nothing, expected a value"),
  ])
  func aMistakeIsNamed(_ view: String, _ message: String) throws {
    let error = #expect(throws: SceneFileError.self) { try scene(view) }
    let problem = error?.errors.first.map { error in
      let suggestion = error.suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
      return "\(error.path): \(error.unexpected.message)\(suggestion)"
    }
    #expect(problem?.contains(message) == true, "\(problem ?? "")")
  }
}
