/// What a display list is drawn on.
protocol Canvas {
  /// Fills the whole picture.
  mutating func fill(_ color: Color.Resolved)

  /// Draws an item over what is there.
  mutating func draw(_ item: DisplayItem) throws
}

extension Canvas {
  /// Draws a whole list.
  mutating func draw(_ list: DisplayList) throws {
    if let background = list.background { fill(background) }
    for item in list.items { try draw(item) }
  }
}
