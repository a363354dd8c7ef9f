internal import Platen

/// Reads one scene: collects what is wrong, and knows where in the file it is.
///
/// A decoder belongs to one thread.
package final class SceneDecoder {
  /// The part of a path that leads to a value.
  private enum Step {
    case name(String)
    case index(Int)
  }

  let options: SceneOptions
  /// What is around the values that are read now.
  var surroundings = SceneSurroundings()
  /// The files that were read.
  var files: [URL] = []
  /// How many files that the scene names are not there.
  var missingCount = 0

  /// What was wrong so far, each place once.
  package private(set) var errors: [SceneError] = []
  /// What can be drawn and is not as it was meant, each once.
  private(set) var findings: [SceneFinding] = []
  /// The pictures of the scene's files.
  private(set) lazy var pictures = ScenePictures(
    limits: options.limits, gate: options.pictureGate
  ) {
    [unowned self] (path) throws(ScenePictureError) in
    try pictureData(at: path)
  }
  private var path: [Step] = []
  private var reported: Set<SceneError> = []

  /// The parts that were asked for, by their identities.
  private var declaredParts: [ObjectIdentifier: KeptPart] = [:]
  /// How many of them are in no table.
  private var recordCount = 0
  private var templates: [String: TextTemplate] = [:]
  /// How many values were made of the data so far.
  private(set) var filledCount = 0
  /// What does not depend on the data, and is read once.
  var constants = Constants()

  /// What there is so far.
  var size = SceneSize()
  /// How deep the view that is read lies in views and modifiers.
  var level = 0

  private let cancellation = RenderCancellation.current

  package init(options: SceneOptions) { self.options = options }

  /// Whether the reading is to end: whatever is read from then on is nil, without an error.
  var isCancelled: Bool { cancellation.isCancelled }

  // MARK: - Places

  /// Reads what a name leads to.
  package func at<Result>(_ name: String, _ read: () -> Result) -> Result {
    path.append(.name(name))
    defer { path.removeLast() }
    return read()
  }

  /// Reads the element of a list at an index.
  package func at<Result>(_ index: Int, _ read: () -> Result) -> Result {
    path.append(.index(index))
    defer { path.removeLast() }
    return read()
  }

  /// Where the decoder is, such as `view.flow.children[2].spacing`.
  package var currentPath: String {
    var text = ""
    for step in path {
      switch step {
      case .name(let name): text += text.isEmpty ? name : ".\(name)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }

  package func add(_ error: SceneError) {
    if isCancelled { return }
    if reported.insert(error).inserted { errors.append(error) }
  }

  /// Notes something that can be drawn and is not as it was meant.
  func note(_ finding: SceneFinding) {
    if !isCancelled, !findings.contains(finding) { findings.append(finding) }
  }

  // MARK: - Fields of the data

  /// The text of a scalar with the data's fields filled in; nil after the error was reported.
  func scalar(_ node: SourceNode, expected: String = "a text") -> SourceNode.Scalar? {
    guard case .scalar(let scalar) = node.content else {
      return report(node, expected: expected)
    }
    if isCancelled { return nil }
    guard scalar.text.utf8.contains(where: { $0 == 0x7B || $0 == 0x7D }) else { return scalar }
    filledCount += 1
    do {
      let template = try template(scalar.text)
      // A field that is named often enough fills any memory: it ends with the first byte too many.
      let most = options.limits.textBytes
      let value = try template.value(
        in: surroundings.scope, formatter: surroundings.formatter, most: most)
      guard most == .max || value.text.utf8.count <= most else {
        reportTextLimit(node)
        return nil
      }
      return SourceNode.Scalar(text: value.text, isPlain: value.isPlain)
    } catch {
      return report(node, error.unexpected)
    }
  }

  /// The value of a field of the data; nil for a field that there is not.
  func dataValue(_ path: FieldPath) -> DataValue? {
    filledCount += 1
    return surroundings.scope[path]
  }

  private func template(_ text: String) throws(TemplateError) -> TextTemplate {
    if let known = templates[text] { return known }
    let template = try TextTemplate(text)
    templates[text] = template
    return template
  }

  // MARK: - Parts

  /// The fields of a part of a table, declared once for a scene.
  func declared<Result>(_ table: PartTable<Result>, at position: Int) -> DeclaredPart<Result> {
    let part = table.parts[position]
    return known(part.identity) ?? keep(part.declared(), as: part.identity)
  }

  /// The fields of a part that is in no table, declared once for a scene.
  func declared<Result>(_ part: Part<Result>) -> DeclaredPart<Result> {
    if let known = known(part.identity) { return known }
    guard recordCount < Self.mostRecords else { return part.declared() }
    recordCount += 1
    return keep(part.declared(), as: part.identity)
  }

  private func known<Result>(_ identity: PartIdentity<Result>) -> DeclaredPart<Result>? {
    guard let kept = declaredParts[ObjectIdentifier(identity)] else { return nil }
    // The identity is kept, so that no other object has its place: the box is of the identity's type.
    return unsafeDowncast(kept.box, to: FieldBox<DeclaredPart<Result>>.self).value
  }

  private func keep<Result>(
    _ declared: DeclaredPart<Result>, as identity: PartIdentity<Result>
  ) -> DeclaredPart<Result> {
    declaredParts[ObjectIdentifier(identity)] = KeptPart(
      identity: identity, box: FieldBox(declared))
    return declared
  }
}

extension SceneDecoder {
  /// So many parts in no table are kept.
  private static let mostRecords = 1000

  /// A part with its fields, whose type is that of its identity.
  private struct KeptPart {
    let identity: AnyObject
    /// A ``FieldBox`` of the declared part.
    let box: AnyObject
  }

  /// What does not depend on data, and how much of it there is.
  struct Constants {
    /// The views of loops by where they are written.
    var views: [SourcePosition: (AnyView, size: SceneSize)] = [:]
    /// Modifiers by how they are written.
    var modifiers: [SourceContent: (Modifier, size: SceneSize)] = [:]
  }
}

extension DataValue {
  /// Whether the value is written without quotation marks.
  fileprivate var isPlain: Bool {
    switch self {
    case .null, .bool, .number: true
    case .text, .list, .record: false
    }
  }
}

// MARK: - Surroundings

/// What a scene says once for all of its views.
struct SceneSurroundings {
  var canvas: SceneCanvas?
  var theme = SceneTheme.system
  /// The values that texts may name.
  var scope = DataScope()
  var formatter = ValueFormatter()
  /// The lists of the data, by their names.
  var lists: [String: [DataItem]] = [:]
  /// The named styles: lists of modifiers as they are written.
  var styles: [String: SourceNode] = [:]
  /// How many modifiers each style is, with those of styles in it.
  var styleSizes: [String: Int] = [:]
  /// The styles that are being read, the innermost last.
  var openStyles: [String] = []

  /// Keeps the canvas, in whose locale and time zone values are written and sorted.
  mutating func setCanvas(_ canvas: SceneCanvas) {
    self.canvas = canvas
    formatter = ValueFormatter(locale: canvas.locale, timeZone: canvas.timeZone)
  }
}

extension SceneDecoder {
  /// The colour that the scene's theme calls a name; nil if it calls none so.
  func themeColor(named name: String) -> Color? { surroundings.theme.color(named: name) }
}
