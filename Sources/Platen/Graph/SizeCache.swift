/// The sizes that a view took of the last few proposals.
///
/// A stack asks for the least, the largest, the ideal and the final size: four are enough for it
/// not to measure anything twice.
struct SizeCache {
  private typealias Entry = (proposal: ProposedViewSize, size: CGSize)

  private var entries: (Entry, Entry, Entry, Entry)
  private var count = 0

  init() {
    let none: Entry = (.unspecified, .zero)
    entries = (none, none, none, none)
  }

  /// The size that was taken of a proposal, nil if it is not known any more.
  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      if count > 0, entries.0.proposal == proposal { return entries.0.size }
      if count > 1, entries.1.proposal == proposal { return entries.1.size }
      if count > 2, entries.2.proposal == proposal { return entries.2.size }
      if count > 3, entries.3.proposal == proposal { return entries.3.size }
      return nil
    }
    set {
      guard let newValue else { return }
      entries = ((proposal, newValue), entries.0, entries.1, entries.2)
      count = min(count + 1, 4)
    }
  }
}
