import Foundation
import Glibc

/// A connection on which any bytes can be sent.
final class RawConnection {
  private let socket: Int32
  private var received: [UInt8] = []

  /// - Parameters:
  ///   - port: A port of this machine.
  ///   - source: The last part of the own address, 127.0.0.1 and so on.
  init(port: UInt16, from source: UInt8 = 1) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var (own, address) = (Self.local(source, port: 0), Self.local(1, port: port))
    // Nothing here waits for ever, whatever the server does.
    var patience = timeval(tv_sec: 120, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    guard Self.call(bind, socket, &own) == 0, Self.call(connect, socket, &address) == 0 else {
      throw ServerProcessError(description: "no connection: errno \(errno)")
    }
  }

  private static func local(_ last: UInt8, port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = (UInt32(0x7F00_0000) + UInt32(last)).bigEndian
    return address
  }

  private static func call(
    _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, _ socket: Int32,
    _ address: inout sockaddr_in
  ) -> Int32 {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        function(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  deinit { close(socket) }

  /// - Returns: Whether all could be sent.
  @discardableResult
  func send(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// Says that no more is sent.
  func finish() { shutdown(socket, Int32(SHUT_WR)) }

  /// One answer, with its header and its body; nil if the connection ends before.
  func answer() -> String? {
    while true {
      if let answer = takeAnswer() { return answer }
      guard receive() else { return nil }
    }
  }

  /// All that comes until the other end says that no more comes; nil if it does not say so.
  func rest() -> String? {
    while receive() {}
    return isEnded ? String(decoding: received, as: UTF8.self) : nil
  }

  private var isEnded = false

  private func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(socket, &buffer, buffer.count, 0)
    if count == 0 { isEnded = true }
    guard count > 0 else { return false }
    received += buffer.prefix(count)
    return true
  }

  private func takeAnswer() -> String? {
    let text = String(decoding: received, as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
    let head = text[..<end.upperBound]
    let length =
      head.lowercased().split(separator: "\r\n")
      .first { $0.hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
    let count = head.utf8.count + length
    guard received.count >= count else { return nil }
    defer { received.removeFirst(count) }
    return String(decoding: received.prefix(count), as: UTF8.self)
  }
}

extension String {
  /// The status of an answer.
  var status: String { String(dropFirst("HTTP/1.1 ".count).prefix(3)) }
}
