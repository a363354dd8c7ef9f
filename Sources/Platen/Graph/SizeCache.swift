internal import Foundation

/// The sizes that a view took of the last three proposals, as many as SwiftUI keeps.
///
/// Every node has one, so it is kept small: an open side of a proposal is a NaN.
struct SizeCache {
  private typealias Entry = (width: CGFloat, height: CGFloat, size: CGSize)

  private var entries: (Entry, Entry, Entry)
  private var count = 0

  init() {
    let none: Entry = (0, 0, .zero)
    entries = (none, none, none)
  }

  /// The size that was taken of a proposal, nil if it is not known any more.
  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      if count > 0, Self.matches(entries.0, proposal) { return entries.0.size }
      if count > 1, Self.matches(entries.1, proposal) { return entries.1.size }
      if count > 2, Self.matches(entries.2, proposal) { return entries.2.size }
      return nil
    }
    set {
      guard let newValue else { return }
      let entry = (proposal.width ?? .nan, proposal.height ?? .nan, newValue)
      entries = (entry, entries.0, entries.1)
      count = min(count + 1, 3)
    }
  }

  @inline(__always)
  private static func matches(_ entry: Entry, _ proposal: ProposedViewSize) -> Bool {
    matches(entry.width, proposal.width) && matches(entry.height, proposal.height)
  }

  @inline(__always)
  private static func matches(_ kept: CGFloat, _ asked: CGFloat?) -> Bool {
    guard let asked else { return kept.isNaN }
    return kept == asked
  }
}
