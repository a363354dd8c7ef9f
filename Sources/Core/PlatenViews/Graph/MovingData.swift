internal import PlatenBase

/// The animatable data of a view, or of a modifier, on its way from one value to another.
///
/// What is left of a way adds up with a new one, as for springs and eased changes; a new one ends those without end.
private struct MovingData<Data: VectorArithmetic> {
  private struct Way {
    /// From the end back to the beginning.
    var distance: Data
    var curve: AnimationCurve
    var start: Double

    var end: Double { start + curve.duration }
  }

  private var end: Data
  private var ways: [Way] = []

  init(_ value: Data) { end = value }

  /// Sends the data to a value from a time in seconds on.
  mutating func go(to value: Data, along curve: AnimationCurve, at time: Double) {
    guard value != end else { return }
    // What is no number, and so is not even itself, is there at once: nothing leads to it.
    guard value == value, end == end else {
      (end, ways) = (value, [])
      return
    }
    let left = self.value(at: time)
    ways.removeAll { !$0.end.isFinite || $0.end <= time }
    let rest = self.value(at: time) - end
    ways.append(Way(distance: left - rest - value, curve: curve, start: time))
    end = value
  }

  func value(at time: Double) -> Data {
    ways.reduce(end) { value, way in
      value + way.distance.scaled(by: 1 - way.curve.progress(at: time - way.start))
    }
  }

  /// Tells until when the data moves.
  func note(in pass: RenderPass) {
    for way in ways {
      if let period = way.curve.period, way.start == 0 {
        pass.periods.insert(period)
      } else {
        pass.timedUntil = max(pass.timedUntil, way.end)
      }
    }
  }
}

extension _ViewContext {
  /// Returns a view, a modifier or a layout with its animatable data as it is at this moment of a picture that moves.
  ///
  /// Stills, which have no such data, pass through without a call.
  @inline(__always)
  func moved<Value>(_ value: Value) -> Value {
    guard pass.parts == .all, pass.asksForData else { return value }
    return movedByData(value)
  }

  private func movedByData<Value>(_ value: Value) -> Value {
    guard environment.partMotion.asksForData, let animatable = value as? any Animatable else {
      return value
    }
    return moved(animatable: animatable) as? Value ?? value
  }

  private func moved<Value: Animatable>(animatable value: Value) -> Value {
    guard Value.AnimatableData.self != EmptyAnimatableData.self else { return value }
    let memory = pass.location(
      for: descending(into: Value.self).child(-2).identity,
      initial: MovingData(value.animatableData))
    var data = memory.value
    let curve = environment.partMotion.curve ?? pass.changeCurve ?? .atOnce
    data.go(to: value.animatableData, along: curve, at: pass.time)
    data.note(in: pass)
    memory.keep(data)
    var value = value
    value.animatableData = data.value(at: pass.time)
    return value
  }
}
