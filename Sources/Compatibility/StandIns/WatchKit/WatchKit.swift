// WatchKit's names: nothing is done to a watch, and its controllers are never made.

@_exported public import Foundation
public import SwiftUI
public import UserNotifications

public enum WKHapticType: Int, Sendable { case notification, directionUp, directionDown, success, failure, retry, start, stop, click }
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
public enum WKApplicationState: Int, Sendable { case active, inactive, background }

/// A watch of 44 millimetres.
@preconcurrency @MainActor open class WKInterfaceDevice: NSObject {
  public static func current() -> WKInterfaceDevice { WKInterfaceDevice() }
  public var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 184, height: 224) }
  public var screenScale: CGFloat { 2 }
  public var name: String { "Apple Watch" }
  public var model: String { "Apple Watch" }
  public var systemName: String { "watchOS" }
  public var systemVersion: String { "11.0" }
  public var identifierForVendor: UUID? { nil }
  public var wristLocation: WKInterfaceDeviceWristLocation { .left }
  public var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
  public var isBatteryMonitoringEnabled = false
  public var batteryLevel: Float { -1 }
  public var supportsAudioStreaming: Bool { false }
  public func play(_ type: WKHapticType) {}
  public func enableWaterLock() {}
}

@preconcurrency @MainActor public protocol WKExtensionDelegate: AnyObject {}
@preconcurrency @MainActor public protocol WKApplicationDelegate: AnyObject {}
@preconcurrency @MainActor open class WKExtension: NSObject {
  public static func shared() -> WKExtension { WKExtension() }
  public weak var delegate: (any WKExtensionDelegate)?
  public var rootInterfaceController: WKInterfaceController? { nil }
  public var visibleInterfaceController: WKInterfaceController? { nil }
  public var applicationState: WKApplicationState { .active }
  public var isApplicationRunningInDock: Bool { false }
  public var isAutorotating = false
  public func openSystemURL(_ url: URL) {}
  public func registerForRemoteNotifications() {}
  public func scheduleBackgroundRefresh(withPreferredDate date: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?, scheduledCompletion: @escaping ((any Error)?) -> Void) {}
}
@preconcurrency @MainActor open class WKApplication: NSObject {
  public static func shared() -> WKApplication { WKApplication() }
  public var applicationState: WKApplicationState { .active }
  public func registerForRemoteNotifications() {}
}
@preconcurrency @MainActor open class WKInterfaceController: NSObject {
  open func awake(withContext context: Any?) {}
  open func willActivate() {}
  open func didAppear() {}
  open func willDisappear() {}
  open func didDeactivate() {}
  public func setTitle(_ title: String?) {}
  public func dismiss() {}
  public func pop() {}
}
@preconcurrency @MainActor open class WKHostingController<Body: View>: WKInterfaceController {
  open var body: Body { fatalError("a WKHostingController is never shown in previews") }
  public func setNeedsBodyUpdate() {}
}
@preconcurrency @MainActor open class WKUserNotificationInterfaceController: WKInterfaceController {
  open func didReceive(_ notification: UNNotification) {}
}
@preconcurrency @MainActor open class WKUserNotificationHostingController<Body: View>: WKUserNotificationInterfaceController {
  open class var coalescedDescriptionFormat: String { "" }
  open class var isInteractive: Bool { false }
  open class var sashColor: Color? { nil }
  open class var titleColor: Color? { nil }
  open class var subtitleColor: Color? { nil }
  open class var wantsSashBlur: Bool { false }
  open var body: Body { fatalError("a WKUserNotificationHostingController is never shown in previews") }
}
public struct WKNotificationScene<Content: View, Controller>: Scene {
  public init(controller: Controller.Type, category: String) where Controller: WKUserNotificationHostingController<Content> {}
  public var body: some Scene { WindowGroup { EmptyView() } }
}

@propertyWrapper @preconcurrency @MainActor public struct WKExtensionDelegateAdaptor<Delegate: NSObject & WKExtensionDelegate>: DynamicProperty {
  public var wrappedValue: Delegate { fatalError("the app's delegate is not made") }
  public init(_ type: Delegate.Type = Delegate.self) {}
}
@propertyWrapper @preconcurrency @MainActor public struct WKApplicationDelegateAdaptor<Delegate: NSObject & WKApplicationDelegate>: DynamicProperty {
  public var wrappedValue: Delegate { fatalError("the app's delegate is not made") }
  public init(_ type: Delegate.Type = Delegate.self) {}
}

// MARK: - Work in the background

open class WKRefreshBackgroundTask: NSObject {
  public var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
  public func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}
public final class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}
public final class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
  public func setTaskCompleted(restoredDefaultState: Bool, estimatedSnapshotExpiration: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?) {}
}
public final class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}
public final class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {}
public enum WKExtendedRuntimeSessionState: Int, Sendable { case notStarted, scheduled, running, invalid }
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable { case error = -1, none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem }
public protocol WKExtendedRuntimeSessionDelegate: AnyObject {}
open class WKExtendedRuntimeSession: NSObject {
  public weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
  public var state: WKExtendedRuntimeSessionState { .notStarted }
  public var expirationDate: Date? { nil }
  public func start() {}
  public func start(at date: Date) {}
  public func invalidate() {}
  public func notifyUser(hapticType: WKHapticType, repeatHandler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil) {}
}
