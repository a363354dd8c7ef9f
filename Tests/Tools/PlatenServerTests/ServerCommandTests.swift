import Foundation
import Testing

@Suite struct ServerCommandTests {
  private let key = "key=0123456789abcdef0123"

  @Test func theHelpIsPrintedWithGroupsAndDefaults() throws {
    for option in ["--help", "-h"] {
      let run = try ServerProcess.run([option])
      #expect(run.exitCode == 0)
      #expect(run.output.contains("LIMITS OF CONNECTIONS\n"))
      #expect(run.output.contains("(default: 127.0.0.1)") || run.output.contains("8080)"))
    }
  }

  @Test func theVersionNamesWhatDraws() throws {
    let run = try ServerProcess.run(["--version"])
    #expect(run.output.hasPrefix("platen 0.1.0\n"))
    #expect(run.output.contains("\nCairo "))
  }

  @Test func allThatIsWrongIsSaidInLinesOfErrors() throws {
    let run = try ServerProcess.run(
      ["--port=x"], environment: ["PLATEN_SERVER_SIDE": "y"])
    #expect(run.exitCode == 64)
    #expect(
      run.error == """
        error: --port: found "x", expected a whole number from 0 to 65535
        error: PLATEN_SERVER_SIDE: found "y", expected a whole number from 1 to 1000000

        """)
  }

  @Test func foldersThatAreNotThereAreNoInput() throws {
    #expect(try ServerProcess.run(["--scenes", "/no/such"]).exitCode == 66)
    #expect(try ServerProcess.run(["--fonts", "/no/such"]).exitCode == 66)
    #expect(try ServerProcess.run(["--only-fonts", "--port", "0"]).exitCode == 64)
    let empty = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: empty) }
    #expect(try ServerProcess.run(["--fonts", empty.path]).exitCode == 66)
  }

  @Test func whatIsInForceIsPrintedWithoutSecrets() throws {
    let run = try ServerProcess.run(["--print-config", "--port=81", "--signing-key", key])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\nport: 81\n"))
    #expect(run.output.contains("# signing keys: key, hidden\n"))
    #expect(!run.output.contains("0123456789abcdef"))
  }

  @Test func addressesAreSigned() throws {
    let run = try ServerProcess.run(
      ["sign", "https://example.org/v1/tags.svg?words=a", "--signing-key", key])
    #expect(run.exitCode == 0)
    let start = "https://example.org/v1/tags.svg?words=a&expires="
    #expect(run.output.hasPrefix(start))
    #expect(run.output.contains("&key=key&signature="))
    let seconds = Int(run.output.dropFirst(start.count).prefix { $0.isNumber }) ?? 0
    let day = Int(Date().timeIntervalSince1970) + 86_400
    #expect((day - 60...day).contains(seconds))
  }

  @Test func addressesThatCannotBeSignedAreRefused() throws {
    #expect(try ServerProcess.run(["sign", "/a"]).exitCode == 64)
    #expect(try ServerProcess.run(["sign", "--signing-key", key]).exitCode == 64)
    #expect(try ServerProcess.run(["sign", "a", "--signing-key", key]).exitCode == 64)
    #expect(try ServerProcess.run(["sign", "/a", "--signing-key", key, "--key=b"]).exitCode == 64)
  }

  @Test func theTableOfTheDocumentsIsThatOfTheServer() throws {
    var file = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { file.deleteLastPathComponent() }
    let text = try String(
      contentsOf: file.appendingPathComponent("Deploy/settings.md"), encoding: .utf8)
    #expect(text.hasSuffix(try ServerProcess.run(["settings"]).output))
  }
}
