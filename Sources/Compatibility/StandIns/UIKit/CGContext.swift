public import Foundation
internal import PlatenDrawing
public import SwiftUI

/// Core Graphics' context, which draws on a canvas while that is drawn.
///
/// It is as much of one thread as the canvas: a task's local value, which has to be sendable, never leaves
/// the closure that it is made for.
public final class CGContext: @unchecked Sendable {
  private struct State {
    var graphics: GraphicsContext
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var line = StrokeStyle(lineWidth: 1)
    var shadow: (offset: CGSize, blur: CGFloat, color: CGColor)?
  }

  /// What UIKit's functions draw into; nil outside of a renderer's actions.
  @TaskLocal static var current: CGContext?

  private var state: State
  private var kept: [State] = []
  /// The path that is being made, in the coordinates of the canvas.
  private var made = Path()
  /// The points that are drawn at most.
  private let size: CGSize
  public var interpolationQuality = CGInterpolationQuality.default

  init(_ graphics: GraphicsContext, size: CGSize) {
    (state, self.size) = (State(graphics: graphics), size)
  }

  public var width: Int { Int(size.width.isFinite ? size.width : 0) }
  public var height: Int { Int(size.height.isFinite ? size.height : 0) }

  // State

  public func saveGState() { kept.append(state) }
  public func restoreGState() { if let last = kept.popLast() { state = last } }
  /// What is in a layer is drawn as if it were in none.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { saveGState() }
  public func endTransparencyLayer() { restoreGState() }
  public var ctm: CGAffineTransform { state.graphics.transform }
  public func translateBy(x: CGFloat, y: CGFloat) { state.graphics.translateBy(x: x, y: y) }
  public func scaleBy(x: CGFloat, y: CGFloat) { state.graphics.scaleBy(x: x, y: y) }
  public func rotate(by angle: CGFloat) { state.graphics.rotate(by: .radians(angle)) }
  public func concatenate(_ transform: CGAffineTransform) { state.graphics.concatenate(transform) }
  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha) }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.line.dashPhase, state.line.dash) = (phase, lengths) }
  public func setAlpha(_ alpha: CGFloat) { state.graphics.opacity = alpha }
  public func setBlendMode(_ mode: CGBlendMode) {
    if [.copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor].contains(mode) {
      let _: Bool = _leftOut("a CGContext draws the blend mode \(mode) as normal")
    }
    state.graphics.blendMode = mode == .clear ? .destinationOut : .init(rawValue: mode.rawValue)
  }
  public func setShadow(offset: CGSize, blur: CGFloat) { setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3)) }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { state.shadow = color.map { (offset, blur, $0) } }
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // Paths

  public func beginPath() { made = Path() }
  public func closePath() { made.closeSubpath() }
  public func move(to point: CGPoint) { made.move(to: point.applying(ctm)) }
  public func addLine(to point: CGPoint) { made.addLine(to: point.applying(ctm)) }
  public func addLines(between points: [CGPoint]) { made.addLines(points.map { $0.applying(ctm) }) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { made.addCurve(to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm)) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { made.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm)) }
  public func addRect(_ rect: CGRect) { made.addRect(rect, transform: ctm) }
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
  public func addEllipse(in rect: CGRect) { made.addEllipse(in: rect, transform: ctm) }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    made.addArc(center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: clockwise, transform: ctm)
  }
  public func addPath(_ path: CGPath) { made.addPath(Path(path), transform: ctm) }
  public var path: CGPath? { made.isEmpty ? nil : made.applying(ctm.inverted()).cgPath }
  public var isPathEmpty: Bool { made.isEmpty }
  public var boundingBoxOfClipPath: CGRect { state.graphics.clipBoundingRect }
  private func taken() -> Path {
    defer { made = Path() }
    return made.applying(ctm.inverted())
  }

  // Drawing

  private var shaded: GraphicsContext {
    var graphics = state.graphics
    if let shadow = state.shadow {
      graphics.addFilter(.shadow(color: Color(cgColor: shadow.color), radius: shadow.blur / 2, x: shadow.offset.width, y: shadow.offset.height))
    }
    return graphics
  }
  private func fill(_ path: Path, isEvenOdd: Bool = false) { shaded.fill(path, with: .color(Color(cgColor: state.fill)), style: FillStyle(eoFill: isEvenOdd)) }
  private func stroke(_ path: Path, _ line: StrokeStyle) { shaded.stroke(path, with: .color(Color(cgColor: state.stroke)), style: line) }
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(taken(), isEvenOdd: rule == .evenOdd) }
  public func strokePath() { stroke(taken(), state.line) }
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = taken()
    if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(path, state.line) }
  }
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  public func stroke(_ rect: CGRect) { stroke(Path(rect), state.line) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    stroke(Path(rect), line)
  }
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.line) }
  public func strokeLineSegments(between points: [CGPoint]) {
    stroke(Path { path in points.enumerated().forEach { if $0 % 2 == 0 { path.move(to: $1) } else { path.addLine(to: $1) } } }, state.line)
  }
  public func clear(_ rect: CGRect) {
    var graphics = state.graphics
    graphics.blendMode = .destinationOut
    graphics.opacity = 1
    graphics.fill(Path(rect), with: .color(.black))
  }
  public func clip(using rule: CGPathFillRule = .winding) { state.graphics.clip(to: taken(), style: FillStyle(eoFill: rule == .evenOdd)) }
  public func clip(to rect: CGRect) { state.graphics.clip(to: Path(rect)) }
  public func clip(to rects: [CGRect]) { state.graphics.clip(to: Path { $0.addRects(rects) }) }
  /// Core Graphics' pictures have their first row at the lower edge.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    var graphics = shaded
    graphics.translateBy(x: 0, y: rect.minY + rect.maxY)
    graphics.scaleBy(x: 1, y: -1)
    graphics.draw(Image(uiImage: image.image), in: rect)
  }
  func draw(_ image: UIImage, in rect: CGRect) { shaded.draw(Image(uiImage: image), in: rect) }
  func draw(_ text: Text, at point: CGPoint) { shaded.draw(text, at: point, anchor: .topLeading) }
  /// Draws a text whose lines are as wide as a rectangle at most, at one of its sides.
  func draw(_ text: Text, in rect: CGRect, alignment: NSTextAlignment) {
    let resolved = shaded.resolve(text)
    let width = resolved.measure(in: rect.size).width
    let share: CGFloat = alignment == .center ? 0.5 : alignment == .right ? 1 : 0
    shaded.draw(resolved, in: rect.offsetBy(dx: share * max(rect.width - width, 0), dy: 0))
  }
  public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
    shaded.fill(Path(state.graphics.clipBoundingRect), with: .linearGradient(gradient.drawn(options), startPoint: start, endPoint: end))
  }
  public func drawRadialGradient(_ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions) {
    if startCenter != endCenter { let _: Bool = _leftOut("a radial gradient of a CGContext has one centre") }
    shaded.fill(Path(state.graphics.clipBoundingRect), with: .radialGradient(gradient.drawn(options), center: endCenter, startRadius: startRadius, endRadius: endRadius))
  }
  public func makeImage() -> CGImage? { _leftOut("a CGContext makes no picture of its own") }
  /// Pixels in memory are drawn nowhere: there is no such context.
  public init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32) {
    let _: Bool = _leftOut("a CGContext of pixels draws nothing")
    return nil
  }
}

