import Foundation
import Platen
import PlatenScenes
import Testing

/// What the service answers is what the command prints.
@Suite struct ReportTests {
  @Test func theVersionsAreTheCommands() throws {
    let text = try Workplace().platen(["--version"]).text
    #expect(VersionReport().text + "\n" == text)
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    guard case .object(let members) = VersionReport().json,
      case .object(let engines)? = members.first(where: { $0.name == "engines" })?.value
    else { throw CocoaError(.coderInvalidValue) }
    #expect(members.map(\.name) == ["platen", "engines", "fonts"])
    #expect(members[0].value == .string(lines[0][1]))
    #expect(engines.map(\.name) == lines[1...5].map { $0[0] })
    #expect(engines.map(\.value) == lines[1...5].map { .string($0[1]) })
    #expect(members[2].value == .string(lines[6][1]))
  }

  @Test func theFontsAreTheCommands() throws {
    let text = try Workplace().platen(["fonts", "--json"]).text
    let report = try ReportText.json(FontFamilyReport.all(of: .shared))
    #expect(report + "\n" == text)
    let bare = try ReportText.json(FontFamilyReport.all(of: .shared, showsFolders: false))
    #expect(!bare.contains("/Inter.ttf") && bare.contains("\"Inter.ttf\""))
  }

  @Test(arguments: ["iOS開発", "دليل Swift", "e\u{301}🦋"])
  func aLabelOnOneLineHasTheRunsThatTheCommandPrints(text: String) throws {
    let outcome = try Workplace().platen(["measure", text, "--font", "title"])
    let printed = try JSONDecoder().decode(Printed.self, from: Data(outcome.output))
    let request = try MeasureRequest(
      SceneText(name: "request", text: "labels: [{text: \"\(text)\", font: title}]"))
    let json = Data(try request.json(in: .shared))
    let label = try JSONDecoder().decode(Measured.self, from: json).labels[0]
    let line = try #require(label.lines.first)
    #expect(label.lines.count == 1 && abs(line.width - printed.width) < 1e-6)
    #expect(line.runs.map(\.text) == printed.runs.map(\.text))
    #expect(line.runs.map(\.script) == printed.runs.map(\.script))
    #expect(line.runs.map { $0.glyphs.map(\.id) } == printed.runs.map { $0.glyphs.map(\.id) })
    for (one, other) in zip(line.runs, printed.runs) {
      #expect(abs(one.x - other.x) < 1e-6 && abs(one.width - other.width) < 1e-6)
    }
    // The command measures from the baseline.
    #expect(abs(label.ink.y - (printed.ink.y + line.baseline)) < 1e-6)
    #expect(abs(label.ink.x - printed.ink.x) < 1e-6)
    #expect(abs(label.ink.height - printed.ink.height) < 1e-6)
  }

  private struct Box: Decodable {
    var x, y, width, height: Double
  }

  private struct Run: Decodable {
    struct Item: Decodable { var id: Int }

    var text, script: String
    var x, width: Double
    var glyphs: [Item]
  }

  private struct Printed: Decodable {
    var width: Double
    var ink: Box
    var runs: [Run]
  }

  private struct Measured: Decodable {
    struct Line: Decodable {
      var width, baseline: Double
      var runs: [Run]
    }

    struct Label: Decodable {
      var ink: Box
      var lines: [Line]
    }

    var labels: [Label]
  }
}
