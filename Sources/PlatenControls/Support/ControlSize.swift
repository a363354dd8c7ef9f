public import PlatenViews

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// Smallest; drawn like ``small``, as iOS does.
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

extension View {
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
