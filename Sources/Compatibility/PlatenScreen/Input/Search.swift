internal import PlatenControls
public import PlatenViews

// A field to search a view stands under the title of its navigation stack. What could be searched for is not drawn,
// nor a keyboard.

nonisolated extension View {
  private func searchField(_ text: Binding<String>, _ prompt: Text?) -> some View {
    let field = SearchField(text: text.wrappedValue, prompt: prompt)
    return searched(field)
  }

  /// This view, with a field to search it under the title.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchField(text, prompt) }

  /// This view, with a field to search it under the title.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchField(text, Text(prompt)) }

  /// This view, with a field to search it under the title.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchField(text, Text(String(prompt))) }

  /// This view, with a field to search it under the title.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchField(text, prompt) }

  /// This view, with a field to search it under the title.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchField(text, Text(prompt)) }

  /// This view, with a field to search it under the title.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchField(text, Text(String(prompt))) }

  /// This view, with a field to search it by words and tokens, of which the words are drawn.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchField(text, Text(prompt)) }

  /// This view, with a field to search it by words and tokens, of which the words are drawn.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchField(text, Text(String(prompt))) }

  /// This view, with a field to search it by words and tokens, of which the words are drawn.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchField(text, prompt) }

  /// This view, with a field to search it; what could be searched for is not drawn.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchField(text, prompt) }

  /// This view, with a field to search it; what could be searched for is not drawn.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchField(text, Text(prompt)) }

  /// This view, with a field to search it; what could be searched for is not drawn.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searchField(text, Text(String(prompt))) }

  /// This view, with what could be searched for; it is not drawn.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    self
  }

  /// This view, with where could be searched; it is not drawn.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }

  /// This view, which would be taken as what is searched for.
  public func searchCompletion(_ completion: String) -> some View { self }

  /// This view, in a field to search of some look; it is not drawn.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// This view, which would do something when a key is pressed.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// This view, which would do something when a key is pressed in some way.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// This view, which would do something when any key is pressed.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}

/// The behaviour of toolbars during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
  private init() {}

  /// What is usual.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// They stay.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

// MARK: - Keys

/// A key that is pressed; in a picture none is.
public struct KeyPress: Sendable {
  /// What becomes of it.
  public enum Result: Hashable, Sendable {
    /// It was understood.
    case handled
    /// It was not meant here.
    case ignored
  }

  /// How it is pressed.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: Int

    /// Makes phases of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// It comes up.
    public static let up = Phases(rawValue: 4)
    /// All of these.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// How it is pressed.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}

extension KeyEquivalent {
  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The one that deletes what comes next.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The one that goes to the start.
  public static let home = KeyEquivalent("\u{F729}")
  /// The one that goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The one that goes a page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The one that goes a page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The one that empties.
  public static let clear = KeyEquivalent("\u{F739}")
}

extension EventModifiers {
  /// The key that keeps capitals on.
  public static let capsLock = EventModifiers(rawValue: 16)
  /// Keys of the block of numbers.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
