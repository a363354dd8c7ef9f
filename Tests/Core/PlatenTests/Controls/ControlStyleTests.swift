import Foundation
import Platen
import Testing

/// Styles written by others, and what the environment says to them.
@Suite struct ControlStyleTests {
  @Test func aButtonStyleDrawsTheLabel() throws {
    let frames = try Frames.of(
      Button {
      } label: {
        box("label", 10, 10)
      }.buttonStyle(Wide()))
    #expect(frames["picture"].size == CGSize(width: 30, height: 10))
    #expect(frames["label"].minX == 10)
  }

  @Test func theInnermostStyleCounts() throws {
    let button = Button("") {}.buttonStyle(Fixed(width: 5)).buttonStyle(Fixed(width: 7))
    #expect(try Frames.of(button)["picture"].width == 5)
  }

  @Test func aStyleThatDrawsItsControlMeansTheStyleAround() throws {
    let toggle = Toggle("a", isOn: .constant(true)).labelsHidden().toggleStyle(Framed())
    #expect(try Frames.of(toggle)["picture"].size == CGSize(width: 71, height: 51))
    let button = Button("") {}.buttonStyle(Doubled()).buttonStyle(Fixed(width: 7))
    #expect(try Frames.of(button)["picture"].width == 14)
  }

  @Test func aStyleOfFieldsDrawsAroundTheField() throws {
    let field = TextField("a", text: .constant("b"))
    let height = try Frames.of(field.textFieldStyle(.plain), width: 100)["picture"].height
    let padded = try Frames.of(field.textFieldStyle(Padded()), width: 100)["picture"]
    #expect(padded.size == CGSize(width: 100, height: height + 20))
    let secret = SecureField("a", text: .constant("b")).textFieldStyle(Padded())
    #expect(try Frames.of(secret, width: 100)["picture"].size == padded.size)
  }

  @Test func aStyleReadsItsEnvironment() throws {
    let button = Button("") {}.buttonStyle(BySize())
    #expect(try Frames.of(button)["picture"].width == 10)
    #expect(try Frames.of(button.controlSize(.large))["picture"].width == 20)
    #expect(try Frames.of(button.disabled(true))["picture"].width == 30)
    // What is out of use cannot be brought into use further inside.
    #expect(try Frames.of(button.disabled(false).disabled(true))["picture"].width == 30)
  }

  @Test func theProgressOfAnIntervalIsTheTimeLeftOrPassed() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let interval = start...start.addingTimeInterval(80)
    func width(_ view: some View, after seconds: Double) throws -> CGFloat {
      try Frames.of(
        view.progressViewStyle(Quarter()),
        environment: { $0._now = start.addingTimeInterval(seconds) })["picture"].width
    }
    #expect(try width(ProgressView(timerInterval: interval), after: 20) == 75)
    #expect(try width(ProgressView(timerInterval: interval), after: 90) == 0)
    let passed = ProgressView(timerInterval: interval, countsDown: false) { EmptyView() }
    #expect(try width(passed, after: 20) == 25)
    #expect(try width(passed, after: -5) == 0)
  }

  @Test func otherStylesAreAskedToo() throws {
    let progress = ProgressView(value: 1, total: 4).progressViewStyle(Quarter())
    #expect(try Frames.of(progress)["picture"].width == 25)
    // Half of the way from 20 to 40.
    let gauge = Gauge(value: 30, in: 20...40) { EmptyView() }.gaugeStyle(Whole())
    #expect(try Frames.of(gauge)["picture"].width == 50)
    let group = GroupBox {
      box("inside", 10, 10)
    } label: {
      EmptyView()
    }.groupBoxStyle(Bare())
    #expect(try Frames.of(group)["picture"].size == CGSize(width: 10, height: 10))
    let labeled = LabeledContent {
      box("content", 20, 10)
    } label: {
      box("label", 30, 10)
    }
    #expect(try Frames.of(labeled, width: 100)["content"].minX == 80)
  }
}

private nonisolated struct Padded: TextFieldStyle, NonisolatedStyle {
  func _body(configuration: TextField<_Label>) -> some View { configuration.padding(10) }
}

private nonisolated struct Wide: ButtonStyle, NonisolatedStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, configuration.isPressed ? 0 : 10)
  }
}

private nonisolated struct Fixed: ButtonStyle, NonisolatedStyle {
  let width: CGFloat

  func makeBody(configuration: Self.Configuration) -> some View {
    Color.red.frame(width: width, height: 10)
  }
}

private nonisolated struct Doubled: PrimitiveButtonStyle, NonisolatedStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Button(configuration)
      Button(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
  }
}

private nonisolated struct Framed: ToggleStyle, NonisolatedStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).padding(configuration.isOn ? 10 : 0)
  }
}

private nonisolated struct BySize: ButtonStyle, NonisolatedStyle {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Color.red.frame(width: !isEnabled ? 30 : controlSize == .large ? 20 : 10, height: 1)
  }
}

private nonisolated struct Quarter: ProgressViewStyle, NonisolatedStyle {
  func makeBody(configuration: Configuration) -> some View {
    Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 1)
  }
}

private nonisolated struct Whole: GaugeStyle, NonisolatedStyle {
  func makeBody(configuration: Configuration) -> some View {
    Color.red.frame(width: 100 * configuration.value, height: 1)
  }
}

private nonisolated struct Bare: GroupBoxStyle, NonisolatedStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}
