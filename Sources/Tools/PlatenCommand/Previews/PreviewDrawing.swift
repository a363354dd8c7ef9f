internal import Foundation
internal import Platen
internal import PlatenComparison
internal import PlatenConsole

/// Builds Swift code and draws its previews into files, whatever these are for.
struct PreviewDrawing {
  /// A Swift file, a folder of them, or a package's folder.
  let path: String
  /// What a preview's file or name has to contain; empty for all previews.
  var only: [String] = []
  let variants: [PreviewVariant]
  let look: Look
  let fonts: FontOptions
  /// Whether code that does not compile is left out, where there is other code than it.
  var leavesOut = false
  /// Whether nobody wants to hear of warnings.
  var isQuiet = false
  /// Whether lines on what is compiled may be shown, each in the place of the last.
  var showsProgress = false
  /// Is told what is being compiled.
  var tell: (String) -> Void = { _ in }

  /// From how many files on a line says how many are compiled, which takes a minute or more.
  private static let manyFiles = 100

  /// Previews that were built and can be drawn.
  struct Previews {
    /// Holds the folder that it was built in: nobody else builds there before all is drawn.
    let build: PreviewBuild
    var plan: PreviewPlan
    /// The providers that could not be asked.
    var failed: [PreviewRun.FailedProvider] = []
    fileprivate let run: PreviewRun
  }

  /// Builds the code and asks it for its previews.
  ///
  /// - Throws: An error of the build, of a program that does not answer, or of usage if no preview is
  ///   of those that are wanted.
  func previews() throws -> Previews {
    var build = try PreviewBuild(of: path, conditions)
    if !isQuiet {
      if build.isFirst {
        StandardError.print(
          "note: Platen's library is compiled first, which takes a few minutes; later runs take seconds"
        )
      }
      if !showsProgress, build.sources.count >= Self.manyFiles {
        StandardError.print("note: compiling \(build.sources.count) Swift files")
      }
      tellOthers(build)
    }
    if build.conditionalFiles > 0, !isQuiet {
      StandardError.print(
        "note: #if os(…) is true only for \(conditions.system), and #available is false for versions from 26 on;"
          + " files with them: \(build.conditionalFiles)"
      )
    }
    for name in build.targets.flatMap(\.sources.privateProviders) where !isQuiet {
      StandardError.print(
        "warning: the previews of \"\(name)\" are private to their file, so they are not shown")
    }
    var run = PreviewRun(product: try product(of: &build))
    if !build.leftOut.isEmpty, !isQuiet {
      for line in build.leftOutReport.lines { StandardError.print(line) }
    }
    run.fonts = try fonts.library().folders
    if let folder = run.fonts.first(where: { $0.contains(":") }) {
      throw CommandError(
        .badInput, "--fonts: found a colon in \"\(folder)\", expected none for Swift code")
    }
    run.usesSystemFonts = fonts.request.includesSystemFonts
    var failed: [PreviewRun.FailedProvider] = []
    let listed = try run.list(failed: &failed)
    tellFault(of: run)
    let files = build.providerFiles
    // Of a provider that cannot be asked the types are known, not what it shows.
    failed.removeAll { provider in
      let known = files.filter { $0.key.hasSuffix("." + provider.name) }.values
      return !PreviewPlan.isWanted([provider.name] + known, only)
    }
    let plan = PreviewPlan(
      listed, only: only, variants, look, files: files, namesModules: build.isOfProjects)
    try check(plan, listed)
    return Previews(build: build, plan: plan, failed: failed, run: run)
  }

  private func tellFault(of run: PreviewRun) {
    guard let reason = run.appFault, !isQuiet else { return }
    StandardError.print("warning: the app's init() ends the program, so it is left out: \(reason)")
  }

