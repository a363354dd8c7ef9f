import Foundation
import TestSupport
import Testing

/// Pictures that become others: `--to`.
@Suite struct MotionCommandTests {
  private func work() throws -> Workplace {
    let work = try Workplace()
    try work.write("Swift\nKotlin\nGo\n".utf8, to: "a.txt")
    try work.write("Swift\nRust\nKotlin\nGo\n".utf8, to: "b.txt")
    try work.write("Ada\nC\n".utf8, to: "c.txt")
    return work
  }

  @Test(arguments: [
    "tags a.txt --to b.txt", "tags a.txt --to b.txt --style pill --path straight --loops 0",
    "cloud a.txt --to b.txt", "clock --time 10:08 --to-time 10:31", "grid A B C --to A B C D",
  ])
  func aPictureMovesInEachFormat(line: String) throws {
    let work = try work()
    for (ending, start) in [
      ("svg", "<svg"), ("png", "\u{89}PNG"), ("webp", "RIFF"), ("gif", "GIF89a"),
    ] {
      let outcome = try work.shell("platen \(line) --background white --scale 1 -o new.\(ending)")
      #expect(outcome.exitCode == 0, "\(outcome.error)")
      let bytes = try #require(work.bytes(of: "new.\(ending)"))
      #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }), "\(ending)")
      let text = String(decoding: bytes, as: UTF8.self)
      if ending == "svg" { #expect(text.contains("@keyframes")) }
      // PNG, third edition: an animation has an acTL. WebP container: and an ANIM.
      if ending == "png" { #expect(text.contains("acTL")) }
      if ending == "webp" { #expect(text.contains("ANIM")) }
      _ = try work.shell("platen \(line) --background white --scale 1 -o again.\(ending)")
      #expect(work.bytes(of: "again.\(ending)") == bytes)
    }
  }

  @Test(arguments: [
    BadCall(64, "tags a.txt --to b.txt -o new.pdf", says: "expected svg, png, webp or gif"),
    BadCall(64, "tags a.txt --to b.txt -o new.svg --format jpg", says: "--format jpg is no format"),
    BadCall(64, "tags a.txt --to b.txt -o new.svg --duration 0", says: "seconds from 0.05 to 10"),
    BadCall(64, "tags a.txt --to b.txt -o new.svg --bounce 1", says: "a number from 0 to 0.8"),
    BadCall(64, "tags a.txt --to b.txt -o new.svg --path row", says: "did you mean \"rows\"?"),
    BadCall(64, "tags a.txt -o new.svg --hold 1", says: "--hold has no effect: it needs --to"),
    BadCall(64, "tags - --to - -o new.svg", says: "standard input can be read once"),
    BadCall(
      64, "tags a.txt --to b.txt -o new.svg --select Swift --select Rus",
      says: "did you mean \"Rust\"?"),
    BadCall(64, "tags a.txt -o new.svg --select Rust", says: "one of the tags"),
    BadCall(66, "tags a.txt --to none.txt -o new.svg", says: "\"none.txt\""),
    BadCall(
      65, "tags a.txt --to b.txt -o new.png --duration 10 --loops 9", says: "expected 1 to 600"),
    BadCall(65, "tags a.txt --to b.txt -o new.png --pixels 100000", says: "100000"),
    BadCall(
      65, "tags a.txt --to b.txt -o new.svg --color-scheme auto", says: "expected light or dark"),
    BadCall(
      64, "clock -o new.svg --to-time 10:31", says: "--to-time has no effect: it needs --time"),
  ])
  func aBadCallSaysWhatIsWrong(call: BadCall) throws {
    let work = try work()
    let outcome = try work.shell("platen " + call.line)
    #expect(outcome.exitCode == call.code)
    #expect(outcome.isOneError, "\(outcome.error)")
    #expect(outcome.error.contains(call.says), "\(outcome.error)")
    #expect(["svg", "png", "pdf"].allSatisfy { work.bytes(of: "new.\($0)") == nil })
  }

  /// Rust comes there and goes back, as a pill of the accent's colour.
  @Test(arguments: ["a.txt --to b.txt", "b.txt --to a.txt", "--words a.txt --to b.txt"])
  func aTagThatComesOrGoesIsSelected(files: String) throws {
    let work = try work()
    let outcome = try work.shell(
      "platen tags \(files) --style pill --select Rust --accent '#123456' -o new.svg")
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    let text = String(decoding: try #require(work.bytes(of: "new.svg")), as: UTF8.self)
    #expect(text.matches(of: /#123456/).count == 1)
  }

  @Test(arguments: [
    ("a.txt", "both pictures are the same"), ("c.txt", "nothing is in both pictures"),
  ])
  func picturesThatHaveAllOrNothingInCommonAreToldOf(to: String, says: String) throws {
    let work = try work()
    let outcome = try work.shell("platen tags a.txt --to \(to) -o new.svg")
    #expect(outcome.exitCode == 0 && outcome.error.contains("warning: " + says), "\(outcome.error)")
    let strict = try work.shell("platen tags a.txt --to \(to) -o strict.svg --strict")
    #expect(strict.exitCode == 1 && work.bytes(of: "strict.svg") == nil)
  }
}
