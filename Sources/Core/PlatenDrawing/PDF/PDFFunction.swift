internal import Foundation

/// A function of numbers to numbers (ISO 32000-1, 7.10).
indirect enum PDFFunction {
  /// Between samples on a grid; of several inputs the nearest samples are taken.
  case sampled(PDFSamples)
  /// From one list of values to another, by a power of the input.
  case exponential(from: [Double], to: [Double], power: Double, domain: [Double])
  /// Functions of parts of the input's range, each of which is brought to the range that it has.
  case stitched([PDFFunction], bounds: [Double], encode: [Double], domain: [Double])
  case calculated(PDFCalculator)
  /// One function for each output.
  case list([PDFFunction])

  private static let mostDepth = 8

  /// Reads a function; nil for what is none.
  init?(_ object: PDFObject?, of file: PDFFile, depth: Int = 0) {
    guard depth < Self.mostDepth, file.spend(onFunctions: 100) else { return nil }
    let object = file.resolved(object)
    if let array = object.array {
      let parts = array.prefix(32).compactMap { PDFFunction($0, of: file, depth: depth + 1) }
      guard parts.count == array.count, !parts.isEmpty else { return nil }
      self = .list(parts)
      return
    }
    guard let values = object.dictionary else { return nil }
    let domain = file.numbers(values["Domain"])
    guard domain.count >= 2 else { return nil }
    switch file.resolved(values["FunctionType"]).integer {
    case 0:
      guard let stream = object.stream, let samples = PDFSamples(stream, domain, of: file) else {
        return nil
      }
      self = .sampled(samples)
    case 2:
      let (from, to) = (file.numbers(values["C0"]), file.numbers(values["C1"]))
      self = .exponential(
        from: from.isEmpty ? [0] : from, to: to.isEmpty ? [1] : to,
        power: file.resolved(values["N"]).number ?? 1, domain: domain)
    case 3:
      let parts = file.resolved(values["Functions"]).array ?? []
      let functions = parts.prefix(256).compactMap { PDFFunction($0, of: file, depth: depth + 1) }
      let bounds = file.numbers(values["Bounds"])
      let encode = file.numbers(values["Encode"])
      guard functions.count == parts.count, !functions.isEmpty,
        bounds.count == functions.count - 1, encode.count >= 2 * functions.count
      else { return nil }
      self = .stitched(functions, bounds: bounds, encode: encode, domain: domain)
    case 4:
      guard let stream = object.stream, let program = PDFCalculator(stream, domain, of: file)
      else { return nil }
      self = .calculated(program)
    default: return nil
    }
  }

  /// How much work it is to find values, about.
  var cost: Int {
    switch self {
    case .sampled, .exponential: 1
    case .stitched(let functions, _, _, _): 1 + (functions.map(\.cost).max() ?? 0)
    case .calculated(let program): program.count
    case .list(let functions): functions.reduce(0) { $0 + $1.cost }
    }
  }

  /// Returns the outputs for inputs; where there is no number, as for 0 to the power of -1, it is 0.
  func values(at inputs: [Double]) -> [Double] {
    outputs(at: inputs).map { $0.isFinite ? $0 : 0 }
  }

  private func outputs(at inputs: [Double]) -> [Double] {
    let input = inputs.first ?? 0
    switch self {
    case .sampled(let samples): return samples.values(at: inputs)
    case .exponential(let from, let to, let power, let domain):
      let input = Self.clamped(input, domain)
      let part = power == 1 ? input : pow(max(input, 0), power)
      return zip(from, to).map { $0 + part * ($1 - $0) }
    case .stitched(let functions, let bounds, let encode, let domain):
      let input = Self.clamped(input, domain)
      let index = bounds.firstIndex { input < $0 } ?? functions.count - 1
      let ends = [domain[0]] + bounds + [domain[1]]
      return functions[index].values(
        at: [
          Self.map(input, ends[index], ends[index + 1], encode[2 * index], encode[2 * index + 1])
        ])
    case .calculated(let program): return program.values(at: inputs)
    case .list(let functions): return functions.map { $0.values(at: inputs).first ?? 0 }
    }
  }

  /// The number within a range that is nearest to another.
  private static func clamped(_ value: Double, _ range: [Double]) -> Double {
    value.isNaN ? range[0] : min(max(value, range[0]), range[1])
  }

  /// How many values a course has, about.
  var courseCount: Int {
    switch self {
    case .stitched(let functions, _, _, _), .list(let functions):
      functions.reduce(0) { $0 + $1.courseCount }
    case .exponential(_, _, let power, _) where power == 1: 4
    case .sampled(let samples): samples.courseSteps + 1
    default: Self.courseSteps + 1
    }
  }

  private static let courseSteps = 64

  /// The values of a function of one input from its start to its end: each with what it comes to there.
  ///
  /// Between two that follow each other it changes evenly, or nearly so. Two of one place are a step.
  func course(from low: Double, to high: Double) -> [(input: Double, values: [Double])] {
    guard low <= high else { return course(from: high, to: low).reversed() }
    func both(_ inputs: [Double]) -> [(input: Double, values: [Double])] {
      inputs.map { ($0, values(at: [$0])) }
    }
    switch self {
    case .stitched(let functions, let bounds, let encode, let domain):
      let ends = [domain[0]] + bounds + [domain[1]]
      let course = functions.indices.flatMap { index -> [(input: Double, values: [Double])] in
        let (start, end) = (max(ends[index], low), min(ends[index + 1], high))
        guard start < end else { return [] }
        let (first, last) = (encode[2 * index], encode[2 * index + 1])
        if first == last {
          let values = functions[index].values(at: [first])
          return [(start, values), (end, values)]
        }
        func inner(_ input: Double) -> Double {
          Self.map(input, ends[index], ends[index + 1], first, last)
        }
        return functions[index].course(from: inner(start), to: inner(end)).map {
          (Self.map($0.input, first, last, ends[index], ends[index + 1]), $0.values)
        }
      }
      return course.isEmpty ? both([low, high]) : course
    case .exponential(_, _, let power, let domain) where power == 1:
      return both([low] + domain.prefix(2).filter { low < $0 && $0 < high } + [high])
    default:
      var count = Self.courseSteps
      if case .sampled(let samples) = self { count = samples.courseSteps }
      return both((0...count).map { low + (high - low) * Double($0) / Double(count) })
    }
  }

  fileprivate static func map(
    _ value: Double, _ low: Double, _ high: Double, _ first: Double, _ last: Double
  ) -> Double {
    high == low ? first : first + (value - low) * (last - first) / (high - low)
  }
}

