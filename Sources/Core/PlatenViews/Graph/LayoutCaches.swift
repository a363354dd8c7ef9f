internal import Foundation
internal import PlatenLayout

/// The sizes that a view took of the last proposals.
///
/// Stacks in stacks ask for the least, the largest and some more sizes along both axes. All of them
/// have to be known, or each level of nesting would multiply the measurements: so there is room for
/// many, and only the first two cost memory in every node. An open side of a proposal is kept
/// as a NaN.
struct SizeCache {
  private typealias Entry = (width: CGFloat, height: CGFloat, size: CGSize)

  private static let limit = 64

  private var first: (Entry, Entry)
  private var others: [Entry] = []
  private var count = 0

  init() {
    let none: Entry = (0, 0, .zero)
    first = (none, none)
  }

  /// The size that was taken of a proposal, nil if it is not known any more.
  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      if count > 0, Self.matches(first.0, proposal) { return first.0.size }
      if count > 1, Self.matches(first.1, proposal) { return first.1.size }
      for entry in others where Self.matches(entry, proposal) { return entry.size }
      return nil
    }
    set {
      guard let newValue else { return }
      keep((proposal.width ?? .nan, proposal.height ?? .nan, newValue))
    }
  }

  /// Keeps an entry, in place of the oldest if there is no room.
  private mutating func keep(_ entry: Entry) {
    switch count % Self.limit {
    case 0: first.0 = entry
    case 1: first.1 = entry
    case let place where place - 2 < others.count: others[place - 2] = entry
    default: others.append(entry)
    }
    count += 1
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

/// The explicit guides that a node was asked for.
///
/// A view's guide and its place may both depend on the same guide of the view inside: asked anew,
/// each level of nesting would double the questions.
struct GuideCache {
  /// A cached guide: a place in points, or nil if the view does not set the guide.
  struct Answer {
    let value: CGFloat?
  }

  private struct Entry {
    let guide: AlignmentKey
    let proposal: ProposedViewSize
    let answer: Answer
  }

  private static let limit = 64

  // Most nodes are asked one question, or none.
  private var entries: [Entry] = []
  private var oldest: UInt8 = 0

  /// The answer for a guide and a proposal; nil if it is not known.
  subscript(guide: AlignmentKey, proposal: ProposedViewSize) -> Answer? {
    get {
      for entry in entries where entry.guide == guide && entry.proposal == proposal {
        return entry.answer
      }
      return nil
    }
    set {
      guard let newValue else { return }
      keep(Entry(guide: guide, proposal: proposal, answer: newValue))
    }
  }

  /// Keeps an entry, in place of the oldest if there is no room.
  private mutating func keep(_ entry: Entry) {
    if entries.count < Self.limit {
      entries.append(entry)
    } else {
      entries[Int(oldest)] = entry
      oldest = (oldest + 1) % UInt8(Self.limit)
    }
  }
}

extension GuideCache.Answer {
  init(_ value: CGFloat?) { self.value = value }
}
