internal import Foundation
internal import PlatenBase
internal import PlatenDrawing
internal import PlatenReports
internal import PlatenText

extension PreviewProgram {
  private static var frameRate: Double { 30 }
  /// The longest time that is looked at for an end: that of as many frames as a file may have.
  private static var longestDuration: Double { 19.9 }
  /// How many seconds are shown of what moves for ever and is never again as in the beginning.
  private static var endlessDuration: Double { 4 }
  /// How many seconds the first change is waited for.
  private static var longestWait: Double { 10 }
  /// How many seconds are shown of what follows a first change that is waited for.
  private static var durationAfterWait: Double { 2 }

  /// Prints what a preview shows from its appearance on.
  ///
  /// - Parameter makeRenderer: Makes a renderer of the view as it is before it has appeared.
  /// - Returns: What SwiftUI would move, or otherwise, and what was assumed.
  func play(
    _ job: PreviewJob, to sink: FileSink, _ makeRenderer: () throws -> ImageRenderer<some View>
  ) throws -> [FitFinding] {
    guard let format = AnimationFormat(rawValue: job.format) else { throw PreviewError.format }
    var (stage, renderer, seconds) = try self.stage(job, makeRenderer)
    if job.fits, !stage.timeline.keepsSize {
      // What grows does so around its centre, as on a screen.
      let size = stage.timeline.size
      (stage, renderer, seconds) = try self.stage(job) {
        let renderer = try makeRenderer()
        renderer.leastSize = size
        return renderer
      }
    }
    var findings: [FitFinding] = []
    if job.duration == nil, let seconds {
      findings.append(
        FitFinding(
          kind: .taken,
          detail: "the preview moves endlessly: its first \(Self.text(seconds)) s are shown"))
    }
    // A preview without motion is one frame, whatever its duration.
    if job.duration == nil, stage.timeline.isStill { seconds = 1 / Self.frameRate }
    let frames = try stage.frames(rate: Self.frameRate, seconds: seconds, loops: 0)
    var options = AnimationOptions(renderer.options)
    options.frameRate = Self.frameRate
    if let scale = options.lesserScale(for: frames) {
      findings.append(
        FitFinding(
          kind: .taken,
          detail: "\(frames.count) frames have too many pixels: they are drawn at the scale"
            + String(format: " %.2f", Double(scale))))
      options.png.scale = scale
    }
    let losses = try AnimationPrinter(frames, as: format, options: options)
      .print(library: renderer.library, to: sink)
    findings += stage.findings + FitFinding.findings(losses, in: format)
    if job.fits { findings += try frames.cutOff(renderer.library) }
    if _PreviewQueues.work.nextTimer != nil {
      findings.append(
        FitFinding(
          kind: .still, detail: "a timer of the run loop continues, and its effect is not shown"))
    } else if stage.timeline.isStill, stage.findings.isEmpty {
      findings.removeAll { $0.kind == .taken }
      findings.append(
        stage.nextLateTime.map {
          FitFinding(
            kind: .still,
            detail: "nothing in the preview moves before \(Self.text($0)) s: --duration shows more")
        } ?? .motionless)
    }
    return findings
  }

  /// Returns seconds with at most one decimal.
  private static func text(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// Makes a preview's changes.
  ///
  /// - Returns: The stage, its renderer, and how many seconds are shown; nil for until nothing moves.
  private func stage<Content: View>(
    _ job: PreviewJob, _ makeRenderer: () throws -> ImageRenderer<Content>
  ) throws -> (AnimationStage<Content>, ImageRenderer<Content>, Double?) {
    var renderer = try makeRenderer()
    var stage = try AnimationStage(renderer, frameRate: Self.frameRate)
    let first = stage.nextLateTime.flatMap { $0 <= Self.longestWait ? $0 : nil } ?? 0
    var seconds = job.duration
    if seconds == nil {
      let isOver = try stage.makeChanges(
        untilOverWithin: Self.longestDuration, enough: Self.endlessDuration)
      if !isOver {
        seconds = max(Self.endlessDuration, first + Self.durationAfterWait)
        renderer = try makeRenderer()
        stage = try AnimationStage(renderer, frameRate: Self.frameRate)
      }
    }
    if let seconds { try stage.makeChanges(until: seconds, showing: seconds) }
    return (stage, renderer, seconds)
  }
}

extension FitFinding {
  /// The finding about a preview in which nothing moves.
  static let motionless = FitFinding(
    kind: .still, detail: "nothing in the preview moves by itself")
}

extension FrameSequence {
  /// The finding about what is seen to move beyond the picture's edges by two points or more, at sixteen moments; none if
  /// nothing is.
  fileprivate func cutOff(_ library: FontLibrary) throws -> [FitFinding] {
    let reach = try stride(from: 0, to: count, by: max(count / 16, 1)).map { frame in
      try displayList(frame).reach(library)
    }
    // An edge that is drawn smoothly reaches a pixel further than it is.
    guard let most = reach.max(), most >= 2 else { return [] }
    return [
      FitFinding(
        kind: .cutOff,
        detail: "what moves is cut off at the edges of the picture by up to \(Int(most)) points;"
          + " without --fit, the screen is around it")
    ]
  }
}

extension DisplayList {
  /// The most points beyond the edges that are looked at.
  private static let mostReach: CGFloat = 256

  /// Returns how many points of what is drawn lie beyond the picture's edges.
  fileprivate func reach(_ library: FontLibrary) -> CGFloat {
    let picture = CGRect(origin: .zero, size: size)
    let drawn = items.reduce(picture) { $0.union($1.bounds) }
    let most = max(-drawn.minX, -drawn.minY, drawn.maxX - size.width, drawn.maxY - size.height)
    guard most >= 1 else { return 0 }
    // Bounds are those of corners, which turned and rounded shapes have not: pixels tell.
    let margin = min(most.rounded(.up), Self.mostReach)
    var wide = self
    wide.size = CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
    var group = DisplayGroup(items: items)
    group.transform = CGAffineTransform(translationX: margin, y: margin)
    wide.items = [.group(group)]
    var ground = wide
    (ground.size, ground.items) = (CGSize(width: 1, height: 1), [])
    // Of a picture that is too large the bounds have to do.
    guard let plain = try? ground.bitmap(library).pixels[0],
      let bitmap = try? wide.bitmap(library)
    else { return most }
    var seen = CGRect.null
    for y in 0..<bitmap.height {
      let row = bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width]
      guard let first = row.firstIndex(where: { $0 != plain }),
        let last = row.lastIndex(where: { $0 != plain })
      else { continue }
      seen = seen.union(
        CGRect(x: first - row.startIndex, y: y, width: last - first + 1, height: 1))
    }
    guard !seen.isNull else { return 0 }
    return max(
      margin - seen.minX, margin - seen.minY, seen.maxX - margin - size.width,
      seen.maxY - margin - size.height)
  }

  /// Returns the picture's pixels at a scale of 1.
  private func bitmap(_ library: FontLibrary) throws -> Bitmap {
    try RasterImage(file: Array(data(as: .png, library: library))).bitmap
  }
}

extension AnimationOptions {
  /// The scale at which all frames together have as many pixels as they may have; nil if they have no more.
  fileprivate func lesserScale(for frames: FrameSequence) -> CGFloat? {
    let area = frames.size.width * frames.size.height * CGFloat(frames.count)
    let most = CGFloat(png.maximumPixels) * 0.98
    guard area > 0, area * png.scale * png.scale > most else { return nil }
    return (most / area).squareRoot()
  }
}
