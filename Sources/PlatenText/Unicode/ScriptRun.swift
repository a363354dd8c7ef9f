/// A stretch of a text that is of one script (UAX #24).
package struct ScriptRun: Hashable, Sendable {
  /// The script; ``Script/common`` only if the whole text has no character of a script.
  package var script: Script
  /// The stretch, as offsets in the text's UTF-8.
  package var range: Range<Int>

  /// The stretches of a well-formed text, side by side from its start to its end.
  ///
  /// Characters of several scripts or none (digits, punctuation, emoji) are of the script before them,
  /// or of the one after if there is none before or if only that one uses them. A closing bracket is
  /// of the script of its opening one, and a mark of that of its base. Where a run ends inside a
  /// grapheme cluster all the same, the cluster is of the script that it starts with.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func runs(of utf8: UnsafeBufferPointer<UInt8>) -> [ScriptRun] {
    if let run = PlainScript.run(of: utf8) { return [run] }
    var finder = ScriptRunFinder()
    var offset = 0
    while offset < utf8.count {
      let (scalar, length) = utf8.scalar(at: offset)
      finder.append(scalar, at: offset)
      offset += length
    }
    return finder.finish(at: offset)
  }
}
