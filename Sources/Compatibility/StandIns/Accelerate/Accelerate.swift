// Accelerate's names: the sums of vDSP that views make of their values.

@_exported public import Foundation

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

public enum vDSP {
  public static func sum<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint { vector._values.reduce(0, +) }
  public static func mean<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint { sum(vector) / V.Element(max(vector.count, 1)) }
  public static func meanSquare<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint {
    vector._values.reduce(0) { $0 + $1 * $1 } / V.Element(max(vector.count, 1))
  }
  public static func rootMeanSquare<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint { meanSquare(vector).squareRoot() }
  public static func maximum<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint { vector._values.max() ?? -.infinity }
  public static func minimum<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint { vector._values.min() ?? .infinity }
  public static func maximumMagnitude<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint { vector._values.map { $0.magnitude }.max() ?? 0 }
  public static func absolute<V: AccelerateBuffer>(_ vector: V) -> [V.Element] where V.Element: FloatingPoint { vector._values.map { $0.magnitude } }
  public static func square<V: AccelerateBuffer>(_ vector: V) -> [V.Element] where V.Element: FloatingPoint { vector._values.map { $0 * $0 } }
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ a: T, _ b: U) -> [T.Element] where T.Element: FloatingPoint, U.Element == T.Element { zip(a._values, b._values).map { $0 + $1 } }
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ a: T, _ b: U) -> [T.Element] where T.Element: FloatingPoint, U.Element == T.Element { zip(a._values, b._values).map { $0 - $1 } }
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ a: T, _ b: U) -> [T.Element] where T.Element: FloatingPoint, U.Element == T.Element { zip(a._values, b._values).map { $0 * $1 } }
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ a: T, _ b: U) -> [T.Element] where T.Element: FloatingPoint, U.Element == T.Element { zip(a._values, b._values).map { $0 / $1 } }
  public static func add<V: AccelerateBuffer>(_ scalar: V.Element, _ vector: V) -> [V.Element] where V.Element: FloatingPoint { vector._values.map { scalar + $0 } }
  public static func multiply<V: AccelerateBuffer>(_ scalar: V.Element, _ vector: V) -> [V.Element] where V.Element: FloatingPoint { vector._values.map { scalar * $0 } }
  public static func divide<V: AccelerateBuffer>(_ vector: V, _ scalar: V.Element) -> [V.Element] where V.Element: FloatingPoint { vector._values.map { $0 / scalar } }
  public static func clip<V: AccelerateBuffer>(_ vector: V, to bounds: ClosedRange<V.Element>) -> [V.Element] where V.Element: FloatingPoint {
    vector._values.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
  public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int) -> [Float] { (0..<max(count, 0)).map { initialValue + Float($0) * increment } }
  public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
    (0..<max(count, 0)).map { range.lowerBound + Double($0) * (range.upperBound - range.lowerBound) / Double(max(count - 1, 1)) }
  }
}
public protocol AccelerateBuffer<Element> {
  associatedtype Element
  var count: Int { get }
  var _values: [Element] { get }
}
extension Array: AccelerateBuffer { public var _values: [Element] { self } }
extension ArraySlice: AccelerateBuffer { public var _values: [Element] { Array(self) } }
extension ContiguousArray: AccelerateBuffer { public var _values: [Element] { Array(self) } }
extension UnsafeBufferPointer: AccelerateBuffer { public var _values: [Element] { Array(self) } }

public func vDSP_meanv(_ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ count: vDSP_Length) {
  result.pointee = (0..<Int(count)).reduce(0) { $0 + a[$1 * stride] } / Float(max(count, 1))
}
public func vDSP_rmsqv(_ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ count: vDSP_Length) {
  result.pointee = ((0..<Int(count)).reduce(0) { $0 + a[$1 * stride] * a[$1 * stride] } / Float(max(count, 1))).squareRoot()
}
public func vDSP_maxv(_ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ count: vDSP_Length) {
  result.pointee = (0..<Int(count)).map { a[$0 * stride] }.max() ?? -.infinity
}
