internal import Foundation
internal import Platen

/// The causes that show in a layout.
///
/// what is new, gone, said otherwise or elsewhere among others → values of the scene → fonts → texts of another size → lengths that
/// none of these explains
///
/// Where a text grows, what stands behind it moves, and what is around it grows as well: that has no
/// cause of its own. It has one if it goes further than all that grew.
struct LayoutCauses {
  /// The causes, in the order in which they explain others.
  private(set) var causes: [ChangeCause] = []
  /// Whether other fonts or text engines explain a part of it.
  private(set) var needsEngines = false

  private let layout: ExaminedLayout
  private let engines: EngineChange
  /// How far what was found may have moved or stretched other views, in points.
  private var reach = CGSize.zero

  init(_ layout: ExaminedLayout, engines: EngineChange) {
    (self.layout, self.engines) = (layout, engines)
    let changes = LayoutChange.forMessage(layout.changes)
    findTellingChanges(changes)
    findValues(changes)
    findFonts(changes)
    findOtherSizesOfText()
    findLengths(changes)
    if causes.isEmpty, !needsEngines { findTheRest(changes) }
    causes = causes.merged()
  }

  // MARK: - Views

  private mutating func findTellingChanges(_ changes: [LayoutChange]) {
    for change in changes {
      switch change.kind {
      case .text: add(words: change)
      case .added, .removed:
        let common = change.subject + (change.kind == .added ? " added" : " removed")
        add(change, key: common, common: common)
      case .order: add(change, key: "order", common: "views have changed places")
      case .visibility where engines.changesTexts: needsEngines = true
      case .visibility:
        let words = change.newFrame == nil ? " is now left out" : " is no longer left out"
        add(change, key: change.subject + words, common: change.subject + words)
      case .color, .value, .font, .truncation, .scale, .baseline, .lines, .resized, .moved: continue
      }
    }
    // What stands in rows, cells or around a middle goes anywhere when one of them grows.
    if !causes.isEmpty, layout.pairs.contains(where: { Self.packs($0.new.kind) }) {
      reach = .unlimited
    }
  }

  /// The values that the scene says otherwise, each once with how many views have it.
  private mutating func findValues(_ changes: [LayoutChange]) {
    let values = changes.filter { $0.kind == .value }
    for (words, own) in Self.grouped(values, by: { $0.value.map { [$0] } ?? [] }) {
      let sentence = LayoutChange.sentences(of: own).first ?? words.common
      causes.append(ChangeCause(key: words.key, sentence: sentence, common: words.common))
      if !words.isPaint { reach = .unlimited }
    }
  }

  /// The families, weights and sizes that are others, each once with how many texts have it.
  private mutating func findFonts(_ changes: [LayoutChange]) {
    let fonts = changes.filter { $0.kind == .font }
    for (words, own) in Self.grouped(fonts, by: { $0.texts.map(FontWords.changes) ?? [] }) {
      let isOne = own.count == 1 && own.first?.common == words
      let sentence =
        isOne
        ? own[0].sentence
        : own.count == 1 ? "\(own[0].subject): \(words)" : "\(words) (\(LayoutChange.count(own)))"
      causes.append(ChangeCause(key: "font " + words, sentence: sentence, common: words))
      reach = .unlimited
    }
  }

  /// Changes by what they have in common, in the order in which that comes.
  private static func grouped<Key: Hashable>(
    _ changes: [LayoutChange], by keys: (LayoutChange) -> [Key]
  ) -> [(key: Key, changes: [LayoutChange])] {
    var groups: [(key: Key, changes: [LayoutChange])] = []
    var places: [Key: Int] = [:]
    for change in changes {
      for key in keys(change) {
        if let place = places[key] {
          groups[place].changes.append(change)
        } else {
          places[key] = groups.count
          groups.append((key, [change]))
        }
      }
    }
    return groups
  }

  private mutating func add(_ change: LayoutChange, key: String, common: String) {
    causes.append(ChangeCause(key: key, sentence: change.sentence, common: common))
    reach = .unlimited
  }

  private mutating func add(words change: LayoutChange) {
    guard let texts = change.texts else { return }
    causes += ChangeCause.words(from: texts.old, to: texts.new, sentence: change.sentence)
    guard let old = change.oldFrame?.size, let new = change.newFrame?.size else { return }
    reach.width += abs(new.width - old.width)
    reach.height += abs(new.height - old.height)
  }

  private static func packs(_ kind: String) -> Bool {
    let kind = kind.lowercased()
    return LayoutNames.hasRows(kind)
      || ["cloud", "radial", "clock", "table"].contains { kind.contains($0) }
  }

  // MARK: - Sizes of texts

