import Testing

@testable import PlatenService

/// Addresses and networks.
///
/// The expected texts are those of RFC 5952 and RFC 4291.
@Suite struct NetworkAddressTests {
  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1"), ("0.0.0.0", "0.0.0.0"), ("2001:DB8:0:0:0:0:0:1", "2001:db8::1"),
    ("::", "::"), ("::1", "::1"), ("::ffff:192.0.2.1", "192.0.2.1"),
    ("::ffff:c000:201", "192.0.2.1"), ("2001:db8::192.0.2.1", "2001:db8::c000:201"),
  ])
  func readsAddresses(text: String, expected: String) throws {
    #expect(try #require(NetworkAddress(text)).description == expected)
  }

  @Test(arguments: [
    "", "192.0.2", "192.0.2.256", "192.0.2.01", "192.0.2.1 ", "192.0.2.1:80", "[::1]", "::1%lo",
    "1::2::3", "localhost", "192.0.2.1\u{0}", "٣.0.2.1", String(repeating: "0", count: 99),
  ])
  func takesNothingElseForAnAddress(text: String) {
    #expect(NetworkAddress(text) == nil)
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
    ("10.1.2.3/8", "10.200.0.1", true), ("192.0.2.1", "192.0.2.1", true),
    ("192.0.2.1", "192.0.2.2", false), ("192.0.2.0/31", "192.0.2.1", true),
    ("192.0.2.0/31", "192.0.2.2", false), ("0.0.0.0/0", "203.0.113.9", true),
    ("0.0.0.0/0", "::1", false), ("::/0", "203.0.113.9", false),
    ("2001:db8::/33", "2001:db8:7fff::1", true), ("2001:db8::/33", "2001:db8:8000::1", false),
    ("10.0.0.0/8", "::ffff:10.1.1.1", true), ("::ffff:10.0.0.0/104", "10.255.1.1", true),
  ])
  func networksAreTheAddressesWithTheSameFirstBits(
    network: String, address: String, expected: Bool
  ) throws {
    let block = try #require(AddressBlock(network))
    #expect(block.contains(try #require(NetworkAddress(address))) == expected)
  }

  @Test(arguments: [
    "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8", "::/129", "/8", "a/8",
    "::ffff:10.0.0.0/8", "10.0.0.0/0008", "10.0.0.0 /8",
  ])
  func takesNothingElseForANetwork(text: String) {
    #expect(AddressBlock(text) == nil)
  }
}
