import Foundation
import TestSupport
import Testing

/// Lines of a batch whose pictures become others: `to`.
@Suite struct BatchMotionTests {
  private let work: Workplace

  init() throws {
    work = try Workplace()
    for (name, words) in [("a.txt", "Swift\nGo\n"), ("b.txt", "Swift\nRust\nGo\n")] {
      try work.write(words.utf8, to: name)
    }
  }

  private func records(_ lines: [String], _ arguments: String...) throws -> [[String: Any]] {
    let said = try work.platen(
      ["batch", "-o", "-"] + arguments, input: lines.joined(separator: "\n") + "\n")
    return try said.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test(arguments: [
    ("tags a.txt --to b.txt", #"{"tags":{"tags":["Swift","Go"],"to":["Swift","Rust","Go"]}}"#),
    (
      "tags a.txt --to b.txt --path straight --loops 0 --hold 1",
      #"{"tags":{"tags":["Swift","Go"],"to":["Swift","Rust","Go"],"path":"straight","loops":0,"hold":1}}"#
    ),
    ("cloud a.txt --to b.txt", #"{"cloud":{"words":["Swift","Go"],"to":["Swift","Rust","Go"]}}"#),
    ("clock --time 10:08 --to-time 10:31", #"{"clock":{"time":"10:08","toTime":"10:31"}}"#),
    ("grid A B --to A C B", #"{"grid":{"items":["A","B"],"to":["A","C","B"]}}"#),
  ])
  func aLineMovesAsTheCommandDoes(line: String, said: String) throws {
    let still = try work.shell("platen \(line) -o new.svg")
    #expect(still.exitCode == 0, "\(still.error)")
    let expected = String(decoding: try #require(work.bytes(of: "new.svg")), as: UTF8.self)
    let record = try #require(try records([said]).first)
    #expect(expected.contains("@keyframes"))
    #expect(record["text"] as? String == expected, "\(record["error"] ?? "")")
  }

  /// PNG, third edition: an animation has an acTL; of WebP's container, an ANIM.
  @Test(arguments: [("png", "acTL"), ("webp", "ANIM"), ("gif", "NETSCAPE2.0")])
  func framesOfALineAreOnePicture(format: String, mark: String) throws {
    let line =
      #"{"tags":{"tags":["A"],"to":["A","B"],"loops":0,"background":"white"},"scale":1}"#
    let record = try #require(try records([line], "--format", format).first)
    let bytes = Data(base64Encoded: try #require(record["base64"] as? String))
    #expect(try #require(bytes).range(of: Data(mark.utf8)) != nil)
  }

  /// A line that is wrong is told of in its place, and the others are drawn.
  @Test func whatIsWrongIsTheErrorOfItsLine() throws {
    let records = try records(
      [
        #"{"tags":{"tags":["Swift"],"to":["Swift","Rust"],"duration":0}}"#,
        #"{"tags":{"tags":["Swift"],"hold":1}}"#,
        #"{"tags":{"tags":["Swift"],"to":["Swift","Rust"]}}"#,
      ])
    func message(_ i: Int) -> String {
      "\((records[i]["error"] as? [String: Any]).map { "\($0)" } ?? "")"
    }
    #expect(records.count == 3)
    #expect(message(0).contains("seconds from 0.05 to 10"), "\(message(0))")
    #expect(message(1).contains("it needs to"), "\(message(1))")
    #expect(records[2]["text"] != nil && message(2) == "")
    let still = try #require(
      try self.records([#"{"tags":{"tags":["Swift"]}}"#], "--format", "gif").first)
    #expect("\(still["error"] ?? "")".contains("a gif is an animation: expected the option"))
    let pdf = try #require(
      try self.records([#"{"clock":{"time":"1:00","toTime":"2:00"}}"#], "--format", "pdf").first)
    #expect("\(pdf["error"] ?? "")".contains("pdf cannot show an animation"))
  }
}
