internal import CLCMS

/// The primaries of a file's colours and its white, by their chromaticities.
struct ColorPrimaries {
  var white: cmsCIExyY
  var red: cmsCIExyY
  var green: cmsCIExyY
  var blue: cmsCIExyY

  /// The primaries by their number in ITU-T H.273, table 2; nil for one that pictures have not.
  init?(number: UInt8) {
    // x and y of white, red, green and blue: BT.709, BT.601 of both kinds, BT.2020, DCI-P3 and Display P3.
    let places: [Double]
    switch number {
    case 1: places = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06]
    case 5: places = [0.3127, 0.329, 0.64, 0.33, 0.29, 0.6, 0.15, 0.06]
    case 6, 7: places = [0.3127, 0.329, 0.63, 0.34, 0.31, 0.595, 0.155, 0.07]
    case 9: places = [0.3127, 0.329, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046]
    case 11: places = [0.314, 0.351, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]
    case 12: places = [0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]
    default: return nil
    }
    func point(_ i: Int) -> cmsCIExyY { cmsCIExyY(x: places[2 * i], y: places[2 * i + 1], Y: 1) }
    (white, red, green, blue) = (point(0), point(1), point(2), point(3))
  }

  /// The primaries of a PNG's chunk cHRM: x and y of white, red, green and blue, as eight numbers of
  /// 100,000ths (PNG, third edition, 11.3.2.1); nil for another length.
  init?(cHRM data: ArraySlice<UInt8>) {
    guard data.count == 32 else { return nil }
    func number(_ i: Int) -> Double {
      data.dropFirst(4 * i).prefix(4).reduce(0) { 256 * $0 + Double($1) } / 100_000
    }
    func point(_ i: Int) -> cmsCIExyY { cmsCIExyY(x: number(2 * i), y: number(2 * i + 1), Y: 1) }
    (white, red, green, blue) = (point(0), point(1), point(2), point(3))
    let area = (red.x - blue.x) * (green.y - blue.y) - (green.x - blue.x) * (red.y - blue.y)
    let points = [white, red, green, blue]
    guard points.allSatisfy({ $0.y > 0 && $0.x <= 1 && $0.y <= 1 }), abs(area) > 1e-4 else {
      return nil
    }
  }
}

/// How samples become light, as lcms2's parametric curves say it.
struct ColorCurve {
  var type: Int32
  var numbers: [Double]

  /// IEC 61966-2-1: (x / 1.055 + 0.055 / 1.055)^2.4, and x / 12.92 up to 0.04045.
  static let sRGB = ColorCurve(
    type: 4, numbers: [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])

  private init(type: Int32, numbers: [Double]) {
    self.type = type
    self.numbers = numbers
  }

  /// The curve by its number in ITU-T H.273, table 3; nil for one of more light than a screen's white, as
  /// PQ and HLG are, and for others that pictures have not.
  init?(number: UInt8) {
    switch number {
    case 1, 6, 14, 15:
      // BT.709: ((x + 0.099) / 1.099)^(1 / 0.45), and x / 4.5 up to 0.081.
      self.init(type: 4, numbers: [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081])
    case 4: self.init(type: 1, numbers: [2.2])
    case 5: self.init(type: 1, numbers: [2.8])
    case 8: self.init(type: 1, numbers: [1])
    case 13: self = .sRGB
    default: return nil
    }
  }
}
