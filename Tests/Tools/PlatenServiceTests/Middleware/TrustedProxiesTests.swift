import HTTPTypes
import Testing

@testable import PlatenService

/// Who asks, behind proxies.
///
/// The forms of `Forwarded` are those of RFC 7239, sections 4 and 6.
@Suite struct TrustedProxiesTests {
  private let proxies = TrustedProxies(["10.0.0.0/8", "192.0.2.60", "2001:db8:cafe::/48"])

  private func client(
    forwarded: String? = nil, forwardedFor: String? = nil, peer: String = "10.0.0.1"
  ) throws -> String {
    var headers = HTTPFields()
    if let forwarded { headers[try #require(HTTPField.Name("Forwarded"))] = forwarded }
    if let forwardedFor { headers[try #require(HTTPField.Name("X-Forwarded-For"))] = forwardedFor }
    return proxies.client(of: headers, peer: peer)
  }

  @Test func whoIsNoTrustedProxyIsTheClientWhateverItSays() throws {
    let client = try client(
      forwarded: "for=203.0.113.9", forwardedFor: "203.0.113.9", peer: "198.51.100.7")
    #expect(client == "198.51.100.7")
  }

  @Test func aProxyThatSaysNothingIsTheClient() throws {
    #expect(try client() == "10.0.0.1")
    #expect(try client(forwarded: "", forwardedFor: "") == "10.0.0.1")
  }

  @Test(arguments: [
    ("for=203.0.113.9", "203.0.113.9"), ("For=\"203.0.113.9:4711\"", "203.0.113.9"),
    ("for=203.0.113.9;proto=http;by=203.0.113.43", "203.0.113.9"),
    ("proto=https;FOR=\"[2001:db8::17]:4711\"", "2001:db8::17"),
    ("for=\"[2001:DB8:0::17]\"", "2001:db8::17"),
    ("for=203.0.113.9, for=198.51.100.17", "198.51.100.17"),
    ("for=203.0.113.9 , , for=10.9.9.9,", "203.0.113.9"),
    ("for=_hidden, for=203.0.113.9, for=192.0.2.60", "203.0.113.9"),
    ("for=\"_a,b;c\", for=203.0.113.9", "203.0.113.9"),
    ("for=203.0.113.9;host=\"a\\\"b, c\", for=10.1.1.1", "203.0.113.9"),
    ("for=10.0.0.7, for=10.0.0.8", "10.0.0.7"),
  ])
  func readsForwardedFromTheRightOverTrustedProxies(text: String, expected: String) throws {
    #expect(try client(forwarded: text) == expected)
  }

  @Test(arguments: [
    "for=unknown", "for=_hidden", "for=\"_SEVKISEK:47\"", "for=", "for", "=203.0.113.9",
    "for=\"203.0.113.9", "for=203.0.113.9\"", "for=203.0.113.9;for=203.0.113.8", "proto=http",
    "for=203.0.113.9:port", "for=203.0.113.9:123456", "for=203.0.113.999", "for=\"[2001:db8::1\"",
    "for=2 03.0.113.9", "203.0.113.9", "for=203.0.113.9, for=unknown, for=10.0.0.2",
    "for=203.0.113.9,\u{301} for=203.0.113.9", ",", ";",
  ])
  func whatNamesNoAddressLeavesTheProxy(text: String) throws {
    #expect(try client(forwarded: text) == "10.0.0.1")
  }

  @Test(arguments: [
    ("203.0.113.9", "203.0.113.9"), ("1.1.1.1, 203.0.113.9", "203.0.113.9"),
    ("1.1.1.1,203.0.113.9,10.3.3.3", "203.0.113.9"), ("junk, \", 203.0.113.9", "203.0.113.9"),
    ("2001:db8::17", "2001:db8::17"), ("[2001:db8::17]:99", "2001:db8::17"),
    ("203.0.113.9:99", "203.0.113.9"), ("2001:db8:CAFE::1, 10.0.0.9", "2001:db8:cafe::1"),
    ("203.0.113.9, junk, 10.0.0.9", "10.0.0.1"), ("junk", "10.0.0.1"), (", ,", "10.0.0.1"),
    ("::ffff:203.0.113.9", "203.0.113.9"),
  ])
  func readsXForwardedForAlike(text: String, expected: String) throws {
    #expect(try client(forwardedFor: text) == expected)
  }

  /// A proxy that knows one of the fields passes the other one on as the client wrote it.
  @Test func fieldsThatContradictEachOtherAreNotBelieved() throws {
    #expect(
      try client(forwarded: "for=203.0.113.9", forwardedFor: "203.0.113.9") == "203.0.113.9")
    #expect(try client(forwarded: "for=1.1.1.1", forwardedFor: "203.0.113.9") == "10.0.0.1")
    #expect(try client(forwarded: "junk", forwardedFor: "203.0.113.9") == "10.0.0.1")
  }

  @Test func linesOfOneFieldAreOneList() throws {
    var headers = HTTPFields()
    let name = try #require(HTTPField.Name("X-Forwarded-For"))
    headers.append(HTTPField(name: name, value: "203.0.113.9"))
    headers.append(HTTPField(name: name, value: "198.51.100.17, 10.0.0.2"))
    #expect(proxies.client(of: headers, peer: "::ffff:10.0.0.1") == "198.51.100.17")
  }

  @Test func ratesAreThoseOfTheClientBehindTheProxy() async throws {
    let tester = try ServiceTester {
      $0.limits.clientRate = 1e-9
      $0.limits.clientBurst = 1
      $0.trustedProxies = ["10.0.0.0/8"]
    }
    let name = try #require(HTTPField.Name("X-Forwarded-For"))
    func status(_ client: String, peer: String) async throws -> HTTPResponse.Status {
      try await tester.answer(.get, "/v1/version", headers: [name: client], peer: peer).status
    }
    #expect(try await status("203.0.113.9", peer: "10.0.0.1") == .ok)
    #expect(try await status("203.0.113.8", peer: "10.0.0.1") == .ok)
    #expect(try await status("203.0.113.9", peer: "10.0.0.2") == .tooManyRequests)
    // Whoever is no trusted proxy spends its own.
    #expect(try await status("203.0.113.7", peer: "198.51.100.1") == .ok)
    #expect(try await status("203.0.113.6", peer: "198.51.100.1") == .tooManyRequests)
  }
}
