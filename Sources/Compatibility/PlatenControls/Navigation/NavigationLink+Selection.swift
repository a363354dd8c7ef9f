public import PlatenViews

// Links that a state follows, as they were written before paths of values. None is gone to.

extension NavigationLink {
  /// Makes a link to a view that is shown while active.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Makes a link to a view that is shown while the selection is the link's tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Makes a link to a view that is shown while the selection is the link's tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Sets whether this link opens in the detail column; ignored here.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a view that is shown while active.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey))
  }

  /// Makes a link with a title to a view that is shown while active.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(title))
  }

  /// Makes a link with a title to a view that is shown while active.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey))
  }

  /// Makes a link with a title to a view that is shown while active.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title))
  }

  /// Makes a link with a title to a view that is shown while the selection is the link's tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(titleKey))
  }

  /// Makes a link with a title to a view that is shown while the selection is the link's tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(title))
  }

  /// Makes a link with a title to a view that is shown while the selection is the link's tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey))
  }

  /// Makes a link with a title to a view that is shown while the selection is the link's tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title))
  }
}
