internal import ArgumentParser

extension CommandError {
  /// What ended the command.
  ///
  /// Of the argument parser's errors, help and version are no failures, and all else is one line.
  init(ending error: any Error) {
    if let known = CommandError(known: error) {
      self = known
      return
    }
    let (isSuccess, text) = HelpText.atAnyWidth {
      let isSuccess = PlatenCommand.exitCode(for: error).isSuccess
      return (
        isSuccess,
        isSuccess
          ? PlatenCommand.fullMessage(for: error, columns: HelpText.unwrappedColumns)
          : UnknownOption.mended(PlatenCommand.message(for: error), options: Self.hasOption)
      )
    }
    if isSuccess {
      let isHelp = text.hasPrefix("OVERVIEW: ")
      self.init(
        code: Code.done.rawValue,
        text: isHelp ? HelpText(parserText: text).wrapped(to: HelpText.columns) : text)
    } else {
      self.init(.usage, text)
    }
  }

  /// Returns whether the subcommand that was typed has an option.
  private static func hasOption(_ name: String) -> Bool {
    let word = CommandLine.arguments.dropFirst().first
    let commands = PlatenCommand.configuration.subcommands
    guard let command = commands.first(where: { $0.configuration.commandName == word }) else {
      return false
    }
    let help = PlatenCommand.helpMessage(for: command, columns: HelpText.unwrappedColumns)
    return help.contains(" \(name) ")
  }
}
