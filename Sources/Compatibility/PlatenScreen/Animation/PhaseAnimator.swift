public import PlatenViews

/// A view that moves through phases; each begins when the animation to the previous one ends.
///
/// A still picture shows the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: _NonisolatedView {
  private let phases: [Phase]
  /// What starts a round through the phases; nil for round after round from the beginning.
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  @State private var index = 0

  /// Makes a view for each of several phases, and repeats them.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger) = (Array(phases), nil)
    (self.content, self.animation) = (content, animation)
  }

  /// Makes a view for each of several phases, which run once when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger) = (Array(phases), AnyTrigger(trigger))
    (self.content, self.animation) = (content, animation)
  }

  /// The view for the phase, or none without a phase.
  public var body: some View {
    if phases.indices.contains(index) {
      content(phases[index])
        .onAppearInMotion { if trigger == nil { advance() } }
        .onChangeInMotion(of: trigger) { advance() }
    }
  }

  private func advance() {
    guard phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      if trigger == nil || next != 0 { advance() }
    }
  }
}

/// A value that starts something when it is another.
struct AnyTrigger: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (a: AnyTrigger, b: AnyTrigger) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { b.value as? Value == value }
    return isEqual(a.value)
  }
}
