import Foundation
import Testing

/// Which requests are let through, over real sockets, as RFC 9110 and RFC 9112 have it.
@Suite struct RequestFormTests {
  /// RFC 9110, 10.1.1: who waits for 100 is told at once that the body is too long.
  @Test func aBodyThatIsTooLongIsNotAskedFor() throws {
    let server = try ServerProcess()
    let connection = try RawConnection(port: server.port)
    connection.send(
      "POST /v1/render HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n"
        + "Content-Length: 3000000\r\n\r\n")
    #expect(connection.answer()?.status == "413")
  }

  @Test func whatIsNoRequestIsLogged() throws {
    let server = try ServerProcess(["--access-log"])
    let connection = try RawConnection(port: server.port)
    connection.send("GET / HTTP/1.1\r\n\r\n")
    #expect(connection.answer()?.status == "400")
    // Lines of the log are written after their answers.
    while !server.log.contains("problem=unreadable") { usleep(1000) }
    #expect(server.log.contains("client=127.0.0.1 "))
    #expect(server.log.contains(" status=400 "))
  }

  private static let live = "GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n"
  private static let scene = "platen: 1\nview: {text: a}\n"

  /// What is answered on a connection of its own, until the server closes it.
  ///
  /// Behind each text stands a request that is right: it is answered if the connection stays.
  private func answer(
    to text: String, of server: ServerProcess
  ) throws -> [String] {
    let connection = try RawConnection(port: server.port)
    connection.send(text + Self.live)
    connection.finish()
    let rest = try #require(connection.rest(), "the connection was not closed")
    return rest.split(separator: "HTTP/1.1 ").map(String.init)
  }

  /// Expects a refusal behind which nothing is read.
  private func expectRefusal(
    of text: String, by server: ServerProcess, status: String, slug: String
  ) throws {
    let answers = try answer(to: text, of: server)
    #expect(answers.count == 1, "\(text)")
    let first = answers.first ?? ""
    #expect(first.prefix(3) == status, "\(text)")
    #expect(first.contains("urn:platen:problem:\(slug)\""), "\(text)")
    #expect(first.lowercased().contains("connection: close\r\n"), "\(text)")
  }

  // MARK: - Hosts

  @Test func aHostIsAHostAndPerhapsAPort() throws {
    let server = try ServerProcess()
    let valid = [
      "a", "example.org:8080", "127.0.0.1", "[::1]", "[2001:db8::7]:80", "a:", "", "a_b-c~d",
      "%C3%A4.example",
    ]
    for host in valid {
      let text = "GET /health/live HTTP/1.1\r\nHost: \(host)\r\n\r\n"
      #expect(try answer(to: text, of: server).map { $0.prefix(3) } == ["200", "200"], "\(host)")
    }
    let invalid = [
      "a b", "a/b", "a:b", "user@a", "[::1", "::1", "[::g]", "[1.2.3.4]", "[fe80::1%25lo]", ":80",
      "a%zz", "a%4", "a\\b", "a?b", "a#b", "\"a\"", "ä", "a, b", "[::1]x", "a:80:80",
    ]
    for host in invalid {
      try expectRefusal(
        of: "GET /health/live HTTP/1.1\r\nHost: \(host)\r\n\r\n", by: server, status: "400",
        slug: "unreadable")
    }
    #expect(server.isRunning)
  }

  @Test(arguments: ["HTTP/1.1", "HTTP/1.0"])
  func twoHostsAreRefused(version: String) throws {
    let server = try ServerProcess()
    for fields in ["Host: a\r\nHost: a", "Host: a\r\nX: y\r\nhOST: b", "Host:\r\nHost:"] {
      try expectRefusal(
        of: "GET /health/live \(version)\r\n\(fields)\r\n\r\n", by: server, status: "400",
        slug: "unreadable")
    }
  }

  /// RFC 9112, 3.2.2: the target's own host counts then.
  @Test func aTargetMayBeAWholeAddress() throws {
    let server = try ServerProcess()
    let text = "GET http://b.example:80/health/live HTTP/1.1\r\nHost: a\r\n\r\n"
    #expect(try answer(to: text, of: server).map { $0.prefix(3) } == ["200", "200"])
  }

  // MARK: - Bodies

  private func post(_ fields: String, _ body: String, version: String = "HTTP/1.1") -> String {
    "POST /v1/layout \(version)\r\nHost: a\r\n\(fields)\r\n\r\n\(body)"
  }

  private static let chunks = "\(String(scene.utf8.count, radix: 16))\r\n\(scene)\r\n0\r\n\r\n"

  @Test func chunksAreRead() throws {
    let server = try ServerProcess()
    for coding in ["chunked", "Chunked", "  chunked  "] {
      let text = post("Transfer-Encoding: \(coding)", Self.chunks)
      #expect(try answer(to: text, of: server).map { $0.prefix(3) } == ["200", "200"], "\(coding)")
    }
  }

  /// RFC 9112, 6.1: a coding that is not understood.
  @Test func otherTransferCodingsAreNotImplemented() throws {
    let server = try ServerProcess()
    for fields in [
      "Transfer-Encoding: gzip, chunked", "Transfer-Encoding: x, y,chunked",
      "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked",
    ] {
      try expectRefusal(
        of: post(fields, Self.chunks), by: server, status: "501", slug: "unsupported-transfer")
    }
  }

