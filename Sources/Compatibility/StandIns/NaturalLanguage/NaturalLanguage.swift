// NaturalLanguage's names: words end at what is no letter and sentences at their marks, and nothing is known of their meaning.

@_exported public import Foundation

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let english = Self("en"), german = Self("de"), french = Self("fr"), spanish = Self("es"), italian = Self("it"), portuguese = Self("pt"), japanese = Self("ja"), korean = Self("ko")
  public static let russian = Self("ru"), simplifiedChinese = Self("zh-Hans"), traditionalChinese = Self("zh-Hant"), arabic = Self("ar"), undetermined = Self("und")
}
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = Self(rawValue: "TokenType"), lexicalClass = Self(rawValue: "LexicalClass"), nameType = Self(rawValue: "NameType"), lemma = Self(rawValue: "Lemma"), language = Self(rawValue: "Language"), sentimentScore = Self(rawValue: "SentimentScore")
}
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let noun = Self(rawValue: "Noun"), verb = Self(rawValue: "Verb"), adjective = Self(rawValue: "Adjective"), personalName = Self(rawValue: "PersonalName"), placeName = Self(rawValue: "PlaceName"), organizationName = Self(rawValue: "OrganizationName")
}
open class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Self(rawValue: 1), symbolic = Self(rawValue: 2), emoji = Self(rawValue: 4)
  }
  private let unit: NLTokenUnit
  public init(unit: NLTokenUnit) { self.unit = unit }
  public var string: String?
  public func setLanguage(_ language: NLLanguage) {}
  public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    var found: [Range<String.Index>] = []
    var start: String.Index?
    var index = range.lowerBound
    while index < range.upperBound {
      let next = string.index(after: index)
      let ends = ends(string[index])
      if !ends, start == nil, unit != .word || !string[index].isWhitespace { start = index }
      if ends, let first = start {
        found.append(first..<(unit == .word ? index : next))
        start = nil
      }
      index = next
    }
    if let start { found.append(start..<range.upperBound) }
    return found
  }
  private func ends(_ character: Character) -> Bool {
    switch unit {
    case .word: !character.isLetter && !character.isNumber && character != "'" && character != "’"
    case .sentence: ".!?。！？".contains(character) || character.isNewline
    case .paragraph: character.isNewline
    case .document: false
    }
  }
  public func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
    for token in tokens(for: range) where !block(token, []) { return }
  }
}
open class NLTagger: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Self(rawValue: 1), omitPunctuation = Self(rawValue: 2), omitWhitespace = Self(rawValue: 4), omitOther = Self(rawValue: 8), joinNames = Self(rawValue: 16)
  }
  public init(tagSchemes: [NLTagScheme]) {}
  public var string: String?
  public var dominantLanguage: NLLanguage? { nil }
  public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) { (nil, index..<index) }
  public func enumerateTags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [], using block: (NLTag?, Range<String.Index>) -> Bool) {}
}
open class NLLanguageRecognizer: NSObject {
  public static func dominantLanguage(for string: String) -> NLLanguage? { nil }
  public var dominantLanguage: NLLanguage? { nil }
  public func processString(_ string: String) {}
  public func reset() {}
}
open class NLEmbedding: NSObject {
  public static func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  public static func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  public func neighbors(for string: String, maximumCount: Int) -> [(String, Double)] { [] }
  public func distance(between first: String, and second: String) -> Double { 2 }
}
