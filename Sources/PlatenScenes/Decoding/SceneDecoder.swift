internal import Platen

/// Reads one scene: collects what is wrong, and knows where in the file it is.
///
/// A decoder belongs to one thread.
final class SceneDecoder {
  /// The part of a path that leads to a value.
  private enum Step {
    case name(String)
    case index(Int)
  }

  /// What was wrong so far, each place once.
  private(set) var problems: [SceneProblem] = []
  /// The pictures of the scene's files.
  var pictures = ScenePictures()
  private var path: [Step] = []
  private var reported: Set<SceneProblem> = []

  /// How the parts of the table declare themselves, by table and position.
  private var declaredViews: [Int: DeclaredPart<AnyView>] = [:]
  private var declaredModifiers: [Int: DeclaredPart<Modifier>] = [:]
  /// The same of the other tables, by their kinds, each in a ``FieldBox``.
  private var declaredParts: [String: [Int: AnyObject]] = [:]

  // MARK: - Places

  /// Reads what a name leads to.
  func at<Result>(_ name: String, _ read: () -> Result) -> Result {
    path.append(.name(name))
    defer { path.removeLast() }
    return read()
  }

  /// Reads the element of a list at an index.
  func at<Result>(_ index: Int, _ read: () -> Result) -> Result {
    path.append(.index(index))
    defer { path.removeLast() }
    return read()
  }

  /// Where the decoder is, such as `view.flow.children[2].spacing`.
  var currentPath: String {
    var text = ""
    for step in path {
      switch step {
      case .name(let name): text += text.isEmpty ? name : ".\(name)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }

  // MARK: - Problems

  /// Notes that a value is not what was expected; nil, for a reader to return.
  func report<Value>(
    _ node: SourceNode, expected: String, suggestion: String? = nil
  ) -> Value? {
    add(
      SceneProblem(
        at: node.position, path: currentPath, found: node.found, expected: expected,
        suggestion: suggestion))
    return nil
  }

  /// Notes that the fields of a part do not go together; nil, for a part to return.
  func report<Result>(_ values: FieldValues, found: String, expected: String) -> Result? {
    add(
      SceneProblem(
        at: values.node.position, path: currentPath, found: found, expected: expected))
    return nil
  }

  /// Notes that a name is none of those there are.
  func reportUnknown(_ entry: SourceNode.Entry, among names: [String], kind: String) {
    at(entry.key) {
      add(
        SceneProblem(
          at: entry.position, path: currentPath, found: "\"\(entry.key)\"",
          expected: Self.expected(kind, among: names),
          suggestion: NearestSpelling.of(entry.key, among: names, limit: 1).first))
    }
  }

  /// Notes that a scalar's name is none of those there are; nil, for a reader to return.
  func reportUnknown<Value>(
    _ node: SourceNode, _ name: String, among names: [String], expected: String
  ) -> Value? {
    let few = names.count <= 12 && !names.isEmpty
    return report(
      node, expected: few ? "\(expected): \(names.joined(separator: ", "))" : expected,
      suggestion: NearestSpelling.of(name, among: names, limit: 1).first)
  }

  /// Notes that a field is not there.
  func reportMissing(_ name: String, _ expected: String, in node: SourceNode) {
    at(name) {
      add(
        SceneProblem(
          at: node.position, path: currentPath, found: "nothing", expected: expected))
    }
  }

  func add(_ problem: SceneProblem) {
    if reported.insert(problem).inserted { problems.append(problem) }
  }

  private static func expected(_ kind: String, among names: [String]) -> String {
    if names.isEmpty { return "no \(kind)" }
    let article = kind.first.map { "aeiou".contains($0) } ?? false ? "an" : "a"
    return names.count > 12
      ? "\(article) \(kind)" : "one of the \(kind)s \(names.joined(separator: ", "))"
  }

  // MARK: - Parts

  /// The fields of a kind of view, declared once for a scene.
  func view(at position: Int) -> DeclaredPart<AnyView> {
    if let known = declaredViews[position] { return known }
    let declared = ViewTable.views.parts[position].declared()
    declaredViews[position] = declared
    return declared
  }

  /// The fields of a modifier, declared once for a scene.
  func modifier(at position: Int) -> DeclaredPart<Modifier> {
    if let known = declaredModifiers[position] { return known }
    let declared = ModifierTable.modifiers.parts[position].declared()
    declaredModifiers[position] = declared
    return declared
  }

  /// The fields of a part of another table, declared once for a scene.
  func declared<Result>(
    _ table: PartTable<Result>, at position: Int
  ) -> DeclaredPart<Result> {
    if let known = declaredParts[table.kind]?[position] {
      // A table's kind is its own, so that the box holds what this table declares.
      return unsafeDowncast(known, to: FieldBox<DeclaredPart<Result>>.self).value
    }
    let declared = table.parts[position].declared()
    declaredParts[table.kind, default: [:]][position] = FieldBox(declared)
    return declared
  }
}
