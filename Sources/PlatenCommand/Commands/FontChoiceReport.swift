internal import Platen
internal import PlatenScenes

/// The font that a character is set in, as JSON.
struct FontChoiceReport: Encodable {
  var character: String
  var codePoints: [String]
  var script: String
  /// The family; nil if no font has the character.
  var family: String?
  var file: String?
  /// The families that were asked before, and lack it.
  var passedOver: [String]

  init(_ choice: FontChoice) {
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
    let lacking =
      passedOver.isEmpty || family == nil ? "" : "not in " + passedOver.joined(separator: ", ")
    let shown = character.unicodeScalars.contains(where: \.disturbsTerminals) ? "" : character
    return [
      codePoints.joined(separator: " "), script, family ?? "no font", shown, lacking,
    ]
  }
}
