// UserNotifications' names: nobody is notified.

@_exported public import Foundation

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
public final class UNNotificationSound: NSObject, Sendable {
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
  public override init() {}
  public init(named name: UNNotificationSoundName) {}
}
public enum UNNotificationInterruptionLevel: Int, Sendable { case passive, active, timeSensitive, critical }

open class UNNotificationContent: NSObject {
  public var title = ""
  public var subtitle = ""
  public var body = ""
  public var sound: UNNotificationSound?
  public var badge: NSNumber?
  public var userInfo: [AnyHashable: Any] = [:]
  public var categoryIdentifier = ""
  public var threadIdentifier = ""
  public var interruptionLevel = UNNotificationInterruptionLevel.active
  public var relevanceScore = 0.0
}
public final class UNMutableNotificationContent: UNNotificationContent {}

open class UNNotificationTrigger: NSObject {}
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public init(dateMatching components: DateComponents, repeats: Bool) {}
}

public final class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
}

/// None ever arrives.
public final class UNNotification: NSObject {
  public let request: UNNotificationRequest
  public var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  init(_ request: UNNotificationRequest) { self.request = request }
}
public final class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
  init(_ notification: UNNotification) { self.notification = notification }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = Self(rawValue: 1)
  public static let destructive = Self(rawValue: 2)
  public static let foreground = Self(rawValue: 4)
}
public final class UNNotificationAction: NSObject {
  public let identifier: String
  public let title: String
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) { (self.identifier, self.title) = (identifier, title) }
}
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = Self(rawValue: 1)
}
public final class UNNotificationCategory: NSObject {
  public let identifier: String
  public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []) { self.identifier = identifier }
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public final class UNNotificationSettings: NSObject, Sendable {
  public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

public protocol UNUserNotificationCenterDelegate: AnyObject {}
public final class UNUserNotificationCenter: NSObject {
  public static func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {}
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  public func setBadgeCount(_ count: Int, withCompletionHandler completion: (((any Error)?) -> Void)? = nil) {}
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {}
  public func add(_ request: UNNotificationRequest) async throws {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func add(_ request: UNNotificationRequest, withCompletionHandler completion: (((any Error)?) -> Void)? = nil) {}
  public func removeAllPendingNotificationRequests() {}
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
}

open class UNNotificationServiceExtension: NSObject {
  open func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {}
  open func serviceExtensionTimeWillExpire() {}
}
