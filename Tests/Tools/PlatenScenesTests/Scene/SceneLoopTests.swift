import Platen
import PlatenScenes
import Testing

/// Loops over ranges and over lists within items, names for values, and what is drawn otherwise.
@Suite struct SceneLoopTests {
  private static let data = """
    platen: 1
    data:
      unit: min
      days: {range: 1...3}
      lines:
        - {name: S3, stops: [{at: Basel, minutes: 0}, {at: Olten, minutes: 28}]}
        - {name: S9, stops: [{at: Lenzburg, minutes: 7}]}
      words: [red, green, blue]

    """

  private func scene(_ view: String) throws -> PictureScene {
    let yaml = Self.data + "view: " + view.replacing("\n", with: " ")
    return try PictureScene(SceneText(name: "s.yaml", text: yaml), options: SceneOptions())
  }

  private func texts(_ view: String) throws -> [String] {
    try scene("{vStack: {children: [\(view)]}}").renderer(library: .shared).fitReport().texts.map(
      \.text)
  }

  private func problem(_ view: String) -> String? {
    let error = #expect(throws: SceneFileError.self) {
      try scene("{vStack: {children: [\(view)]}}")
    }
    return error?.errors.first.map { "\($0.path): \($0.unexpected.message)" }
  }

  @Test(arguments: [
    ("1...4", ["1", "2", "3", "4"]), ("0..<3", ["0", "1", "2"]), ("-1...1", ["-1", "0", "1"]),
    ("5...4", []), ("3..<3", []), ("\"1...{count(words)}\"", ["1", "2", "3"]),
    ("days", ["1", "2", "3"]),
    ("{range: 2...3}", ["2", "3"]), ("\"{words}\"", ["red", "green", "blue"]),
    ("\"{split('a-b', '-')}\"", ["a", "b"]),
  ])
  func aLoopGoesThrough(_ list: String, _ shown: [String]) throws {
    #expect(try texts("{forEach: {data: \(list), view: {text: \"{item}\"}}}") == shown)
  }

  @Test func aLoopGoesThroughAListOfAnItem() throws {
    let view = """
      {forEach: {data: lines, as: line, view: {vStack: {children: [
        {forEach: {data: "{line.stops}", as: stop, where: "{stop.minutes > 5}",
          view: {text: "{line.name} {$number}/{$count} {stop.at} {stop.minutes + 2} {unit}"}}}]}}}}
      """
    #expect(try texts(view) == ["S3 1/1 Olten 30 min", "S9 1/1 Lenzburg 9 min"])
    // The name of the field alone does as well.
    let plain = "{forEach: {data: lines, view: {forEach: {data: stops, view: {text: \"{at}\"}}}}}"
    #expect(try texts(plain) == ["Basel", "Olten", "Lenzburg"])
  }

  @Test func aValueHasAName() throws {
    let view = """
      {let: {total: "{sum(lines[0].stops.minutes)}", half: "{total / 2}"}, text: "{total} {half}"},
      {forEach: {data: lines, view: {let: {unit: h, name: "{name + '!'}"}, text: "{name} {unit}"}}},
      {text: "{unit}"}
      """
    #expect(try texts(view) == ["28 14", "S3! h", "S9! h", "min"])
  }

  @Test func anotherViewIsDrawnWhereTheConditionIsFalse() throws {
    let view = """
      {forEach: {data: 1...3, view: {if: "{item % 2 == 0}", text: even, else: {text: "odd {item}"}}}}
      """
    #expect(try texts(view) == ["odd 1", "even", "odd 3"])
  }

  @Test func aNumberIsOneWhereverItStands() throws {
    let plain = try scene("{text: a, modifiers: [{padding: 12}, {opacity: 0.5}, {bold: true}]}")
    let computed = try scene(
      """
      {text: a, modifiers: [{padding: "{4 * count(words)}"}, {opacity: "{1 / 2}"}, {bold: "{2 > 1}"}]}
      """)
    #expect(
      try computed.renderer(library: .shared).svgData()
        == plain.renderer(library: .shared).svgData())
  }

  @Test(arguments: [
    (
      "{forEach: {data: 1...200000, view: spacer}}",
      "found 200000 numbers, expected whole numbers such as 1...31"
    ),
    (
      "{forEach: {data: wrds, view: spacer}}",
      "found \"wrds\", expected the name of a list in the data"
    ),
    ("{forEach: {data: days, where: \"{item}\", view: spacer}}", "expected true or false"),
    (
      "{forEach: {data: \"-9223372036854775808...5\", view: spacer}}", "expected the name of a list"
    ),
    ("{forEach: {data: null, view: spacer}}", "found nothing, expected the name of a list"),
    ("{text: a, else: {text: b}}", "found \"else\", expected else together with if"),
    ("{let: {a.b: 1}, text: a}", "found \"a.b\", expected a name without dots"),
    ("{text: \"{unit * 2}\"}", "found \"min\" as input of *, expected a number"),
    ("{let: [1], text: a}", "let: found a list, expected a mapping of names to values"),
    ("{let: {a: \"{b}\"}, text: a}", "let.a: found {b}, expected the field \"unit\""),
    ("{forEach: {data: \"{unit}\", view: spacer}}", "found \"min\", expected the name of a list"),
  ])
  func aMistakeIsNamed(_ view: String, _ message: String) {
    let problem = problem(view)
    #expect(problem?.contains(message) == true, "\(problem ?? "")")
  }
}
