// GameKit's names: nobody is signed in, and no handler is called.

@_exported public import Foundation
public import SwiftUI
public import UIKit

open class GKPlayer: NSObject {
  public var displayName: String { "" }
  public var alias: String { "" }
  public var gamePlayerID: String { "" }
  public func loadPhoto(for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {}
  public enum PhotoSize: Int, Sendable { case small, normal }
}
open class GKLocalPlayer: GKPlayer {
  public static var local: GKLocalPlayer { GKLocalPlayer() }
  public var isAuthenticated: Bool { false }
  public var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
}
open class GKAchievement: NSObject {
  public let identifier: String
  public var percentComplete: Double = 0
  public var showsCompletionBanner = false
  public var isCompleted: Bool { percentComplete >= 100 }
  public init(identifier: String) { self.identifier = identifier }
  public static func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {}
  public static func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {}
}
open class GKLeaderboard: NSObject {
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  open class Entry: NSObject {
    public var player: GKPlayer { GKPlayer() }
    public var rank: Int { 0 }
    public var score: Int { 0 }
    public var formattedScore: String { "" }
  }
  public static func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping ((any Error)?) -> Void) {}
  public static func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {}
  public static func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] { [] }
  public func loadEntries(for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange) async throws -> (GKPlayer?, [Entry], Int) { (nil, [], 0) }
}
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: AnyObject {}
public enum GKGameCenterViewControllerState: Int, Sendable { case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard }
open class GKGameCenterViewController: UIViewController {
  public convenience init(state: GKGameCenterViewControllerState) { self.init() }
  public convenience init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) { self.init() }
  public weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
}
@preconcurrency @MainActor open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
  public static var shared: GKAccessPoint { GKAccessPoint() }
  public var isActive = false
  public var location = Location.topLeading
  public var showHighlights = false
  public func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}
