/// UIKit's light and dark style, for colours that ask for it.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Neither.
  case unspecified
  /// The light style.
  case light
  /// The dark style.
  case dark
}

/// The traits that a colour's closure receives: light or dark.
public struct UITraitCollection: Hashable, Sendable {
  /// The style.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits with only a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
