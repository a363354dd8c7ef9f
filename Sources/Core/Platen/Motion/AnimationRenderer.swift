public import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenReports
public import PlatenText
public import PlatenViews

/// Renders a view that changes to a picture that moves.
///
/// ```swift
/// let renderer = AnimationRenderer(content: TagsView(model: model))
/// renderer.change(at: 0.5, .smooth) { model.tags.append("Swift 6") }
/// try renderer.write(to: URL(fileURLWithPath: "tags.svg"))
/// ```
///
/// Layouts are made for the state before and after each change; what is in both moves to its new place
/// as the change's animation says, or that of ``View/animation(_:value:)``. Views keep their state from
/// change to change. What views animate by themselves when they appear begins at 0 seconds.
///
/// A renderer belongs to one thread at a time.
public final class AnimationRenderer<Content: View> {
  /// What each frame is drawn with: the view, its size, scale, environment and fonts.
  ///
  /// Set them before the first picture is asked for.
  public let frames: ImageRenderer<Content>
  /// Frames a second of PNG, WebP and GIF.
  public var frameRate = 30.0
  /// How often frames are shown; 0 for ever.
  public var loops = 1
  /// How many seconds are shown; nil until nothing moves any more, or for one period of what moves for
  /// ever.
  public var duration: Double?

  /// What SwiftUI would move, or otherwise, of the pictures that were asked for so far.
  public var findings: [FitFinding] { stage?.findings ?? [] }

  /// Whether nothing moves in the pictures that were asked for so far.
  package var isStill: Bool { stage?.timeline.isStill ?? true }

  private var changes: [AnimationStage<Content>.Waiting] = []
  private var stage: AnimationStage<Content>?

  /// Makes a renderer of a view with the bundled fonts.
  public init(content: Content, library: FontLibrary = .shared) {
    frames = ImageRenderer(content: content, library: library)
  }

  /// Takes a change of state, which is made when a picture is asked for.
  ///
  /// - Parameters:
  ///   - seconds: When it begins, from the beginning of the picture.
  ///   - animation: How what changes goes to its new state; nil for at once.
  ///   - body: Changes the state that the view shows.
  public func change(
    at seconds: Double, _ animation: Animation? = .default, _ body: @escaping () -> Void
  ) {
    changes.append(.init(time: seconds < 0 ? 0 : seconds, animation: animation, action: body))
  }

  /// Returns the picture some seconds after the beginning.
  ///
  /// - Throws: As ``ImageRenderer/displayList()``, for every state, and ``RenderError`` for a change that
  ///   is added before one whose picture was made.
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

  /// Writes the picture into a file, whole or not at all; its ending chooses PNG, WebP or GIF, or SVG.
  ///
  /// - Throws: As ``displayList(at:)``; ``RenderError`` for another ending, and for movements without end
  ///   that have no period; ``PrintError`` for a picture that has no size, or too many pixels or frames.
  public func write(to url: URL) throws {
    let format = AnimationFormat(ending: url.pathExtension)
    guard format != nil || url.pathExtension.lowercased() == "svg" else {
      throw RenderError(
        code: .format,
        description: "\"\(url.lastPathComponent)\" ends in none of svg, png, webp and gif")
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
    let stage = try played()
    guard let format else {
      guard stage.timeline.comesToRest, !stage.isWaiting, loops == 1 else {
        throw RenderError(
          code: .format,
          description: "an SVG can show changes only once, and each has to end before the next one"
            + " begins: expected png, webp or gif")
      }
      try stage.timeline.printSVG(
        frames.options, options: frames.svgOptions, library: frames.library, to: sink)
      return AnimationLosses()
    }
    let sequence = try stage.frames(rate: frameRate, seconds: duration, loops: loops)
    var options = AnimationOptions(frames.options)
    options.frameRate = frameRate
    return try AnimationPrinter(sequence, as: format, options: options)
      .print(library: frames.library, to: sink)
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
  private func played(until seconds: Double? = nil) throws -> AnimationStage<Content> {
    try check()
    let stage = try stage ?? AnimationStage(frames, frameRate: frameRate)
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
