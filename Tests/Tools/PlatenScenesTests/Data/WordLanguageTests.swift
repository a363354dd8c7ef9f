import Foundation
import Testing

@testable import PlatenScenes

@Suite("Languages of texts")
struct WordLanguageTests {
  /// The Universal Declaration of Human Rights in a language, the text of one line.
  struct Sample: Sendable, CustomTestStringConvertible {
    var language: WordLanguage
    /// The language, with a script where the language has several.
    var tag: String
    var text: String

    var testDescription: String { tag }
  }

  static let samples: [Sample] = ["texts", "more"].flatMap { file -> [Sample] in
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/Declaration")
    let text = try? String(contentsOf: folder.appending(path: "\(file).tsv"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      let language = WordLanguage(rawValue: String(fields[0].prefix { $0 != "-" }))
      return language.map { Sample(language: $0, tag: fields[0], text: fields[2]) }
    }
  }

  private func words(of text: String, _ languages: [WordLanguage]?) throws -> [String] {
    var counter = WordCounter()
    counter.languages = languages
    return try counter.table(of: text).records.map { $0.values[0].text }
  }

  @Test func `There are texts of all languages whose frequent words are known`() {
    #expect(WordLanguage.allCases.count >= 25)
    #expect(Set(Self.samples.map(\.language)) == Set(WordLanguage.allCases))
  }

  @Test(arguments: samples)
  func `A text is found to be in its language alone`(sample: Sample) throws {
    #expect(try words(of: sample.text, nil) == words(of: sample.text, [sample.language]))
    // Each language has frequent words in it, so that this tells one from all others.
    #expect(
      try words(of: sample.text, nil).count < words(of: sample.text, []).count)
    for other in WordLanguage.allCases where other != sample.language {
      #expect(try words(of: sample.text, nil) != words(of: sample.text, [other]), "\(other)")
    }
  }

  @Test func `Frequent words are out, and words of meaning stay`() throws {
    let expected: [WordLanguage: (out: [String], kept: [String])] = [
      .polish: (["w", "nie", "być"], ["niewolnictwo"]),
      .czech: (["na", "nebo", "své"], ["náboženství", "svobodu"]),
      .greek: (["και", "είναι", "να"], ["δικαιώματα"]),
      .ukrainian: (["не", "його", "або"], ["захист"]),
      .arabic: (["في", "من", "أن"], ["القانون"]),
      .hindi: (["के", "और", "का"], ["अधिकार"]),
      .thai: (["และ", "ของ", "ใน"], ["สิทธิ"]),
      .chinese: (["的", "和", "在"], ["自由"]),
      .indonesian: (["yang", "dan", "dari"], ["keadilan"]),
      .vietnamese: (["và", "các", "được"], ["quyền"]),
    ]
    for (language, (out, kept)) in expected {
      let sample = try #require(Self.samples.first { $0.language == language })
      let words = try words(of: sample.text, nil).map { $0.lowercased() }
      #expect(words.filter(out.contains) == [], "\(language)")
      #expect(kept.filter { !words.contains($0) } == [], "\(language)")
    }
  }

  /// Croatian has the words, too, but no ę and no ń.
  @Test func `Letters that a language lacks speak against it`() throws {
    let polish =
      "Piękny dom, piękna dziewczyna. To jest piękny dzień i piękne lato, a dom jest nowy."
    #expect(try words(of: polish, nil) == words(of: polish, [.polish]))
    // Dishes of Poland in an English text.
    let menu = "We had żurek and pączki with kiełbasa, and the soup was for all of us."
    #expect(try words(of: menu, nil) == words(of: menu, [.english]))
  }

  /// Sentences of guests and pupils, with few words of grammar that only their language has.
  @Test(arguments: [
    ("El plan está bien y el plan es corto.", WordLanguage.spanish),
    ("El profesor es bueno y explica bien. El profesor ayuda.", .spanish),
    ("O hotel é bom e a comida é boa.", .portuguese),
    ("O professor explica bem e a aula é divertida.", .portuguese),
    ("Obsługa jest miła i jedzenie jest dobre. Polecam.", .polish),
    ("Jídlo je dobré a obsluha je rychlá.", .czech),
    ("Hotel je dobrý a jedlo je výborné, ale izba bola malá.", .slovak),
    ("Kuća je velika i lijepa, a vrt je mali.", .croatian),
    (
      "'s Ochtends is de rivier rustig. De rivieren stijgen 's avonds. Foto's van de rivier.",
      .dutch
    ),
    ("Otel çok güzel ve yemekler iyi ama oda küçük.", .turkish),
    ("Hotelul este bun și mâncarea este bună.", .romanian),
    ("Das Café ist schön, und der Kaffee ist gut.", .german),
    ("The café sells żurek, and the tea is good.", .english),
    ("La nourriture est bonne et le service est rapide.", .french),
    ("食物很好吃，服务很快。", .chinese), ("一个食物", .chinese), ("東京の天気は晴れです。", .japanese),
    ("음식은 맛있고 漢字", .korean),
  ])
  func `A short text is in the language of its letters and words`(
    text: String, language: WordLanguage
  ) throws {
    guard case .counted(let phrase)? = try WordCounter().table(of: text).form else {
      Issue.record("nothing is said")
      return
    }
    #expect(phrase == "counted: a text in \(language.name) (--language sets another language)")
  }

  @Test(arguments: [
    ("Unha casa na aldea non ten luz cando chove, e os veciños non teñen máis.", "Galician"),
    ("Die hond is nie in die huis nie. Hy het baie honger en ons gee vir hom kos.", "Afrikaans"),
  ])
  func `A language without a list has words that its neighbours lack`(
    text: String, name: String
  ) throws {
    guard case .counted(let phrase)? = try WordCounter().table(of: text).form else {
      Issue.record("nothing is said")
      return
    }
    #expect(phrase == "counted: no list of stop words for \(name): all words are counted")
  }

  @Test func `Accents of Greek capitals make no difference`() throws {
    #expect(try words(of: "ΚΑΙ Η ΑΥΤΑ αυτά ελευθερία", nil) == ["ελευθερία"])
  }
}
