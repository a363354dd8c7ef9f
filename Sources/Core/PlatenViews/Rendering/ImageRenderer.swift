public import Foundation
package import PlatenBase
public import PlatenDrawing
public import PlatenLayout
internal import PlatenReports
public import PlatenText

/// Renders a view to SVG, PNG or PDF.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Hello").padding())
/// renderer.scale = 2
/// try renderer.write(to: URL(fileURLWithPath: "hello.png"))
/// ```
///
/// A renderer belongs to one thread at a time; many may work at once.
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The space that the view is offered, in points; unspecified for its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point of a PNG, to which frames are rounded in every format, unless the environment
  /// sets ``EnvironmentValues/displayScale``.
  public var scale: CGFloat = 1
  /// Whether the picture has a background, white or black by the colour scheme.
  public var isOpaque = false
  /// The background of the view; nil for none, or for white or black if ``isOpaque``.
  public var background: Color?
  /// The environment of the view.
  public var environment = EnvironmentValues()
  /// Whether thin outlines over the picture show the frames of views, and dashes the baselines of
  /// texts.
  ///
  /// They are the frames of ``layoutTree()``, with a colour for each level of nesting. If an effect
  /// turns, scales or moves a view, its frame is where layouts see it.
  public var showsLayoutFrames = false
  /// The picture's title, for readers who cannot see it; empty for the view's own accessibility
  /// label.
  public var title = ""
  /// The options for encoding a PNG; ``scale`` replaces the options' own.
  public var pngOptions = PNGOptions()
  /// The options for texts of an SVG.
  public var svgOptions = SVGOptions()
  /// The fonts.
  public var library: FontLibrary
  /// The time that the render waits for views after they appear, in seconds; 0 for a picture of
  /// the moment when their state first settles.
  ///
  /// With a time, the render starts the views' tasks. The picture shows the changes of tasks,
  /// timers and queues when nothing is left to do, or at the end of the time. State that still
  /// changes then is a finding of the kind `unsettled`. `Timer.publish` takes no real time. For
  /// everything else the render waits. On the main thread, whose run loop runs meanwhile, it waits
  /// for the whole time if a view starts work when it appears. On other threads, it waits until the
  /// views' tasks have ended. Within a task, nothing can run meanwhile: on the main actor of a
  /// program with an `async` main function, the picture is the same as with 0.
  public var settleTime: TimeInterval = 0
  /// The least size of the picture, in which a smaller view is in the centre, in points.
  package var leastSize = CGSize.zero
  /// What knows of all that comes later in this program; nil for what is known of the view alone.
  package var late: LateWork?
  /// What can end a render from another thread; nil for what is around it.
  package var cancellation: RenderCancellation?

  /// Whether to draw and report a state that never settles, as it is after the last round;
  /// otherwise rendering fails.
  package var drawsUnsettled = false
  /// Whether a symbol that does not exist is drawn as a dashed square, with a finding, and is no
  /// error.
  package var replacesSymbols = false
  /// Whether what nobody squeezes is drawn as it was measured where SwiftUI would break it, with a
  /// finding.
  package var drawsAsMeasured = false
  /// Which views become groups that a ``Motion`` finds in the picture.
  package var parts = KeptParts.none
  /// Whether the views may read observable models, whose changes ask for another round; those of
  /// scenes read none.
  package var observesModels = true

  /// Whether an SVG is light or dark as its reader is; other formats are as the environment says.
  package var followsReader = false

  /// Makes a renderer for a view, with the bundled fonts.
  public init(content: Content, library: FontLibrary = .shared) {
    self.content = content
    self.library = library
  }

  /// Lays the view out and returns its drawing.
  ///
  /// - Throws: ``RenderError`` if state does not settle, ``FontError`` for missing fonts and
  ///   symbols.
  public func displayList() throws -> DisplayList {
    if showsLayoutFrames { return try fittedPicture().list }
    return try addingDark(to: render { displayList(of: $0, draw($0, in: $1)) })
  }

  /// Adds to a picture what readers in the dark see, if that is asked for.
  func addingDark(to list: DisplayList) throws -> DisplayList {
    guard followsReader else { return list }
    let scheme = environment.colorScheme
    environment.colorScheme = .dark
    defer { environment.colorScheme = scheme }
    let dark = try render { displayList(of: $0, draw($0, in: $1)) }
    var list = list
    list.dark = DisplayList.Scheme(background: dark.background, items: dark.items)
    return list
  }

  /// Prints a picture that was laid out before into a sink, in this renderer's ways.
  ///
  /// - Throws: ``RenderError`` if it is cancelled, and what printing throws.
  package func print(
    _ list: DisplayList, as format: PictureFormat, to sink: any ByteSink
  ) throws {
    try cancellable {
      try list.print(
        as: format, options: options, svgOptions: svgOptions, library: library, to: sink)
    }
  }

  /// Lays the view out, and makes something of its node while the render's measures are in force.
  func render<Result>(_ make: (Node, RenderPass) -> Result) throws -> Result {
    try cancellable { try settled(make) }
  }

  private func settled<Result>(_ make: (Node, RenderPass) -> Result) throws -> Result {
    try settle(makePass(), make)
  }

  /// Makes what the rounds of a render share.
  func makePass() -> RenderPass {
    // If the program simulates time, an animation shows later changes when they happen.
    let waits =
      settleTime > 0 && settleTime.isFinite && !MainQueueMark.isBlocked
      && (parts == .none || parts == .all && late != nil)
    if waits { late?.restart() }
    return RenderPass(
      library: library, grid: PixelGrid(scale: scale), proposal: proposedSize,
      drawsUnsettled: drawsUnsettled, replacesSymbols: replacesSymbols,
      parts: parts, observesModels: observesModels, late: waits ? late ?? LateWork() : nil,
      settleTime: parts == .none ? settleTime : 0)
  }

  /// Lays the view out until its state has settled, and makes something of its node.
  ///
  /// - Parameter willChange: Is given the node of a round that another one follows.
  func settle<Result>(
    _ pass: RenderPass, willChange: (Node) -> Void = { _ in },
    _ make: (Node, RenderPass) -> Result
  ) throws -> Result {
    var context = _ViewContext(environment: environment.ofRender, identity: Identity(), pass: pass)
    if drawsAsMeasured { context.keeping = IdealKeeping(along: [.horizontal, .vertical]) }
    pass.keeping = context.keeping
    return try MeasuringContext.with(context.measuring) {
      let root = try pass.renderUntilStable(
        { layOut(in: context) }, willChange: willChange)
      // A view may fail while it is placed or observed, too.
      if let failure = pass.failure { throw failure }
      let result = make(root, pass)
      // A canvas asks for texts and pictures while it is drawn.
      guard pass.canContinue else { throw pass.failure ?? RenderError.cancelled }
      return result
    }
  }

  /// Does a part of the render that ``cancellation`` can end, with one error whatever it was doing.
  func cancellable<Result>(_ work: () throws -> Result) throws -> Result {
    try RenderCancellation.with(cancellation) {
      do {
        return try work()
      } catch {
        throw RenderCancellation.current.isCancelled ? RenderError.cancelled : error
      }
    }
  }

  /// Returns the picture as an SVG.
  ///
  /// - Throws: As ``data(as:)``.
  public func svgData() throws -> Data { try data(as: .svg) }

  /// Returns the picture as a PNG.
  ///
  /// - Throws: As ``data(as:)``.
  public func pngData() throws -> Data { try data(as: .png) }

  /// Returns the picture as a PDF.
  ///
  /// - Throws: As ``data(as:)``.
  public func pdfData() throws -> Data { try data(as: .pdf) }

  /// Returns the picture in a format.
  ///
  /// - Throws: Errors of ``displayList()``; ``PrintError`` for a picture that is too large or has
  ///   no size.
  public func data(as format: PictureFormat) throws -> Data {
    try cancellable {
      try displayList().data(
        as: format, options: options, svgOptions: svgOptions, library: library)
    }
  }

  /// Writes the picture to a file, completely or not at all; the extension chooses the format.
  ///
  /// - Throws: What rendering throws, and an error for an extension that names no ``PictureFormat``.
  public func write(to url: URL) throws {
    guard let format = PictureFormat(ending: url.pathExtension) else {
      throw RenderError(
        code: .format,
        description: "\"\(url.lastPathComponent)\" does not end in one of"
          + " \(PictureFormat.names)")
    }
    try cancellable {
      try displayList().write(
        to: url, as: format, options: options, svgOptions: svgOptions, library: library)
    }
  }
}

