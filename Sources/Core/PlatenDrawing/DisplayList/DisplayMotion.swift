package import Foundation

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
package struct MovingPart: Hashable, Sendable {
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

  /// The name; parts of one picture may have the same.
  package var name: String
  /// Where the part lies, in points of the group around it, on whole pixels.
  package var frame: CGRect
  /// How far the part is turned around the middle of its frame; nil if it does not say.
  package var turn: Turn?

  package init(name: String, frame: CGRect, turn: Turn? = nil) {
    (self.name, self.frame, self.turn) = (name, frame, turn)
  }
}
