import Foundation
import Platen
import Testing

@testable import PlatenComparison

/// SVG files as programs write them.
@Suite struct PrintedSVGTests {
  private func print(
    _ words: [String], leading: CGFloat = 0, _ change: (inout SVGOptions) -> Void = { _ in }
  ) throws -> Data {
    let view = FlowLayout(spacing: 8) {
      ForEach(words, id: \.self) { word in
        Text(word).padding(6).background(Color.yellow, in: Capsule())
      }
    }
    .padding(.leading, leading)
    let renderer = ImageRenderer(content: view)
    change(&renderer.svgOptions)
    return try renderer.svgData()
  }

  private func sentences(_ old: Data, _ new: Data) throws -> [String] {
    try SVGComparison().changes(from: old, to: new).map(\.sentence)
  }

  @Test func aPictureIsTheSameAsItself() throws {
    let words = ["Swift", "Kotlin", "日本", "🦋"]
    #expect(try sentences(print(words), print(words)) == [])
  }

  /// Outlines are named by letters in the order of their use, so that a new one renames them all.
  @Test func aNewWordInFrontChangesNoOutlines() throws {
    let old = try print(["Kotlin", "Rust"])
    let new = try print(["Zig", "Kotlin", "Rust"])
    let changes = try SVGComparison().changes(from: old, to: new)
    let changed = ["outline differs", "href"]
    #expect(!changes.contains { change in changed.contains { change.sentence.contains($0) } })
    #expect(changes.contains { $0.kind == .added && $0.path.hasPrefix("svg/defs[1]/path") })
    #expect(!changes.contains { $0.kind == .removed })
  }

  @Test func aPictureMovedAsAWholeHasNothingNew() throws {
    let changes = try SVGComparison().changes(
      from: print(["Kotlin"]), to: print(["Kotlin"], leading: 5))
    #expect(changes.allSatisfy { $0.kind == .attribute })
    #expect(changes.contains { $0.sentence.contains("moved 5 right") })
  }

  /// What Cairo 1.16 writes: a style for each path, and every point anew.
  @Test func pathsOfCairosAreFoundAgainElsewhere() throws {
    func cairo(_ paths: [(fill: String, x: Double)]) -> Data {
      let all = paths.map { path in
        "<path style=\" stroke:none;fill-rule:nonzero;fill:\(path.fill);fill-opacity:1;\" "
          + "d=\"M \(path.x) 1.5 L \(path.x + 4) 1.5 L \(path.x + 4) 9.25 Z M \(path.x) 1.5 \"/>\n"
      }
      return Data(
        ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
          + "width=\"90pt\" height=\"20pt\" viewBox=\"0 0 90 20\" version=\"1.1\">\n"
          + "<g id=\"surface1\">\n\(all.joined())</g>\n</svg>\n").utf8)
    }
    let old = cairo([("rgb(100%,0%,0%)", 1), ("rgb(0%,0%,100%)", 11)])
    let new = cairo([
      ("rgb(0%,50%,0%)", 1), ("rgb(100%,0%,0%)", 11), ("rgb(0%,0%,100%)", 21),
    ])
    #expect(
      try sentences(old, new) == [
        "path[1] added", "path[2]'s outline moved 10 right", "path[3]'s outline moved 10 right",
      ])
  }
}
