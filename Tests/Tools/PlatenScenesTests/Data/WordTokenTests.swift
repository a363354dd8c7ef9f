import PlatenScenes
import Testing

@Suite("Words with signs and digits")
struct WordTokenTests {
  private func words(
    _ text: String, _ languages: [WordLanguage] = [.english]
  ) throws -> Set<String> {
    var counter = WordCounter()
    counter.languages = languages
    return try Set(counter.table(of: text).records.map { $0.values[0].text })
  }

  @Test(arguments: [
    "C++", "C#", "F#", ".NET", "IPv6", "e-mail", "COVID-19", "AT&T", "R&D", "#hashtag", "@name",
    "node.js", "g++", "state-of-the-art", "x-ray", "UTF-8", "B2B", ".gitignore",
    "Baden-Württemberg",
    "#été", "rock'n'roll",
  ])
  func `A sign stays with its word`(word: String) throws {
    #expect(try words(word) == [word])
    for (before, behind) in [
      ("a ", " of"), ("(", ")"), ("the ", ", and"), ("“the ", "”!"), ("", "."),
    ] {
      #expect(try words(before + word + behind) == [word], "\(before)\(word)\(behind)")
    }
    #expect(try words("\(word) \(word)\n\(word)") == [word])
  }

  @Test func `A sign that is something else does not`() throws {
    #expect(try words("red+blue") == ["red", "blue"])
    #expect(try words("1914-1918") == [])
    #expect(try words("red -- blue – green") == ["red", "blue", "green"])
    #expect(try words("--verbose -x") == ["verbose"])
    #expect(try words("somebody@example.org") == [])
    #expect(try words("black&white") == ["black", "white"])
    #expect(try words("#1 of #2") == [])
    #expect(try words("The end .Winter day...then") == ["end", "Winter", "day"])
    #expect(try words("red/#blue C++17") == ["red", "blue", "C++"])
  }

  @Test func `Hyphens of both kinds are one`() throws {
    #expect(try words("e-mail e\u{2010}mail e\u{2011}mail").count == 1)
  }

  @Test func `What stands behind a hyphen may be left out`() throws {
    #expect(try words("dit-elle, est-il; vient-elle l'eau", [.french]) == ["dit", "vient", "eau"])
    #expect(try words("and-or check-in") == ["check-in"])
  }
}
