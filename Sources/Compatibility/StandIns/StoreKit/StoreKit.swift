// StoreKit's names: nothing is sold, and no review is asked for.

public import SwiftUI

@preconcurrency @MainActor public enum SKStoreReviewController {
  public static func requestReview() {}
  public static func requestReview(in scene: Any) {}
}

@preconcurrency @MainActor public struct RequestReviewAction {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  @preconcurrency @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// The App Store, which nobody reaches.
public enum AppStore {
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Self(rawValue: "Production"), sandbox = Self(rawValue: "Sandbox"), xcode = Self(rawValue: "Xcode")
  }
  public static var canMakePayments: Bool { false }
  public static var deviceVerificationID: UUID? { nil }
  public static func sync() async throws {}
  @preconcurrency @MainActor public static func requestReview(in scene: Any) {}
  @preconcurrency @MainActor public static func showManageSubscriptions(in scene: Any) async throws {}
  @preconcurrency @MainActor public static func presentOfferCodeRedeemSheet(in scene: Any) async throws {}
}

public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String
  public let countryCode: String
  /// No shop is known.
  public static var current: Storefront? { get async { nil } }
}

public enum StoreKitError: Error, LocalizedError, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
  case systemError(any Error)
}

public enum SKOverlay {
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  public final class AppConfiguration {
    public init(appIdentifier: String, position: Position) {}
  }
}
