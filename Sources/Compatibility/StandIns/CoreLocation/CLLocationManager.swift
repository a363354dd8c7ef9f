public import Foundation

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  public static let authorized = Self.authorizedAlways
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }
public enum CLDeviceOrientation: Int32, Sendable { case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown }
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }
public let kCLErrorDomain = "kCLErrorDomain"

public struct CLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable { case locationUnknown, denied, network, headingFailure, geocodeFoundNoResult = 8, geocodeFoundPartialResult, geocodeCanceled }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let denied = Code.denied, locationUnknown = Code.locationUnknown, network = Code.network
}

// Its methods are never called: nobody is located.
public protocol CLLocationManagerDelegate: AnyObject {}

open class CLLocationManager: NSObject {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy: CLLocationAccuracy = 0
  public var distanceFilter: CLLocationDistance = 0
  public var activityType = CLActivityType.other
  public var headingFilter: CLLocationDegrees = 1
  public var headingOrientation = CLDeviceOrientation.portrait
  public var allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true
  public var showsBackgroundLocationIndicator = false
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  public var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  public var monitoredRegions: Set<CLRegion> { [] }
  public static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  public static func locationServicesEnabled() -> Bool { false }
  public static func headingAvailable() -> Bool { false }
  public static func significantLocationChangeMonitoringAvailable() -> Bool { false }
  public static func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  public static func isRangingAvailable() -> Bool { false }
  public func requestWhenInUseAuthorization() {}
  public func requestAlwaysAuthorization() {}
  public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  public func startUpdatingHeading() {}
  public func stopUpdatingHeading() {}
  public func startMonitoringSignificantLocationChanges() {}
  public func stopMonitoringSignificantLocationChanges() {}
  public func startMonitoring(for region: CLRegion) {}
  public func stopMonitoring(for region: CLRegion) {}
  public func startMonitoringVisits() {}
  public func requestState(for region: CLRegion) {}
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}

public final class CLHeading: NSObject, Sendable {
  public var magneticHeading: CLLocationDirection { 0 }
  public var trueHeading: CLLocationDirection { 0 }
  public var headingAccuracy: CLLocationDirection { -1 }
  public var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// A stream of places, which ends at once.
public struct CLLocationUpdate: Sendable {
  public enum LiveConfiguration: Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }
  public struct Updates: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> CLLocationUpdate? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public let location: CLLocation?
  public var isStationary: Bool { false }
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}

// MARK: - Regions

open class CLRegion: NSObject {
  public let identifier: String
  public var notifyOnEntry = true
  public var notifyOnExit = true
  init(_ identifier: String) { self.identifier = identifier }
}
public final class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier)
  }
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return place.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}
public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16
public final class CLBeaconIdentityConstraint: NSObject {
  public let uuid: UUID
  public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) { self.uuid = uuid }
}
public final class CLBeaconRegion: CLRegion {
  public let uuid: UUID
  public init(uuid: UUID, identifier: String) {
    self.uuid = uuid
    super.init(identifier)
  }
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    uuid = beaconIdentityConstraint.uuid
    super.init(identifier)
  }
}
public final class CLBeacon: NSObject {
  public var proximity: CLProximity { .unknown }
  public var accuracy: CLLocationAccuracy { -1 }
  public var rssi: Int { 0 }
}
public final class CLVisit: NSObject {
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  public var arrivalDate: Date { .distantPast }
  public var departureDate: Date { .distantFuture }
}

// MARK: - Addresses

open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }
  public var name: String? { nil }
  public var thoroughfare: String? { nil }
  public var subThoroughfare: String? { nil }
  public var locality: String? { nil }
  public var subLocality: String? { nil }
  public var administrativeArea: String? { nil }
  public var subAdministrativeArea: String? { nil }
  public var postalCode: String? { nil }
  public var isoCountryCode: String? { nil }
  public var country: String? { nil }
  public var inlandWater: String? { nil }
  public var ocean: String? { nil }
  public var areasOfInterest: [String]? { nil }
  public var timeZone: TimeZone? { nil }
  public var region: CLRegion? { nil }
}

/// Finds nothing: there is no service of addresses, and no block is called.
public final class CLGeocoder: NSObject {
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  public var isGeocoding: Bool { false }
  public func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {}
  public func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CompletionHandler) {}
  public func geocodeAddressString(_ address: String, completionHandler: @escaping CompletionHandler) {}
  public func geocodeAddressString(_ address: String, in region: CLRegion?, completionHandler: @escaping CompletionHandler) {}
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { [] }
  public func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] { [] }
  public func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { [] }
  public func cancelGeocode() {}
}
