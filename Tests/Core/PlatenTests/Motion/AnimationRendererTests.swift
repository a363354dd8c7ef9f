import Foundation
import Observation
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

@testable import Platen

/// Views that change, between their states.
@Suite struct AnimationRendererTests {
  /// The state of the views here.
  @Observable final class Model {
    var isMoved = false
    var words = ["a"]
    var value = 0.0
  }

  /// A box that is at the left or the right end of 110 points.
  private struct Box: NonisolatedView {
    let model: Model
    var animation: Animation?

    var body: some View {
      Rectangle().frame(width: 10, height: 10)
        .frame(width: 110, alignment: model.isMoved ? .trailing : .leading)
    }
  }

  private func place(_ list: DisplayList) throws -> CGRect {
    try #require(list.items.figures.first)
  }

  @Test func aBoxGoesItsWayAsTheAnimationSays() throws {
    let model = Model()
    let renderer = AnimationRenderer(content: Box(model: model))
    renderer.change(at: 0.5, .linear(duration: 1)) { model.isMoved = true }
    for (time, x) in [(0, 0), (0.5, 0), (0.75, 25), (1, 50), (1.5, 100), (3, 100)] as [(_, CGFloat)]
    {
      #expect(abs(try place(renderer.displayList(at: time)).minX - x) < 0.001, "\(time)")
    }
    #expect(model.isMoved)
  }

  @Test func aChangeWithoutAnimationIsAtOnce() throws {
    let model = Model()
    let renderer = AnimationRenderer(content: Box(model: model))
    renderer.change(at: 0.5, nil) { model.isMoved = true }
    #expect(try place(renderer.displayList(at: 0.499)).minX == 0)
    #expect(try place(renderer.displayList(at: 0.5)).minX == 100)
  }

