public import CoreLocation
public import SwiftUI

// Places and what is asked about them: there is no service of maps, so that nothing is found, and no block is called.

open class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }
  public init(placemark: CLPlacemark) { coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D() }
  public override var location: CLLocation? { CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) }
  public var title: String? { nil }
  public var countryCode: String? { nil }
}

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let airport = Self(rawValue: "airport"), atm = Self(rawValue: "atm"), bakery = Self(rawValue: "bakery"), bank = Self(rawValue: "bank"), beach = Self(rawValue: "beach")
  public static let cafe = Self(rawValue: "cafe"), campground = Self(rawValue: "campground"), evCharger = Self(rawValue: "evCharger"), fitnessCenter = Self(rawValue: "fitnessCenter")
  public static let foodMarket = Self(rawValue: "foodMarket"), gasStation = Self(rawValue: "gasStation"), hospital = Self(rawValue: "hospital"), hotel = Self(rawValue: "hotel")
  public static let library = Self(rawValue: "library"), museum = Self(rawValue: "museum"), nationalPark = Self(rawValue: "nationalPark"), nightlife = Self(rawValue: "nightlife")
  public static let park = Self(rawValue: "park"), parking = Self(rawValue: "parking"), pharmacy = Self(rawValue: "pharmacy"), police = Self(rawValue: "police"), postOffice = Self(rawValue: "postOffice")
  public static let publicTransport = Self(rawValue: "publicTransport"), restaurant = Self(rawValue: "restaurant"), restroom = Self(rawValue: "restroom"), school = Self(rawValue: "school")
  public static let store = Self(rawValue: "store"), theater = Self(rawValue: "theater"), university = Self(rawValue: "university"), zoo = Self(rawValue: "zoo")
}
public final class MKPointOfInterestFilter: NSObject, Sendable {
  public override init() {}
  public init(including categories: [MKPointOfInterestCategory]) {}
  public init(excluding categories: [MKPointOfInterestCategory]) {}
  public static var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  public static var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
}
public struct PointOfInterestCategories: Sendable {
  public static let all = Self(), excludingAll = Self()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

open class MKMapItem: NSObject, Identifiable {
  public let placemark: MKPlacemark
  public var name: String?
  public var phoneNumber: String?
  public var url: URL?
  public var timeZone: TimeZone?
  public var pointOfInterestCategory: MKPointOfInterestCategory?
  public var isCurrentLocation: Bool { false }
  public var location: CLLocation { CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude) }
  public override init() { placemark = MKPlacemark(coordinate: CLLocationCoordinate2D()) }
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public init(location: CLLocation, address: Any?) { placemark = MKPlacemark(coordinate: location.coordinate) }
  public static func forCurrentLocation() -> MKMapItem { MKMapItem() }
  @discardableResult public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult public static func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

// MARK: - Searches

open class MKLocalSearch: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2)
  }
  open class Request: NSObject {
    public override init() {}
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) { (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region) }
    public var naturalLanguageQuery: String?
    public var region = MKCoordinateRegion()
    public var resultTypes: ResultType = []
    public var pointOfInterestFilter: MKPointOfInterestFilter?
  }
  open class Response: NSObject {
    public var mapItems: [MKMapItem] { [] }
    public var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public init(request: Request) {}
  public var isSearching: Bool { false }
  public func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {}
  public func start() async throws -> Response { Response() }
  public func cancel() {}
}
public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response

open class MKLocalSearchCompletion: NSObject {
  public var title: String { "" }
  public var subtitle: String { "" }
  public var titleHighlightRanges: [NSValue] { [] }
  public var subtitleHighlightRanges: [NSValue] { [] }
}
public protocol MKLocalSearchCompleterDelegate: AnyObject {}
open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2), query = Self(rawValue: 4)
  }
  public weak var delegate: (any MKLocalSearchCompleterDelegate)?
  public var queryFragment = ""
  public var region = MKCoordinateRegion()
  public var resultTypes: ResultType = []
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  public var results: [MKLocalSearchCompletion] { [] }
  public var isSearching: Bool { false }
  public func cancel() {}
}

// MARK: - Ways

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1), walking = Self(rawValue: 2), transit = Self(rawValue: 4), cycling = Self(rawValue: 8), any = Self(rawValue: 0x0FFF_FFFF)
}
open class MKRoute: NSObject {
  open class Step: NSObject {
    public var instructions: String { "" }
    public var notice: String? { nil }
    public var polyline: MKPolyline { MKPolyline() }
    public var distance: CLLocationDistance { 0 }
    public var transportType: MKDirectionsTransportType { .automobile }
  }
  public var name: String { "" }
  public var advisoryNotices: [String] { [] }
  public var distance: CLLocationDistance { 0 }
  public var expectedTravelTime: TimeInterval { 0 }
  public var transportType: MKDirectionsTransportType { .automobile }
  public var polyline: MKPolyline { MKPolyline() }
  public var steps: [Step] { [] }
}
open class MKDirections: NSObject {
  open class Request: NSObject {
    public var source: MKMapItem?
    public var destination: MKMapItem?
    public var transportType = MKDirectionsTransportType.any
    public var requestsAlternateRoutes = false
    public var departureDate: Date?
    public var arrivalDate: Date?
  }
  open class Response: NSObject { public var routes: [MKRoute] { [] } }
  open class ETAResponse: NSObject {
    public var expectedTravelTime: TimeInterval { 0 }
    public var distance: CLLocationDistance { 0 }
  }
  public init(request: Request) {}
  public func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {}
  public func calculate() async throws -> Response { Response() }
  public func calculateETA() async throws -> ETAResponse { ETAResponse() }
  public func cancel() {}
}

// MARK: - Views from the street, and pictures

open class MKLookAroundScene: NSObject {}
open class MKLookAroundSceneRequest: NSObject {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  public var scene: MKLookAroundScene? { get async throws { nil } }
}
public struct LookAroundPreview: View {
  public init(initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, badgePosition: BadgePosition = .topLeading) {}
  public init(scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, badgePosition: BadgePosition = .topLeading) {}
  public enum BadgePosition: Sendable { case topLeading, topTrailing, bottomTrailing }
  public var body: some View { _LeftOutView("a Look Around view is not drawn", fills: true) }
}
open class MKMapSnapshotter: NSObject {
  open class Options: NSObject {
    public var region = MKCoordinateRegion()
    public var size = CGSize(width: 256, height: 256)
    public var scale: CGFloat = 1
    public var mapType = MKMapType.standard
    public var showsBuildings = true
  }
  @preconcurrency @MainActor open class Snapshot: NSObject {
    public var image: UIImage { UIImage() }
    public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  public override init() {}
  public init(options: Options) {}
  public func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {}
  public func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {}
}
open class MKTileOverlay: NSObject, MKOverlay {
  public override required init() {}
  public convenience init(urlTemplate: String?) { self.init() }
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  public var canReplaceMapContent = false
  public var tileSize = CGSize(width: 256, height: 256)
  public var minimumZ = 0
  public var maximumZ = 21
}
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
}

// MARK: - What SwiftUI's map is told

public struct MapCameraBounds: Sendable {
  public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}
public struct MapProxy {
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}
public struct MapReader<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
  public var body: some View { content }
}
extension View {
  public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void) -> some View { self }
  public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View { self }
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  public func mapFeatureSelectionDisabled(_ disabled: @escaping (Any) -> Bool) -> some View { self }
  public func lookAroundViewer(isPresented: Binding<Bool>, initialScene: MKLookAroundScene?) -> some View { self }
}
