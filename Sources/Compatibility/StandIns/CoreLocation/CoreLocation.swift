// CoreLocation's names: places are values, and nobody is located.

@_exported public import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double
public let kCLLocationAccuracyBest = -1.0
public let kCLLocationAccuracyHundredMeters = 100.0
public let kCLLocationAccuracyKilometer = 1000.0

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { (self.latitude, self.longitude) = (latitude, longitude) }
}

public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public final class CLLocation: NSObject, Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance = 0
  public let timestamp = Date(timeIntervalSinceReferenceDate: 0)
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  /// Returns the distance on a sphere of Earth's mean radius.
  public func distance(from other: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate.latitude * .pi / 180, other.coordinate.latitude * .pi / 180)
    let width = (other.coordinate.longitude - coordinate.longitude) * .pi / 180
    let half = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin(width / 2), 2)
    return 2 * 6_371_009 * asin(min(1, half.squareRoot()))
  }
}

public enum CLAuthorizationStatus: Int32, Sendable { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }

public protocol CLLocationManagerDelegate: AnyObject {}

open class CLLocationManager: NSObject {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy: CLLocationAccuracy = 0
  public var distanceFilter: CLLocationDistance = 0
  public var location: CLLocation? { nil }
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  public func requestWhenInUseAuthorization() {}
  public func requestAlwaysAuthorization() {}
  public func requestLocation() {}
  public func startUpdatingLocation() {}
  public func stopUpdatingLocation() {}
}
