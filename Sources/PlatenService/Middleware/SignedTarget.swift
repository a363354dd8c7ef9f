/// The parts of a target that is signed.
struct SignedTarget {
  /// The target without what belongs to the signature.
  let target: String
  /// All that is signed.
  let signed: Substring
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
