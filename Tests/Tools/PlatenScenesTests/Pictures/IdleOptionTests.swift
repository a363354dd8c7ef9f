import Foundation
import Platen
import Testing

@testable import PlatenScenes

/// What is said of options that the words of a cloud leave without an effect.
@Suite("Options that change nothing of a cloud") struct IdleOptionTests {
  @Test(
    arguments: [
      (["words": "a:2:x,b:1:y", "groupFonts": "x=Inter"], nil),
      (
        ["words": "a:2:langs,b:1:y", "groupFonts": "lang=Inter"],
        "no word has the group \"lang\", for which a font is set. Did you mean \"langs\"?"
      ),
      (
        ["words": "a:2,b:1", "groupFonts": "x=Inter"],
        "no word has the group \"x\", for which a font is set"
      ),
    ] as [([String: String], String?)])
  func aFontOfAGroupThatNoWordHasIsAFinding(options: [String: String], detail: String?) throws {
    let scene = try request(.cloud, options).scene()
    let found = scene.findings(of: try scene.renderer(library: .shared).fitReport())
    #expect(found.filter { $0.kind == .missingGroup }.map(\.detail) == [detail].compactMap(\.self))
  }

  @Test(
    arguments: [
      (
        ["text": "Oslo\nRome\nLima", "language": "de"],
        "--language has no effect: each line is one word"
      ),
      (
        ["words": "a:2,b:1", "keep": "the", "minimumCount": "2"],
        "--keep and --minimum-count have no effect: no text is counted"
      ),
      (
        ["table": "name,weight\na,2\nb,1", "keepsPhrases": "false"], "--keeps-phrases has no effect"
      ),
      (["text": "Oslo\nRome\nLima", "stopWords": "Rome", "minimumCount": "1"], nil),
      (["text": "Oslo\nRome\nLima", "language": "de", "countsLines": "false"], nil),
      (["text": "The river rises at night.", "language": "en", "keep": "the"], nil),
      (
        [
          "table": "answer\nThe river rises at night.\nThe rain fell on us.\nWe ran to the river.",
          "language": "en",
        ],
        nil
      ),
    ] as [([String: String], String?)])
  func anOptionOfCountingThatChangesNothingIsAFinding(
    options: [String: String], detail: String?
  ) throws {
    let scene = try request(.cloud, options).scene()
    let found = scene.findings(of: try scene.renderer(library: .shared).fitReport())
      .filter { $0.kind == .noEffect }
    #expect(found.count == (detail == nil ? 0 : 1))
    #expect(detail.map { found.first?.detail.hasPrefix($0) == true } ?? true)
  }
}
