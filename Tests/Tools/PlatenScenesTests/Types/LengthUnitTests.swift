import Platen
import PlatenScenes
import Testing

/// Lengths in other units than points, of which 72 are an inch of 25.4 millimetres.
@Suite struct `A length` {
  private func scene(_ canvas: String, _ view: String = "{text: a}") throws -> PictureScene {
    try PictureScene(
      SceneText(name: "a.yaml", text: "platen: 1\ncanvas: \(canvas)\nview: \(view)"),
      options: SceneOptions())
  }

  private func error(_ canvas: String) -> String {
    do {
      _ = try scene(canvas)
      return ""
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    ("25.4mm", 72.0), ("2.54 cm", 72), ("1in", 72), ("72pt", 72), ("72", 72), ("\"50.8mm\"", 144),
  ])
  func `may have a unit`(length: String, points: CGFloat) throws {
    #expect(abs(try scene("{width: \(length)}").canvas.width.map { $0 - points } ?? 1e9) < 1e-9)
    #expect(abs(try scene("{padding: \(length)}").canvas.padding - points) < 1e-9)
  }

  @Test func `may have one wherever it stands`() throws {
    let view = """
      {hStack: {spacing: 1mm, children: [{text: a, modifiers: [{font: 12pt}]},
      {rectangle: {}, modifiers: [{frame: {width: 1in, height: 10mm}}, {padding: {top: 1cm}},
      {offset: {x: -2mm}}]}, {lazyVGrid: {columns: [1in], children: [{text: b}]}},
      {radial: {radius: 1in, children: [{text: c}]}}]}}
      """
    let tree = try scene("{}", view).renderer(library: .shared).layoutTree()
    #expect(tree.frame.width > 72)
  }

  @Test func `in an unknown unit is an error with the nearest that there is`() {
    #expect(error("{width: 20m}").contains("or a length in mm, cm, in, pt"))
    #expect(error("{width: 20mn}").contains("did you mean \"20mm\"?"))
    #expect(error("{width: 20px}").contains("did you mean \"20\"?"))
    #expect(error("{width: 1e9mm}").contains("points from 1 to 1000000, or fit"))
  }

  @Test func `may be a part of the canvas`() throws {
    let view = "{color: red, modifiers: [{frame: {width: 25%, height: 50%}}, {offset: {y: 10%}}]}"
    let canvas = "{width: 200, height: 80}"
    let svg = String(
      decoding: try scene(canvas, view).renderer(library: .shared).svgData(), as: UTF8.self)
    // 50 by 40 in the middle, and 8 points lower: at 75, 28.
    #expect(svg.contains("x=\"75\" y=\"28\" width=\"50\" height=\"40\""), "\(svg)")
    #expect(
      throws: SceneFileError.self, performing: { try scene("{width: 200}", view) })
    #expect(error("{width: 50%}").contains("or fit, or a length in mm, cm, in, pt"))
    #expect(error("{width: 2em}").contains("or a length in mm, cm, in, pt"))
    #expect(error("{width: 50vw}").contains("did you mean \"50%\"?"))
  }

  /// The frames of the rectangles of a scene, from top to bottom.
  private func heights(_ views: String, canvas: String = "{}") throws -> [CGFloat] {
    let view = "{vStack: {alignment: leading, spacing: 0, children: [\(views)]}}"
    let svg = String(
      decoding: try scene(canvas, view).renderer(library: .shared).svgData(), as: UTF8.self)
    return svg.matches(of: /<rect [^>]*?height="([0-9.]+)"/).compactMap { Double($0.1) }
      .map { CGFloat($0) }
  }

  private func bar(_ height: String, _ before: String = "") -> String {
    "{color: red, modifiers: [\(before){frame: {width: 10, height: \(height)}}]}"
  }

  // Body text has 17 points on iOS, 23 at the size xxxLarge, and 13 on macOS (Human Interface Guidelines).
  @Test(arguments: [
    ("{background: none}", 17.0), ("{background: none, dynamicTypeSize: xxxLarge}", 23),
    ("{background: none, platform: macOS}", 13),
  ])
  func `in em is one of body text where nothing else is said`(
    canvas: String, body: CGFloat
  ) throws {
    #expect(try heights(bar("2em"), canvas: canvas) == [2 * body])
  }

  @Test func `in em is one of the nearest font`() throws {
    let inner = "{vStack: {children: [\(bar("1em")), \(bar("1em", "{font: 1.5em}, "))]}"
    let views = "\(inner), modifiers: [{font: 20}]}, \(bar("1.5em", "{font: {size: 10}}, "))"
    #expect(
      try heights("\(views), \(bar("1em"))", canvas: "{background: none}") == [20, 30, 15, 17])
    // Large titles have 34 points.
    #expect(
      try heights(bar("0.5em", "{font: largeTitle}, "), canvas: "{background: none}") == [17])
  }

  @Test func `in em is one of the font of a style`() throws {
    let text = """
      platen: 1
      canvas: {background: none}
      styles: {big: [{font: 40}], card: [{style: big}, {frame: {width: 10, height: 0.5em}}]}
      view: {color: red, modifiers: [{style: card}]}
      """
    let scene = try PictureScene(SceneText(name: "a.yaml", text: text), options: SceneOptions())
    let svg = String(decoding: try scene.renderer(library: .shared).svgData(), as: UTF8.self)
    #expect(svg.contains("height=\"20\""), "\(svg)")
  }

  @Test func `in em is not one of a view that is not shown`() throws {
    let bar = bar("1em").dropFirst().dropLast()
    let view = "{if: false, text: a, modifiers: [{font: 40}], else: {\(bar)}}"
    #expect(try heights(view, canvas: "{background: none}") == [17])
  }

  @Test func `in em beside a canvas that is wrong is no error of its own`() {
    do {
      _ = try scene("{padding: 1em}", "{text: a, modifiers: [{padding: 2em}]}")
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains("\"1em\"") && !"\(error)".contains("\"2em\""), "\(error)")
    }
  }

  @Test func `in em of a font that is wrong is no error of its own`() {
    do {
      _ = try scene("{}", "{text: a, modifiers: [{padding: 1em}, {font: blah}]}")
      Issue.record("no error")
    } catch {
      #expect(!"\(error)".contains("\"1em\""), "\(error)")
    }
  }

  // ISO 216: A4 is 210 by 297 millimetres. ANSI A is 8.5 by 11 inches.
  @Test func `of both sides may be that of paper`() throws {
    let paper = try scene("{paper: a4}").canvas
    #expect(abs((paper.width ?? 0) - 595.2756) < 1e-4 && abs((paper.height ?? 0) - 841.8898) < 1e-4)
    let letter = try scene("{paper: letter, orientation: landscape}").canvas
    #expect(letter.width == 792 && letter.height == 612)
    #expect(error("{paper: a4, width: 100}").contains("found width beside paper"))
    #expect(error("{orientation: landscape}").contains("found an orientation without paper"))
    #expect(error("{paper: a4, landscape: true}").contains("did you mean \"orientation\"?"))
    #expect(error("{paper: a44}").contains("did you mean \"a4\"?"))
  }
}
