public import PlatenViews

// Nobody types into a picture: these leave a view as it is.

nonisolated extension View {
  /// Sets the kind of keyboard for this view; ignored in a picture.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the content type of fields in this view.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Sets the automatic capitals of fields in this view; ignored in a picture.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Sets the automatic capitals of fields in this view; ignored in a picture.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets whether the fields of this view correct typed text; ignored in a picture.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets whether the fields of this view correct typed text; ignored in a picture.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Sets the label of the keyboard's return key; ignored in a picture.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Runs an action when a field is submitted; ignored in a picture.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Stops fields in this view from submitting to views around it; ignored in a picture.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Sets whether texts in this view can be selected; ignored in a picture.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

// MARK: - What fields and keyboards are like

/// A kind of keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The former name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The kind of content of a field, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public var rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// The user name at a service.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that is good for once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "URL")
}

/// The automatic capitalisation of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The automatic capitalisation of typed text.
public struct TextInputAutocapitalization: Sendable {
  private init() {}

  /// No automatic capitals.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Each word begins with a capital.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Each sentence begins with a capital.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// All letters are capitals.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// The label of a keyboard's submit key.
public struct SubmitLabel: Sendable {
  private init() {}

  /// The word “Done”.
  public static var done: SubmitLabel { SubmitLabel() }
  /// The word “Go”.
  public static var go: SubmitLabel { SubmitLabel() }
  /// The word “Send”.
  public static var send: SubmitLabel { SubmitLabel() }
  /// The word “Join”.
  public static var join: SubmitLabel { SubmitLabel() }
  /// The word “Route”.
  public static var route: SubmitLabel { SubmitLabel() }
  /// The word “Search”.
  public static var search: SubmitLabel { SubmitLabel() }
  /// The word “Return”.
  public static var `return`: SubmitLabel { SubmitLabel() }
  /// The word “Next”.
  public static var next: SubmitLabel { SubmitLabel() }
  /// The word “Continue”.
  public static var `continue`: SubmitLabel { SubmitLabel() }
}

/// The fields that report a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes triggers of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  private init() {}

  /// The default place.
  public static let automatic = SearchFieldPlacement()
  /// The toolbar over the view.
  public static let toolbar = SearchFieldPlacement()
  /// The sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Under the title.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Under the title; the field of a picture is always shown.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }

  /// When a search field under the title is shown.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// Whenever there is space.
    case automatic
    /// At all times.
    case always
  }
}

/// The selectability of texts.
public protocol TextSelectability {}

/// Selectable texts.
public struct EnabledTextSelectability: TextSelectability, Sendable {}

/// Texts that are not selectable.
public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts are selectable.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts are not selectable.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
