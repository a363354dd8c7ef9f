internal import Foundation

/// The words of a text one after another, of which some become phrases.
struct WordSequence {
  /// A word where it stands.
  struct Element {
    /// Its index among the words; nil for what parts those around it.
    var word: Int?
    /// The index of its spelling among the spellings.
    var spelling = 0
    /// What stands before it; nothing between the words of Chinese.
    var gap = WordToken.Gap.other
    /// How many words it is made of.
    var length = 1
  }

  var elements: [Element] = []
  var spellings: [String] = []

  /// The fewest occurrences of a phrase.
  private static let minimumCount = 3
  /// The likelihood ratio that two words exceed by chance in one text of a thousand.
  private static let threshold = 10.83
  /// So often two phrases or words become one.
  private static let rounds = 4
  private static let mostWords = 5

  /// Makes phrases of words that stand side by side more often than chance would have it: their
  /// counts are added to the words', and taken from those of their members.
  ///
  /// Two words are a phrase if they are one at least three times, if the likelihood ratio (Dunning
  /// 1993) of that is above 10.83, and if the rarer one stands in it at least every second time: `New
  /// York` is one, `Alice thought` is not. Those with a no-break space between them are one at once. A
  /// word that is left out alone may begin a phrase, or be all of it: `The Who`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  mutating func joinPhrases(_ words: inout [CountedWord]) {
    for _ in 0..<Self.rounds {
      let ratios = phrases(of: words)
      if ratios.isEmpty { return }
      join(ratios, &words)
    }
  }

  /// 2 ln λ for the hypothesis that two words stand side by side by chance.
  ///
  /// - Parameters:
  ///   - both: How often they stand side by side.
  ///   - first: How often the first one occurs in all.
  ///   - second: How often the second one does.
  ///   - total: How many words there are.
  static func likelihoodRatio(both: Int, first: Int, second: Int, total: Int) -> Double {
    func term(_ count: Int, _ row: Int, _ column: Int) -> Double {
      guard count > 0 else { return 0 }
      return Double(count)
        * log(Double(count) * Double(total) / (Double(row) * Double(column)))
    }
    return 2
      * (term(both, first, second) + term(first - both, first, total - second)
        + term(second - both, total - first, second)
        + term(total - first - second + both, total - first, total - second))
  }

  private struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  private func pair(at index: Int) -> Pair? {
    guard index + 1 < elements.count, let first = elements[index].word,
      let second = elements[index + 1].word, first != second,
      elements[index].length + elements[index + 1].length <= Self.mostWords
    else { return nil }
    return Pair(first: first, second: second)
  }

  /// The pairs that are phrases, with their likelihood ratios.
  private func phrases(of words: [CountedWord]) -> [Pair: Double] {
    var counts: [Pair: Int] = [:]
    var ratios: [Pair: Double] = [:]
    for index in elements.indices {
      guard let pair = pair(at: index),
        words[pair.first].isOmitted || !words[pair.second].isOmitted
      else { continue }
      counts[pair, default: 0] += 1
      if elements[index + 1].gap == .noBreak { ratios[pair] = .infinity }
    }
    let total = words.reduce(0) { $0 + $1.count }
    for (pair, both) in counts where both >= Self.minimumCount {
      let (first, second) = (words[pair.first].count, words[pair.second].count)
      guard both * 2 >= min(first, second),
        // More often than by chance, and not less.
        Double(both) * Double(total) > Double(first) * Double(second)
      else { continue }
      let ratio = Self.likelihoodRatio(both: both, first: first, second: second, total: total)
      if ratio > Self.threshold, ratios[pair] == nil { ratios[pair] = ratio }
    }
    return ratios
  }

  /// Puts pairs together, from the first element to the last; of two that share a word the one with
  /// the greater ratio.
  private mutating func join(_ ratios: [Pair: Double], _ words: inout [CountedWord]) {
    var joined: [Element] = []
    var (indices, spellingIndices): ([Pair: Int], [String: Int]) = ([:], [:])
    var counts: [Int: [Int: Int]] = [:]
    var index = 0
    while index < elements.count {
      let element = elements[index]
      guard let pair = pair(at: index), let ratio = ratios[pair],
        self.pair(at: index + 1).flatMap({ ratios[$0] }).map({ $0 <= ratio }) ?? true
      else {
        joined.append(element)
        index += 1
        continue
      }
      let second = elements[index + 1]
      let text = text(of: element, second)
      let spelling = spellingIndices[text] ?? spellings.count
      if spelling == spellings.count {
        spellingIndices[text] = spelling
        spellings.append(text)
      }
      let word = indices[pair] ?? words.count
      if word == words.count {
        indices[pair] = word
        let key = words[pair.first].key + " " + words[pair.second].key
        words.append(CountedWord(key: key, spelling: text))
      }
      counts[word, default: [:]][spelling, default: 0] += 1
      words[pair.first].count -= 1
      words[pair.second].count -= 1
      joined.append(
        Element(
          word: word, spelling: spelling, gap: element.gap, length: element.length + second.length))
      index += 2
    }
    // The spelling that occurred first is shown of equally frequent ones.
    for (word, spelled) in counts {
      for (spelling, count) in spelled.sorted(by: { $0.key < $1.key }) {
        words[word].add(spellings[spelling], count)
      }
    }
    elements = joined
  }

  private func text(of first: Element, _ second: Element) -> String {
    let gap =
      switch second.gap {
      case .nothing: ""
      case .slash: "/"
      case .noBreak, .other, .space: " "
      }
    return spellings[first.spelling] + gap + spellings[second.spelling]
  }
}
