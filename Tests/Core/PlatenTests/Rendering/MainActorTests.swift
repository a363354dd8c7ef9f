import Foundation
import Platen
import Testing

@Suite struct MainActorTests {
  @Test @MainActor func aViewOfTheMainActorReadsItsModelThere() throws {
    let renderer = ImageRenderer(content: Shelf(model: Model(width: 30)))
    #expect(try renderer.displayList().size == CGSize(width: 34, height: 14))
  }

  @Test func aViewOfTheMainActorIsAnErrorElsewhere() async throws {
    let shelf = await MainActor.run { Held(view: Shelf(model: Model(width: 30))) }
    let error = #expect(throws: RenderError.self) {
      try ImageRenderer(content: VStack { shelf.view }).displayList()
    }
    #expect(error?.code == .mainActor)
    #expect(error?.description.contains("\"Shelf\" is bound to the main actor") == true)
  }

  @Test func modifiersAndStylesOfTheMainActorAreErrorsElsewhere() throws {
    let framed = Framed()
    let boxed = Boxed()
    let modified = #expect(throws: RenderError.self) {
      try ImageRenderer(content: Color.red.modifier(framed)).displayList()
    }
    #expect(modified?.description.contains("\"Framed\"") == true)
    let styled = #expect(throws: RenderError.self) {
      try ImageRenderer(content: Button("Go") {}.buttonStyle(boxed)).displayList()
    }
    #expect(styled?.description.contains("\"Boxed\"") == true)
  }

  @Test @MainActor func modifiersAndStylesOfTheMainActorAreUsedThere() throws {
    #expect(
      try ImageRenderer(content: Color.red.modifier(Framed())).displayList().size
        == CGSize(width: 12, height: 10))
    #expect(
      try ImageRenderer(content: Button("Go") {}.buttonStyle(Boxed())).displayList().size
        == CGSize(width: 20, height: 20))
  }

  @Test func viewsOfNoActorAreRenderedOnAnyThread() async throws {
    let sizes = try await withThrowingTaskGroup(of: CGSize.self) { group in
      for width in 1...8 {
        group.addTask { try ImageRenderer(content: Bar(width: CGFloat(width))).displayList().size }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes.map(\.width).sorted() == [1, 2, 3, 4, 5, 6, 7, 8])
  }
}

@MainActor private final class Model: ObservableObject {
  @Published var width: CGFloat

  init(width: CGFloat) { self.width = width }
}

private struct Shelf: View {
  @StateObject private var model: Model

  init(model: @MainActor @autoclosure @escaping () -> Model) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View { Color.red.frame(width: model.width, height: 10).padding(2) }
}

/// Takes a view to another thread.
private struct Held<Content>: @unchecked Sendable {
  // It is only looked at.
  let view: Content
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.frame(width: 12) }
}

private struct Boxed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.fixedSize().frame(width: 20, height: 20)
  }
}

private struct Bar: NonisolatedView {
  let width: CGFloat

  var body: some View { Color.blue.frame(width: width, height: 1) }
}
