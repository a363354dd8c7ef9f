internal import ArgumentParser
internal import PlatenConsole

/// How much the command says, and to whom.
struct OutputLevel: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say what is done, too.")
  var verbose = false

  @Flag(help: "Print what happened as JSON, for programs.")
  var json = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose forbid each other") }
  }

  /// Says a warning, unless nobody wants to hear of it.
  func warn(_ text: String) {
    if !quiet { StandardError.print("warning: \(text)") }
  }

  /// Says what was done if someone looks on, in one line; programs are spared it.
  func summarize(_ text: String) {
    if verbose || !quiet && !json && Terminal.standardError.canRedraw { StandardError.print(text) }
  }

  /// Says something for those who want to know everything.
  func tell(_ text: String) {
    if verbose { StandardError.print(text) }
  }

  /// Whether a bar may be shown.
  var showsProgress: Bool { !quiet && !json }
}
