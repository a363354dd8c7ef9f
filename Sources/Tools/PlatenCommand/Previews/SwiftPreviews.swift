internal import Foundation
internal import Platen
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
    output = try PreviewOutput(place, format: options.format, animates: options.animate)
    if options.duration != nil, output.animation == nil {
      throw CommandError(.usage, "--duration is for animations: add --animate")
    }
    if options.look.settle != nil, output.animation != nil {
      throw CommandError(.usage, "--settle has no effect on animations")
    }
    variants = try options.look.variants()
    if options.watch, output.single != nil {
      throw CommandError(.usage, "--watch updates a page: give -o FOLDER")
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
    let start = ContinuousClock.now
    let drawing = drawing
    var previews = try drawing.previews()
    // Where all providers fail it is told below why.
    let isNone = previews.plan.pictures.isEmpty && !previews.failed.isEmpty
    if let single = output.single, !isNone { try previews.plan.takeSingle(single) }
    let result = try draw(previews, drawing)
    let count = previews.plan.pictures.count
    let seconds = start.duration(to: .now).formatted(.units(allowed: [.minutes, .seconds]))
    level.summarize(
      "\(count) \(count == 1 ? "picture" : "pictures") in \"\(options.output ?? "")\" in \(seconds)"
    )
    return result
  }

  private var drawing: PreviewDrawing {
    var look = options.look.look(output.format, in: output.folder)
    (look.animation, look.duration) = (output.animation, options.duration)
    return PreviewDrawing(
      path: path, only: options.only, variants: variants, look: look, fonts: fonts, leavesOut: true,
      isQuiet: level.quiet, showsProgress: level.showsProgress, tell: level.tell)
  }

  // MARK: - Drawing

  private func draw(
    _ previews: PreviewDrawing.Previews, _ drawing: PreviewDrawing
  ) throws -> (page: PreviewPage, exitCode: Int32?) {
    let plan = previews.plan
    try output.createFolders(for: plan)
    var outcomes: [PreviewPage.Outcome] = []
    var exitCode: Int32?
    func fail(_ error: CommandError) {
      error.print()
      exitCode = exitCode ?? error.exitCode
    }
    if options.strict, !previews.build.leftOut.isEmpty {
      fail(CommandError(.failed, previews.build.leftOutReport.summary))
    }
    // Of many previews one may show nothing yet.
    let log = FindingLog(
      isStrict: options.strict, isQuiet: level.quiet, takesBlanks: output.single == nil)
    if !level.quiet { tellUnknownDevices(of: plan) }
    for provider in previews.failed {
      fail(CommandError(.failed, "\(provider.name): \(provider.reason)"))
      if level.json { printRecord(of: provider) }
    }
    var progress = PlatenConsole.Progress(total: plan.pictures.count, isShown: level.showsProgress)
    try drawing.draw(previews) { i, result in
      let picture = plan.pictures[i]
      outcomes.append(PreviewPage.Outcome(result))
      switch result {
      case .success(let drawn):
        if log.say(drawn.findings, of: picture.file) {
          exitCode = exitCode ?? CommandError.Code.failed.rawValue
        }
      case .failure(let failure as PreviewFailure):
        fail(CommandError(.failed, "\(picture.file): \(failure.reason)"))
      case .failure(let error): fail(CommandError(error))
      }
      if level.json { printRecord(of: picture, outcomes[i], plan) }
      if case .success = result {
        level.tell("\(plan.previews[picture.preview].source) → \(picture.job.path)")
      }
      progress.advance()
    }
    progress.finish()
    if output.single == nil { try removeOthers(plan, outcomes) }
    var page = PreviewPage(title: title, plan: plan, outcomes: outcomes, failed: previews.failed)
    if !previews.build.leftOut.isEmpty { page.leftOut = previews.build.leftOutReport }
    if page.leftOutCount > 0, !level.quiet {
      StandardError.print(
        "note: \(page.leftOutCount) of \(outcomes.count) pictures show only why their preview was left out"
      )
    }
    return (page, exitCode)
  }

  /// Says which devices previews name that are not known, and what is shown instead.
  private func tellUnknownDevices(of plan: PreviewPlan) {
    var told: Set<String> = []
    for picture in plan.pictures where picture.variant.device == nil {
      guard let name = plan.previews[picture.preview].listed.device, Device(named: name) == nil,
        told.insert(name).inserted
      else { continue }
      StandardError.print(
        "warning: \(picture.file): the device \"\(name)\" is not known; the preview is shown as on an iPhone 16"
      )
    }
  }

  /// Removes pictures of previews that are gone; with `--only`, those that nobody asked for stay.
  private func removeOthers(_ plan: PreviewPlan, _ outcomes: [PreviewPage.Outcome]) throws {
    let drawn = zip(plan.pictures, outcomes).compactMap { picture, outcome in
      if case .drawn = outcome { picture.file } else { nil }
    }
    let known = Set(plan.pictures.map(\.file))
    let pictures = OutputManifest(in: output)
    try pictures.replace(with: drawn) { options.only.isEmpty || known.contains($0) }
  }

  /// What the page is called: the name of what is shown.
  var title: String {
    URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
  }

  /// Prints that a provider could not be asked for its previews as a line of JSON.
  private func printRecord(of provider: PreviewRun.FailedProvider) {
    let members: [JSONValue.Member] = [
      .init("source", .string(provider.name)), .init("name", .string("")),
      .init("error", .string(provider.reason)),
    ]
    try? StandardOutput.print(JSONValue.object(members).compact)
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
      if drawn.isLeftOut { members.append(.init("leftOut", .bool(true))) }
      findings = ",\"findings\":[" + drawn.findings.map(\.json).joined(separator: ",") + "]"
    }
    // A reader that went away is told of by the pictures that are written.
    try? StandardOutput.print(JSONValue.object(members).compact.dropLast() + findings + "}")
  }
}
