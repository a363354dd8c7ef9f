internal import ArgumentParser
internal import Hummingbird
internal import Logging
internal import PlatenService

/// The command `platen-server`.
@main
struct PlatenServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "platen-server", abstract: "Serves pictures of labels over HTTP.")

  @Option(help: "The port to listen on.")
  var port = 8080

  func run() async throws {
    var configuration = ServiceConfiguration()
    configuration.port = port
    let service = try Service(configuration, logger: Logger(label: "platen"))
    try await service.application.runService()
  }
}
