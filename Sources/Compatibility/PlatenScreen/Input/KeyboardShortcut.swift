public import PlatenViews

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that it types.
  public var character: Character

  /// Makes a key from the character that it types.
  public init(_ character: Character) { self.character = character }

  /// Makes a key from the character that it types.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shift key.
  public static let shift = EventModifiers(rawValue: 1)
  /// The control key.
  public static let control = EventModifiers(rawValue: 2)
  /// The option key (Alt).
  public static let option = EventModifiers(rawValue: 4)
  /// The command key.
  public static let command = EventModifiers(rawValue: 8)
}

/// Keys that trigger an action.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  private let held: Int

  /// Makes a shortcut from a key and its modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    held = modifiers.rawValue
  }

  /// The shortcut of the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of the cancel action.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

// MARK: - Modifiers

// Nobody presses keys over a picture: these leave a view as it is.

nonisolated extension View {
  /// Sets a keyboard shortcut for this view; ignored in a picture.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Sets a keyboard shortcut for this view; ignored in a picture.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Sets whether this view can have the focus; ignored in a picture.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
}
