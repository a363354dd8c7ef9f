internal import Foundation

/// When a view changes with the time.
package struct TimedViewTiming {
  /// How long it changes.
  enum Span: Hashable {
    /// Not at all.
    case never
    /// So many seconds.
    case once(Double)
    /// Again and again, each time so many seconds.
    case every(Double)
    /// For ever.
    case endless
  }

  var span: Span
  /// What has to change before it begins; nil if it begins by itself.
  var trigger: ((_ViewContext) -> Bool)?

  /// A view that stands still.
  package static var never: TimedViewTiming { TimedViewTiming(span: .never) }
  /// A view that never is as in the beginning.
  package static var endless: TimedViewTiming { TimedViewTiming(span: .endless) }

  /// A view that changes for so many seconds.
  package static func once(_ seconds: Double) -> TimedViewTiming {
    TimedViewTiming(span: seconds > 0 ? .once(seconds) : .never)
  }

  /// A view that changes for so many seconds when a value has changed.
  package static func once(_ seconds: Double, after value: some Equatable) -> TimedViewTiming {
    TimedViewTiming(span: seconds > 0 ? .once(seconds) : .never) { $0.hasChanged(value) }
  }

  /// A view that changes without end once a value has changed.
  package static func endless(after value: some Equatable) -> TimedViewTiming {
    TimedViewTiming(span: .endless) { $0.hasChanged(value) }
  }

  /// A view that changes again and again, each time for so many seconds.
  package static func every(_ seconds: Double) -> TimedViewTiming {
    TimedViewTiming(span: seconds > 0 ? .every(seconds) : .never)
  }
}

/// A view that is made for each moment of a picture that moves.
package struct TimedView<Content: View>: _PrimitiveView {
  private let timing: TimedViewTiming
  private let content: (Double?) -> Content

  /// - Parameter content: The view some seconds after its beginning; nil for before, and in still pictures.
  package init(_ timing: TimedViewTiming, content: @escaping (Double?) -> Content) {
    (self.timing, self.content) = (timing, content)
  }

  package func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let time = time(in: context)
    var inner = context.child(0)
    if time != nil { inner.isRemade = true }
    inner.append(content(time), to: &list)
  }

  private func time(in context: _ViewContext) -> Double? {
    guard context.pass.parts == .all, timing.span != .never else { return nil }
    let memory: StateLocation<Double?> = context.memory(2)
    if let trigger = timing.trigger {
      if trigger(context) { memory.keep(context.pass.time) }
    } else if memory.value == nil {
      memory.keep(context.pass.time)
    }
    guard let start = memory.value else { return nil }
    let time = context.pass.time - start
    switch timing.span {
    case .never: return nil
    case .once(let seconds):
      context.pass.timedUntil = max(context.pass.timedUntil, start + seconds)
      return min(time, seconds)
    case .every(let seconds):
      context.pass.periods.insert(seconds)
      let rest = time.truncatingRemainder(dividingBy: seconds)
      return seconds - rest < 1e-9 ? 0 : rest
    case .endless:
      context.pass.timedUntil = .infinity
      return time
    }
  }
}
