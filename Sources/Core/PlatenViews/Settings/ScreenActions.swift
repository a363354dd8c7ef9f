// Actions that need a screen, which a picture does not have.

/// Ends a search; in a picture it does nothing.
public struct DismissSearchAction: Sendable {
  /// Does nothing; on a screen, it empties the search field.
  public func callAsFunction() {}
}

/// An action that reloads a view's content; nothing in a picture calls it.
public struct RefreshAction: Sendable {
  /// Does nothing; on a screen, it reloads the content.
  public func callAsFunction() async {}
}

/// Lets a name be edited; in a picture it does nothing.
public struct RenameAction: Sendable {
  /// Does nothing; on a screen, it lets the user edit the name.
  public func callAsFunction() {}
}

/// Opens an app's settings; in a picture it does nothing.
public struct OpenSettingsAction: Sendable {
  /// Does nothing; on a screen, it opens the settings.
  public func callAsFunction() {}
}

/// An action that resets the focus; in a picture it does nothing.
public struct ResetFocusAction: Sendable {
  /// Does nothing; on a screen, it moves the focus.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// The action that ends a search; in a picture it does nothing.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  /// The action that reloads the view's content; nil in a picture.
  public var refresh: RefreshAction? { nil }

  /// The action that lets a user edit a name; nil in a picture.
  public var rename: RenameAction? { nil }

  /// The action that opens an app's settings; in a picture it does nothing.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }

  /// The action that resets the focus; in a picture it does nothing.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }

  /// Whether an app can have several windows; a picture has none.
  public var supportsMultipleWindows: Bool { false }
}
