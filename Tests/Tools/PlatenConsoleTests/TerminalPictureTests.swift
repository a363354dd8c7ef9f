import Foundation
import Testing

@testable import PlatenConsole

@Suite struct TerminalPictureTests {
  @Test(arguments: [
    ["KITTY_WINDOW_ID": "1"], ["TERM": "xterm-kitty"], ["TERM_PROGRAM": "ghostty"],
    ["TERM_PROGRAM": "WezTerm", "TERM": "xterm-256color"],
  ])
  func terminalsOfKittysProtocolAreKnownByTheirNames(environment: [String: String]) {
    #expect(
      PictureProtocol(environment: environment) {
        Issue.record("asked without need")
        return []
      } == .kitty)
  }

  @Test func otherTerminalsAreAskedForSixels() {
    #expect(PictureProtocol(environment: ["TERM": "xterm"]) { [62, 4, 22] } == .sixel)
    #expect(PictureProtocol(environment: ["TERM": "xterm"]) { [62, 22] } == nil)
    #expect(PictureProtocol(environment: ["TERM": "dumb", "KITTY_WINDOW_ID": "1"]) { [4] } == nil)
  }

  @Test(arguments: [
    ("\u{1B}[?62;4;22c", [62, 4, 22]), ("x\u{1B}[?6c", [6]), ("\u{1B}[?62;4", []), ("", []),
    ("c", []), ("\u{1B}[?c", []), ("\u{1B}[?a;4c", [4]),
  ])
  func answersAreRead(answer: String, numbers: [Int]) {
    #expect(DeviceAttributes.attributes(in: Array(answer.utf8)) == numbers)
  }

  @Test func aPixelIsShownIfMoreThanHalfOfItIsOpaque() {
    // 127.5 of 255 are half.
    let texts = [UInt32(127), 128].map { alpha in
      SixelPicture(width: 1, height: 1, pixels: [alpha << 24 | 0xFF0000], mostColumns: 9).text
    }
    #expect(!texts[0].contains("#180") && texts[1].contains("#180;2;100;0;0"))
  }

  @Test func kittyTakesPartsOfAtMost4096Bytes() {
    let png = (0..<5000).map { UInt8(truncatingIfNeeded: $0) }
    let parts = KittyPicture(png: png, columns: 40).text.components(separatedBy: "\u{1B}\\")
    #expect(parts.count == 3 && parts[2].isEmpty)
    #expect(parts[0].hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=40,m=1;"))
    #expect(parts[1].hasPrefix("\u{1B}_Gq=2,m=0;"))
    let data = parts.prefix(2).map { $0.split(separator: ";", maxSplits: 1)[1] }
    #expect(data[0].utf8.count == 4096)
    #expect(Data(base64Encoded: data.joined()) == Data(png))
  }

  @Test func sixelsAreSixRowsOfAColorAtATime() {
    // Two columns of red and one of blue, seven rows; the last pixel is transparent.
    var pixels = (0..<7).flatMap { _ in [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF] as [UInt32] }
    pixels[20] = 0
    let text = SixelPicture(width: 3, height: 7, pixels: pixels, mostColumns: 100).text
    #expect(
      text == "\u{1B}P0;1;0q\"1;1;3;7#5;2;0;0;100#180;2;100;0;0"
        + "#5??~$#180~~?-#180@@?-\u{1B}\\")
  }

  @Test func aWidePictureIsMadeSmaller() {
    let pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 40 * 12)
    let text = SixelPicture(width: 40, height: 12, pixels: pixels, mostColumns: 20).text
    #expect(text == "\u{1B}P0;1;0q\"1;1;20;6#215;2;100;100;100#215!20~-\u{1B}\\")
  }

  @Test func aPictureOfNoRowsIsNothing() {
    let flat = SixelPicture(
      width: 9, height: 1, pixels: [0, 0, 0, 0, 0, 0, 0, 0, 0], mostColumns: 3)
    #expect(flat.text.isEmpty)
    let clear = SixelPicture(width: 1, height: 1, pixels: [0], mostColumns: 0)
    #expect(clear.text == "\u{1B}P0;1;0q\"1;1;1;1-\u{1B}\\")
  }
}
