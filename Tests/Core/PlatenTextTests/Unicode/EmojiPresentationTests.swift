import Testing

@testable import PlatenText

@Suite struct EmojiPresentationTests {
  /// The sequences of emoji-test.txt that have a status.
  private func sequences(_ status: String) throws -> [String] {
    var sequences: [String] = []
    try UnicodeDataFile("emoji/emoji-test.txt").forEachLine { line in
      let scalars = line.scalars()
      if line.words().first == status { sequences.append(String(scalars)) }
    }
    return sequences
  }

  @Test(arguments: [("fully-qualified", 3_600), ("minimally-qualified", 800), ("component", 9)])
  func everySequenceIsOneCharacterAndAPicture(status: String, atLeast: Int) throws {
    let sequences = try sequences(status)
    #expect(sequences.count >= atLeast)
    let split = sequences.filter { $0.count != 1 }
    #expect(split.isEmpty, "\(split)")
    let texts = sequences.filter { !($0.first?.isDrawnAsPicture ?? false) }
    #expect(texts.isEmpty, "\(texts)")
  }

  /// Without VS16, an emoji that is text by default is text: alone, but not as part of a sequence.
  @Test func unqualifiedSequencesAreTextIfTheyAreOneCharacter() throws {
    let sequences = try sequences("unqualified")
    #expect(sequences.count > 200)
    let wrong = sequences.filter {
      $0.count != 1 || $0.first?.isDrawnAsPicture != ($0.unicodeScalars.count > 1)
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func variationSelectorsChooseBetweenTextAndPicture() throws {
    var count = 0
    var wrong: [String] = []
    try UnicodeDataFile("emoji/emoji-variation-sequences.txt").forEachLine { line in
      let text = String(line.scalars())
      let isPicture = line.words().first == "emoji"
      if text.first?.isDrawnAsPicture != isPicture || text.count != 1 { wrong.append(text) }
      count += 1
    }
    #expect(wrong.isEmpty, "\(wrong)")
    #expect(count > 700)
  }

  @Test func loneCharactersAreAsEmojiDataSays() throws {
    var pictures: Set<Unicode.Scalar> = []
    var emoji: [Unicode.Scalar] = []
    try UnicodeDataFile("emoji/emoji-data.txt").forEachLine { line in
      let scalars = line.range()
      switch line.words().first {
      case "Emoji": emoji += scalars
      case "Emoji_Presentation": pictures.formUnion(scalars)
      default: break
      }
    }
    #expect(emoji.count > 1_400 && pictures.count > 1_200)
    let wrong = emoji.filter { Character($0).isDrawnAsPicture != pictures.contains($0) }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test(arguments: [
    "a", "é", "e\u{301}", "1", "#", "©", "™", "☎", "☎\u{FE0E}", "⌚\u{FE0E}", "a\u{FE0F}",
    "a\u{20E3}",
    "語", "\u{FE0F}", "\u{200D}", "\u{1F3FB}\u{FE0E}", "→", " ", "\r\n", "ا", "日\u{FE00}",
  ])
  func textIsText(text: String) throws {
    #expect(text.count == 1)
    #expect(try !#require(text.first).isDrawnAsPicture)
  }

  @Test(arguments: [
    "🦋", "©\u{FE0F}", "1\u{FE0F}\u{20E3}", "1\u{20E3}", "🇯🇵", "🇯", "👍🏽", "☝🏽", "👨‍👩‍👧", "❤️‍🔥",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "👁‍🗨",
  ])
  func picturesArePictures(text: String) throws {
    #expect(text.count == 1)
    #expect(try #require(text.first).isDrawnAsPicture)
  }
}
