import Foundation
import Platen
import Testing

@testable import PlatenScenes

@Suite struct MeasureRequestTests {
  private func report(_ text: String) throws -> MeasureReport {
    try MeasureReport(try MeasureRequest(SceneText(name: "request", text: text)))
  }

  private func records(_ text: String) -> [SceneFileError.Record] {
    do throws(SceneFileError) {
      _ = try MeasureRequest(SceneText(name: "request", text: text))
      return []
    } catch {
      return error.records
    }
  }

  @Test(
    "a label is as large as a picture of it",
    arguments: [
      ("Swift", "body", nil), ("iOS開発のための長い文章です", "{size: 31, weight: bold}", 100),
      ("دليل Swift للمبتدئين", "title", 90),
    ])
  func size(label: String, font: String, width: Int?) throws {
    let side = width.map { "\($0)" }
    let text = "{labels: [\(label)], font: \(font), width: \(side ?? "1000")}"
    let bounds = try report(text).labels[0].bounds
    let view = "{text: \(label), modifiers: [{font: \(font)}]}"
    let scene = try PictureScene(
      SceneText(
        name: "scene", text: "{platen: 1, canvas: {width: \(side ?? "fit")}, view: \(view)}"),
      options: SceneOptions())
    let size = try scene.renderer(library: .shared).displayList().size
    #expect(bounds.height == Double(size.height))
    #expect(
      width == nil ? bounds.width == Double(size.width) : bounds.width <= Double(size.width))
  }

  @Test func boundsAreRoundedUpToPixelsAndLinesAreNot() throws {
    let label = try report(#"{"labels": ["Swift"], "scale": 2}"#).labels[0]
    let line = try #require(label.lines.first)
    #expect(label.lines.count == 1 && line.text == "Swift")
    #expect(label.bounds.x == 0 && label.bounds.y == 0)
    #expect(label.bounds.width == (line.width * 2).rounded(.up) / 2)
    #expect(label.bounds.height == label.bounds.height.rounded())
    #expect(line.baseline == label.firstBaseline && label.firstBaseline == label.lastBaseline)
    // The ink of letters without descenders ends at the baseline, or just below it.
    #expect(abs(label.ink.y + label.ink.height - line.baseline) < 1)
    #expect(line.runs.map(\.text) == ["Swift"])
    #expect(abs(line.runs[0].width - line.width) < 1e-9)
  }

  @Test func aNarrowLabelHasLinesWhoseBaselinesAreEvenlySpaced() throws {
    let label = try report(
      "labels: [one two three]\nfont: {size: 20}\nwidth: 60\nlineSpacing: 3\n"
    ).labels[0]
    let lines = label.lines.map { $0.text.trimmingCharacters(in: .whitespaces) }
    #expect(lines == ["one", "two", "three"])
    let baselines = label.lines.map(\.baseline)
    #expect(baselines[1] - baselines[0] == baselines[2] - baselines[1])
    #expect(label.lastBaseline == baselines[2])
    let tight = try report("labels: [one two three]\nfont: {size: 20}\nwidth: 60\n").labels[0]
    #expect(label.bounds.height - tight.bounds.height == 6)
  }

  @Test func linesAreAsHighAsIsAsked() throws {
    let labels = try report(
      """
      labels:
        - one two three
        - {text: one two three, lineHeight: {points: 50}}
        - {text: one two three, lineHeight: tight}
      font: {size: 20}
      width: 60
      lineHeight: {factor: 2}
      """
    ).labels
    for (label, height) in zip(labels, [40, 50, 22] as [Double]) {
      let baselines = label.lines.map(\.baseline)
      #expect(label.bounds.height == 3 * height)
      #expect(zip(baselines, baselines.dropFirst()).allSatisfy { $1 - $0 == height })
    }
  }

  @Test func whatALabelSaysComesBeforeWhatIsSaidForAll() throws {
    let labels = try report(
      """
      labels:
        - one two three
        - {text: one two three, width: 1000}
        - {text: one two three, lineLimit: 1}
        - {text: one two three, font: {size: 40}}
      font: {size: 20}
      width: 60
      """
    ).labels
    #expect(labels.map(\.lines.count) == [3, 1, 1, labels[3].lines.count])
    #expect(labels.map(\.isTruncated) == [false, false, true, labels[3].isTruncated])
    #expect(labels.map(\.fontSize) == [20, 20, 20, 40])
  }

  @Test(arguments: ["{name}", "{", "true", "12"])
  func aTextIsAsItIs(text: String) throws {
    #expect(try report("labels: [\"\(text)\"]").labels[0].text == text)
  }

  @Test func dynamicTypeGrowsTextStylesAndNoSizes() throws {
    let labels = try report(
      "{labels: [a, {text: a, font: 17}], dynamicTypeSize: accessibility1}"
    ).labels
    #expect(labels.map(\.fontSize) == [28, 17])
  }

  @Test func charactersThatNoFontHasAreTold() throws {
    let label = try report("labels: [\"a\u{10FFFD}\"]").labels[0]
    #expect(label.missing.map(\.codePoints) == [["U+10FFFD"]])
  }

  @Test(
    "what is wrong is told with its place",
    arguments: [
      ("{}", "labels"), ("labels: []", "labels"), ("labels: [null]", "labels[0]"),
      ("labels: [{text: a, txt: b}]", "labels[0].txt"),
      ("labels: [{text: a, font: hug}]", "labels[0].font"),
      ("labels: [a]\nwdth: 3", "wdth"), ("labels: [a]\nwidth: wide", "width"),
      ("labels: [a]\nlineHeight: high", "lineHeight"),
      ("labels: [a]\nfont: {size: \"{x}\"}", "font.size"),
    ])
  func problem(text: String, path: String) {
    #expect(records(text).first?.path == path)
  }

  @Test func theSchemaHasNoReferencesAndNamesTheFields() {
    let schema = MeasureRequest.schema.compact
    #expect(!schema.contains("$ref"))
    for name in ["labels", "font", "width", "lineLimit", "dynamicTypeSize", "scale"] {
      #expect(schema.contains("\"\(name)\":"))
    }
  }

  @Test func foldersOfFontsCanBeHidden() throws {
    let request = try MeasureRequest(SceneText(name: "request", text: "labels: [a]"))
    let shown = String(decoding: try request.json(in: .shared), as: UTF8.self)
    let hidden = String(
      decoding: try request.json(in: .shared, showsFolders: false), as: UTF8.self)
    #expect(shown.contains("/Inter.ttf") && !hidden.contains("/Inter.ttf"))
    #expect(hidden.contains("\"Inter.ttf\""))
  }
}
