public import Foundation
public import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout

/// Where a ``Canvas`` draws, and how.
///
/// A copy draws on the same canvas; what is changed in it, its transform or clip, does not change the
/// context that it was copied from. Lengths are points of the context's own coordinates.
public struct GraphicsContext {
  let scene: CanvasScene
  private let recording: CanvasRecording
  private let size: CGSize
  /// How opaque everything is that is drawn, 0 to 1.
  public var opacity = 1.0
  /// How what is drawn is laid over what is there.
  public var blendMode = BlendMode.normal
  /// From the context's coordinates to the canvas's.
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

  /// Makes what is drawn from now on larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn from now on, clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Moves what is drawn from now on by a transform, and then by that in force.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws a layer: its parts are seen as one, with this context's opacity, blend mode and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = try layer(content)
    add(inner, transform: .identity)
  }

  /// What a closure draws in this context's coordinates, as items of the canvas's.
  func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    let inner = CanvasRecording()
    var context = GraphicsContext(scene: scene, size: size, recording: inner)
    context.transform = transform
    try content(&context)
    return inner.finish()
  }

  /// The canvas, as far as it is not clipped away, in this context's coordinates.
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

  /// Adds a filled path.
  func addFill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    let paint = paint.multiplied(by: drawnOpacity)
    guard paint.isVisible, !path.isEmpty else { return }
    if isPlain, case .color = paint {
      add([.fill(path.applying(transform), paint, style)], transform: .identity, isFaded: true)
    } else {
      add([.fill(path, paint, style)], transform: transform, isFaded: true)
    }
  }

  /// Adds a stroked path.
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
