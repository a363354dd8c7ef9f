public import Foundation
public import SwiftUI

/// A purchase.
///
/// SwiftUI's type of this name has its members, so that files that see both names know which is meant: nothing is
/// bought, and no purchase is ever made.
public typealias Transaction = SwiftUI.Transaction

extension SwiftUI.Transaction: Identifiable {
  public enum OwnershipType: Hashable, Sendable { case purchased, familyShared }
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let developerIssue = Self(rawValue: 1), other = Self(rawValue: 0)
  }
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
  public typealias Transactions = NoElements<VerificationResult<Transaction>>

  public static var updates: Transactions { NoElements() }
  public static var currentEntitlements: Transactions { NoElements() }
  public static var all: Transactions { NoElements() }
  public static var unfinished: Transactions { NoElements() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func beginRefundRequest(for transactionID: UInt64, in scene: Any) async throws -> RefundRequestStatus { .userCancelled }

  public var id: UInt64 { 0 }
  public var originalID: UInt64 { 0 }
  public var productID: String { "" }
  public var productType: Product.ProductType { .consumable }
  public var purchaseDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  public var originalPurchaseDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  public var signedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  public var expirationDate: Date? { nil }
  public var revocationDate: Date? { nil }
  public var revocationReason: RevocationReason? { nil }
  public var isUpgraded: Bool { false }
  public var purchasedQuantity: Int { 1 }
  public var price: Decimal? { nil }
  public var currency: Locale.Currency? { nil }
  public var subscriptionGroupID: String? { nil }
  public var appAccountToken: UUID? { nil }
  public var ownershipType: OwnershipType { .purchased }
  public var environment: AppStore.Environment { .xcode }
  public var jsonRepresentation: Data { Data() }
  public func finish() async {}
}

/// As Apple's purchases are. The compiler cannot see it of what SwiftUI's have, but a purchase is never made, so that no two tasks
/// ever share one.
extension SwiftUI.Transaction: @unchecked Sendable {}

/// The purchase of the app itself: there is none.
public struct AppTransaction: Sendable {
  public let bundleID: String
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public static var shared: VerificationResult<AppTransaction> { get async throws { throw StoreKitError.unsupported } }
  public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.unsupported }
}
