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

  /// - Throws: An error of the build, or the exit code of the first preview that failed, of which all
  ///   was said.
  func run() throws {
    let start = ContinuousClock.now
    guard let output = options.output else {
      throw CommandError(.usage, "no output: give -o FOLDER for the pictures, or -o FILE for one")
    }
    let variants = try PreviewVariant.all(varying: options.vary, devices: options.device)
    let file = PreviewOutput(output, format: options.format)
    let build = try PreviewBuild(of: path)
    for name in build.targets.flatMap(\.sources.privateProviders) {
      level.warn("the previews of \"\(name)\" are private to their file, and are not shown")
    }
    let product = try self.build(build)
    var run = PreviewRun(product: product)
    run.fonts = FontLocations.folder(requested: fonts.folder)
    run.usesSystemFonts = fonts.systemFonts
    var failed: [PreviewRun.FailedProvider] = []
    let (listed, skipped) = try run.list(failed: &failed)
    var look = Look(format: file.format, folder: file.folder)
    (look.scale, look.fits) = (options.scale, options.fit)
    var plan = PreviewPlan(listed, only: options.only, variants, look)
    try check(plan, listed)
    if let single = file.single { try plan.takeSingle(single) }
    try draw(plan, run, skipped, failed, file, start)
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
    _ failed: [PreviewRun.FailedProvider], _ file: PreviewOutput, _ start: ContinuousClock.Instant
  ) throws {
    var outputs = PlannedOutputs()
    for picture in plan.pictures { try outputs.add(picture.job.path, for: picture.file) }
    if file.single == nil { try outputs.add(file.path(of: "index.html"), for: "the page") }
    try outputs.createFolders()
    var outcomes: [PreviewPage.Outcome] = []
    var exitCode: Int32?
    let log = FindingLog(isStrict: options.strict, isQuiet: level.quiet)
    for provider in failed {
      StandardError.print("error: \(provider.name): \(provider.reason)")
      exitCode = CommandError.Code.failed.rawValue
    }
    var progress = PlatenConsole.Progress(total: plan.pictures.count, isShown: level.showsProgress)
    try run.draw(plan.pictures.map(\.job), skipped: skipped) { i, result in
      let picture = plan.pictures[i]
      switch result {
      case .success(let drawn):
        outcomes.append(.drawn(drawn))
        if log.say(drawn.findings, of: picture.file) {
          exitCode = exitCode ?? CommandError.Code.failed.rawValue
        }
        do {
          try carry(drawn, in: picture)
        } catch {
          CommandError(error).print()
          exitCode = exitCode ?? CommandError.Code.cannotWrite.rawValue
        }
      case .failure(let failure):
        outcomes.append(.failed(failure.reason))
        StandardError.print("error: \(picture.file): \(failure.reason)")
        exitCode = exitCode ?? CommandError.Code.failed.rawValue
      }
      if level.json { printRecord(of: picture, outcomes[i], plan) }
      level.tell("\(plan.previews[picture.preview].source) → \(picture.job.path)")
      progress.advance()
    }
    progress.finish()
    if file.single == nil {
      let page = PreviewPage(
        title: title, plan: plan, outcomes: outcomes, failed: failed)
      let sink = try FileSink(path: file.path(of: "index.html"))
      try sink.write(Array(page.html.utf8))
      try sink.commit()
    }
    if let exitCode { throw CommandError(saidWith: exitCode) }
    let count = plan.pictures.count
    let seconds = start.duration(to: .now).formatted(.units(allowed: [.minutes, .seconds]))
    level.summarize(
      "\(count) \(count == 1 ? "picture" : "pictures") in \"\(options.output ?? "")\" in \(seconds)"
    )
  }

  /// What the page is called: the name of what is shown.
  private var title: String {
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

/// Where the pictures go: a folder, or a file if there is one picture.
struct PreviewOutput {
  let folder: String
  let format: PictureFormat
  /// The file of the only picture; nil for a folder of pictures.
  let single: String?

  /// - Parameter format: What was asked for; nil for what the file's ending says, or PNG.
  init(_ output: String, format: PictureFormat?) {
    let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
    if let named = PictureFormat(rawValue: ending) {
      self.format = format ?? named
      single = output
      folder = (output as NSString).deletingLastPathComponent
    } else {
      self.format = format ?? .png
      single = nil
      folder = output
    }
  }

  func path(of file: String) -> String {
    folder.isEmpty ? file : (folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)")
  }
}

extension PreviewPlan {
  /// Lets the only picture be a file of a name of its own.
  ///
  /// - Throws: An error of usage if there are several pictures.
  fileprivate mutating func takeSingle(_ path: String) throws {
    guard pictures.count == 1 else {
      let names = pictures.prefix(6).map {
        "\"\($0.file.split(separator: ".").dropLast().joined(separator: "."))\""
      }
      throw CommandError(
        .usage,
        "\(pictures.count) pictures cannot be one file: give -o FOLDER, or one of \(names.joined(separator: ", "))"
          + (pictures.count > 6 ? " …" : "") + " with --only")
    }
    pictures[0].job.path = path
    pictures[0].file = (path as NSString).lastPathComponent
  }
}
