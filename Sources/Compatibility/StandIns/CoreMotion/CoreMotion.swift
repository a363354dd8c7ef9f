// CoreMotion's names: the device lies still, and no handler is called.

@_exported public import Foundation

public struct CMAcceleration: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public typealias CMRotationRate = CMAcceleration
public typealias CMMagneticField = CMAcceleration
public struct CMQuaternion: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public var w = 1.0
  public init() {}
}
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = Self(rawValue: 1), xArbitraryCorrectedZVertical = Self(rawValue: 2), xMagneticNorthZVertical = Self(rawValue: 4), xTrueNorthZVertical = Self(rawValue: 8)
}

open class CMLogItem: NSObject { public var timestamp: TimeInterval { 0 } }
public final class CMAccelerometerData: CMLogItem { public var acceleration: CMAcceleration { CMAcceleration() } }
public final class CMGyroData: CMLogItem { public var rotationRate: CMRotationRate { CMRotationRate() } }
public final class CMMagnetometerData: CMLogItem { public var magneticField: CMMagneticField { CMMagneticField() } }
public final class CMAttitude: NSObject {
  public var roll: Double { 0 }
  public var pitch: Double { 0 }
  public var yaw: Double { 0 }
  public var quaternion: CMQuaternion { CMQuaternion() }
  public func multiply(byInverseOf attitude: CMAttitude) {}
}
public final class CMDeviceMotion: CMLogItem {
  public var attitude: CMAttitude { CMAttitude() }
  public var rotationRate: CMRotationRate { CMRotationRate() }
  public var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
  public var userAcceleration: CMAcceleration { CMAcceleration() }
  public var heading: Double { -1 }
}

open class CMMotionManager: NSObject {
  public var accelerometerUpdateInterval: TimeInterval = 0
  public var gyroUpdateInterval: TimeInterval = 0
  public var magnetometerUpdateInterval: TimeInterval = 0
  public var deviceMotionUpdateInterval: TimeInterval = 0
  public var showsDeviceMovementDisplay = false
  public var isAccelerometerAvailable: Bool { false }
  public var isAccelerometerActive: Bool { false }
  public var isGyroAvailable: Bool { false }
  public var isGyroActive: Bool { false }
  public var isMagnetometerAvailable: Bool { false }
  public var isDeviceMotionAvailable: Bool { false }
  public var isDeviceMotionActive: Bool { false }
  public var accelerometerData: CMAccelerometerData? { nil }
  public var gyroData: CMGyroData? { nil }
  public var deviceMotion: CMDeviceMotion? { nil }
  public func startAccelerometerUpdates() {}
  public func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void) {}
  public func stopAccelerometerUpdates() {}
  public func startGyroUpdates() {}
  public func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void) {}
  public func stopGyroUpdates() {}
  public func startMagnetometerUpdates() {}
  public func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMagnetometerData?, (any Error)?) -> Void) {}
  public func stopMagnetometerUpdates() {}
  public func startDeviceMotionUpdates() {}
  public func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
  public func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) {}
  public func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
  public func stopDeviceMotionUpdates() {}
}

public final class CMPedometerData: NSObject {
  public var startDate: Date { .distantPast }
  public var endDate: Date { .distantPast }
  public var numberOfSteps: NSNumber { 0 }
  public var distance: NSNumber? { nil }
  public var floorsAscended: NSNumber? { nil }
  public var floorsDescended: NSNumber? { nil }
  public var currentPace: NSNumber? { nil }
  public var currentCadence: NSNumber? { nil }
  public var averageActivePace: NSNumber? { nil }
}
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
open class CMPedometer: NSObject {
  public static func isStepCountingAvailable() -> Bool { false }
  public static func isDistanceAvailable() -> Bool { false }
  public static func isFloorCountingAvailable() -> Bool { false }
  public static func isPaceAvailable() -> Bool { false }
  public static func isCadenceAvailable() -> Bool { false }
  public static func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  public func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {}
  public func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
  public func stopUpdates() {}
}

public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }
public final class CMMotionActivity: CMLogItem {
  public var confidence: CMMotionActivityConfidence { .low }
  public var startDate: Date { .distantPast }
  public var unknown: Bool { true }
  public var stationary: Bool { false }
  public var walking: Bool { false }
  public var running: Bool { false }
  public var automotive: Bool { false }
  public var cycling: Bool { false }
}
open class CMMotionActivityManager: NSObject {
  public static func isActivityAvailable() -> Bool { false }
  public static func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  public func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {}
  public func stopActivityUpdates() {}
}

public final class CMAltitudeData: CMLogItem {
  public var relativeAltitude: NSNumber { 0 }
  public var pressure: NSNumber { 0 }
}
open class CMAltimeter: NSObject {
  public static func isRelativeAltitudeAvailable() -> Bool { false }
  public static func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  public func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void) {}
  public func stopRelativeAltitudeUpdates() {}
}
open class CMHeadphoneMotionManager: NSObject {
  public var isDeviceMotionAvailable: Bool { false }
  public func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
  public func stopDeviceMotionUpdates() {}
}
