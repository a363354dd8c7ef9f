internal import Foundation
internal import Platen
internal import PlatenReview
internal import PlatenScenes

/// Puts together what an operator set: options before variables, those before a file.
package struct ConfigurationReader: Sendable {
  private let arguments: ServerArguments
  private let environment: [String: String]

  package init(_ arguments: ServerArguments, environment: [String: String]) {
    self.arguments = arguments
    self.environment = environment
  }

  /// The settings that are in force.
  ///
  /// A list in one place stands for itself: it is not joined with one of another place. Tokens and
  /// keys of options and of files are joined.
  ///
  /// - Throws: ``ConfigurationError`` with all that is wrong in all places.
  package func read() throws(ConfigurationError) -> ServiceConfiguration {
    var findings = arguments.findings
    let variables = variables(&findings)
    var file: [GivenSetting] = []
    if let path = arguments.file {
      let read = ConfigurationFile(path: path)
      file = read.given
      findings += read.findings
    }
    let all = arguments.given + variables + file
    findings += all.flatMap(\.findings)
    guard findings.isEmpty else { throw ConfigurationError(findings) }

    var configuration = ServiceConfiguration()
    for setting in ServiceSettings.all {
      let given = all.first { $0.setting.name == setting.name }
      if let finding = given?.apply(to: &configuration) { findings.append(finding) }
    }
    guard findings.isEmpty else { throw ConfigurationError(findings) }
    return configuration
  }

  /// The settings of a preview: those of its options, and no variables.
  ///
  /// Its port is any that is free, unless one is given.
  ///
  /// - Throws: ``ConfigurationError`` with all that is wrong in the arguments.
  package func previewConfiguration() throws(ConfigurationError) -> ServiceConfiguration {
    var configuration = try ConfigurationReader(arguments, environment: [:]).read()
    if !arguments.sets("port") { configuration.port = 0 }
    configuration.show(
      PreviewSettings(file: arguments.scene ?? "", allowedPaths: arguments.allowedPaths))
    return configuration
  }

  /// The settings of a review: those of its options, and no variables.
  ///
  /// Its port is any that is free, unless one is given.
  ///
  /// - Throws: ``ConfigurationError`` with all that is wrong in the arguments; `ReviewError` if there
  ///   are no results of a run.
  package func reviewConfiguration() throws -> ServiceConfiguration {
    var configuration = try ConfigurationReader(arguments, environment: [:]).read()
    if !arguments.sets("port") { configuration.port = 0 }
    let folder = try SnapshotFolder(
      scenes: arguments.scene ?? "", references: arguments.references, results: arguments.results)
    let session = try ReviewSession(folder, logPath: arguments.log, reason: arguments.reason)
    configuration.show(ReviewSettings(session))
    return configuration
  }

  private func variables(_ findings: inout [ConfigurationError.Finding]) -> [GivenSetting] {
    let names = environment.keys.filter { $0.hasPrefix(ServiceSetting.variablePrefix) }.sorted()
    return names.compactMap { name in
      guard let value = environment[name] else { return nil }
      guard let setting = ServiceSettings.all.first(where: { $0.variable == name }) else {
        let known = ServiceSettings.all.map(\.variable)
        findings.append(
          .init(
            kind: .usage, place: name, found: "an unknown variable",
            expected: "the variable of a setting",
            suggestion: NearestSpelling.of(name, among: known, limit: 1).first))
        return nil
      }
      let values = setting.number == .many ? value.split(separator: ",").map(String.init) : [value]
      return GivenSetting(
        setting: setting, texts: values.map { .init(text: $0, place: name) }, source: .usage)
    }
  }
}

// MARK: - The file

/// A file of settings, in YAML or JSON.
private struct ConfigurationFile {
  var given: [GivenSetting] = []
  var findings: [ConfigurationError.Finding] = []

  private let name: String

  init(path: String) {
    name = path
    guard let data = FileManager.default.contents(atPath: path) else {
      findings.append(
        .init(
          kind: .missing, place: "--config", found: "\"\(path)\", which cannot be read",
          expected: "a file of settings"))
      return
    }
    do throws(SceneFileError) {
      let text = try SceneText(name: path, bytes: data)
      read(try SourceReader().read(text))
    } catch {
      findings += error.errors.map {
        finding(at: $0.position, $0.found, $0.expected, $0.suggestion)
      }
    }
  }

  private mutating func read(_ node: SourceNode) {
    switch node.content {
    case .mapping(let entries): for entry in entries { read(entry) }
    case .scalar(let scalar) where scalar.value == .null: break
    default:
      findings.append(finding(at: node.position, node.phrase, "a mapping of settings"))
    }
  }

  private mutating func read(_ entry: SourceNode.Entry) {
    guard let setting = ServiceSettings.all.first(where: { $0.fileName == entry.key }) else {
      let names = ServiceSettings.all.map(\.fileName)
      let nearest = NearestSpelling.of(entry.key, among: names, limit: 1).first
      let found = "\(Quotation(entry.key))"
      return findings.append(finding(at: entry.position, found, "the name of a setting", nearest))
    }
    let nodes: [SourceNode]
    if case .sequence(let parts) = entry.value.content, setting.number == .many {
      nodes = parts
    } else {
      nodes = [entry.value]
    }
    var texts: [GivenSetting.Text] = []
    for node in nodes {
      guard case .scalar(let scalar) = node.content, scalar.value != .null else {
        findings.append(finding(at: node.position, node.phrase, "a value of \(entry.key)"))
        continue
      }
      texts.append(.init(text: scalar.text, place: place(node.position) + ": \(entry.key)"))
    }
    given.append(GivenSetting(setting: setting, texts: texts, source: .input))
  }

  private func place(_ position: SourcePosition) -> String {
    "\(name):\(position.line):\(position.column)"
  }

  private func finding(
    at position: SourcePosition, _ found: String, _ expected: String, _ suggestion: String? = nil
  ) -> ConfigurationError.Finding {
    .init(
      kind: .input, place: place(position), found: found, expected: expected,
      suggestion: suggestion)
  }
}

// MARK: - Values of one source

/// A setting's values as one source has them.
struct GivenSetting {
  /// A value as it was written.
  struct Text {
    var text: String
    /// Where it stands, as messages name it.
    var place: String
  }

  let setting: ServiceSetting
  var texts: [Text]
  let source: ConfigurationError.Finding.Kind

  /// What is wrong in the values themselves, each looked at alone.
  var findings: [ConfigurationError.Finding] {
    let parts = setting.number == .many ? texts : texts.suffix(1)
    return parts.compactMap { part in
      var scratch = ServiceConfiguration()
      do {
        try setting.read([part.text], &scratch)
        return nil
      } catch {
        return finding(of: error, at: part)
      }
    }
  }

  /// Puts the values in force.
  ///
  /// - Returns: What is wrong in them; nil if nothing is.
  func apply(to configuration: inout ServiceConfiguration) -> ConfigurationError.Finding? {
    do {
      try setting.read(texts.map(\.text), &configuration)
      return nil
    } catch {
      return texts.last.map { finding(of: error, at: $0) }
    }
  }

  private func finding(of error: any Error, at part: Text) -> ConfigurationError.Finding {
    let wrong = error as? SettingValueError ?? SettingValueError(expected: "another value")
    let value = setting.isSecret ? "a secret" : String(part.text.prefix(80)).jsonQuoted
    return ConfigurationError.Finding(
      kind: wrong.isInputMissing ? .missing : source, place: part.place,
      found: wrong.found.map(LogText.phrase) ?? value, expected: wrong.expected,
      suggestion: wrong.suggestion)
  }
}
