internal import Foundation

/// A function that is a program of PostScript's arithmetic (ISO 32000-1, 7.10.5).
struct PDFCalculator {
  private indirect enum Step {
    case number(Double)
    case operation(String)
    /// Runs the first steps if the topmost value is not zero, and else the second.
    case condition([Step], [Step])
  }

  private let steps: [Step]
  /// How many steps there are, about.
  let count: Int
  private let domain: [Double]
  private let range: [Double]

  private static let mostDepth = 16
  private static let mostValues = 100

  init?(_ stream: PDFStream, _ domain: [Double], of file: PDFFile) {
    let range = file.numbers(stream.dictionary["Range"])
    let bytes = file.content(of: stream)
    guard range.count >= 2, bytes.count <= 1 << 14, file.spend(onFunctions: bytes.count) else {
      return nil
    }
    var scanner = PDFScanner(bytes, hasReferences: false)
    guard case .word("{") = scanner.object(), let steps = Self.steps(&scanner, depth: 0) else {
      return nil
    }
    (self.steps, self.domain, self.range) = (steps, domain, range)
    count = bytes.count / 4 + 1
  }

  /// Reads steps up to a brace; nil if it is missing or if there is anything that is no step.
  private static func steps(_ scanner: inout PDFScanner, depth: Int) -> [Step]? {
    guard depth < mostDepth else { return nil }
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while let object = scanner.object() {
      switch object {
      case .number(let number): steps.append(.number(number))
      case .boolean(let value): steps.append(.number(value ? 1 : 0))
      case .word("}"): return steps
      case .word("{"):
        guard let block = Self.steps(&scanner, depth: depth + 1) else { return nil }
        blocks.append(block)
      case .word("if"):
        guard let block = blocks.popLast() else { return nil }
        steps.append(.condition(block, []))
      case .word("ifelse"):
        guard let no = blocks.popLast(), let yes = blocks.popLast() else { return nil }
        steps.append(.condition(yes, no))
      case .word(let word): steps.append(.operation(word))
      default: return nil
      }
    }
    return nil
  }

  func values(at inputs: [Double]) -> [Double] {
    var stack = zip(inputs.indices, inputs).map { index, input in
      2 * index + 1 < domain.count
        ? min(max(input, domain[2 * index]), domain[2 * index + 1]) : input
    }
    Self.run(steps, &stack)
    let count = range.count / 2
    let missing = [Double](repeating: 0, count: max(count - stack.count, 0))
    return (missing + stack.suffix(count)).enumerated().map { index, value in
      min(max(value.isNaN ? 0 : value, range[2 * index]), range[2 * index + 1])
    }
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) {
    for step in steps where stack.count < mostValues {
      switch step {
      case .number(let number): stack.append(number)
      case .operation(let name): apply(name, &stack)
      case .condition(let yes, let no): run((stack.popLast() ?? 0) != 0 ? yes : no, &stack)
      }
    }
  }

  private static func apply(_ name: String, _ stack: inout [Double]) {
    if move(name, &stack) { return }
    let last = stack.popLast() ?? 0
    if let value = ofOne(name, last) {
      stack.append(value)
    } else {
      stack.append(ofTwo(name, stack.popLast() ?? 0, last))
    }
  }

  /// Does an operation that moves values, and returns whether it was one.
  private static func move(_ name: String, _ stack: inout [Double]) -> Bool {
    func count() -> Int {
      let value = stack.popLast() ?? 0
      return value.isFinite ? Int(min(max(value, -100), 100)) : 0
    }
    switch name {
    case "pop": _ = stack.popLast()
    case "dup": stack.append(stack.last ?? 0)
    case "exch": if stack.count > 1 { stack.swapAt(stack.count - 1, stack.count - 2) }
    case "copy": stack += stack.suffix(max(count(), 0))
    case "index":
      let place = stack.count - 1 - max(count(), 0) - 1
      stack.append(stack.indices.contains(place) ? stack[place] : 0)
    case "roll":
      let shift = count()
      let size = count()
      guard size > 0, size <= stack.count else { return true }
      let part = Array(stack.suffix(size))
      stack.removeLast(size)
      let turned = ((shift % size) + size) % size
      stack += part.suffix(turned) + part.prefix(size - turned)
    default: return false
    }
    return true
  }

  private static func ofOne(_ name: String, _ value: Double) -> Double? {
    switch name {
    case "abs": abs(value)
    case "neg": -value
    case "ceiling": value.rounded(.up)
    case "floor": value.rounded(.down)
    case "round": (value + 0.5).rounded(.down)
    case "truncate", "cvi": value.rounded(.towardZero)
    case "cvr": value
    case "sqrt": max(value, 0).squareRoot()
    case "sin": sin(value * .pi / 180)
    case "cos": cos(value * .pi / 180)
    case "ln": log(value)
    case "log": log10(value)
    case "not": value == 0 ? 1 : 0
    default: nil
    }
  }

  private static func ofTwo(_ name: String, _ a: Double, _ b: Double) -> Double {
    switch name {
    case "add": return a + b
    case "sub": return a - b
    case "mul": return a * b
    case "div": return b == 0 ? 0 : a / b
    case "idiv": return b == 0 ? 0 : (a / b).rounded(.towardZero)
    case "mod": return b == 0 ? 0 : a.truncatingRemainder(dividingBy: b)
    case "exp": return pow(a, b)
    case "atan":
      let angle = atan2(a, b) * 180 / .pi
      return angle < 0 ? angle + 360 : angle
    case "eq": return a == b ? 1 : 0
    case "ne": return a != b ? 1 : 0
    case "gt": return a > b ? 1 : 0
    case "ge": return a >= b ? 1 : 0
    case "lt": return a < b ? 1 : 0
    case "le": return a <= b ? 1 : 0
    case "and": return a != 0 && b != 0 ? 1 : 0
    case "or": return a != 0 || b != 0 ? 1 : 0
    case "xor": return (a != 0) != (b != 0) ? 1 : 0
    default: return 0
    }
  }
}
