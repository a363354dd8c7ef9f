import Foundation
import TestSupport
import Testing

@testable import PlatenBatch

/// The lines of inputs with their numbers and where they begin, counted by hand.
@Suite struct BatchInputTests {
  private func lines(
    of text: String, _ form: BatchLines = .json, longest: Int = 100
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "input")
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.path("input")))
    return try withExtendedLifetime(file) {
      let input = BatchInput(file.fileDescriptor, form, longest: longest)
      var lines: [String] = []
      while let line = try input.next() {
        let text =
          line.excess.map { "too long: \($0)" } ?? String(decoding: line.bytes, as: UTF8.self)
        lines.append("\(line.number)@\(line.row) \(text)")
      }
      return lines
    }
  }

  @Test(arguments: [
    ("{\"a\": 1}\n\n{\"a\": 2}\n", ["1@1 {\"a\": 1}", "3@3 {\"a\": 2}"]),
    ("[]", []), (" \n[\n]\n", []),
    ("[{\"a\": 1}, {\"a\": [2, 3]}]", ["1@1 {\"a\": 1}", "2@1 {\"a\": [2, 3]}"]),
    (
      "\u{FEFF}\n[\n  {\n    \"a\": \"],\\\"}\"\n  },\n\n  2\n]\n",
      ["1@3 {\n    \"a\": \"],\\\"}\"\n  }", "2@7 2"]
    ),
    // A comma too many at the end is none of anybody's, one between is an element that is missing.
    ("[1, 2, ]", ["1@1 1", "2@1 2"]), ("[1,,2]", ["1@1 1", "2@1 ", "3@1 2"]),
    ("[1]\n[2]", ["1@1 1", "2@2 [2]"]),
    ("[\"\(String(repeating: "x", count: 200))\", 1]", ["1@1 too long: 202", "2@1 1"]),
  ])
  func `A list in JSON has an element for each line`(text: String, expected: [String]) throws {
    #expect(try lines(of: text) == expected)
  }

  @Test func `Rows of tables are no lists`() throws {
    #expect(try lines(of: "[a],b\nc,d\n", .csv) == ["1@1 [a],b", "2@2 c,d"])
  }

  @Test func `Lines may end as on an old Macintosh`() throws {
    #expect(try lines(of: "a,b\rc,d\r", .csv) == ["1@1 a,b", "2@2 c,d"])
    #expect(try lines(of: "a\rb\nc\n", .csv) == ["1@1 a\rb", "2@2 c"])
  }

  @Test(arguments: ["[", "[1,", "[1, {\"a\": 2}\n"])
  func `A list that is cut off is told of`(text: String) throws {
    let error = #expect(throws: BatchInputError.self) { try lines(of: text) }
    #expect(error?.reason == "found the end of the file, expected the \"]\" that closes the list")
  }

  @Test func `Pieces may end anywhere`() throws {
    let elements = (0..<40_000).map { "{\"name\": \"a\($0)\", \"tags\": [\"]\", \"\\\\\"]}" }
    let found = try lines(of: "[\n" + elements.joined(separator: ",\n") + "\n]")
    #expect(found == elements.enumerated().map { "\($0 + 1)@\($0 + 2) \($1)" })
  }
}
