import Foundation
import Testing

/// `platen preview`, which runs the server in its place.
@Suite struct PreviewCommandTests {
  private static let text = "platen: 1\nview: {text: hello}\n"
  private static let command = ServerProcess.program.deletingLastPathComponent()
    .appendingPathComponent("platen")

  /// A preview that runs, ended with this object.
  private final class Preview {
    /// The line that it printed.
    let line: String
    let file: URL
    private let process = Process()

    init() throws {
      file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "preview-\(UUID().uuidString).yaml")
      try Data(PreviewCommandTests.text.utf8).write(to: file)
      let output = Pipe()
      process.executableURL = PreviewCommandTests.command
      process.arguments = ["preview", file.path, "--no-open"]
      // Settings of a service are none of a preview's.
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["PLATEN_SERVER_HOST": "0.0.0.0", "PLATEN_SERVER_ALLOWED_ORIGINS": "*"]
      ) { $1 }
      process.standardOutput = output
      try process.run()
      var bytes = Data()
      while bytes.last != UInt8(ascii: "\n") {
        guard let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else {
          throw ServerProcessError(description: "it did not start")
        }
        bytes += byte
      }
      line = String(decoding: bytes, as: UTF8.self)
    }

    deinit {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      try? FileManager.default.removeItem(at: file)
    }

    var port: UInt16 {
      let text = line.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//)?.1 ?? ""
      return UInt16(text) ?? 0
    }

    var token: String { String(line.firstMatch(of: /#preview=(\S+)/)?.1 ?? "") }

    /// What is answered to a request with some fields.
    func answer(_ request: String, _ fields: [String], body: String = "") throws -> String {
      let connection = try RawConnection(port: port)
      let all = ["Content-Length: \(body.utf8.count)"] + fields
      connection.send(
        "\(request) HTTP/1.1\r\n\(all.joined(separator: "\r\n"))\r\n\r\n\(body)")
      return try #require(connection.answer())
    }

    /// - Returns: The exit code after a signal.
    func end(by signal: Int32) -> Int32 {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  @Test func itSaysWhereThePageIs() throws {
    let preview = try Preview()
    let name = preview.file.lastPathComponent
    let address = "http://127.0.0.1:\(preview.port)/#preview=\(preview.token)"
    #expect(preview.line == "\(name) is shown at \(address)\n")
    #expect(preview.token.count == 22)
    let page = try preview.answer("GET /", ["Host: 127.0.0.1:\(preview.port)"])
    #expect(page.status == "200")
    #expect(!page.contains(preview.token))
  }

  @Test func theFileIsReadAndWrittenByItsPageAlone() throws {
    let preview = try Preview()
    let host = "127.0.0.1:\(preview.port)"
    let access = "Authorization: Bearer \(preview.token)"
    let own = ["Host: \(host)", access]
    let read = try preview.answer("GET /v1/preview", own)
    #expect(read.status == "200" && read.contains("view: {text: hello}"))
    let tag = try #require(read.firstMatch(of: /"tag": ?"([^"]+)"/)?.1)
    let known = "If-Match: \"\(tag)\""

    for fields in [
      ["Host: \(host)", known], ["Host: evil.example", access, known],
      own + [known, "Origin: http://evil.example"],
    ] {
      let refused = try preview.answer("PUT /v1/preview", fields, body: "theirs")
      #expect(["401", "403"].contains(refused.status))
    }
    #expect(try String(contentsOf: preview.file, encoding: .utf8) == Self.text)

    let written = try preview.answer(
      "PUT /v1/preview", own + [known, "Origin: http://\(host)"], body: "mine")
    #expect(written.status == "200")
    #expect(try String(contentsOf: preview.file, encoding: .utf8) == "mine")
  }

  /// Also while a page waits for a change.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsItWithoutError(signal: Int32) throws {
    let preview = try Preview()
    let fields = [
      "Host: 127.0.0.1:\(preview.port)", "Authorization: Bearer \(preview.token)",
    ]
    let read = try preview.answer("GET /v1/preview", fields)
    let version = try #require(read.firstMatch(of: /"version": ?"([^"]+)"/)?.1)
    let waiting = try RawConnection(port: preview.port)
    waiting.send(
      "GET /v1/preview?since=\(version) HTTP/1.1\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n")
    withExtendedLifetime(waiting) { #expect(preview.end(by: signal) == 0) }
  }

  @Test func aPortInUseIsAnErrorThatSaysSo() throws {
    let preview = try Preview()
    let run = try ServerProcess.run(
      ["preview", preview.file.path, "--no-open", "--port", "\(preview.port)"],
      program: Self.command)
    #expect(run.exitCode == 73)
    #expect(
      run.error == "error: cannot listen on 127.0.0.1:\(preview.port): "
        + "another program already does\n")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: ["--host=0.0.0.0", "--token=0123456789abcdef", "--config=a", "--scenes=/tmp"])
  func settingsOfAServiceAreNoneOfAPreviews(_ option: String) throws {
    let run = try ServerProcess.run(["preview", "a.yaml", option])
    #expect(run.exitCode == 64 || run.exitCode == 66)
    #expect(run.error.contains("a setting that a preview does not have"))
    #expect(run.output.isEmpty)
  }

  @Test func withoutASceneThereIsNothingToPreview() throws {
    #expect(try ServerProcess.run(["preview"]).exitCode == 64)
    #expect(try ServerProcess.run(["preview", "/no/such.yaml"]).exitCode == 66)
    #expect(try ServerProcess.run(["preview", "/tmp"]).exitCode == 66)
  }
}
