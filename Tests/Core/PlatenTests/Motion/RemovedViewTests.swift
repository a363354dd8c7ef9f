import Observation
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

@testable import Platen

/// Where views that are removed are drawn on their way out: below those that stay beside them, and above what lies
/// behind all of them.
@Suite struct RemovedViewTests {
  @Observable final class Model {
    var isShown = true
    var isWide = false
  }

  private struct Host<Content: View>: NonisolatedView {
    let model: Model
    let content: (Model) -> Content

    var body: some View { content(model) }
  }

  /// Returns the heights of what is drawn, from below, at 0.7 s of a second that takes away what is shown; and
  /// that at 0.5 s makes wide what may be.
  private func heights<Content: View>(
    isWidened: Bool = false, @ViewBuilder _ content: @escaping (Model) -> Content
  ) throws -> [CGFloat] {
    let model = Model()
    let renderer = AnimationRenderer(content: Host(model: model, content: content))
    renderer.change(at: 0, .linear(duration: 1)) { model.isShown = false }
    if isWidened { renderer.change(at: 0.5, .linear(duration: 1)) { model.isWide = true } }
    let list = try renderer.displayList(at: 0.7)
    return list.items.figures.map(\.height)
  }

  private func box(_ height: CGFloat) -> some View {
    Rectangle().frame(width: 20, height: height)
  }

  @Test(arguments: [false, true])
  func aRowGoesBelowItsNeighboursAndAboveTheBackground(isWidened: Bool) throws {
    let found = try heights(isWidened: isWidened) { model in
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box(1)
          if model.isShown { box(2) }
          box(3).frame(width: model.isWide ? 60 : 20)
        }
        .frame(height: 9)
        .background(Color.yellow)
        box(4)
      }
    }
    #expect(found == [9, 2, 1, 3, 4])
  }

  @Test func whatGoesWithItsBackgroundGoesBelowBoth() throws {
    let found = try heights { model in
      HStack(spacing: 0) {
        box(1)
        if model.isShown { box(2).frame(height: 5).background(Color.yellow) }
      }
    }
    #expect(found == [5, 2, 1])
  }

  /// In a group it goes on at its place there, whether the second change begins with the first or later.
  @Test(arguments: [0, 0.5])
  func aRowInGroupsGoesOnWithThem(start: Double) throws {
    let model = Model()
    let renderer = AnimationRenderer(
      content: Host(model: model) { model in
        HStack(spacing: 0) {
          box(1)
          if model.isShown { box(2) }
          box(3)
        }
        .frame(width: 90, height: 9)
        .background(Color.yellow)
        .clipped()
        .offset(x: model.isWide ? 100 : 0)
        .clipShape(Rectangle().size(width: 500, height: 500))
      })
    renderer.change(at: 0, .linear(duration: 1)) { model.isShown = false }
    renderer.change(at: start, .linear(duration: 1)) { model.isWide = true }
    let figures = try renderer.displayList(at: 0.75).items.figures
    #expect(figures.map(\.height) == [9, 2, 1, 3])
    // 35 from the left of a row that has gone a part of its 100 points.
    let x = try #require(figures.first { $0.height == 2 }?.minX)
    #expect(abs(x - 35 - 100 * (0.75 - start)) < 1e-9)
  }

  /// A group goes on with what goes in it when the view that is first in it goes, too.
  @Test func aRowThatLosesItsFirstViewKeepsWhatGoes() throws {
    let model = Model()
    let renderer = AnimationRenderer(
      content: Host(model: model) { model in
        HStack(spacing: 0) {
          if !model.isWide { box(1) }
          if model.isShown { box(2) }
          box(3)
        }
        .frame(width: 90, height: 9)
        .clipped()
      })
    renderer.change(at: 0, .linear(duration: 1)) { model.isShown = false }
    renderer.change(at: 0.5, .linear(duration: 1)) { model.isWide = true }
    #expect(try renderer.displayList(at: 0.75).items.figures.map(\.height).sorted() == [1, 2, 3])
    #expect(try renderer.displayList(at: 1.25).items.figures.map(\.height).sorted() == [1, 3])
  }

  /// Half way, a glass is half of its height below its place, and what it comes over stays as it is.
  @Test func aMaterialComesByItsTransition() throws {
    let model = Model()
    let renderer = AnimationRenderer(
      content: Host(model: model) { model in
        ZStack {
          box(90)
          if !model.isShown {
            Color.clear.frame(width: 20, height: 30).background(.thinMaterial)
              .transition(.move(edge: .bottom))
          }
        }
      })
    renderer.change(at: 0, .linear(duration: 1)) { model.isShown = false }
    let list = try renderer.displayList(at: 0.5)
    #expect(list.items.figures.first == CGRect(0, 0, 20, 90))
    #expect(list.items.figures.last == CGRect(0, 45, 20, 30))
    for case .group(let group) in list.items { #expect(group.opacity == 1) }
  }

  /// As in SwiftUI, whose views need a `zIndex` to stay in front of a stack's first one.
  @Test func aStackOfLayersAsksForTheirLevel() throws {
    for (level, expected) in [(0, [2, 9]), (1, [9, 2])] as [(Double, [CGFloat])] {
      let found = try heights { model in
        ZStack {
          box(9)
          if model.isShown { box(2).zIndex(level) }
        }
      }
      #expect(found == expected, "\(level)")
    }
  }

  /// Half way, the new one is half of its 20 points before its place, and the old one as far beyond.
  @Test func aViewWithAnotherIdIsAnotherView() throws {
    let model = Model()
    let renderer = AnimationRenderer(
      content: Host(model: model) { model in
        ZStack { box(2).id(model.isShown).transition(.slide) }
      })
    renderer.change(at: 0, .linear(duration: 1)) { model.isShown = false }
    let figures = try renderer.displayList(at: 0.5).items.figures
    #expect(figures.map(\.minX).sorted() == [-10, 10])
  }

  /// Also where a transition's body says how both look: each at 95 % of its 20 points.
  @MainActor @Test func aViewWithAnotherIdIsReplacedAsABodySays() throws {
    let model = Model()
    let renderer = AnimationRenderer(
      content: Host(model: model) { model in
        ZStack { box(2).id(model.isShown).transition(.blurReplace) }
      })
    renderer.change(at: 0, .linear(duration: 1)) { model.isShown = false }
    let figures = try renderer.displayList(at: 0.5).items.figures
    #expect(figures.map(\.width) == [19, 19])
  }

  @Test func anOverlayGoesInFrontOfItsView() throws {
    let found = try heights { model in
      HStack(spacing: 0) {
        box(1)
        box(9).overlay { if model.isShown { box(2) } }
        box(3)
      }
    }
    #expect(found == [1, 9, 2, 3])
  }
}
