import Foundation
import Observation
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

@testable import Platen

/// Shapes that change: by their animatable data, and without any.
@Suite struct ShapeMotionTests {
  private struct Bar: Shape {
    var part: CGFloat
    var animatableData: CGFloat {
      get { part }
      set { part = newValue }
    }

    func path(in rect: CGRect) -> Path {
      // More steps where there is more of it, so that no path lies between two of them.
      var path = Path()
      path.move(to: CGPoint(x: 0, y: 0))
      for step in 1...Int(1 + part * 10) {
        path.addLine(to: CGPoint(x: rect.width * part, y: CGFloat(step) * 0.1))
      }
      path.addLine(to: CGPoint(x: 0, y: rect.height))
      return path
    }
  }

  /// A shape that has no data between two of its sides.
  private struct Side: Shape {
    var isRight: Bool

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: isRight ? rect.maxX - 20 : rect.minX, y: 0, width: 20, height: rect.height))
    }
  }

  private let gradient = LinearGradient(
    colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  /// From a fifth to all of 80 points: half way three fifths, 48 points.
  @Test(arguments: [false, true])
  func aShapeOfAGradientGrowsByItsData(isStroked: Bool) throws {
    let (list, findings) = try half { isChanged in
      let bar = Bar(part: isChanged ? 1 : 0.2)
      if isStroked {
        AnyView(bar.stroke(gradient, lineWidth: 2).frame(width: 80, height: 20))
      } else {
        AnyView(bar.fill(gradient).frame(width: 80, height: 20))
      }
    }
    #expect(findings.isEmpty)
    let figures = list.items.figures
    #expect(figures.count == 1)
    #expect(abs(try #require(figures.first).maxX - 48) < (isStroked ? 1.5 : 0.001))
  }

  /// The first half of a ring in a gradient, from a tenth to nine tenths.
  @Test func aTrimmedRingOfAGradientGrows() throws {
    let (list, findings) = try half { isChanged in
      Circle().trim(from: 0, to: isChanged ? 0.9 : 0.1).stroke(gradient, lineWidth: 4)
        .frame(width: 40, height: 40)
    }
    #expect(findings.isEmpty && list.items.figures.count == 1)
    let figure = try #require(list.items.figures.first)
    // The lower half.
    #expect(abs(figure.midX - 20) < 0.1 && abs(figure.midY - 30) < 0.1)
  }

  /// It changes at once, as in SwiftUI; its frame moves on.
  @Test func aShapeWithoutDataChangesAtOnce() throws {
    let (list, findings) = try half { isChanged in
      Side(isRight: isChanged).fill(Color.red).frame(width: 80, height: 20)
        .frame(width: 160, alignment: isChanged ? .trailing : .leading)
    }
    #expect(findings.isEmpty)
    #expect(list.items.figures == [CGRect(x: 40 + 60, y: 0, width: 20, height: 20)])
  }

  /// What a shape cuts out grows by its data, too.
  @Test func aClipGrowsByItsData() throws {
    let (list, findings) = try half { isChanged in
      Color.green.frame(width: 80, height: 20).clipShape(Bar(part: isChanged ? 1 : 0.2))
    }
    #expect(findings.isEmpty)
    let found = clips(of: list.items)
    let clip = try #require(found.first)
    #expect(found.count == 1 && abs(clip.maxX - 48) < 0.001)
  }

  /// Another change in between ends no clip on its way.
  @Test func aClipGoesOnWhenAnotherChangeBegins() throws {
    struct Clipped: NonisolatedView {
      let model: Model

      var body: some View {
        Color.green.frame(width: 80, height: 20)
          .clipShape(Bar(part: model.isLong ? 1 : 0.2)).opacity(model.isPale ? 0.5 : 1)
      }
    }
    let model = Model()
    let renderer = AnimationRenderer(content: Clipped(model: model))
    renderer.change(at: 0, .linear(duration: 1)) { model.isLong = true }
    renderer.change(at: 0.25, .linear(duration: 1)) { model.isPale = true }
    let found = try clips(of: renderer.displayList(at: 0.5).items)
    let clip = try #require(found.first)
    #expect(found.count == 1 && abs(clip.maxX - 48) < 0.001)
  }

  @Observable final class Model {
    var isLong = false
    var isPale = false
  }

  private func clips(of items: [DisplayItem]) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      guard case .group(let group) = item else { return [] }
      return (group.clip.map { [$0.boundingRect] } ?? []) + clips(of: group.items)
    }
  }
}
