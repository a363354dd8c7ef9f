internal import Foundation
internal import PlatenBase

/// A paragraph's clusters, with what has to be known to break it into lines.
struct BreakableText {
  /// Where each cluster, or syllable of several, starts, and the end of the text, as offsets in its UTF-8.
  private let offsets: [Int]
  /// How far the clusters before each one, and before the end, move the pen, in points.
  private let pens: [CGFloat]
  /// Which clusters are spaces that hang over a line's end.
  private let spaces: [Bool]
  /// Before which clusters a line may end.
  private let breaks: [Bool]
  /// Which clusters are soft hyphens.
  private let softHyphens: Set<Int>
  /// Which clusters are tabs.
  private let tabs: Set<Int>

  /// - Parameter cancellation: What ends the look through a long text early.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ paragraph: PreparedParagraph, cancellation: RenderCancellation?) {
    let text = paragraph.shaped.text
    var offsets: [Int] = []
    var spaces: [Bool] = []
    var softHyphens: Set<Int> = []
    var tabs: Set<Int> = []
    var offset = 0
    var previous: Character?
    for cluster in text {
      if cancellation.isCancelled { break }
      defer { previous = cluster }
      if let previous, cluster.continuesSyllable(of: previous) {
        offset += cluster.utf8.count
        continue
      }
      // SOFT HYPHEN has the class BA, so that a line may end after it (UAX #14, table 1).
      if cluster == "\u{AD}" { softHyphens.insert(offsets.count) }
      if cluster == "\t" { tabs.insert(offsets.count) }
      offsets.append(offset)
      spaces.append(cluster.isHangingSpace)
      offset += cluster.utf8.count
    }
    offsets.append(offset)
    self.offsets = offsets
    self.spaces = spaces
    self.softHyphens = softHyphens
    self.tabs = tabs
    pens = Self.pens(of: paragraph, offsets: offsets)
    breaks = Self.breaks(in: paragraph, offsets: offsets, cancellation)
  }

  /// The number of clusters.
  var count: Int { spaces.count }

  /// Returns how far some of the clusters move the pen, in points.
  func width(of clusters: Range<Int>) -> CGFloat {
    pens[clusters.upperBound] - pens[clusters.lowerBound]
  }

  func isSpace(_ cluster: Int) -> Bool { spaces[cluster] }

  func isTab(_ cluster: Int) -> Bool { tabs.contains(cluster) }

  /// Returns whether a line may end before a cluster.
  func mayBreak(before cluster: Int) -> Bool { breaks[cluster] }

  /// Returns whether a line that ends before a cluster ends where none may.
  func breaksWord(before cluster: Int) -> Bool { cluster < count && !breaks[cluster] }

  /// Returns whether a line that ends before a cluster ends in a hyphen that is seen only there.
  func isHyphenated(before cluster: Int) -> Bool {
    cluster < count && softHyphens.contains(cluster - 1)
  }

  /// Some clusters as offsets in the text's UTF-8.
  func bytes(of clusters: Range<Int>) -> Range<Int> {
    offsets[clusters.lowerBound]..<offsets[clusters.upperBound]
  }

  /// Some clusters without the spaces at their end, which hang in the margin.
  func trimmed(_ clusters: Range<Int>) -> Range<Int> {
    var end = clusters.upperBound
    // CSS Text Level 3, "Phase II: Trimming and Positioning": spaces at a line's end hang.
    while end > clusters.lowerBound, isSpace(end - 1) { end -= 1 }
    return clusters.lowerBound..<end
  }

  private static func breaks(
    in paragraph: PreparedParagraph, offsets: [Int], _ cancellation: RenderCancellation?
  ) -> [Bool] {
    var text = paragraph.shaped.text
    let language = paragraph.shaped.request.language
    let ends = try? paragraph.library.withWorkspace { (workspace) throws(FontError) in
      text.withUTF8 {
        workspace.lineBreaks.breaks(in: $0, language: language, cancellation: cancellation)
      }
    }
    var breaks = [Bool](repeating: false, count: offsets.count)
    var cluster = 0
    for end in ends ?? [] {
      while cluster < offsets.count, offsets[cluster] < end { cluster += 1 }
      if cluster < offsets.count, offsets[cluster] == end { breaks[cluster] = true }
    }
    return breaks
  }

  /// Glyphs belong to the clusters in which they start; the clusters of a ligature share its width.
  private static func pens(of paragraph: PreparedParagraph, offsets: [Int]) -> [CGFloat] {
    var advances = [CGFloat?](repeating: nil, count: paragraph.shaped.text.utf8.count)
    for run in paragraph.shaped.runs {
      let styled = paragraph.text.runs[paragraph.runs[run.styledRun]]
      // The advance of a symbol is the width of its box.
      if let symbol = styled.symbol {
        advances[run.range.lowerBound] = symbol.box.width
        continue
      }
      let tracking = paragraph.tracking(of: run)
      for glyph in run.glyphs {
        let before = advances[glyph.cluster] ?? tracking * styled.font.size
        advances[glyph.cluster] = before + glyph.advance * styled.font.size
      }
    }
    return pens(offsets: offsets, advances: advances)
  }

  private static func pens(offsets: [Int], advances: [CGFloat?]) -> [CGFloat] {
    var widths: [CGFloat] = []
    widths.reserveCapacity(offsets.count)
    var ligature = 0
    for (start, end) in zip(offsets, offsets.dropFirst()) {
      let own = advances[start..<end].lazy.compactMap { $0 }
      if !own.isEmpty { ligature = widths.count }
      widths.append(own.reduce(0, +))
      let isLast = end == advances.count || advances[end] != nil
      // A line may end inside a ligature where Unicode allows it, so that each part needs a width.
      if isLast, widths.count - ligature > 1 {
        let share = widths[ligature] / CGFloat(widths.count - ligature)
        for i in ligature..<widths.count { widths[i] = share }
      }
    }
    return widths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }
}

