/// The ids of a document: which are used, and what they are called in the rewritten one.
///
/// Names are given in the order in which they are asked for: a, b, … z, aa, ab, …
struct SVGIdentifiers {
  private struct Entry {
    var text: Bytes
    var hash: UInt32
    var name: Int?
    var isDefined = false
    var isEmpty = false
  }

  private var entries: [Entry] = []
  /// Positions in `entries` plus one by hash, zero where there is none; a power of two of them.
  private var slots: [Int32] = Array(repeating: 0, count: 64)
  private var nameCount = 0

  /// Finds what a document refers to: `url(#id)`, `href="#id"`.
  init(referencesIn document: Bytes) {
    var rest = document
    while let reference = rest.firstReference() {
      _ = index(of: reference.identifier)
      rest = reference.rest
    }
  }

  /// Whether anything in the document refers to an id.
  func isReferenced(_ text: Bytes) -> Bool { find(text, hash: Self.hash(text)) != nil }

  /// Notes that an element has the id.
  ///
  /// - Returns: False if there was one before.
  mutating func define(_ text: Bytes) -> Bool {
    let index = index(of: text)
    defer { entries[index].isDefined = true }
    return !entries[index].isDefined
  }

  /// Notes that what has the id draws nothing.
  mutating func setEmpty(_ text: Bytes) { entries[index(of: text)].isEmpty = true }

  /// Whether what has the id draws nothing.
  func isEmpty(_ text: Bytes) -> Bool {
    guard let index = find(text, hash: Self.hash(text)) else { return false }
    return entries[index].isEmpty
  }

  /// Writes the name of an id.
  mutating func write(_ text: Bytes, to writer: inout ByteWriter) {
    writeName(at: index(of: text), to: &writer)
  }

  /// Writes the name of an id, unless what has it draws nothing.
  ///
  /// - Parameter start: What is written before the name.
  /// - Returns: Whether anything was written.
  mutating func writeIfSeen(
    _ text: Bytes, after start: StaticString, to writer: inout ByteWriter
  ) -> Bool {
    let index = index(of: text)
    if entries[index].isEmpty { return false }
    writer.append(start)
    writeName(at: index, to: &writer)
    return true
  }

  private mutating func writeName(at index: Int, to writer: inout ByteWriter) {
    var number = entries[index].name ?? nameCount
    if entries[index].name == nil {
      entries[index].name = nameCount
      nameCount += 1
    }
    // One letter for the first 26, two for the next 26 times 26, and so on.
    var length = 1
    var count = 26
    while number >= count {
      number -= count
      count *= 26
      length += 1
    }
    for _ in 0..<length {
      count /= 26
      writer.append(UInt8(ascii: "a") + UInt8(truncatingIfNeeded: number / count))
      number %= count
    }
  }
}

// MARK: - The table

extension SVGIdentifiers {
  private static func hash(_ text: Bytes) -> UInt32 {
    // FNV-1a: the same in every process, and ids are short.
    text.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  private func find(_ text: Bytes, hash: UInt32) -> Int? {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, entries[index].text.isEqual(to: text) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func index(of text: Bytes) -> Int {
    let hash = Self.hash(text)
    if let known = find(text, hash: hash) { return known }
    entries.append(Entry(text: text, hash: hash))
    if entries.count * 2 > slots.count {
      slots = Array(repeating: 0, count: slots.count * 2)
      for i in entries.indices { fillSlot(i) }
    } else {
      fillSlot(entries.count - 1)
    }
    return entries.count - 1
  }

  private mutating func fillSlot(_ index: Int) {
    var slot = Int(entries[index].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(index + 1)
  }
}
