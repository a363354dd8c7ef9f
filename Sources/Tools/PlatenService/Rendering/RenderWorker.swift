internal import Foundation
internal import Platen
internal import PlatenBase
internal import PlatenScenes
internal import PlatenWorkers
internal import Synchronization

/// Makes pictures in a process of its own: the only one of the service that reads scenes, pictures and
/// fonts.
package final class RenderWorker {
  private let settings: WorkerSettings
  private let library: FontLibrary
  /// What reading queries has found out of the options that they have.
  private let queries = SceneCache()

  /// - Throws: `FontError` where there are no fonts.
  init(_ settings: WorkerSettings) throws {
    self.settings = settings
    library = try settings.library()
  }

  /// Does what the service's process asks for until that ends.
  package static func run() -> Never {
    WorkerLoop.run { greeting in
      let worker = try RenderWorker(
        try JSONDecoder().decode(WorkerSettings.self, from: Data(greeting)))
      return { worker.answer(to: $0) }
    }
  }

  /// Makes what a job asks for, or says what is wrong with it.
  func answer(to task: WorkerTask) -> [UInt8] {
    let picture = RenderTask(task, settings, library, queries)
    let outcome = Result { try picture.made(of: try RenderJob(task.bytes)) }
    return RenderResult(outcome, stages: picture.stages).bytes
  }
}

/// The settings of a worker, known before its first job.
struct WorkerSettings: Codable, Sendable {
  /// The folders of the fonts, without others.
  var fonts: FontRequest
  /// The folder of the operator's scenes; nil for none.
  var scenes: String?
  /// The folder whose files scenes that are sent may read: that of a preview; nil for none.
  var folder: String?
  /// Further folders and files that these may read.
  var allowedPaths: [String] = []
  /// Whether words may lead to addresses.
  var allowsLinks = false
  var limits: ServiceLimits

  fileprivate func library() throws -> FontLibrary {
    try FontLocations.library(fonts)
  }
}

// MARK: - One picture

/// A worker's work on one job.
private final class RenderTask {
  private let task: WorkerTask
  private let settings: WorkerSettings
  private let library: FontLibrary
  /// How long the parts of the work took.
  private(set) var stages: [ServiceMetrics.RenderStage: Duration] = [:]
  private let memory: RenderMemory
  private let queries: SceneCache

  init(
    _ task: WorkerTask, _ settings: WorkerSettings, _ library: FontLibrary, _ queries: SceneCache
  ) {
    self.task = task
    self.settings = settings
    self.library = library
    self.queries = queries
    memory = RenderMemory(task, total: settings.limits.memoryBytes)
  }

  /// The picture that a job asks for, or a report on it.
  ///
  /// - Throws: What is wrong with it.
  func made(of job: RenderJob) throws -> RenderedOutput {
    if case .measure(let text, let format) = job.source {
      return RenderedOutput(bytes: try report(on: SceneText(name: "request", text: text), format))
    }
    try memory.need(RenderFootprint.bytes(sourceBytes: task.bytes.count))
    let scene = try timed(.reading) { try self.scene(job.source, options(job)) }
    try memory.need(scene.footprint)
    guard let format = job.format else { return RenderedOutput(bytes: []) }
    if let end = scene.end { return try moving(scene, to: end, as: format, job) }
    if let play = job.play { return try playing(scene, play, as: format, job) }
    try format.checkStandsStill()
    let renderer = scene.renderer(library: library)
    renderer.cancellation = task.cancellation
    renderer.pngOptions.maximumCost = settings.limits.drawingCost
    // Other processes have the other cores.
    renderer.pngOptions.threads = 1
    if let scale = job.scale { renderer.scale = scale }
    renderer.pngOptions.quality = job.quality
    if let text = job.svg { renderer.svgOptions.text = text }
    guard job.findings == .known, let picture = format.picture else {
      return try fitted(scene, renderer, as: format, job)
    }
    let known = try timed(.layout) { try renderer.pictureWithKnownFindings() }
    return RenderedOutput(
      bytes: try bytes(of: known.list, renderer, as: picture),
      findings: FindingSummary(
        scene.findings(of: known.report) + FitFinding.findings(known.list, as: [picture])))
  }

