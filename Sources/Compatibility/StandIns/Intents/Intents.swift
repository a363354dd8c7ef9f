// Intents' names: SiriKit's intents are values, and none is ever handled. The classes that Xcode makes from a definition of
// intents are not made, but for that of its template of widgets.

@_exported public import Foundation

open class INIntent: NSObject {
  public var identifier: String? { nil }
  public var intentDescription: String? { nil }
  public var suggestedInvocationPhrase: String?
}
/// What Xcode makes from the definition of its template, where code has no class of this name.
open class ConfigurationIntent: INIntent {}

open class INIntentResponse: NSObject {
  public var userActivity: Any?
}
open class INExtension: NSObject {
  open func handler(for intent: INIntent) -> Any { self }
}
open class INObject: NSObject {
  public let identifier: String?
  public let displayString: String
  public init(identifier: String?, display: String) { (self.identifier, displayString) = (identifier, display) }
}
public final class INObjectCollection<ObjectType>: NSObject {
  public let allItems: [ObjectType]
  public init(items: [ObjectType]) { allItems = items }
}
public final class INInteraction: NSObject {
  public let intent: INIntent
  public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
  public func donate(completion: (((any Error)?) -> Void)? = nil) {}
  public static func deleteAll(completion: (((any Error)?) -> Void)? = nil) {}
}
public final class INShortcut: NSObject {
  public let intent: INIntent?
  public init?(intent: INIntent) { self.intent = intent }
}
public final class INVoiceShortcutCenter: NSObject, Sendable {
  public static let shared = INVoiceShortcutCenter()
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public enum INPreferences {
  public static func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  public static func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {}
}
