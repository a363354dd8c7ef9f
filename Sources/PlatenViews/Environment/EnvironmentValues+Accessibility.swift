/// How strongly the parts of a surrounding stand out from each other.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// How heavy a reader prefers texts.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Heavier than usual.
  case bold
}

// A picture is made for a reader who has set nothing: views cannot change it, as in SwiftUI.

extension EnvironmentValues {
  /// Standard.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// Regular.
  public var legibilityWeight: LegibilityWeight? { .regular }

  /// False: whether the reader wants less to move.
  public var accessibilityReduceMotion: Bool { false }

  /// False: whether the reader wants less to be seen through.
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

  /// False: whether the reader has large content shown.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}
