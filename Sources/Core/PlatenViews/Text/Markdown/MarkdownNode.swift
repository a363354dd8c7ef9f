internal import Foundation

/// A stretch of Markdown's text, and what ends before it and begins after it.
struct MarkdownNode {
  /// A mark that goes from one node to another.
  enum Mark: Equatable {
    case emphasis, strong, struck
    case link(String)
    /// Words that agree with a number among them, by their own number.
    case agreement(Int)
  }

  var content: Markdown.Span.Content
  var intent: InlinePresentationIntent = []
  /// What ends before the content.
  var closes: [Mark] = []
  /// What begins after it.
  var opens: [Mark] = []

  init(_ content: Markdown.Span.Content) { self.content = content }

  /// The stretches that nodes come to; neighbours of one style are one.
  static func spans(of nodes: [MarkdownNode]) -> [Markdown.Span] {
    var spans = MarkdownSpans()
    var open = OpenMarks()
    for node in nodes {
      for mark in node.closes { open.close(mark) }
      var style = open.style
      style.intent.formUnion(node.intent)
      spans.append(Markdown.Span(content: node.content, style: style))
      for mark in node.opens { open.open(mark) }
    }
    return spans.finished()
  }
}

/// Spans, of which neighbours of one style become one.
private struct MarkdownSpans {
  private var spans: [Markdown.Span] = []
  private var text = ""
  private var style = Markdown.Style()

  mutating func append(_ span: Markdown.Span) {
    guard case .characters(let characters) = span.content else {
      endText()
      spans.append(span)
      return
    }
    if characters.isEmpty { return }
    if span.style != style { endText() }
    style = span.style
    text += characters
  }

  private mutating func endText() {
    if text.isEmpty { return }
    if style.link == nil, !style.intent.contains(.code) {
      spans += Markdown.mailAddresses(in: text, style: style)
    } else {
      spans.append(Markdown.Span(content: .characters(text), style: style))
    }
    text = ""
  }

  mutating func finished() -> [Markdown.Span] {
    endText()
    return spans
  }
}

/// The marks that a place in a text is within.
private struct OpenMarks {
  private var emphasis = 0
  private var strong = 0
  private var struck = 0
  private var links: [String] = []
  private var agreements: [Int] = []

  mutating func open(_ mark: MarkdownNode.Mark) { count(mark, 1) }
  mutating func close(_ mark: MarkdownNode.Mark) { count(mark, -1) }

  private mutating func count(_ mark: MarkdownNode.Mark, _ change: Int) {
    switch mark {
    case .emphasis: emphasis += change
    case .strong: strong += change
    case .struck: struck += change
    // An address in the words of a link is one within it.
    case .link(let destination):
      if change > 0 { links.append(destination) } else { links.removeLast() }
    case .agreement(let number):
      if change > 0 { agreements.append(number) } else { agreements.removeLast() }
    }
  }

  var style: Markdown.Style {
    var style = Markdown.Style(link: links.last, agreement: agreements.last)
    // https://developer.apple.com/documentation/foundation/inlinepresentationintent
    if emphasis > 0 { style.intent.insert(.emphasized) }
    if strong > 0 { style.intent.insert(.stronglyEmphasized) }
    if struck > 0 { style.intent.insert(.strikethrough) }
    return style
  }
}

// MARK: - Emphasis

/// Runs of `*`, `_` and `~` that have not found their other end: CommonMark's delimiter stack.
struct MarkdownEmphasis {
  private struct Run {
    var node: Int
    var mark: Unicode.Scalar
    /// How many marks the run had.
    let length: Int
    /// How many are not used up.
    var count: Int
    var opens: Bool
    var closes: Bool
    var previous: Int
    var next: Int
  }

  /// The key of a search for an opener; where one failed, the next need not look again.
  private struct Search: Hashable {
    var mark: Unicode.Scalar
    var opens: Bool
    var length: Int
  }

  private static let none = -1

