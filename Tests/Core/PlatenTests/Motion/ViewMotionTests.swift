import Combine
import Foundation
import Observation
import PlatenDrawing
import TestSupport
import Testing

@testable import Platen
@testable import PlatenViews

/// Views on their way: turned, scaled, cut out, filtered, and what comes later.
@Suite struct ViewMotionTests {
  @Observable final class Model {
    var isChanged = false
  }

  private var box: some View { Rectangle().frame(width: 40, height: 20) }
  private let gradient = LinearGradient(
    colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

  @Test func aViewGrowsFromNothing() throws {
    let (list, findings) = try half { box.scaleEffect($0 ? 1 : 0) }
    #expect(list.items.figures == [CGRect(10, 5, 20, 10)] && findings.isEmpty)
    let bar = try half { box.scaleEffect(y: $0 ? 1 : 0, anchor: .bottom) }
    #expect(bar.list.items.figures == [CGRect(0, 10, 40, 10)])
    let mirrored = try half { box.scaleEffect(x: $0 ? -1 : 1) }
    #expect(mirrored.list.items.figures.allSatisfy { $0.width < 0.001 })
  }

  /// From 20 to 60 points around the centre of 60 points: half way from 10 to 50.
  @MainActor @Test func aViewGrowsAroundTheCentreOfALargerPicture() throws {
    struct Growing: NonisolatedView {
      let model: Model

      var body: some View { Rectangle().frame(width: model.isChanged ? 60 : 20, height: 20) }
    }
    let model = Model()
    let renderer = ImageRenderer(content: Growing(model: model))
    renderer.leastSize = CGSize(width: 60, height: 0)
    let stage = try AnimationStage(renderer, frameRate: 30)
    stage.add(.init(time: 0, animation: .linear(duration: 1)) { model.isChanged = true })
    try stage.makeChanges(until: 2, showing: nil)
    #expect(stage.timeline.keepsSize && stage.timeline.size == CGSize(width: 60, height: 20))
    for (time, expected) in [(0, CGRect(20, 0, 20, 20)), (0.5, CGRect(10, 0, 40, 20))] {
      #expect(stage.timeline.displayList(at: time).items.figures == [expected])
    }
  }

  @Test func aTurnedViewTurnsWithWhatIsInIt() throws {
    // A turn of 180° with a gradient, which looks the same in no other place.
    let (list, findings) = try half { isChanged in
      Rectangle().fill(gradient).frame(width: 40, height: 20)
        .rotationEffect(.degrees(isChanged ? 180 : 0))
    }
    let figure = try #require(list.items.figures.first)
    #expect(list.items.figures.count == 1 && findings.isEmpty)
    // Half way it stands upright: 20 wide and 40 high, around the same middle.
    #expect(abs(figure.width - 20) < 0.001 && abs(figure.height - 40) < 0.001)
    #expect(abs(figure.midX - 20) < 0.001 && abs(figure.midY - 10) < 0.001)
  }

  @Test func aViewTurnsInSpace() throws {
    let flat = try half { isChanged in
      box.rotation3DEffect(
        .degrees(isChanged ? 120 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    // Half of its width is seen at 60°.
    let figure = try #require(flat.list.items.figures.first)
    #expect(abs(figure.width - 20) < 0.001 && abs(figure.midX - 20) < 0.001)
    // With perspective, one edge is higher than the other.
    let near = try half { isChanged in
      box.rotation3DEffect(.degrees(isChanged ? 120 : 0), axis: (x: 0, y: 1, z: 0))
    }
    let seen = try #require(near.list.items.figures.first)
    #expect(near.list.items.figures.count == 1 && near.findings.isEmpty)
    #expect(seen.height > 20 && seen.width < 30)
    // A whole turn shows the back half way.
    let whole = try half { isChanged in
      box.rotation3DEffect(.degrees(isChanged ? 360 : 0), axis: (x: 1, y: 0, z: 0))
    }
    #expect(whole.list.items.figures.map { $0.height.rounded() } == [20])
  }

  /// A card fades out as it turns over: half way to 90° it is cos 45° of 40 points wide, and half as opaque.
  @Test func whatIsTurnedInSpaceChangesToo() throws {
    let (list, findings) = try half { isChanged in
      box.opacity(isChanged ? 0 : 1).rotation3DEffect(
        .degrees(isChanged ? 90 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    #expect(findings.isEmpty && list.items.opacities == [0.5])
    #expect(abs(try #require(list.items.figures.first).width - 28.284_27) < 0.001)
  }

  @Test func whatIsInATurnedViewChangesToo() throws {
    let (list, _) = try half { isChanged in
      box.frame(width: 80, alignment: isChanged ? .trailing : .leading)
        .scaleEffect(isChanged ? 1 : 0.5)
    }
    // 20 points of its own way, at three quarters of the size.
    #expect(list.items.figures == [CGRect(25, 2.5, 30, 15)])
  }

  @Test(arguments: [0, 1, 2])
  func whatIsCutOutMovesWithin(form: Int) throws {
    let (list, findings) = try half { isChanged in
      let row = box.frame(width: 100, alignment: isChanged ? .trailing : .leading)
      switch form {
      case 0: AnyView(row.clipShape(Capsule()))
      case 1: AnyView(row.mask { Rectangle().padding(2) })
      default: AnyView(row.cornerRadius(5).opacity(isChanged ? 1 : 0.5))
      }
    }
    #expect(list.items.figures.first == CGRect(30, 0, 40, 20) && findings.isEmpty)
  }

  @Test func aClipGrows() throws {
    let (list, findings) = try half { isChanged in
      box.clipShape(Rectangle().size(width: isChanged ? 40 : 0, height: 20))
    }
    var clips: [CGRect] = []
    func collect(_ items: [DisplayItem]) {
      for case .group(let group) in items {
        if let clip = group.clip { clips.append(clip.boundingRect) }
        collect(group.items)
      }
    }
    collect(list.items)
    #expect(clips == [CGRect(0, 0, 20, 20)] && findings.isEmpty)
  }

  @Test func filtersGoFromOneToTheOther() throws {
    func effects(_ items: [DisplayItem]) -> [DisplayEffect] {
      items.flatMap { item -> [DisplayEffect] in
        guard case .group(let group) = item else { return [] }
        return [group.effect].compactMap(\.self) + effects(group.items)
      }
    }
    let blur = try half { box.foregroundColor(.red).blur(radius: $0 ? 8 : 2) }
    #expect(effects(blur.list.items) == [.blur(sigma: 5)])
    let hue = try half { box.foregroundColor(.red).hueRotation(.degrees($0 ? 360 : 0)) }
    #expect(effects(hue.list.items) == [.colors(.hueRotation(.pi))])
    #expect(blur.findings.isEmpty && hue.findings.isEmpty)
  }

  @Test func gradientsAndLinesGoFromOneToTheOther() throws {
    let moved = try half { isChanged in
      Circle().fill(gradient).frame(width: 20, height: 20).offset(x: isChanged ? 40 : 0)
    }
    #expect(moved.list.items.figures.map(\.midX) == [30] && moved.findings.isEmpty)
    let line = try half { isChanged in
      Circle().stroke(.black, lineWidth: isChanged ? 6 : 2).frame(width: 20, height: 20)
    }
    guard case .stroke(_, let style, _)? = line.list.items.leaves.first else {
      Issue.record("no line: \(line.list.items)")
      return
    }
    #expect(style.lineWidth == 4)
  }

  @Test func whatFadesOverIsTold() throws {
    let (_, findings) = try half { isChanged in
      isChanged ? AnyView(box) : AnyView(Circle().frame(width: 20, height: 20))
    }
    #expect(findings.isEmpty)
    // One group becomes two items: no one knows how.
    let cut = try half { isChanged in
      box.mask { isChanged ? AnyView(Circle()) : AnyView(Text("Cut")) }.background(.red)
    }
    #expect(cut.findings.allSatisfy { $0.kind == .still })
  }

  // MARK: - Several animations

  private struct Twice: NonisolatedView {
    @State private var isMoved = false
    @State private var isFaded = false

    var body: some View {
      Rectangle().frame(width: 10, height: 10).opacity(isFaded ? 0 : 1)
        .frame(width: 110, alignment: isMoved ? .trailing : .leading)
        .onAppear {
          withAnimation(.linear(duration: 1)) { isMoved = true }
          withAnimation(.linear(duration: 4)) { isFaded = true }
        }
    }
  }

  @Test func eachAnimationHasItsOwnTime() throws {
    let renderer = AnimationRenderer(content: Twice())
    for (time, x, opacity) in [(0.0, 0.0, 1.0), (0.5, 50, 0.875), (1, 100, 0.75), (2, 100, 0.5)] {
      let list = try renderer.displayList(at: time)
      let figure = try #require(list.items.figures.first)
      #expect(abs(figure.minX - x) < 0.001, "\(time)")
      #expect(abs((list.items.opacities.first ?? 1) - opacity) < 0.001, "\(time)")
    }
  }

  private struct Overtaken: NonisolatedView {
    let model: Model
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        Text("A").foregroundStyle(isOn ? .white : .black)
        Rectangle().fill(isOn ? .white : .black).frame(width: 10, height: 10)
          .opacity(isOn ? 0 : 1)
        Circle().trim(from: 0, to: isOn ? 1 : 0).stroke(.black, lineWidth: isOn ? 4 : 2)
          .frame(width: 20, height: 20).blur(radius: isOn ? 4 : 0)
        Color.red.frame(width: model.isChanged ? 20 : 10, height: 10)
      }
      .frame(width: 40, height: 80)
      .onAppear { withAnimation(.linear(duration: 2)) { isOn = true } }
    }
  }

  /// What is on its way goes on when something else changes: as without that change.
  @Test func anotherChangeCutsNothingShort() throws {
    func leaves(_ isOvertaken: Bool) throws -> [String] {
      let model = Model()
      let renderer = AnimationRenderer(content: Overtaken(model: model))
      renderer.change(at: 0.5, nil) { model.isChanged = isOvertaken }
      return try renderer.displayList(at: 1).items.described.filter { !$0.contains("red") }
    }
    let (overtaken, alone) = try (leaves(true), leaves(false))
    #expect(overtaken == alone)
    #expect(alone.count == 3, "\(alone)")
  }

  private struct Mixed: NonisolatedView {
    @State private var names: [String] = []

    var body: some View {
      HStack(spacing: 0) { ForEach(names, id: \.self) { _ in box } }
        .onAppear {
          names.append("a")
          withAnimation(.linear(duration: 1)) { names.append("b") }
          names.append("c")
        }
    }

    private var box: some View { Rectangle().frame(width: 10, height: 10) }
  }

  @Test func theLastValueCountsInTheEnd() throws {
    let renderer = AnimationRenderer(content: Mixed())
    #expect(try renderer.displayList(at: 5).items.figures.count == 3)
  }

  // MARK: - What comes later

  private struct Ticking: NonisolatedView {
    let timer: Timer.TimerPublisher
    @State private var count = 0

    var body: some View {
      Rectangle().frame(width: 10, height: 10)
        .frame(width: 110, alignment: count > 0 ? .trailing : .leading)
        .onReceive(timer.autoconnect()) { _ in
          withAnimation(.linear(duration: 1)) { count += 1 }
        }
    }
  }

  @Test func timersSendAtTheirTime() throws {
    let timer = Timer.publish(every: 0.5, on: .main, in: .common)
    let renderer = AnimationRenderer(content: Ticking(timer: timer))
    renderer.frames.late = LateWork(countsQueues: true)
    renderer.frames.settleTime = 1
    renderer.duration = 2
    for (time, x) in [(0.25, 0.0), (0.5, 0), (1, 50), (1.5, 100)] {
      let figure = try #require(renderer.displayList(at: time).items.figures.first)
      #expect(abs(figure.minX - x) < 0.001, "\(time)")
    }
  }
}

extension [DisplayItem] {
  /// What is drawn of each item, with the effects and the opacity around it, but not where.
  fileprivate var described: [String] { described(1, "") }

  private func described(_ opacity: Double, _ around: String) -> [String] {
    flatMap { item -> [String] in
      let strength = String(format: "%.4f", opacity)
      switch item {
      case .group(let group):
        let effect = group.effect.map { "\($0)" } ?? ""
        return group.items.described(opacity * group.opacity, around + effect)
      case .fill(_, .color(let color), _): return ["fill \(name(color)) \(strength) \(around)"]
      case .stroke(let path, let style, _):
        return ["stroke \(path.elements.count) \(style.lineWidth) \(strength) \(around)"]
      case .glyphs(let glyphs):
        guard case .color(let color) = glyphs.paint else { return [] }
        return ["\(glyphs.run.characters) \(name(color)) \(strength) \(around)"]
      default: return []
      }
    }
  }

  private func name(_ color: Color.Resolved) -> String {
    color.red > color.green + 0.1 ? "red" : String(format: "%.4f", color.green)
  }

  /// The items that are no groups.
  fileprivate var leaves: [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      if case .group(let group) = item { group.items.leaves } else { [item] }
    }
  }
}
