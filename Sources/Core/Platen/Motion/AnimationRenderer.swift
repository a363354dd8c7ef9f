public import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenReports
public import PlatenText
public import PlatenViews

/// Renders a changing view as an animation.
///
/// ```swift
/// let renderer = AnimationRenderer(content: TagsView(model: model))
/// renderer.change(at: 0.5, .smooth) { model.tags.append("Swift 6") }
/// try renderer.write(to: URL(fileURLWithPath: "tags.svg"))
/// ```
///
/// Layout runs for the state before and after each change. Views that are in both move to their new
/// places by the animation of the change, or of ``View/animation(_:value:)``. Views keep their state
/// from change to change. Animations that views start when they appear begin at 0 seconds.
///
/// A renderer belongs to one thread at a time.
public final class AnimationRenderer<Content: View> {
  /// The renderer of each frame: the view, its size, scale, environment and fonts.
  ///
  /// Set its properties before the first picture.
  public let frames: ImageRenderer<Content>
  /// The frames per second of PNG, WebP and GIF.
  public var frameRate = 30.0
  /// The number of times that the picture plays; 0 for ever.
  public var loops = 1
  /// The length of the picture in seconds; nil until nothing moves any more, or for one period of an
  /// endless motion.
  public var duration: Double?

  /// The findings of the pictures so far: views that SwiftUI would move, or move differently.
  public var findings: [FitFinding] { stage?.findings ?? [] }

  /// Whether nothing moves in the pictures that were asked for so far.
  package var isStill: Bool { stage?.timeline.isStill ?? true }

  private var changes: [AnimationStage<Content>.Waiting] = []
  private var stage: AnimationStage<Content>?

  /// Makes a renderer for a view, with the bundled fonts.
  public init(content: Content, library: FontLibrary = .shared) {
    frames = ImageRenderer(content: content, library: library)
  }

  /// Adds a change of state, which runs when a picture is drawn.
  ///
  /// - Parameters:
  ///   - seconds: The time of the change, from the beginning of the picture.
  ///   - animation: The animation to the new state; nil for none.
  ///   - body: A closure that changes the state of the view.
  public func change(
    at seconds: Double, _ animation: Animation? = .default, _ body: @escaping () -> Void
  ) {
    changes.append(.init(time: seconds < 0 ? 0 : seconds, animation: animation, action: body))
  }

  /// Returns the picture some seconds after the beginning.
  ///
  /// - Throws: Errors of ``ImageRenderer/displayList()``, for every state, and ``RenderError`` for a
  ///   change that is added before one whose picture was made.
  public func displayList(at seconds: Double) throws -> DisplayList {
    try played(until: seconds).timeline.displayList(at: seconds)
  }

  /// Returns the picture as a file that moves.
  ///
  /// - Throws: As ``displayList(at:)`` and ``write(to:)``.
  package func data(as format: AnimationFormat) throws -> [UInt8] {
    let sink = MemorySink()
    _ = try print(as: format, to: sink)
    return sink.bytes
  }

  /// Writes the picture to a file, completely or not at all.
  ///
  /// The file's extension chooses PNG, WebP, GIF or SVG.
  ///
  /// - Throws: Errors of ``displayList(at:)``; ``RenderError`` for another extension, and for
  ///   endless movements without a period; ``PrintError`` for a picture that has no size, or too many pixels or frames.
  public func write(to url: URL) throws {
    let format = AnimationFormat(ending: url.pathExtension)
    guard format != nil || url.pathExtension.lowercased() == "svg" else {
      throw RenderError(
        code: .format,
        description: "\"\(url.lastPathComponent)\" does not end in .svg, .png, .webp or .gif")
    }
    let sink = try FileSink(path: url.path)
    _ = try print(as: format, to: sink)
    try sink.commit()
  }

  /// Prints the picture as frames, or as an SVG, and returns what is lost in them.
  ///
  /// - Parameter format: nil for an SVG.
  /// - Throws: As ``write(to:)``.
  package func print(
    as format: AnimationFormat?, to sink: any ByteSink
  ) throws -> AnimationLosses {
    // An SVG moves what is there, and says nothing of each frame.
    let stage = try played(asksForData: format != nil)
    guard let format else {
      guard stage.timeline.comesToRest, !stage.isWaiting, loops == 1 else {
        throw RenderError(
          code: .format,
          description: "an SVG can show changes only once, and each has to end before the next one"
            + " begins: expected png, webp or gif")
      }
      try stage.printSVG(to: sink)
      return AnimationLosses()
    }
    let sequence = try frameSequence(of: stage)
    var options = AnimationOptions(frames.options)
    options.frameRate = frameRate
    return try AnimationPrinter(sequence, as: format, options: options)
      .print(library: frames.library, to: sink)
  }

  /// The start of the first change that begins before the one before it has ended, and when that
  /// ends, in seconds; nil if there is none: an SVG cannot show such changes.
  package var overlap: (start: Double, end: Double)? {
    get throws { try played(asksForData: false).timeline.overlap }
  }

  /// Returns the width and height of the picture in points, as frames or as an SVG.
  package func size(asFrames: Bool) throws -> CGSize {
    try played(asksForData: asFrames).timeline.size
  }

  /// How many frames a file of pixels has.
  package var frameCount: Int {
    get throws { try frameSequence(of: played()).count }
  }

  private func frameSequence(of stage: AnimationStage<Content>) throws -> FrameSequence {
    try stage.frames(rate: frameRate, seconds: duration, loops: loops)
  }

  /// Holds the numbers against what they may be.
  private func check() throws {
    let numbers: [(name: String, value: Double, range: ClosedRange<Double>)] = [
      ("duration", duration ?? 0, 0...600), ("loops", Double(loops), 0...100),
      ("frameRate", frameRate, 1...60),
    ]
    for (name, value, range) in numbers where !range.contains(value) {
      throw RenderError(
        code: .motion,
        description:
          "found \(value) as \(name), expected \(range.lowerBound) to \(range.upperBound)")
    }
  }

  /// Makes the changes that were not made yet, up to a time in seconds at least.
  private func played(
    until seconds: Double? = nil, asksForData: Bool = true
  ) throws -> AnimationStage<Content> {
    try check()
    let stage =
      try stage ?? AnimationStage(frames, frameRate: frameRate, asksForData: asksForData)
    self.stage = stage
    let added = changes
    changes = []
    for change in added {
      guard change.time.isFinite, change.time >= stage.time else {
        throw RenderError(
          code: .motion,
          description:
            "found a change at \(change.time) s, expected one from \(stage.time) s on, where"
            + " the last one was made")
      }
      stage.add(change)
    }
    let times = 0...600.0
    if let seconds, !times.contains(seconds) {
      throw RenderError(
        code: .motion, description: "found \(seconds) s, expected 0 to 600")
    }
    let last = added.map(\.time).max() ?? 0
    try stage.makeChanges(
      until: max(duration ?? Self.longest, seconds ?? 0, last), showing: seconds ?? duration)
    return stage
  }

  /// How many seconds are looked at for changes that follow each other, if no duration is said.
  private static var longest: Double { 60 }
}
