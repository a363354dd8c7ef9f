internal import Platen
internal import PlatenScenes

extension FontFamily {
  /// The weights, and after them those of the italics.
  var styles: String {
    let upright = Self.weights(of: records.filter { !$0.isItalic })
    let italic = Self.weights(of: records.filter(\.isItalic))
    return [upright, italic.isEmpty ? "" : "italic " + italic].filter { !$0.isEmpty }
      .joined(separator: "; ")
  }

  /// The codes of the scripts that any face covers, sorted.
  var scripts: String {
    let codes = Set(records.flatMap(\.scripts).map(\.code)).sorted()
    return codes.isEmpty ? "-" : codes.joined(separator: " ")
  }

  private static func weights(of records: [FontRecord]) -> String {
    var texts: [String] = []
    let order = { (record: FontRecord) in (record.weights.lowerBound, record.weights.upperBound) }
    for record in records.sorted(by: { order($0) < order($1) }) {
      let text = record.weightText
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.joined(separator: ", ")
  }
}

// MARK: - Tables

extension FontFamily {
  /// One line a family: its styles, and the scripts or how much it has of the one asked for.
  static func table(of families: [FontFamily], script: Script?) -> String {
    let rows = families.map { family in
      [family.name, family.styles, script.map(family.share(of:)) ?? family.scripts]
    }
    let heads = ["FAMILY", "WEIGHTS", script?.code ?? "SCRIPTS"]
    return TextTable(rows: [heads] + rows).text
  }

  /// The family's files, and under each group of files that have the same characters how many of
  /// each script those are.
  func details(script: Script?) -> String {
    var groups: [(faces: [FontDescription], coverage: [FontDescription.Coverage])] = []
    for face in faces {
      let coverage = face.coverage.filter { script == nil || $0.script == script }
      if let like = groups.firstIndex(where: { $0.coverage == coverage }) {
        groups[like].faces.append(face)
      } else {
        groups.append(([face], coverage))
      }
    }
    let parts = groups.map { faces, coverage in
      let files = TextTable(rows: faces.map(\.fileRow)).text
      let scripts = TextTable(rows: coverage.map(\.row), aligned: [.left, .right, .right]).text
      return files + "\n\n" + (scripts.isEmpty ? "no characters of any script" : scripts)
    }
    return "\(name) (\(styles))\n\n" + parts.joined(separator: "\n\n")
  }

  /// The most that any of the faces has of a script.
  private func share(of script: Script) -> String {
    let most = faces.flatMap(\.coverage).filter { $0.script == script }
      .max { $0.count < $1.count }
    return most.map { "\($0.count) of \($0.total), \($0.percent)" } ?? "-"
  }
}

extension FontRecord {
  fileprivate var weightText: String {
    let low = Int(weights.lowerBound)
    let high = Int(weights.upperBound)
    return low == high ? "\(low)" : "\(low)-\(high)"
  }
}

extension FontDescription {
  fileprivate var fileRow: [String] {
    let place = record.index == 0 ? record.path : "\(record.path) (face \(record.index))"
    let kind = [
      record.weightText, record.isItalic ? "italic" : "",
      record.isMonospaced ? "monospaced" : "",
    ]
    let axes = axes.map {
      "\($0.tag) \(Self.number($0.range.lowerBound))…\(Self.number($0.range.upperBound))"
    }
    return [
      place, kind.filter { !$0.isEmpty }.joined(separator: " "), axes.joined(separator: ", "),
    ]
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

extension FontDescription.Coverage {
  fileprivate var row: [String] { [script.code, "\(count) of \(total)", percent] }

  /// The share in per cent, rounded down, so that only what is whole is said to be.
  fileprivate var percent: String { "\(count * 100 / total) %" }
}

/// The font that a character is set in, as JSON.
struct FontChoiceReport: Encodable {
  var character: String
  var codePoints: [String]
  var script: String
  /// The family; nil if no font has the character.
  var family: String?
  var file: String?
  /// The code points of marks that no font has and that it is drawn without; nil if there are none.
  var missingMarks: [String]?
  /// The families that were asked before, and lack it.
  var passedOver: [String]

  init(_ choice: FontChoice) {
    let marks = choice.missingMarks
    missingMarks = marks.isEmpty ? nil : marks.map(\.codePoint)
    character = String(choice.cluster)
    codePoints = choice.cluster.unicodeScalars.map(\.codePoint)
    script = choice.script.code
    family = choice.isMissing ? nil : choice.face.family
    file = choice.isMissing ? nil : choice.face.file
    passedOver = choice.passedOver.reduce(into: []) { families, face in
      if families.last != face.family { families.append(face.family) }
    }
  }

  /// Prints a table, a line for each character, or JSON.
  static func print(_ choices: [FontChoice], asJSON: Bool) throws {
    let reports = choices.map(FontChoiceReport.init)
    if asJSON {
      try StandardOutput.print(ReportText.json(reports))
    } else if !reports.isEmpty {
      try StandardOutput.print(TextTable(rows: reports.map(\.row)).text)
    }
  }

  /// The character stands last, as it may be of any width.
  private var row: [String] {
    var lacking =
      passedOver.isEmpty || family == nil ? "" : "not in " + passedOver.joined(separator: ", ")
    if let missingMarks { lacking = "no font has \(missingMarks.joined(separator: " "))" }
    let shown = character.unicodeScalars.contains(where: \.disturbsTerminals) ? "" : character
    return [
      codePoints.joined(separator: " "), script, family ?? "no font", shown, lacking,
    ]
  }
}

/// Rows of texts whose columns stand under each other on a terminal.
struct TextTable {
  enum Alignment {
    case left, right
  }

  /// Texts of ASCII, or of other letters of one column's width.
  let rows: [[String]]
  /// How the columns stand; those after the last are left aligned.
  var aligned: [Alignment] = []

  /// The rows, a line each, with two spaces between columns and none at a line's end.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        let isRight = column < aligned.count && aligned[column] == .right
        line += (column == 0 ? "" : "  ") + (isRight ? space + cell : cell + space)
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    .joined(separator: "\n")
  }
}
