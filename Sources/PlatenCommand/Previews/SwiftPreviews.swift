internal import Foundation
internal import Platen
internal import PlatenComparison
internal import PlatenConsole
internal import PlatenScenes

/// `platen preview` of Swift code: builds it and draws its previews.
struct SwiftPreviews {
  let path: String
  let options: SwiftPreviewOptions
  let fonts: FontOptions
  let level: OutputLevel

  private let output: PreviewOutput
  private let variants: [PreviewVariant]

  /// - Throws: An error of usage.
  init(path: String, options: SwiftPreviewOptions, fonts: FontOptions, level: OutputLevel) throws {
    (self.path, self.options, self.fonts, self.level) = (path, options, fonts, level)
    guard let place = options.output else {
      throw CommandError(.usage, "no output: give -o FOLDER for the pictures, or -o FILE for one")
    }
    output = PreviewOutput(place, format: options.format)
    variants = try PreviewVariant.all(varying: options.vary, devices: options.device)
    if options.watch, output.single != nil {
      throw CommandError(.usage, "--watch keeps a page up to date: give -o FOLDER")
    }
  }

  /// Draws the previews once, or whenever a file changes.
  ///
  /// - Parameter opensPage: Whether a page that is kept up to date is opened in a browser.
  /// - Throws: An error of the build, or the exit code of the first preview that failed, of which all
  ///   was said.
  func run(opensPage: Bool) throws {
    if options.watch {
      var watch = PreviewWatch(previews: self, output: output, opensPage: opensPage)
      try watch.run()
    }
    let (page, exitCode) = try show()
    if output.single == nil { try output.write(page.html, to: "index.html") }
    if let exitCode { throw CommandError(saidWith: exitCode) }
  }

  /// Builds and draws.
  ///
  /// - Returns: The page, and the exit code of the first preview that failed; nil if none has.
  /// - Throws: An error of the build.
  func show() throws -> (page: PreviewPage, exitCode: Int32?) {
    let build = try PreviewBuild(of: path)
    // Nobody else builds there before the pictures are drawn.
    return try withExtendedLifetime(build) { try show(build) }
  }

  private func show(_ build: PreviewBuild) throws -> (page: PreviewPage, exitCode: Int32?) {
    let start = ContinuousClock.now
    for name in build.targets.flatMap(\.sources.privateProviders) {
      level.warn("the previews of \"\(name)\" are private to their file, and are not shown")
    }
    var run = PreviewRun(product: try self.build(build))
    run.fonts = FontLocations.folder(requested: fonts.folder)
    run.usesSystemFonts = fonts.systemFonts
    var failed: [PreviewRun.FailedProvider] = []
    let (listed, skipped) = try run.list(failed: &failed)
    var look = Look(format: output.format, folder: output.folder)
    (look.scale, look.fits) = (options.scale, options.fit)
    var plan = PreviewPlan(listed, only: options.only, variants, look)
    try check(plan, listed)
    if let single = output.single { try plan.takeSingle(single) }
    let result = try draw(plan, run, skipped, failed)
    let count = plan.pictures.count
    let seconds = start.duration(to: .now).formatted(.units(allowed: [.minutes, .seconds]))
    level.summarize(
      "\(count) \(count == 1 ? "picture" : "pictures") in \"\(options.output ?? "")\" in \(seconds)"
    )
    return result
  }

  private func build(_ build: PreviewBuild) throws -> PreviewBuild.Product {
    let isShown = level.showsProgress && Terminal.standardError.canRedraw
    defer { if isShown { StandardError.draw("") } }
    let width = Terminal.standardError.width ?? 80
    return try build.build { line in
      if isShown, line.hasPrefix("[") { StandardError.draw(String(line.prefix(width - 1))) }
      level.tell(line)
    }
  }

