/// A kind of keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a field holds.
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

/// What begins with a capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// What begins with a capital.
public struct TextInputAutocapitalization: Sendable {
  private init() {}

  /// Nothing.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Words.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Sentences.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Everything.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// What a keyboard says on its largest key.
public struct SubmitLabel: Sendable {
  private init() {}

  /// Done.
  public static var done: SubmitLabel { SubmitLabel() }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel() }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel() }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel() }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel() }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel() }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel() }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel() }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel() }
}

/// Which fields report that they are done.
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

/// Where a field to search stands.
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

/// Whether texts can be chosen.
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

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What it types.
  public var character: Character

  /// A key by what it types.
  public init(_ character: Character) { self.character = character }

  /// A key by what it types.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The one that ends a line.
  public static let `return` = KeyEquivalent("\r")
  /// The one that gives up.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The one that deletes.
  public static let delete = KeyEquivalent("\u{8}")
  /// The one that makes a space.
  public static let space = KeyEquivalent(" ")
  /// The one that goes to the next column.
  public static let tab = KeyEquivalent("\t")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The one for capitals.
  public static let shift = EventModifiers(rawValue: 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 2)
  /// Option.
  public static let option = EventModifiers(rawValue: 4)
  /// Command.
  public static let command = EventModifiers(rawValue: 8)
}

/// Keys that stand for an action.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  private let held: Int

  /// A key and those that are held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    held = modifiers.rawValue
  }

  /// For what is usual.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// For what leaves things as they are.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
