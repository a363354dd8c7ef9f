import Testing

@testable import PlatenService

@Suite struct ClientRateLimiterTests {
  private let start = ContinuousClock.now

  @Test func letsABurstInAndThenOneForEachInterval() {
    let rates = ClientRateLimiter(rate: 2, burst: 3)
    for _ in 1...3 { #expect(rates.count("192.0.2.1", now: start) == nil) }
    #expect(rates.count("192.0.2.1", now: start) == .milliseconds(500))
    #expect(rates.count("192.0.2.1", now: start + .milliseconds(500)) == nil)
    #expect(rates.count("192.0.2.1", now: start + .milliseconds(500)) != nil)
    #expect(rates.count("192.0.2.1", now: start + .seconds(60)) == nil)
  }

  @Test func countsClientsApart() {
    let rates = ClientRateLimiter(rate: 1, burst: 1)
    #expect(rates.count("192.0.2.1", now: start) == nil)
    #expect(rates.count("192.0.2.2", now: start) == nil)
    #expect(rates.count("192.0.2.1", now: start) == .seconds(1))
  }

  @Test func takesTheAddressesOfOneNetworkOfIPv6ForOneClient() {
    let rates = ClientRateLimiter(rate: 1, burst: 1)
    #expect(rates.count("2001:db8:0:1::1", now: start) == nil)
    #expect(rates.count("2001:db8::1:a:b:c:d", now: start) != nil)
    #expect(rates.count("2001:db8:0:2::1", now: start) == nil)
    #expect(rates.count("::ffff:192.0.2.9", now: start) == nil)
    #expect(rates.count("192.0.2.9", now: start) != nil)
  }

  @Test func knowsABoundedNumberOfClients() {
    let rates = ClientRateLimiter(rate: 0.01, burst: 1)
    for i in 0..<65_536 {
      #expect(rates.count("10.0.\(i >> 8).\(i & 255)", now: start) == nil)
    }
    // All whom nobody knows share one place then.
    #expect(rates.count("192.0.2.1", now: start) == nil)
    #expect(rates.count("192.0.2.2", now: start) != nil)
    // Once the others have their burst again, there is room.
    #expect(rates.count("192.0.2.2", now: start + .seconds(200)) == nil)
    #expect(rates.count("192.0.2.3", now: start + .seconds(200)) == nil)
  }
}
