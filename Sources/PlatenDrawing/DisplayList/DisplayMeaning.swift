/// What items mean, for those who cannot see them.
package struct DisplayMeaning: Hashable, Sendable {
  /// What they are called; empty for nothing.
  package var label = ""
  /// What value they show; empty for none.
  package var value = ""
  /// What can be done with them; empty for nothing.
  package var hint = ""
  /// What they are known by in tests; empty for nothing.
  package var identifier = ""
  /// The names of what they are: `isButton` and the like, in alphabetical order.
  package var traits: [String] = []
  /// Their level as a heading, 1 to 6; 0 for a heading of no level, nil for none.
  package var headingLevel: Int?
  /// The address that they lead to; nil for none.
  package var link: String?
  /// Whether they mean nothing.
  package var isHidden = false

  package init() {}

  /// Whether nothing is said but where they lead to.
  var isLinkAlone: Bool {
    var alone = DisplayMeaning()
    alone.link = link
    return self == alone
  }
}
