import Foundation
import Testing

/// What a connection may do, and for how long, over real sockets.
@Suite struct ConnectionTests {
  private static let live = "GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n"

  private func answers(to text: String, _ arguments: [String] = []) throws -> String {
    let server = try ServerProcess(arguments)
    let connection = try RawConnection(port: server.port)
    connection.send(text)
    connection.finish()
    let rest = try #require(connection.rest(), "the connection was not closed")
    #expect(server.isRunning)
    return rest
  }

  // MARK: - Form

  @Test(arguments: [
    "GARBAGE\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET /\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\n b: c\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
  ])
  func whatIsNoRequestIsRefusedAsAProblem(text: String) throws {
    let answer = try answers(to: text)
    #expect(answer.status == "400")
    #expect(answer.contains("content-type: application/problem+json\r\n"))
    #expect(answer.contains("urn:platen:problem:unreadable"))
  }

  @Test func brokenChunksAreRefused() throws {
    let answer = try answers(
      to: "POST /v1/render HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n")
    #expect(answer.status == "400")
  }

  @Test func aBodyThatIsCutOffIsRefused() throws {
    let answer = try answers(
      to: "POST /v1/render HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\nplaten: 1")
    #expect(answer.status == "400")
  }

  @Test func aTargetThatIsTooLongIsRefused() throws {
    let long = String(repeating: "a", count: 400)
    let whole = try answers(
      to: "GET /\(long) HTTP/1.1\r\nHost: a\r\n\r\n", ["--target-bytes", "300"])
    #expect(whole.status == "414")
    #expect(whole.contains("urn:platen:problem:target-too-long"))
    let endless = try answers(
      to: "GET /" + String(repeating: "a", count: 100_000), ["--target-bytes", "300"])
    #expect(endless.status == "414")
  }

  @Test func aHeaderThatIsTooLongIsRefused() throws {
    let long = String(repeating: "a", count: 3000)
    let one = try answers(
      to: "GET / HTTP/1.1\r\nHost: a\r\nX: \(long)\r\n\r\n", ["--header-bytes", "2KiB"])
    #expect(one.status == "431")
    #expect(one.contains("urn:platen:problem:header-too-long"))
    let many = String(repeating: "X: y\r\n", count: 1000)
    #expect(try answers(to: "GET / HTTP/1.1\r\nHost: a\r\n\(many)\r\n").status == "431")
  }

  @Test func aBodyThatIsTooLongIsRefused() throws {
    let body = String(repeating: "# comment\n", count: 300)
    let answer = try answers(
      to: "POST /v1/render HTTP/1.1\r\nHost: a\r\nContent-Length: 3000\r\n\r\n" + body,
      ["--body-bytes", "2KiB"])
    #expect(answer.status == "413")
    #expect(answer.lowercased().contains("connection: close\r\n"))
  }

  // MARK: - Order and ends

