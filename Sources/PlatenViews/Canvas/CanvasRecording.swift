internal import Foundation
internal import PlatenBase
internal import PlatenDrawing

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

/// What contexts have drawn: items one after the other share a group where they can.
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

  func finish() -> [DisplayItem] {
    flush()
    return items
  }
}
