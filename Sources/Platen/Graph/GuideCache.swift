internal import Foundation

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

  private var entries: [Entry] = []
  private var oldest = 0

  /// The answer for a guide, by its type, and a proposal; nil if it is not known.
  subscript(guide: any AlignmentID.Type, proposal: ProposedViewSize) -> Answer? {
    get {
      let guide = ObjectIdentifier(guide)
      return entries.first { $0.guide == guide && $0.proposal == proposal }?.answer
    }
    set {
      guard let newValue else { return }
      let entry = Entry(guide: ObjectIdentifier(guide), proposal: proposal, answer: newValue)
      if entries.count < Self.limit {
        entries.append(entry)
      } else {
        entries[oldest] = entry
        oldest = (oldest + 1) % Self.limit
      }
    }
  }
}

extension GuideCache.Answer {
  init(_ value: CGFloat?) { self.value = value }
}
