// What views ask of a screen that there is none of for a picture.

/// Ends a search; in a picture it does nothing.
public struct DismissSearchAction: Sendable {
  /// Would empty the field to search by; does nothing.
  public func callAsFunction() {}
}

/// Loads what a view shows anew; nothing in a picture calls it.
public struct RefreshAction: Sendable {
  /// Would load the contents; does nothing.
  public func callAsFunction() async {}
}

/// Lets a name be edited; in a picture it does nothing.
public struct RenameAction: Sendable {
  /// Would let the name be edited; does nothing.
  public func callAsFunction() {}
}

/// Opens an app's settings; in a picture it does nothing.
public struct OpenSettingsAction: Sendable {
  /// Would open the settings; does nothing.
  public func callAsFunction() {}
}

/// Moves the focus to where it begins; in a picture it does nothing.
public struct ResetFocusAction: Sendable {
  /// Would move the focus; does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// The action that ends a search; in a picture it does nothing.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  /// The action that loads the view's contents anew; nil in a picture, where nothing does.
  public var refresh: RefreshAction? { nil }

  /// The action that lets a name be edited; nil in a picture, where none can.
  public var rename: RenameAction? { nil }

  /// The action that opens an app's settings; in a picture it does nothing.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }

  /// The action that moves the focus to where it begins; in a picture it does nothing.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }

  /// Whether an app can have several windows; a picture has none.
  public var supportsMultipleWindows: Bool { false }
}
