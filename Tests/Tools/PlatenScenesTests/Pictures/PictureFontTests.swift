import Platen
import Testing

@testable import PlatenScenes

/// The letters that options of pictures ask for, as the faces tell in which texts are drawn.
@Suite struct PictureFontTests {
  private func faces(_ scene: PictureScene) throws -> [FontFace] {
    try scene.renderer(library: .shared).fitReport().fonts
  }

  private static let contents: [PictureKind: [(String, String)]] = [
    .tags: [("tags", "Swift,Rust"), ("style", "pill")], .clock: [("numerals", "roman")],
    .cloud: [("words", "Swift,Rust")],
    .grid: [("items", "a,b")],
  ]

  @Test(arguments: PictureKind.allCases)
  func aFamilyIsThatOfAllTexts(kind: PictureKind) throws {
    let content = try #require(Self.contents[kind])
    // Names of families are the same in capitals and without spaces, as for the fonts that there are.
    for name in ["JetBrains Mono", "jetbrainsmono"] {
      let families = try faces(pictureScene(kind, content + [("font", name)])).map(\.family)
      #expect(Set(families) == ["JetBrains Mono"], "\(families)")
    }
  }

  @Test(arguments: PictureKind.allCases)
  func aDesignAndAWeightAreThoseOfAllTexts(kind: PictureKind) throws {
    let content = try #require(Self.contents[kind])
    let options =
      content + [("theme", "candy"), ("fontDesign", "serif"), ("fontWeight", "bold")]
    let files = try faces(pictureScene(kind, options)).map { $0.file.split(separator: "/").last }
    #expect(Set(files) == ["SourceSerifPro-Bold.otf"], "\(files)")
  }

  @Test func aFamilyCountsMoreThanATheme() throws {
    let scene = try pictureScene(
      .grid, [("items", "a"), ("theme", "paper"), ("font", "Nunito")])
    #expect(try faces(scene).map(\.family) == ["Nunito"])
    #expect(
      try faces(pictureScene(.grid, [("items", "a"), ("theme", "paper")])).map(\.family)
        == ["Source Serif Pro"])
  }

  /// A letter m of a size s is 0.6 s wide in JetBrains Mono, whose lines are 1.32 s high, as its tables
  /// have it; the type fills 0.8 of the cell.
  @Test func aGridMeasuresInTheLettersThatItDraws() throws {
    let scene = try pictureScene(
      .grid, [("items", "m"), ("width", "60"), ("height", "600"), ("font", "JetBrains Mono")])
    let text = try #require(try scene.renderer(library: .shared).fitReport().texts.first)
    #expect(abs(text.fontSize - 80) < 1, "\(text.fontSize)")
  }

  @Test func aFamilyThatIsNotThereIsAnErrorWithTheNearest() throws {
    let error = #expect(throws: PictureOptionError.self) {
      try pictureScene(.tags, [("tags", "a"), ("font", "JetBrain Mono")])
    }
    guard case .values(let errors)? = error else { return }
    #expect(errors.map(\.path) == ["font"])
    #expect(errors.first?.suggestion == "JetBrains Mono")
  }

  @Test func aSceneNamesFamiliesInItsThemeAndItsParts() throws {
    for view in [
      "{tagCloud: {tags: [a], font: JetBrains Mono}}",
      "{clockFace: {font: JetBrains Mono}}",
      "{worldClock: {at: 2026-11-21T10:08:00Z, zones: [UTC], font: JetBrains Mono}}",
      "{text: a, modifiers: [{font: {family: JetBrains Mono}}]}",
    ] {
      let text = SceneText(name: "s.yaml", text: "platen: 1\ntheme: paper\nview: \(view)")
      let scene = try PictureScene(text, options: SceneOptions())
      // A space of the caption may be in another font.
      #expect(try faces(scene).first?.family == "JetBrains Mono", "\(view)")
    }
    let text = SceneText(
      name: "s.yaml",
      text: "platen: 1\ntheme: {base: paper, font: JetBrains Mono}\nview: {text: a}")
    let scene = try PictureScene(text, options: SceneOptions())
    #expect(try faces(scene).map(\.family) == ["JetBrains Mono"])
  }
}
