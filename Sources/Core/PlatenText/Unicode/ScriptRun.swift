/// A stretch of a text that is of one script (UAX #24).
package struct ScriptRun: Hashable, Sendable {
  /// The script; ``Script/common`` only if the whole text has no character of a script.
  package var script: Script
  /// The stretch, as offsets in the text's UTF-8.
  package var range: Range<Int>

  /// The stretches of a well-formed text, side by side from its start to its end.
  ///
  /// Characters of several scripts or none (digits, punctuation, emoji) are of the script before
  /// them, or of the one after if there is none before or if only that one uses them. A closing
  /// bracket is of the script of its opening one, and a mark of that of its base. Where a run ends
  /// inside a grapheme cluster all the same, the cluster is of the script that it starts with.
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

// MARK: - Plain texts

/// The script of texts in Latin letters, digits, punctuation and emoji, which are one run.
private enum PlainScript {
  /// The one run of a text that is so plain; nil for other texts, and for an empty one.
  static func run(of utf8: UnsafeBufferPointer<UInt8>) -> ScriptRun? {
    guard !utf8.isEmpty else { return nil }
    var isLatin = false
    var offset = 0
    while offset < utf8.count {
      let byte = utf8[offset]
      switch byte {
      case ..<0x80:
        isLatin = isLatin || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        offset += 1
      case ..<0xCA:
        // U+0080 to U+027F: letters, but for some of the first 64 and two signs.
        let next = utf8[offset + 1]
        let isLetter = byte == 0xC2 ? next == 0xAA || next == 0xBA : !isSign(byte, next)
        isLatin = isLatin || isLetter
        offset += 2
      case ..<0xE0: return nil
      default:
        let length = lengthOfCommon(utf8, at: offset)
        if length == 0 { return nil }
        offset += length
      }
    }
    return ScriptRun(script: isLatin ? .latin : .common, range: 0..<utf8.count)
  }

  /// The signs × and ÷ among the letters.
  private static func isSign(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0xC3 && (second == 0x97 || second == 0xB7)
  }

  /// The length of a punctuation mark, a symbol or an emoji that is of every script; 0 for others.
  private static func lengthOfCommon(_ utf8: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard utf8[offset] >= 0xE0 else { return 0 }
    let (second, third) = (utf8[offset + 1], utf8[offset + 2])
    switch (utf8[offset], second) {
    // U+2000 to U+203F, but for the narrow no-break space, which is Latin and Mongolian.
    case (0xE2, 0x80): return third == 0xAF ? 0 : 3
    // U+2600 to U+27BF.
    case (0xE2, 0x98...0x9E): return 3
    // VS15 and VS16.
    case (0xEF, 0xB8): return third == 0x8E || third == 0x8F ? 3 : 0
    // U+1F300 to U+1FFFF.
    case (0xF0, 0x9F): return third >= 0x8C ? 4 : 0
    default: return 0
    }
  }
}

// MARK: - Other texts

/// Collects the script runs of a text, character by character.
private struct ScriptRunFinder {
  /// Characters of several scripts, none of which is the one before them: the next character of a
  /// script decides.
  private struct Pending {
    var start: Int
    var scripts: [Script]
  }

  /// The runs so far; the last one may get longer.
  private var runs: [ScriptRun] = []
  private var pending: Pending?
  private var brackets = BracketStack()

  mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: append(.latin, at: offset)
    default:
      let script = Script(of: scalar)
      // Marks of any script, and what is private or not assigned.
      // UAX #24, section 5: a mark takes the script of its base, whatever its own is.
      if script == .inherited || script == .unknown { return }
      if script == .common {
        appendCommon(scalar, at: offset)
      } else {
        append(scalar, of: script, at: offset)
      }
    }
  }

  /// The runs of a text that ends at an offset.
  consuming func finish(at end: Int) -> [ScriptRun] {
    if end == 0 { return [] }
    if runs.isEmpty { return [ScriptRun(script: .common, range: 0..<end)] }
    for i in runs.indices {
      let next = i + 1 < runs.count ? runs[i + 1].range.lowerBound : end
      runs[i].range = runs[i].range.lowerBound..<next
    }
    return runs
  }
}

// MARK: - Characters of a script, of several, of none

extension ScriptRunFinder {
  private mutating func append(_ scalar: Unicode.Scalar, of script: Script, at offset: Int) {
    guard let last = runs.last?.script, last != script else { return append(script, at: offset) }
    // A mark is never parted from its base.
    if scalar.isMark { return }
    // The property Script_Extensions: the scripts that share the character (UAX #24).
    append(Script.extensions(of: scalar).contains(last) ? last : script, at: offset)
  }

  private mutating func append(_ script: Script, at offset: Int) {
    guard let last = runs.last else {
      // What leads a text is of its first script.
      runs.append(ScriptRun(script: script, range: 0..<0))
      pending = nil
      return
    }
    if last.script != script {
      let start = pending.map { $0.scripts.contains(script) ? $0.start : offset } ?? offset
      runs.append(ScriptRun(script: script, range: start..<start))
    }
    pending = nil
  }

  private mutating func appendCommon(_ scalar: Unicode.Scalar, at offset: Int) {
    if scalar.value < 0x80, !scalar.isASCIIBracket { return }
    switch PairedBracket(scalar) {
    case .closing(let opening)?:
      // A pair of brackets has one script, so that one font draws both (UAX #24, section 5.1).
      guard let start = brackets.close(opening) else { break }
      // That of an opening bracket that waits itself is not known yet.
      if start < pending?.start ?? .max, let script = script(at: start) {
        append(script, at: offset)
      }
      return
    case .opening?: brackets.open(scalar, at: offset)
    case nil: break
    }
    if scalar.value >= 0x80 { append(Script.extensions(of: scalar), at: offset) }
  }

  private mutating func append(_ scripts: [Script], at offset: Int) {
    if scripts.count == 1, scripts[0] != .common { return append(scripts[0], at: offset) }
    guard scripts.count > 1, let last = runs.last, !scripts.contains(last.script) else { return }
    let shared = pending.map { $0.scripts.filter(scripts.contains) } ?? []
    if shared.isEmpty {
      pending = Pending(start: offset, scripts: scripts)
    } else {
      pending?.scripts = shared
    }
  }

  /// The script of the run that an offset is in; nil if there is none yet.
  private func script(at offset: Int) -> Script? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1].script : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIBracket: Bool {
    switch self {
    case "(", ")", "[", "]", "{", "}": true
    default: false
    }
  }

  /// Whether the character stands on, under or beside the one before it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

// MARK: - Brackets

/// The opening brackets that wait for their closing ones.
private struct BracketStack {
  /// As many as the bidirectional algorithm keeps (BD16), so that a closing bracket is looked up in
  /// constant time.
  private static let most = 63

  private var open: [(bracket: Unicode.Scalar, offset: Int)] = []

  mutating func open(_ bracket: Unicode.Scalar, at offset: Int) {
    if open.count < Self.most { open.append((bracket, offset)) }
  }

  /// Closes the last bracket of a kind, and those inside it.
  ///
  /// - Returns: Where it was opened; nil if it was not.
  mutating func close(_ opening: Unicode.Scalar) -> Int? {
    guard let i = open.lastIndex(where: { $0.bracket == opening }) else { return nil }
    defer { open.removeSubrange(i...) }
    return open[i].offset
  }
}

// MARK: - Characters

extension UnsafeBufferPointer<UInt8> {
  /// The character that starts at an offset of a well-formed text, and its length in bytes.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = self[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for i in 1..<length { value = value << 6 | UInt32(self[offset + i] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
