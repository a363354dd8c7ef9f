import Platen
import Testing

/// The gaps between texts in previews, as in pictures that Apple's SwiftUI drew at three pixels per point.
@Suite struct SystemLeadingTests {
  @Test(arguments: [
    (DynamicTypeSize.large, 61.0 / 3, 2.0), (.medium, 58.0 / 3, 2.0),
  ])
  func aStackLeavesTheLeadingBetweenTexts(
    size: DynamicTypeSize, height: Double, gap: Double
  ) throws {
    let view = VStack {
      Text("One").probe("one")
      Text("Two").probe("two")
    }
    let frames = try Frames.of(view.dynamicTypeSize(size)) {
      $0.imitatesSystemFont = true
      $0.displayScale = 3
    }
    #expect(abs(frames["one"].height - height) < 1e-9)
    #expect(abs(frames["two"].minY - frames["one"].maxY - gap) < 1e-9)
  }

  @Test func aFontWithoutAStyleHasNoLeading() throws {
    let view = VStack {
      Text("One").probe("one")
      Text("Two").probe("two")
    }
    let frames = try Frames.of(view.font(.system(size: 17))) { $0.imitatesSystemFont = true }
    #expect(frames["two"].minY == frames["one"].maxY)
  }
}
