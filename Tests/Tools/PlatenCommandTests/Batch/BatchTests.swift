import Foundation
import Testing

/// The scene and the lines that tests of batches draw.
private enum Cards {
  static let scene = """
    platen: 1
    canvas: {width: 200, padding: 10}
    data: {name: Nobody, city: Nowhere}
    view:
      vStack:
        children:
          - {text: "{name}"}
          - {text: "{city}"}
    """

  static let table = """
    id,name,city
    ada,Ada Lovelace,London
    grace,"Grace ""Amazing"" Hopper","New
    York"
    alan,Alan Turing,Manchester

    """

  static func workplace() throws -> Workplace {
    let work = try Workplace()
    try work.write(scene.utf8, to: "card.yaml")
    try work.write(table.utf8, to: "people.csv")
    return work
  }
}

/// A line of JSON that a batch prints.
private struct Record: Decodable {
  struct Failure: Decodable {
    struct Problem: Decodable {
      var file: String
      var line: Int
      var column: Int
      var path: String
      var suggestion: String?
    }

    var message: String
    var problems: [Problem]?
  }

  var line: Int
  var id: String?
  var path: String?
  var size: Int?
  var sha256: String?
  var milliseconds: Double?
  var text: String?
  var base64: String?
  var error: Failure?
}

extension Outcome {
  fileprivate func records() throws -> [Record] {
    try output.split(separator: 0x0A).map { try JSONDecoder().decode(Record.self, from: Data($0)) }
  }
}

@Suite struct BatchTests {
  @Test func aLineIsDrawnAsTheSceneWithItsValuesSet() throws {
    let work = try Cards.workplace()
    let batch = try work.platen([
      "batch", "card.yaml", "people.csv", "-o", "out/{id}.{format}", "--format", "svg", "--format",
      "png",
    ])
    #expect(batch.exitCode == 0, "\(batch.error)")
    for format in ["svg", "png"] {
      let one = try work.platen([
        "render", "card.yaml", "-o", "ada.\(format)", "--set", "name=Ada Lovelace", "--set",
        "city=London",
      ])
      #expect(one.exitCode == 0)
      #expect(work.bytes(of: "out/ada.\(format)") == work.bytes(of: "ada.\(format)"))
    }
    #expect(work.bytes(of: "out/grace.png") != nil)
    #expect(work.bytes(of: "out/alan.png") != nil)
  }