// MARK: - Samples

/// A table of samples.
struct PDFSamples {
  /// How many samples there are along each input.
  let sizes: [Int]
  private let domain: [Double]
  private let encode: [Double]
  /// How many values each sample has.
  private let outputs: Int
  /// All samples, as far out as the function's range has them.
  private let table: [Double]

  init?(_ stream: PDFStream, _ domain: [Double], of file: PDFFile) {
    let values = stream.dictionary
    let sizes = file.numbers(values["Size"]).map { Int($0) }
    let range = file.numbers(values["Range"])
    let bits = file.resolved(values["BitsPerSample"]).integer ?? 8
    guard sizes.count == domain.count / 2, sizes.allSatisfy({ (1...4096).contains($0) }),
      range.count >= 2, range.count <= 64, [1, 2, 4, 8, 16, 32].contains(bits)
    else { return nil }
    let outputs = range.count / 2
    let count = sizes.reduce(outputs) { $0 > 1 << 20 ? $0 : $0 * $1 }
    let bytes = file.content(of: stream)
    guard count <= 1 << 20, (count * bits + 7) / 8 <= bytes.count,
      file.spend(onFunctions: count)
    else { return nil }
    let decode = file.numbers(values["Decode"])
    let ends = decode.count == range.count ? decode : range
    let most = pow(2, Double(bits)) - 1
    table = (0..<count).map { index in
      let output = index % outputs
      let sample = Double(PDFBits.value(bytes, at: index * bits, count: bits))
      return PDFFunction.map(sample, 0, most, ends[2 * output], ends[2 * output + 1])
    }
    let encode = file.numbers(values["Encode"])
    self.encode =
      encode.count == domain.count ? encode : sizes.flatMap { [0, Double($0 - 1)] }
    (self.sizes, self.domain, self.outputs) = (sizes, domain, outputs)
  }

  /// Into how many parts a course is divided.
  fileprivate var courseSteps: Int { min(max(sizes[0] - 1, 1), 256) }

  func values(at inputs: [Double]) -> [Double] {
    guard inputs.count == sizes.count else { return [Double](repeating: 0, count: outputs) }
    let places = sizes.indices.map { axis in
      let input = min(max(inputs[axis], domain[2 * axis]), domain[2 * axis + 1])
      let place = PDFFunction.map(
        input, domain[2 * axis], domain[2 * axis + 1], encode[2 * axis], encode[2 * axis + 1])
      return place.isNaN ? 0 : min(max(place, 0), Double(sizes[axis] - 1))
    }
    if sizes.count == 1 {
      let low = Int(places[0])
      let (a, b) = (sample([low]), sample([min(low + 1, sizes[0] - 1)]))
      return zip(a, b).map { $0 + (places[0] - Double(low)) * ($1 - $0) }
    }
    return Array(sample(places.map { Int($0.rounded()) }))
  }

  private func sample(_ place: [Int]) -> ArraySlice<Double> {
    // The first input changes fastest.
    let index = zip(place, sizes).reversed().reduce(0) { $0 * $1.1 + $1.0 }
    return table[index * outputs..<(index + 1) * outputs]
  }
}

/// Numbers that are packed bit by bit, the highest first.
enum PDFBits {
  /// Returns a number of up to 32 bits that begins at a bit; bits beyond the end are zero.
  static func value(_ bytes: [UInt8], at start: Int, count: Int) -> UInt32 {
    if count == 8 { return start / 8 < bytes.count ? UInt32(bytes[start / 8]) : 0 }
    var value: UInt32 = 0
    for bit in start..<start + count {
      let byte = bit / 8 < bytes.count ? bytes[bit / 8] : 0
      value = value << 1 | UInt32(byte >> UInt8(7 - bit % 8) & 1)
    }
    return value
  }
}
