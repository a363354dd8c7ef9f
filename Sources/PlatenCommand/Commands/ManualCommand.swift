internal import ArgumentParser
internal import Platen

/// `platen manual`: the man page platen(1), for `make install`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Prints the man page.", shouldDisplay: false)

  func run() throws {
    let help = try JSONDecoder().decode(
      CommandHelp.Document.self, from: Data(PlatenCommand._dumpHelp().utf8))
    try StandardOutput.print(ManualPage(help.command).text)
  }
}
