import Platen
import Testing

@Suite struct ImageScaleTests {
  @Test func symbolsAreLargerOrSmallerAndLinesAsHigh() throws {
    func frame(_ scale: Image.Scale) throws -> CGRect {
      try Frames.of(Image(systemName: "circle").imageScale(scale).probe("symbol"))["symbol"]
    }
    let usual = try frame(.medium)
    #expect(try Frames.of(Image(systemName: "circle").probe("symbol"))["symbol"] == usual)
    // A width is rounded up to half a point.
    #expect(abs(try frame(.large).width - 1.3 * usual.width) <= 1)
    #expect(abs(try frame(.small).width - 0.8 * usual.width) <= 1)
    #expect(try frame(.large).height == usual.height)
  }
}
