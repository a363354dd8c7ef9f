/// Makes ICC profiles of version 2 and 4 (ICC.1), without the code that reads them.
public struct ICCProfileMaker {
  /// The colour space of the samples: `RGB `, `GRAY` or `CMYK`.
  public var space: String
  /// The tags with their data, in their order.
  public var tags: [(name: String, data: [UInt8])]

  /// A profile of tags.
  public init(space: String = "RGB ", tags: [(name: String, data: [UInt8])]) {
    (self.space, self.tags) = (space, tags)
  }

  /// A profile of greys with a power as its curve, in 256ths.
  public static func gray(gamma: Int) -> ICCProfileMaker {
    ICCProfileMaker(
      space: "GRAY", tags: [("wtpt", xyz(0.9642, 1, 0.82491)), ("kTRC", curve(gamma))])
  }

  /// A profile of Display P3's primaries with a power as its curve, in 256ths.
  public static func displayP3(gamma: Int) -> ICCProfileMaker {
    ICCProfileMaker(
      tags: [
        ("wtpt", xyz(0.9642, 1, 0.82491)), ("rXYZ", xyz(0.51512, 0.2412, -0.00105)),
        ("gXYZ", xyz(0.29198, 0.69225, 0.04189)), ("bXYZ", xyz(0.1571, 0.06657, 0.78407)),
        ("rTRC", curve(gamma)), ("gTRC", curve(gamma)), ("bTRC", curve(gamma)),
      ])
  }

  /// A profile of sRGB's primaries and its curve: (x / 1.055 + 0.055 / 1.055)^2.4, and x / 12.92 up
  /// to 0.04045.
  public static var sRGB: ICCProfileMaker {
    let curve =
      Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0]
      + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
    return ICCProfileMaker(
      tags: [
        ("wtpt", xyz(0.9642, 1, 0.82491)), ("rXYZ", xyz(0.43607, 0.22249, 0.01392)),
        ("gXYZ", xyz(0.38515, 0.71687, 0.09708)), ("bXYZ", xyz(0.14307, 0.06061, 0.7141)),
        ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
      ])
  }

  /// A profile of inks of which cyan alone is sRGB's blue, magenta alone its red and yellow alone its
  /// green; two of them, and black, are black.
  public static var inks: ICCProfileMaker {
    func number(_ value: Double) -> [UInt8] {
      let level = Int((value * 32_768).rounded())
      return [UInt8(level >> 8), UInt8(level & 255)]
    }
    // Cyan is the first index, black the last.
    let corners: [Int: [Double]] = [
      0: [0.9642, 1, 0.82491], 8: [0.14307, 0.06061, 0.7141], 4: [0.43607, 0.22249, 0.01392],
      2: [0.38515, 0.71687, 0.09708],
    ]
    let table = (0..<16).flatMap { (corners[$0] ?? [0, 0, 0]).flatMap(number) }
    let identity = [1, 0, 0, 0, 1, 0, 0, 0, 1].flatMap(fixed)
    let ends: [UInt8] = [0, 0, 255, 255]
    let lut =
      Array("mft2".utf8) + [0, 0, 0, 0, 4, 3, 2, 0] + identity + [0, 2, 0, 2]
      + (0..<4).flatMap { _ in ends } + table + (0..<3).flatMap { _ in ends }
    return ICCProfileMaker(
      space: "CMYK", tags: [("wtpt", xyz(0.9642, 1, 0.82491)), ("A2B0", lut)])
  }

  /// The profile's bytes: a header of 128, the table of tags, and their data.
  public var bytes: [UInt8] {
    var table = Self.number(tags.count)
    var data: [UInt8] = []
    let start = 128 + 4 + 12 * tags.count
    for tag in tags {
      table += Array(tag.name.utf8) + Self.number(start + data.count) + Self.number(tag.data.count)
      data += tag.data
      while data.count % 4 != 0 { data.append(0) }
    }
    let header =
      Self.number(start + data.count) + [0, 0, 0, 0, 4, 0x20, 0, 0] + Array("mntr".utf8)
      + Array(space.utf8) + Array("XYZ ".utf8) + [7, 0xE8, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]
      + Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
      + [0.9642, 1, 0.82491].flatMap(Self.fixed)
    return header + [UInt8](repeating: 0, count: 128 - header.count) + table + data
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A number of 16 bits and as many 65,536ths.
  private static func fixed(_ value: Double) -> [UInt8] { number(Int((value * 65_536).rounded())) }

  private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
    Array("XYZ ".utf8) + [0, 0, 0, 0] + [x, y, z].flatMap(fixed)
  }

  private static func curve(_ gamma: Int) -> [UInt8] {
    Array("curv".utf8) + [0, 0, 0, 0, 0, 0, 0, 1, UInt8(gamma >> 8), UInt8(gamma & 255)]
  }
}
