/// Gives equal keys equal numbers, exactly: none share one by chance, as hashes may.
struct NumberedKeys<Key: Hashable> {
  private var numbers: [Key: Int] = [:]

  /// The number of a key.
  mutating func number(of key: Key) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}
