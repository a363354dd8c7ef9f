import Foundation
import PlatenScenes
import Testing

@Suite("Words that are left out")
struct StopWordTests {
  /// Sixty everyday words of each language.
  static let contentWords: [(WordLanguage, [String])] = {
    let file = URL(filePath: #filePath).appending(path: "../../../../../Fixtures/content-words.txt")
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
  }()

  @Test(arguments: contentWords)
  func `Everyday words are left out in no language`(language: WordLanguage, words: [String]) {
    #expect(words.count >= 60)
    #expect(words.filter(language.stopWords.contains) == [])
  }

  @Test func `There are everyday words of all languages`() {
    #expect(Set(Self.contentWords.map(\.0)) == Set(WordLanguage.allCases))
  }
}