extension Character {
  /// Whether the character is a space that is not seen at the end of a line.
  ///
  /// No-break spaces stay, and so do spaces with marks.
  fileprivate var isHangingSpace: Bool {
    guard isWhitespace, let scalar = unicodeScalars.first,
      unicodeScalars.dropFirst().allSatisfy(\.properties.isWhitespace)
    else { return false }
    // These three are glue, class GL (UAX #14, rule LB12).
    return scalar != "\u{A0}" && scalar != "\u{202F}" && scalar != "\u{2007}"
  }
}

// MARK: - Syllables

extension Character {
  /// Returns whether the character is of one written syllable with the one before it, though each is a
  /// cluster of its own (UAX #29).
  ///
  /// So it is behind a sign that stacks what follows, in Burmese with a consonant that ends a syllable or
  /// stands on another one, with a vowel sign behind its consonant, and behind the vowels of Thai and Lao
  /// that are written first.
  ///
  /// The Unicode Standard, chapter 16, "Southeast Asia", and UTN #11 for Burmese.
  func continuesSyllable(of previous: Character) -> Bool {
    guard let last = previous.unicodeScalars.last?.value, last >= 0xE40 else { return false }
    switch last {
    case 0xE40...0xE44, 0xEC0...0xEC4: return true
    case 0x1039, 0x17D2, 0x1A60, 0x1B44, 0xA9C0: return true
    case 0x1000...0x109F, 0xAA60...0xAA7F, 0xA9E0...0xA9FE: break
    default: return false
    }
    let scalars = unicodeScalars
    guard let first = scalars.first else { return false }
    if first.properties.generalCategory == .spacingMark { return true }
    // DOT BELOW may be typed before ASAT.
    let sign = scalars.dropFirst().first { $0.value != 0x1037 }?.value
    return sign == 0x103A || sign == 0x1039
  }
}
