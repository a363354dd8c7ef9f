import Testing

@testable import PlatenDrawing

@Suite struct SVGPathDataTests {
  private func shortened(_ text: String, decimals: Int = 2) -> String? {
    var bytes = Array(text.utf8)
    return bytes.withUnsafeMutableBufferPointer { bytes in
      var writer = ByteWriter(capacity: 0)
      guard SVGPathData.write(Bytes(bytes), decimals: decimals, to: &writer) else {
        return writer.count == 0 ? nil : "something written"
      }
      return String(decoding: writer.bytes, as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("M 9.546875 -5.875 C 9.4 -5.5 8 -5 7.25 -4.5 ", "m9.55-5.88c-.15.38-1.55.88-2.3 1.38"),
    // Moves that nothing follows, and figures one after the other.
    ("M 1 2 L 3 4 L 5 4 Z M 1 2 M 7 7 L 7 9 Z M 7 7 ", "m1 2 2 2h2zm6 5v2z"),
    // What is closed begins again where it began.
    ("M 1 1 L 2 2 Z L 1 3 ", "m1 1 1 1zv2"),
    // A dot, as a round cap shows it.
    ("M 5 5 L 5 5 ", "m5 5h0"),
    // Lines after a move, and a point that begins the next number.
    ("M 0.5 0.25 L 1 0.75 L 2.5 2.5 ", "m.5.25.5.5 1.5 1.75"),
    ("M -0.001 0.004 L -0.006 10 ", "m0 0-.01 10"),
    ("M 1 1 ", ""),
    ("", ""),
  ])
  func outlinesAreWrittenInSteps(_ text: String, _ expected: String) {
    #expect(shortened(text) == expected)
  }

  @Test func errorsDoNotAddUp() {
    // A hundred steps of 0.004 points, each nothing by itself: 40 hundredths are taken.
    let text = "M 0 0" + (1...100).map { " L \(Double($0 * 4) / 1000) 0" }.joined()
    let steps = (shortened(text) ?? "").split { "mh ".contains($0) }.dropFirst(2)
    let hundredths = steps.flatMap { $0.split(separator: ".") }.map { Int($0) ?? -1000 }
    #expect(hundredths.reduce(0, +) == 40)
    #expect(hundredths.allSatisfy { $0 == 0 || $0 == 1 })
  }

  @Test(arguments: [
    "M 1 1 Q 2 2 3 3", "M 1 1 A 1 1 0 0 0 2 2", "L 1 1", "M 1", "M 1e5 0", "M nan 0",
  ])
  func otherCommandsAreLeftAlone(_ text: String) {
    #expect(shortened(text) == nil)
  }

  @Test func decimalsAreAsAsked() {
    #expect(shortened("M 0.123456 1 L 1 1 ", decimals: 0) == "m0 1h1")
    #expect(shortened("M 0.123456 1 L 1 1 ", decimals: 6) == "m.123456 1h.876544")
    #expect(shortened("M -6827178.824219 0 L 0 0 ") == "m-6827178.82 0h6827178.82")
  }
}
