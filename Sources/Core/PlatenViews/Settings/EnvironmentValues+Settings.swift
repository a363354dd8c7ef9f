/// The phase of an app's scene: active or not.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The app cannot be seen.
  case background
  /// The app can be seen and does not react.
  case inactive
  /// The app can be seen and reacts.
  case active
}

/// A size class: compact or regular.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The space is narrow, such as the width of a phone in portrait.
  case compact
  /// The space is wide, such as on a tablet.
  case regular
}

/// The edit mode of a view.
public enum EditMode: Hashable, Sendable {
  /// The content cannot be edited.
  case inactive
  /// The content can be edited for a moment, such as while a row is swiped.
  case transient
  /// The content can be edited.
  case active

  /// Whether it may be edited.
  public var isEditing: Bool { self != .inactive }
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  /// A size class that was set, which may be none.
  struct Choice { var sizeClass: UserInterfaceSizeClass? }

  static let defaultValue: Choice? = nil
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

// The values in a picture outside an app are not documented for all of these. The defaults are the
// values in an active app on a phone in portrait.

extension EnvironmentValues {
  /// The phase; active by default.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the space is narrow or wide: compact by default, and regular on macOS.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      if let choice = self[HorizontalSizeClassKey.self] { return choice.sizeClass }
      return imitatesMac ? .regular : .compact
    }
    set { self[HorizontalSizeClassKey.self] = .init(sizeClass: newValue) }
  }

  /// Whether the space is low or high: regular by default.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether views can be edited; nil if nothing is set.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether the nearest focusable view is in focus; always false in a picture.
  public var isFocused: Bool { false }

  /// False: whether the user is searching.
  public var isSearching: Bool { false }

  /// False: whether the view is presented by another.
  public var isPresented: Bool { false }
}

// MARK: - The reader's preferences

/// The contrast of colours.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// The usual contrast.
  case standard
  /// More contrast than usual.
  case increased
}

/// The weight of text that the reader prefers.
public enum LegibilityWeight: Hashable, Sendable {
  /// Text of the usual weight.
  case regular
  /// Text heavier than usual.
  case bold
}

// A picture is made for a reader who has set nothing: views cannot change it, as in SwiftUI.

extension EnvironmentValues {
  /// The contrast that the reader prefers: always standard.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// Regular: the weight of text that the reader prefers.
  public var legibilityWeight: LegibilityWeight? { .regular }

  /// False: whether the reader wants less to move.
  public var accessibilityReduceMotion: Bool { false }

  /// False: whether the reader wants less transparency.
  public var accessibilityReduceTransparency: Bool { false }

  /// False: whether the reader wants more than colours to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// False: whether the reader has colours inverted.
  public var accessibilityInvertColors: Bool { false }

  /// False: whether the reader wants to see the shapes of buttons.
  public var accessibilityShowButtonShapes: Bool { false }

  /// False: whether the reader wants flashing lights dimmed.
  public var accessibilityDimFlashingLights: Bool { false }

  /// True: whether the reader wants animated images to play.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// False: whether something reads or controls the screen for the reader.
  public var accessibilityEnabled: Bool { false }

  /// False: whether a voice reads the screen for the reader.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// False: whether the reader controls the screen with switches.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// False: whether the reader has small controls shown large when they are held.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}
