// WatchConnectivity's names: there is no other device, and nothing is sent or received.

@_exported public import Foundation

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
public protocol WCSessionDelegate: AnyObject {}
public struct WCError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable { case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled, notReachable }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
public final class WCSessionUserInfoTransfer: NSObject {
  public var userInfo: [String: Any] { [:] }
  public var isTransferring: Bool { false }
  public func cancel() {}
}
public final class WCSessionFile: NSObject {
  public var fileURL: URL { URL(fileURLWithPath: "/") }
  public var metadata: [String: Any]? { nil }
}
public final class WCSessionFileTransfer: NSObject {
  public var file: WCSessionFile { WCSessionFile() }
  public var progress: Progress { Progress(totalUnitCount: 0) }
  public var isTransferring: Bool { false }
  public func cancel() {}
}
open class WCSession: NSObject {
  public static func isSupported() -> Bool { false }
  public static var `default`: WCSession { WCSession() }
  public weak var delegate: (any WCSessionDelegate)?
  public var activationState: WCSessionActivationState { .notActivated }
  public var isPaired: Bool { false }
  public var isWatchAppInstalled: Bool { false }
  public var isCompanionAppInstalled: Bool { false }
  public var isComplicationEnabled: Bool { false }
  public var isReachable: Bool { false }
  public var remainingComplicationUserInfoTransfers: Int { 0 }
  public var applicationContext: [String: Any] { [:] }
  public var receivedApplicationContext: [String: Any] { [:] }
  public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  public func activate() {}
  public func updateApplicationContext(_ context: [String: Any]) throws {}
  public func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {}
  public func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {}
  @discardableResult public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer() }
  @discardableResult public func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer() }
  @discardableResult public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer { WCSessionFileTransfer() }
}
