/// How a terminal shows pictures.
package enum PictureProtocol: String, Hashable, Sendable, CaseIterable {
  /// The graphics protocol of the terminal kitty, which others have as well: whole PNGs.
  case kitty
  /// Sixels, as the terminals VT240 and VT340 had them: six rows at a time, in a few colours.
  case sixel

  /// What a terminal shows by what it says of itself; nil if it shows none.
  ///
  /// - Parameters:
  ///   - environment: `KITTY_WINDOW_ID`, `TERM` and `TERM_PROGRAM` count.
  ///   - attributes: Asks for the terminal's primary device attributes (DA1); is called only if the
  ///     environment says nothing.
  package init?(environment: [String: String], attributes: () -> [Int]) {
    let term = environment["TERM"] ?? ""
    if term == "dumb" { return nil }
    let programs = ["ghostty", "WezTerm", "kitty"]
    let isKitty =
      !(environment["KITTY_WINDOW_ID"] ?? "").isEmpty || term.contains("kitty")
      || programs.contains(environment["TERM_PROGRAM"] ?? "")
    if isKitty {
      self = .kitty
    } else if attributes().contains(4) {
      // Attribute 4 stands for sixels (DEC STD 070).
      self = .sixel
    } else {
      return nil
    }
  }
}
