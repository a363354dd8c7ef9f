internal import ArgumentParser
internal import Platen

/// `platen completions`: a script that lets a shell complete what is typed.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Prints a script that lets bash, zsh or fish complete what you type.",
    discussion: """
      EXAMPLES
        platen completions bash > ~/.local/share/bash-completion/completions/platen
        platen completions zsh > ~/.zfunc/_platen
        platen completions fish > ~/.config/fish/completions/platen.fish
      """)

  @Argument(
    help: ArgumentHelp("bash, zsh or fish.", valueName: "shell"),
    transform: { name in
      try Spelling.value(name, among: CompletionShell.allCases.map { ($0.rawValue, $0) })
    })
  var shell: CompletionShell

  func run() throws {
    try StandardOutput.print(PlatenCommand.completionScript(for: shell))
  }
}
