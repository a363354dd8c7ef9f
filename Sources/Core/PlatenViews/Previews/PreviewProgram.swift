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
/// - Parameters:
///   - providers: The package's previews of the older kind.
///   - apps: Makes the app of each module: what an app sets at its start, its previews may need.
@MainActor
public func _showPreviews(
  of providers: [any PreviewProvider.Type] = [],
  apps: [(module: String, make: @MainActor () -> Void)] = []
) {
  let variables = ProcessInfo.processInfo.environment
  guard let path = variables[PreviewRequest.variables.request],
    let data = FileManager.default.contents(atPath: path),
    let request = try? JSONDecoder().decode(PreviewRequest.self, from: data),
    let replies = variables[PreviewRequest.variables.replies],
    let file = FileHandle(forWritingAtPath: replies)
  else { return }
  PreviewProgram(request: request, replies: file, providers: providers, apps: apps).run()
  exit(0)
}

@MainActor
struct PreviewProgram {
  let request: PreviewRequest
  let replies: FileHandle
  let providers: [any PreviewProvider.Type]
  let apps: [(module: String, make: @MainActor () -> Void)]

  func run() {
    send(.version(CurrentVersion.number))
    LeftOutNotes.begin()
    makeApp()
    let fonts = Result { try PreviewFonts(of: request) }
    let declared = PreviewCatalog.declared()
    guard let jobs = request.jobs else {
      list(declared, fonts)
      return send(.ends)
    }
    for (i, job) in jobs.enumerated() {
      send(.begins(i))
      _PreviewLocale.set(job.locale.map(Locale.init(identifier:)) ?? _PreviewLocale.usual)
      do {
        let preview = try preview(at: job.preview, declared)
        send(.drawn(try draw(preview, job, number: i, fonts.get())))
      } catch {
        send(.failed(i, reason: "\(error)"))
      }
      // Timers and tasks that go on must not affect the next preview, so that one gets a new process.
      let work = _PreviewQueues.work
      if work.nextTimer != nil || work.isBusy || work.hasTasks { break }
    }
    send(.ends)
  }

  private func send(_ reply: PreviewReply) {
    // A reply that cannot be written is missed by whoever waits for it.
    guard let line = try? JSONEncoder().encode(reply) else { return }
    try? replies.write(contentsOf: line + [0x0A])
  }

  /// Makes the app, as Xcode does: of several, the one that the program's bundle is called after.
  private func makeApp() {
    let bundle = Bundle.main.bundleURL
    let module =
      bundle.pathExtension == "app" ? bundle.deletingPathExtension().lastPathComponent : nil
    let own = apps.filter { module == nil || $0.module == module }
    guard request.leavesAppsOut != true, own.count == 1 else { return }
    send(.starts)
    own[0].make()
    send(.hasStarted)
  }

  /// Lists the previews; a provider has to be laid out to find those in it.
  private func list(_ declared: [CatalogPreview], _ fonts: Result<PreviewFonts, any Error>) {
    var previews = declared.enumerated().map {
      ListedPreview($1, at: PreviewPlace(provider: nil, index: $0))
    }
    for (i, provider) in providers.enumerated() where !request.skippedProviders.contains(i) {
      send(.begins(i))
      do {
        previews += try PreviewCatalog.previews(of: provider, library: fonts.get().library)
          .enumerated().map { ListedPreview($1, at: PreviewPlace(provider: i, index: $0)) }
      } catch {
        send(.failed(i, reason: "\(error)"))
      }
    }
    for preview in previews { send(.listed(preview)) }
  }

