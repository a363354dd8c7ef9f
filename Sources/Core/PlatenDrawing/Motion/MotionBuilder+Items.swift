internal import Foundation
internal import PlatenBase

// The motion of items that are not parts, and of parts that consist of one group.

extension MotionBuilder {
  /// A picture's background that becomes another one, over which nothing of the first is left; nil if both are
  /// the same.
  mutating func ground(
    from old: Color.Resolved?, to new: Color.Resolved?, _ size: CGSize
  ) -> DisplayItem? {
    // A transparent colour takes the other's components, so that the mixture does not darken.
    guard old != new, let from = old ?? new?.clear, let to = new ?? old?.clear else { return nil }
    var layer = MotionLayer()
    layer.color = movement(from, to)
    let fill = DisplayItem.fill(
      Path(CGRect(origin: .zero, size: size)), .color(to), FillStyle())
    return group(layer, [fill], "background")
  }

  /// An item of the next picture that has the place of one of the first.
  ///
  /// - Parameter index: Its place among those of its part, or group, that are no parts.
  mutating func between(
    _ old: DisplayItem, _ place: CGAffineTransform, _ new: DisplayItem, _ index: Int
  ) -> [DisplayItem] {
    let key = key(of: new, from: old, index)
    let isRunning =
      !running.keys.isEmpty && (new.isGroup || key.map(running.keys.contains) ?? false)
    let similarity = ItemSimilarity.between([old], place, [new])
    if let similarity, !new.isGroup || !isRunning {
      if similarity.transform.isIdentity, similarity.colors.isEmpty, !isRunning { return [new] }
      if similarity.transform.isIdentity, !new.isGroup, timing.drawsFigures {
        return [recolored(old, new, key)]
      }
      return [moved(new, similarity)]
    }
    if let framed = framed(old, place, new) { return [framed] }
    if let item = entered(old, place, new, key) ?? morphed(old, place, new, key) { return [item] }
    if let similarity { return [moved(new, similarity)] }
    let steps =
      steps { $0.entered(old, place, new, key) } ?? steps { $0.morphed(old, place, new, key) }
    if let steps { return [steps] }
    if timing.drawsFigures, timing.changing.duration > 0, !new.isGlyphs || !old.isGlyphs {
      faded.insert(new.kindName)
    }
    return [fading(old, place), appearing(new)]
  }

  /// An item that looks as it did before, but for its place and colours.
  private mutating func moved(_ item: DisplayItem, _ similarity: ItemSimilarity) -> DisplayItem {
    if similarity.transform.isIdentity, similarity.colors.isEmpty { return item }
    let box = item.bounds
    let part = MovingPart(name: "", frame: box.isNull ? .zero : box)
    let entry = ItemParts.Entry(part: part, group: DisplayGroup(items: [item]))
    return .group(moved(part, entry, similarity, item.kindName))
  }

  /// The name by which later motions find an item that is no part: that of the first part in it, or else of the
  /// part that it is in, and its place there.
  ///
  /// A group whose first part goes keeps the name that it had.
  private mutating func key(
    of new: DisplayItem, from old: DisplayItem, _ index: Int
  ) -> String? {
    guard timing.drawsFigures else { return nil }
    guard let own = new.groupKey else { return part.map { "\($0)#\(index)" } }
    guard let before = old.groupKey else { return own }
    let kept = running.groupKeys[before] ?? before
    if kept != own { groupKeys[own] = kept }
    return kept
  }

  /// An item at its place, in another colour or in the one that it has.
  private mutating func recolored(
    _ old: DisplayItem, _ new: DisplayItem, _ key: String?
  ) -> DisplayItem {
    var layer = MotionLayer(key: key)
    if let color = old.solidColor, let end = new.solidColor, color != end {
      layer.color = movement(color, end)
    }
    layer.colorsOutline = new.isStroke
    return group(layer, [new], new.kindName)
  }

