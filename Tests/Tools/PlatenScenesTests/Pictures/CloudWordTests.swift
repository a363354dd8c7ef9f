import Foundation
import Platen
import PlatenReports
import Testing

@testable import PlatenScenes

/// What is found in the words of a cloud, and what is not.
@Suite("Words of clouds")
struct CloudWordTests {
  private func cloud(_ scene: PictureScene) throws -> CloudArrangement {
    try #require(scene.renderer(library: .shared).fitReport().clouds.first)
  }

  /// A letter more than can be read in any cloud, in a table, a text and a scene; one of a thousand is drawn.
  @Test func `A word of too many letters is left out`() throws {
    let (long, most) = (String(repeating: "a", count: 1001), String(repeating: "a", count: 1000))
    let detail =
      "found a word of 1001 letters, \"\(String(repeating: "a", count: 24))…\", expected a word of"
      + " at most 1000 letters: it is left out"
    func check(_ scene: PictureScene, _ place: SourcePosition?) throws {
      #expect(try cloud(scene).words.map(\.text) == ["short"])
      let finding = try #require(scene.findings.first { $0.kind == .unreadCell })
      #expect(finding.detail == detail)
      if let place { #expect(finding.place == "a.txt:\(place.line):\(place.column)") }
    }
    let size = ["width": "400", "height": "300"]
    try check(request(.cloud, size.merging(["words": "short:2,\(long):9"]) { $1 }).scene(), nil)
    let text = "the short\nand \(long)"
    try check(
      request(.cloud, size.merging(["text": text, "language": "en"]) { $1 })
        .scene(in: SceneText(name: "a.txt", text: text)), SourcePosition(line: 2, column: 5))
    let table = "name,count\nshort,2\n\(long),9\n"
    try check(
      request(.cloud, size).scene(
        of: .table(DataReader(.csv).table(from: SceneText(name: "a.txt", text: table))),
        in: SceneText(name: "a.txt", text: table)), SourcePosition(line: 3, column: 1))
    try check(
      PictureScene(
        SceneText(
          name: "a.yaml",
          text: "platen: 1\ncanvas: {width: 90, height: 90}\nview: {cloud: [short, \(long)]}"),
        options: SceneOptions()), nil)
    #expect(
      try cloud(request(.cloud, size.merging(["words": "short:2,\(most)"]) { $1 }).scene()).words
        .count == 2)
  }

  /// Noto Sans Khmer is there in regular alone, and a cloud's own weight is semibold.
  @Test func `A weight that nobody asked for is not missed`() throws {
    func missing(_ options: [String: String]) throws -> [String] {
      try request(.cloud, ["words": "ភ្នំពេញ:2,tea"].merging(options) { $1 }).scene()
        .renderer(library: .shared).fitReport().findings.filter { $0.kind == .missingStyle }
        .map(\.detail)
    }
    #expect(try missing([:]).isEmpty)
    #expect(
      try missing(["words": "ភ្នំពេញ:2:a", "groupFonts": "a=Noto Sans Khmer"]).isEmpty)
    #expect(
      try missing(["fontWeight": "bold"]) == ["Noto Sans Khmer has no weight 700: 400 is used"])
  }
}
