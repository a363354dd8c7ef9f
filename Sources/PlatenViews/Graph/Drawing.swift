internal import PlatenBase
internal import PlatenDrawing
internal import PlatenLayout
internal import PlatenText

/// The picture while its nodes draw themselves.
struct Drawing {
  private(set) var items: [DisplayItem] = []
  private(set) var missing: [MissingGlyph] = []
  /// What is told of how views fitted; nil if nobody asks.
  let fit: FitRecord?
  /// What can end the render from another thread; nil if nothing can.
  let cancellation: RenderCancellation?
  /// The pixels that frames are rounded to, counted from the picture's corner, or, in a view that
  /// is turned or scaled, from that view's own.
  var grid: PixelGrid

  init(grid: PixelGrid, fit: FitRecord? = nil, cancellation: RenderCancellation? = nil) {
    self.grid = grid
    self.fit = fit
    self.cancellation = cancellation
  }

  mutating func add(_ item: DisplayItem) { items.append(item) }

  mutating func report(_ glyphs: [MissingGlyph]) { missing += glyphs }

  /// Draws items as a group, which `change` sets up.
  mutating func group(_ change: (inout DisplayGroup) -> Void, _ draw: (inout Drawing) -> Void) {
    var inner = Drawing(grid: grid, fit: fit, cancellation: cancellation)
    draw(&inner)
    missing += inner.missing
    guard !inner.items.isEmpty else { return }
    var group = DisplayGroup(items: inner.items)
    change(&group)
    items.append(.group(group))
  }
}
