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
  /// The file of a component that is read now, and where the scene's text uses it; nil for what is in
  /// the scene's text.
  var otherFile: (name: String, position: SourcePosition)?
  /// The name of the file with the text whose words are counted; nil for a text without a file.
  var textName: String?
  /// What is around the values that are read now.
  var sceneEnvironment = SceneEnvironment()
  /// The files that were read.
  var files: [URL] = []
  /// How many files that the scene names are not there.
  var missingCount = 0

  /// What was wrong so far, each place once.
  package private(set) var errors: [SceneError] = []
  /// What can be drawn and is not as it was meant, each once.
  var findings: [SceneFinding] = []
  /// The pictures of the scene's files.
  private(set) lazy var pictures = SceneImages(
    limits: options.limits, limiter: options.imageLimiter
  ) {
    [unowned self] (path) throws(SceneImageError) in
    try pictureData(at: path)
  }
  private var path: [Step] = []
  private var reported: Set<SceneError> = []

  /// Whether a component is read that no view uses, and whose parameters nobody says.
  var isProbing = false

  /// What is kept of the scene's reading, and of those before it.
  let memory: SceneCache
  /// Where views were read, and what the scene says of each, if that is wanted.
  var viewPlaces: Set<SceneCache.ViewPlace> = []
  var values: [String: [String: String]] = [:]
  /// How many values were made so far of what is not written where they are read: of data and files.
  private(set) var filledCount = 0

  /// What there is so far.
  var size = SceneSize()
  /// How deep the view that is read lies in views and modifiers.
  var level = 0

  private let cancellation = RenderCancellation.current

  /// - Parameter memory: What earlier readings of the same scene kept.
  package init(options: SceneOptions, memory: SceneCache = SceneCache()) {
    self.options = options
    self.memory = memory
  }

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

  /// How many steps lead to what is read.
  var depth: Int { path.count }

  /// Reads what lies beside the first steps that lead here.
  func at<Result>(depth: Int, _ read: () -> Result) -> Result {
    let steps = path
    path.removeLast(path.count - depth)
    defer { path = steps }
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
    var error = error
    if let file = otherFile {
      error.unexpected.found += " in \(file.name):\(error.position.line):\(error.position.column)"
      error.position = file.position
    }
    if reported.insert(error).inserted { errors.append(error) }
  }

  /// Takes back all but the first errors, for others in their place.
  func removeErrors(after count: Int) {
    reported.subtract(errors[count...])
    errors.removeSubrange(count...)
  }

  /// Notes something that can be drawn and is not as it was meant.
  func note(_ finding: SceneFinding) {
    // Each reading has to find it.
    filledCount += 1
    var finding = finding
    if finding.file == nil { finding.file = otherFile?.name }
    if !isCancelled, !findings.contains(finding) { findings.append(finding) }
  }

  // MARK: - Fields of the data

  /// The text of a scalar with the data's fields filled in; nil after the error was reported.
  func scalar(_ node: SourceNode, expected: String = "a text") -> SourceNode.Scalar? {
    guard case .scalar(let scalar) = node.content else {
      return report(node, expected: expected)
    }
    if isCancelled { return nil }
    guard scalar.hasBraces else { return scalar }
    guard let value = filled(scalar, node) else { return nil }
    return SourceNode.Scalar(text: value.text, isPlain: value.isPlain)
  }

  /// The value of a scalar: a list or a record of the data if it is one field in braces, or what is
  /// written; nil after the error was reported.
  func filled(_ node: SourceNode) -> DataValue? {
    guard case .scalar(let scalar) = node.content, scalar.hasBraces else { return DataValue(node) }
    return isCancelled ? nil : filled(scalar, node)
  }

  private func filled(_ scalar: SourceNode.Scalar, _ node: SourceNode) -> DataValue? {
    filledCount += 1
    do {
      let template = try memory.template(scalar.text)
      noteDoubts(template.doubts, at: node)
      // A field that is named often enough fills any memory: it ends with the first byte too many.
      let most = options.limits.textBytes
      let value = try template.value(
        in: sceneEnvironment.scope, formatter: sceneEnvironment.formatter, most: most
      ) { noteGaps($0, at: node) }
      guard most == .max || value.text.utf8.count <= most else {
        reportTextLimit(node)
        return nil
      }
      return value
    } catch {
      guard error.isUnknownName else {
        return report(node, error.unexpected, ofRecord: true)
      }
      add(SceneError(at: node.position, path: currentPath, error.unexpected))
      return nil
    }
  }

  /// The value of a field of the data; nil for a field that there is not.
  func dataValue(_ path: FieldPath) -> DataValue? {
    filledCount += 1
    return sceneEnvironment.scope[path]
  }

  /// A list of the data; nil for one that there is not.
  func dataList(_ name: String) -> [DataItem]? {
    filledCount += 1
    return sceneEnvironment.scope.items[name]
  }

  /// Notes that a value is made of what is not written where it is read: of a file, or of the type around it.
  func noteOutside() { filledCount += 1 }
}

extension SourceNode {
  /// Whether it is a text in which fields of the data may stand.
  var hasBraces: Bool { if case .scalar(let scalar) = content { scalar.hasBraces } else { false } }
}

extension SourceNode.Scalar {
  /// Whether fields of the data may stand in it.
  var hasBraces: Bool { text.utf8.contains { $0 == 0x7B || $0 == 0x7D } }
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

// MARK: - Environment

/// The environment of a scene's views: what it says once for all of them.
struct SceneEnvironment {
  var canvas: SceneCanvas?
  var theme = SceneTheme.system
  /// The values that texts may name.
  var scope = DataScope()
  // A picture of options alone has no values to write.
  lazy var formatter = ValueFormatter()
  /// The scene's components by their names, and those of files that were read.
  var components: [String: SceneComponent] = [:]
  /// The components that were read where they are used.
  var usedComponents: Set<String> = []
  /// The components that are being read, the innermost last.
  var openComponents: [String] = []
  /// The `font` modifiers around what is read, the innermost last.
  var fonts: [FontAround] = []
  /// The named styles: lists of modifiers as they are written.
  var styles: [String: SourceNode] = [:]
  /// How many modifiers each style is, with those of styles in it.
  var styleSizes: [String: Int] = [:]
  /// The styles that are being read, the innermost last.
  var openStyles: [String] = []
}

extension SceneDecoder {
  /// Keeps the canvas, in whose locale and time zone values are written and sorted.
  func setCanvas(_ canvas: SceneCanvas) {
    sceneEnvironment.canvas = canvas
    sceneEnvironment.formatter = memory.formatter(
      locale: canvas.language.locale, timeZone: canvas.timeZone ?? .gmt)
  }

  /// The colour that the scene's theme calls a name; nil if it calls none so.
  func themeColor(named name: String) -> Color? { sceneEnvironment.theme.color(named: name) }
}
