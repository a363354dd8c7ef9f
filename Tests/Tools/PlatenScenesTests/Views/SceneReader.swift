import Foundation
import Platen
import PlatenScenes

/// A view of a scene and the same in Swift.
struct ViewExample: Sendable, CustomStringConvertible {
  /// The view as a scene writes it.
  let yaml: String
  private let make: @Sendable () -> any View

  init(_ yaml: String, @ViewBuilder _ make: @escaping @Sendable () -> any View) {
    self.yaml = yaml
    self.make = make
  }

  var description: String { yaml }

  /// The view in Swift.
  var view: AnyView { AnyView(erasing: make()) }
}

/// The view of a scene that has no more than it.
func sceneView(_ yaml: String) throws -> AnyView {
  let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  let text = "platen: 1\nview:\n" + lines.joined(separator: "\n")
  return try PictureScene(SceneText(name: "scene.yaml", text: text), options: SceneOptions()).view
}

/// What is wrong with a view; empty for nothing.
func sceneProblems(_ yaml: String) -> [String] {
  do {
    _ = try sceneView(yaml)
    return []
  } catch let failure as SceneFileError {
    return failure.errors.map { problem in
      let suggestion = problem.suggestion.map { "; did you mean \($0)?" } ?? ""
      return "\(problem.path): found \(problem.found), expected \(problem.expected)\(suggestion)"
    }
  } catch {
    return ["\(error)"]
  }
}

/// The picture of a view in a space of 200 by 120 points.
func svg(_ view: some View) throws -> String {
  let renderer = ImageRenderer(content: view)
  renderer.proposedSize = ProposedViewSize(width: 200, height: 120)
  return String(decoding: try renderer.svgData(), as: UTF8.self)
}