  /// A picture that becomes another one.
  private func moving(
    _ scene: PictureScene, to end: PictureScene.End, as format: OutputFormat, _ job: RenderJob
  ) throws -> RenderedOutput {
    let format = try MovingFormat(named: format.rawValue)
    let options = framesOptions(of: scene, job)
    let end = PictureScene.End(end.motion) { [memory] cloud in
      let scene = try end.scene(cloud)
      try memory.need(scene.footprint)
      return scene
    }
    let moving = try timed(.layout) {
      try scene.moving(to: end, as: [format], library: library) { renderer in
        renderer.cancellation = task.cancellation
        renderer.scale = options.scale
        return try job.findings == .known
          ? renderer.pictureWithKnownFindings() : renderer.fittedPicture()
      }
    }
    if job.findings == .refused, !moving.findings.allSatisfy(\.isNote) {
      throw Problem(moving.findings)
    }
    try needMemory(
      forFrames: moving.pixels(as: format, scale: options.scale), of: moving.motion.size,
      as: format,
      scale: options.scale)
    return try timed(.drawing) {
      let sink = MemorySink()
      let losses = try RenderCancellation.with(task.cancellation) {
        try moving.print(
          as: format, options: options, svgOptions: SVGOptions(text: job.svg ?? .outlines),
          library: library, to: sink)
      }
      let told = FindingSummary(moving.findings + losses)
      if job.findings == .refused, !losses.allSatisfy(\.isNote) {
        throw Problem(moving.findings + losses)
      }
      return RenderedOutput(bytes: sink.bytes, findings: told)
    }
  }

  /// A picture that goes through the changes of its scene.
  private func playing(
    _ scene: PictureScene, _ play: ScenePlay, as format: OutputFormat, _ job: RenderJob
  ) throws -> RenderedOutput {
    let format = try MovingFormat(named: format.rawValue)
    for state in scene.states { try memory.need(state.scene.footprint) }
    let renderer = scene.animationRenderer(library: library)
    renderer.frames.cancellation = task.cancellation
    renderer.frames.pngOptions = framesOptions(of: scene, job)
    renderer.frames.svgOptions.text = job.svg ?? .outlines
    (renderer.duration, renderer.loops, renderer.frameRate) = (
      play.duration, play.loops, play.frameRate
    )
    var findings: [FitFinding] = []
    let size = try timed(.layout) {
      let states = try ([scene] + scene.states.map(\.scene)).map { state in
        guard job.findings != .known else { return state.findings }
        let report = try RenderCancellation.with(task.cancellation) {
          try state.renderer(library: library).fitReport()
        }
        return state.findings + report.findings
      }
      findings = PictureScene.findings(ofStates: states)
      return try renderer.size(asFrames: format.isPixels)
    }
    if renderer.isStill, format == .frames(.gif) {
      throw RenderError(
        code: .format,
        description:
          "a gif is an animation: expected a scene with changes, found that nothing in it moves")
    }
    let (scale, frames) = (renderer.frames.scale, format.isPixels ? try renderer.frameCount : 0)
    try needMemory(
      forFrames: (size.width * scale).rounded(.up) * (size.height * scale).rounded(.up)
        * CGFloat(frames), of: size, as: format, scale: scale)
    return try timed(.drawing) {
      let sink = MemorySink()
      let moving: AnimationFormat? = if case .frames(let format) = format { format } else { nil }
      let losses = try scene.print(renderer, as: moving, to: sink)
      findings += renderer.findings
      if let moving { findings += FitFinding.findings(losses, in: moving) }
      if renderer.isStill {
        findings.append(FitFinding(kind: .still, detail: "nothing in the picture moves"))
      }
      let told = FindingSummary(findings)
      if job.findings == .refused, !findings.allSatisfy(\.isNote) { throw Problem(findings) }
      return RenderedOutput(bytes: sink.bytes, findings: told)
    }
  }

  /// How frames become pixels: the limits count for all of them together.
  private func framesOptions(of scene: PictureScene, _ job: RenderJob) -> PNGOptions {
    var options = PNGOptions(scale: job.scale.map { CGFloat($0) } ?? scene.canvas.scale)
    options.maximumCost = settings.limits.drawingCost
    options.maximumPixels = settings.limits.pixels
    options.maximumSide = settings.limits.side
    // Other processes have the other cores.
    options.threads = 1
    options.quality = job.quality
    return options
  }

  /// Asks for the memory of a picture that moves.
  ///
  /// - Parameter pixels: Those of all frames; 0 for a document.
  /// - Throws: A ``Problem`` if they are too many.
  private func needMemory(
    forFrames pixels: CGFloat, of size: CGSize, as format: MovingFormat, scale: CGFloat
  ) throws {
    let one = try self.pixels(of: size, scale: scale)
    guard pixels <= CGFloat(settings.limits.pixels) else {
      throw Problem(
        .tooLarge,
        "The frames of the picture have \(Int(min(pixels, 1e12))) pixels together; expected at most"
          + " \(settings.limits.pixels).")
    }
    try memory.needMore(
      max(
        RenderFootprint.bytes(pixels: Int(pixels), as: .png),
        RenderFootprint.bytes(pixels: one, as: format == .frames(.webp) ? .webp : .png)))
  }

