internal import Foundation
internal import PlatenComparison
internal import PlatenScenes

/// Finds the line of a scene's file that a difference comes from.
enum SceneLine {
  /// The line of the change that explains the others, from 1; nil if it stands nowhere in the scene.
  ///
  /// - Parameter path: The scene's file.
  static func line(of changes: [LayoutChange], inSceneAt path: String) -> Int? {
    guard let change = LayoutChange.forMessage(changes).first,
      let bytes = (try? RegularFile.bytes(at: path)) ?? nil
    else { return nil }
    return line(
      of: change.id, in: SceneText(name: path, text: String(decoding: bytes, as: UTF8.self)))
  }

  /// The line of what is wrong in a scene, from 1; nil for other errors.
  static func line(of error: any Error) -> Int? {
    (error as? SceneFileError)?.errors.first?.position.line
  }

  /// The line of a view, from 1, by its path, as `view.vStack.children[2]`, or by its own name.
  ///
  /// Of a view that the scene does not have any more, it is the line of what held it.
  static func line(of id: String, in text: SceneText) -> Int? {
    guard let scene = try? SourceReader().read(text) else { return nil }
    if let named = view(named: id, in: scene, levels: 200) { return named.line }
    var (node, line) = (scene, Int?.none)
    for step in steps(of: id) {
      switch (step, node.content) {
      case (.key(let key), .mapping(let entries)):
        guard let entry = entries.first(where: { $0.key == key }) else { return line }
        (node, line) = (entry.value, entry.position.line)
      case (.index(let index), .sequence(let nodes)):
        guard nodes.indices.contains(index) else { return line }
        (node, line) = (nodes[index], nodes[index].position.line)
      default: return line
      }
    }
    return line
  }

  private enum Step {
    case key(String)
    case index(Int)
  }

  private static func steps(of path: String) -> [Step] {
    path.split(separator: ".").flatMap { part -> [Step] in
      let pieces = part.split(separator: "[").map(String.init)
      let indices = pieces.dropFirst().compactMap { piece in
        piece.last == "]" ? Int(piece.dropLast()).map(Step.index) : nil
      }
      return pieces.prefix(1).map(Step.key) + indices
    }
  }

  /// Returns where a view stands that has a name of its own.
  private static func view(
    named id: String, in node: SourceNode, levels: Int
  ) -> SourcePosition? {
    guard levels > 0 else { return nil }
    switch node.content {
    case .scalar: return nil
    case .sequence(let nodes):
      for node in nodes {
        if let found = view(named: id, in: node, levels: levels - 1) { return found }
      }
    case .mapping(let entries):
      for entry in entries {
        if entry.key == "id", case .scalar(let scalar) = entry.value.content, scalar.text == id {
          return node.position
        }
        if let found = view(named: id, in: entry.value, levels: levels - 1) { return found }
      }
    }
    return nil
  }
}
