public import Foundation

/// Where the words of a packed cloud lie: what can be kept of one, and what another of nearly the
/// same words can follow.
///
/// Lengths are in points, places from the region's top left, y down.
public struct CloudArrangement: Codable, Hashable, Sendable {
  /// A word at its place.
  public struct Word: Codable, Hashable, Sendable {
    /// The word.
    public var text: String
    /// What it weighs among the others.
    public var weight: Double
    /// The group that it belongs to; nil for none.
    public var group: String?
    /// The middle of its ink's box.
    public var center: CGPoint
    /// The size of its type.
    public var fontSize: CGFloat
    /// How far it is turned clockwise, in degrees.
    public var angle: Double
    /// The box of its ink as it lies there.
    public var ink: CGRect
    /// Its colour, as #rrggbb.
    public var color: String?

    /// Makes a word at its place.
    public init(
      _ text: String, weight: Double, group: String? = nil, center: CGPoint, fontSize: CGFloat,
      angle: Double = 0, ink: CGRect, color: String? = nil
    ) {
      self.text = text
      self.weight = weight
      self.group = group
      self.center = center
      self.fontSize = fontSize
      self.angle = angle
      self.ink = ink
      self.color = color
    }
  }

  /// A word for which there was no room.
  public struct LeftOut: Codable, Hashable, Sendable {
    /// The word.
    public var text: String
    /// What it weighs among the others.
    public var weight: Double

    /// Makes a word without a place.
    public init(_ text: String, weight: Double) {
      self.text = text
      self.weight = weight
    }
  }

  /// How large the region is.
  public var size: CGSize
  /// The words, the heaviest first.
  public var words: [Word]
  /// The words without a place, the heaviest first.
  public var leftOut: [LeftOut]

  /// Makes an arrangement.
  public init(size: CGSize, words: [Word], leftOut: [LeftOut] = []) {
    self.size = size
    self.words = words
    self.leftOut = leftOut
  }
}
