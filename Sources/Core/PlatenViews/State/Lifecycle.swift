internal import PlatenReports

// MARK: - Appearance

nonisolated extension View {
  /// Runs an action after this view first has its place.
  ///
  /// The actions of the innermost views run first. If the view is missing from a round of the
  /// render and comes back, the action runs again.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ObservedView(content: self) { nodes, context in
      guard let action, !nodes.isEmpty else { return }
      let appeared: StateLocation<Bool?> = context.memory()
      if appeared.value == nil {
        appeared.keep(true)
        action()
      }
    }
  }

  /// Returns this view unchanged: in a picture, nothing disappears.
  ///
  /// The action never runs, not even if the view is missing from a later round of the render.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
}

nonisolated extension View {
  /// Does something once this view has its place for the first time, if the picture moves.
  package func onAppearInMotion(perform action: @escaping () -> Void) -> some View {
    ObservedView(content: self) { nodes, context in
      guard context.pass.parts == .all, !nodes.isEmpty else { return }
      let appeared: StateLocation<Bool?> = context.memory()
      if appeared.value != nil { return }
      appeared.keep(true)
      action()
    }
  }

  /// Does something when a value is another than in the round before, if the picture moves.
  package func onChangeInMotion<V: Equatable>(
    of value: V, perform action: @escaping () -> Void
  ) -> some View {
    ObservedView(content: self) { nodes, context in
      guard context.pass.parts == .all, !nodes.isEmpty else { return }
      context.memory().report(value, initial: false) { _, _ in action() }
    }
  }
}

// MARK: - Changes

nonisolated extension View {
  /// Runs an action when a value has changed since the previous round.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: Receives the new value. The previous round's action runs, so it has captured the
  ///     values of that round.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    ObservedView(content: self) { nodes, context in
      guard !nodes.isEmpty else { return }
      let last: StateLocation<PreviousValue<V>?> = context.memory()
      let before = last.value
      last.keep(PreviousValue(value: value, action: action))
      if let before, before.value != value { before.action(value) }
    }
  }

  /// Runs an action when a value has changed since the previous round.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to run it once for the first value, which is then also the old one.
  ///   - action: Receives the old and the new value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ObservedView(content: self) { nodes, context in
      guard !nodes.isEmpty else { return }
      context.memory().report(value, initial: initial, to: action)
    }
  }

  /// Runs an action when a value has changed since the previous round.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to run it once for the first value.
  ///   - action: The action.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

/// A value of the round before, and what was to be done at the next.
private struct PreviousValue<Value> {
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

// MARK: - Tasks

nonisolated extension View {
  /// Starts a task when this view appears, if the render waits for later changes.
  ///
  /// Previews wait, and so do renderers with a ``ImageRenderer/settleTime``. Other renderers do not
  /// start the task: they cannot await anything, and with a task next to the render the picture
  /// would depend on chance. The task is cancelled when the view disappears, and when the picture
  /// is finished.
  ///
  /// It is disfavoured, because many packages declare their own for older systems.
  @_disfavoredOverload
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    task(id: true, priority: priority, action)
  }

  /// Starts a task when this view appears, like ``task(priority:_:)``, and again when a value changes.
  @_disfavoredOverload
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    ObservedView(content: self) { nodes, context in
      guard let late = context.pass.late, !nodes.isEmpty else {
        return context.noteUnstartedTask()
      }
      let memory: StateLocation<TaskOfValue<T>?> = context.memory()
      if let known = memory.value, known.value == value { return context.pass.keep(known.task) }
      memory.value?.task.cancel()
      let task = ViewTask(late.start(priority: priority, action))
      memory.keep(TaskOfValue(value: value, task: task))
      context.pass.keep(task)
    }
  }
}

/// A task that was started for a value.
private struct TaskOfValue<Value> {
  let value: Value
  let task: ViewTask
}

// MARK: - Observed views

/// A view whose settled nodes are looked at after each round of layout.
struct ObservedView<Content: View>: _PrimitiveView {
  let content: Content
  let observe: ([Node], _ViewContext) -> Void

  func _appendNodes(to list: inout _NodeList, in context: _ViewContext) {
    let nodes = context.child(0).nodes(of: content)
    context.pass.afterLayout {
      // What has no place, as all but one of the views in a `ViewThatFits`, is not heard.
      guard nodes.isEmpty || nodes.contains(where: \.isPlaced) else { return }
      context.pass.late?.noteAction()
      observe(nodes, context)
    }
    list.nodes += nodes
  }
}

extension _ViewContext {
  /// Tells that a task is not started in a picture that moves.
  fileprivate func noteUnstartedTask() {
    guard pass.parts == .all else { return }
    pass.noteReplacement(.still, "task: an animation does not start it")
  }

  /// Returns what an observer keeps from round to round.
  func memory<Value>(_ position: Int = 1) -> StateLocation<Value?> {
    pass.location(for: child(position).identity, initial: nil)
  }
}
