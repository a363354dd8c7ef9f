import Foundation
import Platen
import TestSupport
import Testing

@Suite struct CanvasTests {
  private let red: [UInt8] = [255, 0, 0]
  private let white: [UInt8] = [255, 255, 255]
  private let ink = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)

  private func picture(
    _ size: CGFloat = 40, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> PNGFile {
    try picture(of: Canvas(renderer: draw).frame(width: size, height: size))
  }

  private func picture(of view: some View) throws -> PNGFile {
    let renderer = ImageRenderer(content: view)
    renderer.background = .white
    return try PNGFile([UInt8](renderer.pngData()))
  }

  @Test func aCanvasTakesItsProposalAndDrawsFromItsCorner() throws {
    let frames = try Frames.of(
      Canvas { _, size in #expect(size == CGSize(width: 30, height: 10)) }.probe("canvas"),
      width: 30)
    #expect(frames["canvas"].size == CGSize(width: 30, height: 10))
    let ink = ink
    let png = try picture(
      of: Canvas { context, _ in context.fill(Path(CGRect(2, 2, 50, 4)), with: ink) }
        .frame(width: 10, height: 10).padding(5))
    // Nothing is seen outside of the canvas.
    #expect(png.color(7, 7) == red && png.color(14, 10) == red)
    #expect(png.color(6, 7) == white && png.color(15, 8) == white)
  }

  @Test func aCopyDoesNotChangeItsOriginal() throws {
    let ink = ink
    let png = try picture { context, _ in
      var copy = context
      copy.translateBy(x: 20, y: 0)
      copy.clip(to: Path(CGRect(0, 0, 5, 5)))
      copy.opacity = 0.5
      copy.fill(Path(CGRect(0, 0, 10, 10)), with: ink)
      context.fill(Path(CGRect(0, 20, 10, 10)), with: ink)
    }
    #expect(png.color(22, 2) == [255, 128, 128] || png.color(22, 2) == [255, 127, 127])
    #expect(png.color(26, 2) == white && png.color(5, 25) == red && png.color(25, 25) == white)
  }

  @Test func transformsApplyBeforeThoseInForce() throws {
    let ink = ink
    let png = try picture { context, _ in
      // Twice as large and then moved: 2 × (1...4) + 20.
      context.translateBy(x: 20, y: 20)
      context.scaleBy(x: 2, y: 2)
      context.fill(Path(CGRect(1, 1, 3, 3)), with: ink)
      // A quarter turn clockwise takes (5...8, 0...2) to (-2...0, 5...8).
      context.rotate(by: .degrees(90))
      context.fill(Path(CGRect(5, 0, 3, 2)), with: ink)
    }
    #expect(png.color(22, 22) == red && png.color(27, 27) == red && png.color(28, 25) == white)
    #expect(png.color(17, 31) == red && png.color(15, 31) == white && png.color(17, 37) == white)
  }

  @Test func holesAreLeftOutByTheEvenOddRuleAndByInverseClips() throws {
    let ink = ink
    let png = try picture { context, _ in
      var ring = Path(CGRect(0, 0, 20, 20))
      ring.addRect(CGRect(5, 5, 10, 10))
      context.fill(ring, with: ink, style: FillStyle(eoFill: true))
      context.clip(to: Path(CGRect(25, 25, 10, 10)), options: .inverse)
      context.fill(Path(CGRect(20, 20, 20, 20)), with: ink)
    }
    #expect(png.color(2, 2) == red && png.color(10, 10) == white)
    #expect(png.color(22, 22) == red && png.color(30, 30) == white && png.color(38, 38) == red)
  }

  @Test func anInverseClipLeavesTheOneBeforeInForce() throws {
    let ink = ink
    let png = try picture { context, _ in
      context.clip(to: Path(CGRect(0, 0, 20, 40)))
      context.clip(to: Path(CGRect(5, 5, 10, 10)), options: .inverse)
      context.fill(Path(CGRect(0, 0, 40, 40)), with: ink)
    }
    #expect(png.color(2, 2) == red && png.color(10, 10) == white && png.color(30, 10) == white)
  }

  @Test func aLayerFadesAsOne() throws {
    let ink = ink
    let png = try picture { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(Path(CGRect(0, 0, 20, 20)), with: ink)
        layer.fill(Path(CGRect(10, 10, 20, 20)), with: ink)
      }
    }
    #expect(png.color(15, 15) == png.color(5, 5) && png.color(5, 5) != red)
  }

  @Test func gradientsLieInTheContextsCoordinates() throws {
    let png = try picture { context, _ in
      let gradient = Gradient(colors: [.black, .white])
      let shading = GraphicsContext.Shading.linearGradient(
        gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: .repeat)
      context.fill(Path(CGRect(0, 0, 40, 20)), with: shading)
      context.translateBy(x: 0, y: 20)
      context.scaleBy(x: 4, y: 1)
      let wide = GraphicsContext.Shading.linearGradient(
        gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0))
      context.fill(Path(CGRect(0, 0, 10, 20)), with: wide)
    }
    // A tenth and nine tenths of each cycle, and of the one that is four times as wide.
    #expect(abs(Int(png.color(11, 5)[0]) - 38) < 8 && abs(Int(png.color(28, 5)[0]) - 217) < 8)
    #expect(abs(Int(png.color(20, 30)[0]) - 130) < 8)
  }

  @Test func symbolsTextsAndPicturesAreDrawnAtTheirAnchors() throws {
    let png = try picture(
      of: Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: "dot") {
          #expect(symbol.size == CGSize(width: 6, height: 6))
          context.draw(symbol, at: CGPoint(x: 10, y: 10))
          context.draw(symbol, in: CGRect(20, 0, 12, 12))
        }
        #expect(context.resolveSymbol(id: 7) == nil)
        let text = context.resolve(Text("█").font(.system(size: 20)))
        let size = text.measure(in: CGSize(width: 100, height: 100))
        #expect(size.height > 10 && text.firstBaseline(in: size) > 0)
        context.draw(text, at: CGPoint(x: 40, y: 40), anchor: .bottomTrailing)
        let image = Image(size: CGSize(width: 4, height: 4)) {
          $0.fill(Path(CGRect(0, 0, 4, 4)), with: .color(red: 1, green: 0, blue: 0))
        }
        context.draw(image, at: CGPoint(x: 2, y: 30))
      } symbols: {
        Color(red: 1, green: 0, blue: 0).frame(width: 6, height: 6).tag("dot")
      }.frame(width: 40, height: 40))
    #expect(png.color(7, 7) == red && png.color(12, 12) == red && png.color(13, 10) == white)
    #expect(png.color(20, 0) == red && png.color(31, 11) == red && png.color(32, 5) == white)
    #expect(png.color(0, 28) == red && png.color(3, 31) == red && png.color(5, 30) == white)
  }

  @Test func tenThousandStrokesStayTenThousandItems() throws {
    let view = Canvas { context, _ in
      for i in 0..<10_000 {
        var line = Path()
        line.move(to: CGPoint(x: i % 100, y: i / 100))
        line.addLine(to: CGPoint(x: i % 100 + 1, y: i / 100))
        context.stroke(line, with: .foreground)
      }
    }
    let renderer = ImageRenderer(content: view.frame(width: 100, height: 100))
    let svg = String(decoding: try renderer.svgData(), as: UTF8.self)
    #expect(svg.components(separatedBy: "<path").count > 10_000)
    #expect(svg.components(separatedBy: "<g").count < 4)
  }

  @Test func aMissingPictureIsAnError() {
    let view = Canvas { context, _ in context.draw(Image("no-such"), at: .zero) }
    #expect(throws: PictureError.self) { try ImageRenderer(content: view).pngData() }
  }

  @Test func aGradientOfHardlyAnyLengthRepeatsWithoutEnd() throws {
    // The line lies 4e151 lengths away from the gradient.
    var line = Path()
    line.addLines([CGPoint(x: 0, y: 40), CGPoint(x: 40, y: 40)])
    _ = try picture { [line] context, _ in
      context.stroke(
        line,
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 0, y: 1e-150),
          options: .mirror))
    }
  }

  @Test func whatIsMadeWhileASymbolIsDrawnIsGivenBack() throws {
    weak var kept: Recorder?
    do {
      let log = Recorder()
      kept = log
      let canvas = Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, at: .zero)
      } symbols: {
        GeometryReader { _ in Color.red.onAppear { log.add("appear") } }.tag(1)
      }
      try renderUntilStable(canvas, width: 20, height: 20)
    }
    #expect(kept == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 1e300])
  func badNumbersDrawNothingOrSomething(_ number: CGFloat) throws {
    _ = try picture { context, _ in
      context.opacity = Double(number)
      context.fill(Path(CGRect(0, 0, number, 3)), with: .foreground)
      context.scaleBy(x: number, y: 1)
      context.stroke(Path(CGRect(0, 0, 3, 3)), with: .foreground, lineWidth: number)
      context.addFilter(.blur(radius: number))
      context.addFilter(.shadow(radius: number, x: number))
      context.clip(to: Path(CGRect(0, 0, 5, number)))
      context.draw(Text("a"), at: CGPoint(x: number, y: 3))
      context.draw(Image(systemName: "star"), in: CGRect(0, 0, number, number))
      context.fill(
        Path(CGRect(0, 0, 9, 9)),
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: number, y: 0),
          options: .mirror))
      _ = context.clipBoundingRect
    }
  }
}
