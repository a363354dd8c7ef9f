// Swift Charts' names: a chart is a dashed area of its size with a finding.

public import SwiftUI

public struct PlottableValue<Value> {
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> Self { Self() }
  @_disfavoredOverload public static func value(_ label: some StringProtocol, _ value: Value) -> Self { Self() }
  public static func value(_ label: LocalizedStringKey, _ value: Value, unit: Calendar.Component) -> Self { Self() }
  @_disfavoredOverload public static func value(_ label: some StringProtocol, _ value: Value, unit: Calendar.Component) -> Self { Self() }
}

public protocol Plottable {}
public protocol ChartContent {}
public struct _Marks: ChartContent {}
@resultBuilder public enum ChartContentBuilder {
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> _Marks { _Marks() }
  public static func buildOptional(_ content: _Marks?) -> _Marks { _Marks() }
  public static func buildEither<C: ChartContent>(first: C) -> _Marks { _Marks() }
  public static func buildEither<C: ChartContent>(second: C) -> _Marks { _Marks() }
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> _Marks { _Marks() }
}

extension ForEach: ChartContent where Content: ChartContent {}
// Charts' closures are never called, so that none is made.
extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) { fatalError("marks are not made") }
}
extension ForEach where Content: ChartContent {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) { fatalError("marks are not made") }
}

public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
  public static let automatic: Self = 0
  public static func fixed(_ value: CGFloat) -> Self { 0 }
  public static func ratio(_ value: CGFloat) -> Self { 0 }
  public static func inset(_ value: CGFloat) -> Self { 0 }
}
public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }
public enum InterpolationMethod: Sendable { case linear, monotone, cardinal, catmullRom, stepStart, stepCenter, stepEnd }
public enum BasicChartSymbolShape: Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
public enum AnnotationPosition: Sendable { case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing }
public struct AnnotationContext { public let targetSize: CGSize }

public struct BarMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {}
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) {}
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) {}
  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic) {}
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
}
public struct LineMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {}
}
public struct PointMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct AreaMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {}
  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard) {}
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
  public init<X, Y, S>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>) {}
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct RectangleMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic) {}
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic) {}
  public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {}
  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
}
public struct RuleMark: ChartContent {
  public init<X>(x: PlottableValue<X>) {}
  public init<Y>(y: PlottableValue<Y>) {}
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct SectorMark: ChartContent {
  public init<Value>(angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil) {}
}

extension ChartContent {
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent { self }
  public func foregroundStyle<T>(by value: PlottableValue<T>) -> some ChartContent { self }
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent { self }
  public func symbol<T>(by value: PlottableValue<T>) -> some ChartContent { self }
  public func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent { self }
  public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
  public func position<T>(by value: PlottableValue<T>) -> some ChartContent { self }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  public func cornerRadius(_ radius: CGFloat) -> some ChartContent { self }
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  public func symbolSize<T>(by value: PlottableValue<T>) -> some ChartContent { self }
  public func lineStyle<T>(by value: PlottableValue<T>) -> some ChartContent { self }
  public func position<T>(by value: PlottableValue<T>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent { self }
  public func offset(_ size: CGSize) -> some ChartContent { self }
  public func blur(radius: CGFloat) -> some ChartContent { self }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent { self }
  public func mask(@ChartContentBuilder content: () -> some ChartContent) -> some ChartContent { self }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  public func zIndex(_ value: Double) -> some ChartContent { self }
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { self }
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { self }
  public func annotation(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some ChartContent { self }
  @_disfavoredOverload public func annotation(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: (AnnotationContext) -> some View) -> some ChartContent { self }
}

public struct Chart: View {
  public init(@ChartContentBuilder content: () -> some ChartContent) {}
  public init<Data: RandomAccessCollection>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> some ChartContent) where Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> some ChartContent) {}
  public var body: some View { _LeftOutView("a chart is not drawn", fills: true) }
}

// MARK: - Axes

public protocol AxisContent {}
public protocol AxisMark {}
public struct _Axis: AxisContent, AxisMark {}
@resultBuilder public enum AxisContentBuilder {
  public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> _Axis { _Axis() }
}
@resultBuilder public enum AxisMarkBuilder {
  public static func buildBlock<each C: AxisMark>(_ content: repeat each C) -> _Axis { _Axis() }
  public static func buildOptional(_ content: _Axis?) -> _Axis { _Axis() }
  public static func buildEither<C: AxisMark>(first: C) -> _Axis { _Axis() }
  public static func buildEither<C: AxisMark>(second: C) -> _Axis { _Axis() }
}
public struct AxisMarkValues: Sendable {
  public static let automatic = Self()
  public static func automatic(desiredCount: Int? = nil) -> Self { Self() }
  public static func stride(by step: some Any, count: Int = 1) -> Self { Self() }
  public static func stride(by component: Calendar.Component, count: Int = 1) -> Self { Self() }
}
public struct AxisMarkPosition: Sendable { public static let automatic = Self(); public static let leading = Self(); public static let trailing = Self(); public static let top = Self(); public static let bottom = Self() }
public struct AxisMarkPreset: Sendable { public static let automatic = Self(); public static let extended = Self(); public static let aligned = Self(); public static let inset = Self() }
public struct AxisValue {
  public let index: Int
  public let count: Int
  public func `as`<T>(_ type: T.Type) -> T? { nil }
}
public struct AxisMarks: AxisContent {
  public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic) {}
  public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [some Any]) {}
  public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark) {}
  public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [some Any], @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark) {}
  public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> some AxisMark) {}
}
public struct AxisGridLine: AxisMark { public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {} }
public struct AxisTick: AxisMark { public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {} }
public struct AxisValueLabel: AxisMark {
  public init() {}
  public init(_ text: some StringProtocol, centered: Bool? = nil) {}
  public init<F: FormatStyle>(format: F, centered: Bool? = nil) {}
  public init(centered: Bool? = nil, anchor: UnitPoint? = nil, @ViewBuilder content: () -> some View) {}
}
extension AxisMark {
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark { self }
  public func font(_ font: Font?) -> some AxisMark { self }
}
public protocol ScaleDomain {}
public struct AutomaticScaleDomain: ScaleDomain, Sendable {}
extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: Self { Self() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self { Self() }
}
public struct ChartProxy {
  public var plotSize: CGSize { .zero }
  public var plotAreaSize: CGSize { .zero }
  public var plotFrame: Anchor<CGRect>? { nil }
  public var plotAreaFrame: Anchor<CGRect> { fatalError("no chart is drawn") }
  public func position<P>(forX value: P) -> CGFloat? { nil }
  public func position<P>(forY value: P) -> CGFloat? { nil }
  public func position<X, Y>(for position: (x: X, y: Y)) -> CGPoint? { nil }
  public func positionRange<P>(forX value: P) -> ClosedRange<CGFloat>? { nil }
  public func positionRange<P>(forY value: P) -> ClosedRange<CGFloat>? { nil }
  public func value<P>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<P>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<P>(atAngle angle: Angle, as type: P.Type = P.self) -> P? { nil }
  public func value<X, Y>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? { nil }
  public func angle(at position: CGPoint) -> Angle { .zero }
  public func selectXValue(at position: CGFloat) {}
  public func selectYValue(at position: CGFloat) {}
  public func selectXRange(from: CGFloat, to: CGFloat) {}
  public func selectYRange(from: CGFloat, to: CGFloat) {}
  public func selectAngleValue(at angle: Angle) {}
}
public struct ChartPlotContent: View { public var body: some View { EmptyView() } }

extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
  public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View { self }
  public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View { self }
  public func chartXAxisLabel(_ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { self }
  public func chartYAxisLabel(_ label: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { self }
  @_disfavoredOverload public func chartXAxisLabel(_ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { self }
  @_disfavoredOverload public func chartYAxisLabel(_ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { self }
  public func chartXAxisLabel(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View { self }
  public func chartYAxisLabel(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View { self }
  public func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View { self }
  public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View { self }
  public func chartXSelection<P>(range: Binding<ClosedRange<P>?>) -> some View { self }
  public func chartYSelection<P>(range: Binding<ClosedRange<P>?>) -> some View { self }
  public func chartYVisibleDomain(length: some Any) -> some View { self }
  public func chartScrollPosition(x: Binding<some Any>) -> some View { self }
  public func chartScrollPosition(y: Binding<some Any>) -> some View { self }
  public func chartScrollPosition(initialX: some Any) -> some View { self }
  public func chartScrollPosition(initialY: some Any) -> some View { self }
  public func chartSymbolScale(domain: some Any, range: some Any) -> some View { self }
  public func chartSymbolScale(range: some Any) -> some View { self }
  public func chartSymbolSizeScale(range: some Any) -> some View { self }
  public func chartLineStyleScale(domain: some Any, range: some Any) -> some View { self }
  public func chartForegroundStyleScale<D>(domain: some Any, mapping: @escaping (D) -> some ShapeStyle) -> some View { self }
  public func chartForegroundStyleScale<D>(mapping: @escaping (D) -> some ShapeStyle) -> some View { self }
  @_disfavoredOverload public func chartXScale(domain: some Any, range: some Any = 0, type: Any? = nil) -> some View { self }
  @_disfavoredOverload public func chartYScale(domain: some Any, range: some Any = 0, type: Any? = nil) -> some View { self }
  public func chartXScale(domain: some ScaleDomain, range: some Any = 0, type: Any? = nil) -> some View { self }
  public func chartYScale(domain: some ScaleDomain, range: some Any = 0, type: Any? = nil) -> some View { self }
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  public func chartLegend(position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { self }
  public func chartForegroundStyleScale(_ mapping: KeyValuePairs<String, some ShapeStyle>) -> some View { self }
  public func chartForegroundStyleScale(domain: some Any, range: some Any) -> some View { self }
  public func chartForegroundStyleScale(range: some Any) -> some View { self }
  public func chartPlotStyle(@ViewBuilder content: @escaping (ChartPlotContent) -> some View) -> some View { self }
  public func chartOverlay(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View) -> some View { self }
  public func chartBackground(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View) -> some View { self }
  public func chartXSelection<P>(value: Binding<P?>) -> some View { self }
  public func chartYSelection<P>(value: Binding<P?>) -> some View { self }
  public func chartAngleSelection<P>(value: Binding<P?>) -> some View { self }
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public func chartXVisibleDomain(length: some Any) -> some View { self }
}