  /// A group of which what is in both goes on from one to the other; nil if both are laid over the rest
  /// otherwise, or are cut out in ways that have none between.
  private mutating func entered(
    _ old: DisplayItem, _ place: CGAffineTransform, _ new: DisplayItem, _ key: String?
  ) -> DisplayItem? {
    // Another blend mode counts at once.
    guard case .group(let x) = old, case .group(let y) = new,
      x.blendsLikewise(as: y, inAnyMode: timing.drawsFigures), y.hasArea,
      timing.drawsFigures || x.effect == y.effect,
      timing.curve != nil || x.opacity == y.opacity && y.isVisible
    else { return nil }
    let inner = x.transform.concatenating(place).concatenating(y.transform.inverted())
    var layer = MotionLayer(key: key)
    layer.place = inner
    if x.opacity != y.opacity { layer.opacity = movement(x.opacity, y.opacity) }
    if x.effect != y.effect {
      guard let from = x.effect ?? y.effect?.neutral, let to = y.effect ?? x.effect?.neutral,
        from.canBecome(to)
      else { return nil }
      layer.filter = movement(from, to)
    }
    if let clip = x.clip, let next = y.clip, x.clipStyle == y.clipStyle {
      if inner.isIdentity, let change = clipChange(x, y) {
        layer.clipFigure = change
      } else if !ItemSimilarity.isNear(clip, inner, next, .identity) {
        let moved = clip.applying(inner)
        guard timing.drawsFigures else { return nil }
        if moved.canBecome(next) {
          layer.clip = movement(moved, next)
        } else if let from = moved.corneredOutline, let to = next.corneredOutline {
          layer.clip = movement(from, to)
        } else if let from = moved.radialOutline, let to = next.radialOutline {
          layer.clip = movement(from, to)
        } else {
          // There is no shape between these two clips, but their contents still move.
          faded.insert("clip shape")
        }
      }
    } else if x.clip != nil || y.clip != nil {
      return nil
    }
    guard (x.mask == nil) == (y.mask == nil) else { return nil }
    var group = y
    if let mask = x.mask, let next = y.mask {
      let masks = ItemSimilarity.between(mask, inner, next)
      let isStill = masks.map { $0.transform.isIdentity && $0.colors.isEmpty } ?? false
      // One that stands still may be on its way from a motion before.
      if !isStill || timing.drawsFigures && !running.keys.isEmpty {
        guard timing.drawsFigures else { return nil }
        group.mask = items(from: mask, inner, to: next)
      }
    }
    let own = layers.count
    group = group.holding(items(from: x.items, inner, to: y.items))
    // What goes in it goes on when a later motion begins, at its place in the group.
    let holdsGhosts = layers[own...].contains { $0.isGhost && $0.key != nil }
    if !timing.drawsFigures, layer.isMoving {
      // In a document the opacity is that of a group around this one.
      group.opacity = 1
      return self.group(layer, [.group(group)], new.kindName)
    }
    if layer.isMoving || key != nil && (holdsGhosts || !running.keys.isEmpty) {
      layer.name = [name, new.kindName].filter { !$0.isEmpty }.joined(
        separator: Motion.nameSeparator)
      group.motion = .layer(layers.count)
      layers.append(layer)
    }
    return .group(group)
  }

  /// A filled or stroked item that takes another path, paint or line.
  private mutating func morphed(
    _ old: DisplayItem, _ place: CGAffineTransform, _ new: DisplayItem, _ key: String?
  ) -> DisplayItem? {
    guard timing.drawsFigures, var from = ItemShape(old, place), var to = ItemShape(new, .identity)
    else { return nil }
    if !from.canBecome(to), from.stroke == nil, let start = from.path.radialOutline,
      let end = to.path.radialOutline
    {
      (from.path, to.path) = (start, end)
    }
    guard from.canBecome(to) else { return nil }
    var layer = MotionLayer(key: key)
    layer.shape = movement(from, to)
    return group(layer, [new], new.kindName)
  }

