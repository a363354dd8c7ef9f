public import PlatenViews

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether controls are enabled here; disabled controls are drawn paler.
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
  /// Disables the controls in this view.
  ///
  /// A view inside a disabled one cannot be enabled again.
  public func disabled(_ disabled: Bool) -> some View {
    environmentValues { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Hides the labels of controls in this view.
  public func labelsHidden() -> some View {
    environmentValues { $0.labelsAreHidden = true }
  }

  /// Sets whether the labels of controls in this view are visible.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environmentValues { $0.labelsAreHidden = visibility == .hidden }
  }
}

// MARK: - Sizes

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest size; on iOS drawn like ``small``, as iOS does.
  case mini
  /// Smaller than usual.
  case small
  /// The normal size.
  case regular
  /// The size for the most important controls.
  case large
  /// The largest size; drawn like ``large``, as iOS does.
  case extraLarge
}

private struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the size of controls in this view.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environmentValues { $0.controlSize = controlSize }
  }

  /// Limits the size of controls in this view to a range.
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
  /// The default.
  case automatic
  /// Shown.
  case visible
  /// Hidden.
  case hidden
}