  private func check(_ plan: PreviewPlan, _ listed: [ListedPreview]) throws {
    guard plan.pictures.isEmpty else { return }
    if let word = options.only.first, !listed.isEmpty {
      let names = plan.previews.map { $0.name.isEmpty ? $0.source : $0.name }
      throw CommandError(.usage, "no preview \(OptionValueError(name: word, among: names))")
    }
  }

  // MARK: - Drawing

  private func draw(
    _ plan: PreviewPlan, _ run: PreviewRun, _ skipped: [Int],
    _ failed: [PreviewRun.FailedProvider]
  ) throws -> (page: PreviewPage, exitCode: Int32?) {
    try output.createFolders(for: plan)
    var outcomes: [PreviewPage.Outcome] = []
    var exitCode: Int32?
    func fail(_ code: CommandError.Code) { exitCode = exitCode ?? code.rawValue }
    let log = FindingLog(isStrict: options.strict, isQuiet: level.quiet)
    for provider in failed {
      StandardError.print("error: \(provider.name): \(provider.reason)")
      fail(.failed)
    }
    var progress = PlatenConsole.Progress(total: plan.pictures.count, isShown: level.showsProgress)
    try run.draw(plan.pictures.map(\.job), skipped: skipped) { i, result in
      let picture = plan.pictures[i]
      switch result {
      case .success(let drawn):
        outcomes.append(.drawn(drawn))
        if log.say(drawn.findings, of: picture.file) { fail(.failed) }
        do {
          try carry(drawn, in: picture)
        } catch {
          CommandError(error).print()
          fail(.cannotWrite)
        }
      case .failure(let failure):
        outcomes.append(.failed(failure.reason))
        StandardError.print("error: \(picture.file): \(failure.reason)")
        fail(.failed)
      }
      if level.json { printRecord(of: picture, outcomes[i], plan) }
      level.tell("\(plan.previews[picture.preview].source) → \(picture.job.path)")
      progress.advance()
    }
    progress.finish()
    return (PreviewPage(title: title, plan: plan, outcomes: outcomes, failed: failed), exitCode)
  }

  /// What the page is called: the name of what is shown.
  var title: String {
    URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
  }

  /// Lets the picture's file carry what it was drawn with and where everything lies, as snapshots do.
  private func carry(_ drawn: DrawnPreview, in picture: PreviewPlan.Picture) throws {
    guard let kind = SnapshotKind(fileName: picture.file) else { return }
    let bytes = [UInt8](try InputFile.data(at: picture.job.path))
    let fingerprint = Fingerprint(
      fonts: Fingerprint.fontHash(of: fonts.folder), scale: picture.job.scale)
    let file = SnapshotFile(
      kind: kind, picture: bytes, fingerprint: fingerprint, layout: drawn.layout)
    let sink = try FileSink(path: picture.job.path)
    try sink.write(file.bytes)
    try sink.commit()
  }

  /// Prints what became of a picture as a line of JSON.
  private func printRecord(
    of picture: PreviewPlan.Picture, _ outcome: PreviewPage.Outcome, _ plan: PreviewPlan
  ) {
    let preview = plan.previews[picture.preview]
    var members: [JSONValue.Member] = [
      .init("source", .string(preview.listed.source)), .init("name", .string(preview.name)),
    ]
    if !picture.variant.settings.isEmpty {
      let values = picture.variant.settings.map { JSONValue.Member($0.name, .string($0.value)) }
      members.append(.init("values", .object(values)))
    }
    var findings = ""
    switch outcome {
    case .failed(let reason): members.append(.init("error", .string(reason)))
    case .drawn(let drawn):
      members.append(.init("output", .string(picture.job.path)))
      members.append(
        .init(
          "size",
          .object([.init("width", .number(drawn.width)), .init("height", .number(drawn.height))])))
      findings = ",\"findings\":[" + drawn.findings.map(\.json).joined(separator: ",") + "]"
    }
    try? StandardOutput.print(JSONValue.object(members).compact.dropLast() + findings + "}")
  }
}
