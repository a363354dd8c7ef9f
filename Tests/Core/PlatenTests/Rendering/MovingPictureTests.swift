import Foundation
import PlatenBase
import PlatenDrawing
import PlatenText
import Testing

/// Pictures that move, as other programs read them.
@Suite struct MovingPictureTests {
  @Test func webpmuxCountsFramesDelaysAndLoops() throws {
    let size = CGSize(width: 60, height: 40)
    let frames = FrameSequence(
      size: size, count: 3, loops: 5, delay: { .milliseconds(40 * ($0 + 1)) },
      displayList: { number in
        let square = Path(CGRect(x: 20 * CGFloat(number), y: 10, width: 10, height: 10))
        var list = DisplayList(
          size: size, items: [.fill(square, .color(Color.Resolved(rgb: 0xFF0000)))])
        list.background = Color.Resolved(rgb: 0xFFFFFF)
        return list
      })
    let sink = MemorySink()
    _ = try AnimationPrinter(frames, as: .webp).print(library: .shared, to: sink)
    let output = try DocumentReader.output(
      of: "webpmux", package: "webp", ["-info", "{}"], for: Data(sink.bytes))
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    #expect(lines.contains("Canvas size: 60 x 40"))
    #expect(lines.contains { $0.hasSuffix("Loop Count : 5") })
    #expect(lines.contains("Number of frames: 3"))
    // Number, width, height, alpha, place, duration, disposal, blending.
    let rows = lines.suffix(3).map {
      $0.split { " :".contains($0) }.prefix(9).joined(separator: " ")
    }
    #expect(
      rows == [
        "1 60 40 no 0 0 40 none no", "2 30 10 yes 0 10 80 none yes",
        "3 30 10 yes 20 10 120 none yes",
      ])
  }
}
