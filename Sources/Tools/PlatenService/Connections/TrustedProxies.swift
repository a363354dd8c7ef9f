internal import HTTPTypes

/// The proxies that are believed when they say who asks.
///
/// Each proxy adds to the right of a field where a request came to it from. So the field is read from
/// the right, over the addresses of trusted proxies, to the first other one: what stands left of that
/// may be a client's invention, and is not looked at.
struct TrustedProxies: Sendable {
  private static let forwarded = HTTPField.Name("Forwarded")
  private static let forwardedFor = HTTPField.Name("X-Forwarded-For")

  private let blocks: [AddressBlock]

  /// - Parameter texts: Addresses and networks; what is neither was refused before.
  init(_ texts: [String]) { blocks = texts.compactMap(AddressBlock.init) }

  var isEmpty: Bool { blocks.isEmpty }

  /// Returns whether an address is that of a trusted proxy.
  func contains(_ address: String) -> Bool {
    !isEmpty && NetworkAddress(address).map(contains) ?? false
  }

  /// The address of the client that sent a request.
  ///
  /// A field that cannot be read is not believed. Where both fields are there and name different
  /// clients, one of them passed the proxy unread, and neither is believed.
  ///
  /// - Parameters:
  ///   - headers: The fields of the request.
  ///   - peer: The address of the other end of the connection.
  func client(of headers: HTTPFields, peer: String) -> String {
    guard contains(peer) else { return peer }
    var clients: [NetworkAddress?] = []
    if let name = Self.forwarded, let text = headers[name] {
      clients.append(ForwardedField.nodes(text).flatMap { client(behind: $0) })
    }
    if let name = Self.forwardedFor, let text = headers[name] {
      let nodes = text.split(separator: ",").map(ForwardedField.trimmed)
      clients.append(ForwardedField.isASCII(text) ? client(behind: nodes) : nil)
    }
    guard let first = clients.first, let client = first, clients.allSatisfy({ $0 == client })
    else { return peer }
    return client.description
  }

  private func contains(_ address: NetworkAddress) -> Bool {
    blocks.contains { $0.contains(address) }
  }

  /// The first address from the right that is no trusted proxy's, or the last if all are.
  ///
  /// - Parameter nodes: Who passed the request on, the first one first.
  /// - Returns: Nil if there is something else than an address before it.
  private func client(behind nodes: [Substring]) -> NetworkAddress? {
    var client: NetworkAddress?
    // Each proxy adds its peer at the end (RFC 7239, section 4): from there on what trusted ones said is
    // true.
    for node in nodes.reversed() where !node.isEmpty {
      client = ForwardedField.address(of: node)
      guard let client, contains(client) else { break }
    }
    return client
  }
}

// MARK: - The fields

/// Reads the field `Forwarded` (RFC 7239).
private enum ForwardedField {
  /// The values of `for` of all elements; one without it has the name that says so.
  ///
  /// - Returns: Nil if the text has another form.
  static func nodes(_ text: String) -> [Substring]? {
    guard isASCII(text), let elements = parts(of: text[...], separator: ",") else { return nil }
    var nodes: [Substring] = []
    for element in elements where !trimmed(element).isEmpty {
      var node: Substring?
      for pair in parts(of: element, separator: ";") ?? [] where !trimmed(pair).isEmpty {
        guard let (name, value) = parameter(trimmed(pair)) else { return nil }
        guard name.lowercased() == "for" else { continue }
        guard node == nil else { return nil }
        node = value
      }
      // RFC 7239, 6.2: `unknown` stands for a node whose address is not told.
      nodes.append(node ?? "unknown")
    }
    return nodes.isEmpty ? nil : nodes
  }

  /// The address of a node: in brackets if it is one of IPv6, and with a port or without.
  ///
  /// - Returns: Nil if the node is not known, has a name of its own or is malformed.
  static func address(of node: Substring) -> NetworkAddress? {
    if let address = NetworkAddress(node) { return address }
    guard let colon = node.lastIndex(of: ":") else { return inBrackets(node) }
    let port = node[node.index(after: colon)...]
    guard (1...5).contains(port.utf8.count), port.allSatisfy({ ("0"..."9").contains($0) }) else {
      return inBrackets(node)
    }
    let host = node[..<colon]
    return host.contains(":") ? inBrackets(host) : NetworkAddress(host)
  }

  /// Returns whether each character is one byte, so that none hides a separator before it.
  static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  static func trimmed(_ text: Substring) -> Substring {
    var rest = text.drop { $0 == " " || $0 == "\t" }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return rest
  }

  private static func inBrackets(_ text: Substring) -> NetworkAddress? {
    guard text.first == "[", text.last == "]" else { return nil }
    return NetworkAddress(text.dropFirst().dropLast())
  }

  /// The parts between separators that stand outside of quotation marks.
  ///
  /// - Returns: Nil if a quotation mark has no other.
  private static func parts(of text: Substring, separator: Character) -> [Substring]? {
    var parts: [Substring] = []
    var (start, isQuoted, isEscaped) = (text.startIndex, false, false)
    for i in text.indices {
      switch text[i] {
      case _ where isEscaped: isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"": isQuoted.toggle()
      case separator where !isQuoted:
        parts.append(text[start..<i])
        start = text.index(after: i)
      default: break
      }
    }
    return isQuoted ? nil : parts + [text[start...]]
  }

  /// A name and its value, which is a word or stands in quotation marks.
  private static func parameter(_ text: Substring) -> (name: Substring, value: Substring)? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    guard parts[1].first == "\"" else {
      return parts[1].contains { "\" \t".contains($0) } ? nil : (parts[0], parts[1])
    }
    guard parts[1].count > 1, parts[1].last == "\"" else { return nil }
    // No address has a character that would have to be escaped.
    let value = parts[1].dropFirst().dropLast()
    return value.contains("\"") && !value.contains("\\") ? nil : (parts[0], value)
  }
}
