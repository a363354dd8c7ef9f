public import Foundation

extension AttributedString {
  /// How Markdown is read.
  ///
  /// On Apple's platforms this is Foundation's; Foundation on Linux has none.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of Markdown counts.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of it. Blocks are not told apart here: it is as `inlineOnly`.
      case full
      /// The marks within lines; a line's end is a space.
      case inlineOnly
      /// The marks within lines; spaces and line ends stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens with a text that cannot be read; there is none here.
    public enum FailurePolicy: Hashable, Sendable {
      /// It is an error.
      case throwError
      /// What was read counts.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes of one's own count; they are passed over here.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown counts.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens with a text that cannot be read.
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

  /// The words of a text in Markdown, with their intents and where they lead.
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

  /// The words of a text in Markdown, as UTF-8, with their intents and where they lead.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
