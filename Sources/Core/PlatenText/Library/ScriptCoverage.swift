internal import CFontconfig
internal import CHarfBuzz

/// The characters of a script, and how many of them a face needs so that texts can be set in it.
///
/// A face covers a script if it has at least half of the first 48 letters that Unicode lists for
/// it, or of its first 48 characters if none of them are letters. What comes first is what texts
/// need; after it come extensions that few faces have. Where that is not so, ``Exception`` says
/// what counts.
struct ScriptCoverage {
  let script: Script
  /// Every character of the script.
  private let characters: OpaquePointer
  private let telling: OpaquePointer
  private let needed: UInt32

  private init(script: Script, letters: [UInt32], characters all: [UInt32]) {
    let first = (letters.isEmpty ? all : letters).prefix(48)
    self.script = script
    characters = Self.set(of: all)
    if let exception = Exception.all.first(where: { $0.script == script }) {
      telling = Self.set(of: Array(exception.range))
      needed = exception.needed
    } else {
      telling = Self.set(of: Array(first))
      needed = UInt32(first.count + 1) / 2
    }
  }

  /// Every script that has characters, sorted by their codes.
  // Unsafe: Fontconfig's sets of characters, which nothing changes once they are made.
  nonisolated(unsafe) static let all = read()

  /// The scripts that a face with some characters covers, sorted by their codes.
  static func scripts(covered face: OpaquePointer) -> [Script] {
    all.filter { !noScripts.contains($0.script) && $0.isCovered(by: face) }.map(\.script)
  }

  /// How many characters the script has.
  var count: Int { Int(FcCharSetCount(characters)) }

  /// Returns how many of its characters a face has.
  func count(in face: OpaquePointer) -> Int {
    Int(FcCharSetIntersectCount(characters, face))
  }

  private func isCovered(by face: OpaquePointer) -> Bool {
    FcCharSetIntersectCount(telling, face) >= needed
  }
}

extension ScriptCoverage {
  /// A script whose first letters are seldom used.
  private struct Exception {
    var script: Script
    var range: ClosedRange<UInt32>
    /// How many characters of the range a face needs.
    var needed: UInt32

    static let all = [
      // The block begins with the letters of the old ecclesiastical script.
      Exception(script: Script("Geor"), range: 0x10D0...0x10FF, needed: 24),
      // The smallest national standards have 6,355 Han characters and 2,350 syllables of Hangul.
      Exception(script: Script("Hani"), range: 0x4E00...0x9FFF, needed: 2000),
      Exception(script: Script("Hang"), range: 0xAC00...0xD7A3, needed: 2000),
    ]
  }

  private static let noScripts: Set<Script> = [.common, .inherited, .unknown]

  private static func read() -> [ScriptCoverage] {
    let functions = hb_unicode_funcs_get_default()
    var letters: [Script: [UInt32]] = [:]
    var characters: [Script: [UInt32]] = [:]
    // The code points in between are not assigned.
    let ranges: [ClosedRange<UInt32>] = [0...0x3FFFF, 0xE0000...0xE0FFF]
    for value in ranges.joined() {
      let script = Script(tag: hb_unicode_script(functions, value).rawValue)
      if script == .unknown { continue }
      characters[script, default: []].append(value)
      if isLetter(hb_unicode_general_category(functions, value)) {
        letters[script, default: []].append(value)
      }
    }
    return characters.keys.sorted { $0.tag < $1.tag }.map { script in
      ScriptCoverage(
        script: script, letters: letters[script] ?? [], characters: characters[script] ?? [])
    }
  }

  private static func isLetter(_ category: hb_unicode_general_category_t) -> Bool {
    switch category {
    case HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER,
      HB_UNICODE_GENERAL_CATEGORY_MODIFIER_LETTER, HB_UNICODE_GENERAL_CATEGORY_OTHER_LETTER,
      HB_UNICODE_GENERAL_CATEGORY_TITLECASE_LETTER, HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER:
      true
    default: false
    }
  }

  private static func set(of values: [UInt32]) -> OpaquePointer {
    guard let set = FcCharSetCreate() else { fatalError("out of memory") }
    for value in values { FcCharSetAddChar(set, value) }
    return set
  }
}

extension Script {
  /// Every script that has characters, sorted by their codes.
  package static var all: [Script] { ScriptCoverage.all.map(\.script) }
}
