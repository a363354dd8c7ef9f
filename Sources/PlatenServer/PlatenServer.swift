internal import Foundation
internal import PlatenConsole
internal import PlatenScenes
internal import PlatenService

/// The command `platen-server`.
@main
struct PlatenServer {
  static func main() async {
    // A client that goes away is an error of writing, not the end of us.
    signal(SIGPIPE, SIG_IGN)
    do {
      try await run(ServerArguments(Array(CommandLine.arguments.dropFirst())))
    } catch {
      let failure = ServerError(error)
      StandardError.print(failure.text)
      exit(failure.exitCode)
    }
    exit(0)
  }

  private static func run(_ arguments: ServerArguments) async throws {
    switch arguments.action {
    case .help: return print(SettingsHelp.text)
    case .version: return print(VersionReport().text)
    case .settings: return print(SettingsHelp.table, terminator: "")
    case .serve, .check, .printConfiguration, .sign: break
    }
    let reader = ConfigurationReader(
      arguments, environment: ProcessInfo.processInfo.environment)
    let configuration = try reader.read()
    switch arguments.action {
    case .printConfiguration: print(configuration.yaml, terminator: "")
    case .check: try await HealthCheck(configuration).run()
    case .sign: print(try SignedAddress(arguments, configuration).text)
    default: try await ServerRun(configuration).run()
    }
  }
}
