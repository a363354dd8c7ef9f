public import PlatenViews

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether controls can be acted on here; those that cannot are drawn paler.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether controls are drawn without the labels beside them.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// This view with its controls out of use.
  ///
  /// A view inside of one that is disabled cannot be brought into use again.
  public func disabled(_ disabled: Bool) -> some View {
    environmentValues { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// This view with its controls' labels not drawn.
  public func labelsHidden() -> some View {
    environmentValues { $0.labelsAreHidden = true }
  }

  /// This view with its controls' labels drawn or not.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environmentValues { $0.labelsAreHidden = visibility == .hidden }
  }
}
