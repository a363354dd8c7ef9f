extension View {
  /// Does something once this view has its place for the first time.
  ///
  /// The innermost views' actions come first. Should the view be missing from a round of the render
  /// and come back, the action is done again.
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

  /// This view as it is: a picture is of what is there, and nothing goes away after it.
  ///
  /// The action is never done, also not if the view is missing from a later round of the render.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
}
