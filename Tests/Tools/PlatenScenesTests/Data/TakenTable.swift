import Foundation

@testable import PlatenScenes

/// What is taken from a table's text: its words with their weights, and what is told of them.
struct TakenTable {
  let words: [String]
  let said: String?
  let findings: [String]

  init(_ text: String, _ format: DataFormat = .csv, locale: String? = nil) throws {
    var reader = DataReader(format)
    if let locale { reader.numbers = NumberNotation(Locale(identifier: locale)) }
    let read = try reader.table(from: SceneText(name: "table", text: text))
    let table = try read.weighed(by: ColumnRoles(of: read)).summed()
    let roles = table.decided.roles
    words = table.records.map { record in
      let weight = roles.weight.flatMap { record[$0]?.number }
      return roles.name(of: record) + (weight.map { " \(DataNumber($0).spelling)" } ?? "")
    }
    said = table.decided.sentence
    findings = table.decided.unread.map {
      "\($0.position.line):\($0.position.column) \($0.detail)"
    }
  }
}