  /// A tag that comes before others makes none of them another one: each is drawn once half way, all but the new
  /// one at full strength.
  @Test func tagsOfACloudAreKnownByTheirNames() throws {
    struct Tags: NonisolatedView {
      let model: Model

      var body: some View {
        TagCloud(model.words.map { TagCloud.Tag($0) }, style: .pill).frame(width: 400)
      }
    }
    let model = Model()
    model.words = ["Swift", "Go"]
    let renderer = AnimationRenderer(content: Tags(model: model))
    renderer.change(at: 0, .linear(duration: 1)) { model.words.insert("Rust", at: 0) }
    let (start, end) = (try renderer.displayList(at: 0), try renderer.displayList(at: 2))
    let half = try renderer.displayList(at: 0.5)
    // The pills of both, and that of the one that comes.
    #expect(start.items.figures.count == 2 && end.items.figures.count == 3)
    #expect(half.items.figures.count == 3 && half.items.opacities.count == 1)
    let (old, new) = (try #require(start.items.figures.last), try #require(end.items.figures.last))
    let middle = try #require(half.items.figures.last)
    #expect(abs(middle.midX - (old.midX + new.midX) / 2) < 0.001)
  }

  /// 35.774 after 0.1 s of `.smooth`; back then, 43.39 after 0.14 s: the rest of one way and the other add up.
  @Test func aSpringGoesOnFromWhereItIs() throws {
    let model = Model()
    let renderer = AnimationRenderer(content: Box(model: model))
    renderer.change(at: 0, .smooth) { model.isMoved = true }
    renderer.change(at: 0.1, .smooth) { model.isMoved = false }
    #expect(abs(try place(renderer.displayList(at: 0.1)).minX - 35.774) < 0.001)
    #expect(abs(try place(renderer.displayList(at: 0.14)).minX - 43.39) < 0.01)
    #expect(abs(try place(renderer.displayList(at: 2)).minX) < 0.001)
  }

  /// 0 to 100 and at half of it back: at three quarters of a second 74.17.
  @Test func easedChangesAddUp() throws {
    let model = Model()
    let renderer = AnimationRenderer(content: Box(model: model))
    renderer.change(at: 0, .easeInOut(duration: 1)) { model.isMoved = true }
    renderer.change(at: 0.5, .easeInOut(duration: 1)) { model.isMoved = false }
    #expect(abs(try place(renderer.displayList(at: 0.75)).minX - 74.17) < 0.01)
  }

  @Test func aFrameChangesAsItsViewDoes() throws {
    struct Bar: NonisolatedView {
      let model: Model
      var body: some View {
        Capsule(style: .circular).frame(width: 20 + model.value, height: 10)
          .frame(width: 120, alignment: .leading)
      }
    }
    let model = Model()
    let renderer = AnimationRenderer(content: Bar(model: model))
    renderer.change(at: 0, .linear(duration: 1)) { model.value = 100 }
    let half = try place(renderer.displayList(at: 0.5))
    #expect(abs(half.width - 70) < 0.001 && abs(half.minX) < 0.001)
  }

  /// Half of a circle of radius 20 is drawn when it goes from none to all: from the right over the bottom.
  @Test func aShapeIsAskedForItsPathOnTheWay() throws {
    struct Ring: NonisolatedView {
      let model: Model
      var body: some View {
        Circle().trim(from: 0, to: model.value).stroke(.black, lineWidth: 2)
          .frame(width: 40, height: 40)
      }
    }
    let model = Model()
    let renderer = AnimationRenderer(content: Ring(model: model))
    renderer.change(at: 0, .linear(duration: 1)) { model.value = 1 }
    let half = try place(renderer.displayList(at: 0.5))
    let (quarter, all) = (
      try place(renderer.displayList(at: 0.25)), try place(renderer.displayList(at: 1))
    )
    #expect(half.insetBy(dx: -0.01, dy: -0.01).contains(CGRect(x: 0, y: 20, width: 40, height: 20)))
    #expect(half.minY > 19.9 && half.maxY < 40.1)
    #expect(quarter.minX > 19.9 && quarter.minY > 19.9)
    #expect(abs(all.minY) < 0.1)
  }

  @Test func aFullTurnIsNoStandstill() throws {
    struct Hand: NonisolatedView {
      let model: Model
      var body: some View {
        Rectangle().frame(width: 40, height: 4).rotationEffect(.degrees(model.value))
          .frame(width: 40, height: 40)
      }
    }
    let model = Model()
    let renderer = AnimationRenderer(content: Hand(model: model))
    renderer.change(at: 0, .linear(duration: 1)) { model.value = 360 }
    let quarter = try place(renderer.displayList(at: 0.25))
    #expect(abs(quarter.width - 4) < 0.001 && abs(quarter.height - 40) < 0.001)
  }

  @Test func opacityAndColourGoOver() throws {
    struct Dot: NonisolatedView {
      let model: Model
      var body: some View {
        Circle().fill(model.isMoved ? Color(red: 1, green: 0, blue: 0) : .black)
          .frame(width: 10, height: 10).opacity(model.isMoved ? 0.2 : 1)
      }
    }
    let model = Model()
    let renderer = AnimationRenderer(content: Dot(model: model))
    renderer.change(at: 0, .linear(duration: 1)) { model.isMoved = true }
    let list = try renderer.displayList(at: 0.5)
    #expect(abs(try #require(list.items.opacities.first) - 0.6) < 0.000_1)
    #expect(abs(try #require(list.items.reds.first) - 0.5) < 0.000_1)
  }

  // MARK: - What views say

  @Test func aViewAnimatesItsOwnValue() throws {
    struct Two: NonisolatedView {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          Box(model: model).animation(.linear(duration: 1), value: model.isMoved)
          Box(model: model)
          Box(model: model).animation(.linear(duration: 1), value: model.value)
        }
      }
    }
    let model = Model()
    let renderer = AnimationRenderer(content: Two(model: model))
    renderer.change(at: 0, nil) { model.isMoved = true }
    renderer.change(at: 5, .linear(duration: 2)) { model.isMoved = false }
    func places(_ time: Double) throws -> [CGFloat] {
      try renderer.displayList(at: time).items.figures.map(\.minX)
    }
    #expect(try places(0.5) == [50, 100, 100])
    #expect(try places(5.5) == [50, 75, 75])
  }

  @Test func whatComesAndGoesFadesOrDoesAsItSays() throws {
    struct Rows: NonisolatedView {
      let model: Model
      var body: some View {
        HStack(spacing: 0) {
          Color.black.frame(width: 10, height: 10)
          if model.isMoved {
            Color.black.frame(width: 20, height: 10).transition(.move(edge: .bottom))
          } else {
            Color.black.frame(width: 20, height: 10)
          }
        }
      }
    }
    let model = Model()
    let renderer = AnimationRenderer(content: Rows(model: model))
    renderer.change(at: 0, .linear(duration: 1)) { model.isMoved = true }
    let list = try renderer.displayList(at: 0.25)
    // What goes is under all others, and fades; what comes is still three quarters of its height lower.
    #expect(list.items.figures.map(\.minX) == [10, 0, 10])
    #expect(list.items.figures.map(\.minY) == [0, 0, 7.5])
    #expect(abs(try #require(list.items.opacities.first) - 0.75) < 0.000_1)
    #expect(try renderer.displayList(at: 2).items.figures.count == 2)
  }

  @Test func whatAppearsBeginsToMove() throws {
    struct Pulse: NonisolatedView {
      @State private var isLarge = false
      var body: some View {
        Rectangle().frame(width: isLarge ? 20 : 10, height: 10).frame(width: 20)
          .onAppear {
            withAnimation(.linear(duration: 1).repeatForever()) { isLarge = true }
          }
      }
    }
    let renderer = AnimationRenderer(content: Pulse())
    for (time, width) in [(0, 10), (0.5, 15), (1.5, 15), (2.25, 12.5)] as [(Double, CGFloat)] {
      #expect(abs(try place(renderer.displayList(at: time)).width - width) < 0.001, "\(time)")
    }
    // One way there and back, and nothing of the first frame twice.
    let file = try RasterSequence(renderer.data(as: .png))
    #expect(file.count == 60)
  }

  @Test func whatFollowsAnAnimationIsDoneAtItsEnd() throws {
    let model = Model()
    let renderer = AnimationRenderer(content: Box(model: model))
    renderer.change(at: 0, nil) {
      withAnimation(.linear(duration: 1)) {
        model.isMoved = true
      } completion: {
        withAnimation(.linear(duration: 2)) { model.isMoved = false }
      }
    }
    for (time, x) in [(0.5, 50), (1, 100), (2, 50), (3, 0)] as [(Double, CGFloat)] {
      #expect(abs(try place(renderer.displayList(at: time)).minX - x) < 0.001, "\(time)")
    }
  }

  @Test func phasesFollowEachOther() throws {
    struct Walk: NonisolatedView {
      var body: some View {
        PhaseAnimator([0, 30, 10] as [CGFloat]) { x in
          Rectangle().frame(width: 10, height: 10).padding(.leading, x)
            .frame(width: 100, alignment: .leading)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    let renderer = AnimationRenderer(content: Walk())
    for (time, x) in [(0, 0), (0.5, 15), (1.5, 20), (2.5, 5), (3.5, 15)] as [(Double, CGFloat)] {
      #expect(abs(try place(renderer.displayList(at: time)).minX - x) < 0.001, "\(time)")
    }
    #expect(throws: RenderError.self) { try renderer.data(as: .png) }
    #expect(try ImageRenderer(content: Walk()).displayList().items.figures.map(\.minX) == [0])
  }

  @Test func stateLivesOnFromChangeToChange() throws {
    struct Counter: NonisolatedView {
      let model: Model
      @State private var count = 0
      var body: some View {
        Rectangle().frame(width: 10, height: 10).padding(.leading, CGFloat(count * 10))
          .onChange(of: model.value) { count += 1 }
      }
    }
    let model = Model()
    let renderer = AnimationRenderer(content: Counter(model: model))
    for step in 1...3 { renderer.change(at: Double(step), nil) { model.value += 1 } }
    #expect(try place(renderer.displayList(at: 4)).minX == 30)
  }

  // MARK: - Stills and errors

  @Test func theEndsAreTheStills() throws {
    struct Words: NonisolatedView {
      let model: Model
      var body: some View {
        TagCloud(model.words.map { TagCloud.Tag($0) }, style: .pill).frame(width: 200)
      }
    }
    let model = Model()
    model.words = ["Swift", "Go", "Rust"]
    let renderer = AnimationRenderer(content: Words(model: model))
    renderer.change(at: 0.5) { model.words.insert("Zig", at: 1) }
    let last = try renderer.displayList(at: 9).data(as: .png, library: .shared)
    #expect(last == (try ImageRenderer(content: Words(model: model)).pngData()))
    #expect(try renderer.displayList(at: 0).items.figures.count == 3)
  }

  @Test func aDocumentHasChangesThatComeToRest() throws {
    let (model, folder) = (Model(), FileManager.default.temporaryDirectory)
    let renderer = AnimationRenderer(content: Box(model: model))
    let file = folder.appending(path: "animation-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    renderer.change(at: 0.5, .linear(duration: 1)) { model.isMoved = true }
    try renderer.write(to: file)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("@keyframes") && text.contains("linear(0,1)"))
    renderer.change(at: 1.5, .linear(duration: 0.5)) { model.isMoved = false }
    try renderer.write(to: file)
    let twice = try String(contentsOf: file, encoding: .utf8)
    // The picture of the first change is seen until the second begins, and the other from then on.
    #expect(twice.contains("0s linear 1.5s backwards"))
    #expect(twice.matches(of: /@keyframes/).count > text.matches(of: /@keyframes/).count)
    #expect(twice.matches(of: /<rect/).count == 2)
    // A change that another one overtakes cannot be said.
    renderer.change(at: 1.9) { model.isMoved = true }
    #expect(throws: RenderError.self) { try renderer.write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == twice)
  }

  @Test func withoutAnimationBeatsTheChangesOwn() throws {
    let model = Model()
    let renderer = AnimationRenderer(content: Box(model: model))
    renderer.change(at: 0) { withAnimation(nil) { model.isMoved = true } }
    #expect(try place(renderer.displayList(at: 0)).minX == 100)
  }

  @Test func framesAreStillsAfterwards() throws {
    let model = Model()
    let renderer = AnimationRenderer(content: Box(model: model))
    renderer.change(at: 0) { model.isMoved = true }
    _ = try renderer.displayList(at: 0)
    #expect(try renderer.frames.pngData() == ImageRenderer(content: Box(model: model)).pngData())
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e18])
  func numbersOutOfRangeAreRefused(number: Double) throws {
    let renderer = AnimationRenderer(content: Box(model: Model()))
    renderer.duration = number
    #expect(throws: RenderError.self) { try renderer.data(as: .png) }
    renderer.duration = 1
    renderer.frameRate = number
    #expect(throws: RenderError.self) { try renderer.data(as: .png) }
  }

  @Test func aLateChangeIsMade() throws {
    let model = Model()
    let renderer = AnimationRenderer(content: Box(model: model))
    renderer.change(at: 70, nil) { model.isMoved = true }
    #expect(try place(renderer.displayList(at: 80)).minX == 100)
    renderer.change(at: .nan, nil) {}
    #expect(throws: RenderError.self) { try renderer.displayList(at: 80) }
    #expect(try place(renderer.displayList(at: 80)).minX == 100)
  }

  @Test func endlessMovementsThatNeverMeetNeedADuration() throws {
    struct Two: NonisolatedView {
      @State private var isLarge = false
      var body: some View {
        Rectangle().frame(width: isLarge ? 20 : 10, height: 10).frame(width: 20)
          .onAppear { withAnimation(.linear.repeatForever()) { isLarge = true } }
      }
    }
    let renderer = AnimationRenderer(content: Two())
    renderer.change(at: 1) {}
    #expect(throws: RenderError.self) { try renderer.data(as: .png) }
    renderer.duration = 0.5
    // With both ends.
    #expect(try RasterSequence(renderer.data(as: .png)).count == 16)
  }
}

/// How many frames a PNG says that it has.
private struct RasterSequence {
  let count: Int

  init(_ file: [UInt8]) throws {
    let name = Array("acTL".utf8)
    let start = try #require(file.indices.first { file[$0...].starts(with: name) })
    count = file[(start + 4)..<(start + 8)].reduce(0) { $0 << 8 | Int($1) }
  }
}
