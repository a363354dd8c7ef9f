/// The difference of two snapshots.
package struct SnapshotComparison: Hashable, Sendable {
  /// Whether they are the same as far as the tolerance goes.
  package var isSame = false
  /// Whether they are the same without any tolerance.
  package var isExact = false
  /// Why pixels may differ though nobody changed the picture: other engines, fonts or scale.
  package var fingerprintDifferences: [String] = []
  /// What differs pixel by pixel; nil if that was not compared.
  package var pixels: PixelDifference?
  /// How the layout changed, as far as the files tell and something else differs.
  package var layoutChanges: [LayoutChange] = []
  /// How the SVG changed.
  package var svgChanges: [SVGChange] = []
  /// Why they differ, as other snapshots may for the same reason.
  package var causes: [ChangeCause] = []
  /// What the picture as a whole became, if it did: `the whole picture turned from white to blue`.
  package var turn: String?
  /// What kind of change the pixels show; nil if none was looked for.
  package var signature: DifferenceSignature?
  /// A picture of what differs, as a PNG's bytes.
  package var overlay: [UInt8]?

  package init() {}

  /// Two files of the same bytes.
  package static var identical: SnapshotComparison {
    var comparison = SnapshotComparison()
    (comparison.isSame, comparison.isExact) = (true, true)
    return comparison
  }
}

extension SnapshotComparison {
  /// The most important thing to know, in a sentence without a full stop; empty for the same.
  ///
  /// Another engine or font is named first: it may be the cause of all else.
  package var summary: String {
    if isExact { return "" }
    if isSame { return toleratedSummary }
    var parts: [String] = []
    if !fingerprintDifferences.isEmpty {
      parts.append(fingerprintDifferences.joined(separator: ", "))
    }
    parts += told
    if let pixels, !pixels.isNothing { parts.append(pixels.summary) }
    return parts.joined(separator: "; ")
  }

  /// What changed, in a sentence each: what the picture as a whole became, then the causes.
  package var headline: [String] {
    let causes = causes.map(\.sentence).filter { !PictureTurn.tells(turn, $0) }
    return (turn.map { [$0] } ?? []) + causes
  }

  /// What changed, and what came of that.
  private var told: [String] {
    let engines = fingerprintDifferences.joined(separator: ", ")
    let headline = headline.filter { $0 != engines && !$0.hasPrefix(ChangeCause.unknown) }
    if headline.isEmpty || causes.isEmpty {
      let layout = layoutChanges.isEmpty ? [] : [LayoutChange.summary(of: layoutChanges, limit: 3)]
      return (turn.map { [$0] } ?? []) + (layout.isEmpty ? drawn : layout)
    }
    let causes = ChangeSentences.line(headline, limit: 6)
    let followed = LayoutChange.sentences(
      of: LayoutChange.forMessage(layoutChanges.filter(\.follows))
    )
    .filter { !causes.contains($0) }
    return [causes] + ChangeSentences.list(followed, limit: 2)
  }

  /// What the drawing or the pixels show, where no layout says more.
  private var drawn: [String] {
    if !svgChanges.isEmpty { return [ChangeSentences.line(svgChanges.map(\.sentence), limit: 3)] }
    if let signature, signature.isTelling { return [signature.sentence] }
    return []
  }

  private var toleratedSummary: String {
    guard let pixels, !pixels.isNothing else { return "" }
    let count = pixels.differingPixels + pixels.antialiasedPixels + pixels.slightPixels
    let amount = ChangeSentences.count(count, "pixel") + (count == 1 ? " differs" : " differ")
    let levels = ChangeSentences.count(pixels.largestLevels, "level")
    return "\(amount) by up to \(levels), which is within the tolerance"
  }
}

extension DifferenceSignature {
  /// Whether it says more than that something differs, which the sizes and the pixels say themselves.
  fileprivate var isTelling: Bool {
    switch self {
    case .same, .size, .content: false
    case .color, .moved, .appeared, .vanished, .opacity, .edges: true
    }
  }
}

extension PixelDifference {
  /// How much differs, in a sentence without a full stop.
  package var summary: String {
    let count = differingPixels == 1 ? "1 pixel differs" : "\(differingPixels) pixels differ"
    let places = regions.count == 1 ? "1 place" : "\(regions.count) places"
    let amount = "\(count) (\(Self.percent(ratio))) in \(places)"
    if referenceSize.width == actualSize.width, referenceSize.height == actualSize.height {
      return amount
    }
    return "\(referenceSize.width) x \(referenceSize.height) pixels became"
      + " \(actualSize.width) x \(actualSize.height); \(amount)"
  }

  /// A part of a whole in hundredths with two significant digits, never less than 0.001 %.
  private static func percent(_ ratio: Double) -> String {
    let percent = ratio * 100
    if percent >= 10 { return "\(Int(percent.rounded())) %" }
    let unit = percent >= 1 ? 10.0 : percent >= 0.1 ? 100 : 1000
    let rounded = max((percent * unit).rounded(), 1) / unit
    return "\(rounded) %"
  }
}
