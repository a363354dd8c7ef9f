internal import Foundation
internal import Platen

// What the scenes say otherwise of views than before, and what that explains.
extension LayoutFindings {
  /// All changes with those of values, and without what these explain of the views that a view of the
  /// scene is made of: where a clock's numerals are others, its texts are.
  func allWithValues() -> [LayoutChange] {
    let changedTexts = Set(changesOfView.flatMap { $0 }.compactMap(\.texts))
    func has(_ kinds: LayoutChange.Kind...) -> Bool {
      changesOfView.contains { $0.contains { kinds.contains($0.kind) } }
    }
    let hasOtherFonts = has(.font)
    let hasOtherTexts = has(.text, .added, .removed) || !removed().isEmpty
    let otherLook = new.values[0]["canvas.colorScheme"] == "dark" ? "light" : "dark"
    var all: [LayoutChange] = []
    var isMade = [Bool](repeating: false, count: new.views.count)
    for node in new.views.indices {
      let before = matching.oldNodes[node]
      let parent = new.outline.parents[node]
      var words: [ValueWords] = []
      if before >= 0 {
        words = ValueWords.changes(
          from: old.values[before], to: new.values[node], of: new.views[node].kind)
        words.removeAll { word in
          word.look == otherLook || hasOtherFonts && word.isOfFont
            || hasOtherTexts && word.isContent
            || word.texts.map(changedTexts.contains) ?? false
            || word.isOfView && changesOfView[node].contains { $0.kind == .text }
        }
      }
      let isPart = new.views[node].id.isEmpty && parent >= 0 && isMade[parent]
      isMade[node] = isPart || words.contains { $0.isOfView && !$0.isContent }
      all += words.map { value($0, node, before) }
      if !isPart { all += changesOfView[node] }
    }
    return all
      + removed { node in
        let parent = old.outline.parents[node]
        guard old.views[node].id.isEmpty, parent >= 0 else { return true }
        let now = matching.newNodes[parent]
        return now < 0 || !isMade[now]
      }
  }

  private func value(_ words: ValueWords, _ node: Int, _ before: Int) -> LayoutChange {
    let name = before == 0 ? "the picture" : oldNames.name(of: before)
    var told = change(.value, node, before, words.sentence(of: name))
    (told.value, told.noun) = (words, oldNames.noun(of: before))
    return told
  }
}
