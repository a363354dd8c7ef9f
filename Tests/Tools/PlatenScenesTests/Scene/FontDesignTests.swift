import Platen
import PlatenScenes
import Testing

/// Which letterforms count where a theme, a modifier and a font each ask for some: the nearest.
@Suite struct FontDesignTests {
  /// Four times the advance of the letter m at 30 points, as HarfBuzz's hb-shape has it: 901, 856 and
  /// 600 of 1000 units.
  static let serif: CGFloat = 108.12
  static let rounded: CGFloat = 102.72
  static let monospaced: CGFloat = 72

  private func width(theme: String, _ modifiers: String, in outer: String = "[]") throws -> CGFloat
  {
    let yaml = """
      platen: 1
      theme: \(theme)
      view: {vStack: {children: [{text: mmmm, modifiers: \(modifiers)}]}, modifiers: \(outer)}
      """
    let scene = try PictureScene(SceneText(name: "s.yaml", text: yaml), options: SceneOptions())
    return try scene.renderer(library: .shared).fitReport().size.width
  }

  /// A label is as wide as its text, rounded up to half a point at most.
  private func expect(
    _ width: CGFloat, is expected: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect((0..<0.6).contains(width - expected), "\(width)", sourceLocation: sourceLocation)
  }

  @Test(arguments: [("serif", serif), ("rounded", rounded), ("monospaced", monospaced)])
  func aFontsDesignCountsMoreThanTheThemes(design: String, expected: CGFloat) throws {
    for theme in ["system", "paper", "candy"] {
      expect(try width(theme: theme, "[{font: {size: 30, design: \(design)}}]"), is: expected)
      expect(
        try width(theme: theme, "[]", in: "[{font: {size: 30, design: \(design)}}]"), is: expected)
    }
  }

  @Test(arguments: [("paper", serif), ("candy", rounded), ("{design: monospaced}", monospaced)])
  func aFontWithoutADesignHasTheThemes(theme: String, expected: CGFloat) throws {
    for font in ["30", "{size: 30}", "{size: 30, weight: regular}"] {
      expect(try width(theme: theme, "[{font: \(font)}]"), is: expected)
    }
  }

  @Test func theNearestOfFontAndModifierCounts() throws {
    let font = "{font: {size: 30, design: serif}}"
    let design = "{fontDesign: monospaced}"
    expect(try width(theme: "candy", "[\(design), \(font)]"), is: Self.monospaced)
    expect(try width(theme: "candy", "[\(font), \(design)]"), is: Self.serif)
    // A font in between that says nothing of its letters takes those of the outermost design.
    expect(try width(theme: "candy", "[{font: 30}, \(font)]"), is: Self.rounded)
  }

  @Test func aClocksNumbersHaveTheDesignOfTheTheme() throws {
    func picture(_ theme: String, _ modifiers: String) throws -> String {
      let yaml = """
        platen: 1
        theme: {base: system, design: \(theme)}
        view: {clockFace: {}, modifiers: \(modifiers)}
        """
      let scene = try PictureScene(SceneText(name: "s.yaml", text: yaml), options: SceneOptions())
      return try String(
        decoding: scene.renderer(library: .shared).svgData(), as: UTF8.self)
    }
    #expect(try picture("serif", "[]") != picture("rounded", "[]"))
    #expect(try picture("serif", "[]") == picture("rounded", "[{fontDesign: serif}]"))
  }
}