  @Test func linesOfJSONTellOfPicturesInTheirOrder() throws {
    let work = try Cards.workplace()
    let lines = (1...300).map { "{\"id\":\($0),\"name\":\"Number \($0 % 250)\"}" }
    let outcome = try work.platen(
      ["batch", "card.yaml", "-o", "-"], input: lines.joined(separator: "\n"))
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    let records = try outcome.records()
    #expect(records.map(\.line) == Array(1...300))
    #expect(records.map(\.id) == (1...300).map { "\($0)" })
    // Numbers 1 and 251 have one text.
    #expect(records[0].sha256 == records[250].sha256)
    #expect(records[0].sha256 != records[1].sha256)
    try work.write(try #require(records[7].text).utf8, to: "eighth.svg")
    let sum = try work.shell("sha256sum < eighth.svg | cut -d ' ' -f 1 | tr -d '\\n'").text
    #expect(records[7].sha256 == sum)
    #expect(records[7].size == work.bytes(of: "eighth.svg")?.count)
  }

  @Test func equalLinesAreDrawnOnce() throws {
    let work = try Cards.workplace()
    let outcome = try work.platen(
      ["batch", "card.yaml", "-o", "-"], input: String(repeating: "{\"name\":\"Ada\"}\n", count: 50)
    )
    // A picture that was drawn again would have taken another time.
    #expect(Set(try outcome.records().map(\.milliseconds)).count == 1)
  }

  @Test func anArchiveHasTheFilesThatWouldBeWritten() throws {
    let work = try Cards.workplace()
    #expect(try work.platen(["batch", "card.yaml", "people.csv", "-o", "all.tar"]).exitCode == 0)
    #expect(
      try work.platen(["batch", "card.yaml", "people.csv", "-o", "out/{id}.svg"]).exitCode == 0)
    #expect(try work.shell("tar tf all.tar").text == "ada.svg\ngrace.svg\nalan.svg\n")
    #expect(try work.shell("tar xOf all.tar grace.svg").output == work.bytes(of: "out/grace.svg"))
    let long = String(repeating: "ö", count: 90)
    let named = try work.platen([
      "batch", "card.yaml", "people.csv", "--tar", "-o", "-", "--name", "\(long)/{line}.svg",
    ])
    try work.write(named.output, to: "named.tar")
    let last = "\(long)/5.svg"
    #expect(
      try work.shell("tar tf named.tar --quoting-style=literal | tail -1").text == last + "\n")
  }

  @Test func aLineThatFailsCostsThatLineAlone() throws {
    let work = try Cards.workplace()
    let input = "{\"name\":\"A\"}\nnot json\n{\"name\":\"C\"}\n"
    let outcome = try work.platen(
      ["batch", "card.yaml", "-o", "-", "--errors", "errors.jsonl"], input: input)
    #expect(outcome.exitCode == 1)
    let records = try outcome.records()
    #expect(records.map { $0.error == nil } == [true, false, true])
    let problem = try #require(records[1].error?.problems?.first)
    #expect((problem.file, problem.line, problem.column) == ("standard input", 2, 1))
    let failed = try #require(work.bytes(of: "errors.jsonl"))
    #expect(try JSONDecoder().decode(Record.self, from: Data(failed)).line == 2)
    let kept = try work.platen(["batch", "card.yaml", "-o", "-", "--keep-going"], input: input)
    #expect(kept.exitCode == 0)
    #expect(kept.error.hasPrefix("standard input:2:1:"))
  }

  @Test func aSceneThatNoLineFillsIsToldOfOnce() throws {
    let work = try Cards.workplace()
    try work.write("platen: 1\nview: {text: '{nmae}'}".utf8, to: "card.yaml")
    let lines = (1...500).map { "{\"name\":\"\($0)\"}" }.joined(separator: "\n")
    let outcome = try work.platen(["batch", "card.yaml", "-o", "out/{line}.svg"], input: lines)
    #expect(outcome.exitCode == 65)
    #expect(outcome.error.contains("did you mean \"name\"?"))
    #expect(outcome.error.split(separator: "\n").count < 100)
  }

  @Test func whatALineLacksTheSceneSays() throws {
    let work = try Cards.workplace()
    let outcome = try work.platen(
      ["batch", "card.yaml", "-o", "-"],
      input: "{\"name\":\"A\"}\n{\"name\":\"A\",\"city\":\"Nowhere\"}")
    let records = try outcome.records()
    #expect(records.count == 2)
    #expect(records.first?.sha256 == records.last?.sha256)
  }

  @Test func noLineReadsAFile() throws {
    let work = try Cards.workplace()
    try work.write("secret".utf8, to: "secret.txt")
    let lines = "{\"name\":{\"file\":\"secret.txt\"}}\n{\"name\":\"secret.txt\"}\n"
    let records = try work.platen(["batch", "card.yaml", "-o", "-"], input: lines).records()
    // An object stands for no text.
    #expect(records.count == 2)
    #expect(records.first?.sha256 == nil && records.last?.sha256 != nil)
  }

  @Test func linesHaveScenesOfTheirOwn() throws {
    let work = try Workplace()
    let jobs = """
      {"id":"scene","scene":{"platen":1,"view":{"text":"Hi {name}"}},"data":{"name":"Bo"}}
      {"id":"yaml","scene":"platen: 1\\nview: {text: Hi Bo}"}
      {"id":"clock","clock":{"time":"10:08"},"format":"png","scale":1}
      {"id":"typo","clok":{}}
      {"id":"option","clock":{"tiem":"10:08"}}
      """
    let records = try work.platen(["batch", "-o", "-"], input: jobs).records()
    #expect(records.map(\.id) == ["scene", "yaml", "clock", nil, "option"])
    #expect(records[0].sha256 == records[1].sha256)
    let clock = try work.platen(["clock", "--time", "10:08", "--scale", "1", "-o", "clock.png"])
    #expect(clock.exitCode == 0)
    let bytes = try #require(records[2].base64.flatMap { Data(base64Encoded: $0) })
    #expect(Array(bytes) == work.bytes(of: "clock.png"))
    #expect(records[3].error?.problems?.first?.suggestion == "clock")
    #expect(records[4].error?.problems?.first?.suggestion == "time")
    #expect(records[4].error?.problems?.first?.path == "clock.tiem")
  }
}