  /// RFC 9112, 6.3: nobody knows where such a body ends, and two readers may find two ends.
  @Test func bodiesThatEndInTwoPlacesAreRefused() throws {
    let server = try ServerProcess()
    let length = "Content-Length: \(Self.scene.utf8.count)"
    for fields in [
      "Transfer-Encoding: gzip", "Transfer-Encoding: chunked, gzip", "Transfer-Encoding: identity",
      "Transfer-Encoding:", "Transfer-Encoding: xchunked", "Transfer-Encoding: chun ked",
      "Transfer-Encoding: chunked;a=b",
      "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
      "Transfer-Encoding: chunked\r\n\(length)", "\(length)\r\nTransfer-Encoding: chunked",
      "\(length)\r\nTransfer-Encoding: gzip, chunked", "\(length)\r\nContent-Length: 1",
      "Transfer-Encoding : chunked", "Transfer-Encoding: \u{B}chunked",
    ] {
      try expectRefusal(
        of: post(fields, Self.chunks), by: server, status: "400", slug: "unreadable")
    }
  }

  @Test func chunksOfAnOlderVersionAreRefused() throws {
    let server = try ServerProcess()
    let text = post("Transfer-Encoding: chunked", Self.chunks, version: "HTTP/1.0")
    try expectRefusal(of: text, by: server, status: "400", slug: "unreadable")
  }

  // MARK: - Chunks

  /// Sends a body in chunks, each with the same line, and returns what is answered.
  private func chunked(
    _ size: Int, line: String, of server: ServerProcess, body: String
  ) throws -> String? {
    let connection = try RawConnection(port: server.port)
    connection.send("POST /v1/layout HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
    var rest = body.utf8[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(size)
      rest = rest.dropFirst(chunk.count)
      let text = "\(String(chunk.count, radix: 16))\(line)\r\n\(Substring(chunk))\r\n"
      guard connection.send(text) else { break }
    }
    connection.send("0\r\n\r\n")
    return connection.answer()
  }

  @Test func chunksMayBeAsSmallAsTheyCanBe() throws {
    let server = try ServerProcess()
    let body = Self.scene + String(repeating: "#\n", count: 20_000)
    #expect(try chunked(1, line: "", of: server, body: body)?.status == "200")
    #expect(try chunked(9, line: ";a=b;c=\"d e\"", of: server, body: body)?.status == "200")
  }

  @Test func chunksThatAreMostlyExtensionsAreRefused() throws {
    let server = try ServerProcess()
    let body = Self.scene + String(repeating: "#", count: 20_000)
    let line = ";a=" + String(repeating: "b", count: 1000)
    let answer = try chunked(10, line: line, of: server, body: body)
    #expect(answer?.status == "400")
    #expect(answer?.contains("urn:platen:problem:unreadable") == true)
    #expect(answer?.lowercased().contains("connection: close\r\n") == true)
  }

  /// It need not end for that.
  @Test func anEndlessExtensionIsRefused() throws {
    let server = try ServerProcess()
    let connection = try RawConnection(port: server.port)
    connection.send(post("Transfer-Encoding: chunked", "1;a="))
    for _ in 0..<8 { connection.send(String(repeating: "b", count: 65_536)) }
    #expect(connection.answer()?.status == "400")
    #expect(connection.rest() == "")
    #expect(server.isRunning)
  }

  // MARK: - Methods

  @Test func whatIsARequestButForItsMethodIsNotImplemented() throws {
    let server = try ServerProcess()
    for method in ["FOO", "get", "Get", "X-Y", "FLUSH"] {
      try expectRefusal(
        of: "\(method) /health/live HTTP/1.1\r\nHost: a\r\n\r\n", by: server, status: "501",
        slug: "unknown-method")
    }
    for line in ["G@T / HTTP/1.1", "FOO / HTTP/2", "FOO /", "FOO  / HTTP/1.1", "FOO / / HTTP/1.1"] {
      try expectRefusal(
        of: "\(line)\r\nHost: a\r\n\r\n", by: server, status: "400", slug: "unreadable")
    }
  }

  @Test func aMethodThatTheParserKnowsIsNotImplementedEither() throws {
    let server = try ServerProcess()
    for method in ["PROPFIND", "MKCOL", "SOURCE"] {
      let text = "\(method) /health/live HTTP/1.1\r\nHost: a\r\n\r\n"
      let answers = try answer(to: text, of: server)
      #expect(answers.map { $0.prefix(3) } == ["501", "200"])
      #expect(answers.first?.contains("urn:platen:problem:unknown-method\"") == true)
    }
  }

  @Test func theMethodsOfAResourceAreTold() throws {
    let server = try ServerProcess()
    for (path, allowed) in [("/v1/version", "GET, HEAD, OPTIONS"), ("/v1/render", "POST, OPTIONS")]
    {
      let answers = try answer(
        to: "OPTIONS \(path) HTTP/1.1\r\nHost: a\r\n\r\nTRACE \(path) HTTP/1.1\r\nHost: a\r\n\r\n",
        of: server)
      #expect(answers.map { $0.prefix(3) } == ["204", "405", "200"])
      // RFC 9110, 8.6: a 204 has no length.
      #expect(answers.first?.lowercased().contains("content-length") == false)
      for answer in answers.prefix(2) {
        #expect(answer.lowercased().contains("\r\nallow: \(allowed.lowercased())\r\n"))
      }
    }
  }
}
