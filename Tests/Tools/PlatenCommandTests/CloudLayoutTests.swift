import Foundation
import Testing

@Suite struct CloudLayoutTests {
  private let list = ["cloud", "words.tsv", "--width", "400", "--height", "300", "--padding", "10"]

  @Test func theLayoutIsWrittenBesideThePictureAndIsTheSameForAllFormats() throws {
    let work = try Workplace()
    for format in ["svg", "png", "pdf"] {
      let outcome = try work.platen(list + ["-o", "a.\(format)", "--layout", "\(format).json"])
      #expect(outcome.exitCode == 0)
    }
    let bytes = try #require(work.bytes(of: "svg.json"))
    #expect(work.bytes(of: "png.json") == bytes && work.bytes(of: "pdf.json") == bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.hasPrefix(
        #"{"origin":{"x":10,"y":10},"size":{"width":380,"height":280},"words":[{"text":"#))
    let again = try work.platen(
      list + ["-o", "b.svg", "--previous", "svg.json", "--layout", "b.json"])
    #expect(again.exitCode == 0 && work.bytes(of: "b.json") != nil)
  }

  @Test func onlyOneThingGoesToStandardOutput() throws {
    let outcome = try Workplace().platen(list + ["-o", "-", "--format", "svg", "--layout", "-"])
    #expect(outcome.exitCode == 64 && outcome.isOneError)
  }

  @Test(arguments: [
    (#"{"size":{"width":1,"height":1},"words":[{"text":"a","weight":1}]}"#, "words[0].center"),
    (#"{"size":{"width":"1","height":1},"words":[]}"#, "size.width is not a number"),
    ("{}", "size"),
    ("[]", "the file is not an object"),
  ])
  func anArrangementThatIsNoneIsNamedWithThePlaceInIt(_ json: String, _ place: String) throws {
    let work = try Workplace()
    try work.write(json.utf8, to: "old.json")
    let outcome = try work.platen(list + ["-o", "a.svg", "--previous", "old.json"])
    #expect(outcome.exitCode == 65 && outcome.isOneError)
    #expect(outcome.error.contains("old.json: \(place)"))
    #expect(work.bytes(of: "a.svg") == nil)
  }

  @Test func anArrangementThatIsNoJSONIsNamedWithLineAndColumn() throws {
    let work = try Workplace()
    try work.write("{\n  \"size\": }\n".utf8, to: "old.json")
    let outcome = try work.platen(list + ["-o", "a.svg", "--previous", "old.json"])
    #expect(outcome.exitCode == 65 && outcome.isOneError)
    #expect(outcome.error.contains("old.json:2:11: found "))
  }
}
