import Platen
import PlatenScenes
import Testing

@testable import PlatenBatch

/// What a worker makes of the values of lines.
@Suite struct BatchWorkerTests {
  private func worker(_ change: (inout BatchSettings) -> Void = { _ in }) throws -> BatchWorker {
    var settings = BatchSettings()
    settings.scene = .init(
      name: "card.yaml",
      text: """
        platen: 1
        canvas: {width: 200}
        data: {name: Ada, n: 3, tags: [a]}
        view: {vStack: [{text: "{name}"}, {text: "{n:number(1)}"}]}
        """, format: "yaml", folder: ".")
    settings.formats = [.json]
    settings.embedsPictures = true
    change(&settings)
    return try BatchWorker(settings, fonts: { _ in .shared })
  }

  private func result(of line: String, _ worker: BatchWorker) -> BatchResult {
    worker.result(of: Array(line.utf8)[...], row: 2)
  }

  @Test(arguments: [#"{"name": {"x": 1}}"#, #"{"name": {}}"#, #"{"name": {"first": "A"}}"#])
  func anObjectForATextIsAnErrorOfItsLine(line: String) throws {
    guard case .failure(let failure) = try result(of: line, worker()).outcome else {
      Issue.record("the line was drawn")
      return
    }
    #expect(failure.message.contains(":2:10: name: found an object, expected a text or a number"))
  }

  @Test func otherValuesOfALineAreDrawn() throws {
    let worker = try worker()
    for line in [#"{"name": "Bo"}"#, #"{"n": 4, "tags": [{"x": 1}]}"#, #"{"other": {"x": 1}}"#] {
      guard case .pictures = result(of: line, worker).outcome else {
        Issue.record("\(line) was not drawn")
        continue
      }
    }
  }

  @Test func `A row of a table that lacks its last fields is a finding`() throws {
    let worker = try worker { ($0.lines, $0.header) = (.csv, Array("name,n,city".utf8)) }
    guard case .pictures(let pictures) = result(of: "Bo,4", worker).outcome,
      case .pictures(let whole) = result(of: "Bo,4,Oslo", worker).outcome
    else {
      Issue.record("the lines were not drawn")
      return
    }
    let records = [pictures, whole].map { pictures in
      pictures.map { String(decoding: $0.record, as: UTF8.self) }.joined()
    }
    #expect(records[0].contains("found 2 fields, expected 3 fields"), "\(records[0])")
    #expect(!records[1].contains("expected 3 fields"))
  }

  @Test(arguments: [
    (#"{"rows": [{"name": "Bo"}]}"#, 1), (#"{"Bo": {"score": 5}}"#, 1), (#""Bo""#, 0),
    (#"{"id": "a"}"#, 0), (#"{"n": 4}"#, 0),
  ])
  func `A line with none of the scene's fields is a finding`(line: String, count: Int) throws {
    guard case .pictures(let pictures) = try result(of: line, worker()).outcome else {
      Issue.record("the line was not drawn")
      return
    }
    let record = pictures.map { String(decoding: $0.record, as: UTF8.self) }.joined()
    #expect(record.contains("the picture shows the scene's own values") == (count > 0), "\(record)")
  }

  @Test func `A field that names lines has to be there`() throws {
    guard
      case .failure(let failure) = try result(
        of: #"{"name": "Bo"}"#, worker { $0.idField = "nope" }
      ).outcome
    else {
      Issue.record("the line was drawn")
      return
    }
    #expect(failure.message.contains("nope: found nothing, expected a text or number"))
    #expect(failure.message.contains("--id names it; the fields are name"))
  }

  @Test func `A field is missed in a line without fields, and of many the first are named`() throws
  {
    func message(_ line: String) throws -> String {
      let outcome = try result(of: line, worker { $0.idField = "nope" }).outcome
      guard case .failure(let failure) = outcome else { return "" }
      return failure.message
    }
    let none = try message("{}")
    #expect(none.contains("--id names it") && !none.contains("the fields are"))
    let many = (0..<100).map { #""f\#($0)": 1"# }.joined(separator: ", ")
    #expect(try message("{\(many)}").contains("f19 and 80 more"))
  }

  /// The Arabic digit three, as a list of a scene reads it.
  @Test func digitsOfOtherScriptsAreNumbersOfATable() throws {
    let worker = try worker { ($0.lines, $0.header) = (.csv, Array("name,n".utf8)) }
    guard case .pictures(let pictures) = result(of: "Bo,\u{663}", worker).outcome else {
      Issue.record("the line was not drawn")
      return
    }
    let record = pictures.map { String(decoding: $0.record, as: UTF8.self) }.joined()
    #expect(record.contains("3.0"))
  }
}
