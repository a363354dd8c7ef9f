import Foundation
import Testing

/// Tables of batches as people have them.
@Suite struct BatchTableTests {
  private let work: Workplace

  init() throws {
    work = try Workplace()
    let scene = """
      platen: 1
      canvas: {width: 200, padding: 10}
      data: {name: build, value: passing}
      view: {text: "{name} {value}"}
      """
    try work.write(scene.utf8, to: "badge.yaml")
  }

  /// Draws a table, and returns the texts of its pictures by their names.
  private func draw(
    _ table: some Sequence<UInt8>, _ options: [String] = [], scene: String = "badge.yaml"
  ) throws -> (texts: [String: String], outcome: Outcome) {
    try work.write(table, to: "table.csv")
    let outcome = try work.platen(
      ["batch", scene, "table.csv", "-o", "out/{id}.json", "--format", "json"] + options)
    let folder = work.folder.appendingPathComponent("out").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var texts: [String: String] = [:]
    for name in names where name.hasSuffix(".json") {
      let json = String(decoding: work.bytes(of: "out/\(name)") ?? [], as: UTF8.self)
      let text = json.firstMatch(of: #/"text": ?"((?:[^"\\]|\\.)*)"/#)
      texts[String(name.dropLast(5))] = text.map { String($0.1) }
    }
    return (texts, outcome)
  }

  /// Python's csv and pandas read seven rows of the table.
  @Test func aQuotationMarkWithinAFieldIsACharacter() throws {
    let table = "id,name,value\n1,a,v\n2,5\" nails,v\n3,c,v\n4,d,v\n5,\"e\",v\n6,f,v\n7,g,v\n"
    let (texts, outcome) = try draw(table.utf8)
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    #expect(texts.keys.sorted() == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(texts["2"] == "5\\\" nails v" && texts["5"] == "e v")
  }

  @Test(arguments: [
    "id,name,value\n1,\"oops,a\n2,b,v\n3,c,v\n", "id,name,value\n1,\"oops,a\n2,b,v\n3,\"c\",v\n",
    "id,name,value\n2,b,v\n1,\"oops,a\n3,c,\"v\"\n",
  ])
  func aQuotationMarkThatNothingClosesCostsItsLine(table: String) throws {
    let (texts, outcome) = try draw(table.utf8)
    #expect(outcome.exitCode == 1)
    #expect(texts == ["2": "b v", "3": "c v"])
    let line = table.hasPrefix("id,name,value\n1") ? 2 : 3
    #expect(outcome.error.contains("table.csv:\(line):3"), "\(outcome.error)")
  }

  /// Excel writes such rows below those that once had something.
  @Test func rowsWithoutAnythingAreNoPictures() throws {
    let (texts, outcome) = try draw("id,name,value\n1,a,v\n,,\n2,b,v\n,,\n".utf8)
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    #expect(texts == ["1": "a v", "2": "b v"])
  }

  @Test func aTableThatIsReadAsJSONSaysHowToReadIt() throws {
    try work.write("id,name,value\n1,a,v\n".utf8, to: "table")
    let outcome = try work.shell("platen batch badge.yaml -o 'out/{id}.svg' < table")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.error.contains(
        "1:1: found a line of a table, expected JSON: to read a table, add --lines csv"),
      "\(outcome.error)")
  }

  @Test func cellsArePrintedAsTheyAreSpelled() throws {
    let (texts, outcome) = try draw("id,name,value\n1,TRUE,False\n2,true,1.50\n".utf8)
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    #expect(texts == ["1": "TRUE False", "2": "true 1.50"])
  }

  @Test func fieldsInQuotationMarksMayHaveLineEnds() throws {
    let (texts, outcome) = try draw("id,name,value\n1,\"a\nb \"\"c\"\"\",v\n2,d,v\n".utf8)
    #expect(outcome.exitCode == 0 && texts.count == 2, "\(outcome.error)")
  }

  @Test func aTableWithoutAnyFieldOfTheSceneIsAnError() throws {
    let (texts, outcome) = try draw("id,Name,Value\n1,Grace,9\n".utf8)
    #expect(outcome.exitCode == 65 && texts.isEmpty)
    for part in ["table.csv:1:1", "id, Name, Value", "name, value"] {
      #expect(outcome.error.contains(part), "\(outcome.error)")
    }
  }

