public import Foundation
public import PlatenDrawing

extension GraphicsContext {
  /// Fills the inside of a path by the rule of `style`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if let tile = shading.tile {
      draw(tile, in: path, style)
    } else {
      addFill(path, shading.paint(in: path.boundingRect, environment), style)
    }
  }

  /// Strokes a path with a line of a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    if let tile = shading.tile {
      draw(tile, in: path.strokedPath(style), FillStyle())
    } else {
      addStroke(path, shading.paint(in: path.boundingRect, environment), style)
    }
  }

  /// Strokes a path with a line `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a repeated picture inside a path.
  private func draw(_ tile: Shading.Tile, in path: Path, _ style: FillStyle) {
    guard let item = tile.item(covering: path.boundingRect, scene) else { return }
    var group = DisplayGroup(items: [.image(item)])
    group.clip = path
    group.clipStyle = style
    add([.group(group)])
  }

  // MARK: - Clips

  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The raw value: one bit for each option.
    public let rawValue: UInt32

    /// Makes a set of options of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The clip removes the inside, and keeps the rest.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Clips later drawing to the inside of a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let placed = path.applying(transform)
    if options.contains(.inverse) {
      confine(outside: [.fill(placed, .color(.opaqueBlack), style)])
    } else {
      clip = CanvasClip(.path(placed, style), outer: clip)
    }
  }

  /// Clips later drawing to the opaque parts of a layer.
  ///
  /// - Throws: Errors of the closure.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var group = DisplayGroup(items: try layer(content))
    group.opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    if options.contains(.inverse) {
      confine(outside: [.group(group)])
    } else {
      clip = CanvasClip(.mask([.group(group)]), outer: clip)
    }
  }

  private mutating func confine(outside items: [DisplayItem]) {
    // Far more than any canvas, which the mask's own bounds are cut to.
    let everywhere = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    var hole = DisplayGroup(items: items)
    hole.blendMode = .destinationOut
    var mask = DisplayGroup(items: [
      .fill(Path(everywhere), .color(.opaqueBlack)), .group(hole),
    ])
    mask.isIsolated = true
    clip = CanvasClip(.mask([.group(mask)]), outer: clip)
  }
}
