package import Foundation
package import Logging
package import Platen
internal import PlatenScenes

/// All that an operator can set.
package struct ServiceConfiguration: Hashable, Sendable {
  /// The address to listen on: a host's name or number.
  package var host = "127.0.0.1"
  /// The port to listen on; 0 for any that is free.
  package var port = 8080
  /// The port of a listener of its own for `/health` and `/metrics`, 0 for any that is free; nil for
  /// none.
  package var monitoringPort: Int?
  /// The address of that listener; nil for the same as `host`.
  package var monitoringHost: String?
  /// How much may be asked.
  package var limits = ServiceLimits()
  /// The folder of scenes that `/v1/scenes` draws; nil for none.
  package var scenes: URL?
  /// The scene of which this is a preview, for one person on this machine; nil for a service.
  package var preview: PreviewSettings?
  /// The review that this is, for one person on this machine; nil for a service.
  package var review: ReviewSettings?
  /// The fonts to draw with.
  package var fonts = FontRequest()
  /// Whether links and words of clouds may lead to addresses that scenes name.
  package var allowsLinks = false
  /// The most bytes of pictures that are kept; 0 for none.
  package var cacheBytes = 32 << 20
  /// The folder of what short addresses stand for; nil for none.
  package var links: URL?
  /// The most bytes of that folder's files.
  package var linkBytes = 64 << 20
  /// How long others may keep a picture without asking again.
  package var maxAge = Duration.seconds(3600)
  /// The tokens of which a request must bear one (RFC 6750); empty for none.
  package var tokens: [String] = []
  /// The keys with which addresses of pictures may be signed, by their names; empty for none.
  package var signingKeys: [SigningKey] = []
  /// The origins whose pages may read answers, or `*` for any; empty for none.
  package var allowedOrigins: [String] = []
  /// The addresses and networks (RFC 4632) of proxies that are believed when they say who asks; empty
  /// for none.
  package var trustedProxies: [String] = []
  /// How long the service answers on after SIGTERM, while it says that it is not ready and ends each
  /// connection with its next answer.
  package var drainNotice = Duration.seconds(1)
  /// How long what runs may go on after that.
  package var drainTime = Duration.seconds(20)

  /// Whether `/metrics` is open to all even where tokens or signatures are asked for.
  package var opensMetrics = false
  /// The least level of what is logged; requests are `info`.
  package var logLevel = Logger.Level.notice
  /// The format of the log.
  package var logFormat = LogFormat.text
  /// Whether requests are logged whatever the level is.
  package var accessLog = false

  /// The defaults.
  package init() {}
}

// MARK: - Previews

extension ServiceConfiguration {
  /// Makes these the settings of a preview of a scene: a person's own may ask for more than those of
  /// strangers, and nothing is kept, as the files that it reads may change.
  package mutating func show(_ preview: PreviewSettings) {
    self.preview = preview
    host = "127.0.0.1"
    allowsLinks = true
    cacheBytes = 0
    (drainNotice, drainTime) = (.zero, .seconds(2))
    logLevel = .warning
    limits.bodyBytes = 16 << 20
    limits.textBytes = 16 << 20
    limits.renderTime = .seconds(60)
  }

  /// Makes these the settings of a review, which draws nothing.
  package mutating func show(_ review: ReviewSettings) {
    self.review = review
    host = "127.0.0.1"
    cacheBytes = 0
    (drainNotice, drainTime) = (.zero, .seconds(2))
    logLevel = .warning
    limits.bodyBytes = 16 << 20
    limits.textBytes = 16 << 20
  }
}

// MARK: - As a file

extension ServiceConfiguration {
  /// The settings in force as a file of settings, in YAML, without the secrets.
  package var yaml: String { yaml(on: .current) }

  /// The settings in force as a file of settings, in YAML, without the secrets, with what they come
  /// to on a machine in comments.
  func yaml(on machine: MachineResources) -> String {
    let found = limits.machineLimits(on: machine)
    var lines: [String] = []
    for group in SettingGroup.allCases {
      lines.append((lines.isEmpty ? "" : "\n") + "# \(group.rawValue)")
      for setting in ServiceSettings.all where setting.group == group && !setting.isSecret {
        lines.append(line(of: setting))
        guard let limit = found.first(where: { $0.name == setting.fileName }) else { continue }
        lines.append("# \(limit.name) in force: \(limit.value), from \(limit.source)")
      }
      guard group == .access else { continue }
      lines.append("# tokens: \(tokens.count), hidden")
      let names = signingKeys.map(\.name).joined(separator: ", ")
      lines.append("# signing keys: \(names.isEmpty ? "none" : names + ", hidden")")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(of setting: ServiceSetting) -> String {
    let values = setting.values(self).map { Self.scalar($0) }
    if setting.number == .many { return "\(setting.fileName): [\(values.joined(separator: ", "))]" }
    guard let value = values.first else { return "# \(setting.fileName): not set" }
    return "\(setting.fileName): \(value)"
  }

  /// A text as YAML has it: as it is where it cannot be anything else, else in quotation marks.
  private static func scalar(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == ".")
      }
    return isPlain ? text : JSONValue.string(text).compact
  }
}

// MARK: - Types of values

/// A key with which addresses of pictures are signed.
package struct SigningKey: Hashable, Sendable {
  /// What the address calls the key, so that keys can take turns.
  package var name: String
  /// The key of the HMAC, in bytes.
  package var secret: [UInt8]

  /// - Parameters:
  ///   - name: At most 32 letters, digits and hyphens.
  ///   - secret: At least 16 bytes that nobody can guess.
  package init(name: String, secret: [UInt8]) {
    self.name = name
    self.secret = secret
  }
}

extension SigningKey: CustomStringConvertible, CustomReflectable {
  /// The name alone, so that no log shows the secret.
  package var description: String { "SigningKey(\(name))" }

  /// Only the name.
  package var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

/// The format of the log.
package enum LogFormat: String, CaseIterable, Hashable, Sendable {
  /// For people: a line of `name=value` pairs.
  case text
  /// For machines: a JSON object a line.
  case json
}
