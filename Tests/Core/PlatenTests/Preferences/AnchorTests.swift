import Platen
import Testing

/// Places that views hand up and others find in their own coordinates.
@Suite struct AnchorTests {
  @Test func boundsAreFoundInTheCoordinatesOfALayer() throws {
    // The box lies at (7, 3) in the padding, which the layer covers.
    let view = Color.red.frame(width: 10, height: 20)
      .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      .padding(EdgeInsets(top: 3, leading: 7, bottom: 5, trailing: 1))
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { geometry in
          ForEach(anchors.indices, id: \.self) { i in
            let frame = geometry[anchors[i]]
            Color.blue.frame(width: frame.width, height: frame.height).probe("mark")
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
      .padding(100)
    #expect(try Frames.of(view)["mark"] == CGRect(107, 103, 10, 20))
  }

  @Test func placesAreThoseOfTheirNames() throws {
    let places: [(Anchor<CGPoint>.Source, CGPoint)] = [
      (.topLeading, CGPoint(x: 5, y: 5)), (.top, CGPoint(x: 25, y: 5)),
      (.topTrailing, CGPoint(x: 45, y: 5)), (.leading, CGPoint(x: 5, y: 15)),
      (.center, CGPoint(x: 25, y: 15)), (.trailing, CGPoint(x: 45, y: 15)),
      (.bottomLeading, CGPoint(x: 5, y: 25)), (.bottom, CGPoint(x: 25, y: 25)),
      (.bottomTrailing, CGPoint(x: 45, y: 25)),
      (.unitPoint(UnitPoint(x: 0.25, y: 2)), CGPoint(x: 15, y: 45)),
      (.point(CGPoint(x: 1, y: -1)), CGPoint(x: 6, y: 4)),
    ]
    for (source, expected) in places {
      let view = Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: Points.self, value: source) { [$0] }
        .padding(5)
      #expect(try found(view) == [expected])
    }
  }

  @Test func rectanglesAreMovedWithTheirView() throws {
    var frames: [CGRect] = []
    let view = Color.red.frame(width: 40, height: 20)
      .anchorPreference(key: Bounds.self, value: .rect(CGRect(1, 2, 3, 4))) { [$0] }
      .offset(x: 10, y: 20)
      .padding(5)
      .reading(Bounds.self) { proxy, anchors in frames = anchors.map { proxy[$0] } }
    try renderUntilStable(view)
    #expect(frames == [CGRect(16, 27, 3, 4)])
  }

  @Test func someAnchorsAreOne() throws {
    var points: [CGPoint] = []
    var missing: CGPoint? = .zero
    let view = Color.red.frame(width: 40, height: 20)
      .anchorPreference(key: Corners.self, value: .init([.topLeading, .bottomTrailing])) { $0 }
      .anchorPreference(key: Maybe.self, value: .init(nil as Anchor<CGPoint>.Source?)) { $0 }
      .padding(5)
      .reading(Corners.self) { proxy, anchor in points = anchor.map { proxy[$0] } ?? [] }
      .reading(Maybe.self) { proxy, anchor in missing = anchor.flatMap { proxy[$0] } }
    try renderUntilStable(view)
    #expect(points == [CGPoint(x: 5, y: 5), CGPoint(x: 45, y: 25)])
    #expect(missing == nil)
  }

  @Test func anAnchorIsAddedToWhatIsHandedUp() throws {
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: Points.self, value: .center) { [$0] }
    }
    .padding(5)
    .transformAnchorPreference(key: Points.self, value: .topLeading) { $0.append($1) }
    #expect(try found(view) == [CGPoint(x: 25, y: 15), .zero])
  }

  @Test func anAnchorOutlivesItsRender() throws {
    var kept: Anchor<CGRect>?
    var proxy: GeometryProxy?
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    }
    .reading(Bounds.self) {
      proxy = $0
      kept = $1.first
    }
    try renderUntilStable(view)
    let anchor = try #require(kept)
    #expect(proxy?[anchor] == CGRect(10, 0, 20, 10))
    #expect(anchor == kept)
  }

  @Test func anAnchorReadInStateLeadsToAnotherRound() throws {
    // The underline takes the width and place of the second word once they are known.
    let frames = try Frames.of(Underline())
    #expect(frames["line"] == CGRect(12, 0, 30, 2))
  }

  @Test func anchorsAreMirroredWithTheirViews() throws {
    var frames: [CGRect] = []
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      Color.red.frame(width: 20, height: 10)
    }
    .reading(Bounds.self) { proxy, anchors in frames = anchors.map { proxy[$0] } }
    .environment(\.layoutDirection, .rightToLeft)
    try renderUntilStable(view)
    #expect(frames == [CGRect(20, 0, 10, 10)])
  }

  /// The points that a view hands up, in its own coordinates.
  private func found(_ view: some View) throws -> [CGPoint] {
    var points: [CGPoint] = []
    try renderUntilStable(
      view.reading(Points.self) { proxy, anchors in points = anchors.map { proxy[$0] } })
    return points
  }
}

nonisolated extension View {
  /// Looks at what this view hands up, in its own coordinates.
  fileprivate func reading<K: PreferenceKey>(
    _ key: K.Type, _ read: @escaping (GeometryProxy, K.Value) -> Void
  ) -> some View {
    backgroundPreferenceValue(key) { value in
      GeometryReader { geometry in
        let _ = read(geometry, value)
        Color.clear
      }
    }
  }
}

private struct Underline: NonisolatedView {
  @State private var frame = CGRect.zero

  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 12, height: 10)
      Color.red.frame(width: 30, height: 10)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    }
    .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { anchors in
      GeometryReader { geometry in
        let found = anchors.first.map { geometry[$0] } ?? .zero
        Color.clear.onAppear { frame = found }
      }
    }
    .overlay(alignment: .topLeading) {
      Color.blue.frame(width: frame.width, height: 2).probe("line").offset(x: frame.minX)
    }
  }
}

private struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Points: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

private struct Corners: PreferenceKey {
  static var defaultValue: Anchor<[CGPoint]>? { nil }
  static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {}
}

private struct Maybe: PreferenceKey {
  static var defaultValue: Anchor<CGPoint?>? { nil }
  static func reduce(value: inout Anchor<CGPoint?>?, nextValue: () -> Anchor<CGPoint?>?) {}
}
