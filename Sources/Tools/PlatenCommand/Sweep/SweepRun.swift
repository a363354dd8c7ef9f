internal import Platen
internal import PlatenConsole
internal import PlatenScenes

/// Renders the pictures of a sweep, and what shows them together.
struct SweepRun {
  /// The result of one picture.
  private struct Product: Sendable {
    var scene: RenderedScene
    var thumbnail: Data
    /// Nil unless there is an animation.
    var frame: DisplayList?
    var scale: CGFloat
  }

  private let plan: SweepPlan
  private let level: OutputLevel
  /// Whether what does not fit is an error.
  private let isStrict: Bool
  private let renderer: SceneRenderer
  private let arrangement: SweepArrangement
  /// The pictures as one that moves; nil if nobody wants it.
  private var animation: SweepAnimation?

  init(_ command: SweepCommand, _ plan: SweepPlan) throws {
    self.plan = plan
    level = command.level
    isStrict = command.strict
    var renderer = SceneRenderer(library: try command.fonts.library())
    // The sheet is a PNG whatever the pictures are, and the animation what its name says.
    let formats: [PictureFormat] = command.output.animate?.format == .webp ? [.png, .webp] : [.png]
    renderer.png = try command.encoding.choice.pngOptions(of: formats)
    renderer.svg = try command.encoding.choice.svgOptions(of: [command.output.format])
    renderer.showsParts = command.output.duration != nil
    self.renderer = renderer
    arrangement = SweepArrangement(plan.matrix, columns: command.output.columns)
    animation = command.output.animate.map {
      SweepAnimation($0, command.output, path: plan.matrix.path)
    }
  }

  /// - Throws: An error of writing, or the exit code of the first picture that failed, of which all
  ///   was said.
  mutating func run() throws {
    try createFolder()
    var reporter = RenderReporter(level: level, isStrict: isStrict, total: plan.jobs.count)
    let pictures = render(&reporter)
    let summary = SweepArrangement.summary(of: plan.matrix)
    let sheet = SweepSheet(
      title: plan.title, summary: summary, arrangement: arrangement, pictures: pictures)
    try sheet.write(
      to: plan.path(of: "sheet.png"), compression: renderer.png.compression,
      library: renderer.library)
    let page = SweepPage(
      title: plan.title, summary: summary, arrangement: arrangement, pictures: pictures)
    try write(page.html, to: plan.path(of: "index.html"))
    if let animation, pictures.allSatisfy({ $0.thumbnail != nil }) {
      let findings = try animation.write(options: renderer.png, library: renderer.library)
      reporter.report(findings, of: animation.path)
    }
    let count = pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures"
    try reporter.finish(summary: "\(count), sheet.png and index.html in \"\(plan.folder)\"")
  }

  private mutating func render(_ reporter: inout RenderReporter) -> [SweepPicture] {
    var pictures = plan.jobs.map(\.picture)
    let (renderer, arrangement, isAnimated) = (renderer, arrangement, animation != nil)
    OrderedWork().run(plan.jobs) { job in
      try Self.product(of: job, renderer, arrangement, isAnimated: isAnimated)
    } deliver: { i, result in
      reporter.report(result.map(\.scene), of: plan.jobs[i].source)
      if let product = try? result.get() {
        pictures[i].size = product.scene.size
        pictures[i].thumbnail = product.thumbnail
        pictures[i].findings = product.scene.findings
        if let frame = product.frame { animation?.add(frame, scale: product.scale) }
      }
      return .goOn
    }
    return pictures
  }

  private static func product(
    of job: SweepPlan.Job, _ renderer: SceneRenderer, _ arrangement: SweepArrangement,
    isAnimated: Bool
  ) throws -> Product {
    var product = Product(scene: RenderedScene(), thumbnail: Data(), scale: 1)
    product.scene = try renderer.render(job.source, into: [job.output]) { list, canvas in
      var options = PNGOptions()
      options.scale = arrangement.thumbnailScale(for: list.size)
      product.thumbnail = try list.data(as: .png, options: options, library: renderer.library)
      product.frame = isAnimated ? list : nil
      product.scale = canvas.scale
    }
    return product
  }

  // MARK: - Files

  private func createFolder() throws {
    var outputs = PlannedOutputs()
    for job in plan.jobs { try outputs.add(job.output.path, for: job.source.shownPath) }
    if let animation { try outputs.add(animation.path, for: "the animation") }
    try outputs.add(plan.path(of: "sheet.png"), for: "the sheet")
    try outputs.createFolders()
  }

  private func write(_ text: String, to path: String) throws {
    let sink = try FileSink(path: path)
    try sink.write(Array(text.utf8))
    try sink.commit()
  }
}
