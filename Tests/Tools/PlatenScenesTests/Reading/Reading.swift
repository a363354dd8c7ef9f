import PlatenBase
import PlatenScenes

/// Reads a text that stands in a test.
func read(
  yaml: String, name: String = "a.yaml", limits: SourceLimits = SourceLimits()
) throws(SceneFileError) -> SourceNode {
  try SourceReader(limits: limits).read(SceneText(name: name, text: yaml))
}

func read(json: String, limits: SourceLimits = SourceLimits()) throws(SceneFileError) -> SourceNode
{
  try SourceReader(limits: limits).read(SceneText(name: "a.json", text: json))
}

/// What is wrong in a text, a line for each error: the place, the path and the message.
func problems(yaml: String, limits: SourceLimits = SourceLimits()) -> String {
  problems { () throws(SceneFileError) in try read(yaml: yaml, limits: limits) }
}

func problems(json: String, limits: SourceLimits = SourceLimits()) -> String {
  problems { () throws(SceneFileError) in try read(json: json, limits: limits) }
}

private func problems(_ body: () throws(SceneFileError) -> SourceNode) -> String {
  do throws(SceneFileError) {
    return "no problem: \(try body().outline)"
  } catch {
    return error.errors.map { problem in
      let place = "\(problem.position.line):\(problem.position.column)"
      let path = problem.path.isEmpty ? "" : " \(problem.path):"
      let suggestion = problem.suggestion.map { "; \($0)?" } ?? ""
      return "\(place)\(path) \(problem.unexpected.message)\(suggestion)"
    }.joined(separator: "\n")
  }
}