  /// Texts that say the same in the same lines and have another size: another font, or more around
  /// them.
  private mutating func findOtherSizesOfText() {
    let pairs = layout.pairs.filter { pair in
      pair.new.text != nil && pair.new.text == pair.old.text && !pair.hasViews
        && pair.new.lines == pair.old.lines && pair.new.scaleFactor == pair.old.scaleFactor
    }
    for pair in pairs {
      let (old, new) = (pair.old.frame.size, pair.new.frame.size)
      let isExplained = isWithin(reach, new.width - old.width, new.height - old.height)
      if isSame(old.width, new.width) && isSame(old.height, new.height) || isExplained { continue }
      if engines.changesTexts, (0.8...1.25).contains(new.height / old.height) {
        needsEngines = true
        continue
      }
      let height = LayoutWords.number(old.height)
      let words =
        if isSame(old.height, new.height) {
          new.width > old.width ? "wider" : "narrower"
        } else {
          LayoutWords.number(new.height) + " pt high"
        }
      let sentence = "texts \(height) pt high are now \(words)"
      causes.append(ChangeCause(key: sentence, sentence: sentence))
      reach = .unlimited
    }
    if needsEngines { reach = .unlimited }
  }

  // MARK: - Lengths

  /// Moves and sizes that go further than all that grew.
  private mutating func findLengths(_ changes: [LayoutChange]) {
    let said = Set(changes.filter { $0.kind == .text }.map(\.newFrame))
    let others = changes.filter { change in
      guard let old = change.oldFrame, let new = change.newFrame,
        change.kind == .resized || change.kind == .moved
      else { return false }
      return !(said.contains(new) && change.kind == .resized)
        && !(isWithin(reach, new.minX - old.minX, new.minY - old.minY)
          && isWithin(reach, new.width - old.width, new.height - old.height))
    }
    guard !others.isEmpty else { return }
    if engines.changesTexts, layout.pairs.contains(where: { $0.new.text != nil }) {
      needsEngines = true
      return
    }
    let telling = others.filter { $0.kind == others[0].kind }
    let step = LengthStep(others, tolerance: layout.tolerance)
    causes.append(
      ChangeCause(
        key: step.key, sentence: LayoutChange.summary(of: telling, limit: 2), common: step.sentence)
    )
  }

  /// What became of texts where nothing else did.
  private mutating func findTheRest(_ changes: [LayoutChange]) {
    let rest = changes.filter { $0.kind == changes.first?.kind }
    guard let kind = rest.first?.kind else { return }
    let common =
      switch kind {
      case .truncation: "texts are cut off elsewhere"
      case .scale: "texts are scaled differently"
      case .lines: "lines and rows break elsewhere"
      case .baseline: "baselines have moved"
      default: ""
      }
    let sentence = ChangeSentences.line(rest.map(\.sentence), limit: 2)
    causes.append(
      ChangeCause(key: common.isEmpty ? nil : common, sentence: sentence, common: common))
  }

  private func isWithin(_ reach: CGSize, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(x) <= reach.width + layout.tolerance && abs(y) <= reach.height + layout.tolerance
  }

  private func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= layout.tolerance }
}

extension CGSize {
  fileprivate static var unlimited: CGSize {
    CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
  }
}

// MARK: - Steps

/// The length by which views have moved and grown, if it is one: more space at each side of a view
/// makes it wider by twice as much, and moves what is behind it by as much.
private struct LengthStep {
  let key: String
  let sentence: String

  /// The most steps that one view moves or grows by.
  private static let mostSteps: CGFloat = 4

  init(_ changes: [LayoutChange], tolerance: CGFloat) {
    var lengths: Set<CGFloat> = []
    var growth: CGFloat = 0
    for change in changes {
      guard let old = change.oldFrame, let new = change.newFrame else { continue }
      let sides = [new.width - old.width, new.height - old.height]
      let all = change.kind == .moved ? [] : sides
      for length in all + [new.minX - old.minX, new.minY - old.minY]
      where abs(length) > tolerance {
        lengths.insert((abs(length) * 10).rounded() / 10)
      }
      growth += all.reduce(0, +)
    }
    let sorted = lengths.sorted()
    let verb = growth == 0 ? "moved" : growth > 0 ? "grew" : "shrank"
    let step = sorted.first ?? 0
    let isOneStep = sorted.allSatisfy { length in
      let steps = (length / step).rounded()
      return steps <= Self.mostSteps && abs(length - steps * step) <= 2 * tolerance
    }
    if isOneStep {
      sentence = "views \(verb) by \(LayoutWords.number(step)) pt or a multiple of it"
    } else {
      let words = sorted.prefix(4).map(LayoutWords.number) + (sorted.count > 4 ? ["…"] : [])
      sentence = "views \(verb) by \(words.joined(separator: ", ")) pt"
    }
    key = isOneStep ? sentence : "views \(verb) \(sorted)"
  }
}
