/// The direction that a paragraph runs in (UAX #9, rules P2 and P3).
package enum BaseDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
  /// That of the first strong character, or left to right if there is none.
  case firstStrongElseLeftToRight
  /// That of the first strong character, or right to left if there is none.
  case firstStrongElseRightToLeft
}
