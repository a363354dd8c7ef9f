import Foundation
import PlatenScenes
import Testing

@Suite("Words that are left out")
struct StopWordTests {
  /// Sixty everyday words of each language.
  static let contentWords = lists("content-words.txt")
  /// Words of grammar of some languages.
  static let functionWords = lists("function-words.txt")

  private static func lists(_ name: String) -> [(WordLanguage, [String])] {
    let file = URL(filePath: #filePath).appending(path: "../../../../../Fixtures/\(name)")
      .standardizedFileURL
    var lists: [(WordLanguage, [String])] = []
    for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") {
      if line.first == "#" { continue }
      if line.first == "[",
        let language = WordLanguage(rawValue: String(line.dropFirst().dropLast()))
      {
        lists.append((language, []))
      } else {
        lists[lists.count - 1].1 += line.split(separator: " ").map(String.init)
      }
    }
    return lists
  }

  @Test(arguments: contentWords)
  func `Everyday words are left out in no language`(language: WordLanguage, words: [String]) {
    #expect(words.count >= 60)
    #expect(words.filter(language.stopWords.contains) == [])
  }

  @Test(arguments: functionWords)
  func `Words of grammar are left out`(language: WordLanguage, words: [String]) throws {
    var counter = WordCounter()
    counter.languages = [language]
    (counter.mergesInflections, counter.keepsPhrases, counter.countsLines) = (false, false, false)
    let left = try counter.table(of: words.joined(separator: ", ")).records
    #expect(left.map { $0.values[0].text } == [])
  }

  @Test func `There are everyday words of all languages`() {
    #expect(Set(Self.contentWords.map(\.0)) == Set(WordLanguage.allCases))
  }
}
