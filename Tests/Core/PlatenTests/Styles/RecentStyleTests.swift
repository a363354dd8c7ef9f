import Platen
import TestSupport
import Testing

/// Shadows and blending of styles, and gradients on grids.
@Suite struct RecentStyleTests {
  private func picture(
    _ view: some View, width: CGFloat, height: CGFloat
  ) throws -> PNGFile {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.background = .white
    return try PNGFile(Array(renderer.pngData()))
  }

  private func channels(_ picture: PNGFile, _ x: Int, _ y: Int) -> [Int] {
    picture.color(x, y).prefix(3).map { Int($0) }
  }

  @Test func `A style's shadow is that of the view`() throws {
    let style = Rectangle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 2, y: 1)))
    let view = Rectangle().fill(.red).shadow(color: .black, radius: 3, x: 2, y: 1)
    #expect(
      try drawn(style.padding(20), width: 80, height: 80)
        == drawn(view.padding(20), width: 80, height: 80))
  }

  @Test func `An inner shadow is darkest at the edge that casts it`() throws {
    let view = Rectangle().fill(.white.shadow(.inner(color: .black, radius: 4, x: 8)))
    let picture = try picture(view, width: 60, height: 60)
    // The left edge's shadow is moved 8 points in; the middle is too far from all edges.
    #expect(channels(picture, 1, 30)[0] < 20)
    #expect(channels(picture, 8, 30)[0] > 90 && channels(picture, 8, 30)[0] < 165)
    #expect(channels(picture, 40, 30) == [255, 255, 255])
  }

  @Test func `A style's mode mixes it with what is behind`() throws {
    let view = ZStack {
      Color(red: 1, green: 1, blue: 0)
      Rectangle().fill(Color(red: 0, green: 1, blue: 1).blendMode(.multiply))
    }
    #expect(try channels(picture(view, width: 10, height: 10), 5, 5) == [0, 255, 0])
  }

  /// The hole shows the picture's background, and not what a window has behind it.
  @Test func `A view that is cut out leaves the background whole`() throws {
    let view = ZStack {
      Color(red: 0, green: 0, blue: 1)
      Circle().frame(width: 10, height: 10).blendMode(.destinationOut)
    }
    let picture = try picture(view, width: 20, height: 20)
    #expect(channels(picture, 10, 10) == [255, 255, 255])
    #expect(channels(picture, 2, 2) == [0, 0, 255])
  }

  /// A grid of two by two points at the corners mixes their colours by the distances.
  @Test func `A grid's colours run into each other`() throws {
    let black = Color(red: 0, green: 0, blue: 0)
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [black, Color(red: 1, green: 0, blue: 0), black, Color(red: 1, green: 0, blue: 1)],
      smoothsColors: false)
    let picture = try picture(mesh, width: 128, height: 128)
    for (x, y) in [(10, 10), (64, 20), (100, 64), (120, 120)] {
      let (across, down) = ((Double(x) + 0.5) / 128, (Double(y) + 0.5) / 128)
      let expected = [255 * across, 0, 255 * across * down]
      for (found, value) in zip(channels(picture, x, y), expected) {
        #expect(abs(Double(found) - value) <= 3, "\(x), \(y)")
      }
    }
  }

  @Test func `A grid of another number of points is its background`() throws {
    let mesh = MeshGradient(
      width: 3, height: 2, points: [[0, 0]], colors: [.red],
      background: Color(red: 0, green: 0, blue: 1))
    #expect(try channels(picture(mesh, width: 10, height: 10), 5, 5) == [0, 0, 255])
  }
}
