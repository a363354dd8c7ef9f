import Foundation
import TestSupport
import Testing

@Suite struct ClockCommandTests {
  @Test func arcsASecondHandAndZonesAreDrawn() throws {
    let work = try Workplace()
    let options = ["-o", "-", "--format", "png"]
    let plain = try work.platen(["clock", "--time", "10:08"] + options)
    let full = try work.platen(
      ["clock", "--time", "10:08", "--second", "30", "--arcs", "9:00-12:30=teal"] + options)
    #expect(full.exitCode == 0 && full.error.isEmpty)
    #expect(full.output != plain.output)
    #expect(Picture(full.output) == Picture(plain.output))
    let zones = ["--zones", "Tokyo=Asia/Tokyo", "--zones", "Europe/Berlin"]
    let world = try work.platen(
      ["clock", "--at", "2026-11-21T10:08:00Z", "--diameter", "100"] + zones + options)
    #expect(world.exitCode == 0 && world.error.isEmpty)
    // Two faces, 20 points between them and at both sides, at two pixels a point.
    #expect(Picture(world.output)?.size?.width == 520)
  }

  @Test func aMomentWithoutAZoneIsToldToBeUTC() throws {
    let work = try Workplace()
    let line = ["clock", "--zones", "Europe/Zurich", "-o", "a.svg", "--at", "2026-03-29T02:30:00"]
    let outcome = try work.platen(line + ["--strict"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.error.hasPrefix("note: ") && outcome.error.contains("it is read as UTC"))
  }

  @Test(arguments: [
    BadCall(64, "clock -o new.svg --second 30", says: "--second has no effect: it needs --time"),
    BadCall(64, "clock -o new.svg --time 1:00 --second 60", says: "0 to 59"),
    BadCall(64, "clock -o new.svg --arcs 9:00", says: "9:00-12:30=teal"),
    BadCall(64, "clock -o new.svg --arcs 9:00-12:30=tael", says: "did you mean \"teal\"?"),
    BadCall(
      64, "clock -o new.svg --zones Asia/Tokyo", says: "--zones has no effect: it needs --at"),
    BadCall(
      64, "clock -o new.svg --at 2026-11-21T10:08:00Z --zones Asia/Tokio",
      says: "did you mean \"Asia/Tokyo\"?"),
    BadCall(
      64, "clock -o new.svg --at 10:08 --zones Asia/Tokyo",
      says: "a moment, such as 2026-11-21T10:08:00Z"),
    BadCall(64, "clock -o new.svg --theme papr", says: "did you mean \"paper\"?"),
    BadCall(66, "grid --images missing.png -o new.svg", says: "\"missing.png\""),
    BadCall(
      65, "grid --images words.txt -o new.svg", says: "words.txt: found "),
  ])
  func aBadCallSaysWhatIsWrong(call: BadCall) throws {
    let work = try Workplace()
    let outcome = try work.shell("platen " + call.line)
    #expect(outcome.exitCode == call.code)
    #expect(outcome.isOneError, "\(outcome.error)")
    #expect(outcome.error.contains(call.says), "\(outcome.error)")
    #expect(work.bytes(of: "new.svg") == nil)
  }

  /// The columns whose pixel in a row is red.
  private func reds(_ png: [UInt8], inRow row: Int) throws -> Set<Int> {
    let file = try PNGFile(png)
    return Set(
      (0..<file.width).filter { x in
        let start = (row * file.width + x) * file.bytesPerPixel
        // The system's red, and not white.
        return file.pixels[start] > 200 && file.pixels[start + 1] < 100
      })
  }

  @Test func picturesStandInCellsAndAreNotEnlarged() throws {
    let work = try Workplace()
    // A red picture of 20 points, and a wide one that has to become smaller.
    for (name, width, height) in [("small", "20", "20"), ("wide", "400", "100")] {
      let scene = "platen: 1\ncanvas: {width: \(width), height: \(height)}\nview: {color: red}\n"
      let drawn = try work.platen(["render", "-", "-o", "\(name).png"], input: scene)
      #expect(drawn.exitCode == 0)
    }
    let outcome = try work.platen([
      "grid", "--images", "small.png", "wide.png", "-o", "-", "--format", "png", "--width",
      "210", "--height", "100", "--spacing", "10", "--scale", "1",
    ])
    #expect(outcome.exitCode == 0 && outcome.error.isEmpty, "\(outcome.error)")
    // In cells of 100 points the small one keeps its 20, and the wide one becomes 100 x 25.
    let row = try reds(outcome.output, inRow: 50)
    #expect(row == Set(40..<60).union(110..<210))
    #expect(try reds(outcome.output, inRow: 61) == Set(110..<210))
    #expect(try reds(outcome.output, inRow: 64) == [])
  }
}
