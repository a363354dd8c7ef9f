import Platen
import Testing

/// Sizes and places that views are told, by hand from how they are nested.
@Suite struct GeometryTests {
  @Test func aFrameIsGivenInEachSpace() throws {
    var found: [CGRect] = []
    let view = watched { geometry in
      found = [
        geometry.frame(in: .local), geometry.frame(in: .named("inner")),
        geometry.frame(in: .named("outer")), geometry.frame(in: .global),
        geometry.frame(in: .named("nobody")),
      ]
    }
    .frame(width: 10, height: 20)
    .padding(.leading, 1).coordinateSpace(.named("inner"))
    .padding(.leading, 2).coordinateSpace(name: "outer")
    .padding(.leading, 4)
    try renderUntilStable(view)
    #expect(found.map(\.minX) == [0, 1, 3, 7, 7])
    #expect(Set(found.map(\.size.height)) == [20])
  }

  @Test func spacesMayBeGivenAsValues() throws {
    var found: [CGFloat] = []
    let spaces: [CoordinateSpace] = [.local, .named(3), .global]
    let view = watched { geometry in found = spaces.map { geometry.frame(in: $0).minX } }
      .frame(width: 10, height: 20)
      .padding(.leading, 1).coordinateSpace(name: 3)
      .padding(.leading, 2)
    try renderUntilStable(view)
    #expect(found == [0, 1, 3])
    #expect(spaces.map(\.isLocal) == [true, false, false])
    #expect(spaces.map(\.isGlobal) == [false, false, true])
  }

  @Test func theNearestSpaceOfANameCounts() throws {
    var minX: CGFloat = -1
    let view = watched { minX = $0.frame(in: .named("space")).minX }
      .frame(width: 10, height: 20)
      .padding(.leading, 1).coordinateSpace(name: "space")
      .padding(.leading, 2).coordinateSpace(name: "space")
    try renderUntilStable(view)
    #expect(minX == 1)
  }

  @Test func theBoundsOfASpaceAreGivenInLocalCoordinates() throws {
    var bounds: CGRect?
    var missing: CGRect? = .zero
    let view = watched {
      bounds = $0.bounds(of: .named("space"))
      missing = $0.bounds(of: .named("nobody"))
    }
    .frame(width: 10, height: 20)
    .padding(EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5))
    .coordinateSpace(name: "space")
    .padding(50)
    try renderUntilStable(view)
    #expect(bounds == CGRect(-3, -2, 18, 26))
    #expect(missing == nil)
  }

  @Test func aScrollViewIsASpace() throws {
    var found: [CGFloat] = []
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.red.frame(width: 25)
            watched { geometry in
              found = [
                geometry.frame(in: .scrollView).minX, geometry.frame(in: .scrollView).minY,
                geometry.frame(in: .scrollView(axis: .vertical)).minY,
                geometry.frame(in: .scrollView(axis: .horizontal)).minY,
                geometry.frame(in: .global).minY,
              ]
            }
            .frame(width: 10)
          }
        }
        .frame(height: 8)
      }
    }
    .padding(.top, 100)
    try renderUntilStable(view, width: 60, height: 400)
    #expect(found == [25, 0, 30, 0, 130])
  }

  @Test func offsetsMoveAFrame() throws {
    let view = box("a", 10, 10).offset(x: 5, y: -3).padding(20).offset(CGSize(width: 1, height: 1))
    #expect(try Frames.of(view)["a"] == CGRect(26, 18, 10, 10))
  }

  @Test func nestedReadersKnowTheirPlaces() throws {
    let view = GeometryReader { outer in
      GeometryReader { inner in
        box("in", inner.size.width / 2, inner.size.height)
      }
      .frame(width: outer.size.width / 2, height: 6)
      .padding(.leading, 3)
    }
    .padding(.leading, 10)
    // 110 less 10 leaves 100; half of it is 50, and half of that 25.
    #expect(try Frames.of(view, width: 110, height: 40)["in"] == CGRect(13, 0, 25, 6))
  }

  @Test func framesAreCountedFromTheLeftWhenReadFromTheRight() throws {
    var minX: CGFloat = -1
    let view = HStack(spacing: 0) {
      watched { minX = $0.frame(in: .named("row")).minX }.frame(width: 10, height: 5)
      Color.red.frame(width: 30, height: 5)
    }
    .padding(.leading, 7)
    .coordinateSpace(name: "row")
    .environment(\.layoutDirection, .rightToLeft)
    try renderUntilStable(view)
    #expect(minX == 30)
  }

  @Test func aFrameIsRightAfterAnotherRound() throws {
    // The first view grows from 10 to 40 in the second round and pushes the other to the right.
    let frames = try Frames.of(Pusher())
    #expect(frames["pushed"] == CGRect(40, 0, 10, 5))
    #expect(frames["copy"].minX == 40)
  }

  @Test func changesOfGeometryAreReported() throws {
    let log = Recorder()
    try renderUntilStable(Growing(log: log))
    #expect(log.entries == ["10.0", "10.0 10.0", "30.0", "10.0 30.0"])
  }

  @Test func eachOfSomeViewsReportsItsGeometry() throws {
    let log = Recorder()
    let group = Group {
      Color.red.frame(width: 1, height: 1)
      Color.red.frame(width: 2, height: 1)
    }
    try renderUntilStable(
      HStack(spacing: 0) {
        group.onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          log.add("\($0.minX) \($0.width)")
        }
      })
    #expect(log.entries == ["0.0 1.0", "1.0 2.0"])
  }

  @Test func safeAreasAreKnownWhereTheSpaceTouchesThem() throws {
    var insets: [EdgeInsets] = []
    func watch(_ geometry: GeometryProxy) { insets.append(geometry.safeAreaInsets) }
    try renderUntilStable(watched(watch), width: 50, height: 50)
    let bar = Color.red.frame(height: 8)
    let view = watched(watch).safeAreaInset(edge: .top, spacing: 0) { bar }
    try renderUntilStable(view, width: 50, height: 50)
    #expect(insets == [EdgeInsets(), EdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0)])
  }

  private func watched(_ watch: @escaping (GeometryProxy) -> Void) -> some View {
    GeometryReader { geometry in
      let _ = watch(geometry)
      Color.clear
    }
  }
}

private struct Pusher: NonisolatedView {
  @State private var width: CGFloat = 10
  @State private var minX: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: width, height: 5).onAppear { width = 40 }
      box("pushed", 10, 5)
        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) { minX = $0 }
    }
    .overlay(alignment: .leading) { box("copy", 1, 1).offset(x: minX) }
  }
}

private struct Growing: NonisolatedView {
  let log: Recorder
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 5)
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width
      } action: { newValue in
        log.add("\(newValue)")
        width = 30
      }
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width
      } action: { oldValue, newValue in
        log.add("\(oldValue) \(newValue)")
      }
  }
}