@Suite struct BatchRunTests {
  @Test func whatIsDoneIsNotDrawnAgain() throws {
    let work = try Cards.workplace()
    let call = [
      "batch", "card.yaml", "people.csv", "-o", "out/{id}.svg", "--resume", "--json",
    ]
    #expect(try work.platen(call).records().count == 3)
    #expect(try work.platen(call).records().isEmpty)
    try FileManager.default.removeItem(at: work.folder.appendingPathComponent("out/alan.svg"))
    #expect(try work.platen(call).records().map(\.path) == ["out/alan.svg"])
    try work.write((Cards.table + "mary,Mary Shelley,London\n").utf8, to: "people.csv")
    #expect(try work.platen(call).records().map(\.id) == ["mary"])
    try work.write(Cards.scene.replacing("padding: 10", with: "padding: 12").utf8, to: "card.yaml")
    #expect(try work.platen(call).records().count == 4)
  }

  /// What is told of pictures decides nothing about them.
  @Test func whatIsDoneWithoutRecordsIsNotDrawnAgainForThem() throws {
    let work = try Cards.workplace()
    let call = ["batch", "card.yaml", "people.csv", "-o", "out/{id}.svg", "--resume"]
    #expect(try work.platen(call).exitCode == 0)
    #expect(try work.platen(call + ["--json"]).records().isEmpty)
  }

  @Test func shardsAreNumberedFrom1() throws {
    let work = try Cards.workplace()
    let lines = (1...20).map { "{\"name\":\"\($0)\"}" }.joined(separator: "\n")
    let parts = try ["1/2", "2/2", "3/2"].map {
      try work.platen(["batch", "card.yaml", "-o", "-", "--shard", $0], input: lines)
    }
    #expect(try parts[..<2].flatMap { try $0.records().map(\.line) }.sorted() == Array(1...20))
    #expect(parts[2].exitCode == 64)
  }

  @Test func linesOfOnePathAreOfOnePart() throws {
    let work = try Cards.workplace()
    let lines = (1...20).map { "{\"id\":\($0 / 2),\"name\":\"Number \($0)\"}" }
    let parts = try ["1/3", "2/3", "3/3"].map {
      try work.platen(
        ["batch", "card.yaml", "-o", "out/{id}.svg", "--shard", $0],
        input: lines.joined(separator: "\n"))
    }
    let told = parts.reduce(0) { sum, part in
      sum + part.error.split(separator: "\n").count { $0.contains("of an earlier line") }
    }
    // 2 and 3 are both 1, and so on; 1 and 20 stand alone.
    #expect(told == 9)
  }

  @Test func aFieldThatIsMisspelledIsTold() throws {
    let work = try Cards.workplace()
    try work.write("{\"nmae\":\"Ada\",\"city\":\"London\",\"age\":3}\n".utf8, to: "people.jsonl")
    let outcome = try work.platen(["batch", "card.yaml", "people.jsonl", "-o", "out/{line}.svg"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.error.contains("people.jsonl:1:"), "\(outcome.error)")
    #expect(outcome.error.contains("no field \"nmae\": it has \"name\""), "\(outcome.error)")
    let strict = ["batch", "card.yaml", "people.jsonl", "-o", "out/{line}.svg", "--strict"]
    #expect(try work.platen(strict).exitCode == 1)
  }

  @Test(arguments: ["empty.csv", "empty.tsv", "empty.jsonl"])
  func anEmptyInputIsABadOne(name: String) throws {
    let work = try Cards.workplace()
    try work.write([], to: name)
    let outcome = try work.platen(["batch", "card.yaml", name, "-o", "out/{line}.svg"])
    #expect(
      outcome.exitCode == 65 && outcome.error.hasPrefix("error: \(name): "), "\(outcome.error)")
  }