  private func preview(
    at place: PreviewPlace, _ declared: [CatalogPreview]
  ) throws -> CatalogPreview {
    if let provider = place.provider, providers.indices.contains(provider) {
      return PreviewCatalog.preview(place.index, of: providers[provider])
    }
    guard place.provider == nil, declared.indices.contains(place.index) else {
      throw PreviewError.isGone
    }
    return declared[place.index]
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
    var drawn = DrawnPreview(
      job: number, width: picture.report.size.width, height: picture.report.size.height,
      findings: findings + fonts.problems, layout: picture.tree)
    let reasons = findings.filter { $0.kind == .undrawn }.map(\.detail)
    drawn.isLeftOut = picture.tree?.showsOnly(reasons) ?? false
    // What is left out says why, and nobody knows how it would move.
    if drawn.isLeftOut { drawn.findings.removeAll { $0 == .motionless } }
    return drawn
  }

  private func renderer(
    of preview: CatalogPreview, _ job: PreviewJob, _ fonts: PreviewFonts
  ) throws -> ImageRenderer<some View> {
    let (width, height) = (job.width.map { CGFloat($0) }, job.height.map { CGFloat($0) })
    _PreviewScreen.set(job.screen)
    let insets = job.showsScreen ? job.screen?.safeAreaInsets : nil
    // The dates of its state are those of the beginning.
    _PreviewQueues.work.restart()
    let view = try view(of: preview)
    let renderer = ImageRenderer(
      content: view.onScreen(if: !job.fits, insets: insets ?? EdgeInsets())
        .frame(width: job.fits ? nil : width, height: job.fits ? nil : height),
      library: fonts.library)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.scale = job.scale
    renderer.isOpaque = true
    // As on a screen, where a bell that swings for ever is seen as well.
    renderer.drawsUnsettled = true
    // A missing symbol must not fail the whole preview: there are more symbols than drawings.
    renderer.replacesSymbols = true
    renderer.title = job.title
    job.set(&renderer.environment)
    renderer.environment.displayScale = job.scale
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

extension LayoutTree {
  /// Whether the texts are reasons for what is left out, and there is no image, and no shape but their frames.
  fileprivate func showsOnly(_ reasons: [String]) -> Bool {
    var (texts, shapes): ([String], Int) = ([], 0)
    var open = [self]
    while let view = open.popLast() {
      if ["image", "canvas", "code"].contains(view.kind) { return false }
      if view.kind == "shape" { shapes += 1 }
      if let text = view.text { texts.append(text) }
      open += view.children
    }
    // Each reason stands in a frame.
    return !texts.isEmpty && shapes <= texts.count && texts.allSatisfy(reasons.contains)
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
  /// Findings about files that are not fonts.
  let problems: [FitFinding]

  init(of request: PreviewRequest) throws {
    library = try FontLocations.library(FontRequest(includesSystemFonts: request.usesSystemFonts))
    problems = library.register(fontsAt: ProgramResources.fonts())
  }
}

extension PreviewJob {
  /// Sets what the picture has otherwise than usual.
  fileprivate func set(_ environment: inout EnvironmentValues) {
    environment.imitatesSystemFont = true
    if let scheme = ColorScheme.allCases.first(where: { "\($0)" == colorScheme }) {
      environment.colorScheme = scheme
    }
    if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == dynamicTypeSize }) {
      environment.dynamicTypeSize = size
    }
    if let platform = platform.flatMap(Platform.init) { environment.platform = platform }
    if let isWide { environment.horizontalSizeClass = isWide ? .regular : .compact }
    if let isLow { environment.verticalSizeClass = isLow ? .compact : .regular }
    if let direction = LayoutDirection.allCases.first(where: { "\($0)" == layoutDirection }) {
      environment.layoutDirection = direction
    }
    if let locale { environment.locale = Locale(identifier: locale) }
    if let accent = Color.found("AccentColor", folders: ProgramResources.folders) {
      (environment.accent, environment.tint) = (accent, accent)
    }
  }
}

extension ListedPreview {
  @MainActor fileprivate init(_ preview: CatalogPreview, at place: PreviewPlace) {
    let settings = preview.settings
    self.init(
      place: place, source: preview.source, line: preview.line, name: settings.name,
      device: settings.device,
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
    case .waits: "a modifier of the preview does not return"
    }
  }
}
