// ActivityKit's names: no activity is ever shown by the system; WidgetKit's previews draw its views.

@_exported public import Foundation
public import SwiftUI

public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}

public struct ActivityContent<State: Codable & Hashable> {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) { (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore) }
}
extension ActivityContent: Sendable where State: Sendable {}

/// A later case is none here, so that statements without it have all cases.
public enum ActivityState: Codable, Sendable {
  case active, stale, ended, dismissed
  public static var pending: Self { .active }
}
public enum ActivityStyle: Codable, Sendable { case standard, transient }

public struct PushType: Sendable {
  public static let token = Self()
  public static func channel(_ id: String) -> Self { Self() }
}

public struct ActivityUIDismissalPolicy: Sendable {
  public static let `default` = Self()
  public static let immediate = Self()
  public static func after(_ date: Date) -> Self { Self() }
}

public struct AlertConfiguration: Sendable {
  public struct AlertSound: Sendable {
    public static let `default` = Self()
    public static func named(_ name: String) -> Self { Self() }
  }
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

public enum ActivityAuthorizationError: Error, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier, networkUnreachable
  case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported, unsupportedTarget, visibility
}

public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

// MARK: - Activities

/// None is ever made: a request fails, as on a device that has no activities.
// Unchecked: none is made, so nothing is shared.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState
  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<ContentState>
  private init(_ id: String, _ attributes: Attributes, _ content: ActivityContent<ContentState>) { (self.id, self.attributes, self.content) = (id, attributes, content) }

  public static func request(attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle = .standard) throws -> Activity { throw ActivityAuthorizationError.unsupported }
  public static func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil) throws -> Activity { throw ActivityAuthorizationError.unsupported }

  public static var activities: [Activity] { [] }
  public static var activityUpdates: AsyncStream<Activity> { AsyncStream { $0.finish() } }
  public static var pushToStartToken: Data? { nil }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { .ended }
  public var pushToken: Data? { nil }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
  public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {}
  public func update(using state: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
  public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
  public func end(using state: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
  public func end(dismissalPolicy: ActivityUIDismissalPolicy) async {}
}
