public import PlatenBase

/// Combines the keyframes of a closure into one track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Keyframes in the order of the code.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Keyframes one after the other.
  public static func buildBlock() -> _NoTrackContent<Value> { _NoTrackContent() }

  /// Builds the first of some keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Keyframes after others.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _NoTrackContent<Value> where A.Value == Value, B.Value == Value {
    _NoTrackContent {
      accumulated._appendKeyframes(to: &$0)
      next._appendKeyframes(to: &$0)
    }
  }

  /// Builds several keyframes.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> _NoTrackContent<Value> {
    _NoTrackContent { list in components.forEach { $0._appendKeyframes(to: &list) } }
  }

  /// Keyframes that may be missing.
  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> _NoTrackContent<Value> {
    _NoTrackContent { component?._appendKeyframes(to: &$0) }
  }

  /// Keyframes that may be missing, without a type for the missing ones.
  public static func buildOptional(
    _ component: _NoTrackContent<Value>?
  ) -> _NoTrackContent<Value> { component ?? _NoTrackContent() }

  /// Builds the first of two branches.
  public static func buildEither(
    first component: some KeyframeTrackContent<Value>
  ) -> _NoTrackContent<Value> {
    _NoTrackContent { component._appendKeyframes(to: &$0) }
  }

  /// Builds the second of two branches.
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> _NoTrackContent<Value> {
    _NoTrackContent { component._appendKeyframes(to: &$0) }
  }
}

/// Makes keyframes of the tracks written in a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Builds a track from an expression.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }

  /// Keyframes of the whole value, one after the other.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
    expression
  }

  /// Builds the first keyframes of the whole value.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

  /// Keyframes of the whole value after others.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _NoTrackContent<Value> {
    KeyframeTrackContentBuilder.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// Builds several keyframes of the whole value.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> _NoTrackContent<Value> { KeyframeTrackContentBuilder.buildArray(components) }

  /// Keyframes of the whole value as its track.
  public static func buildFinalResult<K: KeyframeTrackContent<Value>>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> { KeyframeTrack(\.self) { component } }

  /// Builds the tracks.
  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }

  /// Builds no tracks.
  public static func buildBlock() -> _NoKeyframes<Value> { _NoKeyframes() }

  /// Builds the first of some tracks.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }

  /// Builds a track beside others.
  public static func buildPartialBlock<A: Keyframes<Value>, B: Keyframes<Value>>(
    accumulated: A, next: B
  ) -> _NoKeyframes<Value> {
    _NoKeyframes {
      accumulated._appendTracks(to: &$0)
      next._appendTracks(to: &$0)
    }
  }
}