  /// A part that is one group, turned and scaled, with what is in it; nil for others, and in documents.
  mutating func turned(
    _ old: ItemParts.Entry, _ place: CGAffineTransform, _ new: ItemParts.Entry
  ) -> DisplayItem? {
    guard timing.drawsFigures, let from = old.part.effect, let to = new.part.effect,
      case .group(let x)? = old.group.items.first, case .group(let y)? = new.group.items.first,
      old.group.items.count == 1, new.group.items.count == 1
    else { return nil }
    let (start, end) = (
      GroupEffect(from, around: old.part.pivot), GroupEffect(to, around: new.part.pivot)
    )
    var layer = MotionLayer(key: key(new))
    layer.resting = end
    layer.place = place
    if start != end { layer.effect = movement(start, end) }
    // The anchor moves separately.
    let inner = items(from: x.items, place, to: y.items)
    guard case .group(var made) = group(layer, inner) else { return nil }
    made.transform = y.transform
    return .group(made)
  }

  /// A part that is turned in space; nil for others, for one that is turned as far as before, and in documents.
  mutating func spaceTurned(
    _ old: ItemParts.Entry, _ place: CGAffineTransform, _ new: ItemParts.Entry
  ) -> DisplayItem? {
    guard timing.drawsFigures, let from = old.part.space, let to = new.part.space,
      from.degrees != to.degrees
    else { return nil }
    var layer = MotionLayer(anchor: new.part.pivot, key: key(new))
    layer.space = SpaceChange(turn: to, track: movement(from.degrees, to.degrees))
    let (start, end) = (old.part.frame, new.part.frame)
    let offset = CGVector(dx: start.midX - end.midX, dy: start.midY - end.midY)
    if offset != CGVector(dx: 0, dy: 0) {
      layer.pose = movement(MotionPose(offset: offset), MotionPose())
    }
    layer.place = place.concatenating(
      CGAffineTransform(translationX: -offset.dx, y: -offset.dy))
    return group(layer, items(from: from.items, layer.place, to: to.items))
  }

  /// An item whose frame becomes another one; nil if its figure is none that has a frame alone.
  private mutating func framed(
    _ old: DisplayItem, _ place: CGAffineTransform, _ new: DisplayItem
  ) -> DisplayItem? {
    guard let from = old.motionFrame(place), let to = new.motionFrame(.identity),
      let color = old.solidColor, let end = new.solidColor, old.hasSameFigure(as: new)
    else { return nil }
    var layer = MotionLayer()
    layer.key = part
    layer.frame = movement(from, to)
    if color != end { layer.color = movement(color, end) }
    layer.colorsOutline = new.isStroke
    return group(layer, [new], new.kindName)
  }

  /// Items of which some leaves had other colours.
  mutating func colored(
    _ items: [DisplayItem], _ colors: [Int: Color.Resolved], _ leaf: inout Int
  ) -> [DisplayItem] {
    if colors.isEmpty { return items }
    return items.map { item in
      if case .group(let group) = item {
        return .group(group.holding(colored(group.items, colors, &leaf)))
      }
      defer { leaf += 1 }
      guard let old = colors[leaf], let new = item.solidColor else { return item }
      var layer = MotionLayer()
      layer.color = movement(old, new)
      layer.colorsOutline = item.isStroke
      return group(layer, [item], item.kindName)
    }
  }
}

extension DisplayGroup {
  /// The name of the first part in the group, after a mark for each group around it; nil if there is none.
  fileprivate var firstPart: String? {
    for case .group(let group) in items {
      if case .part(let part) = group.motion { return part.name }
      if let inner = group.firstPart { return "^\(inner)" }
    }
    return nil
  }
}

extension DisplayItem {
  /// The name of a group by the first part in it; nil for others.
  fileprivate var groupKey: String? {
    if case .group(let group) = self { group.firstPart.map { "^\($0)" } } else { nil }
  }

  fileprivate var isGlyphs: Bool { if case .glyphs = self { true } else { false } }

  /// What a part calls the item within it.
  var kindName: String {
    switch self {
    case .fill: "shape"
    case .stroke: "outline"
    case .glyphs: "text"
    case .image: "image"
    case .group: "group"
    }
  }
}
