extension View {
  /// This view as it is: the task is not started.
  ///
  /// A render is synchronous and cannot await anything. A task that ran beside it would change the
  /// picture or not, as chance has it; so the picture is that of before the task.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    self
  }

  /// This view as it is: the task is not started, as in ``task(priority:_:)``.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    self
  }
}
