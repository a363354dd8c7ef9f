import Foundation
import Testing

@Suite struct TagsDataTests {
  private func semantic(_ arguments: [String], files: [String: String] = [:]) throws -> [String] {
    let work = try Workplace()
    for (name, text) in files { try work.write(text.utf8, to: name) }
    let outcome = try work.platen(
      ["tags"] + arguments
        + [
          "--style", "plain", "-o", "-", "--format", "svg", "--svg", "semantic", "--svg-fonts",
          "names",
        ])
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    return outcome.text.components(separatedBy: "<text ").dropFirst().map { element in
      element.components(separatedBy: "</text>")[0].replacing(#/<[^>]*>/#, with: "")
        .components(separatedBy: ">").last ?? ""
    }
  }

  @Test(arguments: [
    ("list.csv", "name,weight\nSwift,3\nGo,9\n"), ("list.tsv", "Swift\t3\nGo\t9\n"),
    ("list.json", #"[{"name": "Swift", "count": 3}, {"name": "Go", "count": 9}]"#),
    ("list.jsonl", "{\"name\": \"Swift\"}\n{\"name\": \"Go\"}\n"),
    ("list.txt", "Swift\t3\nGo\t9\n"),
  ])
  func aFileIsReadAsItsEndingSays(name: String, text: String) throws {
    #expect(try semantic([name], files: [name: text]) == ["Swift", "Go"])
  }

  @Test func tagsAreSortedAndTheHeaviestOnesStay() throws {
    let files = ["list.txt": "Swift\t3\nada\t1\nGo\t9\nÉclair\t5\n"]
    #expect(
      try semantic(["list.txt", "--sort", "weight"], files: files)
        == ["Go", "Éclair", "Swift", "ada"])
    #expect(
      try semantic(["list.txt", "--sort", "name"], files: files)
        == ["ada", "Éclair", "Go", "Swift"])
    #expect(try semantic(["list.txt", "--top", "2"], files: files) == ["Go", "Éclair"])
    let shuffled = try semantic(["list.txt", "--sort", "shuffled"], files: files)
    #expect(shuffled.sorted() == ["Go", "Swift", "ada", "Éclair"])
    #expect(shuffled == (try semantic(["list.txt", "--sort", "shuffled"], files: files)))
  }