  @Test func aFieldThatNoColumnHasIsTold() throws {
    let table = "id,name\n1,Grace\n"
    let (texts, outcome) = try draw(table.utf8)
    #expect(outcome.exitCode == 0 && texts == ["1": "Grace passing"])
    #expect(outcome.error.contains("no column is named \"value\""), "\(outcome.error)")
    #expect(
      try draw(table.utf8, ["--set", "value=said"]).outcome.error.contains("no column") == false)
    #expect(try draw(table.utf8, ["--strict"]).outcome.exitCode == 1)
  }

  @Test(arguments: [true, false])
  func utf16IsReadByItsMark(isBigEndian: Bool) throws {
    // A character beyond the first plane is two units.
    let units = [0xFEFF] + Array("id\tname\tvalue\n1\tÄ😀\tv\n2\tb\tv\n".utf16)
    let bytes = units.flatMap { unit in
      isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
    }
    let (texts, outcome) = try draw(bytes)
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    #expect(texts == ["1": "Ä😀 v", "2": "b v"])
  }

  @Test func bytesThatAreNoCharactersCostTheirLine() throws {
    let (texts, outcome) = try draw(
      Array("id,name,value\n1,caf".utf8) + [0xE9] + Array(",ok\n2,ok,ok\n".utf8))
    #expect(outcome.exitCode == 1 && texts == ["2": "ok ok"])
    #expect(outcome.error.contains("table.csv:2:6"), "\(outcome.error)")
  }

  @Test func aNameThatIsTooLongCostsItsLine() throws {
    let long = String(repeating: "x", count: 300)
    let (texts, outcome) = try draw("id,name,value\n1,a,v\n\(long),b,v\n3,c,v\n".utf8)
    #expect(outcome.exitCode == 1 && texts == ["1": "a v", "3": "c v"], "\(outcome.error)")
  }

  @Test func decimalCommasAreNumbersAndStayAsTheyAreWritten() throws {
    let scene = """
      platen: 1
      canvas: {width: 200, padding: 10, locale: LOCALE}
      data: {name: a, value: 1}
      view: {text: "{value} {value:number(2)}"}
      """
    for (locale, plain) in [("de", "3,5 3,50"), ("en", "3,5 3.50")] {
      try work.write(scene.replacing("LOCALE", with: locale).utf8, to: "numbers.yaml")
      let (texts, outcome) = try draw("sep=;\nid;name;value\n1;x;3,5\n".utf8, scene: "numbers.yaml")
      #expect(outcome.exitCode == 0 && texts == ["1": plain], "\(outcome.error)")
    }
  }

  /// Each line's picture is the one that `platen render` draws of the scene with the line's values.
  @Test(
    arguments: [
      ("colorScheme: auto", "prefers-color-scheme", []),
      ("svg: semantic", "<text x=", []),
      ("svg: semantic, colorScheme: auto", "platen-dark", ["--background", "none"]),
    ] as [(String, String, [String])])
  func whatACanvasSaysHoldsForEachLine(
    _ canvas: String, _ part: String, _ options: [String]
  ) throws {
    let scene = """
      platen: 1
      canvas: {width: 200, padding: 10, \(canvas)}
      data: {name: build, value: passing}
      view: {text: "{name} {value}"}
      """
    try work.write(scene.utf8, to: "own.yaml")
    try work.write("id,name,value\n1,build,passing\n2,test,failing\n".utf8, to: "table.csv")
    let batch = ["batch", "own.yaml", "table.csv", "-o", "{id}.{format}", "--format", "svg"]
    #expect(try work.platen(batch + ["--format", "png"] + options).exitCode == 0)
    for (id, values) in [("1", "build passing"), ("2", "test failing")] {
      let words = values.split(separator: " ")
      let set = ["--set", "name=\(words[0])", "--set", "value=\(words[1])"]
      let render = [
        "render", "own.yaml", "-o", "alone.{format}", "--format", "svg", "--format", "png",
      ]
      #expect(try work.platen(render + set + options).exitCode == 0)
      for format in ["svg", "png"] {
        #expect(work.bytes(of: "\(id).\(format)") == work.bytes(of: "alone.\(format)"))
      }
    }
    let svg = String(decoding: work.bytes(of: "1.svg") ?? [], as: UTF8.self)
    #expect(svg.contains(part))
    if canvas.hasPrefix("svg") {
      #expect(try work.platen(batch + ["--svg", "outlines"]).exitCode == 0)
      #expect(!String(decoding: work.bytes(of: "1.svg") ?? [], as: UTF8.self).contains("<text"))
    }
  }
}
