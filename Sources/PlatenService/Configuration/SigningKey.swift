/// A key with which addresses of pictures are signed.
public struct SigningKey: Hashable, Sendable {
  /// What the address calls the key, so that keys can take turns.
  public var name: String
  /// The key of the HMAC, in bytes.
  public var secret: [UInt8]

  public init(name: String, secret: [UInt8]) {
    self.name = name
    self.secret = secret
  }
}

extension SigningKey: CustomStringConvertible, CustomReflectable {
  /// The name alone, so that no log shows the secret.
  public var description: String { "SigningKey(\(name))" }

  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
