/// The picture while its nodes draw themselves.
struct Drawing {
  private(set) var items: [DisplayItem] = []
  private(set) var missing: [MissingGlyph] = []
  /// How the texts fitted; nil if nobody asks.
  private(set) var texts: [TextFit]?
  /// The pixels that frames are rounded to, counted from the picture's corner, or, in a view that
  /// is turned or scaled, from that view's own.
  var grid: PixelGrid

  init(grid: PixelGrid, reportsTexts: Bool = false) {
    self.grid = grid
    texts = reportsTexts ? [] : nil
  }

  mutating func add(_ item: DisplayItem) { items.append(item) }

  mutating func report(_ glyphs: [MissingGlyph]) { missing += glyphs }

  mutating func report(_ text: () -> TextFit) { texts?.append(text()) }

  /// Draws items as a group, which `change` sets up.
  mutating func group(_ change: (inout DisplayGroup) -> Void, _ draw: (inout Drawing) -> Void) {
    var inner = Drawing(grid: grid, reportsTexts: texts != nil)
    draw(&inner)
    missing += inner.missing
    texts? += inner.texts ?? []
    guard !inner.items.isEmpty else { return }
    var group = DisplayGroup(items: inner.items)
    change(&group)
    items.append(.group(group))
  }
}
