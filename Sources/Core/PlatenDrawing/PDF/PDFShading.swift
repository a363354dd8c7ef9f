internal import Foundation
internal import PlatenBase

/// A gradient along a line or between two circles (ISO 32000-1, 8.7.4.5.3 and 8.7.4.5.4).
struct PDFShading {
  private let isRadial: Bool
  private let coordinates: [Double]
  private let space: PDFColorSpace
  private let function: PDFFunction
  /// The function's inputs at the start and at the end.
  private let (low, high): (Double, Double)
  /// Whether the first colour, and the last, go on beyond.
  private let (extendsStart, extendsEnd): (Bool, Bool)
  /// Outside of which nothing is drawn; nil for everywhere.
  let box: CGRect?
  /// How much work it is to find its colours, about.
  let cost: Int
  /// The colour around what the gradient covers, where it fills a figure; nil for none.
  let background: Color.Resolved?

  /// Reads a shading.
  ///
  /// - Throws: ``Loss``, the end of a sentence about a shading that is not drawn.
  init(
    _ object: PDFObject?, _ resources: [String: PDFObject], _ colors: inout PDFColorReader
  ) throws(Loss) {
    let file = colors.file
    let values = file.resolved(object).dictionary ?? [:]
    let kind = file.resolved(values["ShadingType"]).integer ?? 0
    guard kind == 2 || kind == 3 else {
      throw Loss(
        phrase: "a shading of type \(kind) is not drawn, only linear and radial ones")
    }
    isRadial = kind == 3
    coordinates = file.numbers(values["Coords"])
    guard coordinates.count == (isRadial ? 6 : 4),
      let space = colors.space(values["ColorSpace"], resources),
      let function = PDFFunction(values["Function"], of: file)
    else { throw Loss(phrase: "a gradient whose colours cannot be read is not drawn") }
    let domain = file.numbers(values["Domain"])
    (low, high) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
    let extends = file.resolved(values["Extend"]).array?.map { file.resolved($0).boolean ?? false }
    (extendsStart, extendsEnd) = (extends?.first == true, extends?.last == true)
    (self.space, self.function) = (space, function)
    cost = function.courseCount * (function.cost + space.cost)
    box = file.numbers(values["BBox"]).rectangle
    let background = file.numbers(values["Background"])
    self.background = background.isEmpty ? nil : space.color(background)
  }

  /// Why a shading is not drawn.
  struct Loss: Error {
    var phrase: String
  }

  /// Its colours, clear before and behind those that do not go on.
  private var stops: [GradientStop] {
    var stops = course.map { input, values in
      let place = (input - low) / (high - low)
      return GradientStop(
        color: space.color(values), location: place.isFinite ? CGFloat(min(max(place, 0), 1)) : 0)
    }
    if !extendsStart, let first = stops.first {
      stops.insert(GradientStop(color: first.color.multiplied(by: 0), location: 0), at: 0)
    }
    if !extendsEnd, let last = stops.last {
      stops.append(GradientStop(color: last.color.multiplied(by: 0), location: 1))
    }
    return stops
  }

  private static let mostInputs = 1024

  private var course: [(input: Double, values: [Double])] {
    guard case .list(let functions) = function else { return function.course(from: low, to: high) }
    // One function for each component: all are evaluated wherever one of them bends.
    let inputs = Set(functions.flatMap { $0.course(from: low, to: high).map(\.input) })
    var sorted = inputs.filter(\.isFinite).sorted()
    if sorted.count > Self.mostInputs {
      let (last, most) = (sorted.count - 1, Self.mostInputs - 1)
      sorted = (0...most).map { sorted[$0 * last / most] }
    }
    return sorted.map { ($0, function.values(at: [$0])) }
  }

  /// The gradient as a paint.
  ///
  /// - Parameter transform: From its coordinates to the picture's.
  func paint(_ transform: CGAffineTransform, opacity: Double) -> PlacedPaint {
    let stops = stops.map {
      GradientStop(color: $0.color.multiplied(by: opacity), location: $0.location)
    }
    guard transform.keepsArea else {
      return PlacedPaint(paint: .color(stops.last?.color ?? .clear))
    }
    let c = coordinates
    if !isRadial {
      return .linear(
        stops, from: CGPoint(x: c[0], y: c[1]), to: CGPoint(x: c[2], y: c[3]), transform)
    }
    return PlacedPaint(
      paint: .radial(stops, center: CGPoint(x: c[3], y: c[4]), from: c[2], to: c[5]),
      transform: transform)
  }

  /// What of the gradient is drawn otherwise; nil for nothing.
  var loss: String? {
    guard isRadial else { return nil }
    let distance = hypot(coordinates[3] - coordinates[0], coordinates[4] - coordinates[1])
    guard distance > 0.05 * max(coordinates[2], coordinates[5]) else { return nil }
    return
      "a gradient between circles with different centres is drawn around the last circle's centre"
  }
}