  @Test func requestsInALineAreAnsweredInTheirOrder() throws {
    let server = try ServerProcess()
    let connection = try RawConnection(port: server.port)
    let kinds = ["/nothing", "/health/live", "/health/ready"]
    let paths = (0..<20).map { kinds[$0 % 3] }
    connection.send(paths.map { "GET \($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
    for path in paths {
      let answer = connection.answer()
      switch path {
      case "/nothing": #expect(answer?.status == "404")
      case "/health/live": #expect(answer?.hasSuffix("ok\n") == true)
      default: #expect(answer?.hasSuffix("ready\n") == true)
      }
    }
  }

  @Test func whatComesBeforeGarbageIsAnsweredBeforeIt() throws {
    let answer = try answers(to: Self.live + Self.live + "GARBAGE\r\n\r\n" + Self.live)
    let statuses = answer.split(separator: "HTTP/1.1 ").map { $0.prefix(3) }
    #expect(statuses == ["200", "200", "400"])
  }

  @Test func whoClosesItsSideGetsItsWholeAnswer() throws {
    let answer = try answers(
      to: "GET /v1/schema HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(answer.status == "200")
    let parts = answer.split(separator: "\r\n\r\n", maxSplits: 1)
    let length = parts[0].lowercased().split(separator: "\r\n")
      .first { $0.hasPrefix("content-length: ") }
    #expect(length?.dropFirst(16) == "\(parts[1].utf8.count)")
  }

  @Test func theConnectionIsClosedWhenItIsAskedFor() throws {
    let server = try ServerProcess()
    let fields = "HTTP/1.1\r\nHost: a\r\nConnection: "
    for line in [fields + "close", fields + "Close", "HTTP/1.0"] {
      let connection = try RawConnection(port: server.port)
      connection.send("GET /health/live \(line)\r\n\r\n")
      #expect(connection.rest()?.hasSuffix("ok\n") == true)
    }
  }

  @Test func aClientOfHTTP10MayKeepItsConnection() throws {
    let server = try ServerProcess()
    let connection = try RawConnection(port: server.port)
    for _ in 0..<2 {
      connection.send("GET /health/live HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
      let answer = connection.answer()
      #expect(answer?.hasPrefix("HTTP/1.0 200 ") == true)
      #expect(answer?.lowercased().contains("connection: keep-alive\r\n") == true)
    }
  }

  @Test func aRequestForAnotherProtocolIsAnsweredInThisOne() throws {
    let answer = try answers(
      to: "GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n")
    #expect(answer.status == "200")
    #expect(answer.lowercased().contains("connection: close\r\n"))
  }

  // MARK: - Time

  /// Sends a byte after the other for as long as the server listens.
  private func trickle(_ start: String, _ arguments: [String]) throws -> String? {
    let server = try ServerProcess(arguments)
    let connection = try RawConnection(port: server.port)
    connection.send(start)
    let end = Date() + 20
    // The longest that the bytes could take is far over what the server allows.
    Thread.detachNewThread { [connection = Unchecked(connection)] in
      while Date() < end, connection.value.send("a") { usleep(20_000) }
    }
    defer { withExtendedLifetime(server) {} }
    return connection.rest()
  }

  /// A connection is read on one thread and written on another, which sockets allow.
  private struct Unchecked: @unchecked Sendable {
    let value: RawConnection
    init(_ value: RawConnection) { self.value = value }
  }

  @Test func aHeaderThatTricklesInIsEnded() throws {
    let answer = try trickle("GET /health/live HTTP/1.1\r\nX: ", ["--header-time", "300ms"])
    #expect(answer?.status == "408")
    #expect(answer?.contains("urn:platen:problem:header-timeout") == true)
  }

  @Test func aBodyThatTricklesInIsEnded() throws {
    let answer = try trickle(
      "POST /v1/render HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n",
      ["--body-time", "300ms"])
    #expect(answer?.status == "408")
    #expect(answer?.contains("urn:platen:problem:body-timeout") == true)
  }

  @Test func aConnectionOnWhichNothingIsAskedIsClosed() throws {
    let server = try ServerProcess(["--idle-time", "2s"])
    let silent = try RawConnection(port: server.port)
    #expect(silent.rest() == "")
    let used = try RawConnection(port: server.port)
    used.send(Self.live)
    #expect(used.answer()?.status == "200")
    #expect(used.rest() == "")
  }

  @Test func aRefusalDoesNotWaitForARestThatDoesNotCome() throws {
    let server = try ServerProcess(["--token", "a-token-of-sixteen"])
    let connection = try RawConnection(port: server.port)
    connection.send("POST /v1/render HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n")
    #expect(connection.answer()?.status == "401")
    #expect(connection.rest() == "")
  }

  // MARK: - Number

  @Test func moreConnectionsThanAreAllowedWait() throws {
    let server = try ServerProcess(["--connections", "1"])
    var first: RawConnection? = try RawConnection(port: server.port)
    first?.send(Self.live)
    #expect(first?.answer()?.status == "200")
    let second = try RawConnection(port: server.port)
    second.send(Self.live)
    first?.send(Self.live)
    #expect(first?.answer()?.status == "200")
    first = nil
    #expect(second.answer()?.status == "200")
  }

  @Test func whoAsksNothingMakesRoomWhereThereIsLittle() throws {
    let server = try ServerProcess(["--connections", "2", "--idle-time", "1h"])
    let silent = try [RawConnection(port: server.port), RawConnection(port: server.port)]
    let other = try RawConnection(port: server.port)
    other.send(Self.live)
    withExtendedLifetime(silent) { #expect(other.answer()?.status == "200") }
  }

  @Test func moreConnectionsOfOneClientAreClosedAtOnce() throws {
    let server = try ServerProcess(["--client-connections", "2"])
    var kept = try (0..<2).map { _ in try RawConnection(port: server.port, from: 2) }
    for connection in kept {
      connection.send(Self.live)
      #expect(connection.answer()?.status == "200")
    }
    let third = try RawConnection(port: server.port, from: 2)
    #expect(third.rest()?.isEmpty != false)
    let other = try RawConnection(port: server.port, from: 3)
    other.send(Self.live)
    #expect(other.answer()?.status == "200")
    kept.removeLast()
    #expect(try isLetIn(server, from: 2))
    #expect(try server.metric("platen_refused_total{reason=\"client-connections\"}") >= 1)
  }

  /// Whether a new connection is answered in a while: the server sees later that one has ended.
  private func isLetIn(_ server: ServerProcess, from source: UInt8) throws -> Bool {
    for _ in 0..<6000 {
      let connection = try RawConnection(port: server.port, from: source)
      if connection.send(Self.live), connection.answer()?.status == "200" { return true }
      usleep(20_000)
    }
    return false
  }

  @Test func aTrustedProxyMayHaveAnyNumber() throws {
    let server = try ServerProcess(["--client-connections", "1", "--trusted-proxies", "127.0.0.2"])
    let connections = try (0..<4).map { _ in try RawConnection(port: server.port, from: 2) }
    for connection in connections {
      connection.send(Self.live)
      #expect(connection.answer()?.status == "200")
    }
  }

  /// With the time of headers alone this would take 400 / 16 x 2 s.
  @Test func headersThatTrickleInKeepNobodyOut() throws {
    let server = try ServerProcess(
      ["--connections", "16", "--client-connections", "1000", "--header-time", "1h"])
    let slow = try (0..<400).map { _ in
      let connection = try RawConnection(port: server.port, from: 2)
      connection.send("GET /health/live HTTP/1.1\r\nX: a")
      return connection
    }
    let start = ContinuousClock.now
    let other = try RawConnection(port: server.port, from: 3)
    other.send(Self.live)
    #expect(other.answer()?.status == "200")
    #expect(ContinuousClock.now - start < .seconds(40))
    #expect(slow.first?.answer()?.status == "408")
  }
}
