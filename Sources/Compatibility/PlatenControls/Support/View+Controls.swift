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

nonisolated extension View {
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

// MARK: - Sizes

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// Smallest; on iOS drawn like ``small``, as iOS does.
  case mini
  /// Smaller than usual.
  case small
  /// As usual.
  case regular
  /// For what is most important.
  case large
  /// Drawn like ``large``, as iOS does.
  case extraLarge
}

private struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// The size of the controls here.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// This view with controls of a size.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environmentValues { $0.controlSize = controlSize }
  }

  /// This view with controls of a size that lies within a range.
  public func controlSize(_ range: ClosedRange<ControlSize>) -> some View {
    environmentValues {
      $0.controlSize = min(max($0.controlSize, range.lowerBound), range.upperBound)
    }
  }
}

extension ControlSize: Comparable {
  /// Smaller controls come first.
  public static func < (a: ControlSize, b: ControlSize) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .mini: 0
    case .small: 1
    case .regular: 2
    case .large: 3
    case .extraLarge: 4
    }
  }
}

// MARK: - Visibility

/// The visibility of a part of the interface.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As is usual.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}
