internal import ArgumentParser
internal import Platen

/// `platen index-fonts`: writes the index of a folder of fonts, so that it need not be scanned.
struct IndexFontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index-fonts",
    abstract: "Writes the index of a folder of fonts, so that it need not be scanned.")

  @Argument(help: ArgumentHelp("The folder of fonts.", valueName: "dir"), completion: .directory)
  var folder: String

  func run() throws {
    do {
      try FontFolder.writeIndex(of: folder)
    } catch let error as FontError {
      throw error
    } catch {
      throw CommandError(.cannotWrite, "the index of \"\(folder)\" cannot be written")
    }
  }
}
