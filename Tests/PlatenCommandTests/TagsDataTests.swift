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

  @Test(arguments: [
    (
      "words.weight", "# Weights\nSwift\t3\nGo\tmany\n",
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