  private func tellOthers(_ build: PreviewBuild) {
    if build.isBesidePackage {
      StandardError.print(
        "note: no target of Package.swift has previews; the rest of the folder is drawn as an app")
    }
    if build.projectFolders.count > 1 {
      StandardError.print(
        "note: \(build.projectFolders.count) Xcode projects share code and are built as one module; to draw one alone,"
          + " run platen preview \"\(build.projectFolders[0])\"")
    }
    for (folder, count) in build.previewsOfOthers {
      StandardError.print(
        "note: \(count) \(count == 1 ? "preview" : "previews") in \"\(folder)\" outside the package's targets; to"
          + " draw them, run platen preview"
          + " \"\((path as NSString).appendingPathComponent(folder))\"")
    }
  }

  /// What the code is told of the system: it is a Mac where all pictures are to be of one.
  private var conditions: PlatformConditions {
    let isMac = variants.allSatisfy { ($0.platform ?? $0.device?.platform) == .macOS }
    return PlatformConditions(system: isMac ? "macOS" : "iOS")
  }

  private func product(of build: inout PreviewBuild) throws -> PreviewBuild.Product {
    let isShown = showsProgress && Terminal.standardError.canRedraw
    defer { if isShown { StandardError.draw("") } }
    let width = Terminal.standardError.width ?? 80
    // A file alone has nothing else to show.
    return try build.build(leavesOut: leavesOut && !path.hasSuffix(".swift")) { line in
      if isShown, line.hasPrefix("[") { StandardError.draw(String(line.prefix(width - 1))) }
      tell(line)
    }
  }

  private func check(_ plan: PreviewPlan, _ listed: [ListedPreview]) throws {
    guard plan.pictures.isEmpty else { return }
    if let word = only.first, !listed.isEmpty {
      let names = plan.previews.map { $0.name.isEmpty ? $0.source : $0.name }
      throw CommandError(
        .usage, "no preview \"\(word)\"; \(OptionValueError(name: word, among: names))")
    }
  }

  /// Draws the pictures of previews into their files, whose folders have to be there.
  ///
  /// - Parameter deliver: Is told what became of each picture of the plan by its number, in their order:
  ///   a ``PreviewFailure`` if the preview failed, and another error if its file cannot be written.
  /// - Throws: An error if the program does not answer.
  func draw(
    _ previews: Previews, deliver: (Int, Result<DrawnPreview, any Error>) -> Void
  ) throws {
    let pictures = previews.plan.pictures
    let fontHash = fonts.hash
    try withExtendedLifetime(previews.build) {
      var start = 0
      while start < pictures.count {
        let program = program(of: pictures[start], in: previews)
        let end = pictures[start...].firstIndex { self.program(of: $0, in: previews) != program }
        var run = previews.run
        run.product.path = program
        let jobs = pictures[start..<(end ?? pictures.count)].map(\.job)
        try run.draw(jobs) { i, result in
          deliver(
            start + i,
            Result {
              let drawn = try result.get()
              try carry(drawn, in: pictures[start + i], fontHash)
              return drawn
            })
        }
        if previews.run.appFault == nil { tellFault(of: run) }
        start += jobs.count
      }
    }
  }

  /// The program that draws a picture: of several projects, the one beside the resources of its own.
  private func program(of picture: PreviewPlan.Picture, in previews: Previews) -> String {
    let product = previews.run.product
    let module = PreviewPlan.module(of: previews.plan.previews[picture.preview].listed)
    return product.apps[module] ?? product.path
  }

  /// Lets the picture's file carry what it was drawn with and where everything lies, as snapshots do.
  private func carry(
    _ drawn: DrawnPreview, in picture: PreviewPlan.Picture, _ fontHash: String?
  ) throws {
    guard let kind = SnapshotKind(fileName: picture.file) else { return }
    let bytes = [UInt8](try InputFile.data(at: picture.job.path))
    let file = SnapshotFile(
      kind: kind, picture: bytes,
      fingerprint: Fingerprint(fonts: fontHash, scale: picture.job.scale), layout: drawn.layout)
    let sink = try FileSink(path: picture.job.path)
    try sink.write(file.bytes)
    try sink.commit()
  }
}
