public import Foundation
public import PlatenBase
internal import PlatenDrawing

/// The drawing destination of a ``Canvas``, with its transform, clip and opacity.
///
/// A copy draws on the same canvas. Changing the transform or clip of a copy does not change the
/// original. Lengths are points of the context's own coordinates.
public struct GraphicsContext {
  let scene: CanvasScene
  private let recording: CanvasRecording
  private let size: CGSize
  /// The opacity of all drawing, from 0 to 1.
  public var opacity = 1.0
  /// The blend mode of drawing with the background.
  public var blendMode = BlendMode.normal
  /// The transform from the context's coordinates to the canvas's.
  public var transform = CGAffineTransform.identity
  var clip: CanvasClip?
  var filters: [DisplayEffect] = []

  init(scene: CanvasScene, size: CGSize, recording: CanvasRecording) {
    self.scene = scene
    self.size = size
    self.recording = recording
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { scene.context.environment }

  /// Scales later drawing by factors along x and y.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves later drawing to the right and down, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns later drawing clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Transforms later drawing, before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws a layer: its parts are seen as one, with this context's opacity, blend mode and
  /// filters.
  ///
  /// - Throws: Errors of the closure.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = try layer(content)
    add(inner, transform: .identity)
  }

  /// Returns what a closure draws in this context's coordinates, as items of the canvas's.
  func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    let inner = CanvasRecording()
    var context = GraphicsContext(scene: scene, size: size, recording: inner)
    context.transform = transform
    try content(&context)
    return inner.finish()
  }

  /// The visible part of the canvas after clipping, in this context's coordinates.
  public var clipBoundingRect: CGRect {
    let canvas = CGRect(origin: .zero, size: size)
    return (clip?.bounds(in: canvas) ?? canvas).applying(transform.inverted())
  }

  // MARK: - Adding

  private var isPlain: Bool { blendMode == .normal && filters.isEmpty }

  /// The opacity, without numbers that are none.
  private var drawnOpacity: Double { opacity.isNaN ? 0 : min(max(opacity, 0), 1) }

  /// Adds items in the coordinates of a transform.
  private func add(_ items: [DisplayItem], transform: CGAffineTransform, isFaded: Bool = false) {
    guard !items.isEmpty else { return }
    var items = items
    for filter in filters {
      var group = DisplayGroup(items: items)
      group.effect = filter
      items = [.group(group)]
    }
    let opacity = isFaded ? 1 : drawnOpacity
    if opacity < 1 || blendMode != .normal {
      var group = DisplayGroup(items: items)
      group.opacity = opacity
      group.blendMode = blendMode.drawn
      items = [.group(group)]
    }
    recording.add(items, transform: transform, clip: clip)
  }

  /// Adds items in this context's coordinates.
  func add(_ items: [DisplayItem]) { add(items, transform: transform) }

  /// Adds a filled path, in the canvas's own coordinates where that draws the same.
  func addFill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    let paint = paint.multiplied(by: drawnOpacity)
    guard paint.isVisible, !path.isEmpty else { return }
    if isPlain, case .color = paint {
      add([.fill(path.applying(transform), paint, style)], transform: .identity, isFaded: true)
    } else {
      add([.fill(path, paint, style)], transform: transform, isFaded: true)
    }
  }

  /// Adds a stroked path, in the canvas's own coordinates where that draws the same.
  func addStroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    let paint = paint.multiplied(by: drawnOpacity)
    guard paint.isVisible, !path.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite else {
      return
    }
    if isPlain, case .color = paint, let scale = transform.uniformScale {
      add(
        [.stroke(path.applying(transform), style.scaled(by: scale), paint)],
        transform: .identity, isFaded: true)
    } else {
      add([.stroke(path, style, paint)], transform: transform, isFaded: true)
    }
  }
}

extension CGAffineTransform {
  /// How much longer all lines become; nil where that depends on their direction.
  fileprivate var uniformScale: CGFloat? {
    let (across, down) = (hypot(a, b), hypot(c, d))
    let isUniform =
      abs(across - down) <= 1e-9 * across && abs(a * c + b * d) <= 1e-9 * across * down
    return isUniform && across > 0 && across.isFinite ? across : nil
  }
}

extension StrokeStyle {
  /// This style for lines that are so much longer.
  fileprivate func scaled(by scale: CGFloat) -> StrokeStyle {
    var style = self
    style.lineWidth *= scale
    style.dash = dash.map { $0 * scale }
    style.dashPhase *= scale
    return style
  }
}

// MARK: - Clips and recording

/// A part that drawing is confined to, and those around it, in the canvas's coordinates.
final class CanvasClip {
  enum Kind {
    case path(Path, FillStyle)
    /// As opaque as these items are.
    case mask([DisplayItem])
  }

  let kind: Kind
  let outer: CanvasClip?

  init(_ kind: Kind, outer: CanvasClip?) {
    self.kind = kind
    self.outer = outer
  }

  /// Items, confined to this part and those around it.
  func confine(_ items: [DisplayItem]) -> [DisplayItem] {
    var items = items
    var clip: CanvasClip? = self
    while let current = clip {
      var group = DisplayGroup(items: items)
      switch current.kind {
      case .path(let path, let style):
        group.clip = path
        group.clipStyle = style
      case .mask(let mask): group.mask = mask
      }
      items = [.group(group)]
      clip = current.outer
    }
    return items
  }

  /// A box around what is left of a rectangle.
  func bounds(in rect: CGRect) -> CGRect {
    let inner =
      switch kind {
      case .path(let path, _): rect.overlap(with: path.boundingRect)
      case .mask: rect
      }
    return outer?.bounds(in: inner) ?? inner
  }
}

/// The drawings of contexts: items one after the other share a group where they can.
final class CanvasRecording {
  private var items: [DisplayItem] = []
  private var run: [DisplayItem] = []
  private var transform = CGAffineTransform.identity
  private var clip: CanvasClip?

  /// Adds items in the coordinates of a transform.
  func add(_ added: [DisplayItem], transform: CGAffineTransform, clip: CanvasClip?) {
    if transform != self.transform || clip !== self.clip {
      flush()
      self.transform = transform
      self.clip = clip
    }
    run += added
  }

  private func flush() {
    guard !run.isEmpty else { return }
    var done = run
    if !transform.isIdentity {
      var group = DisplayGroup(items: run)
      group.transform = transform
      done = [.group(group)]
    }
    items += clip?.confine(done) ?? done
    run = []
  }

  /// All items that were added, in the canvas's coordinates.
  func finish() -> [DisplayItem] {
    flush()
    return items
  }
}
