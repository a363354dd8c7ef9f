import Testing

@testable import PlatenText

/// Every character of Unicode's files of scripts.
@Suite struct ScriptDataTests {
  private func runs(_ scalars: Unicode.Scalar...) -> [ScriptRun] {
    var text = String(String.UnicodeScalarView(scalars))
    return text.withUTF8(ScriptRun.runs)
  }

  /// The characters with their scripts, and the extensions of those that have some.
  private func scripts() throws -> (
    scripts: [(scalar: Unicode.Scalar, script: Script)], extensions: [Unicode.Scalar: Set<Script>]
  ) {
    var scripts: [(Unicode.Scalar, Script)] = []
    var extensions: [Unicode.Scalar: Set<Script>] = [:]
    try UnicodeDataFile(fixture: "Scripts.txt").forEachLine { line in
      let scalars = line.range()
      let script = line.words().first.map(script) ?? .unknown
      let further = Set(line.words().map(self.script))
      scripts += scalars.map { ($0, script) }
      for scalar in scalars where !further.isEmpty { extensions[scalar] = further }
    }
    return (scripts, extensions)
  }

  private func script(_ code: String) -> Script {
    Script(tag: code.utf8.reduce(0) { $0 << 8 | UInt32($1) })
  }

  @Test func everyCharacterHasTheScriptsOfTheFiles() throws {
    let (scripts, extensions) = try scripts()
    // Unicode 16 has 154,998 characters, and 65 controls.
    #expect(scripts.count == 155_063 && extensions.count > 600)
    let wrong = scripts.filter { Script(of: $0.scalar) != $0.script }
    #expect(wrong.isEmpty, "\(wrong.prefix(4))")
    let wrongSets = scripts.filter {
      Set(Script.extensions(of: $0.scalar)) != extensions[$0.scalar] ?? [$0.script]
    }
    #expect(wrongSets.isEmpty, "\(wrongSets.prefix(4))")
  }

  @Test func everyCharacterAloneIsOneRun() throws {
    let (scripts, extensions) = try scripts()
    let wrong = scripts.filter { scalar, script in
      let only = extensions[scalar].flatMap { $0.count == 1 ? $0.first : nil }
      let expected: Script =
        switch script {
        case .common: only ?? .common
        case .inherited, .unknown: .common
        default: script
        }
      return runs(scalar).map(\.script) != [expected]
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(4))")
  }

  @Test func aCharacterBetweenLettersOfAScriptThatUsesItBreaksNoRun() throws {
    let (scripts, extensions) = try scripts()
    var letters: [Script: Unicode.Scalar] = [:]
    for (scalar, script) in scripts where letters[script] == nil {
      if scalar.properties.generalCategory == .otherLetter || scalar.properties.isAlphabetic {
        letters[script] = scalar
      }
    }
    var wrong: [String] = []
    for (scalar, scripts) in extensions {
      for script in scripts {
        let letter = try #require(letters[script])
        if runs(letter, scalar, letter).map(\.script) != [script] {
          wrong.append("\(script.code) U+\(String(scalar.value, radix: 16))")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.sorted().prefix(20))")
  }

  @Test func aCharacterOfEveryScriptStaysWithTheOneBeforeIt() throws {
    let (scripts, extensions) = try scripts()
    let wrong = scripts.filter { scalar, script in
      guard script == .common || script == .inherited, extensions[scalar] == nil else {
        return false
      }
      return runs("a", scalar, "\u{433}").map(\.script) != [.latin, Script("Cyrl")]
        || runs("\u{433}", scalar, "a").first?.range.upperBound != 2 + UTF8.width(scalar)
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(4))")
  }
}
