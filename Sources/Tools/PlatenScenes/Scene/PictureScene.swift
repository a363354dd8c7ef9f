package import Platen

/// A scene that was read: what it shows, and on what.
///
/// ```swift
/// let text = SceneText(name: "card.yaml", text: "platen: 1\nview: {text: Hello}")
/// let scene = try PictureScene(text, options: SceneOptions())
/// let png = try scene.renderer(library: library).pngData()
/// ```
package struct PictureScene {
  /// What the picture is called, for those who cannot see it; empty for what the view says.
  package var title: String
  package var canvas: SceneCanvas
  package var theme: SceneTheme
  /// The scene's view, without what the canvas and the theme set around it.
  package var view: AnyView
  /// The fonts that it has beside those of the library.
  package var fonts: [FontFileFaces] = []
  /// The files that were read for it, beside its own.
  package var files: [URL]
  /// How many views it has, those counted again that loops and styles repeat, and tags as views.
  package var viewCount = 0
  /// How many modifiers its views have, counted likewise.
  package var modifierCount = 0
  /// How many bytes of UTF-8 its texts are, those counted again that loops repeat.
  package var textBytes = 0
  /// How many pixels its pictures have, each counted once.
  package var imagePixels = 0
  /// What it says of each marked view, by the mark's id and then by the names that lead to it.
  ///
  /// An empty id stands for the picture as a whole. Nothing is kept unless it was asked for.
  package internal(set) var values: [String: [String: String]] = [:]
  /// What was found while it was read, that can be drawn and is not as it was meant.
  package var findings: [FitFinding] = []
  /// The points across that were asked for, where the view may take more; nil where it may not.
  package var offeredWidth: CGFloat?
  /// What the scene becomes in a picture that moves; nil for a still picture.
  package var end: End?
  /// What the scene becomes by its own changes, in their order.
  package internal(set) var states: [State] = []
  /// The names that were to be selected, and are in it.
  package var selected: Set<String> = []
}

extension PictureScene {
  /// A renderer of the scene, with all that its canvas asks for.
  package func renderer(library: FontLibrary) -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(
      content: AnyView(framed), library: library.with(fonts))
    set(renderer)
    return renderer
  }

  /// Sets what the canvas asks for.
  func set(_ renderer: ImageRenderer<AnyView>) {
    renderer.proposedSize = ProposedViewSize(width: canvas.width, height: canvas.height)
    renderer.scale = canvas.scale
    if let text = canvas.svg { renderer.svgOptions.text = text }
    renderer.background = canvas.background ?? theme.background
    renderer.title = title
    renderer.observesModels = false
    renderer.drawsAsMeasured = true
    renderer.followsReader = canvas.followsReader
    renderer.environment = environment
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = canvas.colorScheme
    environment.dynamicTypeSize = canvas.dynamicTypeSize
    environment.imitatedPlatform = canvas.platform
    canvas.language.set(in: &environment)
    if let timeZone = canvas.timeZone { environment.timeZone = timeZone }
    environment.layoutDirection = canvas.layoutDirection
    environment.pictureGround = canvas.background ?? theme.background
    return environment
  }

  /// A side that the canvas sets is exactly as long, whatever the view takes.
  var framed: some View {
    view
      .reportedAsContent()
      .fontFamily(theme.fontFamily)
      .pictureForegroundStyle(theme.foreground, theme.secondary)
      .tint(theme.accent == .accentColor ? nil : theme.accent)
      .padding(canvas.padding)
      .frame(width: canvas.width, height: canvas.height, alignment: canvas.alignment)
  }
}

// MARK: - What is found

extension PictureScene {
  /// All that is not as it was asked for: what was found in the scene, then how it fitted.
  package func findings(of report: FitReport) -> [FitFinding] {
    var findings = self.findings + report.findings
    if !states.isEmpty {
      findings.append(
        FitFinding(
          kind: .taken,
          detail: "the scene changes, and this is the picture before: platen render --animate shows"
            + " both"
        ))
    }
    // Half a point more is no more than rounding to pixels.
    if let offeredWidth, report.size.width > offeredWidth + 0.5 {
      let (width, offered) = (
        LayoutNumber.text(report.size.width), LayoutNumber.text(offeredWidth)
      )
      findings.append(
        FitFinding(
          kind: .overflow, frame: CGRect(origin: .zero, size: report.size),
          detail: "the picture is \(width) points wide, but \(offered) were requested"))
    }
    return findings
  }
}

// MARK: - Reading

extension PictureScene {
  /// Reads a scene.
  ///
  /// - Throws: A ``SceneFileError`` with all that is wrong in the text; `RenderError` if the reading is
  ///   cancelled.
  package init(_ text: SceneText, as format: SourceFormat? = nil, options: SceneOptions) throws {
    self = try Self.cancellable(options) { () throws(SceneFileError) in
      try Self.read(text, as: format, options)
    }
  }

