// MapKit's names: a map is a dashed area with a finding, and what is on it is not drawn.

@_exported public import CoreLocation
public import SwiftUI
internal import UIKit

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: Double
  public var longitudeDelta: Double
  public init(latitudeDelta: Double, longitudeDelta: Double) { (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta) }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0)) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
  public init(_ rect: MKMapRect) { self.init() }
  public init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {
    self.init(center: center, span: MKCoordinateSpan(latitudeDelta: latitudinalMeters / 111_111, longitudeDelta: longitudinalMeters / 111_111))
  }
}

public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double
  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// The place in Mercator's projection of a world of 2 to the 28th points.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = 268_435_456.0
    let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
    self.init(x: (coordinate.longitude + 180) / 360 * world, y: (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world)
  }
  public func distance(to other: MKMapPoint) -> CLLocationDistance { hypot(x - other.x, y - other.y) * 40_075_017 / 268_435_456 }
}
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init() { (origin, size) = (MKMapPoint(), MKMapSize(width: 0, height: 0)) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) { self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height)) }
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0), world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
  public func union(_ other: MKMapRect) -> MKMapRect { self }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect { self }
}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = Self(rawValue: 1)
  public static let zoom = Self(rawValue: 2)
  public static let all = Self(rawValue: 3)
}
public enum MapUserTrackingMode: Sendable { case none, follow }

public struct MapCameraPosition: Equatable, Sendable {
  public static let automatic = Self()
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self { Self() }
  public static func rect(_ rect: MKMapRect) -> Self { Self() }
  public static func userLocation(followsHeading: Bool, fallback: MapCameraPosition) -> Self { Self() }
  public var region: MKCoordinateRegion? { nil }
  public var camera: MapCamera? { nil }
  public var rect: MKMapRect? { nil }
  public var followsUserLocation: Bool { false }
  public var positionedByUser: Bool { false }
  public static func region(_ region: MKCoordinateRegion) -> Self { Self() }
  public static func camera(_ camera: MapCamera) -> Self { Self() }
  public static func userLocation(fallback: MapCameraPosition) -> Self { Self() }
}
public struct MapCamera: Sendable {
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {}
}

public protocol MapContent {}
public struct EmptyMapContent: MapContent { public init() {} }
@resultBuilder public enum MapContentBuilder {
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> EmptyMapContent { EmptyMapContent() }
  public static func buildOptional(_ content: EmptyMapContent?) -> EmptyMapContent { EmptyMapContent() }
  public static func buildEither<C: MapContent>(first: C) -> EmptyMapContent { EmptyMapContent() }
  public static func buildEither<C: MapContent>(second: C) -> EmptyMapContent { EmptyMapContent() }
}
extension MapContent {
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
  public func stroke(_ style: some ShapeStyle, style stroke: StrokeStyle) -> some MapContent { self }
  public func tint(_ color: Color) -> some MapContent { self }
  public func tag<T: Hashable>(_ tag: T) -> some MapContent { self }
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { self }
}
extension ForEach: MapContent where Content: MapContent {}
// A map's closures are never called, so that none is made.
extension ForEach where Content: MapContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) { fatalError("marks are not made") }
}
extension ForEach where Content: MapContent {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) { fatalError("marks are not made") }
}

public struct Marker: MapContent {
  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
  public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {}
}
extension Marker {
  public init(item: MKMapItem) {}
  public init(_ title: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
  public init(_ title: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View) {}
}
public struct Annotation<Content: View>: MapContent {
  public init(coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {}
  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
}
public struct UserAnnotation: MapContent { public init() {} }
public struct MapCircle: MapContent { public init(center: CLLocationCoordinate2D, radius: Double) {} }
public struct MapPolygon: MapContent { public init(coordinates: [CLLocationCoordinate2D]) {} }
public struct MapPolyline: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(_ polyline: MKPolyline) {}
  public init(_ route: MKRoute) {}
}
public protocol MapAnnotationProtocol {}
public struct MapMarker: MapAnnotationProtocol { public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {} }
public struct MapPin: MapAnnotationProtocol { public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {} }
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = .zero, @ViewBuilder content: () -> Content) {}
}

public struct Map: View {
  public init(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil) {}
  public init<Items: RandomAccessCollection>(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items, annotationContent: @escaping (Items.Element) -> some MapAnnotationProtocol) where Items.Element: Identifiable {}
  public init(initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all) {}
  public init(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all) {}
  public init(initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> some MapContent) {}
  public init(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> some MapContent) {}
  public init<Value: Hashable>(initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<Value?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent) {}
  public init<Value: Hashable>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<Value?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent) {}
  public init(initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID?, @MapContentBuilder content: () -> some MapContent) {}
  public init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID?, @MapContentBuilder content: () -> some MapContent) {}
  public init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds, interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> some MapContent) {}
  public init(mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil) {}
  public var body: some View { _LeftOutView("a map is not drawn", fills: true) }
}
public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Sendable { case automatic, muted }
  public static func standard(elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false) -> Self { Self() }
  public static func imagery(elevation: Elevation = .automatic) -> Self { Self() }
  public static func hybrid(elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false) -> Self { Self() }
  public static let standard = Self()
  public static let imagery = Self()
  public static let hybrid = Self()
}
public struct MapUserLocationButton: View { public init() {}; public var body: some View { EmptyView() } }
public struct MapPitchToggle: View { public init() {}; public var body: some View { EmptyView() } }
public struct MapPitchSlider: View { public init() {}; public var body: some View { EmptyView() } }
public struct MapZoomStepper: View { public init() {}; public var body: some View { EmptyView() } }
public struct MapCompass: View { public init() {}; public var body: some View { EmptyView() } }
public struct MapScaleView: View { public init() {}; public var body: some View { EmptyView() } }
extension View {
  public func mapStyle(_ style: MapStyle) -> some View { self }
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
