import Foundation
import Testing

/// Clouds of a batch's lines that tell where their words lie, and that follow others.
@Suite struct BatchCloudTests {
  private let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write("Swift\t9\nKotlin\t5\nRust\t4\nZig\t2\n".utf8, to: "words.tsv")
    try work.write("Swift\t9\nKotlin\t5\nRust\t4\n".utf8, to: "fewer.tsv")
  }

  private static let words = "\"Swift\":9,\"Kotlin\":5,\"Rust\":4"

  /// The record of a line.
  private func record(_ line: String) throws -> [String: Any] {
    let said = try work.platen(["batch", "-o", "-"], input: line + "\n")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(said.text.utf8)) as? [String: Any])
  }

  /// The file that `--layout` writes, without the end of its line.
  private func layout(_ arguments: String...) throws -> String {
    _ = try work.platen(["cloud"] + arguments + ["-o", "cloud.svg", "--layout", "cloud.json"])
    let bytes = try #require(work.bytes(of: "cloud.json"))
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  @Test func whereWordsLieIsToldAndFollowedAsByTheCommand() throws {
    let first = try layout("words.tsv", "--seed", "3")
    let told = try record(
      "{\"cloud\":{\"seed\":3},\"data\":{\(Self.words),\"Zig\":2},\"layout\":true}")
    let parsed = try JSONSerialization.jsonObject(with: Data(first.utf8)) as? NSDictionary
    #expect(told["layout"] as? NSDictionary == parsed)
    try work.write(first.utf8, to: "first.json")
    let line = "{\"cloud\":{},\"data\":{\(Self.words)},\"previous\":\(first),\"layout\":true}"
    let next = try layout("fewer.tsv", "--previous", "first.json")
    #expect(
      try record(line)["layout"] as? NSDictionary
        == JSONSerialization.jsonObject(with: Data(next.utf8)) as? NSDictionary)
    #expect(try record("{\"cloud\":{},\"data\":{\(Self.words)}}")["layout"] == nil)
  }

  @Test(arguments: [
    (
      "\"cloud\":{},\"previous\":{\"words\":[]}",
      "the positions of a cloud's words, as in the field layout of an earlier record"
    ),
    ("\"cloud\":{},\"layout\":\"yes\"", "true or false"),
    ("\"tags\":{},\"layout\":true", "layout only beside cloud"),
    (
      "\"tags\":{},\"previous\":{}",
      "the positions of a cloud's words, as in the field layout of an earlier record"
    ),
  ])
  func whatIsNoneIsRefused(fields: String, expected: String) throws {
    let told = try record("{\"data\":{\"a\":1},\(fields)}")["error"] as? [String: Any]
    let problems = told?["problems"] as? [[String: Any]]
    #expect(problems?.first?["expected"] as? String == expected)
  }
}
