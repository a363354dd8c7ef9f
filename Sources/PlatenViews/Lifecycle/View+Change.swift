extension View {
  /// Does something when a value is another than in the round before.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: Is given the new value. It is the action of the round before, so that what it has
  ///     captured are the values of that round.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    ObservedView(content: self) { nodes, context in
      guard !nodes.isEmpty else { return }
      let last: StateLocation<Seen<V>?> = context.memory()
      let before = last.value
      last.keep(Seen(value: value, action: action))
      if let before, before.value != value { before.action(value) }
    }
  }

  /// Does something when a value is another than in the round before.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to do it once for the first value, too, which is then the old one as well.
  ///   - action: Is given the old and the new value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ObservedView(content: self) { nodes, context in
      guard !nodes.isEmpty else { return }
      context.memory().report(value, initial: initial, to: action)
    }
  }

  /// Does something when a value is another than in the round before.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to do it once for the first value, too.
  ///   - action: What to do.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something with the value that a property has, and again whenever that has changed.
  public func onReceive<Value>(
    _ publisher: Published<Value>.Publisher, perform action: @escaping (Value) -> Void
  ) -> some View {
    ObservedView(content: self) { nodes, context in
      guard !nodes.isEmpty else { return }
      publisher.watch(context.pass.changes, readBy: context.bodyOwner)
      let seen: StateLocation<Int?> = context.memory()
      let count = publisher.count
      if seen.value != count {
        seen.keep(count)
        action(publisher.value)
      }
    }
  }
}

/// A value of the round before, and what was to be done at the next.
private struct Seen<Value> {
  let value: Value
  let action: (Value) -> Void
}

extension StateLocation {
  /// Keeps a value, and reports it if it is another than before.
  func report<V: Equatable>(
    _ value: V, initial: Bool, to action: (_ oldValue: V, _ newValue: V) -> Void
  ) where Value == V? {
    let before = self.value
    keep(value)
    if let before {
      if before != value { action(before, value) }
    } else if initial {
      action(value, value)
    }
  }
}
