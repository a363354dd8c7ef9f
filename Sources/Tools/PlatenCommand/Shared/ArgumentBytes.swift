internal import PlatenBase

/// The bytes of the command line's arguments, before Swift makes texts of them.
///
/// Swift puts U+FFFD in the place of bytes that are not UTF-8, and a file of another name would be read or
/// written.
enum ArgumentBytes {
  /// The arguments that this program was started with, without its own name.
  static var own: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { start in
        Array(UnsafeBufferPointer(start: start, count: strlen(start)))
          .map(UInt8.init(bitPattern:))
      }
    }
  }

  /// Checks that all arguments are UTF-8.
  ///
  /// - Throws: ``CommandError`` that names the first one that is not, and its first wrong byte.
  static func check(_ arguments: [[UInt8]]) throws {
    for bytes in arguments where String(validating: bytes, as: UTF8.self) == nil {
      let valid = validStart(of: bytes)
      let digits = String(bytes[valid], radix: 16, uppercase: true)
      throw CommandError(
        .usage,
        "found the byte 0x\(digits) in the argument"
          + " \(String(decoding: bytes, as: UTF8.self).quoted()), expected UTF-8; to read or write a"
          + " file with such a name, redirect standard input or output: platen cloud - -o - --format"
          + " svg")
    }
  }

  /// How many bytes at the beginning are UTF-8.
  private static func validStart(of bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      count += UTF8.width(scalar)
    }
    return count
  }
}
