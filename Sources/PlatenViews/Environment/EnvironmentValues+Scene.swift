/// Where an app is: before the user, or not.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It cannot be seen.
  case background
  /// It can be seen and does not react.
  case inactive
  /// It can be seen and reacts.
  case active
}

/// Whether a surrounding is narrow or wide, or low or high.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// There is little space.
  case compact
  /// There is enough space.
  case regular
}

/// Whether what a view shows may be edited.
public enum EditMode: Hashable, Sendable {
  /// It may not.
  case inactive
  /// It may for a moment.
  case transient
  /// It may.
  case active

  /// Whether it may be edited.
  public var isEditing: Bool { self != .inactive }
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

// What SwiftUI has in a picture outside of any app is not known for all of these. The defaults are
// those of an app at work on a telephone that is held upright.

extension EnvironmentValues {
  /// Active, where nothing else is set.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the surrounding is narrow or wide; compact where nothing else is set.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Whether the surrounding is low or high; regular where nothing else is set.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether what views show may be edited; nil where nothing is set.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// False: whether the nearest view that can be is in focus.
  public var isFocused: Bool { false }

  /// False: whether the user is searching.
  public var isSearching: Bool { false }

  /// False: whether the view is presented by another.
  public var isPresented: Bool { false }
}
