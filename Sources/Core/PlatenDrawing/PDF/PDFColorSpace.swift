internal import Foundation

/// What the numbers of a colour mean (ISO 32000-1, 8.6).
indirect enum PDFColorSpace {
  case gray
  case rgb
  case cmyk
  /// Colours by an ICC profile of so many components.
  case profile(ColorConversion, count: Int)
  /// A number is a place in a table of another space's colours, a byte for each component.
  case indexed(PDFColorSpace, table: [UInt8])
  /// Numbers become those of another space by a function.
  case tint(PDFColorSpace, PDFFunction, count: Int)
  /// Colours are patterns; some of these are drawn in a colour of another space.
  case pattern(PDFColorSpace?)

  /// How many numbers a colour has.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb: 3
    case .cmyk: 4
    case .profile(_, let count), .tint(_, _, let count): count
    case .pattern(let inner): inner?.count ?? 0
    }
  }

  /// How much work it is to find a colour, about.
  var cost: Int {
    switch self {
    case .gray, .rgb, .cmyk, .profile, .pattern: 1
    case .indexed(let inner, _): inner.cost
    case .tint(let inner, let function, _): inner.cost + function.cost
    }
  }

  /// The colour before any is said.
  var initial: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .tint: [Double](repeating: 1, count: count)
    default: [Double](repeating: 0, count: count)
    }
  }

  /// The range of a component, as an image's samples have it.
  func range(bits: Int) -> (low: Double, high: Double) {
    if case .indexed = self { (0, Double(1 << bits - 1)) } else { (0, 1) }
  }

  /// The colour of numbers; those that are missing count as 0.
  func color(_ numbers: [Double]) -> Color.Resolved {
    func part(_ index: Int) -> Double {
      index < numbers.count ? min(max(numbers[index], 0), 1) : 0
    }
    switch self {
    case .gray: return Color.Resolved(red: part(0), green: part(0), blue: part(0))
    case .rgb: return Color.Resolved(red: part(0), green: part(1), blue: part(2))
    case .cmyk: return Self.color(ofInks: (0..<4).map(part))
    case .profile(let conversion, let count):
      let bytes = (0..<count).map { UInt32((part($0) * 255).rounded()) }
      // Inks are as a JPEG has them: what is left of the light, cyan in the lowest byte.
      let word =
        count == 4
        ? bytes.reversed().reduce(0) { $0 << 8 | (255 - $1) }
        : count == 1 ? bytes[0] : bytes.reduce(0) { $0 << 8 | $1 }
      var pixels = [word]
      try? conversion.convert(&pixels)
      return Color.Resolved(rgb: pixels[0] & 0xFF_FFFF)
    case .indexed(let inner, let table):
      let count = inner.count
      let index = numbers.first.map { min(max($0, 0), 255) } ?? 0
      let start = min(Int(index), max(table.count / max(count, 1) - 1, 0)) * count
      return inner.color(table.dropFirst(start).prefix(count).map { Double($0) / 255 })
    case .tint(let inner, let function, _): return inner.color(function.values(at: numbers))
    case .pattern: return Color.Resolved(rgb: 0)
    }
  }

  /// The colour of cyan, magenta, yellow and black on white paper, where no profile says more.
  ///
  /// Each ink covers its part of the paper by chance, so that the colours of all sixteen overprints are
  /// mixed by how much of the paper has them (Demichel and Neugebauer). These are those of offset print.
  static func color(ofInks inks: [Double]) -> Color.Resolved {
    let overprints: [(red: Double, green: Double, blue: Double)] = [
      (255, 255, 255), (0, 174, 239), (236, 0, 140), (46, 49, 146), (255, 242, 0), (0, 166, 81),
      (237, 28, 36), (55, 52, 53),
    ]
    var sums = (red: 0.0, green: 0.0, blue: 0.0)
    for (index, color) in overprints.enumerated() {
      var part = 1.0
      for ink in 0..<3 { part *= index >> ink & 1 == 1 ? inks[ink] : 1 - inks[ink] }
      sums.red += part * color.red
      sums.green += part * color.green
      sums.blue += part * color.blue
    }
    func under(_ sum: Double, _ black: Double) -> Double {
      sum / 255 * (1 - inks[3] + inks[3] * black / 255)
    }
    return Color.Resolved(
      red: under(sums.red, 35), green: under(sums.green, 31), blue: under(sums.blue, 32))
  }
}

