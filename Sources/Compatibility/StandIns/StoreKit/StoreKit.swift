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

public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  public let displayName: String
  public let description: String
  public let displayPrice: String
  public let price: Decimal
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }
}
