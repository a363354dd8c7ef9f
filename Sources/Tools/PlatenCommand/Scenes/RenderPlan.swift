internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// The plan of `platen render`: which scene goes into which files.
struct RenderPlan {
  struct Job: Sendable {
    var source: SceneSource
    var outputs: [SceneRenderer.Output]
  }

  private(set) var jobs: [Job] = []
  private(set) var outputs = PlannedOutputs()
  /// The PDF whose pages the scenes are, or `-` for standard output; nil where each has its own files.
  private(set) var book: String?

  /// - Throws: An error if the outputs cannot be told apart, or their formats are not known.
  init(_ command: RenderCommand) throws {
    guard let output = command.output.output else {
      throw CommandError(.usage, "no output: give -o FILE, or -o - and --format for a pipe")
    }
    let pattern = try OutputPattern(output, keys: ["name", "format", "scale"])
    let moving = try Self.movingFormats(command.output, pattern)
    let formats = moving.isEmpty ? try Self.formats(command.output.format, pattern) : []
    if Self.isBook(of: command.scenes.count, as: formats, pattern) {
      book = pattern.isStandardOutput ? "-" : pattern.path(["format": PictureFormat.pdf.rawValue])
    }
    let isOne = book != nil || command.scenes.count * max(formats.count, moving.count) == 1
    guard isOne || !pattern.isStandardOutput else {
      throw CommandError(
        .usage,
        "standard output takes only one picture: give -o with {name}, or --format pdf for one"
          + " document with several pages")
    }
    var overrides = try command.scene.overrides()
    overrides += try command.look.choice.overrides()
    overrides += try command.output.scale.choice.overrides()
    for path in command.scenes {
      var source = SceneSource(
        path: path, overrides: overrides, allowedPaths: command.scene.allowPath)
      if book != nil {
        jobs.append(Job(source: source, outputs: []))
        continue
      }
      let scale = try pattern.contains("scale") ? Self.scale(of: &source) : 1
      func file(_ format: String) -> String {
        pattern.path(["name": source.name, "format": format, "scale": Self.text(scale)])
      }
      let outputs =
        formats.map { SceneRenderer.Output(path: file($0.rawValue), format: $0) }
        + moving.map {
          .init(path: file($0.fileEnding), format: $0.isPixels ? .png : .svg, movesAs: $0)
        }
      if !pattern.isStandardOutput {
        for output in outputs { try self.outputs.add(output.path, for: "\"\(path)\"") }
      }
      jobs.append(Job(source: source, outputs: outputs))
    }
    if let book, book != "-" { try outputs.add(book, for: "a document") }
  }

  /// Returns whether several scenes go into one PDF, of which each is a page.
  private static func isBook(
    of count: Int, as formats: [PictureFormat], _ pattern: OutputPattern
  ) -> Bool {
    count > 1 && formats == [.pdf] && !pattern.contains("name") && !pattern.contains("scale")
  }

  /// The formats of pictures that move; empty for stills.
  private static func movingFormats(
    _ output: RenderOutput, _ pattern: OutputPattern
  ) throws -> [MovingFormat] {
    let ending = URL(fileURLWithPath: pattern.text).pathExtension.lowercased()
    let isMoving = PictureFormat(ending: ending) == nil && AnimationFormat(ending: ending) != nil
    guard output.animate || isMoving && output.format.isEmpty else {
      if let name = output.movingOptions.first {
        throw CommandError(.usage, "\(name) is for animations: add --animate")
      }
      return []
    }
    guard !output.debugFrames else {
      throw CommandError(.usage, "--debug-frames has no effect on an animation")
    }
    if try NumberedPath(pattern.text) != nil {
      throw CommandError(
        .usage,
        "\"\(pattern.text)\" names a file for each frame, as platen tags, cloud and clock write them; expected one file"
      )
    }
    // What is wrong with an output of no format is told as of stills.
    if output.format.isEmpty, ending.isEmpty { return [] }
    return try (output.format.isEmpty ? [ending] : output.format.map(\.rawValue)).map { name in
      guard let format = try? MovingFormat(named: name), format != .json else {
        throw CommandError(
          .usage, "--animate: found \(name), expected svg, png, webp, gif or y4m")
      }
      let isFrames = if case .frames = format { true } else { false }
      if !isFrames, let option = output.movingOptions.first(where: { $0 != "--duration" }) {
        throw CommandError(.usage, "\(option) has no effect on an SVG")
      }
      return format
    }
  }

  private static func formats(
    _ given: [PictureFormat], _ pattern: OutputPattern
  ) throws -> [PictureFormat] {
    guard given.isEmpty else { return given }
    let ending = URL(fileURLWithPath: pattern.text).pathExtension
    if let format = PictureFormat(ending: ending) { return [format] }
    throw CommandError(.usage, PictureFormat.unknown(in: pattern.text))
  }

  /// The pixels per point of a scene, as it says or is told.
  ///
  /// A scene that cannot be read has none; what is wrong in it is said when it is rendered.
  private static func scale(of source: inout SceneSource) throws -> CGFloat {
    // Standard input can be read only once.
    if source.path == "-" { source.contents = try InputFile.text(at: source.path) }
    return (try? source.scene().canvas.scale) ?? 1
  }

  private static func text(_ scale: CGFloat) -> String {
    Int(exactly: scale).map(String.init) ?? "\(scale)"
  }
}

/// Renders scenes again whenever they, their data or their fonts change, until it is interrupted.
struct SceneWatch {
  let jobs: [RenderPlan.Job]
  /// The files beside each scene that were read for it.
  var inputs: [[String]]
  /// The folders of fonts that are watched as well.
  let fonts: [String]
  /// Whether all scenes are rendered again if one has changed, as they are one document.
  let isWhole: Bool
  /// Renders some of the scenes, and returns what was read for each.
  let render: ([RenderPlan.Job]) throws -> [[String]]

  /// - Throws: An error if files cannot be watched.
  mutating func run() throws -> Never {
    let watcher = try Watcher(paths)
    StandardError.print("note: watching \(paths.count) files; press Ctrl-C to stop")
    while true {
      let changed = Set(watcher.changes())
      let isFontChanged = fonts.contains(where: changed.contains)
      var touched = jobs.indices.filter { i in
        isFontChanged || changed.contains(jobs[i].source.path)
          || inputs[i].contains(where: changed.contains)
      }
      if isWhole, !touched.isEmpty { touched = Array(jobs.indices) }
      let read = try render(touched.map { jobs[$0] })
      // A scene that cannot be read now still waits for what it read before.
      for (i, files) in zip(touched, read) where !files.isEmpty { inputs[i] = files }
      watcher.watch(paths)
    }
  }

  private var paths: [String] {
    var known: Set<String> = []
    let all = jobs.map(\.source.path) + inputs.flatMap(\.self) + fonts
    return all.filter { known.insert($0).inserted }
  }
}

extension RenderOutput {
  /// The options that are given and that only pictures which move have.
  fileprivate var movingOptions: [String] {
    [
      duration.map { _ in "--duration" }, loops.map { _ in "--loops" },
      frameRate.map { _ in "--frame-rate" },
    ].compactMap(\.self)
  }
}
