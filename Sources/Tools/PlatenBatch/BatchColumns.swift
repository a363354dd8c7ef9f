internal import Foundation
package import Platen
internal import PlatenBase
internal import PlatenScenes

/// The columns of a batch's table, beside the fields of its scene.
package enum BatchColumns {
  /// Returns a finding for each field of the scene that no column has.
  ///
  /// - Throws: A `SceneFileError` for a table none of whose columns is a field of the scene.
  package static func findings(of settings: BatchSettings) throws -> [FitFinding] {
    guard let scene = settings.scene, let header = settings.header else { return [] }
    let text = SceneText(
      name: settings.inputName, text: String(decoding: header, as: UTF8.self))
    let columns = try DataReader(settings.lines == .csv ? .csv : .tsv).names(in: text)
    let said = Set(settings.overrides.map { $0.key.replacing("data.", with: "") })
    let fields = try fields(of: scene)
    let missing = fields.plain.filter { !columns.contains($0) && !said.contains($0) }
    guard !fields.all.contains(where: columns.contains),
      // A scene may name what its data has no sample of.
      !columns.contains(where: { scene.text.contains("{\($0)") }),
      let first = missing.first
    else {
      return missing.map { field in
        FitFinding(
          kind: .missingColumn, place: "\(settings.inputName):\(text.firstLine):1",
          detail:
            "no column is named \(Quotation(field)), a field of the scene: each picture shows the"
            + " scene's own value")
      }
    }
    throw SceneFileError(
      of: text,
      [
        SceneError(
          at: SourcePosition(line: 1, column: 1), path: "",
          found: "the columns \(columns.joined(separator: ", "))",
          expected: "one of the scene's fields \(fields.all.joined(separator: ", "))",
          suggestion: NearestSpelling.of(first, among: columns, limit: 1).first.map { _ in first })
      ])
  }

  /// The names of the scene's data, and those of them that are no lists.
  private static func fields(
    of scene: BatchSettings.Scene
  ) throws -> (all: [String], plain: [String]) {
    let node = try SourceReader().read(
      SceneText(name: scene.name, text: scene.text),
      as: scene.format.flatMap(SourceFormat.init(rawValue:)))
    guard case .mapping(let entries) = node.content,
      case .mapping(let data)? = entries.first(where: { $0.key == "data" })?.value.content
    else { return ([], []) }
    let plain = data.filter { if case .scalar = $0.value.content { true } else { false } }
    return (data.map(\.key), plain.map(\.key))
  }
}
