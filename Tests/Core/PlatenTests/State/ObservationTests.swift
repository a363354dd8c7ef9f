import Platen
import Testing

/// Models with `@Observable`, which `import Platen` brings along.
@Suite struct ObservationTests {
  @Test func aBodyIsAskedAgainWhenItsModelChanges() throws {
    let frames = try Frames.of(Owner { $0.width = 70 })
    #expect(frames["model"].width == 70)
  }

  @Test func aModelIsMadeOnceAndKept() throws {
    let log = Recorder()
    try renderUntilStable(
      Owner {
        $0.width += 1
        log.add("\($0.width)")
      })
    #expect(log.entries == ["11.0"])
  }

  @Test func aModelThatNobodyReadsTakesNoRound() throws {
    let log = Recorder()
    try renderUntilStable(
      Owner {
        log.add("appear")
        $0.unread += 1
      } told: {
        log.add("body")
      })
    #expect(log.entries == ["body", "appear"])
  }

  @Test func aChangeInAGeometryReaderIsSeenInABodyBefore() throws {
    let model = Model()
    let view = VStack(spacing: 0) {
      Reader(model: model)
      GeometryReader { geometry in
        let _ = model.width = geometry.size.width
        Color.blue
      }
    }
    #expect(try Frames.of(view, width: 44, height: 20)["model"].width == 44)
  }

  @Test func aModelReadInAGeometryReaderIsReadAgain() throws {
    let model = Model()
    let view = GeometryReader { _ in box("in", model.width, 5) }.onAppear { model.width = 33 }
    #expect(try Frames.of(view, width: 100, height: 20)["in"].width == 33)
  }

  @Test func aModelReadForEachElementIsReadAgain() throws {
    let model = Model()
    let view = HStack(spacing: 0) { ForEach(0..<2) { box("\($0)", model.width, 5) } }
    #expect(try Frames.of(view.onAppear { model.width = 33 })["1"].minX == 33)
  }

  @Test func aModifierIsAskedAgainWhenItsModelChanges() throws {
    let model = Model()
    let view = Color.red.modifier(Sizing(model: model)).onAppear { model.width = 21 }
    #expect(try Frames.of(view)["modified"].width == 21)
  }

  @Test func modelsAreInTheEnvironment() throws {
    let model = Model()
    let view = VStack { EnvironmentReader() }.environment(model).onAppear { model.width = 55 }
    let frames = try Frames.of(view)
    #expect(frames["needed"].width == 55)
    #expect(frames["optional"].width == 55)
  }

  @Test func aModelThatMayBeMissingIsNil() throws {
    #expect(try Frames.of(OptionalReader())["optional"].width == 1)
    let view = OptionalReader().environment(Model?.none).environment(Model())
    #expect(try Frames.of(view)["optional"].width == 1)
  }

  @Test func bindingsOfAModelWriteToIt() throws {
    let model = Model()
    let frames = try Frames.of(Form(model: model))
    #expect(frames["form"].width == 64)
    #expect(model.width == 64)
  }

  @Test func aStatesBindingLeadsToTheModelsProperty() throws {
    let log = Recorder()
    #expect(try Frames.of(StateForm(log: log))["form"].width == 64)
    #expect(log.entries == ["body", "body"])
  }

  @Test func aModelThatKeepsChangingNamesTheViewThatReadsIt() {
    let model = Model()
    let view = VStack { Reader(model: model) }.onPreferenceChange(WidthKey.self) { _ in
      model.width += 1
    }
    #expect(
      complaint(about: view)
        == "Reader keeps changing: a model that it reads still changes after 16 rounds of layout")
  }

  @Test func aModelOutlivesItsRendersUnchanged() throws {
    let model = Model()
    for width in [5.0, 6, 7] {
      model.width = width
      #expect(try Frames.of(Reader(model: model))["model"].width == width)
    }
  }
}

@Observable private final class Model {
  var width: CGFloat = 10
  var unread = 0
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
}

private struct Owner: NonisolatedView {
  @State private var model = Model()
  let change: (Model) -> Void
  let told: () -> Void

  init(_ change: @escaping (Model) -> Void, told: @escaping () -> Void = {}) {
    self.change = change
    self.told = told
  }

  var body: some View {
    let _ = told()
    box("model", model.width, 5).onAppear { change(model) }
  }
}

private struct Reader: NonisolatedView {
  let model: Model

  var body: some View {
    box("model", model.width, 5).preference(key: WidthKey.self, value: model.width)
  }
}

private struct Sizing: NonisolatedViewModifier {
  let model: Model

  func body(content: Content) -> some View {
    content.frame(width: model.width, height: 5).probe("modified")
  }
}

private struct EnvironmentReader: NonisolatedView {
  @Environment(Model.self) private var model

  var body: some View {
    box("needed", model.width, 5)
    OptionalReader()
  }
}

private struct OptionalReader: NonisolatedView {
  @Environment(Model.self) private var model: Model?

  var body: some View { box("optional", model?.width ?? 1, 5) }
}

private struct Form: NonisolatedView {
  @Bindable var model: Model

  var body: some View {
    box("form", model.width, 5).modifier(Writer(width: $model.width))
  }
}

private struct StateForm: NonisolatedView {
  let log: Recorder
  @State private var model = Model()

  var body: some View {
    let _ = log.add("body")
    box("form", model.width, 5).modifier(Writer(width: $model.width))
  }
}

private struct Writer: NonisolatedViewModifier {
  @Binding var width: CGFloat

  func body(content: Content) -> some View { content.onAppear { width = 64 } }
}
