public import Foundation
internal import PlatenBase
public import PlatenDrawing
public import PlatenLayout
internal import PlatenReports
public import PlatenText
public import PlatenViews

/// An animation from one view to another: items that are in both move to their new places.
///
/// ```swift
/// let before = TagCloud(["Swift", "Go"].map { TagCloud.Tag($0) })
/// let after = TagCloud(["Swift", "Rust", "Go"].map { TagCloud.Tag($0) })
/// try MotionPicture(from: before, to: after).write(to: URL(fileURLWithPath: "tags.svg"))
/// ```
///
/// Tags, words, clocks and cells of grids are matched by their names, and other views by their
/// ``View/id(_:)``. Everything else cross-fades. Times are in seconds and lengths in points of the
/// picture.
public struct MotionPicture<Start: View, End: View> {
  /// The view at the beginning.
  public var start: Start
  /// The view in the end.
  public var end: End
  /// The proposed size of both views, in points; unspecified for their ideal sizes.
  public var proposedSize = ProposedViewSize.unspecified
  /// The pixels per point of pixel formats, to which frames are rounded in every format.
  public var scale: CGFloat = 1
  /// The background under the views; nil for none.
  public var background: Color?
  /// The environment of both views.
  public var environment = EnvironmentValues()
  /// The perceived duration of the movement, 0.05 to 10 seconds; the whole change takes about
  /// twice that.
  public var duration = 0.5
  /// The amount by which items overshoot their places: 0 (not at all) to 0.8.
  public var bounce = 0.0
  /// The time that the picture stands still before the movement, 0 to 10 seconds.
  public var hold = 0.3
  /// The number of times that the movement plays, 0 to 100, backwards in between; 0 repeats it for
  /// ever.
  public var loops = 1
  /// The frames per second of pixel formats, 1 to 60.
  public var frameRate = 30.0
  /// The options for encoding pixels.
  ///
  /// ``scale`` replaces the options' own, and limits count all frames together.
  public var pngOptions = PNGOptions()
  /// The options for texts of an SVG.
  public var svgOptions = SVGOptions()
  /// The fonts.
  public var library: FontLibrary

  /// Makes an animation from one view to another, with the bundled fonts.
  public init(from start: Start, to end: End, library: FontLibrary = .shared) {
    (self.start, self.end, self.library) = (start, end, library)
  }

  /// Returns the picture in a format.
  ///
  /// - Throws: ``RenderError`` for a number out of its range, ``PrintError`` for more than 600
  ///   frames or too many pixels, and errors of rendering a view.
  public func data(as format: MotionFormat) throws -> Data {
    let sink = MemorySink()
    try print(as: format, to: sink)
    return Data(sink.bytes)
  }

  /// Writes the picture to a file, completely or not at all; the extension chooses the format.
  ///
  /// - Throws: Errors of ``data(as:)``, and an error for an extension that is not a ``MotionFormat``.
  public func write(to url: URL) throws {
    guard let format = MotionFormat(ending: url.pathExtension) else {
      throw RenderError(
        code: .format,
        description: "\"\(url.lastPathComponent)\" does not end in one of"
          + " \(MotionFormat.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let sink = try FileSink(path: url.path)
    try print(as: format, to: sink)
    try sink.commit()
  }
}

extension MotionPicture {
  private func print(as format: MotionFormat, to sink: any ByteSink) throws {
    let timing = try timing()
    let motion = Motion(from: try list(of: start), to: try list(of: end), timing: timing)
    var options = pngOptions
    options.scale = scale
    guard let frames = format.frames else {
      return try motion.printSVG(
        options, loops: loops, options: svgOptions, library: library, to: sink)
    }
    var animation = AnimationOptions(options)
    animation.frameRate = frameRate
    _ = try AnimationPrinter(
      motion.frames(rate: frameRate, loops: loops), as: frames, options: animation
    ).print(library: library, to: sink)
  }

  /// What the numbers say.
  private func timing() throws(RenderError) -> MotionTiming {
    let numbers: [(name: String, value: Double, range: ClosedRange<Double>)] = [
      ("duration", duration, 0.05...10), ("bounce", bounce, 0...0.8), ("hold", hold, 0...10),
      ("loops", Double(loops), 0...100), ("frameRate", frameRate, 1...60),
    ]
    for (name, value, range) in numbers where !range.contains(value) {
      throw RenderError(
        code: .motion,
        description:
          "found \(value) as \(name), expected \(range.lowerBound) to \(range.upperBound)")
    }
    var timing = MotionTiming()
    (timing.duration, timing.bounce, timing.hold) = (duration, bounce, hold)
    return timing
  }

  private func list(of view: some View) throws -> DisplayList {
    let renderer = ImageRenderer(content: view, library: library)
    (renderer.proposedSize, renderer.scale) = (proposedSize, scale)
    (renderer.background, renderer.environment) = (background, environment)
    renderer.parts = .named
    return try renderer.displayList()
  }
}

// MARK: - Formats

/// The file format of an animation.
public enum MotionFormat: String, CaseIterable, Hashable, Sendable {
  /// Scalable Vector Graphics with styles that move groups; still for readers who prefer less motion.
  case svg
  /// An animated PNG.
  case png
  /// An animated WebP, lossless unless ``PNGOptions/quality`` is set.
  case webp
  /// A GIF: 255 colours for all frames, pixels opaque or clear.
  case gif
  /// YUV4MPEG2 for video encoders, on white if the picture is not opaque.
  case y4m
}

extension MotionFormat {
  /// The format that the ending of a file's name says, in any case; nil for others.
  init?(ending: String) {
    guard let frames = AnimationFormat(ending: ending) else {
      self.init(rawValue: ending.lowercased())
      return
    }
    self.init(rawValue: frames.rawValue)
  }

  /// The format of frames; nil for a document.
  fileprivate var frames: AnimationFormat? { AnimationFormat(rawValue: rawValue) }
}
