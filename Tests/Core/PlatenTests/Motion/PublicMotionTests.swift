import Foundation
import Observation
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

@testable import Platen
@testable import PlatenViews

/// What previews of public repositories move.
@Suite struct PublicMotionTests {
  private var box: some View { Rectangle().frame(width: 40, height: 20) }
  private let gradient = LinearGradient(
    colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

  /// A clip from square to round corners, whose steps differ, cuts half as much half way.
  ///
  /// At the corner's diagonal a radius of 20 leaves 20 (1 - cos 45°) = 5.858 out, one of 10 leaves 2.929. The sides are
  /// straight from a radius on.
  @Test(arguments: [(0, 20), (20, 0)], [RoundedCornerStyle.circular, .continuous])
  func roundCornersGrow(radii: (start: CGFloat, end: CGFloat), style: RoundedCornerStyle) throws {
    let (list, findings) = try half { isChanged in
      Rectangle().fill(gradient).frame(width: 40, height: 40)
        .clipShape(
          RoundedRectangle(cornerRadius: isChanged ? radii.end : radii.start, style: style))
    }
    #expect(findings.isEmpty)
    func clips(_ items: [DisplayItem]) -> [Path] {
      items.flatMap { item -> [Path] in
        guard case .group(let group) = item else { return [] }
        return (group.clip.map { [$0] } ?? []) + clips(group.items)
      }
    }
    let clip = try #require(clips(list.items).first)
    #expect(!clip.contains(CGPoint(x: 2.7, y: 2.7)) && clip.contains(CGPoint(x: 3.2, y: 3.2)))
    #expect(clip.contains(CGPoint(x: 0.1, y: 11)) && !clip.contains(CGPoint(x: 0.1, y: 7)))
    #expect(clip.boundingRect.insetBy(dx: -0.01, dy: -0.01).contains(CGRect(0, 0, 40, 40)))
  }

  /// A spinner with a shadow turns all the way around, though it looks the same in the end.
  @Test func aWholeTurnUnderAnEffectIsSeen() throws {
    let (list, findings) = try half { isChanged in
      box.rotationEffect(.degrees(isChanged ? 180 : 0)).rotationEffect(
        .degrees(isChanged ? 360 : 0)
      )
      .opacity(0.5)
    }
    #expect(findings.isEmpty)
    let turned = try half { box.rotationEffect(.degrees($0 ? 360 : 90)).opacity(0.5) }
    // Half way from 90° to 360° is 225°: across, a box of 40 x 20 takes 60 / √2.
    let figure = try #require(turned.list.items.figures.first)
    #expect(abs(figure.width - 60 / 2.0.squareRoot()) < 0.01)
    // 90° and 180°: the box lies as it did.
    #expect(try #require(list.items.figures.first).width > 0)
    let spinner = try half {
      Rectangle().frame(width: 40, height: 20).rotationEffect(.degrees($0 ? 360 : 0))
        .rotationEffect(.degrees(45)).shadow(radius: 1)
    }
    #expect(spinner.findings.isEmpty)
  }

  /// From its own place: half way, a neighbour has pushed it by half.
  @Test func aTurnedViewStartsWhereItWas() throws {
    let (list, _) = try half { isChanged in
      HStack(spacing: 0) {
        Color.clear.frame(width: isChanged ? 80 : 20, height: 20)
        box.scaleEffect(isChanged ? 0.5 : 1)
      }
      .frame(width: 200, alignment: .leading)
    }
    let figure = try #require(list.items.figures.last)
    #expect(abs(figure.midX - 70) < 0.001 && abs(figure.width - 30) < 0.001)
  }

  @Test func aLineGrowsFromNothing() throws {
    let (list, findings) = try half {
      Circle().stroke(lineWidth: $0 ? 4 : 0).frame(width: 40, height: 40)
    }
    #expect(findings.isEmpty)
    func widths(_ items: [DisplayItem]) -> [CGFloat] {
      items.flatMap { item -> [CGFloat] in
        switch item {
        case .stroke(_, let style, _): [style.lineWidth]
        case .group(let group): widths(group.items)
        default: []
        }
      }
    }
    #expect(widths(list.items) == [2])
  }

  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40)]) }
    }
  }

  private struct TrimmedLine: NonisolatedView {
    @State private var trim = 0.0
    @State private var x = 0.0

    var body: some View {
      Triangle().trim(from: 0, to: trim).stroke(lineWidth: 2).frame(width: 40, height: 40)
        .offset(x: x)
        .onAppear {
          withAnimation(.linear(duration: 2)) { trim = 1 }
          withAnimation(.linear(duration: 1)) { x = 30 }
        }
    }
  }

  /// A trim and a change of place by another animation begin at one time: after half a second a quarter of 80
  /// points is there, and half of 30 is made aside.
  @Test func aTrimGoesOnBesideAnotherAnimation() throws {
    let renderer = AnimationRenderer(content: TrimmedLine())
    let figure = try #require(try renderer.displayList(at: 0.5).items.figures.first)
    #expect(abs(figure.width - 20) < 0.01 && abs(figure.minX - 15) < 0.01)
  }

  @Observable final class Ends {
    var trim = 0.1
    var x = 0.0
  }

  /// The line is as long as the last trim says while a slower motion of the same changes goes on: 72 of 80 points.
  @Test func aTrimThatHasArrivedStays() throws {
    struct Lines: NonisolatedView {
      let ends: Ends
      var body: some View {
        VStack(spacing: 0) {
          Triangle().trim(from: 0, to: ends.trim).stroke(lineWidth: 2).frame(width: 40, height: 40)
          Rectangle().frame(width: 9, height: 9).offset(x: ends.x)
        }
      }
    }
    let ends = Ends()
    let renderer = AnimationRenderer(content: Lines(ends: ends))
    for (time, trim, x) in [(0.3, 0.4, 40.0), (1.3, 0.9, -40)] {
      renderer.change(at: time) {
        withAnimation(.linear(duration: 0.7)) { ends.trim = trim }
        withAnimation(.linear(duration: 2.5)) { ends.x = x }
      }
    }
    for time in [2.1, 2.6, 3.4, 4] {
      let figure = try #require(try renderer.displayList(at: time).items.figures.first)
      #expect(abs(figure.height - 32) < 0.01, "\(time)")
    }
  }

  private struct Chased: NonisolatedView {
    @State private var start = 0.0
    @State private var end = 0.0

    var body: some View {
      Triangle().trim(from: start, to: end).stroke(lineWidth: 2).frame(width: 40, height: 40)
        .onAppear {
          withAnimation(.linear(duration: 1)) { end = 0.5 }
          withAnimation(.linear(duration: 2)) { start = 0.25 }
        }
    }
  }

  /// Both ends of a trim go at their own pace: of 80 points, 20 and 5 are behind them after half a second, and 40 and
  /// 10 after a whole one.
  @Test func bothEndsOfATrimGo() throws {
    let renderer = AnimationRenderer(content: Chased())
    for (time, left, right) in [(0.5, 5.0, 20.0), (1, 10, 40), (1.5, 15, 40), (2, 20, 40)] {
      let figure = try #require(try renderer.displayList(at: time).items.figures.first)
      #expect(
        abs(figure.minX - left) < 0.01 && abs(figure.maxX - right) < 0.01, "\(time) s: \(figure)")
    }
  }

  // MARK: - Animatable data

  private struct Shake: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(translationX: 20 * sin(animatableData * 2 * .pi), y: 0))
    }
  }

  private struct Bar: NonisolatedView, Animatable {
    var animatableData: Double

    var body: some View {
      Rectangle().frame(width: 100 * animatableData * animatableData, height: 10)
        .frame(width: 100, alignment: .leading)
    }
  }

  /// An effect that ends as it began shakes on the way, and a view is made of the data of each moment.
  ///
  /// After 0.2 of a second, sin 72° is 0.951057, and of 0.2² of 100 points 4 are there.
  @Test func effectsAndViewsAreMadeOfTheirDataOnTheWay() throws {
    let ends = Ends()
    struct Both: NonisolatedView {
      let ends: Ends
      var body: some View {
        VStack(spacing: 0) {
          Rectangle().frame(width: 10, height: 10).modifier(Shake(animatableData: ends.x))
          Bar(animatableData: ends.x)
        }
      }
    }
    let renderer = AnimationRenderer(content: Both(ends: ends))
    renderer.change(at: 1, .linear(duration: 1)) { ends.x = 1 }
    let moments: [(Double, CGFloat, CGFloat)] = [
      (1.0, 45.0, 0.0), (1.2, 45 + 20 * 0.951_057, 4), (1.5, 45, 25),
      (1.8, 45 - 20 * 0.951_057, 64),
      (3, 45, 100),
    ]
    for (time, x, width) in moments {
      let figures = try renderer.displayList(at: time).items.figures
      #expect(abs(figures[0].minX - x) < 0.001, "\(time) s: \(figures)")
      #expect(width == 0 || abs(figures[1].width - width) < 0.001, "\(time) s: \(figures)")
    }
  }

  /// Sent back on its way, data goes on from where it is: two eased ways add up, as by the closed form 74.17.
  @Test func dataThatIsSentBackGoesOn() throws {
    struct Linear: NonisolatedView, Animatable {
      var animatableData: Double
      var body: some View {
        Rectangle().frame(width: animatableData, height: 10).frame(width: 100, alignment: .leading)
      }
    }
    struct Host: NonisolatedView {
      let ends: Ends
      var body: some View { Linear(animatableData: ends.x) }
    }
    let ends = Ends()
    let renderer = AnimationRenderer(content: Host(ends: ends))
    renderer.change(at: 0, .easeInOut(duration: 1)) { ends.x = 100 }
    renderer.change(at: 0.5, .easeInOut(duration: 1)) { ends.x = 0 }
    let figure = try #require(try renderer.displayList(at: 0.75).items.figures.first)
    // Frames stand on whole pixels.
    #expect(figure.width == 74, "\(figure)")
  }

  /// A shape whose type is erased moves by its data; one of another type is there at once.
  ///
  /// From a quarter to a half of a square's outline, half way the upper half of its right side is there.
  @Test func erasedShapesGoTheirWay() throws {
    let (list, findings) = try half { isChanged in
      AnyShape(Rectangle().trim(from: 0, to: isChanged ? 0.5 : 0.25)).frame(width: 20, height: 20)
    }
    #expect(findings.isEmpty)
    #expect(list.items.figures.first == CGRect(x: 0, y: 0, width: 20, height: 10))
    let (other, _) = try half { isChanged in
      (isChanged ? AnyShape(Rectangle().trim(from: 0, to: 0.5)) : AnyShape(Circle()))
        .frame(width: 20, height: 20)
    }
    #expect(other.items.figures.first == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  /// A wave that ends one length further on looks as it did before, and moves all the same.
  @Test func aShapeThatEndsAsItBeganMoves() throws {
    struct Wave: Shape {
      var animatableData: Double

      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 10 + 10 * sin(animatableData * 2 * .pi), y: 0, width: 10, height: 10))
      }
    }
    let ends = Ends()
    struct Host: NonisolatedView {
      let ends: Ends

      var body: some View { Wave(animatableData: ends.x).frame(width: 40, height: 10) }
    }
    let renderer = AnimationRenderer(content: Host(ends: ends))
    renderer.change(at: 0, .linear(duration: 1)) { ends.x = 1 }
    for (time, x) in [(0, 10), (0.25, 20), (0.5, 10), (0.75, 0), (2, 10)] as [(Double, CGFloat)] {
      let figure = try #require(try renderer.displayList(at: time).items.figures.first)
      #expect(abs(figure.minX - x) < 0.001, "\(time) s: \(figure)")
    }
  }

  /// A border inside of a shape moves by the shape's data and by its own width.
  ///
  /// Half way its corners have a radius of 12, less half of the width of 4, and its middle is 2 points inside.
  @Test func bordersGoTheirWay() throws {
    let (list, _) = try half { isChanged in
      RoundedRectangle(cornerRadius: isChanged ? 20 : 4, style: .circular)
        .strokeBorder(lineWidth: isChanged ? 6 : 2).frame(width: 60, height: 40)
    }
    func strokes(_ items: [DisplayItem]) -> [(path: Path, width: CGFloat)] {
      items.flatMap { item -> [(path: Path, width: CGFloat)] in
        switch item {
        case .stroke(let path, let style, _): [(path, style.lineWidth)]
        case .group(let group): strokes(group.items)
        default: []
        }
      }
    }
    let stroke = try #require(strokes(list.items).first)
    #expect(stroke.width == 4)
    #expect(stroke.path.boundingRect == CGRect(x: 2, y: 2, width: 56, height: 36))
    // A corner of radius 10 leaves 10 (1 - cos 45°) = 2.929 of the diagonal out.
    #expect(!stroke.path.contains(CGPoint(x: 4.8, y: 4.8)))
    #expect(stroke.path.contains(CGPoint(x: 5.1, y: 5.1)))
  }

  /// Around a middle at 50, 40 points away.
  private struct Orbit: Layout {
    var animatableData: Double

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 100, height: 100) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let place = CGPoint(
        x: bounds.midX + 40 * cos(animatableData), y: bounds.midY + 40 * sin(animatableData))
      subviews[0].place(at: place, anchor: .center, proposal: .unspecified)
    }
  }

  /// Half way around half a circle, a view is at its lowest point; it does not go through the middle.
  @Test(arguments: [false, true])
  func layoutsWithDataAreMadeOnTheWay(isErased: Bool) throws {
    struct Host: NonisolatedView {
      let ends: Ends
      let isErased: Bool

      var body: some View {
        let orbit = Orbit(animatableData: .pi * ends.x)
        let square = Rectangle().frame(width: 10, height: 10)
        if isErased {
          AnyLayout(orbit) { square }
        } else {
          orbit { square }
        }
      }
    }
    let ends = Ends()
    let renderer = AnimationRenderer(content: Host(ends: ends, isErased: isErased))
    renderer.change(at: 0, .linear(duration: 1)) { ends.x = 1 }
    for (time, x, y) in [(0, 90, 50), (0.5, 50, 90), (2, 10, 50)] as [(Double, CGFloat, CGFloat)] {
      let figure = try #require(try renderer.displayList(at: time).items.figures.first)
      #expect(figure.midX == x && figure.midY == y, "\(time) s: \(figure)")
    }
  }

  /// An SVG moves a view with animatable data from one end to the other, also if its size was asked for before.
  @Test func theSizeOfADocumentChangesNothing() throws {
    struct Host: NonisolatedView {
      let ends: Ends

      var body: some View { Bar(animatableData: ends.x).frame(width: 100) }
    }
    func document(asksBefore: Bool) throws -> [UInt8] {
      let (ends, sink) = (Ends(), MemorySink())
      let renderer = AnimationRenderer(content: Host(ends: ends))
      renderer.change(at: 0, .linear(duration: 1)) { ends.x = 1 }
      if asksBefore { #expect(try renderer.size(asFrames: false).width == 100) }
      _ = try renderer.print(as: nil, to: sink)
      return sink.bytes
    }
    #expect(try document(asksBefore: true) == document(asksBefore: false))
  }
}
