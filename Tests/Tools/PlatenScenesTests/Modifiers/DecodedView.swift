import Platen

@testable import PlatenScenes

/// A view that was read from YAML, or what is wrong with it.
struct DecodedView {
  let view: AnyView?
  /// What is wrong, as `path: found, expected`, with the suggestion in brackets.
  let problems: [String]

  init(_ yaml: String) throws {
    let node = try SourceReader().read(SceneText(name: "view.yaml", text: yaml))
    let decoder = SceneDecoder(options: SceneOptions())
    view = decoder.view(node)
    problems = decoder.errors.map { problem in
      let suggestion = problem.suggestion.map { " [\($0)]" } ?? ""
      return "\(problem.path): \(problem.found), \(problem.expected)\(suggestion)"
    }
  }

  /// The picture of a view as SVG, 160 by 100 points.
  static func svg(_ view: some View) throws -> String {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 160, height: 100)
    return String(decoding: try renderer.svgData(), as: UTF8.self)
  }
}
