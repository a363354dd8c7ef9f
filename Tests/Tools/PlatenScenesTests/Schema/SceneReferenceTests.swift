import Foundation
import Platen
import Testing

@testable import PlatenScenes

/// What the reference says of views, modifiers and values.
@Suite struct SceneReferenceTests {
  private let reference = SceneReference.current

  private func entry(_ name: String, _ kind: SceneReference.Kind) throws -> SceneReference.Entry {
    try #require(reference.entries(named: name, of: kind).first)
  }

  @Test func everyNameOfTheTablesIsThere() {
    func names(_ kind: SceneReference.Kind) -> [String] {
      reference.entries.filter { $0.kind == kind }.map(\.name)
    }
    #expect(Set(names(.view)) == Set(ViewTable.views.names))
    #expect(Set(names(.modifier)) == Set(ModifierTable.modifiers.names))
    #expect(Set(names(.shape)) == Set(ShapeTable.shapes.names))
    #expect(Set(names(.shapeModifier)) == Set(ShapeModifierTable.modifiers.names))
    #expect(Set(names(.textModifier)) == Set(TextModifierTable.modifiers.names))
    #expect(
      Set(names(.value)).isSuperset(of: ["scene", "canvas", "theme", "color", "font", "list"]))
    #expect(reference.entries.allSatisfy { !$0.sentence.isEmpty })
  }

  @Test func fieldsSayWhatTheyMayBe() throws {
    let padding = try entry("padding", .modifier)
    #expect(padding.alone == "<insets>")
    let canvas = try entry("canvas", .value)
    let width = try #require(canvas.fields.first { $0.name == "width" })
    #expect(width.type == "fit, number from 1 or length" && width.defaultText == "fit")
    let flow = try entry("flow", .view)
    let alignment = try #require(flow.fields.first { $0.name == "alignment" }?.type)
    #expect(alignment.components(separatedBy: " or ").count == 2)
    let scene = try entry("scene", .value)
    #expect(scene.fields.first { $0.name == "view" }?.isRequired == true)
    #expect(scene.fields.first { $0.name == "theme" }?.type == "<theme>")
    let theme = try entry("theme", .value)
    #expect(theme.fields.first { $0.name == "palette" }?.type == "list of <color>")
    let fields = try entry("view", .value).fields.map(\.name)
    #expect(fields == ["id", "let", "if", "else", "modifiers"])
    let lines = ReferenceText(columns: 80).text(of: flow)
    #expect(fields.allSatisfy(lines.contains))
    #expect(theme.alone == "system, paper, ocean, meadow, candy or mono")
  }

  @Test func everyPartHasAnExampleThatIsDrawnAsItIsMeant() throws {
    let shown = reference.entries.filter { $0.kind != .value && $0.kind != .animation }
    #expect(shown.filter { $0.example == nil }.map(\.key) == [])
    let keys = Set(reference.entries.map(\.key))
    #expect(Set(ReferenceExamples.all.keys).subtracting(keys) == [])
    for entry in reference.entries {
      guard let text = entry.scene else { continue }
      do {
        let scene = try PictureScene(
          SceneText(name: "\(entry.key).yaml", text: text), options: SceneOptions())
        let report = try scene.renderer(library: .shared).fitReport()
        // What these do is a finding.
        let kinds = [
          "truncationMode": [FitFinding.Kind.truncated], "minimumScaleFactor": [.shrunk],
        ]
        let isShown = entry.kind == .modifier
        #expect(
          scene.findings(of: report).map(\.kind) == (isShown ? kinds[entry.name] ?? [] : []),
          "\(entry.key): \(scene.findings(of: report))")
        #expect(report.size.width > 32 && report.size.width < 500, "\(entry.key)")
        #expect(entry.kind == .value || text.contains(entry.name), "\(entry.key)")
      } catch {
        Issue.record("\(entry.key): \(error)")
      }
    }
  }

  @Test func linesAreNoLongerThanTheTerminal() throws {
    let text = ReferenceText(columns: 60).text(of: try entry("frame", .modifier))
    let (words, example) = try #require(text.split(separator: "EXAMPLE", maxSplits: 1).pair)
    #expect(words.split(separator: "\n").allSatisfy { $0.count <= 60 })
    #expect(example.contains("- frame:"))
    let list = ReferenceText(columns: 60).list(of: reference.entries)
    #expect(list.hasPrefix("VIEWS\n  text "))
    #expect(list.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test func thePageHasEachPartAndItsPicture() throws {
    var drawn: [String] = []
    let html = try ReferencePage(reference, version: "1 < 2") { entry in
      drawn.append(entry.key)
      return Data("<svg/>".utf8)
    }.html
    #expect(html.contains("Platen 1 &lt; 2"))
    #expect(drawn == reference.entries.filter { $0.example != nil }.map(\.key))
    for entry in reference.entries { #expect(html.contains("<section id=\"\(entry.key)\">")) }
    #expect(html.contains("data:image/svg+xml;base64,PHN2Zy8+"))
    // Types lead to the values that they name.
    #expect(html.contains("list of <a href=\"#value.color\">color</a>"))
  }
}

extension [Substring] {
  /// The first two elements; nil where there are fewer.
  fileprivate var pair: (Substring, Substring)? { count > 1 ? (self[0], self[1]) : nil }
}
