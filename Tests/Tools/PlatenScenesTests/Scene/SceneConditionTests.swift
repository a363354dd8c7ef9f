import Platen
import PlatenScenes
import Testing

/// Tests of items' fields: which of a loop's items have a view, and whether a view is shown.
@Suite struct SceneConditionTests {
  private static let data = """
    platen: 1
    data:
      days: [{name: Mon}, {name: Tue}, {name: Wed}]
      lessons:
        - {title: Maths, day: Mon, hours: 2, isOpen: true}
        - {title: Art, day: Tue, hours: 1, isOpen: false}
        - {title: Music, day: Mon, hours: 1, isOpen: true}

    """

  private func scene(_ view: String) throws -> PictureScene {
    let yaml = Self.data + "view: " + view.replacing("\n", with: " ")
    return try PictureScene(SceneText(name: "s.yaml", text: yaml), options: SceneOptions())
  }

  private func texts(_ view: String) throws -> [String] {
    try scene(view).renderer(library: .shared).fitReport().texts.map(\.text)
  }

  private func problem(_ view: String) -> String? {
    let error = #expect(throws: SceneFileError.self) { try scene(view) }
    return error?.errors.first.map { "\($0.path): \($0.unexpected)" }
  }

  @Test func aLoopHasTheItemsThatAreOfTheOuterLoops() throws {
    let view = """
      {vStack: {children: [{forEach: {data: days, as: day, view: {vStack: {children: [
        {text: "{name}"},
        {forEach: {data: lessons, where: {field: day, is: "{name}"}, view: {text: "{$number}/{$count} {title}"}}}
      ]}}}}]}}
      """
    #expect(try texts(view) == ["Mon", "1/2 Maths", "2/2 Music", "Tue", "1/1 Art", "Wed"])
  }

  @Test func aListOfALoopIsFilteredByTheOuterLoopsItem() throws {
    let view = """
      {vStack: {children: [{forEach: {data: days, view: {vStack: {children: [
        {forEach: {data: {items: [{t: a, d: Tue}, {t: b, d: Mon}], where: {field: d, is: "{name}"}},
          view: {text: "{t}"}}}]}}}}]}}
      """
    #expect(try texts(view) == ["b", "a"])
  }

  @Test(arguments: [
    ("{field: day, is: Mon}", ["Maths", "Music"]),
    ("{field: hours, minimum: 2}", ["Maths"]),
    ("[{field: day, is: Mon}, {field: hours, maximum: 1}]", ["Music"]),
    ("{field: day, is: [Tue, Wed]}", ["Art"]),
    ("{field: $number, is: 3}", ["Music"]),
    ("\"{isOpen}\"", ["Maths", "Music"]),
  ])
  func aViewIsShownIfFieldsPassTests(condition: String, shown: [String]) throws {
    let view =
      "{vStack: {children: [{forEach: {data: lessons, view: {text: \"{title}\", if: \(condition)}}}]}}"
    #expect(try texts(view) == shown)
  }

  @Test func whatIsWrongInATestIsToldWithTheNearestField() {
    #expect(
      problem("{forEach: {data: lessons, where: {field: dya, is: Mon}, view: {text: a}}}")
        == "view.forEach: found \"dya\", expected one of the fields title, day, hours, isOpen; "
        + "did you mean \"day\"?")
    #expect(
      problem("{forEach: {data: lessons, view: {text: a, if: {field: titel, is: Art}}}}")?
        .hasSuffix("did you mean \"title\"?") == true)
    #expect(
      problem("{forEach: {data: lessons, view: {text: a, if: {field: title, minimum: 1}}}}")
        == "view.forEach.view.if: found \"Maths\", expected a number")
  }

  /// A bar is as long as its number where sizes begin at zero.
  @Test func sizesFromZeroAreInProportion() throws {
    let view = """
      {vStack: {children: [{forEach: {
        data: {items: [{n: a, v: 50}, {n: b, v: 100}, {n: c, v: 0}, {n: d, v: 25}],
          weights: {field: v, sizes: 0...200, from: zero}},
        view: {text: "{n} {$size}"}}}]}}
      """
    #expect(try texts(view) == ["a 100", "b 200", "c 0", "d 50"])
    let same = view.replacing(
      "50}, {n: b, v: 100}, {n: c, v: 0}, {n: d, v: 25}", with: "7}, {n: b, v: 7}")
    #expect(try texts(same) == ["a 200", "b 200"])
    let none = view.replacing("50}, {n: b, v: 100}, {n: c, v: 0}, {n: d, v: 25}", with: "0}")
    #expect(try texts(none) == ["a 0"])
  }
}
