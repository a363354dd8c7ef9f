internal import ArgumentParser
internal import Foundation
internal import PlatenBase

/// The command `platen serve`.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves pictures over HTTP: runs platen-server.",
    discussion: "It passes all arguments to platen-server. platen serve --help prints its help.")

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The arguments of platen-server.", valueName: "argument"))
  var arguments: [String] = []

  func run() throws { try ServerProgram.become(with: arguments) }
}

/// The program `platen-server`, which is a program of its own so that this one starts fast.
enum ServerProgram {
  /// Runs it in the place of this one; returns only if that fails.
  ///
  /// - Throws: ``CommandError`` if it is not installed or cannot be run.
  static func become(with arguments: [String]) throws {
    let places = places(
      beside: try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      path: ProcessInfo.processInfo.environment["PATH"] ?? "")
    guard let program = places.first(where: FileManager.default.isExecutableFile) else {
      let beside = places.first.map { "neither at \($0) nor" } ?? "not"
      throw CommandError(
        .noInput, "platen-server is not installed: it is \(beside) in a folder of $PATH")
    }
    try run(program, [program] + arguments)
  }

  /// Returns where the server may be: beside the command, then in the folders of the search path.
  private static func places(beside executable: String?, path: String) -> [String] {
    let folders = path.split(separator: ":").map(String.init)
    let own = executable.map { $0.parentPath }
    return ([own].compactMap(\.self) + folders).map { $0 + "/platen-server" }
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    var pointers = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    execv(program, pointers)
    throw CommandError(.ownFault, "cannot run \(program): \(String(cString: strerror(errno)))")
  }
}
