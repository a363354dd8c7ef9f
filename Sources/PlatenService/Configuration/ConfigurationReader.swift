internal import Platen

/// Puts together what an operator set: options before variables, those before a file.
package struct ConfigurationReader {
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
    var faults = arguments.faults
    let variables = variables(&faults)
    var file: [GivenSetting] = []
    if let path = arguments.file {
      let read = ConfigurationFile(path: path)
      file = read.given
      faults += read.faults
    }
    let all = arguments.given + variables + file
    faults += all.flatMap(\.faults)
    guard faults.isEmpty else { throw ConfigurationError(faults) }

    var configuration = ServiceConfiguration()
    for setting in ServiceSettings.all {
      let given = all.first { $0.setting.name == setting.name }
      if let fault = given?.apply(to: &configuration) { faults.append(fault) }
    }
    guard faults.isEmpty else { throw ConfigurationError(faults) }
    return configuration
  }

  private func variables(_ faults: inout [ConfigurationError.Fault]) -> [GivenSetting] {
    let names = environment.keys.filter { $0.hasPrefix(ServiceSetting.variablePrefix) }.sorted()
    return names.compactMap { name in
      guard let value = environment[name] else { return nil }
      guard let setting = ServiceSettings.all.first(where: { $0.variable == name }) else {
        let known = ServiceSettings.all.map(\.variable)
        faults.append(
          .init(
            kind: .usage, place: name, found: "a variable that is not known",
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
