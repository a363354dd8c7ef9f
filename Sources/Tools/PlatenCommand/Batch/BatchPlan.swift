internal import ArgumentParser
internal import Foundation
internal import Platen
internal import PlatenBase
internal import PlatenBatch
internal import PlatenConsole
internal import PlatenScenes

/// The plan of `platen batch`: what is read, what holds for all lines, and where pictures go.
struct BatchPlan {
  private(set) var settings = BatchSettings()
  private(set) var options = BatchRun.Options()
  let input: BatchInput
  /// The size of the input in bytes; nil where nobody knows it.
  let inputSize: Int?
  let output: any BatchOutput
  /// Whether lines of JSON go to standard output.
  let isListed: Bool
  /// What decides how pictures look, and where they are, beside the settings.
  let edition: String

  /// - Throws: ``CommandError`` for options that do not go together, and files that cannot be read;
  ///   what is wrong in the scene's text.
  init(_ command: BatchCommand) throws {
    let files = try BatchFiles(command.files, form: command.what.lines)
    let place = try BatchPlace(command.output, hasScene: files.scene != nil)
    settings.lines = files.lines
    settings.inputName = files.input ?? "standard input"
    settings.scene = try files.scene.map(Self.scene)
    settings.overrides = try command.overrides(hasScene: files.scene != nil)
    settings.allowedPaths = command.scene.allowPath
    settings.formats = place.formats
    settings.isStrict = command.strict
    settings.idField = command.what.id ?? settings.idField
    settings.scale = try command.output.scale.given.text(of: "scale").map { try Self.scale($0) }
    settings.fonts = command.fonts.request
    let pictures = place.formats.compactMap { PictureFormat(rawValue: $0.rawValue) }
    // Lines with a scene of their own may have other formats.
    let known = files.scene == nil ? [] : pictures
    settings.encoding = BatchSettings.Encoding(
      png: try command.encoding.choice.pngOptions(of: known),
      svg: try command.encoding.choice.svgOptions(of: known))
    options = try Self.options(command, place)
    let descriptor = try files.open()
    inputSize = Self.size(descriptor)
    input = BatchInput(descriptor, files.lines, longest: options.lineLength)
    if files.lines != .json {
      do {
        settings.header = try input.header()
      } catch {
        throw CommandError(.badInput, "\(settings.inputName): \(error.reason)")
      }
    }
    try FindingLog(isStrict: command.strict, isQuiet: command.level.quiet).check(
      BatchColumns.findings(of: settings))
    // What is wrong with all lines is told before the first of them.
    _ = try BatchWorker(settings) { _ in try command.fonts.library() }
    output = try place.output()
    isListed = place.isListed
    (settings.pathKeys, settings.embedsPictures) = (output.pathKeys, output.embedsPictures)
    settings.hasIDInPaths = place.text.contains("{id}")
    settings.tellsPictures = command.level.json || output.embedsPictures
    edition = "\(VersionReport.number) \(place.text)"
  }

  private static func scene(_ path: String) throws -> BatchSettings.Scene {
    let url = URL(fileURLWithPath: path)
    return BatchSettings.Scene(
      name: path, text: try InputFile.text(at: path),
      format: SourceFormat(fileName: path)?.rawValue, folder: url.deletingLastPathComponent().path)
  }

  private static func scale(_ text: String) throws -> Double {
    do throws(SceneError) {
      return try SceneScale.read(text)
    } catch {
      throw CommandError(.usage, "--scale: \(error.unexpected.description)")
    }
  }

