package import Foundation
package import PlatenBase

/// What is known of a group where a picture becomes another one.
package enum DisplayMotion: Sendable {
  /// The group is a part that other pictures have, too: what a render says, if it is asked to.
  indirect case part(MovingPart)
  /// The group moves: the place of its layer in the table of a ``Motion``.
  case layer(Int)
  /// As a layer, whose items another group has: that of an original with a number.
  case copy(layer: Int, of: Int)
  /// The group has items that copies show.
  case original(Int)
}

/// A part of a picture that is known by its name, so that it can be found in another picture.
package struct MovingPart: Sendable {
  /// How far a part is turned, clockwise.
  package struct Turn: Hashable, Sendable {
    package var degrees: Double
    /// After how many degrees all is as before, of which the nearest counts; nil for a number that counts as it is.
    package var period: Double?

    package init(degrees: Double, period: Double? = nil) {
      (self.degrees, self.period) = (degrees, period)
    }

    /// Returns by how many degrees the part turns on its way to another turn.
    package func way(to end: Turn) -> Double {
      let way = end.degrees - degrees
      guard let period = end.period else { return way }
      return way.remainder(dividingBy: period)
    }
  }

  /// How a part that is one group draws what is in it.
  package struct Effect: Hashable, Sendable {
    /// The factors across and down.
    package var scale: CGSize
    /// How far it is turned clockwise.
    package var degrees: Double

    package init(scale: CGSize = CGSize(width: 1, height: 1), degrees: Double = 0) {
      (self.scale, self.degrees) = (scale, degrees)
    }
  }

  /// What a part looks like that is not there, where that is more than another place, size or opacity.
  package struct AbsentLooks: Sendable {
    /// What is drawn before it comes.
    package var before: [DisplayItem]
    /// What is drawn after it has gone.
    package var after: [DisplayItem]

    package init(before: [DisplayItem], after: [DisplayItem]) {
      (self.before, self.after) = (before, after)
    }
  }

  /// A view that draws several others, and where in the items of the group around a part.
  package struct Container: Hashable, Sendable {
    package var number: Int
    /// The place of the first item that the part is drawn below if it goes.
    package var start: Int

    package init(number: Int, start: Int) { (self.number, self.start) = (number, start) }
  }

  /// The name; parts of one picture may have the same.
  package var name: String
  /// Where the part lies, in points of the group around it, on whole pixels.
  package var frame: CGRect
  /// How far the part is turned around ``anchor``; nil if it does not say.
  package var turn: Turn?
  /// The point around which the part turns and grows, where the frame's coordinates are; nil for the
  /// middle of the frame.
  package var anchor: CGPoint?
  /// The course of its movement, and of what is in it; nil for that of the picture.
  package var curve: AnimationCurve?
  /// How it comes and goes; nil for as the picture's parts do.
  package var transition: PartTransition?
  /// How far its one group is turned and scaled around ``anchor``; nil if it is another kind of part.
  package var effect: Effect?
  /// How it is turned in space; nil if it is not.
  package var space: SpaceTurn?
  /// How it looks before it appears or after it disappears; nil for no difference.
  package var absent: AbsentLooks?
  /// How parts within it come and go, and the course of other items that do; nil for as in the picture.
  package var content: PartTransition?
  /// What it draws, if that is one figure.
  package var figure: MovingFigure?
  /// The containers that it is in, the outermost first.
  package var containers: [Container] = []

  package init(name: String, frame: CGRect, turn: Turn? = nil) {
    (self.name, self.frame, self.turn) = (name, frame, turn)
  }
}

/// A part that is turned in space, so that it can be drawn at other angles.
package struct SpaceTurn: Sendable {
  /// How far it is turned.
  package var degrees: Double
  /// What is drawn of it if it is not turned.
  package var items: [DisplayItem]
  /// Returns what a turn by some degrees does to these items.
  package var projection: @Sendable (Double) -> ProjectionTransform

  package init(
    degrees: Double, items: [DisplayItem],
    projection: @escaping @Sendable (Double) -> ProjectionTransform
  ) {
    (self.degrees, self.items, self.projection) = (degrees, items, projection)
  }

  /// Returns what is drawn of it at another angle.
  package func items(at degrees: Double) -> [DisplayItem] {
    let projection = projection(degrees)
    guard projection.isAffine else { return items.projected(by: projection) }
    var group = DisplayGroup(items: items)
    group.transform = CGAffineTransform(
      a: projection.m11, b: projection.m12, c: projection.m21, d: projection.m22,
      tx: projection.m31, ty: projection.m32)
    return [.group(group)]
  }
}

/// How a part comes into a picture, and how it goes.
package struct PartTransition: Hashable, Sendable {
  /// How a part looks that is not there yet, or no more, beside itself.
  package struct Absence: Hashable, Sendable {
    /// Where it is, in points.
    package var offset = CGVector(dx: 0, dy: 0)
    package var scale: CGFloat = 1
    package var opacity = 1.0
    /// The point around which it grows, as a part of its frame.
    package var anchor = UnitPoint.center

    package init() {}
  }

  package var insertion: Absence
  package var removal: Absence
  /// The courses of both; nil for that of the part.
  package var insertionCurve, removalCurve: AnimationCurve?

  package init(insertion: Absence, removal: Absence) {
    (self.insertion, self.removal) = (insertion, removal)
  }
}
