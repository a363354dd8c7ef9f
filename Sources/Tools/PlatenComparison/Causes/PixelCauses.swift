internal import Foundation
internal import Platen

/// The causes that show in two pictures, beside those of their layouts.
///
/// colours and pictures of the views, wherever they lie now → pixels outside of all views that have changed
struct PixelCauses {
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
    /// How many pixels per point has in each.
    var scales: (reference: CGFloat, actual: CGFloat)
    var engines: EngineChange
    /// The signature of all that tells them apart; nil if nothing does.
    var signature: DifferenceSignature?
  }

  /// The most views of which the colours are looked at.
  private static let mostViews = 2_000
  /// The most colours that views are said to have changed.
  private static let mostColors = 6

  private(set) var causes: [ChangeCause] = []
  /// The views that have other colours, each for itself.
  private(set) var coloredViews: [LayoutChange] = []
  /// Whether other fonts or engines explain a part of what differs.
  private(set) var needsEngines = false

  private let subject: Subject
  /// Whether the scenes say what was changed.
  private var isExplained: Bool { subject.layout?.isExplainedByScenes ?? false }
  /// Where views show something else.
  private var explained: [PixelRegion] = []

  init(_ subject: Subject) {
    self.subject = subject
    let isOneSize =
      subject.reference.width == subject.actual.width
      && subject.reference.height == subject.actual.height
    if let layout = subject.layout { findInside(layout) }
    if !isExplained, isOneSize || subject.layout == nil { findOutside() }
    causes = causes.merged()
  }

  // MARK: - Outside

  /// What differs where no view has changed.
  private mutating func findOutside() {
    let explained = explained + explainedFrames()
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
    let known = explained.isEmpty ? subject.signature : nil
    let signature = known ?? DifferenceSignature(subject.reference, subject.actual, examined)
    if case .edges = signature, subject.engines.changesEdges {
      needsEngines = true
      return
    }
    let colors = ColorChanges(subject.reference, subject.actual, examined)
    causes += colors.pairs.map(\.cause)
    if colors.isAll { return }
    if signature.isShapeless, colors.pairs.isEmpty, let view = innermostView(around: difference) {
      causes.append(ChangeCause(drawnDifferently: view.name, id: view.new.id))
    } else {
      causes.append(Self.cause(of: signature, difference, isAlone: colors.pairs.isEmpty))
    }
  }

  /// Returns the innermost view of a scene that lies where it lay and has all that differs in it; nil
  /// if that is no less than the picture.
  private func innermostView(around difference: PixelDifference) -> ViewPair? {
    subject.layout?.pairs.last { pair in
      guard !pair.new.id.isEmpty, pair.new.frame == pair.old.frame else { return false }
      let frame = Self.region(pair.new.frame, scale: subject.scales.actual)
      return difference.regions.allSatisfy { frame.intersection($0.bounds) == $0.bounds }
    }
  }

  private static func cause(
    of signature: DifferenceSignature, _ difference: PixelDifference, isAlone: Bool
  ) -> ChangeCause {
    switch signature {
    case .same, .content, .color:
      let count = ChangeSentences.count(difference.regions.count, "place")
      let words = isAlone ? "" : " other than by its colours"
      return ChangeCause(unknownIn: count + words)
    case .size, .moved, .appeared, .vanished, .opacity, .edges:
      return ChangeCause(key: "pixels " + signature.sentence, sentence: signature.sentence)
    }
  }

  /// Returns where views were and are that have changed, with the pixels around them that letters
  /// may reach into; all texts, if they may be drawn in another way.
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

  /// Colours of views that are others, and pictures of something else.
  private mutating func findInside(_ layout: ExaminedLayout) {
    let edited = layout.changes.filter { $0.kind == .value }.flatMap {
      [$0.oldFrame, $0.newFrame].compactMap(\.self)
    }
    // What lies on a view that was edited may look otherwise for that.
    let views = layout.pairs.prefix(Self.mostViews).filter { pair in
      !edited.contains { $0.intersects(pair.new.frame) || $0.intersects(pair.old.frame) }
    }
    var counts: [ColorChanges.Pair: Int] = [:]
    var order: [ColorChanges.Pair] = []
    var colored: [(view: ViewPair, change: ColorChanges.Pair)] = []
    // What scenes say of colours is known: where views went, others may only seem to be there.
    for view in views where !layout.saysValues {
      for change in colors(of: view) {
        if counts[change] == nil { order.append(change) }
        counts[change, default: 0] += 1
        colored.append((view, change))
      }
    }
    let common = order.enumerated().sorted {
      (-(counts[$0.element] ?? 0), $0.offset) < (-(counts[$1.element] ?? 0), $1.offset)
    }.map(\.element)
    let told = Set(common.prefix(Self.mostColors))
    coloredViews = colored.filter { told.contains($0.change) }.map(Self.change)
    for pair in common.prefix(Self.mostColors) {
      var cause = pair.cause
      let own = coloredViews.filter { $0.common == cause.common }
      cause.sentence = LayoutChange.sentences(of: own).first ?? cause.sentence
      causes.append(cause)
    }
    let single = views.filter { !$0.hasViews }
    for view in single where isAlonePicture(view, among: single) {
      if showsOther(view, hasOtherColors: !common.isEmpty) { addPicture(view) }
    }
  }

  private static func change(_ view: ViewPair, _ pair: ColorChanges.Pair) -> LayoutChange {
    var change = LayoutChange(
      kind: .color, id: view.new.id, sentence: "\(view.name): \(pair.cause.sentence)",
      oldFrame: view.old.frame, newFrame: view.new.frame)
    change.noun = view.new.text == nil ? LayoutNames.seen(view.new.kind) : "text"
    change.texts = LayoutChange.TextPair(
      old: DifferenceSignature.hex(pair.old), new: DifferenceSignature.hex(pair.new))
    return change
  }

  /// Returns whether a view is a picture on which nothing else lies.
  private func isAlonePicture(_ view: ViewPair, among others: [ViewPair]) -> Bool {
    view.old.text == nil && view.new.text == nil
      && others.allSatisfy { other in
        other.new.frame.contains(view.new.frame) || !other.new.frame.intersects(view.new.frame)
      }
  }

  private mutating func addPicture(_ view: ViewPair) {
    let sentence = "the \(LayoutNames.seen(view.new.kind)) shows something else"
    causes.append(ChangeCause(key: sentence, sentence: sentence))
    explained.append(Self.region(view.old.frame, scale: subject.scales.reference))
    explained.append(Self.region(view.new.frame, scale: subject.scales.actual))
  }

  /// Returns whether a picture, a symbol or a shape is another, beside its colours.
  private func showsOther(_ view: ViewPair, hasOtherColors: Bool) -> Bool {
    let (before, now) = (subject.scales.reference, subject.scales.actual)
    var grounds: (old: UInt32?, new: UInt32?)
    if hasOtherColors {
      let old = ViewAppearance(subject.reference, view.old.frame, scale: before, contents: .other)
      let new = ViewAppearance(subject.actual, view.new.frame, scale: now, contents: .other)
      grounds = (old?.ground, new?.ground)
      // What has no ground, or another form, is others for the reason that is known.
      if grounds.old == nil || grounds.new == nil || !hasSameSize(view) { return false }
    }
    let old = AppearanceGrid(subject.reference, view.old.frame, scale: before, ground: grounds.old)
    let new = AppearanceGrid(subject.actual, view.new.frame, scale: now, ground: grounds.new)
    return new.differ(from: old)
  }

  /// The colours of a view that are others.
  private func colors(of pair: ViewPair) -> [ColorChanges.Pair] {
    let texts = [pair.old.text, pair.new.text].compactMap(\.self)
    let isInOneColor = texts.count == 2 && !texts.contains(where: Self.hasPictures)
    let contents: ViewAppearance.Contents =
      pair.hasViews ? .views : isInOneColor ? .text : .other
    guard
      let old = ViewAppearance(
        subject.reference, pair.old.frame, scale: subject.scales.reference, contents: contents),
      let new = ViewAppearance(
        subject.actual, pair.new.frame, scale: subject.scales.actual, contents: contents)
    else { return [] }
    let isSameText =
      texts.first == texts.last && pair.old.lines == pair.new.lines
      && !subject.engines.changesTexts && subject.scales.reference == subject.scales.actual
      && hasSameSize(pair)
    return ViewAppearance.changes(from: old, to: new, isSameText: isSameText)
  }

  private func hasSameSize(_ pair: ViewPair) -> Bool {
    let tolerance = subject.layout?.tolerance ?? 0
    return abs(pair.old.frame.width - pair.new.frame.width) <= tolerance
      && abs(pair.old.frame.height - pair.new.frame.height) <= tolerance
  }

  /// Returns whether there are emoji in a text, which have colours of their own.
  private static func hasPictures(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F
    }
  }
}
