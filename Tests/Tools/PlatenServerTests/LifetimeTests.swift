import Foundation
import Testing

@Suite struct LifetimeTests {
  private func check(_ server: ServerProcess) throws -> Int32 {
    try ServerProcess.run(["--check", "--port", "\(server.port)"]).exitCode
  }

  @Test func saysWhereItListensAndAnswersThere() throws {
    let server = try ServerProcess()
    #expect(server.address == "http://127.0.0.1:\(server.port)")
    let connection = try RawConnection(port: server.port)
    connection.send("GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(connection.answer()?.status == "200")
  }

  @Test func aPortInUseIsAnErrorThatSaysSo() throws {
    let server = try ServerProcess()
    let run = try ServerProcess.run(["--port", "\(server.port)"])
    #expect(run.exitCode == 73)
    #expect(
      run.error == "error: cannot listen on 127.0.0.1:\(server.port): "
        + "another program already does\n")
  }

  @Test func aHostThatIsNotKnownIsAnError() throws {
    let run = try ServerProcess.run(["--host", "no-such-host.invalid", "--port", "0"])
    #expect(run.exitCode == 73)
    #expect(run.error.hasPrefix("error: cannot listen on no-such-host.invalid:0: "))
  }

  /// Its log is a pipe that is full: more lines than it holds, and than the server keeps.
  @Test func aLogThatNobodyReadsStopsNothing() throws {
    let log = Pipe()
    let server = try ServerProcess(["--access-log"], log: log.fileHandleForWriting)
    let target = "/v1/version?" + String(repeating: "a", count: 8_000)
    for _ in 0..<200 {
      let connection = try RawConnection(port: server.port)
      connection.send("GET \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      #expect(connection.answer() != nil)
    }
    #expect(try server.metric("platen_log_lines_dropped_total") > 0)
    server.send(SIGTERM)
    #expect(server.wait() == 0)
  }

  @Test func checkTellsAServerThatRunsFromOneThatDoesNot() throws {
    let server = try ServerProcess()
    #expect(try check(server) == 0)
    server.send(SIGKILL)
    _ = server.wait()
    #expect(try check(server) == 1)
  }

  /// Whether this machine has `::1`.
  private static var hasIPv6: Bool {
    let addresses = try? String(contentsOfFile: "/proc/net/if_inet6", encoding: .utf8)
    return addresses?.contains("00000000000000000000000000000001 ") == true
  }

  /// Its field `Host` has brackets then, or the server would refuse it.
  @Test(.enabled(if: hasIPv6))
  func checkAsksAtAnAddressOfIPv6() throws {
    let server = try ServerProcess(["--host", "::1"])
    let arguments = ["--check", "--host", "::1", "--port", "\(server.port)"]
    #expect(try ServerProcess.run(arguments).exitCode == 0)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func aSignalEndsItWithoutError(signal: Int32) throws {
    let server = try ServerProcess()
    server.send(signal)
    #expect(server.wait() == 0)
  }

  @Test func whatIsIdleIsClosedWhenItStops() throws {
    let server = try ServerProcess()
    let used = try RawConnection(port: server.port)
    used.send("GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(used.answer()?.status == "200")
    let begun = try RawConnection(port: server.port)
    begun.send("GET /health/live HT")
    // One that was accepted is known to the server, whatever is accepted after it.
    let fresh = try RawConnection(port: server.port)
    server.send(SIGTERM)
    #expect(used.rest() == "")
    _ = fresh.rest()
    #expect(server.wait() == 0)
  }

  /// A request whose body is not sent yet: it runs until the body comes.
  private func begin(_ server: ServerProcess) throws -> RawConnection {
    let connection = try RawConnection(port: server.port)
    connection.send(
      "POST /v1/render HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: text/yaml\r\n"
        + "Content-Length: \(Self.scene.utf8.count)\r\n\r\n")
    // It has been read when the server asks for the body.
    #expect(connection.answer()?.status == "100")
    return connection
  }

  private static let scene = """
    platen: 1
    view: {text: hello}

    """

  @Test func whatRunsIsFinishedWhenItStops() throws {
    let server = try ServerProcess()
    let connection = try begin(server)
    server.send(SIGTERM)
    waitUntilRefused(server)
    // Behind the first request on the same connection, it still answers: that it stops.
    connection.send(Self.scene + "GET /health/ready HTTP/1.1\r\nHost: a\r\n\r\n")
    let answer = connection.answer()
    #expect(answer?.status == "200")
    #expect(answer?.contains("<svg ") == true)
    if let ready = connection.answer() { #expect(ready.status == "503") }
    #expect(server.wait() == 0)
  }

  /// For as long as the notice lasts, which here only the second signal ends.
  @Test func noRequestIsLostWhileItGivesNotice() throws {
    let server = try ServerProcess(["--drain-notice", "1h"])
    let request = "GET /v1/tags.svg?tags=a HTTP/1.1\r\nHost: a\r\n\r\n"
    let used = try RawConnection(port: server.port)
    used.send(request)
    #expect(used.answer()?.contains("Connection: close") == false)
    server.send(SIGTERM)
    while true {
      let ready = try RawConnection(port: server.port)
      ready.send("GET /health/ready HTTP/1.1\r\nHost: a\r\n\r\n")
      if ready.answer()?.status == "503" { break }
      usleep(20_000)
    }
    for connection in [used, try RawConnection(port: server.port)] {
      connection.send(request)
      let answer = connection.answer()
      #expect(answer?.status == "200")
      #expect(answer?.contains("Connection: close") == true)
      #expect(connection.rest() == "")
    }
    server.send(SIGTERM)
    #expect(server.wait() == 128 + SIGTERM)
  }

  @Test func whatDoesNotEndInTimeIsCutOff() throws {
    let server = try ServerProcess(["--drain-time", "200ms"])
    let connection = try begin(server)
    server.send(SIGTERM)
    #expect(server.wait() == 0)
    #expect(connection.rest()?.contains("200 OK") != true)
  }

  @Test func aSecondSignalEndsItAtOnce() throws {
    let server = try ServerProcess(["--drain-time", "1h"])
    let connection = try begin(server)
    server.send(SIGTERM)
    waitUntilRefused(server)
    server.send(SIGTERM)
    #expect(server.wait() == 128 + SIGTERM)
    _ = connection
  }

  /// Waits until the server accepts no more connections.
  private func waitUntilRefused(_ server: ServerProcess) {
    for _ in 0..<6000 {
      guard (try? RawConnection(port: server.port)) != nil else { return }
      usleep(20_000)
    }
    Issue.record("it still accepts connections")
  }
}