  @Test func wordsOfATextAreCounted() throws {
    let text = "The label and the page: a label has a page. Labels? No, the label!"
    #expect(
      try semantic(["text.txt", "--words", "--top", "2"], files: ["text.txt": text])
        == ["label", "page"])
  }

  @Test func wordsOfFilesAreLeftOut() throws {
    let files = [
      "text.txt": "Alice and the Queen: Alice, the cat, the Queen's cat, a hatter",
      "names.txt": "# People\r\nalice\r\n\r\n  QUEEN  \r\n", "more.txt": "hatter",
    ]
    #expect(
      try semantic(["text.txt", "--words", "--stop-words", "names.txt"], files: files)
        == ["cat", "hatter"])
    #expect(
      try semantic(
        [
          "text.txt", "--words", "--stop-words", "names.txt", "--stop-words", "more.txt",
          "--keep", "the",
        ], files: files) == ["cat", "the"])
  }

  @Test(arguments: [
    (
      "words.weight", "# Weights\nSwift\nGo\tmany\n",
      "words.weight:3:4: weight: found \"many\", expected a number of zero or more as the weight of"
        + " \"Go\""
    ),
    ("nan.weight", "Swift\tnan\n", "nan.weight:1:7: weight: found \"nan\""),
    ("less.weight", "Swift\t-1\n", "less.weight:1:7: weight: found \"-1\""),
    ("alone.txt", "Go\n\t3\n", "alone.txt:2:1: found a weight alone, expected a text before it"),
    ("list.csv", "name,weight\nSwift\n", "list.csv:2:1: found 1 field, expected 2 fields"),
    ("list.json", "[1,", "list.json:1:4: "),
  ])
  func aBadLineIsPointedAt(name: String, text: String, says: String) throws {
    let work = try Workplace()
    try work.write(text.utf8, to: name)
    let outcome = try work.platen(["tags", name, "-o", "new.svg"])
    #expect(outcome.exitCode == 65)
    #expect(outcome.error.hasPrefix(says), "\(outcome.error)")
    #expect(work.bytes(of: "new.svg") == nil)
  }

  @Test(
    arguments: [
      (
        [0x61, 0x0A, 0xE9, 0x96], [],
        "a.txt:2:1: found a byte that is not UTF-8, expected UTF-8 (data in"
      ),
      ([0xFF, 0xFE, 0x61], [], "a.txt:1:1: found an incomplete character of UTF-16"),
      ([0x61, 0x00, 0x62, 0x00], [], "a.txt:1:1: found UTF-16 without a byte order mark"),
      ([0xE9], ["--encoding", "utf8"], "a.txt:1:1: found a byte that is not UTF-8"),
    ] as [([UInt8], [String], String)])
  func bytesThatAreNoCharactersArePointedAt(
    bytes: [UInt8], options: [String], says: String
  ) throws {
    let work = try Workplace()
    try work.write(bytes, to: "a.txt")
    let outcome = try work.platen(["tags", "a.txt", "-o", "new.svg"] + options)
    #expect(outcome.exitCode == 65)
    #expect(outcome.error.hasPrefix(says), "\(outcome.error)")
    #expect(work.bytes(of: "new.svg") == nil)
  }

  /// One list in the encodings that people's programs write is one picture.
  @Test func theEncodingOfAFileIsOfNoAccount() throws {
    let work = try Workplace()
    let list = "Größe\t3\nÉcole\t9\n"
    try work.write(list.utf8, to: "utf8.txt")
    let encodings: [(name: String, encoding: String.Encoding, mark: [UInt8], options: [String])] = [
      ("little", .utf16LittleEndian, [0xFF, 0xFE], []),
      ("big", .utf16BigEndian, [0xFE, 0xFF], []),
      ("bare", .utf16LittleEndian, [], ["--encoding", "utf16"]),
      ("latin", .isoLatin1, [], ["--encoding", "latin1"]),
    ]
    let output = ["-o", "-", "--format", "svg"]
    let expected = try work.platen(["tags", "utf8.txt"] + output)
    #expect(expected.exitCode == 0)
    for (name, encoding, mark, options) in encodings {
      try work.write(mark + #require(list.data(using: encoding)), to: name + ".txt")
      let outcome = try work.platen(["tags", name + ".txt"] + output + options)
      #expect(outcome.output == expected.output, "\(name): \(outcome.error)")
    }
  }

  @Test(arguments: [
    ("      3 Go\n     12 Swift\n", "Go\t3\nSwift\t12\n"),
    ("Go,3\nSwift,12\n", "Go\t3\nSwift\t12\n"),
    ("Go\t1,200\nSwift\t3\n", "Go\t1200\nSwift\t3\n"),
    ("Go\t1\nSwift\t3\nGo\t4\n", "Go\t5\nSwift\t3\n"),
    ("Go\nSwift\nGo\n", "Go\t2\nSwift\t1\n"),
  ])
  func listsAsTheyAreGivenAreTheSamePicture(list: String, plain: String) throws {
    let options = ["tags", "-", "--weights", "linear", "-o", "-", "--format", "svg"]
    let work = try Workplace()
    let outcome = try work.platen(options, input: list)
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    #expect(outcome.output == (try work.platen(options, input: plain).output))
  }

  @Test func decimalCommasAreReadByTheLocale() throws {
    let options = [
      "tags", "-", "--weights", "linear", "--locale", "de", "-o", "-", "--format", "svg",
    ]
    let work = try Workplace()
    let german = try work.platen(options, input: "Go\t1.200,5\nSwift\t0,5\nC\t600\n")
    let plain = try work.platen(options, input: "Go\t1200.5\nSwift\t0.5\nC\t600\n")
    #expect(german.exitCode == 0 && plain.exitCode == 0, "\(german.error)")
    #expect(german.output == plain.output)
  }

  /// What stands for the options that are left out is what the help says.
  @Test func aTextIsACloudOfRowsThatOtherOptionsChange() throws {
    let work = try Workplace()
    let text = "The label and the page: a label has a page. Labels? No, the label!"
    func picture(_ options: [String]) throws -> Outcome {
      try work.platen(
        ["tags", "-", "--words", "-o", "-", "--format", "svg"] + options, input: text)
    }
    let bare = try picture([])
    #expect(bare.exitCode == 0, "\(bare.error)")
    #expect(bare.text.contains("width=\"800px\""))
    let said = [
      "--weights", "squareRoot", "--font-size", "16...64", "--alignment", "center", "--top", "60",
      "--sort", "name", "--width", "800",
    ]
    #expect(try picture(said).output == bare.output)
    let list = try work.platen(
      ["tags", "-", "-o", "-", "--format", "svg"] + said,
      input: "label\t4\npage\t2\n")
    #expect(list.output == bare.output)
    for options in [["--width", "400"], ["--alignment", "leading"], ["--top", "1"]] {
      #expect(try picture(options).output != bare.output, "\(options)")
    }
    #expect(try picture(["--language", "ja"]).output != bare.output)
    let refused = try picture(["--dynamic-type-size", "large"])
    #expect(refused.exitCode == 64 && refused.error.contains("with --words"), "\(refused.error)")
  }

  @Test func sortingByWeightsThatAreNotThereIsAnError() throws {
    let outcome = try Workplace().platen(
      ["tags", "-", "--sort", "weight", "-o", "new.svg"], input: "Swift\nGo\n")
    #expect(outcome.exitCode == 64 && outcome.isOneError)
    #expect(outcome.error.contains("--sort: found data without weights"))
  }

  @Test func aThemeChangesThePictureAndNotItsSize() throws {
    for command in [["tags", "words.txt"], ["clock"], ["grid", "a", "b"]] {
      let work = try Workplace()
      let options = ["-o", "-", "--format", "png"]
      let plain = try work.platen(command + options)
      let themed = try work.platen(command + ["--theme", "mono"] + options)
      let dark = try work.platen(command + ["--theme", "mono", "--color-scheme", "dark"] + options)
      #expect(themed.exitCode == 0 && dark.exitCode == 0, "\(themed.error)")
      #expect(Picture(plain.output) == Picture(themed.output))
      #expect(Picture(plain.output) == Picture(dark.output))
      #expect(dark.output != themed.output)
    }
  }

  @Test func aLanguageFromRightToLeftBeginsAtTheRight() throws {
    let work = try Workplace()
    let options = ["-o", "-", "--format", "png", "--style", "pill"]
    let arabic = try work.platen(["tags", "-", "--locale", "ar"] + options, input: "one\n")
    let trailing = try work.platen(
      ["tags", "-", "--alignment", "trailing"] + options, input: "one\n")
    #expect(arabic.exitCode == 0)
    #expect(arabic.output == trailing.output)
  }
}
