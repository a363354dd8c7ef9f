internal import Foundation
package import Platen

/// Compares layouts view by view.
///
/// flatten both trees → match their views → find what became of each → tell it once
///
/// Views are matched by the names that scenes give them, by kind and text, and at last by kind alone
/// (``TreeMatching``), so that a view that is new does not make others of all those after it. A view
/// that only goes along with the one around it is not told of.
///
/// - Complexity: O(*n* log *n*), where *n* is the number of views of both.
package struct LayoutComparison {
  /// How far numbers may be apart that count as the same, in points.
  package var tolerance: Double

  /// Makes a comparison with a tolerance in points.
  package init(tolerance: Double = 0.05) {
    self.tolerance = tolerance
  }

  /// Returns what became of the views of a reference: in the order of the other layout, those that
  /// are gone at the end; empty if both are the same.
  package func changes(from reference: LayoutTree, to actual: LayoutTree) -> [LayoutChange] {
    examine(from: reference, to: actual).changes
  }

  /// Returns what became of the views of a reference, with those that are seen in both layouts.
  ///
  /// - Parameter values: What the scenes of both say of the views.
  func examine(
    from reference: LayoutTree, to actual: LayoutTree,
    saying values: (old: SceneViewValues, new: SceneViewValues) = ([:], [:])
  ) -> ExaminedLayout {
    var keys = LayoutKeys()
    // What one of them does not say cannot be compared.
    let areSaid = !values.old.isEmpty && !values.new.isEmpty
    let old = LayoutNodes(reference, values: areSaid ? values.old : [:], keys: &keys)
    let new = LayoutNodes(actual, values: areSaid ? values.new : [:], keys: &keys)
    let matching = TreeMatching(old: old.outline, new: new.outline) {
      Self.similarity(old, $0, new, $1)
    }
    var findings = LayoutFindings(
      old: old, new: new, matching: matching, tolerance: CGFloat(tolerance))
    let changes = findings.changes()
    let pairs = new.views.indices.compactMap { node -> ViewPair? in
      let before = matching.oldNodes[node]
      guard before >= 0, !new.views[node].isHidden, !old.views[before].isHidden else { return nil }
      return ViewPair(
        old: old.views[before], new: new.views[node], node: node, names: findings.newNames,
        hasViews: !new.outline.children[node].isEmpty || !old.outline.children[before].isEmpty)
    }
    return ExaminedLayout(
      changes: changes, pairs: pairs, tolerance: CGFloat(tolerance), isSame: findings.isSame,
      saysValues: old.saysValues && new.saysValues)
  }

  /// Returns how much alike two views of one kind are, from 0 to 1: their texts, or what is in
  /// them.
  private static func similarity(
    _ old: LayoutNodes, _ node: Int, _ new: LayoutNodes, _ other: Int
  ) -> Double {
    if let ours = old.views[node].text, let theirs = new.views[other].text {
      return TextSimilarity.of(ours, theirs)
    }
    let ours = Set(old.outline.children[node].prefix(64).map { old.outline.contents[$0] })
    let theirs = Set(new.outline.children[other].prefix(64).map { new.outline.contents[$0] })
    let most = max(ours.count, theirs.count)
    return most == 0 ? 1 : Double(ours.intersection(theirs).count) / Double(most)
  }
}

// MARK: - Results

/// The differences of two layouts, and the views that are in both.
struct ExaminedLayout {
  /// What became of the views; see ``LayoutComparison/changes(from:to:)``.
  var changes: [LayoutChange]
  /// The views that are seen in both, those around before those inside.
  var pairs: [ViewPair]
  /// How far numbers may be apart that count as the same, in points.
  var tolerance: CGFloat
  /// Whether every view is where it was and says what it said, whatever the scenes say.
  var isSame = true
  /// Whether both scenes say what they say of their views: colours among that.
  var saysValues = false
  /// Whether the scenes say what was changed.
  var isExplainedByScenes: Bool { changes.contains { $0.kind == .value } }

  /// Without the values that were changed of views on which nothing differs: a colour of the dark look
  /// is none of the light one.
  ///
  /// - Parameter differs: Whether something differs in a frame, in points.
  func withoutUnseenValues(_ differs: (CGRect) -> Bool) -> ExaminedLayout {
    var seen = self
    seen.changes.removeAll { change in
      guard change.kind == .value, let frame = change.newFrame else { return false }
      return frame == change.oldFrame && !differs(frame.insetBy(dx: -Self.reach, dy: -Self.reach))
    }
    return seen
  }

  /// How far shadows and the like reach out of a view's frame, in points.
  private static let reach: CGFloat = 40
}

/// A view as it was and as it is, without those inside.
struct ViewPair {
  var old: LayoutTree
  var new: LayoutTree
  /// Its place among the views, and how these are called.
  fileprivate var node: Int
  fileprivate var names: LayoutNames
  /// Whether there are views inside, in one of the two.
  var hasViews: Bool

  /// What it is called in sentences, which is found only where a change is told.
  var name: String { names.name(of: node) }
}
