import Testing

@testable import PlatenScenes

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

  /// UAX #31, R8: a hashtag goes on with all that identifiers may have; X links as much.
  @Test func `A hashtag is one word whatever scripts it has`() throws {
    #expect(try words("the #iOS開発. #2026goals, #日本語タグ") == ["#iOS開発", "#2026goals", "#日本語タグ"])
    #expect(try words("＃東京2020") == ["＃東京2020"])
    #expect(
      try words("#Πράγα2 #café_noir #C++ #node.js") == [
        "#Πράγα2", "#café_noir", "#C++", "#node.js",
      ])
    #expect(try words("page#iOS開発 #2026 #1") == ["page", "iOS", "開発"])
    #expect(try words("#iOS開発 #iOS開発\n#ios開発").count == 1)
  }

  @Test func `Controls of direction and joiners are no letters`() throws {
    #expect(
      try words("stone\u{2069} stone\u{200D} \u{202E}stone\u{202C} sto\u{200C}ne") == ["stone"])
    #expect(try words("flood\u{202C}") == ["flood"])
    // Persian, Malayalam and Sinhala, and emoji in a list: there the joiner has a meaning.
    let list = "می\u{200C}خواهم\nഅവന്\u{200D}\nක්\u{200D}ෂ\nCoder 👩\u{200D}💻"
    for line in list.split(separator: "\n") {
      #expect(WordFolding.shown(String(line)) == String(line))
    }
  }

  @Test func `Apostrophes of all kinds are one`() throws {
    #expect(try words("Hawai‘i Hawaiʻi Hawai'i Hawai’i").count == 1)
  }

  @Test func `Hyphens of both kinds are one`() throws {
    #expect(try words("e-mail e\u{2010}mail e\u{2011}mail").count == 1)
  }

  @Test func `What stands behind a hyphen may be left out`() throws {
    #expect(try words("dit-elle, est-il; vient-elle l'eau", [.french]) == ["dit", "vient", "eau"])
    #expect(try words("and-or check-in") == ["check-in"])
  }

  /// ISO 8601, RFC 3164, RFC 5322, and what nginx writes.
  @Test(arguments: [
    "2024-05-05T10:22:33Z", "2024-05-05T10:22", "2024-05-05T10:22:33.123+02:00", "20240505T102233Z",
    "2024-05-05T10:22:33,123", "2024-W18", "2024-W18-7", "[05/May/2024:10:22:33 +0000]",
    "05-MAY-2024",
    "May  5 10:22:33", "Sun May  5 10:22:33", "Sun, 05 May 2024 10:22:33 GMT", "10:22am", "10pm",
    "10:22:33Z", "14h30",
  ])
  func `A date and a time are no words`(time: String) throws {
    #expect(try words("\(time) river") == ["river"])
    #expect(try words("the river, \(time): bridge") == ["river", "bridge"])
    var counter = WordCounter()
    counter.keepsNumbers = true
    #expect(try counter.table(of: "\(time) river").records.count > 1)
  }

  @Test func `What only begins as a date does is a word`() throws {
    #expect(
      try words("Mar 5 rivers, 10th 3D 20240505Tango") == [
        "Mar", "10th", "rivers", "3D", "20240505Tango",
      ])
    #expect(try words("Mayor 10:22amber Marble") == ["Mayor", "22amber", "Marble"])
  }

  /// Kielikello 4/2006 and Språkrådet: the ending of a case stands behind a colon.
  @Test func `An ending behind a colon belongs to the initials before it`() throws {
    #expect(try words("USA:ssa USA:n USA", [.finnish]) == ["USA"])
    #expect(try words("EU:s regler", [.swedish]) == ["EU", "regler"])
    #expect(try words("NOTE:river", [.finnish]) == ["NOTE", "river"])
    var counter = WordCounter()
    counter.languages = [.finnish]
    let table = try counter.table(of: "USA:ssa, USA:n ja USA")
    #expect(table.records.map { $0.values[1].number } == [3])
  }

  @Test func `The short article of Dutch stays with the name of a town`() throws {
    for sign in ["'", "\u{2019}", "\u{2018}"] {
      #expect(try words("in \(sign)s-Hertogenbosch.", [.dutch]) == ["\(sign)s-Hertogenbosch"])
    }
    #expect(try words("'s ochtends", [.dutch]) == ["ochtends"])
  }

  /// Ortografía de la lengua española, 2010: plurals of initials are doubled.
  @Test func `Doubled initials of Spanish are one word`() throws {
    for text in ["EE. UU.", "EE.UU.", "EE.\u{A0}UU."] {
      #expect(try words("en \(text) hay", [.spanish]) == [text])
    }
    #expect(try words("RR. HH. y CC. OO.", [.spanish]) == ["RR. HH.", "CC. OO."])
    #expect(try words("EE. UU., EE. UU. y EE.UU., EEUU", [.spanish]) == ["EE. UU."])
    #expect(try words("siglo XX. CC. rock", [.spanish]).contains("XX. CC.") == false)
  }

  @Test func `A hyphen at the end of a line stays before a capital`() throws {
    #expect(try words("Bundes-\nRegierung", [.german]) == ["Bundes-Regierung"])
    #expect(try words("Bundes-\nRegierung Bundesregierung", [.german]) == ["Bundesregierung"])
    #expect(try words("Bun-\ndesrat", [.german]) == ["Bundesrat"])
    #expect(try words("INTER-\nNATIONAL") == ["INTERNATIONAL"])
  }

  /// Unicode 5.2, chapter 7.1: Romanian has the comma below, older keyboards the cedilla.
  @Test func `Comma and cedilla below are one letter in Romanian`() throws {
    #expect(try words("țară ţară țară", [.romanian]) == ["țară"])
    #expect(try words("şcoală școală şcoală", [.romanian]) == ["şcoală"])
    #expect(try words("şi și țării", [.romanian]) == ["țării"])
    #expect(try words("Școală. școli", [.romanian]).allSatisfy { !$0.contains("ş") })
  }

  @Test func `Pronouns of Korean are left out with their particles`() throws {
    #expect(try words("저는 나는 우리는 그는 그녀가 강물을", [.korean]) == ["강물"])
  }
}
