/// Writes values into bytes that a ``WireReader`` reads: numbers in 8 bytes, the lowest first, texts
/// and lists with their lengths before them.
package struct WireWriter: Sendable {
  /// What was written.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ number: Double) { write(Int(Int64(bitPattern: number.bitPattern))) }

  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func write(_ bytes: some Collection<UInt8>) {
    write(bytes.count)
    self.bytes.append(contentsOf: bytes)
  }

  /// Writes bytes to the end: nothing can follow them.
  package mutating func writeRest(_ rest: [UInt8]) { bytes.append(contentsOf: rest) }

  /// Writes whether there is a value, and the value.
  package mutating func write<Value>(
    _ value: Value?, _ write: (inout WireWriter, Value) -> Void
  ) {
    self.write(value != nil)
    if let value { write(&self, value) }
  }

  /// Writes the number of values, and the values.
  package mutating func write<Value>(
    _ values: [Value], _ write: (inout WireWriter, Value) -> Void
  ) {
    self.write(values.count)
    for value in values { write(&self, value) }
  }
}

/// Reads what a ``WireWriter`` wrote, in the same order.
package struct WireReader: Sendable {
  private var rest: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// - Throws: ``WireError`` where the bytes end too early, as all readers here do.
  package mutating func int() throws(WireError) -> Int {
    let bytes = try take(8)
    return bytes.withUnsafeBytes { Int(Int64(littleEndian: $0.loadUnaligned(as: Int64.self))) }
  }

  /// - Throws: ``WireError``.
  package mutating func double() throws(WireError) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(try int())))
  }

  /// - Throws: ``WireError``.
  package mutating func bool() throws(WireError) -> Bool { try take(1).first != 0 }

  /// - Throws: ``WireError``, for what is not UTF-8, too.
  package mutating func text() throws(WireError) -> String {
    guard let text = String(validating: try take(try int()), as: UTF8.self) else {
      throw WireError()
    }
    return text
  }

  /// - Throws: ``WireError``.
  package mutating func bytes() throws(WireError) -> ArraySlice<UInt8> { try take(try int()) }

  /// Whether nothing is left to read.
  package var isAtEnd: Bool { rest.isEmpty }

  /// All bytes that are left.
  package mutating func takeRest() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }

  /// - Throws: ``WireError``.
  package mutating func optional<Value>(
    _ read: (inout WireReader) throws -> Value
  ) throws -> Value? {
    try bool() ? try read(&self) : nil
  }

  /// - Throws: ``WireError``.
  package mutating func list<Value>(
    _ read: (inout WireReader) throws -> Value
  ) throws -> [Value] {
    let count = try int()
    // Each takes a byte at least, so that no number makes room for what is not there.
    guard (0...rest.count).contains(count) else { throw WireError() }
    var values: [Value] = []
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  private mutating func take(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
    guard (0...rest.count).contains(count) else { throw WireError() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

/// Bytes are not what a ``WireReader`` expected.
package struct WireError: Error, Hashable, Sendable {
  package init() {}
}
