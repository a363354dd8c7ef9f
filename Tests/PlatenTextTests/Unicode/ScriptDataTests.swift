import Testing

@testable import PlatenText

/// Every character of Unicode's files of scripts.
@Suite struct ScriptDataTests {
  private func runs(_ scalars: Unicode.Scalar...) -> [ScriptRun] {
    var text = String(String.UnicodeScalarView(scalars))
    return text.withUTF8(ScriptRun.runs)
  }

  /// The codes of the scripts that Unicode's files write with their long names.
  private func codes() throws -> [String: Script] {
    var codes: [String: Script] = [:]
    try UnicodeDataFile("PropertyValueAliases.txt").forEachLine { line in
      guard line.words() == ["sc"], let code = line.words().first, code.utf8.count == 4 else {
        return
      }
      let tag = code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
      codes[line.words().first ?? ""] = Script(tag: tag)
    }
    return codes
  }

  private func scripts() throws -> [(scalar: Unicode.Scalar, script: Script)] {
    let codes = try codes()
    var scripts: [(Unicode.Scalar, Script)] = []
    try UnicodeDataFile("Scripts.txt").forEachLine { line in
      let scalars = line.range()
      let script = line.words().first.flatMap { codes[$0] } ?? .unknown
      scripts += scalars.map { ($0, script) }
    }
    return scripts
  }

  private func extensions() throws -> [Unicode.Scalar: Set<Script>] {
    var extensions: [Unicode.Scalar: Set<Script>] = [:]
    try UnicodeDataFile("ScriptExtensions.txt").forEachLine { line in
      let scalars = line.range()
      let scripts = Set(
        line.words().map { Script(tag: $0.utf8.reduce(0) { $0 << 8 | UInt32($1) }) })
      for scalar in scalars { extensions[scalar] = scripts }
    }
    return extensions
  }

  @Test func everyCharacterHasTheScriptsOfTheFiles() throws {
    let extensions = try extensions()
    let scripts = try scripts()
    #expect(scripts.count > 149_000 && extensions.count > 500)
    let wrong = scripts.filter { Script(of: $0.scalar) != $0.script }
    #expect(wrong.isEmpty, "\(wrong.prefix(4))")
    let wrongSets = scripts.filter {
      Set(Script.extensions(of: $0.scalar)) != extensions[$0.scalar] ?? [$0.script]
    }
    #expect(wrongSets.isEmpty, "\(wrongSets.prefix(4))")
  }

  @Test func everyCharacterAloneIsOneRun() throws {
    let extensions = try extensions()
    let wrong = try scripts().filter { scalar, script in
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
    var letters: [Script: Unicode.Scalar] = [:]
    for (scalar, script) in try scripts() where letters[script] == nil {
      if scalar.properties.generalCategory == .otherLetter || scalar.properties.isAlphabetic {
        letters[script] = scalar
      }
    }
    var wrong: [String] = []
    for (scalar, scripts) in try extensions() {
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
    let extensions = try extensions()
    let wrong = try scripts().filter { scalar, script in
      guard script == .common || script == .inherited, extensions[scalar] == nil else {
        return false
      }
      return runs("a", scalar, "\u{433}").map(\.script) != [.latin, Script("Cyrl")]
        || runs("\u{433}", scalar, "a").first?.range.upperBound != 2 + UTF8.width(scalar)
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(4))")
  }
}
