/// The address at which the service listens.
package struct ListeningAddress: Hashable, Sendable, CustomStringConvertible {
  /// The address in digits.
  package let host: String
  package let port: Int

  /// The address as the beginning of a URL.
  package var description: String {
    "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }
}
