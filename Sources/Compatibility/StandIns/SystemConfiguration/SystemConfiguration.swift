// SystemConfiguration's names of what can be reached: nothing can, and nobody is told of changes.

@_exported public import Foundation

public final class SCNetworkReachability: Sendable {}
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let transientConnection = Self(rawValue: 1), reachable = Self(rawValue: 2), connectionRequired = Self(rawValue: 4)
  public static let connectionOnTraffic = Self(rawValue: 8), connectionAutomatic = connectionOnTraffic, interventionRequired = Self(rawValue: 16)
  public static let connectionOnDemand = Self(rawValue: 32), isLocalAddress = Self(rawValue: 1 << 16), isDirect = Self(rawValue: 1 << 17), isWWAN = Self(rawValue: 1 << 18)
}
public struct SCNetworkReachabilityContext {
  public var version = 0
  public var info: UnsafeMutableRawPointer?
  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Any)?
  ) { (self.version, self.info) = (version, info) }
}

public func SCNetworkReachabilityCreateWithName(_ allocator: Any?, _ name: String) -> SCNetworkReachability? { SCNetworkReachability() }
public func SCNetworkReachabilityCreateWithAddress(_ allocator: Any?, _ address: UnsafeRawPointer) -> SCNetworkReachability? { SCNetworkReachability() }
@discardableResult public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool {
  flags.pointee = []
  return true
}
@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ call: ((SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void)?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool { true }
