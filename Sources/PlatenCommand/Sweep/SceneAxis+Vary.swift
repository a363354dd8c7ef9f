internal import Platen
internal import PlatenConsole
internal import PlatenScenes

extension SceneAxis {
  /// Reads `key=200...1000/100`, `key=some,values` or `key=all`.
  ///
  /// - Throws: A failure of usage, or what is wrong in a value as YAML.
  init(vary text: String) throws {
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw CommandError(.usage, "--vary has a character that cannot be seen")
    }
    guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
      throw CommandError(
        .usage,
        "--vary \(Quotation(text)) has no value: write --vary key=200...1000/100, or"
          + " key=some,values")
    }
    do {
      try self.init(text[sign...].dropFirst(), of: text[..<sign])
    } catch let problem as SceneAxisError {
      throw CommandError(problem, in: "--vary \(Quotation(text)) has ")
    }
  }
}

extension CommandError {
  /// What cannot be varied.
  ///
  /// - Parameter head: What stands before what was found.
  init(_ problem: SceneAxisError, in head: String) {
    var text = head + problem.found
    if !problem.advice.isEmpty { text += ", expected \(problem.advice)" }
    if let name = problem.name { text += "; \(OptionValueError(name: name, among: problem.names))" }
    self.init(.usage, text)
  }
}
