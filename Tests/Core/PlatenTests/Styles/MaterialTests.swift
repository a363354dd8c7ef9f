import Platen
import TestSupport
import Testing

@Suite struct MaterialTests {
  private struct Card: NonisolatedView {
    let material: Material

    var body: some View {
      ZStack {
        HStack(spacing: 0) {
          Color.red
          Color.blue
          Color.yellow
        }
        Circle().fill(.green).frame(width: 60, height: 60)
        RoundedRectangle(cornerRadius: 20).fill(material).frame(width: 160, height: 90)
      }
      .frame(width: 240, height: 120)
    }
  }

  private func renderer(_ view: some View) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: view)
    renderer.background = .white
    return renderer
  }

  /// Over a plain ground, and alone, a material is its colour.
  @Test(arguments: [(Material.ultraThin, 0.5), (.regular, 0.8), (.ultraThick, 0.95)])
  func overAPlainGroundAMaterialIsItsColour(_ material: Material, _ opacity: Double) throws {
    let color = Color(red: 246 / 255.0, green: 246 / 255.0, blue: 246 / 255.0, opacity: opacity)
    let label = Text("Label").padding()
    #expect(
      try renderer(label.background(material)).pngData()
        == renderer(label.background(color)).pngData())
    #expect(try drawn(label.background(material)) == drawn(label.background(color)))
  }

  /// The thinner it is, the more of the colours behind shows, and none of their edges.
  @Test func edgesBehindAMaterialAreSmooth() throws {
    func steps(_ material: Material) throws -> (largest: Int, range: Int) {
      let png = try PNGFile(Array(renderer(Card(material: material)).pngData()))
      let row = (45..<195).map { Int(png.pixel($0, 30)[1]) }
      let largest = zip(row, row.dropFirst()).map { abs($0 - $1) }.max() ?? 0
      return (largest, (row.max() ?? 0) - (row.min() ?? 0))
    }
    let (thin, thick) = (try steps(.ultraThin), try steps(.thick))
    // The green of red and of blue is 67 apart: a sharp edge would be a step of half of that.
    #expect(thin.largest <= 5 && thick.largest <= 2)
    #expect(thin.range > 2 * thick.range && thick.range > 0)
  }

  /// Of a material of half the opacity, half of the sharp edges behind it is seen.
  @Test func aMaterialsOpacityIsThatOfItsBlurToo() throws {
    func row(_ style: some ShapeStyle) throws -> [Double] {
      let view = ZStack {
        HStack(spacing: 0) {
          Color.black
          Color.white
        }
        Rectangle().fill(style)
      }
      let png = try PNGFile(Array(renderer(view.frame(width: 100, height: 20)).pngData()))
      return (0..<100).map { Double(png.pixel($0, 10)[1]) }
    }
    let whole = try row(Material.ultraThin)
    let half = try row(Material.ultraThin.opacity(0.5))
    // Half of the blurred gray over the sharp black, under a quarter of the material's colour.
    for x in [40, 45, 49] {
      let blurred = (whole[x] - 0.5 * 246) / 0.5
      #expect(abs(half[x] - (0.75 * 0.5 * blurred + 0.25 * 246)) < 3, "\(x)")
    }
    #expect(half[50] - half[49] > 60 && whole[50] - whole[49] < 20)
  }

  /// Blurs of other programs differ by some levels where colours change most, and stronger colours
  /// make that more.
  @Test func otherProgramsDrawTheSameBlur() throws {
    let renderer = renderer(Card(material: .regular))
    renderer.scale = 2
    let ours = try PNGFile(Array(renderer.pngData()))
    let svg = try DocumentReader.output(
      of: "rsvg-convert", package: "librsvg2-bin", ["-z", "2", "{}"], for: try renderer.svgData())
    let theirs = try PNGFile(Array(svg))
    let difference = try PictureDifference(ours, theirs)
    #expect(difference.mean < 1)
    // Within the shape, away from its outline.
    for y in stride(from: 40, to: 200, by: 8) {
      for x in stride(from: 110, to: 370, by: 8) {
        for (a, b) in zip(ours.pixel(x, y).prefix(3), theirs.pixel(x, y)) {
          #expect(abs(Int(a) - Int(b)) <= 4, "\(x), \(y)")
        }
      }
    }
  }
}
