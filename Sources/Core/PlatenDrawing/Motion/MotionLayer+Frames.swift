internal import Foundation
internal import PlatenBase

extension MotionLayer {
  /// Puts a group where it is at a moment.
  func apply(to group: inout DisplayGroup, _ moment: Motion.Moment) {
    func value<Value: MotionValue>(_ track: Track<Value>) -> Value {
      (moment.isBack ? track.back : track.there).value(at: moment.time)
    }
    let rest = key.flatMap { moment.rest.distances[$0] } ?? MotionRest.Distance()
    if let resting {
      let now = (effect.map(value) ?? resting) + rest.effect
      // In the end it has the transform that a still picture has, to the last bit.
      if now != resting { group.transform = now.transform }
    }
    if pose != nil || frame == nil && rest.pose.isSome {
      let pose = (pose.map(value) ?? MotionPose()) + rest.pose
      group.transform = group.transform.concatenating(pose.transform(around: anchor))
    }
    if space != nil || rest.space != nil { turn(&group, space.map { value($0.track) }, rest) }
    if let clipFigure {
      let path = clipFigure.path(value(clipFigure.track), rest.clipWays)
      if let path { group.clip = path }
    } else if clip == nil, let before = rest.clipFigures.first {
      let path = before.change.path(before.part, Array(rest.clipWays.dropFirst()))
      if let path { group.clip = path }
    } else if let end = clip?.there.to ?? group.clip {
      let now = (clip.map(value) ?? end).adding(rest.clips)
      if now != end { group.clip = now }
    }
    if let end = filter?.there.to ?? group.effect {
      let now = (filter.map(value) ?? end).adding(rest.filters)
      if now != end { group.effect = now }
    }
    if let opacity { group.opacity = value(opacity) }
    if frame == nil { group.opacity = min(max(group.opacity + rest.opacity, 0), 1) }
    if isGhost, !moment.isBack, moment.time >= end { group.opacity = 0 }
    guard
      color != nil || frame != nil || figure != nil || shape != nil || rest.changesItems
    else { return }
    group = group.holding(
      group.items.map { item in
        var item = item
        if frame != nil || rest.frame.isSome {
          let own = frame.map(value) ?? item.motionFrame(.identity)
          if let own { item = item.framed(own + rest.frame) }
        }
        if let before = rest.figures.first, figure?.isMoved ?? true {
          item = before.change.item(item, before.part, Array(rest.figureWays.dropFirst()))
          let way = figure.map { $0.way(from: before.change, value($0.track)) } ?? .identity
          if !way.isIdentity { item = [item].placed(way)[0] }
        } else if let figure {
          item = figure.item(item, value(figure.track), rest.figureWays)
        }
        if let end = shape?.there.to ?? (rest.shapes.isEmpty ? nil : ItemShape(item, .identity)) {
          let now = (shape.map(value) ?? end).adding(rest.shapes)
          if now != end { item = now.item(item) }
        }
        if color != nil || !rest.colors.isEmpty, let end = item.solidColor {
          item = item.colored((color.map(value) ?? end).adding(rest.colors))
        }
        return item
      })
  }

  /// Draws what the group has at another angle in space.
  private func turn(
    _ group: inout DisplayGroup, _ own: Double?, _ rest: MotionRest.Distance
  ) {
    let left = rest.space?.degrees ?? 0
    if let own, var turn = space?.turn {
      // The group has what is drawn without the turn, which may move as well.
      turn.items = group.items
      group = group.holding(turn.items(at: own + left))
    } else if let turn = rest.space?.turn, left != 0 {
      group = group.holding(turn.items(at: turn.degrees + left))
    }
  }
}
