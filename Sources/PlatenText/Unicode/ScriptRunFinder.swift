/// Collects the script runs of a text, character by character.
struct ScriptRunFinder {
  /// Characters of several scripts, none of which is the one before them: the next character of a
  /// script decides.
  private struct Pending {
    var start: Int
    var scripts: [Script]
  }

  /// The runs so far; the last goes on.
  private var runs: [ScriptRun] = []
  private var pending: Pending?
  private var brackets = BracketStack()

  mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: append(.latin, at: offset)
    default:
      let script = Script(of: scalar)
      // Marks of any script, and what is private or not assigned.
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

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
