import Foundation
import Testing

/// The address for those who monitor the server, over real sockets.
@Suite struct MonitoringTests {
  private func ask(
    _ path: String, at port: UInt16, method: String = "GET"
  ) throws -> String {
    let connection = try RawConnection(port: port, from: 9)
    connection.send("\(method) \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
    return connection.rest() ?? ""
  }

  private func start(_ arguments: [String] = []) throws -> (ServerProcess, port: UInt16) {
    let server = try ServerProcess(["--monitoring-port", "0"] + arguments)
    return (server, try #require(server.monitoringPort))
  }

  @Test func healthAndMetricsAreAnsweredWithoutATokenAndTheConnectionEnds() throws {
    let (server, port) = try start(["--token", "a-token-of-sixteen"])
    #expect(port != server.port)
    #expect(try ask("/health/live", at: port).hasSuffix("\r\n\r\nok\n"))
    #expect(try ask("/health/ready", at: port).hasSuffix("\r\n\r\nready\n"))
    let metrics = try ask("/metrics?a=b", at: port)
    #expect(metrics.status == "200")
    #expect(metrics.contains("content-type: text/plain; version=0.0.4; charset=utf-8\r\n"))
    #expect(metrics.contains("\nplaten_renders_running 0\n"))
    #expect(metrics.contains("\nplaten_connections 0\n"))
    #expect(server.isRunning)
  }

  @Test func nothingElseIsAnswered() throws {
    let (server, port) = try start()
    #expect(try ask("/v1/version", at: port).status == "404")
    #expect(try ask("/health/live", at: port, method: "POST").status == "405")
    let head = try ask("/health/live", at: port, method: "HEAD")
    #expect(head.status == "200")
    #expect(head.hasSuffix("\r\n\r\n"))
    let garbage = try RawConnection(port: port)
    garbage.send("GARBAGE\r\n\r\n")
    #expect(garbage.rest() != nil)
    #expect(server.isRunning)
  }

  @Test func whoAsksNothingThereKeepsNobodyOut() throws {
    let (server, port) = try start()
    let silent = try (0..<100).map { _ in try RawConnection(port: port) }
    #expect(try ask("/health/live", at: port).status == "200")
    #expect(silent.first?.rest()?.isEmpty != false)
    #expect(server.isRunning)
  }

  /// All connections of the other port are taken, by somebody whom it waits for.
  @Test func whatHappensAtTheOtherPortDoesNotReachIt() throws {
    let (server, port) = try start(["--connections", "1"])
    let first = try RawConnection(port: server.port)
    first.send(
      "POST /v1/render HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: text/yaml\r\n"
        + "Content-Length: 10\r\n\r\n")
    #expect(first.answer()?.status == "100")
    #expect(try ask("/health/live", at: port).status == "200")
    #expect(try ask("/metrics", at: port).contains("\nplaten_connections 1\n"))
  }

  @Test func checkAsksThere() throws {
    let (server, port) = try start()
    let run = { (port: UInt16) in
      try ServerProcess.run(["--check", "--port", "1", "--monitoring-port", "\(port)"]).exitCode
    }
    #expect(try run(port) == 0)
    server.send(SIGKILL)
    _ = server.wait()
    #expect(try run(port) == 1)
  }

  @Test func aPortInUseIsAnErrorThatNamesIt() throws {
    let (server, port) = try start()
    let run = try ServerProcess.run(["--port", "0", "--monitoring-port", "\(port)"])
    #expect(run.exitCode == 73)
    #expect(
      run.error == "error: cannot listen on 127.0.0.1:\(port): another program already does\n")
    #expect(server.isRunning)
  }

  /// While what runs is finished, those who ask are told that no more is to be sent.
  @Test func oneThatStopsIsNotReadyThere() throws {
    let (server, port) = try start()
    let connection = try RawConnection(port: server.port)
    connection.send(
      "POST /v1/render HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: text/yaml\r\n"
        + "Content-Length: 10\r\n\r\n")
    #expect(connection.answer()?.status == "100")
    server.send(SIGTERM)
    var ready = "200"
    for _ in 0..<6000 where ready == "200" {
      ready = try ask("/health/ready", at: port).status
      usleep(20_000)
    }
    #expect(ready == "503")
    connection.send("0123456789")
    #expect(server.wait() == 0)
  }
}
