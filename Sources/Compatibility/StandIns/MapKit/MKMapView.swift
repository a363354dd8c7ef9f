public import CoreLocation
public import SwiftUI
public import UIKit

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
  public func isKind(of kind: AnyClass) -> Bool {
    var own: AnyClass? = type(of: self)
    while let known = own {
      if known == kind { return true }
      own = _getSuperclass(known)
    }
    return false
  }
}
open class MKPointAnnotation: NSObject, MKAnnotation {
  public override init() {}
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) { (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle) }
  public var coordinate = CLLocationCoordinate2D()
  public var title: String?
  public var subtitle: String?
}
open class MKUserLocation: NSObject, MKAnnotation {
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  public var location: CLLocation? { nil }
}
public final class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
  public var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D() }
}

public struct MKAnnotationViewZPriority: Hashable, Sendable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let max = Self(1000), defaultUnselected = Self(500), min = Self(0)
}
public struct MKFeatureDisplayPriority: Hashable, Sendable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250)
}
open class MKAnnotationView: UIView {
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(frame: .zero)
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var annotation: (any MKAnnotation)?
  public private(set) var reuseIdentifier: String?
  public var image: UIImage?
  public var centerOffset = CGPoint.zero
  public var calloutOffset = CGPoint.zero
  public var canShowCallout = false
  public var isSelected = false
  public var isDraggable = false
  public var leftCalloutAccessoryView: UIView?
  public var rightCalloutAccessoryView: UIView?
  public var detailCalloutAccessoryView: UIView?
  public var clusteringIdentifier: String?
  public var collisionMode = CollisionMode.rectangle
  public var zPriority = MKAnnotationViewZPriority.defaultUnselected
  public var displayPriority = MKFeatureDisplayPriority.required
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}
open class MKMarkerAnnotationView: MKAnnotationView {
  public var markerTintColor: UIColor?
  public var glyphTintColor: UIColor?
  public var glyphImage: UIImage?
  public var glyphText: String?
}
open class MKPinAnnotationView: MKAnnotationView {
  public var pinTintColor: UIColor?
  public var animatesDrop = false
}

public protocol MKOverlay: MKAnnotation {}
open class MKMultiPoint: NSObject, MKOverlay {
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) { self.init() }
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  public var boundingMapRect: MKMapRect { MKMapRect() }
  public var pointCount: Int { 0 }
}
open class MKPolyline: MKMultiPoint {}
open class MKPolygon: MKMultiPoint {}
open class MKCircle: NSObject, MKOverlay {
  public convenience init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { self.init() }
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public init(overlay: any MKOverlay) {}
  public var strokeColor: UIColor?
  public var fillColor: UIColor?
  public var lineWidth: CGFloat = 0
  public var lineDashPattern: [NSNumber]?
  public var alpha: CGFloat = 1
}
open class MKPolylineRenderer: MKOverlayRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
open class MKPolygonRenderer: MKOverlayRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
open class MKCircleRenderer: MKOverlayRenderer {}

public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {}
@preconcurrency @MainActor open class MKMapConfiguration: NSObject {
  public override nonisolated init() {}
}
public final class MKStandardMapConfiguration: MKMapConfiguration {}

/// A map's view is never drawn.
open class MKMapView: UIView {
  public weak var delegate: (any MKMapViewDelegate)?
  public var region = MKCoordinateRegion()
  public var centerCoordinate = CLLocationCoordinate2D()
  public var visibleMapRect = MKMapRect()
  public var mapType = MKMapType.standard
  public var preferredConfiguration = MKMapConfiguration()
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  public var userTrackingMode = MKUserTrackingMode.none
  public let userLocation = MKUserLocation()
  public var showsUserLocation = false
  public var showsCompass = true
  public var showsScale = false
  public var showsTraffic = false
  public var showsBuildings = true
  public var isZoomEnabled = true
  public var isScrollEnabled = true
  public var isRotateEnabled = true
  public var isPitchEnabled = true
  public private(set) var annotations: [any MKAnnotation] = []
  public private(set) var overlays: [any MKOverlay] = []
  public var selectedAnnotations: [any MKAnnotation] = []
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  public func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = center }
  public func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets = .zero, animated: Bool) {}
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  public func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  public func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  public func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  public func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel = .aboveLabels) { overlays.append(overlay) }
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel = .aboveLabels) { self.overlays += overlays }
  public func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  public func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  public func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D { centerCoordinate }
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint { .zero }
}
