internal import Foundation
internal import Platen
internal import PlatenBase

/// The causes that show in two pictures, beside those of their layouts.
///
/// pixels outside of all views that have changed → colours of the views themselves, wherever they lie now
struct PictureCauses {
  /// Two pictures, and what is known of them.
  struct Subject {
    var reference: PixelImage
    var actual: PixelImage
    /// What tells them apart, without what is ignored.
    var examined: ExaminedPixels
    /// How they were compared.
    var comparison: PixelComparison
    /// What tells their layouts apart; nil if they have none.
    var layout: ExaminedLayout?
    /// How many pixels a point has in each.
    var scales: (reference: CGFloat, actual: CGFloat)
    var engines: EngineChange
  }

  /// The most views of which the colours are looked at.
  private static let mostViews = 2_000
  /// The most colours that views are said to have changed.
  private static let mostColors = 6

  private(set) var causes: [ChangeCause] = []
  /// Whether other fonts or engines explain a part of what differs.
  private(set) var needsEngines = false

  private let subject: Subject

  init(_ subject: Subject) {
    self.subject = subject
    let isOneSize = subject.reference.width == subject.actual.width
      && subject.reference.height == subject.actual.height
    if isOneSize || subject.layout == nil { findOutside() }
    if let layout = subject.layout, !layout.changes.isEmpty || !isOneSize {
      findColors(layout)
    }
    causes = causes.merged()
  }

  // MARK: - Outside

  /// What differs where no view has changed.
  private mutating func findOutside() {
    let explained = explainedFrames()
    var examined = subject.examined
    if !explained.isEmpty {
      var comparison = subject.comparison
      comparison.ignoring += explained
      examined = comparison.examine(subject.reference, subject.actual)
    }
    let difference = examined.difference
    guard difference.differingPixels > 0 else {
      let isSmoothed = difference.antialiasedPixels > 0 || difference.slightPixels > 0
      if isSmoothed, subject.engines.changesEdges { needsEngines = true }
      return
    }
    let signature = DifferenceSignature(subject.reference, subject.actual, examined)
    if case .edges = signature, subject.engines.changesEdges {
      needsEngines = true
      return
    }
    let colors = ColorChanges(subject.reference, subject.actual, examined)
    causes += colors.pairs.map(\.cause)
    if colors.isAll { return }
    causes.append(Self.cause(of: signature, difference, isAlone: colors.pairs.isEmpty))
  }

  private static func cause(
    of signature: DifferenceSignature, _ difference: PixelDifference, isAlone: Bool
  ) -> ChangeCause {
    switch signature {
    case .same, .content, .color:
      let count = ChangeSentences.count(difference.regions.count, "place")
      let words = isAlone ? "" : " other than by its colours"
      return ChangeCause(key: nil, sentence: "the picture differs in \(count)\(words)")
    case .size, .moved, .appeared, .vanished, .opacity, .edges:
      return ChangeCause(key: "pixels " + signature.sentence, sentence: signature.sentence)
    }
  }

  /// Where views were and are that have changed, with the pixels around them that letters may reach
  /// into; all texts, if they may be drawn in another way.
  private func explainedFrames() -> [PixelRegion] {
    guard let layout = subject.layout else { return [] }
    var frames = layout.changes.flatMap { change in
      [(change.oldFrame, subject.scales.reference), (change.newFrame, subject.scales.actual)]
    }
    for pair in layout.pairs {
      let isText = pair.new.text != nil
      guard pair.old.frame != pair.new.frame || isText && subject.engines.changesTexts else {
        continue
      }
      frames.append((pair.old.frame, subject.scales.reference))
      frames.append((pair.new.frame, subject.scales.actual))
    }
    return frames.compactMap { frame, scale in frame.map { Self.region($0, scale: scale) } }
  }

  private static func region(_ frame: CGRect, scale: CGFloat) -> PixelRegion {
    let margin = 2 / scale + min(frame.height / 4, 8)
    let frames = IgnoredFrames(frame.insetBy(dx: -margin, dy: -margin))
    return frames.pixels(scale: scale)[0]
  }

  // MARK: - Views

  /// Colours of views that are others, wherever these lie.
  private mutating func findColors(_ layout: ExaminedLayout) {
    var counts: [ColorChanges.Pair: Int] = [:]
    var order: [ColorChanges.Pair] = []
    var others: [ChangeCause] = []
    for pair in layout.pairs.prefix(Self.mostViews) {
      let changes = colors(of: pair)
      for change in changes.pairs {
        if counts[change] == nil { order.append(change) }
        counts[change, default: 0] += 1
      }
      if changes.pairs.isEmpty, changes.showsOther {
        let sentence = "the \(pair.new.kind.printable) shows something else"
        others.append(ChangeCause(key: sentence, sentence: sentence))
      }
    }
    let common = order.enumerated().sorted {
      (-(counts[$0.element] ?? 0), $0.offset) < (-(counts[$1.element] ?? 0), $1.offset)
    }
    causes += common.prefix(Self.mostColors).map(\.element.cause) + others
  }

  /// The colours of a view that are others, and whether it is a picture of something else.
  private func colors(of pair: ViewPair) -> (pairs: [ColorChanges.Pair], showsOther: Bool) {
    let texts = [pair.old.text, pair.new.text].compactMap(\.self)
    let isInOneColor = texts.count == 2 && !texts.contains(where: Self.hasPictures)
    let contents: ViewAppearance.Contents =
      pair.hasViews ? .views : texts.isEmpty ? .picture : isInOneColor ? .text : .other
    guard
      let old = ViewAppearance(
        subject.reference, pair.old.frame, scale: subject.scales.reference, contents: contents),
      let new = ViewAppearance(
        subject.actual, pair.new.frame, scale: subject.scales.actual, contents: contents)
    else { return ([], false) }
    let isSameText =
      texts.first == texts.last && pair.old.lines == pair.new.lines
      && !subject.engines.changesTexts && subject.scales.reference == subject.scales.actual
      && abs(pair.old.frame.width - pair.new.frame.width) <= layoutTolerance
      && abs(pair.old.frame.height - pair.new.frame.height) <= layoutTolerance
    return (
      ViewAppearance.changes(from: old, to: new, isSameText: isSameText),
      new.showsOther(than: old)
    )
  }

  private var layoutTolerance: CGFloat { subject.layout?.tolerance ?? 0 }

  /// Whether there are emoji in a text, which have colours of their own.
  private static func hasPictures(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F
    }
  }
}
