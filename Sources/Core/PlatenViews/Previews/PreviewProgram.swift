internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenReports
internal import PlatenText

/// Answers the requests of `platen preview` to this program, if there are any.
///
/// The program that `platen preview` builds calls it before its main function, on a main thread that waits for
/// nothing else, and ends with it. Previews run as the package's own code does, so that one of them may end
/// the program: each step is reported before it begins.
///
/// - Parameter providers: The package's previews of the older kind.
@MainActor
public func _showPreviews(of providers: [any PreviewProvider.Type] = []) {
  let variables = ProcessInfo.processInfo.environment
  guard let path = variables[PreviewRequest.variables.request],
    let data = FileManager.default.contents(atPath: path),
    let request = try? JSONDecoder().decode(PreviewRequest.self, from: data),
    let replies = variables[PreviewRequest.variables.replies],
    let file = FileHandle(forWritingAtPath: replies)
  else { return }
  PreviewProgram(request: request, replies: file, providers: providers).run()
  exit(0)
}

@MainActor
struct PreviewProgram {
  let request: PreviewRequest
  let replies: FileHandle
  let providers: [any PreviewProvider.Type]

  func run() {
    send(.version(CurrentVersion.number))
    let fonts = Result { try PreviewFonts(of: request) }
    let previews = catalog(fonts, tells: request.jobs == nil)
    guard let jobs = request.jobs else {
      for preview in previews { send(.listed(ListedPreview(preview))) }
      return send(.ends)
    }
    for (i, job) in jobs.enumerated() {
      send(.begins(i))
      do {
        guard previews.indices.contains(job.preview) else { throw PreviewError.isGone }
        send(.drawn(try draw(previews[job.preview], job, number: i, fonts.get())))
      } catch {
        send(.failed(i, reason: "\(error)"))
      }
      // Timers that go on are no matter of the next preview: that has a program of its own.
      if _PreviewQueues.work.nextTimer != nil || _PreviewQueues.work.isBusy { break }
    }
    send(.ends)
  }

  private func send(_ reply: PreviewReply) {
    // A reply that cannot be written is missed by whoever waits for it.
    guard let line = try? JSONEncoder().encode(reply) else { return }
    try? replies.write(contentsOf: line + [0x0A])
  }

  /// The previews in the order of their numbers.
  private func catalog(
    _ fonts: Result<PreviewFonts, any Error>, tells: Bool
  ) -> [CatalogPreview] {
    var previews = PreviewCatalog.declared()
    for (i, provider) in providers.enumerated() where !request.skippedProviders.contains(i) {
      if tells { send(.begins(i)) }
      do {
        previews += try PreviewCatalog.previews(of: provider, library: fonts.get().library)
      } catch {
        if tells { send(.failed(i, reason: "\(error)")) }
      }
    }
    return previews
  }

  private func draw(
    _ preview: CatalogPreview, _ job: PreviewJob, number: Int, _ fonts: PreviewFonts
  ) throws -> DrawnPreview {
    let renderer = try renderer(of: preview, job, fonts)
    var picture = try renderer.fittedPicture(includesTree: true)
    if job.colorScheme == nil, try renderer.adoptsPreferredColorScheme() {
      picture = try renderer.fittedPicture(includesTree: true)
    }
    // A picture that moves is neither as it was at one moment, nor blank if one was.
    var findings = picture.report.findings.filter {
      !job.animates || $0.kind != .unsettled && $0.kind != .blank
    }
    let sink = try FileSink(path: job.path)
    if job.animates {
      // The picture has gone on with what the view has of state outside of itself.
      findings += try play(job, to: sink) {
        let moving = try self.renderer(of: preview, job, fonts)
        moving.environment.colorScheme = renderer.environment.colorScheme
        return moving
      }
    } else {
      guard let format = PictureFormat(rawValue: job.format) else { throw PreviewError.format }
      try renderer.print(picture.list, as: format, to: sink)
    }
    try sink.commit()
    return DrawnPreview(
      job: number, width: picture.report.size.width, height: picture.report.size.height,
      findings: findings + fonts.problems, layout: picture.tree)
  }

  private func renderer(
    of preview: CatalogPreview, _ job: PreviewJob, _ fonts: PreviewFonts
  ) throws -> ImageRenderer<some View> {
    let (width, height) = (job.width.map { CGFloat($0) }, job.height.map { CGFloat($0) })
    let view = try view(of: preview)
    let renderer = ImageRenderer(
      content: view.onScreen(if: !job.fits)
        .frame(width: job.fits ? nil : width, height: job.fits ? nil : height),
      library: fonts.library)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.scale = job.scale
    renderer.isOpaque = true
    // As on a screen, where a bell that swings for ever is seen as well.
    renderer.drawsUnsettled = true
    // One name among many is no reason to show nothing; there are more symbols than drawings here.
    renderer.replacesSymbols = true
    renderer.title = preview.settings.name ?? ""
    job.set(&renderer.environment)
    (renderer.late, renderer.settleTime) = (_PreviewQueues.work, job.settleTime)
    return renderer
  }

  /// Makes the view of a preview, which modifiers may wait for.
  private func view(of preview: CatalogPreview) throws -> AnyView {
    let outcome = Outcome<AnyView>()
    Task {
      do {
        outcome.result = .success(try await preview.view())
      } catch {
        outcome.result = .failure(error)
      }
    }
    _PreviewQueues.work.run { outcome.result != nil }
    guard let result = outcome.result else { throw PreviewError.waits }
    return try result.get()
  }
}

/// The outcome of something that is waited for.
@MainActor
private final class Outcome<Value> {
  var result: Result<Value, any Error>?
}

/// The fonts of previews: those that were asked for, and those among the package's resources.
private struct PreviewFonts {
  let library: FontLibrary
  /// What was found about files that are no fonts.
  let problems: [FitFinding]

  init(of request: PreviewRequest) throws {
    library = try FontLocations.library(FontRequest(includesSystemFonts: request.usesSystemFonts))
    problems = library.register(fontsAt: ProgramResources.fonts())
  }
}

extension PreviewJob {
  /// Sets what the picture has otherwise than usual.
  fileprivate func set(_ environment: inout EnvironmentValues) {
    if let scheme = ColorScheme.allCases.first(where: { "\($0)" == colorScheme }) {
      environment.colorScheme = scheme
    }
    if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == dynamicTypeSize }) {
      environment.dynamicTypeSize = size
    }
    if let platform = platform.flatMap(Platform.init) { environment.platform = platform }
    if let direction = LayoutDirection.allCases.first(where: { "\($0)" == layoutDirection }) {
      environment.layoutDirection = direction
    }
    if let locale { environment.locale = Locale(identifier: locale) }
  }
}

extension ListedPreview {
  @MainActor fileprivate init(_ preview: CatalogPreview) {
    let settings = preview.settings
    self.init(
      source: preview.source, line: preview.line, name: settings.name, device: settings.device,
      isLandscape: settings.orientation.map { [.landscapeLeft, .landscapeRight].contains($0) },
      colorScheme: settings.colorScheme.map { "\($0)" })
    switch settings.layout {
    case .fixed(let width, let height): (self.width, self.height) = (width, height)
    case .sizeThatFits: (width, height) = (0, 0)
    case .device, nil: break
    }
  }
}

enum PreviewError: Error, CustomStringConvertible {
  case isGone
  case format
  case waits

  var description: String {
    switch self {
    case .isGone: "the preview no longer exists"
    case .format: "no such format"
    case .waits: "a modifier of the preview does not end"
    }
  }
}
