/// Takes away a view that another presents; in a picture it does nothing.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Whether a view is presented by another; in a picture it is not.
public struct PresentationMode: Sendable {
  /// False.
  public var isPresented: Bool { false }

  /// Does nothing.
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// Takes the view away; in a picture it does nothing.
  public var dismiss: DismissAction { DismissAction() }

  /// Whether the view is presented by another; in a picture it is not.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
