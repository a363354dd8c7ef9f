internal import CStopWords
internal import Foundation
internal import PlatenBase
internal import Synchronization

/// The rules of a language by which two words are forms of one.
///
/// Such a rule is two endings and the letters before them, as `-ción` and `-ciones` behind `a`. They
/// were counted over tables of forms (`Tests/Words`): behind which letters words with these endings
/// are nearly always forms of one word, and which stems are not to be taken so. Of frequent words that
/// follow no such rule, the forms are listed. German has rules of their own for words that differ in the
/// marks of their vowels, too: Haus and Häuser are one, Bar and Bär are not.
struct InflectionRules {
  private struct Endings: Hashable {
    var first: String
    var second: String

    init(_ first: String, _ second: String) {
      (self.first, self.second) = first < second ? (first, second) : (second, first)
    }
  }

  /// What stands before two endings: its last letters, `^` being its beginning.
  private struct Contexts {
    var forms: Set<String> = []
    var others: Set<String> = []
  }

  private var contexts: [Endings: Contexts] = [:]
  private(set) var endings: Set<String> = []
  /// Of each stem, which of its listed words has an ending.
  private var listed: [String: [String: Int]] = [:]

  /// Of each listed word that begins otherwise than its forms, which words it is one with: foot, feet.
  private(set) var whole: [String: [Int]] = [:]

  /// The rules that were asked for, each read once.
  private static let known = Lock<[String: InflectionRules]>([:])

  /// Returns the rules of a language; nil for one without.
  ///
  /// - Parameter areMarked: Whether they are those of words whose vowels differ in their marks.
  static func rules(of language: WordLanguage, areMarked: Bool = false) -> InflectionRules? {
    let name = language.rawValue + (areMarked ? "~" : "")
    let rules = known.withLock { known in
      let rules = known[name] ?? InflectionRules(name)
      known[name] = rules
      return rules
    }
    return rules.endings.isEmpty ? nil : rules
  }

  private init(_ name: String) {
    var group = 0
    // By bytes: there are thousands of lines.
    for line in Self.section(name).split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      if fields[0] == "=" {
        group += 1
        for word in fields.dropFirst() {
          whole[WordFolding.key(ofFolded: word), default: []].append(group)
        }
      } else {
        add(fields)
      }
    }
  }

  /// The lines below a name in brackets.
  static func section(_ name: String) -> UnsafeRawBufferPointer {
    let head = "\n[\(name)]\n"
    guard let start = strstr(platen_inflections(), head).map({ $0 + head.utf8.count }) else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(
      start: start, count: strstr(start, "\n[").map { $0 - start } ?? strlen(start))
  }

  /// Adds what a line says.
  private mutating func add(_ fields: [String]) {
    guard fields[0].first != "+" else { return addForms(fields) }
    let parts = fields[0].split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    var found = Contexts()
    for context in fields.dropFirst() {
      if context.first == "!" {
        found.others.insert(String(context.dropFirst()))
      } else {
        found.forms.insert(context == "*" ? "" : context)
      }
    }
    contexts[Endings(parts[0], parts[1])] = found
    endings.formUnion(parts)
  }

  /// Adds a stem with all endings of a word.
  private mutating func addForms(_ fields: [String]) {
    let stem = String(fields[0].dropFirst())
    let word = (listed[stem]?.values.max() ?? 0) + 1
    for field in fields.dropFirst() {
      let ending = field == "*" ? "" : field
      listed[stem, default: [:]][ending] = word
      endings.insert(ending)
    }
  }

  /// The most letters of an ending.
  static let longestEnding = 6
  /// The most letters of a context.
  private static let longestContext = 4

  /// Returns whether a stem with two endings is two forms of one word.
  func areForms(_ stem: String, _ first: String, _ second: String) -> Bool {
    if let words = listed[stem], let word = words[first], word == words[second] { return true }
    // What they share is the stem, and no longer.
    guard first.unicodeScalars.first != second.unicodeScalars.first,
      let found = contexts[Endings(first, second)]
    else { return false }
    let whole = "^" + stem
    guard !found.others.contains(whole) else { return false }
    let letters = whole.unicodeScalars
    return (0...min(Self.longestContext, letters.count)).contains {
      found.forms.contains(String(letters.suffix($0)))
    }
  }
}
