import Foundation
import Testing

/// `platen serve`, which runs the server in its place.
@Suite struct ServeCommandTests {
  private let command = ServerProcess.program.deletingLastPathComponent()
    .appendingPathComponent("platen")

  @Test func allArgumentsAreThoseOfTheServer() throws {
    for arguments in [["--version"], ["--help"], ["--port=x"], ["--print-config", "--port", "81"]] {
      let own = try ServerProcess.run(arguments)
      let run = try ServerProcess.run(["serve"] + arguments, program: command)
      #expect(run.exitCode == own.exitCode)
      #expect(run.output == own.output)
      #expect(run.error == own.error)
    }
  }

  @Test func withoutTheServerItSaysWhereItLooked() throws {
    let folder = command.deletingLastPathComponent().appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lonely = folder.appendingPathComponent("platen")
    // A copy may still be open for writing in a process that another test begins.
    try FileManager.default.linkItem(at: command.resolvingSymlinksInPath(), to: lonely)
    let run = try ServerProcess.run(["serve"], environment: ["PATH": "/nowhere"], program: lonely)
    #expect(run.exitCode == 66)
    #expect(run.error.hasPrefix("error: platen-server is not installed: it is neither at /"))
    #expect(run.error.contains("/platen-server"))
  }
}
