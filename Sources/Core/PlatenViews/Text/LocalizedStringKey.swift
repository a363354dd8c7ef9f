public import Foundation

/// A text with values in it, which translation tables may have in other languages.
///
/// Markdown's inline marks in it and in its translations count, but not those in its values.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Characters of the key, or a value in it.
  enum Part: Equatable, Sendable {
    case literal(String)
    case value(Value)
  }

  /// A value in a key.
  struct Value: Equatable, Sendable {
    /// What it shows.
    var text: Text
    /// The format that stands for it in a table of translations, such as `%@` or `%lld`.
    var specifier = "%@"
    /// The number that it is, so that a translation can write it otherwise; nil if it is none.
    var number: KeyNumber?
  }

  let parts: [Part]
  /// Whether its words are English: those of code are, where no translation says otherwise.
  var isEnglish = true
  /// What tables call it, if that is not what it says.
  private var ownName: String?

  init(parts: [Part]) { self.parts = parts }

  /// Returns this text under another name in tables.
  func named(_ name: String) -> Self {
    var key = self
    key.ownName = name
    return key
  }

  /// Makes a text with Markdown's inline marks.
  public init(_ value: String) { parts = [.literal(value)] }

  /// Makes a text with Markdown's inline marks.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a text with values in it.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The values, in their order.
  var values: [Value] {
    parts.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// The key as tables have it: with a format for each value, and then with its percent signs twice.
  var name: String {
    if let ownName { return ownName }
    let isFormat = !values.isEmpty
    return parts.map { part in
      switch part {
      case .literal(let text): isFormat ? text.replacing("%", with: "%%") : text
      case .value(let value): value.specifier
      }
    }.joined()
  }

  /// What a text of this key says, untranslated.
  var content: TextContent {
    // Nearly all keys are only words.
    if parts.count == 1, case .literal(let text) = parts[0], !Markdown.mayBeMarked(text) {
      return .plain(text)
    }
    let texts = mayBeMarked ? markedTexts : plainTexts
    guard texts.count == 1, let text = texts.first, text.attributes == TextAttributes() else {
      return texts.isEmpty ? .plain("") : .joined(texts)
    }
    return text.content
  }

  private var mayBeMarked: Bool {
    parts.contains {
      guard case .literal(let text) = $0 else { return false }
      return Markdown.mayBeMarked(text)
    }
  }

  /// The parts, as they are written.
  var plainTexts: [Text] {
    parts.map {
      switch $0 {
      case .literal(let text): Text(verbatim: text)
      case .value(let value): value.text
      }
    }
  }

  private var markedTexts: [Text] {
    var tokens: [Markdown.Token] = []
    for (i, part) in parts.enumerated() {
      switch part {
      case .literal(let text): tokens += text.unicodeScalars.lazy.map { .character($0) }
      case .value(let value): tokens.append(.value(i, endsInLetter: value.endsInLetter))
      }
    }
    let plain = plainTexts
    let spans = agreeing(Markdown.spans(of: tokens, keepsLines: true))
    return spans.map { span in
      let attributes = TextAttributes(span.style.intent, link: span.style.url)
      switch span.content {
      case .characters(let text): return Text(verbatim: text).with { $0 = attributes }
      case .value(let i): return plain[i].with { $0 = $0.inside(of: attributes) }
      }
    }
  }

  /// Gives the noun of each `^[…](inflect: true)` in English the form that suits the number before it.
  private func agreeing(_ spans: [Markdown.Span]) -> [Markdown.Span] {
    guard isEnglish else { return spans }
    var spans = spans
    for (agreement, places) in Dictionary(
      grouping: spans.indices, by: { spans[$0].style.agreement })
    {
      guard agreement != nil,
        let count = places.lazy.compactMap({ number(in: spans[$0]) }).first,
        // Of a noun that is a value nobody knows how it may be changed.
        let last = places.last(where: { spans[$0].hasLetters || isText(spans[$0]) }),
        case .characters(let text) = spans[last].content,
        let noun = EnglishNumber.noun(in: text)
      else { continue }
      let form = EnglishNumber.form(of: String(text[noun]), for: count)
      spans[last].content = .characters(text.replacingCharacters(in: noun, with: form))
    }
    return spans
  }

  /// The number that a span is, or that its text has first.
  private func number(in span: Markdown.Span) -> Double? {
    switch span.content {
    case .characters(let text):
      text.firstMatch(of: /\d[\d,]*(?:\.\d+)?/).flatMap { Double($0.output.filter { $0 != "," }) }
    case .value(let i):
      if case .value(let value) = parts[i] { value.number?.value } else { nil }
    }
  }

  private func isText(_ span: Markdown.Span) -> Bool {
    guard case .value(let i) = span.content, case .value(let value) = parts[i] else { return false }
    return value.number == nil
  }

  /// Collects the characters and the values of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Collects nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds characters.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    fileprivate mutating func append(_ text: Text) { append(Value(text: text)) }

    fileprivate mutating func append(_ value: Value) { parts.append(.value(value)) }
  }
}

extension Markdown.Span {
  fileprivate var hasLetters: Bool {
    if case .characters(let text) = content { text.contains(where: \.isLetter) } else { false }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds characters.
  public mutating func appendInterpolation(_ string: String) {
    append(Text(verbatim: string))
  }

  /// Adds a number as the locale writes it: with separated thousands, and six decimals if its type
  /// is not an integer.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    append(
      LocalizedStringKey.Value(
        text: Text(.formatted(FormattedValue { value._text(in: $0) })),
        specifier: KeyNumber.specifier(of: value), number: KeyNumber(value)))
  }

  /// Adds a number in a format of C's `printf`, or as the locale writes it if the format does not
  /// fit the number.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(
    _ value: T, specifier: String
  ) {
    let format = FormatSpecifier(specifier, isWhole: value is any BinaryInteger)
    let text = FormattedValue {
      format?.text(of: value._argument, in: $0) ?? value._text(in: $0)
    }
    append(
      LocalizedStringKey.Value(
        text: Text(.formatted(text)), specifier: specifier, number: KeyNumber(value)))
  }

  /// Adds a value in a format.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(Text(input, format: format))
  }

  /// Adds a value, with a formatter, or with its own description.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
  }

  /// Adds an object, with a formatter, or with its own description.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
  }

  /// Adds a value, formatted by a formatter.
  @_disfavoredOverload
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    append(Text(subject, formatter: formatter))
  }

  /// Adds the description of a value.
  @_disfavoredOverload
  public mutating func appendInterpolation<T>(_ value: T) {
    append(Text(verbatim: String(describing: value)))
  }

  /// Adds a text with its own look.
  public mutating func appendInterpolation(_ text: Text) { append(text) }

  /// Adds a symbol, set like a character.
  public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

  /// Adds a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(Text(date, style: style))
  }

  /// Adds the two ends of a range of dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(Text(dates))
  }

  /// Adds the two ends of an interval.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(Text(interval))
  }

  /// Adds the characters of an attributed string.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(Text(attributedString))
  }
}
