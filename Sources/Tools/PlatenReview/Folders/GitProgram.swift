internal import Foundation

/// Runs git as a program of its own, without a shell, in a folder.
package struct GitProgram: Sendable {
  /// The result of a call of git.
  struct Outcome {
    var exitCode: Int32
    var output: [UInt8]
    /// The first line of what it said of errors, without the word in front; may be empty.
    var error: String

    /// The output as text, without the line's end after it.
    var text: String {
      String(
        decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output, as: UTF8.self)
    }
  }

  /// The folder that git works in.
  let folder: String

  package init(in folder: String) { self.folder = folder }

  /// Runs git to its end; what is asked for has to be short, or the only output.
  ///
  /// - Throws: An error if there is no git.
  func run(_ arguments: [String]) throws(ReviewError) -> Outcome {
    let (output, errors) = (Pipe(), Pipe())
    let process = process(arguments)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw Self.noGit
    }
    let bytes = (try? output.fileHandleForReading.readToEnd()) ?? nil
    let said = (try? errors.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    // So ends env if it finds no such program.
    if process.terminationStatus == 127 { throw Self.noGit }
    return Outcome(
      exitCode: process.terminationStatus, output: Array(bytes ?? Data()),
      error: Self.line(String(decoding: said ?? Data(), as: UTF8.self)))
  }

  /// A process that runs git, not yet started.
  func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.environment = Self.environment(ProcessInfo.processInfo.environment)
    return process
  }

  static let noGit = ReviewError(.noInput, "git cannot be run: is it installed, and on the PATH?")

  /// The repository is that of the folder, even in a hook, to which git names another one by its path
  /// from somewhere else; and what git says is in English.
  static func environment(_ inherited: [String: String]) -> [String: String] {
    let dropped = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"]
    var environment = inherited.filter { name, _ in
      !dropped.contains(name) && !name.hasPrefix("GIT_TRACE")
    }
    environment["LC_ALL"] = "C"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    return environment
  }

  private static func line(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    for word in ["fatal: ", "error: "] where line.hasPrefix(word) {
      return String(line.dropFirst(word.count))
    }
    return line
  }

  /// What git calls the person who works here; nil if it does not know.
  package var userName: String? {
    guard let outcome = try? run(["config", "--get", "user.name"]), outcome.exitCode == 0 else {
      return nil
    }
    return outcome.text.isEmpty ? nil : outcome.text
  }
}