  private static func options(
    _ command: BatchCommand, _ place: BatchPlace
  ) throws -> BatchRun.Options {
    var options = BatchRun.Options()
    let limits = command.limits
    options.endsWhereAllFail = !command.keepGoing
    options.shard = command.what.shard.map { ($0.index, $0.count) }
    options.workers = limits.workers ?? options.workers
    guard options.workers <= 1000 else {
      throw CommandError(.usage, "--workers: found \(options.workers), expected at most 1000")
    }
    options.lineTime = limits.timeLimit.map { .seconds(Double($0)) } ?? options.lineTime
    options.lineMemory = limits.memoryLimit.map { $0 << 20 } ?? options.lineMemory
    options.lineLength = limits.lineLimit.map { $0 << 20 } ?? options.lineLength
    guard let folder = place.folder else {
      let given = [("resume", command.what.resume), ("durable", command.output.durable)]
      if let (name, _) = given.first(where: \.1) {
        throw CommandError(
          .usage,
          "--\(name) has no effect: it needs a file for each picture, such as -o 'out/{id}.svg'")
      }
      return options
    }
    let part = command.what.shard.map { "-\($0.index + 1)-of-\($0.count)" } ?? ""
    let journal = BatchJournal(
      path: folder + "/.platen-batch" + part, isDurable: command.output.durable)
    if command.what.resume { journal.load() }
    options.journal = journal
    return options
  }

  /// The size of a regular file; nil for a pipe.
  private static func size(_ descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }
}

extension BatchCommand {
  /// The values that take the place of the scene's own.
  fileprivate func overrides(hasScene: Bool) throws -> [BatchSettings.Override] {
    // Their spelling is checked before anything is read.
    let looks = try look.choice.overrides()
    _ = try scene.overrides()
    guard hasScene else {
      if let first = scene.settings.first {
        throw CommandError(.usage, "--set \(first) has no effect: it needs a scene for all lines")
      }
      guard looks.isEmpty else {
        throw CommandError(
          .usage, "options that change the look have no effect: they need a scene for all lines")
      }
      return []
    }
    let set = scene.settings.map { setting in
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return BatchSettings.Override(
        key: String(parts[0]), value: String(parts[1]), option: "--set")
    }
    return set + looks.compactMap(BatchSettings.Override.init(look:))
  }
}

extension BatchSettings.Override {
  /// A value of the look as it would be written in YAML.
  fileprivate init?(look value: SceneOverride) {
    guard case .scalar(let scalar) = value.value.content, let name = value.path.last else {
      return nil
    }
    self.init(
      key: value.path.joined(separator: "."),
      value: scalar.isPlain ? scalar.text : JSONValue.string(scalar.text).compact,
      option: OptionSpelling.command.name(name))
  }
}

/// The files of a batch: a scene, and the lines.
struct BatchFiles {
  private(set) var scene: String?
  /// Nil for standard input.
  private(set) var input: String?
  let lines: BatchLines

  init(_ files: [String], form: BatchLines?) throws {
    for file in files {
      let ending = URL(fileURLWithPath: file).pathExtension.lowercased()
      let isScene =
        ["yaml", "yml"].contains(ending) || ending == "json" && !BatchInput.isList(at: file)
      if isScene, scene == nil {
        scene = file
      } else if input == nil {
        input = file
      } else {
        throw CommandError(
          .usage, "\"\(file)\" is one file too many: expected a scene and the lines")
      }
    }
    if input == "-" { input = nil }
    let named = form ?? input.flatMap(BatchLines.init(fileName:))
    if let input, named == nil, URL(fileURLWithPath: input).pathExtension != "" {
      throw CommandError(
        .usage,
        "\"\(input)\" does not end in .csv, .tsv, .jsonl or .json: give its format with --lines")
    }
    lines = named ?? .json
    if scene == nil, lines != .json {
      throw CommandError(
        .usage, "the lines of a table need a scene: platen batch card.yaml \(input ?? "-")")
    }
  }

  /// Opens the lines.
  func open() throws -> Int32 {
    guard let input else {
      if isatty(STDIN_FILENO) != 0 {
        StandardError.print("note: reading lines from the terminal; end them with Ctrl-D")
      }
      return STDIN_FILENO
    }
    try InputFile.find(input)
    let descriptor = Glibc.open(input, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CommandError(.noInput, "\"\(input)\" cannot be read") }
    return descriptor
  }
}

