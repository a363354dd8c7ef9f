internal import Platen

/// The arguments of `platen-server`.
package struct ServerArguments: Sendable {
  /// The action that the arguments ask for.
  package enum Action: Hashable, Sendable {
    case serve, check, printConfiguration, help, version
    /// Prints the table of all settings for the documents.
    case settings
    /// Prints an address with its signature.
    case sign
    /// Shows a scene's file in the playground, for one person on this machine.
    case preview
    /// Reviews the results of a run of snapshots, for one person on this machine.
    case review
  }

  package var action = Action.serve
  /// The file of settings.
  package var file: String?
  /// The address to sign.
  package var address: String?
  /// How long the signed address is to hold.
  package var validTime = Duration.seconds(86_400)
  /// The key to sign with; nil for the first.
  package var key: String?
  /// The path of the scene to preview, or of the folder to review.
  package var scene: String?
  /// Further folders and files that the previewed scene may read.
  package var allowedPaths: [String] = []
  /// The folders of references and of results to review; nil for the usual ones.
  package var references: String?
  package var results: String?
  /// The file in which a review writes down decisions, and their reason; nil for none.
  package var log: String?
  package var reason: String?
  /// Whether the preview's page is opened in a browser.
  package var opensPage = true
  /// The settings that the arguments hold, in their order.
  var given: [GivenSetting] = []
  /// What is wrong in the arguments.
  var findings: [ConfigurationError.Finding] = []

  private static let actions: [(name: String, action: Action)] = [
    ("check", .check), ("print-config", .printConfiguration), ("help", .help),
    ("version", .version),
  ]

  package init(_ arguments: [String]) {
    var rest = arguments[...]
    switch rest.first {
    case "sign"?: (action, rest) = (.sign, rest.dropFirst())
    case "settings"?: (action, rest) = (.settings, rest.dropFirst())
    case "preview"?: (action, rest) = (.preview, rest.dropFirst())
    case "review"?: (action, rest) = (.review, rest.dropFirst())
    default: break
    }
    while let argument = rest.popFirst() { read(argument == "-h" ? "--help" : argument, &rest) }
    if action == .sign, address == nil {
      fail("sign", found: "no URL", expected: "sign URL")
    }
    if action == .preview { checkPage("preview", "SCENE", Self.ofPreviews) }
    if action == .review { checkPage("review", "FOLDER", Self.ofReviews) }
  }

  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) {
    guard argument.hasPrefix("--"), argument != "--" else {
      if action == .sign, address == nil { return address = argument }
      if [.preview, .review].contains(action), scene == nil { return scene = argument }
      return fail("arguments", found: "\"\(argument)\"", expected: "only options; see --help")
    }
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    let value = parts.count > 1 ? String(parts[1]) : nil
    if let action = Self.actions.first(where: { $0.name == name })?.action {
      return self.action = action
    }
    if let setting = ServiceSettings.all.first(where: { $0.name == name }) {
      return read(setting, value, &rest)
    }
    if [.preview, .review].contains(action), name == "no-open" { return opensPage = false }
    if name.hasPrefix("no-"), let setting = Self.flag(named: String(name.dropFirst(3))) {
      return add(setting, "false")
    }
    let folders = action == .review ? Self.folders : []
    guard (Self.own + folders).contains(name) else { return failUnknown(name) }
    guard let text = value ?? rest.popFirst() else { return failMissing(name) }
    readOwn(name, text)
  }

  /// Options that set nothing of the service.
  private static let own = ["config", "for", "key", "allow-path"]
  /// Options of a review alone.
  private static let folders = ["references", "results", "log", "reason"]

  private mutating func readOwn(_ name: String, _ text: String) {
    switch name {
    case "config": file = text
    case "key": key = text
    case "allow-path": allowedPaths.append(text)
    case "references": references = text
    case "results": results = text
    case "log": log = text
    case "reason": reason = text
    default:
      guard let time = SettingText.duration(text), time >= .seconds(1) else {
        return fail("--for", found: "\"\(text)\"", expected: "a time of at least 1s, such as 24h")
      }
      validTime = time
    }
  }

  private mutating func read(
    _ setting: ServiceSetting, _ value: String?, _ rest: inout ArraySlice<String>
  ) {
    if setting.number == .flag { return add(setting, value ?? "true") }
    guard let text = value ?? rest.popFirst() else { return failMissing(setting.name) }
    add(setting, text)
  }

  private static func flag(named name: String) -> ServiceSetting? {
    ServiceSettings.all.first { $0.name == name && $0.number == .flag }
  }

  private mutating func add(_ setting: ServiceSetting, _ text: String) {
    let part = GivenSetting.Text(text: text, place: "--\(setting.name)")
    if let i = given.firstIndex(where: { $0.setting.name == setting.name }) {
      given[i].texts.append(part)
    } else {
      given.append(GivenSetting(setting: setting, texts: [part], source: .usage))
    }
  }

  /// The settings that a preview has: all others are those of a service for many.
  private static let ofPreviews = ["port", "fonts", "only-fonts", "system-fonts"]

  /// The settings that a review has: it draws nothing.
  private static let ofReviews = ["port"]

  private mutating func checkPage(_ name: String, _ value: String, _ settings: [String]) {
    if scene == nil {
      fail(name, found: "no \(value.lowercased())", expected: "\(name) \(value)")
    }
    let names = given.map(\.setting.name) + (file == nil ? [] : ["config"])
    for setting in names where !settings.contains(setting) {
      fail(
        "--\(setting)", found: "a setting that a \(name) does not have", expected: "none of them")
    }
  }

  /// Returns whether an option sets something.
  func sets(_ name: String) -> Bool { given.contains { $0.setting.name == name } }

  private mutating func failMissing(_ name: String) {
    fail("--\(name)", found: "no value", expected: "--\(name) VALUE")
  }

  private mutating func failUnknown(_ name: String) {
    let names = ServiceSettings.all.map(\.name) + Self.actions.map(\.name) + Self.own
    fail(
      "--\(name)", found: "an unknown option", expected: "an option that --help lists",
      suggestion: NearestSpelling.of(name, among: names, limit: 1).first.map { "--\($0)" })
  }

  private mutating func fail(
    _ place: String, found: String, expected: String, suggestion: String? = nil
  ) {
    findings.append(
      .init(
        kind: .usage, place: place, found: found, expected: expected, suggestion: suggestion))
  }
}
