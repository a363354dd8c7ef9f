internal import Foundation
internal import PlatenLayout

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
    let guide: ObjectIdentifier
    let proposal: ProposedViewSize
    let answer: Answer
  }

  private static let limit = 64

  // Most nodes are asked one question, which costs no array.
  private var first: Entry?
  private var others: [Entry] = []
  private var oldest = 0

  /// The answer for a guide, by its type, and a proposal; nil if it is not known.
  subscript(guide: any AlignmentID.Type, proposal: ProposedViewSize) -> Answer? {
    get {
      let guide = ObjectIdentifier(guide)
      func matches(_ entry: Entry) -> Bool { entry.guide == guide && entry.proposal == proposal }
      guard let first else { return nil }
      return matches(first) ? first.answer : others.first(where: matches)?.answer
    }
    set {
      guard let newValue else { return }
      keep(Entry(guide: ObjectIdentifier(guide), proposal: proposal, answer: newValue))
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
