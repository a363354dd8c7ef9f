/// A character's number as messages show it, such as U+0007.
struct CodePoint: CustomStringConvertible {
  let description: String

  init(_ value: UInt32) {
    let digits = String(value, radix: 16, uppercase: true)
    description = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