  /// A picture, or where everything in it lies, with all that was found.
  private func fitted(
    _ scene: PictureScene, _ renderer: ImageRenderer<AnyView>, as format: OutputFormat,
    _ job: RenderJob
  ) throws -> RenderedOutput {
    let picture = try timed(.layout) {
      try renderer.fittedPicture(includesTree: format == .json)
    }
    let findings =
      scene.findings(of: picture.report)
      + FitFinding.findings(picture.list, as: [format.picture].compactMap(\.self))
    let told = FindingSummary(findings)
    if job.findings == .refused, !findings.allSatisfy(\.isNote) { throw Problem(findings) }
    if let format = format.picture {
      return RenderedOutput(
        bytes: try bytes(of: picture.list, renderer, as: format), findings: told)
    }
    // All that there is to say of where a cloud lies is where its words do.
    if case .query(.cloud, _, _) = job.source, let cloud = picture.report.clouds.first {
      return RenderedOutput(bytes: Array(cloud.json(with: findings).utf8), findings: told)
    }
    let json = picture.tree?.json(with: findings) ?? ""
    return RenderedOutput(bytes: Array(json.utf8), findings: told)
  }

  private func options(_ job: RenderJob) -> SceneOptions {
    var options = SceneOptions()
    // Findings say which views they are about.
    options.marksViews = job.format == .json || job.findings != .known
    if case .scene = job.source, let folder = settings.folder {
      options.folder = DataFolder(folder, allowedPaths: settings.allowedPaths)
    }
    options.allowsLinks = settings.allowsLinks
    options.limits = settings.limits.ofScenes
    options.fonts = library
    options.cancellation = task.cancellation
    options.imageLimiter = ImageLimiter { [memory] in try memory.needMore($0) }
    return options
  }

  private func scene(_ source: RenderJob.Source, _ options: SceneOptions) throws -> PictureScene {
    switch source {
    case .scene(let name, let text, let format):
      try PictureScene(SceneText(name: name, text: text), as: format, options: options)
    case .batchLine(let text, let number):
      try BatchLine.scene(of: text, number: number, options: options)
    case .query(let kind, let pairs, let places):
      try PictureQuery(kind, pairs, body: places).scene(options: options, memory: queries)
    case .template(let file, let text, let pairs):
      try SceneTemplate(SceneText(name: file, text: text), in: DataFolder(settings.scenes ?? ""))
        .scene(pairs, options: options)
    case .measure: throw WireError()
    }
  }

  private func report(on text: SceneText, _ format: SourceFormat?) throws -> [UInt8] {
    try timed(.layout) {
      try RenderCancellation.with(task.cancellation) {
        try MeasureRequest(text, as: format, limits: settings.limits.ofMeasures)
          .json(in: library, showsFolders: false)
      }
    }
  }

  private func bytes(
    of list: DisplayList, _ renderer: ImageRenderer<AnyView>, as format: PictureFormat
  ) throws -> [UInt8] {
    let pixels = try pixels(of: list.size, scale: renderer.scale)
    try memory.needMore(RenderFootprint.bytes(pixels: pixels, as: format))
    return try timed(.drawing) {
      let sink = MemorySink()
      try renderer.print(list, as: format, to: sink)
      return sink.bytes
    }
  }

  /// The pixels of a picture.
  ///
  /// - Throws: A ``Problem`` if they are too many.
  private func pixels(of size: CGSize, scale: CGFloat) throws -> Int {
    let limits = settings.limits
    let (width, height) = (size.width * scale, size.height * scale)
    let side = CGFloat(limits.side)
    guard width <= side, height <= side, width * height <= CGFloat(limits.pixels) else {
      throw Problem(
        .tooLarge,
        "The picture has \(Int(min(width, 1e9))) x \(Int(min(height, 1e9))) pixels; expected sides"
          + " of at most \(limits.side), and at most \(limits.pixels) pixels.")
    }
    return Int(width * height)
  }

  private func timed<Result>(
    _ stage: ServiceMetrics.RenderStage, _ work: () throws -> Result
  ) rethrows -> Result {
    let start = ContinuousClock.now
    defer { stages[stage] = .now - start }
    return try work()
  }
}

extension PictureScene {
  /// The bytes that laying out and drawing it take, rather too many than too few; those of its
  /// pictures were asked for before.
  fileprivate var footprint: Int {
    RenderFootprint.bytes(
      views: viewCount, modifiers: modifierCount, textBytes: textBytes, imagePixels: 0)
  }
}
