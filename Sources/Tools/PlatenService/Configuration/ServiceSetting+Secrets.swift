internal import Foundation

/// The settings whose values must not be seen.
extension ServiceSetting {
  /// The fewest bytes of a secret: shorter ones can be guessed.
  private static let leastLength = 16

  static func tokens(_ name: String, _ summary: String, inFile: Bool) -> ServiceSetting {
    secret(name, inFile ? "FILE" : "TOKEN", summary) { texts, configuration in
      let tokens = try inFile ? texts.flatMap(lines) : texts
      for token in tokens { try check(token: token) }
      configuration.tokens += tokens.filter { !configuration.tokens.contains($0) }
    }
  }

  static func signingKeys(_ name: String, _ summary: String, inFile: Bool) -> ServiceSetting {
    secret(name, inFile ? "FILE" : "NAME=SECRET", summary) { texts, configuration in
      for text in try inFile ? texts.flatMap(lines) : texts {
        let key = try key(text)
        guard !configuration.signingKeys.contains(where: { $0.name == key.name }) else {
          throw hidden(
            SettingValueError(expected: "each name once"), "two keys named \"\(key.name)\"")
        }
        configuration.signingKeys.append(key)
      }
    }
  }

  private static func secret(
    _ name: String, _ form: String, _ summary: String,
    read: @escaping @Sendable ([String], inout ServiceConfiguration) throws -> Void
  ) -> ServiceSetting {
    ServiceSetting(
      name: name, group: .access, form: form, summary: summary, number: .many, isSecret: true,
      read: read, values: { _ in [] })
  }

  private static func check(token: String) throws {
    let (length, allowed) = (token.utf8.count, CharacterSet(charactersIn: "-._~+/="))
    let isRight = token.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || allowed.contains($0))
    }
    guard isRight, length >= leastLength else {
      throw hidden(
        SettingValueError(
          expected: "at least \(leastLength) letters, digits and - . _ ~ + / = (RFC 6750)"),
        "a token of \(length) byte\(length == 1 ? "" : "s")")
    }
  }

  private static func key(_ text: String) throws -> SigningKey {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw hidden(SettingValueError(expected: "NAME=SECRET"), "a key without a name")
    }
    let isName =
      (1...32).contains(parts[0].utf8.count)
      && parts[0].unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-")
      }
    guard isName else {
      throw hidden(
        SettingValueError(expected: "a name of at most 32 letters, digits and hyphens"),
        "a key with another name")
    }
    guard parts[1].utf8.count >= leastLength else {
      throw hidden(
        SettingValueError(expected: "a secret of at least \(leastLength) bytes"),
        "one of \(parts[1].utf8.count) bytes for the key \"\(parts[0])\"")
    }
    return SigningKey(name: String(parts[0]), secret: Array(parts[1].utf8))
  }

  /// The lines of a file that are not empty and no comment.
  @Sendable private static func lines(of path: String) throws -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else {
      var wrong = hidden(SettingValueError(expected: "a file"), "\"\(path)\", which cannot be read")
      wrong.isInputMissing = true
      throw wrong
    }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    guard !lines.isEmpty else {
      throw hidden(
        SettingValueError(expected: "a line for each secret"), "\"\(path)\", which is empty")
    }
    return lines
  }

  private static func hidden(_ wrong: SettingValueError, _ found: String) -> SettingValueError {
    var wrong = wrong
    wrong.found = found
    return wrong
  }
}
