internal import Foundation
internal import PlatenConsole
internal import PlatenScenes
internal import PlatenService

/// The command `platen-server`.
@main
struct PlatenServer {
  static func main() async {
    // Started by the service itself, which tells it the rest.
    if CommandLine.arguments.dropFirst() == ["worker"] { RenderWorker.run() }
    // A client that goes away is an error of writing, not the end of us.
    signal(SIGPIPE, SIG_IGN)
    do {
      try await run(ServerArguments(Array(CommandLine.arguments.dropFirst())))
    } catch {
      let shown = ServerError(error)
      StandardError.print(shown.text)
      exit(shown.exitCode)
    }
    exit(0)
  }

  private static func run(_ arguments: ServerArguments) async throws {
    switch arguments.action {
    case .help: return print(SettingsHelp.text)
    case .version: return print(VersionReport().text)
    case .settings: return print(SettingsHelp.table, terminator: "")
    case .serve, .check, .printConfiguration, .sign, .preview, .review: break
    }
    let reader = ConfigurationReader(
      arguments, environment: ProcessInfo.processInfo.environment)
    if arguments.action == .preview {
      let configuration = try reader.previewConfiguration()
      return try await PreviewRun(configuration, opensPage: arguments.opensPage).run()
    }
    if arguments.action == .review {
      let configuration = try reader.reviewConfiguration()
      return try await ReviewRun(configuration, opensPage: arguments.opensPage).run()
    }
    let configuration = try reader.read()
    switch arguments.action {
    case .printConfiguration: print(configuration.yaml, terminator: "")
    case .check: try await HealthCheck(configuration).run()
    case .sign: print(try SignedAddress(arguments, configuration).text)
    default: try await ServerRun(configuration, rereading: reader.read).run()
    }
  }
}

// MARK: - The action sign

/// An address of a picture with its signature.
private struct SignedAddress {
  let text: String

  /// - Parameters:
  ///   - arguments: The address, how long it is to hold, and the key's name.
  ///   - configuration: The keys.
  /// - Throws: ``ServerError`` if there is no such key, or no address that can be signed.
  init(_ arguments: ServerArguments, _ configuration: ServiceConfiguration) throws {
    guard let first = configuration.signingKeys.first else {
      throw ServerError(.usage, "no key to sign with: give --signing-key-file FILE")
    }
    let address = arguments.address ?? ""
    let (origin, target) = Self.parts(of: address)
    guard target.hasPrefix("/"), !target.contains("#") else {
      throw ServerError(
        .usage, "cannot sign \"\(address)\": expected a path or an http URL without a fragment")
    }
    let expiry = Int(Date().timeIntervalSince1970) + Int(arguments.validTime / .seconds(1))
    let name = arguments.key ?? first.name
    let signer = TargetSigner(configuration.signingKeys)
    guard let signed = signer.sign(target, expiry: expiry, key: name) else {
      let names = configuration.signingKeys.map(\.name).joined(separator: ", ")
      throw ServerError(.usage, "no key named \"\(name)\"; the keys are: \(names)")
    }
    text = origin + signed
  }

  /// Returns what stands before the target of an address, and the target.
  private static func parts(of address: String) -> (origin: String, target: String) {
    guard let scheme = address.firstRange(of: "://") else { return ("", address) }
    let rest = address[scheme.upperBound...]
    guard let slash = rest.firstIndex(where: { $0 == "/" || $0 == "?" }) else {
      return (address, "/")
    }
    let origin = String(address[..<slash])
    return (origin, (rest[slash] == "?" ? "/" : "") + rest[slash...])
  }
}
