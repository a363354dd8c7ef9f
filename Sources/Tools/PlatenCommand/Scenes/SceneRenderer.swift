internal import Platen
internal import PlatenScenes

/// Renders scenes into files as the options of `platen render` say.
///
/// It may be used by many threads at once.
struct SceneRenderer: Sendable {
  /// A file to write, and as what.
  struct Output: Sendable {
    /// The path; `-` for standard output.
    var path: String
    var format: PictureFormat
    /// What a picture that moves is written as; nil for a still one.
    var movesAs: MovingFormat?
  }

  var library: FontLibrary
  var png = PNGOptions()
  /// How SVGs are written; nil for as each scene says.
  var svg: SVGOptions?
  var showsFrames = false
  /// How many seconds are shown of pictures that move; nil for until nothing does.
  var duration: Double?
  /// How often they are shown, 0 for ever, and their frames per second; nil for once and 30.
  var loops: Int?
  var frameRate: Double?
  /// Whether the picture that is shown before it is written has parts that another one is matched by.
  var showsParts = false
  /// The document that the pictures are pages of; nil where each has its own files.
  var book: String?
  /// Whether nothing is written of a scene in which there is such a finding.
  var forbids: @Sendable (FitFinding) -> Bool = { _ in false }

  /// Renders a scene into all of its outputs.
  ///
  /// - Parameter look: Is shown the picture before it is written.
  func render(
    _ source: SceneSource, into outputs: [Output],
    look: (DisplayList, SceneCanvas) throws -> Void = { _, _ in }
  ) throws -> RenderedScene {
    let text = try source.text()
    let scene = try source.scene(marksViews: showsFrames, text: text)
    let files = outputs + [book].compactMap(\.self).map { Output(path: $0, format: .pdf) }
    let inputs = (scene.files + scene.states.flatMap(\.scene.files)).map(\.path)
    try InputFile.protect([source.path] + inputs, fromOutputs: files.map(\.path))
    if outputs.contains(where: { $0.movesAs != nil }) {
      return try play(scene, into: outputs, inputs)
    }
    let renderer = scene.renderer(library: library)
    renderer.showsLayoutFrames = showsFrames
    if let svg { renderer.svgOptions = svg }
    let picture = try renderer.fittedPicture()
    var result = RenderedScene()
    result.inputs = inputs
    result.size = picture.report.size
    result.findings =
      try findings(of: picture.report, scene, source, text)
      + files.compactMap { FitFinding(endingOf: $0.path, as: $0.format) }
      + FitFinding.findings(picture.list, as: outputs.map(\.format))
    if result.findings.contains(where: forbids) { return result }
    try look(showsParts ? parts(of: scene) : picture.list, scene.canvas)
    if book != nil { result.page = picture.list }
    for output in outputs {
      try write(picture.list, renderer, to: output)
      result.outputs.append(output.path)
    }
    return result
  }

  /// Renders a scene with its changes.
  private func play(
    _ scene: PictureScene, into outputs: [Output], _ inputs: [String]
  ) throws -> RenderedScene {
    var result = RenderedScene()
    result.inputs = inputs
    let states = try ([scene] + scene.states.map(\.scene)).map { state in
      let report = try state.renderer(library: library).fitReport()
      result.size.width = max(result.size.width, report.size.width)
      result.size.height = max(result.size.height, report.size.height)
      return state.findings + report.findings
    }
    result.findings = PictureScene.findings(ofStates: states)
    let renderer = scene.animationRenderer(library: library)
    renderer.frames.pngOptions = png
    renderer.duration = duration
    renderer.loops = loops ?? renderer.loops
    renderer.frameRate = frameRate ?? renderer.frameRate
    if let svg { renderer.frames.svgOptions = svg }
    // Standard output cannot be taken back.
    let files = try outputs.map { output in
      let sink = output.path == "-" ? FileSink.standardOutput() : try FileSink(path: output.path)
      let file: (any ByteSink, FileSink) = (output.path == "-" ? MemorySink() : sink, sink)
      if case .frames(let format)? = output.movesAs {
        let losses = try scene.print(renderer, as: format, to: file.0)
        result.findings += FitFinding.findings(losses, in: format)
      } else {
        _ = try scene.print(renderer, as: nil, to: file.0)
      }
      return file
    }
    result.findings += renderer.findings
    if renderer.isStill {
      result.findings.append(FitFinding(kind: .still, detail: "nothing in the picture moves"))
    }
    if result.findings.contains(where: forbids) { return result }
    for (memory, sink) in files {
      if let memory = memory as? MemorySink { try sink.write(memory.bytes) }
      try sink.commit()
    }
    result.outputs = outputs.map(\.path)
    return result
  }

  /// The picture with groups around its parts, which those that are written do not have.
  private func parts(of scene: PictureScene) throws -> DisplayList {
    let renderer = scene.renderer(library: library)
    renderer.parts = .named
    return try renderer.displayList()
  }

  /// All that was found; which views it is about is found out only where there is something.
  private func findings(
    of report: FitReport, _ scene: PictureScene, _ source: SceneSource, _ text: SceneText
  ) throws -> [FitFinding] {
    guard !report.findings.isEmpty, !showsFrames else { return scene.findings(of: report) }
    let marked = try source.scene(marksViews: true, text: text)
    return try marked.findings(of: marked.renderer(library: library).fitReport())
  }

  /// Writes scenes as the pages of the document, if there is one and all of them are there, and notes in
  /// each that it was written.
  func writeBook(_ scenes: inout [Result<RenderedScene, any Error>]) throws {
    let pages = scenes.compactMap { try? $0.get().page }
    guard let book, !pages.isEmpty, pages.count == scenes.count else { return }
    let sink = book == "-" ? FileSink.standardOutput() : try FileSink(path: book)
    try pages.printPages(library: library, to: sink)
    try sink.commit()
    for i in scenes.indices {
      scenes[i] = scenes[i].map { scene in
        var scene = scene
        scene.outputs.append(book)
        return scene
      }
    }
  }

  private func write(
    _ list: DisplayList, _ renderer: ImageRenderer<AnyView>, to output: Output
  ) throws {
    var png = png
    png.scale = renderer.scale
    let sink =
      output.path == "-" ? FileSink.standardOutput() : try FileSink(path: output.path)
    try list.print(
      as: output.format, options: png, svgOptions: renderer.svgOptions, library: library, to: sink)
    try sink.commit()
  }
}

/// The outcome of one scene.
struct RenderedScene: Sendable {
  /// The files that were written.
  var outputs: [String] = []
  /// What did not fit, or is not as it was asked for.
  var findings: [FitFinding] = []
  /// The files that were read for it, beside its own.
  var inputs: [String] = []
  /// The size of the picture in points.
  var size = CGSize.zero
  /// The picture, where it is a page of a document that is still to be written.
  var page: DisplayList?
}
