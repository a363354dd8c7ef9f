internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1

/// The fields of a header that say where its request goes and where its body ends.
///
/// Programs in a row that read these fields differently see other requests than each other, so what
/// can be read in two ways is refused (RFC 9112, section 11).
struct RequestForm {
  private var hosts: (count: Int, last: String) = (0, "")
  private var codings: String?
  private var hasLength = false

  init(_ fields: HTTPHeaders) {
    for (name, value) in fields {
      // Most names need not be looked at: their length is another.
      switch name.utf8.count {
      case 4 where name.lowercased() == "host":
        hosts = (hosts.count + 1, value)
      case 14 where name.lowercased() == "content-length":
        hasLength = true
      case 17 where name.lowercased() == "transfer-encoding":
        codings = codings.map { "\($0),\(value)" } ?? value
      default: break
      }
    }
  }

  /// Returns what is wrong with it in a request of a version; nil if nothing is.
  func problem(in version: HTTPVersion) -> Problem? {
    hostProblem(in: version) ?? codings.flatMap { problem(ofCodings: $0, in: version) }
  }
}

// MARK: - The host

extension RequestForm {
  /// RFC 9112, section 3.2.
  private func hostProblem(in version: HTTPVersion) -> Problem? {
    switch hosts.count {
    case 0:
      version.minor == 0
        ? nil : Problem(.unreadable, "Found a request without a field Host.")
    case 1:
      HostField.isValid(hosts.last)
        ? nil
        : Problem(
          .unreadable,
          "The field Host is \"\(hosts.last.prefix(80))\"; expected a host, or a host and a port.")
    default: Problem(.unreadable, "Found \(hosts.count) fields Host; expected one.")
    }
  }
}

/// The form of a field `Host`: `uri-host [ ":" port ]` (RFC 9110, section 7.2).
private enum HostField {
  /// Returns whether a value has the form; an empty one has it, for targets that name no host.
  static func isValid(_ value: String) -> Bool {
    let bytes = value.utf8.drop(while: isSpace).prefix { !isSpace($0) }
    // Behind the host and its space nothing may stand.
    guard value.utf8[bytes.endIndex...].allSatisfy(isSpace) else { return false }
    guard !bytes.isEmpty else { return true }
    guard bytes.first == UInt8(ascii: "[") else {
      let name = bytes.prefix { $0 != UInt8(ascii: ":") }
      return !name.isEmpty && isName(name) && isPort(bytes[name.endIndex...])
    }
    guard let end = bytes.lastIndex(of: UInt8(ascii: "]")) else { return false }
    return isIPv6(bytes[bytes.startIndex..<end].dropFirst())
      && isPort(bytes[bytes.index(after: end)...])
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Returns whether it is nothing, or a port behind its colon.
  private static func isPort(_ bytes: Substring.UTF8View) -> Bool {
    bytes.isEmpty || bytes.first == UInt8(ascii: ":") && bytes.dropFirst().allSatisfy(isDigit)
  }

  /// RFC 3986, section 3.2.2: an IPv6 address; no other literal was ever given a meaning.
  private static func isIPv6(_ bytes: Substring.UTF8View) -> Bool {
    guard bytes.contains(UInt8(ascii: ":")), !bytes.contains(UInt8(ascii: "%")) else {
      return false
    }
    return (try? SocketAddress(ipAddress: String(Substring(bytes)), port: 0)) != nil
  }

  /// RFC 3986, section 3.2.2: a `reg-name`, which an IPv4 address is, too.
  private static func isName(_ bytes: Substring.UTF8View) -> Bool {
    var digitsLeft = 0
    for byte in bytes {
      if digitsLeft > 0 {
        guard isHexDigit(byte) else { return false }
        digitsLeft -= 1
      } else if byte == UInt8(ascii: "%") {
        digitsLeft = 2
      } else {
        guard isNameByte(byte) else { return false }
      }
    }
    return digitsLeft == 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  /// What RFC 3986 calls `unreserved` and `sub-delims`.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || "-._~!$&'()*+,;=".utf8.contains(byte)
  }
}

// MARK: - The body

extension RequestForm {
  /// RFC 9112, sections 6.1 and 6.3: chunks are the only coding that is read, and where they are not
  /// the last one, nobody knows where the body ends.
  private func problem(ofCodings value: String, in version: HTTPVersion) -> Problem? {
    let codings = value.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingSpaces().lowercased() }
    // RFC 9112, 6.1: transfer codings came with HTTP/1.1; an old recipient reads another body.
    if version.minor == 0 {
      return Problem(.unreadable, "HTTP/1.0 has no field Transfer-Encoding.")
    }
    // RFC 9112, 6.1 and 11.2: both fields together may hide a second request.
    if hasLength {
      return Problem(.unreadable, "Found both Transfer-Encoding and Content-Length; expected one.")
    }
    let found = "The transfer coding is \"\(value.prefix(80))\"; expected chunked"
    guard codings.last == "chunked" else { return Problem(.unreadable, found + " at its end.") }
    return codings.count == 1 ? nil : Problem(.unsupportedTransfer, found + " alone.")
  }
}

/// The bytes that are sent for a body, and those of them that are its own.
///
/// The rest are the sizes of its chunks, what else their lines say, and what follows them: nothing
/// that anybody here reads.
struct BodyBytes {
  /// How many times the body's own bytes may be sent; chunks of one byte take six times theirs.
  private static let mostTimes = 8
  /// What may be sent beside, in bytes.
  private static let slack = 65_536

  /// The bytes that were sent.
  var sent = 0
  /// The bytes of the body itself.
  var delivered = 0
  /// Whether the read that began it still goes on; what of that is the header is not known.
  var isNew = true

  /// Whether more was sent than a body needs.
  var isSparse: Bool { sent > delivered * Self.mostTimes + Self.slack }
}

// MARK: - The first line

/// The first line of a request (RFC 9112, section 3), as far as it tells methods from noise.
enum RequestLine {
  /// The method of a request that begins some bytes; nil if no whole line of a request does.
  static func method(in bytes: ByteBuffer) -> String? {
    // RFC 9112, 2.2: empty lines before a request are passed over.
    let view = bytes.readableBytesView.drop { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
    guard let end = view.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = view[..<end]
    let words = (line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      .split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, !words[1].isEmpty, words[1].allSatisfy({ (0x21...0x7E).contains($0) }),
      words[2].elementsEqual("HTTP/1.1".utf8) || words[2].elementsEqual("HTTP/1.0".utf8)
    else { return nil }
    let name = String(decoding: words[0], as: UTF8.self)
    return HTTPRequest.Method(name) == nil ? nil : name
  }
}