  /// Reads a scene that is a part of a text.
  ///
  /// - Throws: As ``init(_:as:options:)``, with the places in the whole text.
  ///
  /// - Parameter memory: What earlier readings of the same scene kept, those with other data; nil to
  ///   keep nothing.
  package init(
    _ node: SourceNode, of text: SceneText, options: SceneOptions, memory: SceneCache? = nil
  ) throws {
    self = try Self.cancellable(options) { () throws(SceneFileError) in
      try Self.read(node, of: text, options, memory: memory)
    }
  }

  /// Reads a scene, with one error if that is cancelled.
  ///
  /// - Throws: What the reading throws, `RenderError` if it is cancelled, what a picture was refused
  ///   with.
  package static func cancellable(
    _ options: SceneOptions, _ read: () throws -> PictureScene
  ) throws -> PictureScene {
    try RenderCancellation.with(options.cancellation) {
      do {
        return try read()
      } catch {
        if RenderCancellation.current.isCancelled { throw RenderError.cancelled }
        throw options.imageLimiter?.refusal ?? error
      }
    }
  }

  static func read(
    _ text: SceneText, as format: SourceFormat? = nil, _ options: SceneOptions
  ) throws(SceneFileError) -> PictureScene {
    let node = try SourceReader(limits: options.limits.source).read(text, as: format)
    return try read(node, of: text, options)
  }

  /// Reads a scene that is a part of a text.
  ///
  /// - Throws: All that is wrong in it, or in a value that takes the place of one of its own.
  package static func read(
    _ node: SourceNode, of text: SceneText, _ options: SceneOptions, memory: SceneCache? = nil,
    readsChanges: Bool = true
  ) throws(SceneFileError) -> PictureScene {
    var node = node
    for (i, override) in options.overrides.enumerated() {
      if let error = override.error(in: node) { throw error }
      node = node.setting(override.path[...], to: override.placedValue(i))
    }
    let decoder = SceneDecoder(options: options, memory: memory ?? SceneCache())
    let read = part.declared().read(node, decoder)
    decoder.checkUnusedComponents()
    guard let changes = read?.changes, var scene = read?.scene, decoder.errors.isEmpty else {
      if let error = overrideError(options.overrides, decoder.errors) { throw error }
      throw SceneFileError(
        of: text, decoder.errors, isInputMissing: decoder.missingCount == decoder.errors.count)
    }
    scene.findings = decoder.findings(in: text)
    if options.keepsValues {
      decoder.keepValues(around: node)
      scene.values = decoder.values
    }
    if readsChanges { scene.states = try states(after: changes, of: node, in: text, options) }
    return scene
  }

  /// Returns what is wrong with a value that was set from outside of the scene.
  private static func overrideError(
    _ overrides: [SceneOverride], _ errors: [SceneError]
  ) -> SceneFileError? {
    guard var error = errors.first(where: { $0.position.line < 0 }) else { return nil }
    let override = overrides[-1 - error.position.line]
    error.position.line = 1
    return SceneFileError(of: override.text, [error])
  }
}

// MARK: - Fields

extension PictureScene {
  /// The version of the format that this library reads.
  package static let version = 1

  /// A scene's file as a whole.
  static let part = Part<(scene: PictureScene, changes: [SceneChange])>(
    "scene", "A picture of labels."
  ) { fields in
    let version = fields.required(
      "platen", .integer("the version of the format: 1", in: version...version),
      "The version of the format: 1.")
    let canvas = fields.optional(
      "canvas",
      .part(SceneCanvas.part).remembered { $1.setCanvas($0) }, default: [:],
      "The canvas of the scene.")
    let theme = fields.optional(
      "theme", .theme.remembered { $1.sceneEnvironment.theme = $0 }, default: "system",
      "The theme, which sets colours and fonts.")
    let fonts = fields.optional(
      "fonts", .fontFiles, default: [],
      "Font files in the scene's folder, or folders of font files. They are used before other"
        + " fonts.")
    let data = fields.optional(
      "data", SceneData.type, default: [:],
      "Values for braces in texts, and lists for forEach.")
    let styles = fields.optional(
      "styles", SceneStyles.type, default: [:], "Styles: lists of modifiers, by name.")
    let components = fields.optional(
      "components", SceneComponent.all, default: [:],
      "Components: views that are used in several places, by name.")
    let title = fields.optional(
      "title", .text, "The title of the picture, for people who cannot see it.")
    let view = fields.required("view", .view, "What the scene shows.")
    let changes = fields.optional(
      "changes",
      ValueType<SceneChange>.part(SceneChange.part).list(
        "a list of at most 100 changes", count: 0...100),
      default: [], "How the scene changes over time, in an animation.")
    return { values, decoder in
      // What is read here stands around the view, and is read before it.
      _ = (values[version], values[data], values[styles], values[components])
      let scene = PictureScene(
        title: values[title] ?? "", canvas: values[canvas], theme: values[theme],
        view: values[view], fonts: values[fonts], files: decoder.files,
        viewCount: decoder.size.views,
        modifierCount: decoder.size.modifiers, textBytes: decoder.size.textBytes,
        imagePixels: decoder.pictures.pixels)
      return (scene: scene, changes: values[changes])
    }
  }
}
