internal import Foundation
internal import Platen

// What became of a view that is in both layouts.
extension LayoutFindings {
  /// Returns what the view shows and how.
  func appearance(of node: Int, before: Int) -> [LayoutChange] {
    let (view, reference) = (new.views[node], old.views[before])
    var changes: [LayoutChange] = []
    func tell(_ kind: LayoutChange.Kind, _ words: String) {
      changes.append(change(kind, node, before, "\(newNames.name(of: node)) \(words)"))
    }
    let hasText = view.text != nil || reference.text != nil
    if hasText, view.text != reference.text { changes.append(text(of: node, before: before)) }
    if view.isHidden != reference.isHidden {
      tell(.visibility, view.isHidden ? "is now left out" : "is no longer left out")
      return changes
    }
    if let now = view.font, let then = reference.font, now != then {
      let fonts = LayoutChange.TextPair(old: then, new: now)
      let words = FontWords.changes(fonts).joined(separator: " and ")
      var change = change(.font, node, before, "\(newNames.name(of: node)): \(words)")
      change.texts = fonts
      changes.append(change)
    }
    if view.isTruncated != reference.isTruncated {
      let shown = view.lines.last.map { ", to \($0.quoted())" } ?? ""
      tell(.truncation, view.isTruncated ? "is now cut off\(shown)" : "is no longer cut off")
    }
    if abs(view.scaleFactor - reference.scaleFactor) > 0.0005 {
      let (now, then) = (percent(view.scaleFactor), percent(reference.scaleFactor))
      tell(.scale, "is now set at \(now) of its size, not \(then)")
    }
    let isCutAlike = view.isTruncated == reference.isTruncated
    if view.text == reference.text, isCutAlike, view.lines != reference.lines {
      tell(.lines, lines(view.lines, reference.lines))
    }
    return changes
  }

  private func text(of node: Int, before: Int) -> LayoutChange {
    let (view, reference) = (new.views[node], old.views[before])
    // The name of the old view has the old text in it.
    let sentence: String
    switch (reference.text, view.text) {
    case (.some(let then), .some(let text)):
      let name = oldNames.name(of: before)
      sentence = Self.words(name, then, text) ?? "\(name) is now \(text.quoted())"
    case (.some, nil): sentence = "\(oldNames.name(of: before)) no longer has a text"
    default: sentence = "\(newNames.name(of: node)) had no text"
    }
    var change = change(.text, node, before, sentence)
    change.texts = LayoutChange.TextPair(old: reference.text ?? "", new: view.text ?? "")
    return change
  }

  /// Returns what became of a text that is too long to be told as a whole, if it changed in one place.
  private static func words(_ name: String, _ old: String, _ new: String) -> String? {
    guard max(old.count, new.count) > mostTold else { return nil }
    let replacements = WordDifference.replacements(from: old, to: new)
    guard replacements.count == 1, let words = replacements.first, words.old != old else {
      return nil
    }
    if words.old.isEmpty { return "\(name) now also says \(words.new.quoted())" }
    if words.new.isEmpty { return "\(name) no longer says \(words.old.quoted())" }
    return "\(words.old.quoted()) is now \(words.new.quoted()) in \(name)"
  }

  /// Texts of so many characters are told as a whole.
  private static let mostTold = 40

  private func lines(_ now: [String], _ then: [String]) -> String {
    now.count == then.count
      ? "breaks its lines elsewhere"
      : "now has \(ChangeSentences.count(now.count, "line")), not \(then.count)"
  }

  private func percent(_ factor: CGFloat) -> String {
    LayoutWords.number(factor * 100) + " %"
  }

  /// Returns where the view has gone and what size it is, unless it only went along.
  func frame(of node: Int, before: Int) -> [LayoutChange] {
    let (view, reference) = (new.views[node].frame, old.views[before].frame)
    var move = ""
    if moves.isTold[node], let step = moves.steps[node] {
      move = "moved " + LayoutWords.move(step.x, step.y, tolerance: tolerance)
    }
    let growth = LayoutWords.growth(
      view.width - reference.width, view.height - reference.height, tolerance: tolerance)
    if move.isEmpty, growth.isEmpty { return [] }
    let name = newNames.name(of: node)
    if growth.isEmpty {
      let company = moves.followers[node]
      let others = company == 0 ? "" : " and \(ChangeSentences.count(company, "view")) in it"
      return [change(.moved, node, before, "\(name)\(others) \(move)")]
    }
    let words = move.isEmpty ? "is \(growth)" : "\(move) and is \(growth)"
    return [change(.resized, node, before, "\(name) \(words)")]
  }

  /// Returns how much deeper or higher in the view its first line stands.
  func baseline(of node: Int, before: Int) -> [LayoutChange] {
    let (view, reference) = (new.views[node], old.views[before])
    guard !view.isHidden, let now = view.baseline, let then = reference.baseline else { return [] }
    let step = (now - view.frame.minY) - (then - reference.frame.minY)
    guard abs(step) > tolerance else { return [] }
    let words = "\(LayoutWords.number(abs(step))) pt \(step > 0 ? "lower" : "higher") in it"
    let sentence = "\(newNames.name(of: node)) has its baseline \(words)"
    return [change(.baseline, node, before, sentence)]
  }
}

// MARK: - Moves

/// The moves of views, without those that only went along with the view around them.
struct LayoutMoves {
  /// How far each new view is from where it was, in points; nil if it was not there or not shown.
  private(set) var steps: [CGPoint?]
  /// Whether a view's move has to be told: it has gone, and not with the one around.
  private(set) var isTold: [Bool]
  /// How many of the views in one have gone with it.
  private(set) var followers: [Int]

  /// Reads the moves of all new views, those around before those inside.
  init(old: LayoutNodes, new: LayoutNodes, matching: TreeMatching, tolerance: CGFloat) {
    let count = new.views.count
    steps = [CGPoint?](repeating: nil, count: count)
    isTold = [Bool](repeating: false, count: count)
    followers = [Int](repeating: 0, count: count)
    // How far the view around has gone, which is 0 for the picture; and who tells of it.
    var around = [CGPoint](repeating: .zero, count: count)
    var leaders = [Int](repeating: -1, count: count)
    for node in new.views.indices {
      let parent = new.outline.parents[node]
      let carried = parent < 0 ? .zero : around[parent]
      leaders[node] = parent < 0 ? -1 : leaders[parent]
      around[node] = carried
      let before = matching.oldNodes[node]
      guard before >= 0, !new.views[node].isHidden, !old.views[before].isHidden else { continue }
      let (now, then) = (new.views[node].frame, old.views[before].frame)
      let step = CGPoint(x: now.minX - then.minX, y: now.minY - then.minY)
      steps[node] = step
      around[node] = step
      let goesAlong = Self.isNear(step, carried, tolerance)
      if goesAlong {
        if leaders[node] >= 0 { followers[leaders[node]] += 1 }
      } else {
        isTold[node] = !Self.isNear(step, .zero, tolerance)
        leaders[node] = isTold[node] ? node : -1
      }
    }
  }

  private static func isNear(_ step: CGPoint, _ other: CGPoint, _ tolerance: CGFloat) -> Bool {
    abs(step.x - other.x) <= tolerance && abs(step.y - other.y) <= tolerance
  }
}
