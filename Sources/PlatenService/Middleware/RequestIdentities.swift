internal import HTTPTypes
internal import Hummingbird
internal import Synchronization

/// Names requests, so that what is said of one can be found.
final class RequestIdentities: Sendable {
  private static let field = HTTPField.Name("X-Request-ID")
  private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  private let seed = UInt64.random(in: .min ... .max)
  private let count = Atomic<UInt64>(0)

  /// The field that names a request.
  static var fieldName: HTTPField.Name? { field }

  /// The name that a client gave its request, or else a new one.
  func identity(of request: Request) -> String {
    if let name = Self.field, let given = request.headers[name], Self.isSane(given) { return given }
    return next()
  }

  /// A name that no other request of this process has, nor probably one of another.
  private func next() -> String {
    // SplitMix64's last step: one to one, and without a trace of the count.
    var bits = seed &+ count.wrappingAdd(1, ordering: .relaxed).newValue &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return String(unsafeUninitializedCapacity: 13) { buffer in
      for i in 0..<13 {
        buffer[i] = Self.digits[Int(truncatingIfNeeded: bits & 31)]
        bits >>= 5
      }
      return 13
    }
  }

  /// Whether a name can stand in logs and fields as it is.
  private static func isSane(_ name: String) -> Bool {
    let bytes = name.utf8
    return (1...128).contains(bytes.count)
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "+"),
          UInt8(ascii: "/"), UInt8(ascii: "@"):
          true
        default: false
        }
      }
  }
}