extension ImageRenderer {
  /// The PNG options with this renderer's scale.
  package var options: PNGOptions {
    var options = pngOptions
    options.scale = scale
    return options
  }

  private func layOut(in context: _ViewContext) -> Node {
    let nodes = context.pass.phase { context.nodes(of: content) }
    let child =
      nodes.count == 1
      ? nodes[0] : LayoutNode(VStackLayout(), children: nodes, context: context)
    let root = UnaryNode(child)
    root.place(at: .zero, anchor: .topLeading, proposal: proposedSize)
    context.pass.phase { root.placeChildren() }
    return root
  }

  /// The pixels that frames are rounded to.
  var grid: PixelGrid { environment.pixelGrid ?? PixelGrid(scale: scale) }

  func draw(_ root: Node, in pass: RenderPass, fit: FitRecord? = nil) -> Drawing {
    var drawing = Drawing(grid: grid, pass: pass, fit: fit)
    root.draw(into: &drawing, at: origin(of: root))
    return drawing
  }

  /// Where the view begins in a picture that may be larger.
  private func origin(of root: Node) -> CGPoint {
    if leastSize == .zero { return .zero }
    let size = size(of: root)
    return grid.nearest(
      CGPoint(x: (size.width - root.size.width) / 2, y: (size.height - root.size.height) / 2))
  }

  private func size(of root: Node) -> CGSize {
    CGSize(
      width: max(root.size.width, leastSize.width),
      height: max(root.size.height, leastSize.height))
  }

  func displayList(of root: Node, _ drawing: Drawing) -> DisplayList {
    var list = DisplayList(size: size(of: root), items: drawing.items)
    list.title = title.isEmpty ? root.accessibilityLabel ?? "" : title
    list.language = environment.saidLanguage
    list.missing = drawing.missing
    list.background = background.map(environment.resolve)
    if isOpaque, list.background == nil {
      list.background = environment.resolve(environment.colorScheme == .light ? .white : .black)
    }
    list.drawBackdrops()
    list.separateFromBackground()
    return list
  }
}

// MARK: - Errors

extension RenderError {
  /// The error of a view, or a layout, in which others go on beyond a limit.
  init(tooDeep view: Any.Type, limit: String) {
    let name = "\(view)".prefix { $0 != "<" }
    self.init(
      code: .tooDeep,
      description: "the views in \"\(name)\" are nested too deep: expected no more than \(limit)"
        + " of views and modifiers")
  }

  /// The error of a view that never settles.
  init(unsettled changes: ChangeLog, rounds: Int) {
    let change = changes.first
    let view = change?.view ?? "a view"
    let part = change?.part ?? "state"
    self.init(
      code: .unsettled,
      description: changes.hasEndlessAnimations
        ? "a view keeps changing: an animation's completion starts another one without end"
        : "\(view) keeps changing: \(part) still changes after \(rounds) rounds of layout")
  }
}