/// The destination of a batch's pictures.
struct BatchPlace {
  private enum Kind {
    case files, archive, records
  }

  let formats: [OutputFormat]
  /// The output as it was typed.
  let text: String
  private let kind: Kind
  private let pattern: OutputPattern
  /// The folder around all files; nil where there are no files.
  let folder: String?

  /// Whether lines of JSON go to standard output.
  var isListed: Bool { kind == .records && text == "-" }

  init(_ options: BatchOutputOptions, hasScene: Bool) throws {
    guard let text = options.output else {
      throw CommandError(
        .usage, "no output: give -o 'out/{id}.{format}', -o all.tar, or -o - for lines of JSON")
    }
    self.text = text
    kind = Self.kind(of: text, isArchive: options.tar)
    if options.name != nil, kind != .archive {
      throw CommandError(NoEffectError(option: "name", need: .given(["tar"])))
    }
    let path = kind == .archive ? options.name ?? "{id}.{format}" : text
    let own = BatchPictureName.ownKeys
    // Lines with scenes of their own have no other names.
    pattern = try OutputPattern(kind == .records ? "" : path, keys: hasScene ? nil : own)
    formats = try Self.formats(options.format, kind, pattern)
    if hasScene, formats.contains(.gif) {
      throw CommandError(
        .usage,
        "a gif is an animation, but a batch draws scenes without their changes: expected"
          + " \(OutputFormat.still.map(\.rawValue).joined(separator: ", "))")
    }
    folder = kind == .files ? Self.folder(of: pattern) : nil
    guard kind != .records else { return }
    guard pattern.keys.contains(where: { $0 != "format" }) else {
      throw CommandError(
        .usage,
        "all pictures would be written to \"\(path)\": give each its own path, for example with"
          + " {id} or {line}")
    }
    if formats.count > 1, !pattern.contains("format") {
      throw CommandError(
        .usage,
        "pictures in two formats would be written to \"\(path)\": add {format} to the path"
      )
    }
  }

  private static func kind(of text: String, isArchive: Bool) -> Kind {
    let ending = URL(fileURLWithPath: text).pathExtension.lowercased()
    if isArchive || ending == "tar" { return .archive }
    return text == "-" || ["jsonl", "ndjson"].contains(ending) ? .records : .files
  }

  private static func formats(
    _ given: [OutputFormat], _ kind: Kind, _ pattern: OutputPattern
  ) throws -> [OutputFormat] {
    if let twice = given.first(where: { one in given.count(where: { $0 == one }) > 1 }) {
      throw CommandError(.usage, "--format \(twice.rawValue) is given twice")
    }
    guard given.isEmpty else { return given }
    guard kind == .files, !pattern.contains("format") else { return [.svg] }
    let ending = URL(fileURLWithPath: pattern.text).pathExtension.lowercased()
    let name = PictureFormat(ending: ending)?.rawValue ?? ending
    guard let format = OutputFormat(rawValue: name) else {
      throw CommandError(.usage, PictureFormat.unknown(in: pattern.text))
    }
    return [format]
  }

  /// The folder in a pattern before its first brace.
  private static func folder(of pattern: OutputPattern) -> String {
    let fixed = pattern.text.prefix { $0 != "{" && $0 != "}" }
    guard let slash = fixed.lastIndex(of: "/") else { return "." }
    return slash == fixed.startIndex ? "/" : String(fixed[..<slash])
  }

  /// The output, whose folder is made.
  func output() throws -> any BatchOutput {
    switch kind {
    case .records: return RecordOutput(try FileSink.output(at: text), embedsPictures: true)
    case .archive: return TarOutput(try FileSink.output(at: text), pattern)
    case .files:
      var outputs = PlannedOutputs()
      try outputs.add((folder ?? ".") + "/.platen-batch", for: "the batch")
      try outputs.createFolders()
      return FileOutput(pattern)
    }
  }
}
