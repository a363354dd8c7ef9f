public import PlatenControls
public import PlatenViews

// A field to search a view stands under the title of its navigation stack. What could be searched for is not drawn,
// nor a keyboard.

nonisolated extension View {
  private func searchField(_ text: Binding<String>, _ prompt: Text?) -> some View {
    let field = SearchField(text: text.wrappedValue, prompt: prompt)
    return searched(field)
  }

  /// Adds a search field under the title of this view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchField(text, prompt) }

  /// Adds a search field under the title of this view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchField(text, Text(prompt)) }

  /// Adds a search field under the title of this view.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchField(text, Text(String(prompt))) }

  /// Adds a search field under the title of this view.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchField(text, prompt) }

  /// Adds a search field under the title of this view.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchField(text, Text(prompt)) }

  /// Adds a search field under the title of this view.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchField(text, Text(String(prompt))) }

  /// Adds a search field for words and tokens; only the words are drawn.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchField(text, Text(prompt)) }

  /// Adds a search field for words and tokens; only the words are drawn.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchField(text, Text(String(prompt))) }

  /// Adds a search field for words and tokens; only the words are drawn.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchField(text, prompt) }

  /// Adds a search field for words and tokens; only the words are drawn.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchField(text, prompt) }

  /// Adds a search field for words and tokens; only the words are drawn.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { searchField(text, prompt) }

  /// Adds a search field for words and tokens, some of which are suggested; only the words are drawn.
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchField(text, prompt) }

  /// Adds a search field for words and tokens, some of which are suggested; only the words are drawn.
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchField(text, Text(prompt)) }

  /// Adds a search field; its suggestions are not drawn.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchField(text, prompt) }

  /// Adds a search field; its suggestions are not drawn.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchField(text, Text(prompt)) }

  /// Adds a search field; its suggestions are not drawn.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searchField(text, Text(String(prompt))) }

  /// Adds search suggestions; they are not drawn.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    self
  }

  /// Adds search scopes; they are not drawn.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }

  /// Adds search scopes; they are not drawn.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }

  /// Sets where suggestions are shown; ignored in a picture.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Binds whether the search field is edited; in a picture it is not.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Binds which field is edited; in a picture none is.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }

  /// Sets how a search field is shown in a toolbar; ignored in a picture.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Makes this view a search completion; ignored in a picture.
  public func searchCompletion(_ completion: String) -> some View { self }

  /// Sets how suggestions appear in the search field; ignored in a picture.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Runs an action when a key is pressed; ignored in a picture.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Runs an action in certain phases of a key press; ignored in a picture.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Runs an action when any key is pressed; ignored in a picture.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}

/// The behaviour of toolbars during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
  private init() {}

  /// The default.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The bars stay.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// When scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  private init() {}

  /// The default.
  public static let automatic = SearchScopeActivation()
  /// While something is typed.
  public static let onTextEntry = SearchScopeActivation()
  /// While the field is edited.
  public static let onSearchPresentation = SearchScopeActivation()
}

/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The places as bits.
    public let rawValue: Int

    /// Takes places as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu at the field.
    public static let menu = Set(rawValue: 1)
    /// In place of the content.
    public static let content = Set(rawValue: 2)
  }

  private let number: Int

  /// The default.
  public static let automatic = SearchSuggestionsPlacement(number: 0)
  /// In a menu at the field.
  public static let menu = SearchSuggestionsPlacement(number: 1)
  /// In place of the content.
  public static let content = SearchSuggestionsPlacement(number: 2)
}

/// How a search field is shown in a toolbar.
public struct SearchToolbarBehavior: Sendable {
  private init() {}

  /// The default.
  public static let automatic = SearchToolbarBehavior()
  /// As a button while it is not edited.
  public static let minimize = SearchToolbarBehavior()
}

// MARK: - Keys

/// A key that is pressed; in a picture none is.
public struct KeyPress: Sendable {
  /// The result of handling a key press.
  public enum Result: Hashable, Sendable {
    /// The key press was handled.
    case handled
    /// The key press was ignored.
    case ignored
  }

  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes phases of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// All of these.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The phases of a key press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters of the key press.
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
  /// The key that deletes forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key that moves to the start.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that moves to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that scrolls a page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that scrolls a page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The clear key.
  public static let clear = KeyEquivalent("\u{F739}")
}

extension EventModifiers {
  /// The key that keeps capitals on.
  public static let capsLock = EventModifiers(rawValue: 16)
  /// Keys of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
