public import PlatenViews

// Nobody types into a picture: these leave a view as it is.

nonisolated extension View {
  /// This view, for which a keyboard of a kind would come up.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// This view, whose fields hold something of a kind.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// This view, whose fields would begin words or sentences with capitals.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// This view, whose fields would begin words or sentences with capitals.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// This view, whose fields would correct what is typed or not.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// This view, whose fields would correct what is typed or not.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// This view, whose keyboard would say something on its largest key.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// This view, which would do something when a field is done.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }

  /// This view, from which no field reports that it is done.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// This view, whose texts could be chosen or not.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

// MARK: - What fields and keyboards are like

/// A kind of keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The kind of content of a field, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of what it holds.
  public var rawValue: String

  /// Makes a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// The name by which a reader is known to a service.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is chosen now.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that is good for once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// An address for letters that machines carry.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "URL")
}

/// The automatic capitalisation of what is typed.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The automatic capitalisation of what is typed.
public struct TextInputAutocapitalization: Sendable {
  private init() {}

  /// Nothing begins with one.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Each word does.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Each sentence does.
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
  /// One bit for each.
  public let rawValue: Int

  /// Makes triggers of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Those for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Those for searching.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  private init() {}

  /// Where is usual.
  public static let automatic = SearchFieldPlacement()
  /// In the bar over the view.
  public static let toolbar = SearchFieldPlacement()
  /// In the bar beside the view.
  public static let sidebar = SearchFieldPlacement()
  /// Under the title.
  public static let navigationBarDrawer = SearchFieldPlacement()
}

/// The selectability of texts.
public protocol TextSelectability {}

/// Texts that can be chosen.
public struct EnabledTextSelectability: TextSelectability, Sendable {}

/// Texts that cannot be chosen.
public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// They can be chosen.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// They cannot be chosen.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
