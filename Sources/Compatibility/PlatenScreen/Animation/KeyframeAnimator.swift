public import PlatenViews

/// A view that moves through keyframes, repeatedly or when a value changes.
///
/// A still picture shows its initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: _NonisolatedView
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let timing: TimedViewTiming
  private let content: (Value) -> Content
  private let timeline: KeyframeTimeline<Value>

  /// Makes a view for each value, and repeats; one that does not has its initial value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.content) = (initialValue, content)
    timeline = KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
    timing = repeating ? .every(timeline.duration) : .never
  }

  /// Makes a view for each value, and runs when another value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.content) = (initialValue, content)
    timeline = KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
    timing = .once(timeline.duration, after: trigger)
  }

  /// The view for the value of the moment that is drawn.
  public var body: some View {
    TimedView(timing) { time in content(time.map { timeline.value(time: $0) } ?? initialValue) }
  }
}

nonisolated extension View {
  /// Animates values of this view through keyframes, and repeats; if it does not repeat, the view has its
  /// initial values.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (_ContentOf<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(_ContentOf(content: self), $0) }, keyframes: keyframes)
  }

  /// Animates values of this view through keyframes when another value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (_ContentOf<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(_ContentOf(content: self), $0) }, keyframes: keyframes)
  }
}
