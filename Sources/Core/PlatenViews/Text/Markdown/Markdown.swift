public import Foundation

/// Markdown's inline marks: `**bold**`, `*slanted*`, `` `code` ``, `~~struck~~`,
/// `[links](https://…)`.
///
/// The rules are CommonMark's, with GitHub's for struck text and bare addresses. Blocks are not
/// told apart, as SwiftUI does not, and HTML is text like any other. A parser of our own, since the
/// C libraries cannot be told to leave blocks alone, and values within a key are not to be parsed.
enum Markdown {
  /// A character of the source, or a value in it that is not looked into.
  enum Token: Equatable {
    case character(Unicode.Scalar)
    /// A value by its number; whether its format's last character is a letter, which decides what
    /// marks beside it mean: SwiftUI parses a key as `%@` and `%lld` stand in it.
    case value(Int, endsInLetter: Bool)
  }

  /// The content of a span.
  struct Style: Equatable {
    var intent: InlinePresentationIntent = []
    /// Where the words lead to.
    var link: String?
    /// The number of the words that agree with a number among them; nil for others.
    var agreement: Int?

    /// The address that the words lead to; nil if they lead nowhere.
    var url: URL? { link.flatMap { URL(string: $0) } }
  }

  /// A stretch of one style.
  struct Span: Equatable {
    enum Content: Equatable {
      case characters(String)
      case value(Int)
    }

    var content: Content
    var style = Style()
  }

  /// Returns whether a text may have a mark in it: one that has none is what it says.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func mayBeMarked(_ text: String) -> Bool {
    var hasColon = false
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"),
        UInt8(ascii: "@"):
        return true
      // An address: https://… or www.….
      case UInt8(ascii: ":"): hasColon = true
      case UInt8(ascii: "/") where hasColon: return true
      case UInt8(ascii: ".") where last | 0x20 == UInt8(ascii: "w"): return true
      default: break
      }
      last = byte
    }
    return false
  }

  /// The stretches of a text; `keepsLines` leaves spaces and line ends as they are, where else a
  /// line's end is a space.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func spans(of tokens: [Token], keepsLines: Bool) -> [Span] {
    var parser = MarkdownParser(tokens, keepsLines: keepsLines)
    return MarkdownNode.spans(of: parser.nodes())
  }
}

extension Markdown.Token {
  /// What marks at a place look at: the character there, or the first or last of a value's format.
  var scalar: Unicode.Scalar? {
    guard case .character(let scalar) = self else { return nil }
    return scalar
  }

  var isSpace: Bool { scalar?.isMarkdownSpace ?? false }

  /// Whether the token is punctuation to what is before it.
  var isPunctuationAtStart: Bool { scalar?.isMarkdownPunctuation ?? true }

  /// Whether the token is punctuation to what is after it.
  var isPunctuationAtEnd: Bool {
    switch self {
    case .character(let scalar): scalar.isMarkdownPunctuation
    case .value(_, let endsInLetter): !endsInLetter
    }
  }
}

extension Unicode.Scalar {
  /// CommonMark's whitespace: Unicode's space separators and ASCII's tab and line ends.
  var isMarkdownSpace: Bool {
    switch value {
    case 0x20, 0x9, 0xA, 0xC, 0xD: true
    case 0..<0x80: false
    default: properties.generalCategory == .spaceSeparator
    }
  }

  /// ASCII's punctuation and signs, and Unicode's punctuation.
  var isMarkdownPunctuation: Bool {
    if value < 0x80 { return isASCIIPunctuation }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  /// What a backslash can stand before.
  var isASCIIPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  var isASCIILetter: Bool { 0x61...0x7A ~= value | 0x20 }
  var isASCIIDigit: Bool { 0x30...0x39 ~= value }
  var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
}

// MARK: - Attributed strings

extension AttributedString {
  /// Options of reading Markdown.
  ///
  /// On Apple's platforms, this is part of Foundation; on Linux, Foundation does not have it.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The syntax of Markdown that is interpreted.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of the syntax; here the same as `inlineOnly`, because Platen does not read blocks.
      case full
      /// The marks within lines; a line's end is a space.
      case inlineOnly
      /// The marks within lines; spaces and line ends stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// The policy for a text that cannot be read; every text can be read here.
    public enum FailurePolicy: Hashable, Sendable {
      /// Parsing throws an error.
      case throwError
      /// The part read so far is the result.
      case returnPartiallyParsedIfPossible
    }

    /// Whether custom attributes count; Platen ignores them.
    public var allowsExtendedAttributes: Bool
    /// The syntax of Markdown that is interpreted.
    public var interpretedSyntax: InterpretedSyntax
    /// The rule for a text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text; nil if it is not known.
    public var languageCode: String?

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Makes the words of a text in Markdown, with their intents and links.
  ///
  /// - Throws: Nothing, because any text can be read; Foundation's initializer can throw.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let spans = Markdown.spans(
      of: markdown.unicodeScalars.map { .character($0) },
      keepsLines: options.interpretedSyntax == .inlineOnlyPreservingWhitespace)
    for span in spans {
      guard case .characters(let text) = span.content else { continue }
      var words = AttributedString(text)
      if !span.style.intent.isEmpty { words.inlinePresentationIntent = span.style.intent }
      words.link = span.style.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      words.languageIdentifier = options.languageCode
      append(words)
    }
  }

  /// Makes the words of a text in Markdown, as UTF-8, with their intents and links.
  ///
  /// - Throws: Nothing, because any text can be read; Foundation's initializer can throw.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
