internal import Foundation
internal import PlatenBase

/// Signs the targets of requests, and checks their signatures.
///
/// What is signed is the target as it is sent, path and query, with `expires` (the second since
/// 1970 after which it is refused) and `key` (the name of the key) as its last parameters; behind
/// them stands `signature`, the HMAC-SHA256 (RFC 2104) of `platen`, a line feed and all that stands
/// before `&signature=`, in base64url (RFC 4648) without padding. Every byte counts: parameters in
/// another order, or escaped in another way, are another target.
package struct TargetSigner: Sendable {
  private let keys: [String: [UInt8]]

  package init(_ keys: [SigningKey]) {
    let named = keys.map { ($0.name, $0.secret) }
    self.keys = Dictionary(named) { first, _ in first }
  }

  package var isEmpty: Bool { keys.isEmpty }

  /// Returns whether a target says that it is signed.
  static func isSigned(_ target: String) -> Bool { target.utf8.firstRange(of: mark) != nil }

  /// The target with the signature behind it; nil if there is no such key.
  ///
  /// - Parameter expiry: The last second, since 1970, at which it holds.
  package func sign(_ target: String, expiry: Int, key name: String) -> String? {
    guard let key = keys[name] else { return nil }
    let separator = target.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
    let signed = "\(target)\(separator)expires=\(expiry)&key=\(name)"
    let code = SHA256.authenticationCode(for: Self.message(signed), key: key)
    return signed + "&signature=" + Base64URL.text(of: code)
  }

  /// The target without the parameters of its signature, if that holds.
  ///
  /// - Parameter now: The second since 1970.
  /// - Throws: ``SignatureError`` if it does not.
  func verify(_ target: String, now: Int) throws(SignatureError) -> String {
    guard let parts = SignedTarget(target), let code = Self.bytes(of: parts.signature) else {
      throw .form
    }
    guard let key = keys[parts.key] else { throw .unknownKey }
    let isRight = SHA256.isAuthenticationCode(
      code, for: Self.message(parts.signed), key: key)
    guard isRight else { throw .wrong }
    guard now <= parts.expiry else { throw .expired }
    return parts.target
  }

  private static let mark = Array("&signature=".utf8)

  private static func message(_ signed: some StringProtocol) -> [UInt8] {
    Array("platen\n".utf8) + Array(signed.utf8)
  }

  /// The bytes of a signature; nil if the text is none.
  private static func bytes(of text: Substring) -> [UInt8]? {
    // SHA-256 has 32 bytes: 43 digits, of which the last has two bits to spare that must be zero.
    guard text.utf8.count == 43 else { return nil }
    let plain = String(text).replacing("-", with: "+").replacing("_", with: "/") + "="
    guard let data = Data(base64Encoded: plain), Base64URL.text(of: data) == text else {
      return nil
    }
    return Array(data)
  }
}

/// Why a signature does not let a request in.
enum SignatureError: Error, Hashable {
  /// The target does not end in the three parameters.
  case form
  /// There is no key of that name.
  case unknownKey
  /// The signature is not that of the target.
  case wrong
  /// The target's time is over.
  case expired
}

/// The parts of a target that is signed.
private struct SignedTarget {
  /// The target without what belongs to the signature.
  let target: String
  /// All that is signed.
  let signed: Substring
  /// The last second since 1970 at which the signature holds.
  let expiry: Int
  let key: String
  let signature: Substring

  /// - Returns: Nil if the target does not end in `expires`, `key` and `signature`.
  init?(_ text: String) {
    guard let (signed, signature) = Self.cut(text[...], name: "signature"),
      let (dated, key) = Self.cut(signed, name: "key"),
      let (target, date) = Self.cut(dated, name: "expires"),
      let expiry = Int(date), expiry >= 0, String(expiry) == date
    else { return nil }
    self.target = String(target)
    self.signed = signed
    self.expiry = expiry
    self.key = String(key)
    self.signature = signature
  }

  /// A text whose last parameter has a name, without the parameter, and the parameter's value.
  private static func cut(_ text: Substring, name: String) -> (rest: Substring, value: Substring)? {
    guard let start = text.lastIndex(where: { $0 == "&" || $0 == "?" }) else { return nil }
    let parameter = text[text.index(after: start)...]
    guard parameter.hasPrefix(name + "=") else { return nil }
    return (text[..<start], parameter.dropFirst(name.count + 1))
  }
}
