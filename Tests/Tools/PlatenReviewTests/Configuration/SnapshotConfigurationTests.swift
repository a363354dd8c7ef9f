import Foundation
import PlatenComparison
import PlatenReview
import PlatenScenes
import Testing

@Suite struct SnapshotConfigurationTests {
  private static func read(_ text: String) throws -> SnapshotConfiguration {
    try SnapshotConfiguration(SceneText(name: "platen-snapshots.yaml", text: text))
  }

  @Test(arguments: ["", "{}", "# nothing\n"])
  func anEmptyOneIsAsUsual(text: String) throws {
    let settings = try Self.read(text).settings(of: "a.yaml")
    #expect(settings.formats == [.png])
    #expect(settings.variants.isEmpty && settings.ignored.isEmpty)
    #expect(settings.tolerance == SnapshotTolerance())
  }

  @Test func allIsRead() throws {
    let settings = try Self.read(
      """
      formats: [svg, layout]
      variants: {colorScheme: all, scale: [1, 2], width: 100...300/100}
      tolerance:
        threshold: 0.2
        pixels: 3
        ratio: 0.5
        antialiasing: count
        numbers: 0.1
        points: 1
      ignore:
        - {x: 1, y: 2, width: 3, height: 4}
        - node: view.text
      """
    ).settings(of: "a.yaml")
    #expect(settings.formats == [.svg, .layout])
    #expect(
      settings.variants.map { $0.values.map(\.text) } == [
        ["light", "dark"], ["1", "2"], ["100", "200", "300"],
      ])
    #expect(settings.tolerance.pixels.threshold == 0.2 && settings.tolerance.isAskedFor)
    #expect(settings.tolerance.pixels.allowedPixels == 3)
    #expect(settings.tolerance.pixels.allowedRatio == 0.5)
    #expect(!settings.tolerance.pixels.ignoresAntialiasing)
    #expect(settings.tolerance.numbers == 0.1 && settings.tolerance.points == 1)
    #expect(
      settings.ignored == [
        .rectangle(CGRect(x: 1, y: 2, width: 3, height: 4)), .node("view.text"),
      ])
  }

  @Test func overridesHoldWhereTheyMatchAndTheLastOneCountsMost() throws {
    let configuration = try Self.read(
      """
      formats: svg
      tolerance: {pixels: 1, ratio: 0.1}
      ignore: [{node: view}]
      overrides:
        - match: cards/*.yaml
          tolerance: {pixels: 2}
          ignore: [{node: view.a}]
        - {match: ["**/b.yaml", c.yaml], tolerance: {pixels: 3}, formats: png}
      """)
    let other = configuration.settings(of: "a.yaml")
    #expect(other.tolerance.pixels.allowedPixels == 1 && other.formats == [.svg])
    // So many pixels may differ, each of which is held to every bit.
    #expect(!other.tolerance.isAskedFor)
    let card = configuration.settings(of: "cards/a.yaml")
    #expect(card.tolerance.pixels.allowedPixels == 2)
    #expect(card.tolerance.pixels.allowedRatio == 0.1)
    #expect(card.ignored == [.node("view"), .node("view.a")])
    let both = configuration.settings(of: "cards/b.yaml")
    #expect(both.tolerance.pixels.allowedPixels == 3 && both.formats == [.png])
  }

  @Test(
    "what is wrong is said with its place and the nearest word",
    arguments: [
      ("scnes: a", "1:1: scnes: found \"scnes\"", "did you mean \"scenes\"?"),
      ("formats: pgn", "1:10: formats: found \"pgn\"", "did you mean \"png\"?"),
      ("formats: [png, png]", "1:10: formats", "each of them once"),
      ("formats: []", "1:10: formats", "at least one format"),
      ("tolerance:\n  treshold: 0", "2:3: tolerance.treshold", "did you mean \"threshold\"?"),
      ("tolerance: {antialiasing: cuont}", "1:27: tolerance.antialiasing", "\"count\"?"),
      ("tolerance: {threshold: 2}", "1:24: tolerance.threshold", "a number from 0 to 1"),
      ("tolerance: {pixels: -1}", "1:21: tolerance.pixels", "from 0 to"),
      ("variants: {colorSheme: all}", "1:12: variants.colorSheme", "did you mean \"colorScheme\"?"),
      ("variants: {colorScheme: drak}", "1:25: variants.colorScheme", "did you mean \"dark\"?"),
      ("variants: {locale: []}", "1:20: variants.locale", "an empty value"),
      ("variants: {width: 1...2/0}", "1:19: variants.width", "a step over zero"),
      ("variants: {width: all}", "1:19: variants.width", "found \"all\" for \"width\""),
      ("variants: {device: iPhone 71}", "1:20: variants.device", "did you mean \"iPhone 17\"?"),
      ("variants: {width: 1, canvas.width: 2}", "1:22: variants.canvas.width", "each name once"),
      ("variants: [a]", "1:11: variants", "a mapping"),
      ("ignore: [{x: 1}]", "1:10: ignore[0]", "x, y, width and height"),
      ("ignore: [{node: a, x: 1}]", "1:10: ignore[0]", "or of node"),
      ("overrides: [{formats: png}]", "1:13: overrides[0].match", "found nothing"),
      ("scenes: \"\"", "1:9: scenes", "a path"),
      ("- a", "1:1: found a list", "a mapping of scenes"),
      ("a: [", "1:", "expected"),
    ])
  func problems(text: String, place: String, says: String) throws {
    let failure = #expect(throws: SceneFileError.self) { try Self.read(text) }
    let description = failure?.description ?? ""
    #expect(description.hasPrefix("platen-snapshots.yaml:" + place), "\(description)")
    #expect(description.contains(says), "\(description)")
  }

  @Test func bracesInPathsAreNoFieldsOfData() throws {
    #expect(throws: Never.self) { try Self.read("exclude: \"{a}/*.yaml\"") }
  }

  @Test func theSchemaNamesEveryField() {
    let schema = SnapshotConfiguration.schema
    for field in [
      "scenes", "exclude", "references", "results", "formats", "variants", "tolerance",
      "antialiasing", "ignore", "node", "overrides", "match",
    ] {
      #expect(schema.contains("\"\(field)\": {"), "\(field)")
    }
    #expect(!schema.contains("$ref"))
  }
}
