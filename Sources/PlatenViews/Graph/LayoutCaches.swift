internal import Foundation
internal import PlatenLayout

/// The sizes that a view took of the last proposals.
///
/// Stacks in stacks ask for the least, the largest and some more sizes along both axes. All of them
/// have to be known, or each level of nesting would multiply the measurements: so there is room for
/// many, and only the first three cost memory in every node. An open side of a proposal is kept
/// as a NaN.
struct SizeCache {
  private typealias Entry = (width: CGFloat, height: CGFloat, size: CGSize)

  private static let limit = 64

  private var first: (Entry, Entry, Entry)
  private var others: [Entry] = []
  private var count = 0

  init() {
    let none: Entry = (0, 0, .zero)
    first = (none, none, none)
  }

  /// The size that was taken of a proposal, nil if it is not known any more.
  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      if count > 0, Self.matches(first.0, proposal) { return first.0.size }
      if count > 1, Self.matches(first.1, proposal) { return first.1.size }
      if count > 2, Self.matches(first.2, proposal) { return first.2.size }
      return others.first { Self.matches($0, proposal) }?.size
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
    case 2: first.2 = entry
    case let place where place - 3 < others.count: others[place - 3] = entry
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
  /// What was found: a place in points, or that the view does not set the guide.
  struct Answer {
    let value: CGFloat?
  }

  private struct Entry {
    let guide: AlignmentKey
    let proposal: ProposedViewSize
    let answer: Answer
  }

  private static let limit = 64

  // Most nodes are asked one question, which costs no array.
  private var first: Entry?
  private var others: [Entry] = []
  private var oldest = 0

  /// The answer for a guide and a proposal; nil if it is not known.
  subscript(guide: AlignmentKey, proposal: ProposedViewSize) -> Answer? {
    get {
      func matches(_ entry: Entry) -> Bool { entry.guide == guide && entry.proposal == proposal }
      guard let first else { return nil }
      return matches(first) ? first.answer : others.first(where: matches)?.answer
    }
    set {
      guard let newValue else { return }
      keep(Entry(guide: guide, proposal: proposal, answer: newValue))
    }
  }

  /// Keeps an entry, in place of the oldest if there is no room.
  private mutating func keep(_ entry: Entry) {
    if first == nil {
      first = entry
    } else if others.count < Self.limit {
      others.append(entry)
    } else {
      others[oldest] = entry
      oldest = (oldest + 1) % Self.limit
    }
  }
}

extension GuideCache.Answer {
  init(_ value: CGFloat?) { self.value = value }
}
