/// A key with which addresses of pictures are signed.
public struct SigningKey: Hashable, Sendable {
  /// What the address calls the key, so that keys can take turns.
  public var name: String
  /// The key of the HMAC, in bytes.
  public var secret: [UInt8]

  /// - Parameters:
  ///   - name: At most 32 letters, digits and hyphens.
  ///   - secret: At least 16 bytes that nobody can guess.
  public init(name: String, secret: [UInt8]) {
    self.name = name
    self.secret = secret
  }
}

extension SigningKey: CustomStringConvertible, CustomReflectable {
  /// The name alone, so that no log shows the secret.
  public var description: String { "SigningKey(\(name))" }

  /// The name alone.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
