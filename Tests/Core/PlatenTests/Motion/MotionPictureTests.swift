import Foundation
import Platen
import Testing

/// Views that become others, as a program draws them.
@Suite struct MotionPictureTests {
  private func tags(_ words: String...) -> TagCloud {
    TagCloud(words.map { TagCloud.Tag($0) }, style: .pill)
  }

  @Test(arguments: MotionFormat.allCases)
  func aPictureIsWrittenAsItsEndingSays(format: MotionFormat) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).\(format.rawValue)")
    defer { try? FileManager.default.removeItem(at: url) }
    var picture = MotionPicture(from: tags("Go"), to: tags("C", "Go"))
    picture.background = .white
    try picture.write(to: url)
    let bytes = try Data(contentsOf: url)
    #expect(bytes == (try picture.data(as: format)))
    let starts: [MotionFormat: String] = [
      .svg: "<svg", .png: "\u{89}PNG", .webp: "RIFF", .gif: "GIF89a", .y4m: "YUV4MPEG2",
    ]
    let start = try #require(starts[format]).unicodeScalars.map { UInt8($0.value) }
    #expect(bytes.starts(with: start))
  }

  /// The blue square is known by its id, and goes from the left to the right.
  @Test func aViewIsFoundAgainByItsID() throws {
    func square(_ alignment: Alignment) -> some View {
      Color.blue.frame(width: 10, height: 10).id("square").frame(width: 50, alignment: alignment)
    }
    var picture = MotionPicture(from: square(.leading), to: square(.trailing))
    let text = String(decoding: try picture.data(as: .svg), as: UTF8.self)
    #expect(text.contains("translate(-40px)") && text.matches(of: /<rect/).count == 1)
    picture.loops = 0
    #expect(String(decoding: try picture.data(as: .svg), as: UTF8.self).contains("infinite"))
  }

  @Test func whatIsOutOfItsRangeIsAnError() {
    var picture = MotionPicture(from: tags("a"), to: tags("b"))
    picture.duration = .nan
    #expect(throws: RenderError.self) { try picture.data(as: .svg) }
    picture.duration = 0.5
    picture.frameRate = 0
    #expect(throws: RenderError.self) { try picture.data(as: .png) }
    picture.frameRate = 60
    (picture.hold, picture.loops) = (10, 100)
    #expect(throws: PrintError.self) { try picture.data(as: .png) }
    #expect(throws: RenderError.self) {
      try picture.write(to: URL(fileURLWithPath: "/nowhere/picture.mp4"))
    }
  }
}
