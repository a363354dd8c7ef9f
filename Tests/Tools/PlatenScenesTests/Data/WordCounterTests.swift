import Foundation
import PlatenScenes
import Testing

@Suite("Words of a text")
struct WordCounterTests {
  private func words(
    _ text: String, _ change: (inout WordCounter) -> Void = { _ in }
  ) throws -> [String] {
    var counter = WordCounter()
    change(&counter)
    return try counter.table(of: text).records.map { record in
      record.values.map(\.text).joined(separator: " ")
    }
  }

  @Test func `Words are counted, the most frequent first and then by their letters`() throws {
    #expect(
      try words("Layout, text; layout: colour! Text — layout? (shape)")
        == ["layout 3", "text 2", "colour 1", "shape 1"])
    #expect(try words("Zebra apple Mango") == ["apple 1", "Mango 1", "Zebra 1"])
  }

  @Test func `Cases are folded and the most frequent spelling is shown`() throws {
    #expect(try words("Swift swift SWIFT Swift") == ["Swift 4"])
    #expect(try words("swift Swift") == ["swift 2"])
    // The capital of U+00DF is SS, and both small sigmas are one.
    #expect(try words("Straße STRASSE STRASSE") == ["STRASSE 3"])
    #expect(try words("ΟΔΟΣ οδος οδοσ") == ["οδος 3"])
    // An accent of its own and one with its letter are the same.
    #expect(try words("caf\u{E9} cafe\u{301}").map { $0.hasSuffix(" 2") } == [true])
  }

  @Test func `Words that say nothing are left out in the languages that are chosen`() throws {
    let text = "The layout isn’t what it's about; don't WE have the layout"
    #expect(try words(text) == ["layout 2"])
    #expect(try words(text) { $0.languages = [.japanese] }.prefix(2) == ["layout 2", "the 2"])
    #expect(try words("the The tree") { $0.languages = [] } == ["the 2", "tree 1"])
    #expect(try words("tree leaf Leaf") { $0.ignored = ["LEAF"] } == ["tree 1"])
  }

  @Test func `A possessive ending is no part of a word`() throws {
    #expect(try words("Swift's Swift Swift’s compiler") == ["Swift 3", "compiler 1"])
    #expect(try words("rock'n'roll") == ["rock'n'roll 1"])
  }

  @Test func `Low lines that emphasize are no part of a word`() throws {
    #expect(
      try words("_tree_ tree, _leaf_bud_ __init__") == ["tree 2", "__init__ 1", "_leaf_bud_ 1"])
  }

  @Test func `Numbers are words only on demand`() throws {
    #expect(try words("1984 3.14 1,000 B2B") == ["B2B 1"])
    #expect(try words("Python3 и utf8 ２０") == ["Python3 1", "utf8 1"])
    #expect(
      try words("1984 3.14 1,000") { $0.keepsNumbers = true } == ["1,000 1", "1984 1", "3.14 1"])
  }

  @Test func `Short words are left out, but one kanji counts as two characters`() throws {
    #expect(try words("x yz 木 b") == ["yz 1", "木 1"])
    #expect(try words("x yz 木 森林") { $0.minimumLength = 3 } == ["森林 1"])
    #expect(try words("x yz") { $0.minimumLength = 1 } == ["x 1", "yz 1"])
    #expect(try words("x") { $0.minimumLength = -5 } == ["x 1"])
  }

  @Test func `Words that are to be kept are counted whatever leaves them out`() throws {
    let text = "The R of The Who in 1984, not C; l'eau"
    #expect(try words(text) { $0.languages = [.english] } == ["l'eau 1"])
    #expect(
      try words(text) {
        $0.kept = ["who", "r", "1984"]
      } == ["1984 1", "l'eau 1", "R 1", "Who 1"])
    // What is left of a word may be kept, too.
    #expect(try words("R's speed and the R") { $0.kept = ["R"] } == ["R 2", "speed 1"])
    #expect(
      try words("tree leaf") {
        $0.ignored = ["tree", "leaf"]
        $0.kept = ["Leaf"]
      } == ["leaf 1"])
  }

  @Test func `Rare words are left out by their counts`() throws {
    #expect(
      try words("red red red green blue blue") { $0.minimumCount = 2 } == ["red 3", "blue 2"])
    #expect(try words("red Red RED green") { $0.minimumCount = 3 } == ["red 3"])
    #expect(try words("red") { $0.minimumCount = 0 } == ["red 1"])
  }

  @Test func `Only the most frequent words stay`() throws {
    #expect(try words("red red green blue blue") { $0.top = 2 } == ["blue 2", "red 2"])
    #expect(try words("red") { $0.top = 0 } == [])
    #expect(try words("red") { $0.top = -1 } == [])
  }

  /// Sentences whose nouns and verbs anyone can tell; the particles between them are left out.
  @Test func `Japanese is taken apart by the dictionary, without particles`() throws {
    #expect(try words("東京は日本の首都です。東京の人口は多い。").prefix(1) == ["東京 2"])
    let words = try words("私は図書館で新しい本を読みました。図書館は静かです。")
    #expect(words.first == "図書館 2")
    for particle in ["は", "で", "を", "です", "ました", "私"] {
      #expect(!words.contains { $0.hasPrefix("\(particle) ") }, "\(particle)")
    }
    #expect(words.contains("本 1"))
    #expect(try self.words("森において川に対する") == ["川 1", "森 1"])
    #expect(try self.words("コーヒーとデータ、コーヒー") == ["コーヒー 2", "データ 1"])
  }

  @Test func `Of a novel's first sentences nouns and verbs are left`() throws {
    // Natsume Soseki, 1905.
    let words = try words("吾輩は猫である。名前はまだ無い。吾輩はここで始めて人間というものを見た。")
    #expect(words == ["吾輩 2", "人間 1", "名前 1", "始める 1", "猫 1", "見る 1"])
  }

  /// Sentences in which anyone who reads them can tell the words apart.
  @Test func `Chinese and Thai are taken apart by their dictionaries`() throws {
    #expect(try words("我们在学校学习。学校的老师很好。").prefix(2) == ["学校 2", "学习 1"])
    #expect(try words("我們在學校學習。學校的老師很好。").prefix(1) == ["學校 2"])
    // Pupils go to school, and teachers teach languages at school.
    #expect(
      try words("นักเรียนไปโรงเรียน และครูสอนภาษาในโรงเรียน")
        == ["โรงเรียน 2", "ครู 1", "นักเรียน 1", "ภาษา 1", "สอน 1"])
  }

  /// The second sentence of the first article of the Universal Declaration of Human Rights; of its
  /// words those are expected that carry its meaning.
  @Test(arguments: [
    ("They are endowed with reason and conscience and should act towards one another", "reason"),
    ("Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geist", "Vernunft"),
    ("Ils sont doués de raison et de conscience et doivent agir les uns envers", "raison"),
    ("dotados como están de razón y conciencia, deben comportarse los unos con los otros", "razón"),
    ("Essi sono dotati di ragione e di coscienza e devono agire gli uni verso", "ragione"),
    ("Dotados de razão e de consciência, devem agir uns para com os outros", "razão"),
    ("Zij zijn begiftigd met verstand en geweten, en behoren zich jegens elkander", "verstand"),
    ("De är utrustade med förnuft och samvete och bör handla gentemot varandra", "förnuft"),
    ("Они наделены разумом и совестью и должны поступать в отношении друг друга", "разумом"),
  ])
  func `The language is told by the frequent words`(text: String, meaning: String) throws {
    let words = try words(text).map { $0.components(separatedBy: " ")[0].lowercased() }
    #expect(words.contains(meaning.lowercased()))
    let frequent = [
      "and", "they", "with", "und", "sie", "mit", "et", "de", "ils", "y", "los", "como", "e", "di",
      "gli", "os", "para", "en", "zij", "met", "och", "med", "и", "они", "в",
    ]
    #expect(words.filter(frequent.contains) == [])
  }

  @Test func `Two languages with scripts of their own are both left out`() throws {
    #expect(try words("The layout の図書館 and 図書館 は a layout です。") == ["layout 2", "図書館 2"])
  }

  @Test func `A word of one language stays in another`() throws {
    // German articles and English nouns and verbs.
    #expect(try words("The war of the die and the hat").sorted() == ["die 1", "hat 1", "war 1"])
    #expect(
      try words("Die Würfel und der Krieg sind die Zeit") == ["Krieg 1", "Würfel 1", "Zeit 1"])
  }

  @Test func `An elided article is no part of a word`() throws {
    let french = "L'eau, l'homme et l’eau de la mer; d'eau qu'il n'est"
    #expect(try words(french) == ["eau 3", "homme 1", "mer 1"])
    #expect(try words("aujourd'hui le chat et la ville").contains("aujourd'hui 1"))
    #expect(
      try words("l'acqua dell'acqua un'amica") { $0.languages = [.italian] }
        == ["acqua 2", "amica 1"])
    #expect(try words("l'acqua and the d'oh").contains("l'acqua 1"))
  }

  @Test(arguments: WordLanguage.allCases)
  func `Lists of frequent words have words with folded cases`(language: WordLanguage) {
    #expect(language.stopWords.count > 40)
    for word in language.stopWords {
      // Foundation's folding of cases is none of the counter's.
      let folded = word.folding(options: .caseInsensitive, locale: nil)
      #expect(word.replacingOccurrences(of: "ß", with: "ss") == folded, "\(word)")
    }
  }

  @Test func `Single hiragana stay if Japanese is not left out`() throws {
    #expect(
      try words("あ、い") {
        $0.languages = []
        $0.minimumLength = 1
      } == ["あ 1", "い 1"])
    #expect(try words("あ、い、ー") { $0.minimumLength = 1 } == [])
  }

  @Test func `Emoji and signs are no words`() throws {
    #expect(try words("👍🏽 ❤️ → … --- *** 🇯🇵") == [])
    #expect(try words("") == [])
  }

  @Test func `Counts are the weights of the table`() throws {
    let table = try DataReader(.words).table(
      from: SceneText(name: "a.txt", text: "tree tree leaf"))
    var query = DataQuery()
    query.order = .name()
    let items = try query.items(of: table)
    #expect(items.map(\.value).count == 2)
    #expect(items.map(\.weight) == [0, 1])
  }

  @Test func `One word of a million letters is one word`() throws {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(try words(long + " " + long.uppercased()) == [long + " 2"])
    let kanji = String(repeating: "漢字かな", count: 20_000)
    #expect(try !words(kanji).isEmpty)
  }
}
