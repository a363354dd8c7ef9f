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
    #expect(error("{width: 50%}").contains("or % of a canvas with a width"))
    #expect(!error("{width: 2em}").contains("did you mean"))
    #expect(error("{width: 50vw}").contains("did you mean \"50%\"?"))
  }

  // ISO 216: A4 is 210 by 297 millimetres. ANSI A is 8.5 by 11 inches.
  @Test func `of both sides may be that of paper`() throws {
    let paper = try scene("{paper: a4}").canvas
    #expect(abs((paper.width ?? 0) - 595.2756) < 1e-4 && abs((paper.height ?? 0) - 841.8898) < 1e-4)
    let letter = try scene("{paper: letter, orientation: landscape}").canvas
    #expect(letter.width == 792 && letter.height == 612)
    #expect(error("{paper: a4, width: 100}").contains("found width beside paper"))
    #expect(error("{orientation: landscape}").contains("found an orientation without paper"))
    #expect(error("{paper: a44}").contains("did you mean \"a4\"?"))
  }
}
