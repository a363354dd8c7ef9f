internal import Foundation
package import Platen
internal import PlatenBase
internal import PlatenScenes
internal import PlatenWorkers

/// Draws lines of a batch, in a process of its own.
package final class BatchWorker {
  /// Opens the fonts that the settings ask for.
  package typealias Fonts = @Sendable (BatchSettings) throws -> FontLibrary

  private let settings: BatchSettings
  private let library: FontLibrary
  /// The batch's scene, parsed once for all lines.
  private let scene: (node: SourceNode, text: SceneText)?
  private let overrides: [SceneOverride]
  /// The names of the fields of the batch's scene.
  private let fields: [String]
  /// How the language of the batch's scene writes numbers.
  private let numbers: NumberNotation
  /// What is the same in each reading of the batch's scene.
  private let memory = SceneCache(isShared: true)
  /// What reading lines has found out of the options that pictures have.
  private let pictures = SceneCache()

  /// - Throws: What is wrong with the scene's text or the fonts.
  package init(_ settings: BatchSettings, fonts: @escaping Fonts) throws {
    self.settings = settings
    library = try fonts(settings)
    scene = try settings.scene.map { scene in
      let text = SceneText(name: scene.name, text: scene.text)
      let format = scene.format.flatMap(SourceFormat.init(rawValue:))
      return (try SourceReader().read(text, as: format), text)
    }
    fields = scene?.node.dataNames ?? []
    overrides = try settings.overrides.map {
      try SceneOverride(key: $0.key, value: $0.value, option: $0.option)
    }
    let locale = overrides.last { $0.path == ["canvas", "locale"] }?.value ?? scene?.node.locale
    numbers = locale?.scalarText.map { NumberNotation(Locale(identifier: $0)) } ?? NumberNotation()
  }

  /// Does what the batch's process asks for until that ends.
  package static func run(fonts: @escaping Fonts) -> Never {
    WorkerLoop.run { greeting in
      let settings = try JSONDecoder().decode(BatchSettings.self, from: Data(greeting))
      let worker = try BatchWorker(settings, fonts: fonts)
      return { task in worker.answer(to: task.bytes) }
    }
  }

  /// Draws all lines of a job.
  func answer(to bytes: [UInt8]) -> [UInt8] {
    guard let lines = try? BatchJob(bytes).lines else { return [] }
    return BatchAnswer(results: lines.map { result(of: $0.bytes, row: $0.row) }).bytes
  }

  /// Draws a line.
  func result(of bytes: ArraySlice<UInt8>, row: Int) -> BatchResult {
    var line: BatchLine?
    let start = ContinuousClock.now
    do {
      line = try BatchLine(bytes, row: row, settings, numbers)
      guard let line else { return BatchResult(.nothing) }
      let picture = try drawn(line)
      return BatchResult(picture.pictures, of: line, picture, time: .now - start, settings)
    } catch {
      return BatchResult(BatchFailure(error, id: line?.id))
    }
  }

  /// The pictures that were drawn of a line.
  struct Drawn {
    var pictures: [(format: OutputFormat, bytes: [UInt8])] = []
    var size = CGSize.zero
    var findings: [FitFinding] = []
    /// Where the words of a cloud lie, as JSON, if that is to be told.
    var layout: String?
  }

  private func drawn(_ line: BatchLine) throws -> Drawn {
    let scene = try read(line, marksViews: line.formats.contains(.json))
    if let end = scene.end { return try moving(scene, to: end, line) }
    for format in line.formats { try format.checkStandsStill() }
    let renderer = renderer(of: scene, line)
    let picture = try renderer.fittedPicture(includesTree: line.formats.contains(.json))
    var drawn = Drawn(size: picture.report.size, findings: scene.findings(of: picture.report))
    if line.tellsLayout { drawn.layout = picture.report.clouds.first?.json }
    if !drawn.findings.isEmpty {
      // Which views they are about is found out only where there is something.
      let marked = try read(line, marksViews: true)
      drawn.findings = try marked.findings(of: self.renderer(of: marked, line).fitReport())
    }
    let remarks = line.remarks.map {
      FitFinding(
        kind: .unreadCell, place: "\(settings.inputName):\(line.text.firstLine):1", detail: $0)
    }
    drawn.findings = remarks + misspelled(in: line) + drawn.findings
    drawn.findings += FitFinding.findings(picture.list, as: line.formats.compactMap(\.picture))
    guard !line.isStrict || drawn.findings.allSatisfy(\.isNote),
      !drawn.findings.contains(where: \.isError)
    else { throw BatchFindingsError(findings: drawn.findings) }
    for format in line.formats {
      let bytes: [UInt8]
      if let format = format.picture {
        let sink = MemorySink()
        try renderer.print(picture.list, as: format, to: sink)
        bytes = sink.bytes
      } else {
        bytes = Array((picture.tree?.json(with: drawn.findings) ?? "").utf8)
      }
      drawn.pictures.append((format, bytes))
    }
    return drawn
  }

  /// Draws a picture that becomes another one.
  private func moving(
    _ scene: PictureScene, to end: PictureScene.End, _ line: BatchLine
  ) throws -> Drawn {
    let formats = try line.formats.map { ($0, try MovingFormat(named: $0.rawValue)) }
    var options = settings.encoding.png
    options.scale = line.scale.map { CGFloat($0) } ?? scene.canvas.scale
    let moving = try scene.moving(
      to: end, as: formats.map(\.1), library: library
    ) { renderer in
      renderer.scale = options.scale
      return try renderer.fittedPicture()
    }
    var drawn = Drawn(size: moving.motion.size, findings: moving.findings)
    if line.tellsLayout { drawn.layout = moving.cloud?.json }
    for (format, movingFormat) in formats {
      let sink = MemorySink()
      drawn.findings += try moving.print(
        as: movingFormat, options: options, svgOptions: settings.encoding.svg ?? SVGOptions(),
        library: library, to: sink)
      drawn.pictures.append((format, sink.bytes))
    }
    guard !line.isStrict || drawn.findings.allSatisfy(\.isNote),
      !drawn.findings.contains(where: \.isError)
    else { throw BatchFindingsError(findings: drawn.findings) }
    return drawn
  }

  /// Returns a finding for each field of a line that the scene has not, but one of nearly that name,
  /// which the line has not; or one for a line that has none of the scene's fields.
  private func misspelled(in line: BatchLine) -> [FitFinding] {
    guard settings.lines == .json, let scene, case .fields(let entries) = line.content else {
      return []
    }
    func finding(_ entry: SourceNode.Entry, _ detail: String) -> FitFinding {
      let row = line.text.firstLine + entry.position.line - 1
      return FitFinding(
        kind: .missingColumn,
        place: "\(settings.inputName):\(row):\(entry.position.column)", detail: detail)
    }
    let given = entries.map(\.key)
    let missing = fields.filter { !given.contains($0) }
    if missing.isEmpty { return [] }
    let unknown = entries.filter {
      !fields.contains($0.key) && !scene.text.text.contains("{\($0.key)")
    }
    let found = unknown.compactMap { entry -> FitFinding? in
      NearestSpelling.of(entry.key, among: missing, limit: 1).first.map { nearest in
        finding(
          entry,
          "the scene has no field \(Quotation(entry.key)): it has \(Quotation(nearest)), which"
            + " keeps the scene's own value")
      }
    }
    let own = [settings.idField] + settings.pathKeys
    guard found.isEmpty, unknown.count == given.count, !given.contains(where: own.contains),
      let first = entries.first
    else { return found }
    return [
      finding(
        first,
        "found \(given.joined(separator: ", ")), expected one of the scene's fields"
          + " \(fields.joined(separator: ", ")): the picture shows the scene's own values")
    ]
  }

  private func renderer(
    of scene: PictureScene, _ line: BatchLine
  ) -> ImageRenderer<AnyView> {
    let renderer = scene.renderer(library: library)
    let scale = line.scale.map { CGFloat($0) } ?? renderer.scale
    renderer.pngOptions = settings.encoding.png
    if let svg = settings.encoding.svg { renderer.svgOptions = svg }
    renderer.scale = scale
    return renderer
  }

  // MARK: - Scenes

  private func read(_ line: BatchLine, marksViews: Bool) throws -> PictureScene {
    var options = SceneOptions()
    options.marksViews = marksViews
    options.fonts = library
    switch line.content {
    case .fields(let fields):
      guard let scene else { preconditionFailure("lines without a scene contain one") }
      options.folder = DataFolder(
        settings.scene?.folder ?? "", allowedPaths: settings.allowedPaths)
      return try filled(scene.node, scene.text, fields, line, options, memory)
    case .scene(let node, let text, let fields):
      options.folder = settings.allowedPaths.first.map {
        DataFolder($0, allowedPaths: settings.allowedPaths)
      }
      return try filled(node, text, fields, line, options)
    case .picture(let kind, let values, let table):
      return try picture(kind, values, table, line, options)
    }
  }

  /// A scene with a line's fields as its data.
  private func filled(
    _ node: SourceNode, _ text: SceneText, _ fields: [SourceNode.Entry], _ line: BatchLine,
    _ options: SceneOptions, _ memory: SceneCache? = nil
  ) throws -> PictureScene {
    try Self.checkTexts(fields, for: node, line)
    var options = options
    options.overrides =
      overrides + fields.map { SceneOverride(data: $0.key, $0.value, of: line.text) }
    options.literalData = Set(fields.map(\.key))
    options.cells = line.cells
    return try PictureScene(
      node, of: text, options: options, memory: options.marksViews ? nil : memory)
  }

  /// Refuses objects for what is a text or a number in a scene.
  private static func checkTexts(
    _ fields: [SourceNode.Entry], for scene: SourceNode, _ line: BatchLine
  ) throws {
    let objects = fields.filter { if case .mapping = $0.value.content { true } else { false } }
    if objects.isEmpty { return }
    let texts = scene.data.filter { $0.value.scalarText != nil }.map(\.key)
    guard let wrong = objects.first(where: { texts.contains($0.key) }) else { return }
    throw line.failure(
      wrong.value.position, wrong.key, "an object",
      "a text or a number, as the scene has for \(Quotation(wrong.key))")
  }

  private func picture(
    _ kind: PictureKind, _ values: SourceNode, _ table: DataTable?, _ line: BatchLine,
    _ options: SceneOptions
  ) throws -> PictureScene {
    guard case .mapping(let entries) = values.content else {
      throw line.failure(values.position, kind.rawValue, "no object", "an object of options")
    }
    let names = kind.options.map(\.name)
    for entry in entries where !names.contains(entry.key) {
      throw line.failure(
        entry.position, "\(kind.rawValue).\(entry.key)", "\"\(entry.key)\"",
        "an option of \(kind.rawValue)", among: names)
    }
    return try PictureScene.cancellable(options) {
      do throws(PictureOptionError) {
        var asked = try PictureSpecification(
          kind, values, SceneDecoder(options: options, memory: pictures))
        if let previous = line.previous { asked.follow(previous) }
        return try asked.scene(of: table.map(PictureContent.table) ?? .options, in: line.text)
          .tellingEnd(options) { Self.told($0, kind, values, line) }
      } catch {
        throw Self.told(error, kind, values, line)
      }
    }
  }

  private static func told(
    _ error: PictureOptionError, _ kind: PictureKind, _ values: SourceNode, _ line: BatchLine
  ) -> any Error {
    switch error {
    case .values(let problems): SceneFileError(of: line.text, problems)
    case .data(let problem): SceneFileError(of: line.text, [problem])
    case .noEffect(let error):
      line.failure(values.position, kind.rawValue, error.message(.address), "no such option")
    }
  }
}

extension SourceNode {
  /// The names of a scene's data.
  fileprivate var dataNames: [String] { data.map(\.key) }

  /// A scene's data.
  fileprivate var data: [Entry] {
    guard case .mapping(let entries) = content,
      case .mapping(let data)? = entries.first(where: { $0.key == "data" })?.value.content
    else { return [] }
    return data
  }

  /// The language of a scene's canvas; nil where the scene says none.
  fileprivate var locale: SourceNode? {
    guard case .mapping(let entries) = content,
      case .mapping(let canvas)? = entries.first(where: { $0.key == "canvas" })?.value.content
    else { return nil }
    return canvas.first { $0.key == "locale" }?.value
  }
}

/// A line whose picture is not as it was asked for, and is not wanted then.
struct BatchFindingsError: Error, CustomStringConvertible {
  let findings: [FitFinding]

  var description: String {
    let first = findings.first.map { "\($0)" } ?? "nothing"
    return findings.count > 1 ? "\(first), and \(findings.count - 1) more findings" : first
  }
}
