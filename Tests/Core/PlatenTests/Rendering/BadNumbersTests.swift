import Platen
import Testing

/// Numbers that no picture can follow must neither stop the program nor spoil the rest of it.
@Suite struct BadNumbersTests {
  private struct Pictures: Equatable {
    var svg: Data
    var png: Data

    init(_ view: some View) throws {
      let renderer = ImageRenderer(content: Color.white.frame(width: 20, height: 20).overlay(view))
      svg = try renderer.svgData()
      png = try renderer.pngData()
      _ = try renderer.pdfData()
    }
  }

  private func empty() throws -> Pictures { try Pictures(EmptyView()) }

  @Test(arguments: [0, CGFloat.nan, .infinity])
  func whatIsScaledToNothingIsNotDrawn(_ scale: CGFloat) throws {
    #expect(try Pictures(Text("🦋a").scaleEffect(scale)) == empty())
  }

  @Test(arguments: [Double.nan, .infinity])
  func whatIsTurnedByNoNumberIsNotTurned(_ angle: Double) throws {
    let turned = try Pictures(Color.red.rotationEffect(.degrees(angle)))
    #expect(try turned == Pictures(Color.red.rotationEffect(.zero)))
  }

  @Test func anOffsetThatIsNoNumberCountsAsZero() throws {
    #expect(try Pictures(Text("🦋a").offset(x: .nan, y: .nan)) == Pictures(Text("🦋a")))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -4, 0])
  func aStrokeWithoutWidthIsNotDrawn(_ width: CGFloat) throws {
    #expect(try Pictures(Circle().stroke(lineWidth: width)) == empty())
  }

  // 2 to the power of 24 is where Cairo's coordinates come round to 0.
  @Test(arguments: [16_777_216, 1e20, -1e20] as [CGFloat])
  func whatIsFarOutsideIsNotSeen(_ distance: CGFloat) throws {
    let view = ZStack {
      Color.red
      Text("🦋a")
    }
    #expect(try Pictures(view.offset(x: distance)).png == empty().png)
    #expect(try Pictures(view.offset(y: distance)).png == empty().png)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3, 1e-9])
  func aClockOfAnyDiameterStopsNothing(_ diameter: CGFloat) throws {
    _ = try Pictures(ClockFace(diameter: diameter, showsTicks: true))
  }
}
