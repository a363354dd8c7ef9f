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

  /// What the search for an opener depends on; where one failed, the next need not look again.
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

  /// Whether two runs are the ends of the same; CommonMark's rule of three keeps `*foo**bar*` one.
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
