import Platen
import Testing

@Suite struct ShapeStyleTests {
  @Test func aStyleOfOnesOwnIsResolvedInItsEnvironment() throws {
    let view = Rectangle().fill(Warning())
    #expect(try color(of: view) == Color.orange.resolved(in: .light))
    #expect(try color(of: view.colorScheme(.dark)) == Color.yellow.resolved(in: .dark))
  }

  @Test func levelsAreRelativeToTheForegroundAround() throws {
    let red = Color.red.resolved(in: .light)
    let levels = Rectangle().fill(.secondary)
    #expect(try color(of: levels.foregroundStyle(.red)) == red.multiplied(by: 0.5))
    #expect(
      try color(of: levels.foregroundStyle(.red, .blue)) == Color.blue.resolved(in: .light))
    #expect(try color(of: levels) == Color.secondary.resolved(in: .light))
    let inside = Rectangle().fill(.foreground).foregroundStyle(.secondary).foregroundStyle(.red)
    #expect(try color(of: inside) == red.multiplied(by: 0.5))
  }

  @Test func theForegroundIsResolvedWhereItIsUsed() throws {
    let view = Rectangle().colorScheme(.dark).foregroundStyle(.red)
    #expect(try color(of: view) == Color.red.resolved(in: .dark))
  }

  @Test func tintAndBackgroundComeFromTheEnvironment() throws {
    #expect(try color(of: Rectangle().fill(.tint)) == Color.blue.resolved(in: .light))
    #expect(
      try color(of: Rectangle().fill(.tint).tint(.green)) == Color.green.resolved(in: .light))
    #expect(
      try color(of: Rectangle().fill(.background).backgroundStyle(.mint))
        == Color.mint.resolved(in: .light))
  }

  @Test func tintAndBackgroundMayNameThemselves() throws {
    let background = Rectangle().fill(.background).backgroundStyle(BackgroundStyle().opacity(0.5))
    #expect(try color(of: background) == Color.white.resolved(in: .light).multiplied(by: 0.5))
    let tint = Rectangle().fill(.tint).tint(TintShapeStyle().opacity(0.5)).tint(.green)
    #expect(try color(of: tint) == Color.green.resolved(in: .light).multiplied(by: 0.5))
  }

  @Test func aGradientSpansTheBoundsOfWhatItFills() throws {
    let view = Rectangle().fill(
      .linearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .frame(width: 30, height: 20).padding(10)
    let paint = try #require(try paint(of: view))
    let stops = [
      GradientStop(color: Color.red.resolved(in: .light), location: 0),
      GradientStop(color: Color.blue.resolved(in: .light), location: 1),
    ]
    #expect(paint == .linear(stops, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 30)))
  }

  @Test func aColoursGradientIsTheColourFromSevenTenthsOn() throws {
    let view = Rectangle().fill(Color.black.gradient).frame(width: 30, height: 20)
    let stops = [
      GradientStop(color: Color.Resolved(red: 0.25, green: 0.25, blue: 0.25), location: 0),
      GradientStop(color: Color.Resolved(red: 0, green: 0, blue: 0), location: 0.7),
    ]
    let paint = try #require(try paint(of: view))
    #expect(paint == .linear(stops, from: CGPoint(x: 15, y: 0), to: CGPoint(x: 15, y: 20)))
  }

  @Test func coloursOfOtherSpacesBecomeSRGB() {
    // Half of the light is 188 of 255 in sRGB; red of Display P3 lies outside of it.
    let gray = Color(.sRGBLinear, white: 0.5).resolved(in: .light)
    #expect(abs(gray.red - 188 / 255.0) < 0.002)
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolved(in: .light)
    #expect(red == Color.Resolved(red: 1, green: 0, blue: 0))
    let white = Color(.displayP3, red: 1, green: 1, blue: 1).resolved(in: .light)
    #expect(abs(white.red - 1) < 1e-6 && abs(white.green - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
  }

  private func color(of view: some View) throws -> Color.Resolved? {
    guard case .color(let color)? = try paint(of: view) else { return nil }
    return color
  }

  private func paint(of view: some View) throws -> Paint? {
    for item in try ImageRenderer(content: view).displayList().items {
      if case .fill(_, let paint, _) = item { return paint }
    }
    return nil
  }
}

private struct Warning: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .light ? Color.orange : Color.yellow
  }
}
