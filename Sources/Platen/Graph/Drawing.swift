/// The picture while its nodes draw themselves.
struct Drawing {
  private(set) var items: [DisplayItem] = []
  private(set) var missing: [MissingGlyph] = []
  /// The pixels that frames are rounded to.
  let grid: PixelGrid

  init(grid: PixelGrid) { self.grid = grid }

  mutating func add(_ item: DisplayItem) { items.append(item) }

  mutating func report(_ glyphs: [MissingGlyph]) { missing += glyphs }

  /// Draws items as a group, which `change` sets up.
  mutating func group(_ change: (inout DisplayGroup) -> Void, _ draw: (inout Drawing) -> Void) {
    var inner = Drawing(grid: grid)
    draw(&inner)
    missing += inner.missing
    guard !inner.items.isEmpty else { return }
    var group = DisplayGroup(items: inner.items)
    change(&group)
    items.append(.group(group))
  }
}
