import Foundation
import TestSupport
import Testing

/// The pictures in Fixtures/Pictures, which the README shows, drawn again: those of `make demo`, as the
/// Makefile names them, and one of letters of all heights.
///
/// With `PLATEN_RECORD=1` in the environment they are written, and the test fails: look at them before
/// they are committed.
@Suite struct ReferencePictureTests {
  /// A picture's name, and the words of the command that draws it.
  typealias Drawing = (name: String, words: [String])

  private static let project = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../..").standardizedFileURL
  private static let folder = project.appendingPathComponent("Fixtures/Pictures")

  /// In the Makefile it is `$(call draw,NAME,WORDS)`, where a line may go on in the next, and
  /// `$(call move,NAME,WORDS)` of those that move, as SVG alone.
  private static func drawings(_ format: String) throws -> [Drawing] {
    let makefile = try String(
      contentsOf: project.appendingPathComponent("Makefile"), encoding: .utf8)
    let lines = makefile.replacingOccurrences(of: "\\\n", with: " ").split(separator: "\n")
    let calls = lines.compactMap {
      $0.firstMatch(of: /^\t\$\(call (?:draw|move),([^,]+),(.*)\)$/)?.output
    }
    .filter { format == "svg" || $0.0.contains("call draw") }
    let letters = "grid A b g 日本 Wq --width 500 --height 300 --border 1"
    let named = calls.map { (String($0.1), String($0.2)) } + [("words", letters)]
    return named.map { name, line in
      let plain = line.replacingOccurrences(of: "'", with: "")
      let words = plain.split(whereSeparator: \.isWhitespace).map { word in
        word.hasPrefix("Fixtures/")
          ? project.appendingPathComponent(String(word)).path : String(word)
      }
      return (name, words)
    }
  }

  @Test(arguments: ["png", "svg"])
  func theCommandDrawsTheReferencePictures(format: String) throws {
    for (name, words) in try Self.drawings(format) {
      let work = try Workplace()
      let outcome = try work.platen(words + ["--scale", "2", "-o", "picture.\(format)"])
      #expect(outcome.exitCode == 0 && outcome.error.isEmpty, "\(name): \(outcome.error)")
      let drawn = try #require(work.bytes(of: "picture.\(format)"))
      let reference = Self.folder.appendingPathComponent("\(name).\(format)")
      if ProcessInfo.processInfo.environment["PLATEN_RECORD"] != nil {
        try Data(drawn).write(to: reference)
        Issue.record("\(reference.lastPathComponent) was recorded: look at it")
        continue
      }
      let expected = Array(try Data(contentsOf: reference))
      if format == "svg" {
        #expect(drawn == expected, "\(name)")
      } else {
        try Self.expectSamePixels(drawn, expected, name)
      }
    }
  }

  private static func expectSamePixels(_ drawn: [UInt8], _ expected: [UInt8], _ name: String) throws
  {
    let (found, expected) = (try PNGFile(drawn), try PNGFile(expected))
    #expect(found.width == expected.width && found.height == expected.height)
    // Another version of FreeType or Cairo may round an edge's coverage differently.
    let differences = zip(found.colors, expected.colors).map { abs(Int($0) - Int($1)) }
    #expect((differences.max() ?? 0) <= 8, "\(name)")
  }

  @Test func everyReferencePictureIsDrawn() throws {
    let drawn = Set(
      try ["png", "svg"].flatMap { ending in
        try Self.drawings(ending).map { "\($0.name).\(ending)" }
      })
    #expect(drawn.count >= 20)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    // The page to try scenes on is photographed in a browser.
    #expect(Set(files).subtracting(["playground.png"]) == drawn)
  }
}
