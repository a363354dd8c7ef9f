import Platen
import Testing

/// A view that is turned in space, seen from straight ahead.
@Suite struct Rotation3DTests {
  @Test func aroundTheLineOfSightItTurnsInThePicture() throws {
    #expect(
      try picture { $0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)) }
        == picture { $0.rotationEffect(.degrees(90)) })
    // A flag that is not its own mirror's image.
    #expect(
      try picture { $0.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 2)) }
        == picture { $0.rotationEffect(.degrees(30)) })
  }

  @Test func aroundAnAxisInThePictureItShrinksByTheCosine() throws {
    // The cosine of 60 degrees is a half.
    #expect(
      try picture { $0.rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0), perspective: 0) }
        == picture { $0.scaleEffect(x: 1, y: 0.5) })
    #expect(
      try picture { $0.rotation3DEffect(.degrees(180), axis: (x: 0, y: 2, z: 0), perspective: 0) }
        == picture { $0.scaleEffect(x: -1, y: 1) })
  }

  @Test func withoutAnAxisOrAnAngleItStays() throws {
    let still = try picture { $0 }
    #expect(try picture { $0.rotation3DEffect(.zero, axis: (x: 1, y: 1, z: 1)) } == still)
    #expect(try picture { $0.rotation3DEffect(.degrees(40), axis: (x: 0, y: 0, z: 0)) } == still)
  }

  /// The corners of a square of 40 points that is turned by 30 degrees around its middle: those to one side
  /// are 10 points nearer to the eye and the others 10 further, of a distance of 40, so that they are drawn
  /// 40/30 and 40/50 as large.
  @Test func withPerspectiveWhatIsNearerIsLarger() throws {
    func corners(_ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) throws -> [[Double]] {
      let view = Color.red.frame(width: 40, height: 40)
        .rotation3DEffect(.degrees(30), axis: axis).padding(20)
      guard case .fill(let path, _, _) = try ImageRenderer(content: view).displayList().items[0]
      else { return [] }
      var corners: [[Double]] = []
      path.forEach { element in
        if case .move(let point) = element { corners.append([point.x - 40, point.y - 40]) }
        if case .line(let point) = element { corners.append([point.x - 40, point.y - 40]) }
      }
      return corners.map { $0.map { ($0 * 1000).rounded() / 1000 } }
    }
    // Half the width is 20 cos 30 = 17.321 on the page.
    let (near, far) = (17.321 * 4 / 3, 17.321 * 4 / 5)
    func isNear(_ a: [[Double]], _ b: [[Double]]) -> Bool {
      a.count == b.count && zip(a.joined(), b.joined()).allSatisfy { abs($0 - $1) < 0.01 }
    }
    // The right side goes away around y, the upper one around x.
    let (large, small) = (20.0 * 4 / 3, 20.0 * 4 / 5)
    let side = try corners((0, 1, 0))
    #expect(
      isNear(side, [[-near, -large], [far, -small], [far, small], [-near, large]]), "\(side)")
    let top = try corners((1, 0, 0))
    #expect(
      isNear(top, [[-small, -far], [small, -far], [large, near], [-large, near]]), "\(top)")
  }

  /// A line stays one, and a picture covers as much as a rectangle of its size does, in all kinds of items.
  @Test func allKindsOfItemsGoAlong() throws {
    func picture(_ view: some View, _ perspective: CGFloat) throws -> Data {
      try drawn(
        view.frame(width: 60, height: 60)
          .rotation3DEffect(.degrees(40), axis: (1, 1, 0), perspective: perspective))
    }
    let views: [AnyView] = [
      AnyView(Text("Perspective").foregroundStyle(.blue)), AnyView(Text("🦋")),
      AnyView(Circle().stroke(.red, lineWidth: 4)),
      AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
      AnyView(Color.red.clipShape(Circle()).shadow(radius: 2).opacity(0.5)),
      AnyView(Color.red.mask { Text("mask").bold() }),
      AnyView(Image(systemName: "star").rotationEffect(.degrees(20))),
    ]
    for view in views { #expect(try picture(view, 1) != picture(view, 0)) }
  }

  private func picture<V: View>(_ turn: (AnyView) -> V) throws -> Data {
    let flag = HStack(spacing: 0) {
      Color.red
      Color.blue.frame(width: 10)
    }
    return try drawn(turn(AnyView(flag.frame(width: 40, height: 20))).frame(width: 60, height: 60))
  }
}
