import Platen
import Testing

@Suite struct ImageScaleTests {
  private func frame(_ image: some View) throws -> CGRect {
    try Frames.of(image.probe("symbol"))["symbol"]
  }

  /// What SF Symbols' templates have of a circle in three scales, from margin to margin, at 17 points.
  @Test(arguments: [(Image.Scale.small, 0.925), (.medium, 1.171), (.large, 1.498)])
  func symbolsAreAsWideAsApples(scale: Image.Scale, ems: CGFloat) throws {
    let width = try frame(Image(systemName: "circle").imageScale(scale)).width
    // A width is rounded up to half a point.
    #expect(ems * 17 - 0.1 < width && width < ems * 17 + 0.6)
  }

  /// Heights that SwiftUI gives symbols in published pictures; UIKit has 25.67 for the last one in light weight.
  @Test(arguments: [
    ("wifi", 19, 18.75), ("hand.raised.fill", 19, 23.15), ("calendar", 32, 34.4),
    ("arrow.clockwise.circle", 28, 32.8), ("chevron.compact.down", 64, 26.75),
  ])
  func symbolsAreAsHighAsApples(name: String, size: CGFloat, height: CGFloat) throws {
    let found = try frame(Image(systemName: name).font(.system(size: size))).height
    #expect(abs(found - height) < 0.8, "\(found)")
  }

  @Test func symbolsOfOneSizeAreAsHighAsWhatIsSeenOfThem() throws {
    let minus = try frame(Image(systemName: "minus"))
    let plus = try frame(Image(systemName: "plus"))
    #expect(minus.height < 6 && plus.height > 15 && abs(minus.width - plus.width) < 2)
  }

  /// A text follows a symbol without a gap in pictures of SwiftUI's template for a new app.
  @Test func aTextIsRightBelowASymbol() throws {
    let frames = try Frames.of(
      VStack {
        Image(systemName: "globe").imageScale(.large).probe("symbol")
        Text("Hello, world!").probe("text")
      })
    #expect(frames["text"].minY == frames["symbol"].maxY)
  }
}
