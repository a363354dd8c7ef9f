internal import Foundation

/// An address of the Internet Protocol, of version 4 or 6.
///
/// An IPv4 address that is written as one of IPv6 (`::ffff:192.0.2.1`) is the IPv4 address: a socket
/// that listens for both names its clients so.
struct NetworkAddress: Hashable, Sendable {
  /// The longest address as text, in bytes.
  private static let longest = 45

  /// The address as a number, its first byte the highest.
  let number: UInt128
  /// How many bits it has: 32 or 128.
  let width: Int

  private init(number: UInt128, width: Int) {
    self.number = number
    self.width = width
  }

  /// - Parameter text: An address in digits.
  /// - Returns: Nil if the text is none.
  init?(_ text: some StringProtocol) {
    let text = String(text)
    guard text.utf8.count <= Self.longest, !text.utf8.contains(0) else { return nil }
    if let number = Self.number(text, AF_INET, bytes: 4) {
      self.init(number: number, width: 32)
    } else if let number = Self.number(text, AF_INET6, bytes: 16) {
      let isMapped = number >> 32 == 0xFFFF
      self.init(number: isMapped ? number & 0xFFFF_FFFF : number, width: isMapped ? 32 : 128)
    } else {
      return nil
    }
  }

  private static func number(_ text: String, _ family: Int32, bytes count: Int) -> UInt128? {
    var bytes = [UInt8](repeating: 0, count: count)
    guard inet_pton(family, text, &bytes) == 1 else { return nil }
    return bytes.reduce(0) { $0 << 8 | UInt128($1) }
  }
}

extension NetworkAddress: CustomStringConvertible {
  /// The address in its shortest form (RFC 5952).
  var description: String {
    let bytes = (1...width / 8).map { UInt8(truncatingIfNeeded: number >> (width - 8 * $0)) }
    var text = [CChar](repeating: 0, count: Self.longest + 1)
    let family = width == 32 ? AF_INET : AF_INET6
    guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

// MARK: - Networks

/// A network: the addresses that begin with the same bits (RFC 4632).
struct AddressBlock: Hashable, Sendable {
  private let first: NetworkAddress
  /// How many bits the addresses have in common.
  private let length: Int

  /// - Parameter text: An address, or an address, a slash and the number of bits that count.
  /// - Returns: Nil if the text is neither.
  init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = NetworkAddress(parts[0]) else { return nil }
    self.first = first
    guard parts.count == 2 else {
      length = first.width
      return
    }
    // Of an IPv4 address that is written as one of IPv6, the bits before it are counted too.
    let skipped = first.width == 32 && parts[0].contains(":") ? 96 : 0
    guard (1...3).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy(Self.isDigit),
      let bits = Int(parts[1]), (0...first.width).contains(bits - skipped)
    else { return nil }
    length = bits - skipped
  }

  func contains(_ address: NetworkAddress) -> Bool {
    address.width == first.width
      && (address.number ^ first.number) >> UInt128(first.width - length) == 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