  @Test func aWorkerThatIsKilledLosesNothing() throws {
    let work = try Cards.workplace()
    let lines = (1...400).map { "{\"name\":\"Number \($0)\"}" }.joined(separator: "\n")
    let whole = try work.platen(["batch", "card.yaml", "-o", "-"], input: lines).records()
    try work.write(lines.utf8, to: "lines.jsonl")
    let outcome = try work.shell(
      """
      platen batch card.yaml lines.jsonl -o killed.jsonl & batch=$!
      for i in 1 2 3; do
        sleep 0.1
        kill -9 $(cat /proc/$batch/task/*/children | cut -d ' ' -f 1) 2>/dev/null
      done
      wait $batch
      """)
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    let text = try #require(work.bytes(of: "killed.jsonl"))
    let records = try text.split(separator: 0x0A).map {
      try JSONDecoder().decode(Record.self, from: Data($0))
    }
    #expect(records.map(\.sha256) == whole.map(\.sha256))
  }

  @Test func aLineThatTakesTooLongIsToldOf() throws {
    let work = try Cards.workplace()
    let words = String(repeating: "many words ", count: 300_000)
    let lines = "{\"name\":\"A\"}\n{\"name\":\"\(words)\"}\n{\"name\":\"C\"}\n"
    let outcome = try work.platen(
      ["batch", "card.yaml", "-o", "-", "--time-limit", "1"], input: lines)
    #expect(outcome.exitCode == 1)
    let records = try outcome.records()
    #expect(records.map { $0.error == nil } == [true, false, true])
    #expect(records[1].error?.message.contains("was not drawn in 1.0 seconds") == true)
  }

  @Test func aLineMayHaveAsManyMebibytesAsItIsTold() throws {
    let work = try Cards.workplace()
    let lines = "{\"name\":\"A\"}\n{\"name\":\"\(String(repeating: "x", count: 3 << 20))\"}\n"
    let records = try work.platen(
      ["batch", "card.yaml", "-o", "-", "--line-limit", "1"], input: lines
    ).records()
    #expect(
      records.map(\.error?.message) == [
        nil, "the line has 3145739 bytes; expected at most 1048576",
      ])
  }

  @Test func aFullDiskEndsTheBatch() throws {
    let work = try Cards.workplace()
    let outcome = try work.platen(["batch", "card.yaml", "people.csv", "-o", "/dev/full", "--tar"])
    #expect(outcome.exitCode == 73)
    #expect(outcome.isOneError)
  }

  @Test func aReaderThatGoesAwayIsNoError() throws {
    let work = try Cards.workplace()
    let lines = (1...2_000).map { "{\"name\":\"\($0)\"}" }.joined(separator: "\n")
    try work.write(lines.utf8, to: "lines.jsonl")
    let outcome = try work.shell("platen batch card.yaml lines.jsonl -o - | head -1")
    #expect(outcome.error == "")
    #expect(try outcome.records().map(\.line) == [1])
  }

  @Test func aLineIsAnsweredBeforeTheNextIsSent() throws {
    let work = try Cards.workplace()
    let outcome = try work.shell(
      """
      mkfifo lines answers
      platen batch card.yaml - -o - < lines > answers &
      exec 3> lines 4< answers
      echo '{"id":"first"}' >&3
      read -r answer <&4; echo "$answer" | cut -c 1-22
      echo '{"id":"second"}' >&3
      read -r answer <&4; echo "$answer" | cut -c 1-23
      exec 3>&-
      wait
      """)
    #expect(outcome.text == "{\"line\":1,\"id\":\"first\"\n{\"line\":2,\"id\":\"second\"\n")
  }
}
