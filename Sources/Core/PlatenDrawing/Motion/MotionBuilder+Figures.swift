internal import Foundation
internal import PlatenBase

// The motion of shapes, which are drawn anew for each moment.

extension MotionBuilder {
  /// Whether the shape of a part has other animatable data in the end.
  func changesFigure(_ old: ItemParts.Entry, _ new: ItemParts.Entry) -> Bool {
    guard timing.drawsFigures, let start = old.part.figure, let end = new.part.figure else {
      return false
    }
    return start.changes(to: end)
  }

  /// Whether the shape of a part draws something else in the end for another reason than its animatable data and its
  /// frame: it does so at once.
  func replacesFigure(_ old: ItemParts.Entry, _ new: ItemParts.Entry) -> Bool {
    guard timing.drawsFigures, let start = old.part.figure, let end = new.part.figure else {
      return false
    }
    return start.isReplaced(by: end)
  }

  /// A part whose figure becomes another one; nil if that is drawn by its frame alone, or cannot be.
  mutating func figure(
    _ old: ItemParts.Entry, _ place: CGAffineTransform, _ new: ItemParts.Entry
  ) -> DisplayItem? {
    guard timing.drawsFigures, place.isIdentity, let start = old.part.figure,
      let end = new.part.figure, start.drawing(to: end, 0) != nil,
      let before = old.group.items.first, let item = new.group.items.first,
      old.group.items.count == 1, new.group.items.count == 1,
      before.isStroke == item.isStroke, let from = ItemShape(before, .identity)?.paint,
      let to = ItemShape(item, .identity)?.paint, from.canBecome(to)
    else { return nil }
    let similarity = ItemSimilarity.between(old.group.items, place, new.group.items)
    let (changes, replaces) = (changesFigure(old, new), replacesFigure(old, new))
    if !replaces, before.motionFrame(.identity) != nil, item.motionFrame(.identity) != nil,
      before.hasSameFigure(as: item), !changes || similarity?.transform.isIdentity != true
    {
      return nil
    }
    var layer = MotionLayer(anchor: new.part.pivot, key: key(new))
    let isMoved = similarity != nil && !changes && !replaces
    layer.figure = FigureChange(start: start, end: end, track: movement(0, 1), isMoved: isMoved)
    if let color = before.solidColor, let end = item.solidColor {
      if color != end { layer.color = movement(color, end) }
    } else if from != to {
      layer.figure?.paints = (from, to)
    }
    return group(layer, [item])
  }

  /// The change of the shape that groups are clipped to; nil if its animatable data tells nothing of it.
  func clipChange(_ old: DisplayGroup, _ new: DisplayGroup) -> FigureChange? {
    guard timing.drawsFigures, let start = old.clipFigure, let end = new.clipFigure,
      start.changes(to: end), start.drawing(to: end, 0) != nil
    else { return nil }
    return FigureChange(start: start, end: end, track: movement(0, 1))
  }
}

extension MovingFigure {
  /// Returns whether another figure looks otherwise than this one would with its data and in its frame.
  fileprivate func isReplaced(by end: MovingFigure) -> Bool {
    guard let own = end.drawing(to: self, 0), let other = end.drawing(to: end, 1) else {
      return false
    }
    return !ItemSimilarity.isNear(own.path, .identity, other.path, .identity)
  }
}
