/// The letters that stand for bytes in addresses and fields: base64url without padding (RFC 4648,
/// section 5).
enum Base64URL {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func text(of bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
      (bits, count) = (bits << 8 | UInt32(byte), count + 8)
      while count >= 6 {
        count -= 6
        text.append(letters[Int(bits >> count & 63)])
      }
    }
    if count > 0 { text.append(letters[Int(bits << (6 - count) & 63)]) }
    return String(decoding: text, as: UTF8.self)
  }
}
