internal import PlatenBase
internal import Synchronization

/// The settings in force, some of which can change while the service runs: those that say who is let
/// in.
final class CurrentSettings: Sendable {
  private let values: Lock<(configuration: ServiceConfiguration, access: AccessSettings)>

  init(_ configuration: ServiceConfiguration) {
    values = Lock((configuration, AccessSettings(configuration)))
  }

  /// Who is let in.
  var access: AccessSettings { values.withLock { $0.access } }

  /// Puts those settings in force that can change.
  func change(to new: ServiceConfiguration) -> ConfigurationChange {
    values.withLock { values in
      let change = ConfigurationChange(from: values.configuration, to: new)
      values.configuration.setAccess(of: new)
      values.access = AccessSettings(new)
      return change
    }
  }
}

/// The settings that say who is let in, as requests need them.
struct AccessSettings: Sendable {
  let tokens: BearerTokens
  let signer: TargetSigner
  let opensMetrics: Bool
  let crossOrigin: CrossOrigin?

  init(_ configuration: ServiceConfiguration) {
    tokens = BearerTokens(configuration.tokens)
    signer = TargetSigner(configuration.signingKeys)
    opensMetrics = configuration.opensMetrics
    crossOrigin = CrossOrigin(configuration.allowedOrigins)
  }
}

extension ServiceConfiguration {
  /// Takes the settings of ``AccessSettings`` over.
  fileprivate mutating func setAccess(of other: ServiceConfiguration) {
    tokens = other.tokens
    signingKeys = other.signingKeys
    opensMetrics = other.opensMetrics
    allowedOrigins = other.allowedOrigins
  }
}

/// The changes between the settings in force and new ones, by the settings' names in a file.
struct ConfigurationChange: Hashable, Sendable {
  /// Those that can change while the service runs.
  private(set) var applied: [String] = []
  /// Those that the service takes when it starts.
  private(set) var waiting: [String] = []

  init(from old: ServiceConfiguration, to new: ServiceConfiguration) {
    if old.tokens != new.tokens { applied.append("tokens") }
    if old.signingKeys != new.signingKeys { applied.append("signing keys") }
    var mixed = old
    mixed.setAccess(of: new)
    for setting in ServiceSettings.all where setting.values(old) != setting.values(new) {
      if setting.values(mixed) == setting.values(new) {
        applied.append(setting.fileName)
      } else {
        waiting.append(setting.fileName)
      }
    }
  }
}
