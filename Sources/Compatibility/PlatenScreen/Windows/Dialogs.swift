public import Foundation
public import PlatenControls
public import PlatenViews

// The other forms of questions and choices.

nonisolated extension View {
  /// Presents an alert over this view.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    asks(title, if: isPresented.wrappedValue, actions) { EmptyView() }
  }

  /// Presents an alert over this view.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    asks(title, if: isPresented.wrappedValue, actions, message)
  }

  /// Presents an alert about some data over this view.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asks(Text(titleKey), if: isPresented.wrappedValue, about: data, actions) { _ in EmptyView() }
  }

  /// Presents an alert about some data over this view.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asks(title, if: isPresented.wrappedValue, about: data, actions) { _ in EmptyView() }
  }

  /// Presents an alert about some data over this view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asks(Text(String(title)), if: isPresented.wrappedValue, about: data, actions) { _ in EmptyView()
    }
  }

  /// Presents an alert about some data over this view.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asks(title, if: isPresented.wrappedValue, about: data, actions, message)
  }

  /// Presents an alert about some data over this view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asks(Text(String(title)), if: isPresented.wrappedValue, about: data, actions, message)
  }

  /// Presents an alert for an error over this view.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    asks(Text(error?.errorDescription ?? ""), if: isPresented.wrappedValue && error != nil, actions)
    { EmptyView() }
  }

  /// Presents an alert for an error over this view.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    asks(
      Text(error?.errorDescription ?? ""), if: isPresented.wrappedValue, about: error, actions,
      message)
  }
}

nonisolated extension View {
  /// Presents a choice of actions over this view.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    offers(titleVisibility == .visible ? title : nil, if: isPresented.wrappedValue, actions) {
      EmptyView()
    }
  }

  /// Presents a choice of actions over this view.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    offers(
      titleVisibility == .visible ? title : nil, if: isPresented.wrappedValue, actions, message)
  }

  /// Presents a choice of actions over this view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    offers(
      titleVisibility == .visible ? Text(String(title)) : nil, if: isPresented.wrappedValue,
      actions, message)
  }

  /// Presents a choice of actions about some data over this view.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    offers(
      titleVisibility == .visible ? Text(titleKey) : nil, if: isPresented.wrappedValue, about: data,
      actions
    ) { _ in EmptyView() }
  }

  /// Presents a choice of actions about some data over this view.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    offers(
      titleVisibility == .visible ? title : nil, if: isPresented.wrappedValue, about: data, actions
    ) { _ in EmptyView() }
  }

  /// Presents a choice of actions about some data over this view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    offers(
      titleVisibility == .visible ? Text(String(title)) : nil, if: isPresented.wrappedValue,
      about: data, actions
    ) { _ in EmptyView() }
  }

  /// Presents a choice of actions about some data over this view.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    offers(
      titleVisibility == .visible ? Text(titleKey) : nil, if: isPresented.wrappedValue, about: data,
      actions, message)
  }

  /// Presents a choice of actions about some data over this view.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    offers(
      titleVisibility == .visible ? title : nil, if: isPresented.wrappedValue, about: data, actions,
      message)
  }

  /// Presents a choice of actions about some data over this view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    offers(
      titleVisibility == .visible ? Text(String(title)) : nil, if: isPresented.wrappedValue,
      about: data, actions, message)
  }
}