extension GraphicsContext {
  /// Draws with Core Graphics' names, in the coordinates of this context.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(self, size: clipBoundingRect.size)
    try CGContext.$current.withValue(context) { try content(context) }
  }
}

public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = Self(rawValue: 1), drawsAfterEndLocation = Self(rawValue: 2)
}

/// Core Foundation's name of a list.
public typealias CFArray = [Any]

/// Core Graphics' name of colours along a way.
public final class CGGradient: Sendable {
  private let stops: [Gradient.Stop]
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { ($0 as? CGColor) ?? ($0 as? UIColor)?.cgColor }
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Gradient.Stop(color: Color(cgColor: $1), location: locations?[$0] ?? CGFloat($0) / last) }
  }
  /// Before its start and after its end a gradient is drawn only if that is asked for.
  fileprivate func drawn(_ options: CGGradientDrawingOptions) -> Gradient {
    var stops = stops
    let (first, last) = (stops[0].color, stops[stops.count - 1].color)
    if !options.contains(.drawsBeforeStartLocation) { stops.insert(contentsOf: [Gradient.Stop(color: .clear, location: 0), Gradient.Stop(color: first, location: 0)], at: 0) }
    if !options.contains(.drawsAfterEndLocation) { stops += [Gradient.Stop(color: last, location: 1), Gradient.Stop(color: .clear, location: 1)] }
    return Gradient(stops: stops)
  }
}

/// Core Graphics' name of what numbers of colours mean: here always sRGB.
public final class CGColorSpace: Hashable, Sendable {
  public let name: String?
  public let numberOfComponents: Int
  public init?(name: String) { (self.name, numberOfComponents) = (name, name == Self.genericGrayGamma2_2 ? 1 : 3) }
  fileprivate init(numberOfComponents: Int) { (name, self.numberOfComponents) = (nil, numberOfComponents) }
  public static let sRGB: String = "kCGColorSpaceSRGB", displayP3: String = "kCGColorSpaceDisplayP3", extendedSRGB: String = "kCGColorSpaceExtendedSRGB", linearSRGB: String = "kCGColorSpaceLinearSRGB", genericGrayGamma2_2: String = "kCGColorSpaceGenericGrayGamma2_2"
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name && left.numberOfComponents == right.numberOfComponents }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }
public enum CGImageAlphaInfo: UInt32, Sendable { case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly }
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let byteOrder32Big = Self(rawValue: 4 << 12), byteOrder32Little = Self(rawValue: 2 << 12), alphaInfoMask = Self(rawValue: 31)
}
