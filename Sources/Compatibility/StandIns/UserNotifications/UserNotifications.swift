// UserNotifications' names: nobody is notified.

@_exported public import Foundation

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
}

public final class UNNotificationSound: NSObject, Sendable {
  public static let `default` = UNNotificationSound()
}

open class UNNotificationContent: NSObject {}
public final class UNMutableNotificationContent: UNNotificationContent {
  public var title = ""
  public var subtitle = ""
  public var body = ""
  public var sound: UNNotificationSound?
  public var badge: NSNumber?
  public var userInfo: [AnyHashable: Any] = [:]
}

open class UNNotificationTrigger: NSObject {}
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public init(dateMatching components: DateComponents, repeats: Bool) {}
}

public final class UNNotificationRequest: NSObject {
  public let identifier: String
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) { self.identifier = identifier }
}

public protocol UNUserNotificationCenterDelegate: AnyObject {}
public final class UNUserNotificationCenter: NSObject {
  public static func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  public func add(_ request: UNNotificationRequest, withCompletionHandler completion: (((any Error)?) -> Void)? = nil) {}
  public func removeAllPendingNotificationRequests() {}
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
}
