// Names of Security for code that makes a number to sign in with; Apple's Foundation has them.

public typealias OSStatus = Int32
public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil
public let errSecSuccess: OSStatus = 0

public func SecRandomCopyBytes(_ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> OSStatus {
  var generator = SystemRandomNumberGenerator()
  for i in 0..<count { bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: i, as: UInt8.self) }
  return errSecSuccess
}
