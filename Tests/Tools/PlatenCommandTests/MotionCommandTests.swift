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
      ("y4m", "YUV4MPEG2"), ("json", "{\"duration\":"),
    ] {
      let outcome = try work.shell("platen \(line) --background white --scale 1 -o new.\(ending)")
      #expect(outcome.exitCode == 0, "\(outcome.error)")
      let bytes = try #require(work.bytes(of: "new.\(ending)"))
      #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }), "\(ending)")
      // Frames without compression are tens of megabytes.
      let text = String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
      if ending == "svg" { #expect(text.contains("@keyframes")) }
      // PNG, third edition: an animation has an acTL. WebP container: and an ANIM.
      if ending == "png" { #expect(text.contains("acTL")) }
      if ending == "webp" { #expect(text.contains("ANIM")) }
      _ = try work.shell("platen \(line) --background white --scale 1 -o again.\(ending)")
      #expect(work.bytes(of: "again.\(ending)") == bytes)
    }
  }

  @Test(arguments: [
    BadCall(
      64, "tags a.txt --to b.txt -o new.pdf", says: "expected svg, png, webp, gif, y4m or json"),
    BadCall(
      64, "tags a.txt --to b.txt -o new.svg --format jpg", says: "--format jpg is not a format"),
    BadCall(64, "tags a.txt --to b.txt -o new.svg --duration 0", says: "seconds from 0.05 to 10"),
    BadCall(64, "tags a.txt --to b.txt -o new.svg --bounce 1", says: "a number from 0 to 0.8"),
    BadCall(64, "tags a.txt --to b.txt -o new.svg --path row", says: "did you mean \"rows\"?"),
    BadCall(64, "tags a.txt -o new.svg --hold 1", says: "--hold has no effect: it needs --to"),
    BadCall(64, "tags - --to - -o new.svg", says: "standard input can be read only once"),
    BadCall(
      64, "tags a.txt --to b.txt -o new.svg --select Swift --select Rus",
      says: "did you mean \"Rust\"?"),
    BadCall(64, "tags a.txt -o new.svg --select Rust", says: "one of the tags"),
    BadCall(
      64, "tags a.txt --to b.txt -o new.png --frame-colors 256",
      says: "a whole number from 2 to 255"),
    BadCall(
      64, "tags a.txt --to b.txt -o new.svg --frame-colors 255", says: "expected png or gif"),
    BadCall(
      64, "tags a.txt --to b.txt -o new.svg --frame-rate 3",
      says: "--frame-rate has no effect: it needs --format png"),
    BadCall(
      64, "tags a.txt --to b.txt -o new.json --frame-rate 3",
      says: "--frame-rate has no effect: it needs --format png"),
    BadCall(
      64, "tags a.txt --to b.txt -o new.png --moments 4 --frame-rate 3",
      says: "--frame-rate has no effect with --moments"),
    BadCall(
      64, "tags a.txt --to b.txt -o new-%03d.webp", says: "expected the extension .png"),
    BadCall(64, "tags a.txt --to b.txt -o new-%3d.png", says: "found %3d, expected one %d"),
    BadCall(64, "tags a.txt --to b.txt -o new-%d-%d.png", says: "found %d, %d, expected one %d"),
    BadCall(
      64, "tags a.txt --to b.txt -o new-%d.png --frame-colors 9", says: "expected one PNG or GIF"),
    BadCall(
      64, "tags a.txt --to b.txt -o new.gif --compression small",
      says: "--compression has no effect: it needs --format png"),
    BadCall(
      64, "tags a.txt -o new.gif", says: "gif is a format for animations: it needs --to"),
    BadCall(
      64, "clock --time 10:08 --format y4m -o -", says: "it needs --time and --to-time"),
    BadCall(64, "tags a.txt --to b.txt -o new.png --svg-motion smil", says: "expected svg"),
    BadCall(64, "tags a.txt --to b.txt -o new.svg --moments 8", says: "expected png"),
    BadCall(
      64, "tags a.txt --to b.txt -o new.png --moments 1", says: "a whole number from 2 to 24"),
    BadCall(64, "tags a.txt --to b.txt -o %d.png --moments 8", says: "not in numbered files"),
    BadCall(66, "tags a.txt --to none.txt -o new.svg", says: "\"none.txt\""),
    BadCall(
      65, "tags a.txt --to b.txt -o new.png --duration 10 --loops 9", says: "expected 1 to 600"),
    BadCall(65, "tags a.txt --to b.txt -o new.png --pixels 100000", says: "100000"),
    BadCall(
      64, "tags a.txt --to b.txt -o new.svg --color-scheme auto", says: "expected light or dark"),
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

  /// Colours are at most 4 of 255 off, as that is where `--strict` refuses a picture.
  @Test func fewerColorsHalveAPNG() throws {
    let work = try work()
    let line = "platen tags a.txt --to b.txt --style pill --background white --scale 1 --strict"
    for (name, colors) in [("all.png", ""), ("few.png", "--frame-colors 255")] {
      let outcome = try work.shell("\(line) \(colors) -o \(name)")
      #expect(outcome.exitCode == 0, "\(outcome.error)")
    }
    let (all, few) = (
      try #require(work.bytes(of: "all.png")), try #require(work.bytes(of: "few.png"))
    )
    // PNG, third edition, 11.2.1: the colour type of the header; 3 is a palette.
    #expect(few[25] == 3 && all[25] == 2)
    #expect(Double(few.count) < 0.6 * Double(all.count), "\(few.count) of \(all.count)")
    _ = try work.shell(
      "\(line.replacing(" --strict", with: "")) --frame-colors 15 -o few.gif")
    // GIF89a, section 18: 2 to the power of the lowest three bits and one is the size of the palette.
    #expect(try #require(work.bytes(of: "few.gif"))[10] & 7 == 3)
  }

  /// A new tag takes 26 frames after the first, which is shown for 0.3 s more: as long as nine others.
  @Test func framesAreFilesForEncoders() throws {
    let work = try work()
    let line = "tags a.txt --to b.txt --background white --scale 1"
    let outcome = try work.shell("platen \(line) -o 'frames/%03d.png'")
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    let files = (1...36).map { work.bytes(of: "frames/0\($0 < 10 ? "0" : "")\($0).png") }
    #expect(files.allSatisfy { $0 != nil } && work.bytes(of: "frames/037.png") == nil)
    #expect(files[..<10].allSatisfy { $0 == files[0] } && files[10] != files[9])
    _ = try work.shell("platen tags b.txt --background white --scale 1 -o still.png")
    #expect(files[35] == work.bytes(of: "still.png"))
    let fewer = try work.shell("platen \(line) --duration 0.3 -o 'frames/%03d.png'")
    #expect(fewer.exitCode == 0 && fewer.error.contains("is from an earlier run"), "\(fewer.error)")
    // What letters follow is no number.
    _ = try work.shell("platen \(line) -o 50%days.png")
    #expect(try work.names().contains("50%days.png"))
    // A still picture's name is taken as it is.
    _ = try work.shell("platen tags b.txt -o '%d.png'")
    #expect(try work.names().contains("%d.png"))
  }

  /// The moments of two motions are snapshots, which tell what goes otherwise.
  @Test func momentsAreComparedInWords() throws {
    let work = try work()
    let line = "tags --to b.txt --background white --moments 8"
    for (folder, more) in [("old", "a.txt"), ("same", "a.txt"), ("slow", "a.txt --duration 1")] {
      let outcome = try work.shell(
        "mkdir \(folder) && platen \(line) \(more) -o \(folder)/tags.png")
      #expect(outcome.exitCode == 0, "\(outcome.error)")
    }
    #expect(work.bytes(of: "old/tags.png") == work.bytes(of: "same/tags.png"))
    let same = try work.shell("platen snapshot verify --references old --actual same")
    #expect(same.exitCode == 0, "\(same.text)")
    let slow = try work.shell("platen snapshot verify --references old --actual slow")
    let told = "the motion takes 1.71 s, not 0.86 s"
    #expect(slow.exitCode == 1 && slow.text.contains(told), "\(slow.text)")
    let moves = "platen tags a.txt --to b.txt --background white"
    _ = try work.shell("\(moves) -o old/moving.png; \(moves) --hold 1 -o same/moving.png")
    let moving = try work.shell("platen snapshot verify --references old --actual same")
    #expect(moving.exitCode != 0 && moving.text.contains("an animation"), "\(moving.text)")
  }

  @Test(arguments: [
    ("a.txt", "both pictures are the same"), ("c.txt", "the pictures have nothing in common"),
  ])
  func picturesThatHaveAllOrNothingInCommonAreToldOf(to: String, says: String) throws {
    let work = try work()
    let outcome = try work.shell("platen tags a.txt --to \(to) -o new.svg")
    #expect(outcome.exitCode == 0 && outcome.error.contains("warning: " + says), "\(outcome.error)")
    let strict = try work.shell("platen tags a.txt --to \(to) -o strict.svg --strict")
    #expect(strict.exitCode == 1 && work.bytes(of: "strict.svg") == nil)
  }
}
