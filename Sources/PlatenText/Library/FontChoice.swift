/// Which face a grapheme cluster is set in, and which were asked before.
package struct FontChoice: Sendable {
  package var cluster: Character
  /// The cluster's script; that of what stands before it for digits and punctuation.
  package var script: Script
  /// Whether the cluster is read from right to left.
  package var isRightToLeft: Bool
  /// The face whose glyphs are drawn: if the cluster is missing, that of the box.
  package var face: FontFace
  /// Whether no font has the cluster.
  package var isMissing: Bool
  /// The faces that were asked before and lack it, in order.
  package var passedOver: [FontFace]
}

extension FontLibrary {
  /// Which face each grapheme cluster of a text is set in, in the order of the text.
  ///
  /// - Parameter language: A BCP 47 tag.
  package func choices(
    for text: String, font: Font, language: String
  ) throws(FontError) -> [FontChoice] {
    let resolved = font.resolved(for: .large)
    let request = ShapingRequest(text, font: resolved, language: language)
    let shaped = try shape(request)
    return try withWorkspace { workspace throws(FontError) in
      let chooser = try workspace.chooser(for: request.first.font, language)
      var choices: [FontChoice] = []
      for run in shaped.runs {
        for cluster in run.characters {
          var passedOver: [FontFace] = []
          _ = chooser.choose(for: cluster, script: run.script) { passedOver.append($0) }
          choices.append(
            FontChoice(
              cluster: cluster, script: run.script, isRightToLeft: run.isRightToLeft,
              face: run.face, isMissing: run.isMissing,
              // A space stays with the words before it.
              passedOver: run.isMissing
                ? passedOver : Array(passedOver.prefix { $0 !== run.face })))
        }
      }
      return choices
    }
  }
}
