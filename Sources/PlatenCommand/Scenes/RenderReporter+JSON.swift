internal import Platen
internal import PlatenScenes

extension RenderReporter {
  /// Prints what became of a scene as a line of JSON.
  func printRecord(of scene: RenderedScene, _ source: SceneSource) {
    let findings = scene.findings.map(\.json).joined(separator: ",")
    let outputs = JSONValue.array(scene.outputs.map { .string($0) }).compact
    let values = source.settings.isEmpty ? "" : "\"values\":\(source.values.compact),"
    let size = JSONValue.object([
      .init("width", .number(scene.size.width)), .init("height", .number(scene.size.height)),
    ]).compact
    printLine(
      "{\"scene\":\(JSONValue.string(source.plainPath).compact),\(values)"
        + "\"outputs\":\(outputs),\"size\":\(size),\"findings\":[\(findings)]}")
  }

  /// Prints why a scene failed as a line of JSON.
  func printRecord(of error: any Error, _ source: SceneSource) {
    var members: [JSONValue.Member] = [.init("scene", .string(source.plainPath))]
    if !source.settings.isEmpty { members.append(.init("values", source.values)) }
    if let failure = error as? SceneFileError {
      members.append(.init("problems", .array(failure.errors.map(\.json))))
    } else {
      members.append(.init("error", .string("\(CommandError(error).text)")))
    }
    printLine(JSONValue.object(members).compact)
  }

  private func printLine(_ line: String) {
    // A reader that went away is told of by the pictures that are written.
    try? StandardOutput.print(line)
  }
}

extension SceneSource {
  /// What tells the picture from the others of its scene.
  fileprivate var values: JSONValue {
    .object(settings.map { .init($0.name, .string($0.value)) })
  }
}

extension SceneError {
  /// The problem for programs.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("line", .number(Double(position.line))),
      .init("column", .number(Double(position.column))), .init("path", .string(path)),
      .init("found", .string(found)), .init("expected", .string(expected)),
    ]
    if let suggestion { members.append(.init("suggestion", .string(suggestion))) }
    return .object(members)
  }
}