  // A list by position, from which runs are taken out without moving others.
  private var runs: [Run] = []
  /// The last run of the list; -1 for none.
  private(set) var last = Self.none

  /// Adds a run of marks, which a node shows.
  mutating func append(
    _ mark: Unicode.Scalar, length: Int, opens: Bool, closes: Bool, node: Int
  ) {
    let run = Run(
      node: node, mark: mark, length: length, count: length, opens: opens, closes: closes,
      previous: last, next: Self.none)
    if last != Self.none { runs[last].next = runs.count }
    last = runs.count
    runs.append(run)
  }

  /// Matches the runs after one, which may be -1 for all, and takes them out of the list.
  ///
  /// - Complexity: O(*n*), where *n* is the number of runs.
  mutating func match(after bottom: Int, in nodes: inout [MarkdownNode]) {
    var lowest: [Search: Int] = [:]
    var closer = first(after: bottom)
    while closer != Self.none {
      // CommonMark 0.31.2, "process emphasis":
      // https://spec.commonmark.org/0.31.2/#phase-2-inline-structure
      guard runs[closer].closes else {
        closer = runs[closer].next
        continue
      }
      let run = runs[closer]
      let search = Search(
        mark: run.mark, opens: run.opens, length: run.mark == "~" ? run.length : run.length % 3)
      if let opener = opener(for: closer, above: max(lowest[search] ?? bottom, bottom)) {
        closer = join(opener, closer, in: &nodes)
      } else {
        lowest[search] = run.previous
        if !run.opens { remove(closer) }
        closer = run.next
      }
    }
    last = bottom
    if bottom != Self.none { runs[bottom].next = Self.none }
  }

  private func first(after bottom: Int) -> Int {
    if bottom != Self.none { return runs[bottom].next }
    var run = last
    while run != Self.none, runs[run].previous != Self.none { run = runs[run].previous }
    return run
  }

  private func opener(for closer: Int, above lowest: Int) -> Int? {
    var opener = runs[closer].previous
    while opener > lowest {
      if matches(runs[opener], runs[closer]) { return opener }
      opener = runs[opener].previous
    }
    return nil
  }

  /// Returns whether two runs are the ends of the same; CommonMark's rule of three keeps
  /// `*foo**bar*` one.
  private func matches(_ opener: Run, _ closer: Run) -> Bool {
    guard opener.mark == closer.mark, opener.opens else { return false }
    if opener.mark == "~" { return opener.length == closer.length }
    guard opener.closes || closer.opens else { return true }
    return (opener.length + closer.length) % 3 != 0
      || opener.length % 3 == 0 && closer.length % 3 == 0
  }

  /// Uses up marks of two runs; the run that is to be looked at next.
  private mutating func join(
    _ opener: Int, _ closer: Int, in nodes: inout [MarkdownNode]
  ) -> Int {
    let isTilde = runs[opener].mark == "~"
    let isStrong = runs[opener].count >= 2 && runs[closer].count >= 2
    let used = isTilde ? runs[opener].count : isStrong ? 2 : 1
    let mark: MarkdownNode.Mark = isTilde ? .struck : isStrong ? .strong : .emphasis
    nodes[runs[opener].node].opens.append(mark)
    nodes[runs[closer].node].closes.append(mark)
    // What is between the two has found no other end.
    runs[opener].next = closer
    runs[closer].previous = opener
    for run in [opener, closer] {
      runs[run].count -= used
      let left = String(repeating: Character(runs[run].mark), count: runs[run].count)
      nodes[runs[run].node].content = .characters(left)
    }
    if runs[opener].count == 0 { remove(opener) }
    guard runs[closer].count == 0 else { return closer }
    remove(closer)
    return runs[closer].next
  }

  private mutating func remove(_ run: Int) {
    let (previous, next) = (runs[run].previous, runs[run].next)
    if previous != Self.none { runs[previous].next = next }
    if next != Self.none { runs[next].previous = previous } else { last = previous }
  }
}
