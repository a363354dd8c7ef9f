internal import CQRCode
internal import Glibc
internal import Platen

/// Why there is no code of a text.
struct QRCodeError: Error, Hashable {
  /// What was found.
  let found: String
  /// What was expected.
  let expected: String

  /// The text has more than a code has room for.
  static func tooLong(_ size: QRCode.Size, _ correction: QRCode.Correction) -> QRCodeError {
    QRCodeError(found: "a text of \(size.phrase)", expected: size.limit(at: correction))
  }
}

/// libqrencode, which is loaded when the first code is drawn: all other pictures start without it.
struct QRCodeLibrary: Sendable {
  private typealias Encode =
    @convention(c) @Sendable (
      UnsafePointer<CChar>?, CInt, QRecLevel, QRencodeMode, CInt
    ) -> UnsafeMutablePointer<QRcode>?
  private typealias Free = @convention(c) @Sendable (UnsafeMutablePointer<QRcode>?) -> Void

  private let encode: Encode
  private let free: Free

  /// The library; it stays loaded until the process ends.
  static let loaded = Result { () throws(QRCodeError) in try QRCodeLibrary("libqrencode.so.4") }

  /// - Parameter file: Looked for in the programs' own ../lib/platen, then where the system has libraries.
  init(_ file: String) throws(QRCodeError) {
    guard let library = dlopen(file, RTLD_NOW | RTLD_LOCAL),
      let encode = dlsym(library, "QRcode_encodeString"), let free = dlsym(library, "QRcode_free")
    else {
      let reason = dlerror().map { ": " + String(cString: $0) } ?? ""
      throw QRCodeError(
        found: "no \(file) on this machine\(reason)",
        expected: "the library that makes QR codes, for example from Debian's package libqrencode4")
    }
    self.encode = unsafeBitCast(encode, to: Encode.self)
    self.free = unsafeBitCast(free, to: Free.self)
  }

  /// The modules of a text.
  ///
  /// The library makes codes on several threads at once.
  func modules(
    of text: String, correction: QRCode.Correction
  ) throws(QRCodeError) -> ModuleMatrix {
    guard !text.isEmpty, !text.contains("\0") else {
      throw QRCodeError(
        found: text.isEmpty ? "an empty text" : "a text with U+0000",
        expected: "a text of at least one character, without U+0000")
    }
    let code = encode(text, 0, correction.level, QR_MODE_8, 1)
    let status = errno
    guard let code else {
      if status == ERANGE { throw .tooLong(QRCode.Size(of: text), correction) }
      throw QRCodeError(
        found: "an error of libqrencode: \(String(cString: strerror(status)))",
        expected: "a text that fits in a QR code")
    }
    defer { free(code) }
    let side = Int(code.pointee.width)
    guard side > 0, let data = code.pointee.data else {
      throw QRCodeError(found: "a code without modules", expected: "a code of libqrencode 4")
    }
    // The lowest bit is the module, the others say what it is for.
    return ModuleMatrix(
      side: side, isDark: UnsafeBufferPointer(start: data, count: side * side).map { $0 & 1 == 1 })
  }
}

extension QRCode.Correction {
  fileprivate var level: QRecLevel {
    switch self {
    case .low: QR_ECLEVEL_L
    case .medium: QR_ECLEVEL_M
    case .quartile: QR_ECLEVEL_Q
    case .high: QR_ECLEVEL_H
    }
  }
}