// MARK: - Reading

/// Reads colour spaces, each profile once.
struct PDFColorReader {
  let file: PDFFile
  private var known: [Int: PDFColorSpace] = [:]
  private var profilesLeft = 32

  init(_ file: PDFFile) { self.file = file }

  /// The colour space of a name or an array; nil for one that is not understood.
  ///
  /// - Parameter resources: The page's or the form's.
  mutating func space(
    _ object: PDFObject?, _ resources: [String: PDFObject], depth: Int = 0
  ) -> PDFColorSpace? {
    guard depth < 8 else { return nil }
    if let target = object?.target, let known = known[target] { return known }
    let resolved = file.resolved(object)
    let space: PDFColorSpace?
    if let name = resolved.name {
      let named = file.resolved(resources["ColorSpace"]).dictionary?[name]
      space = Self.device(name) ?? named.flatMap { self.space($0, resources, depth: depth + 1) }
    } else if let array = resolved.array,
      let family = array.first.flatMap({ file.resolved($0).name })
    {
      space = self.space(family, array, resources, depth)
    } else {
      space = nil
    }
    if let target = object?.target { known[target] = space }
    return space
  }

  private static func device(_ name: String) -> PDFColorSpace? {
    switch name {
    case "DeviceGray", "G", "CalGray": .gray
    case "DeviceRGB", "RGB", "CalRGB": .rgb
    case "DeviceCMYK", "CMYK": .cmyk
    case "Pattern": .pattern(nil)
    default: nil
    }
  }

  private mutating func space(
    _ family: String, _ array: [PDFObject], _ resources: [String: PDFObject], _ depth: Int
  ) -> PDFColorSpace? {
    func inner(_ index: Int) -> PDFColorSpace? {
      index < array.count ? space(array[index], resources, depth: depth + 1) : nil
    }
    switch family {
    case "ICCBased": return array.count > 1 ? profile(array[1]) : nil
    case "Indexed", "I":
      guard array.count > 3, let base = inner(1), base.count > 0 else { return nil }
      let table = file.resolved(array[3])
      let bytes = table.stream.map { file.content(of: $0) } ?? table.string ?? []
      return .indexed(base, table: Array(bytes.prefix(256 * base.count)))
    case "Separation", "DeviceN":
      let count = array.count > 3 ? file.resolved(array[1]).array?.count ?? 1 : 0
      guard (1...32).contains(count), let base = inner(2),
        let function = PDFFunction(array[3], of: file)
      else { return nil }
      return .tint(base, function, count: count)
    case "Pattern": return .pattern(inner(1))
    default: return Self.device(family)
    }
  }

  /// The colours of a profile, or else of the device's space with as many components.
  private mutating func profile(_ object: PDFObject) -> PDFColorSpace? {
    if let target = object.target, let known = known[target] { return known }
    guard let stream = file.resolved(object).stream else { return nil }
    let count = file.resolved(stream.dictionary["N"]).integer ?? 3
    let device: PDFColorSpace? = [1: .gray, 3: .rgb, 4: .cmyk][count]
    let bytes = file.content(of: stream)
    profilesLeft -= 1
    let conversion =
      profilesLeft < 0
      ? nil : count == 4 ? ColorConversion(inks: bytes) : ColorConversion(icc: bytes)
    var space = device
    if device != nil, let conversion, !conversion.isIdentity, conversion.isGray == (count == 1) {
      space = .profile(conversion, count: count)
    }
    if let target = object.target { known[target] = space }
    return space
  }
}
