import Foundation
import Observation
import PlatenBase
import PlatenDrawing
import TestSupport
import Testing

@testable import Platen

/// Views that have the place and size of others.
@Suite struct MatchedGeometryTests {
  @Observable final class Model {
    var selection = 0
  }

  /// Three tabs of 40, 20 and 30 points without space between them, and a red bar under the selected one.
  private struct Tabs: NonisolatedView {
    let model: Model
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        ForEach([40, 20, 30], id: \.self) { width in
          Color.clear.frame(width: CGFloat(width), height: 10)
            .matchedGeometryEffect(id: width, in: namespace)
        }
      }
      .background(alignment: .topLeading) {
        Color.red.frame(maxWidth: properties.contains(.size) ? nil : 6)
          .matchedGeometryEffect(
            id: [40, 20, 30][model.selection], in: namespace, properties: properties,
            anchor: anchor, isSource: false)
      }
      .padding(5)
    }
  }

  private func bar(_ tabs: Tabs) throws -> CGRect {
    let list = try ImageRenderer(content: tabs).displayList()
    return try #require(list.items.figures.last)
  }

  @Test(arguments: [(0, 5.0, 40.0), (1, 45, 20), (2, 65, 30)])
  func aViewLiesWhereItsSourceIs(selection: Int, x: CGFloat, width: CGFloat) throws {
    let model = Model()
    model.selection = selection
    #expect(try bar(Tabs(model: model)) == CGRect(x: x, y: 5, width: width, height: 10))
  }

  /// Six points wide: at the end of the second tab, whose anchor is that at its trailing edge.
  @Test func aPlaceAloneKeepsTheSize() throws {
    let model = Model()
    model.selection = 1
    let tabs = Tabs(model: model, properties: .position, anchor: .trailing)
    #expect(try bar(tabs) == CGRect(x: 59, y: 5, width: 6, height: 10))
  }

  @Test func withoutASourceAViewStaysWhereItIs() throws {
    struct Alone: NonisolatedView {
      @Namespace private var namespace

      var body: some View {
        Color.red.frame(width: 20, height: 10)
          .matchedGeometryEffect(id: 1, in: namespace, isSource: false)
      }
    }
    let figure = try ImageRenderer(content: Alone()).displayList().items.figures.first
    #expect(figure == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  // MARK: - In motion

  @Test func aViewGoesWithItsSource() throws {
    let model = Model()
    let renderer = AnimationRenderer(content: Tabs(model: model))
    renderer.change(at: 0, .linear(duration: 1)) { model.selection = 1 }
    let list = try renderer.displayList(at: 0.5)
    let half = try #require(list.items.figures.last)
    #expect(half == CGRect(x: 25, y: 5, width: 30, height: 10))
  }

  /// A square of 10 points at the left becomes one of 30 at the right: half way 20, in the middle.
  @Test func aViewGoesOnFromOneThatGoes() throws {
    struct Heart: NonisolatedView {
      let model: Model
      @Namespace private var namespace

      var body: some View {
        HStack(spacing: 0) {
          if model.selection == 0 {
            Rectangle().matchedGeometryEffect(id: "heart", in: namespace)
              .frame(width: 10, height: 10)
            Spacer()
          } else {
            Spacer()
            Rectangle().matchedGeometryEffect(id: "heart", in: namespace)
              .frame(width: 30, height: 30)
          }
        }
        .frame(width: 110, height: 30)
      }
    }
    let model = Model()
    let renderer = AnimationRenderer(content: Heart(model: model))
    renderer.change(at: 0, .linear(duration: 1)) { model.selection = 1 }
    let figures = try renderer.displayList(at: 0.5).items.figures
    #expect(figures == [CGRect(x: 40, y: 5, width: 20, height: 20)])
  }
}
