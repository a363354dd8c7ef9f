// CryptoKit's names for hashing, as of the addresses of pictures; it has no ciphers and no signatures.

internal import CNettle
public import Foundation

public protocol Digest: Hashable, Sequence<UInt8>, CustomStringConvertible, Sendable {}
public protocol HashFunction {
  associatedtype Digest: CryptoKit.Digest
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}
extension HashFunction {
  public mutating func update<D: DataProtocol>(data: D) { Array(data).withUnsafeBytes { update(bufferPointer: $0) } }
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}
public struct _Digest<Function>: Digest {
  private let bytes: [UInt8]
  init<C>(_ length: Int, _ context: C, _ write: (UnsafeMutablePointer<C>, Int, UnsafeMutablePointer<UInt8>?) -> Void) {
    var (context, bytes) = (context, [UInt8](repeating: 0, count: length))
    write(&context, length, &bytes)
    self.bytes = bytes
  }
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
  public var description: String { "\(Function.self) digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}

public struct SHA256: HashFunction {
  private var context = sha256_ctx()
  public init() { nettle_sha256_init(&context) }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { nettle_sha256_update(&context, bufferPointer.count, bufferPointer.bindMemory(to: UInt8.self).baseAddress) }
  public func finalize() -> _Digest<Self> { _Digest(32, context, nettle_sha256_digest) }
}
public struct SHA512: HashFunction {
  private var context = sha512_ctx()
  public init() { nettle_sha512_init(&context) }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { nettle_sha512_update(&context, bufferPointer.count, bufferPointer.bindMemory(to: UInt8.self).baseAddress) }
  public func finalize() -> _Digest<Self> { _Digest(64, context, nettle_sha512_digest) }
}
public enum Insecure {
  public struct MD5: HashFunction {
    private var context = md5_ctx()
    public init() { nettle_md5_init(&context) }
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { nettle_md5_update(&context, bufferPointer.count, bufferPointer.bindMemory(to: UInt8.self).baseAddress) }
    public func finalize() -> _Digest<Self> { _Digest(16, context, nettle_md5_digest) }
  }
  public struct SHA1: HashFunction {
    private var context = sha1_ctx()
    public init() { nettle_sha1_init(&context) }
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { nettle_sha1_update(&context, bufferPointer.count, bufferPointer.bindMemory(to: UInt8.self).baseAddress) }
    public func finalize() -> _Digest<Self> { _Digest(20, context, nettle_sha1_digest) }
  }
}
