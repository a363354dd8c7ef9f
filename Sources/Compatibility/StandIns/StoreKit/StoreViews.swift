public import SwiftUI

// The shop's views, dashed areas with a finding: what they show comes from the shop.

public enum ProductIconPhase: Sendable { case loading, unavailable, failure }

public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  public init(id: String, prefersPromotionalIcon: Bool = false) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) where PlaceholderIcon == EmptyView {}
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) where PlaceholderIcon == EmptyView {}
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon) {}
  public var body: some View { _LeftOutView("a product of the App Store is not drawn", isFlexible: true) }
}

public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon) where PlaceholderIcon == EmptyView {}
  public var body: some View { _LeftOutView("products of the App Store are not drawn", fills: true) }
}

public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) where Content == EmptyView { content = EmptyView() }
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
  public init(productIDs: some Collection<String>) where Content == EmptyView { content = EmptyView() }
  public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
  public init(subscriptions: some Collection<Product>) where Content == EmptyView { content = EmptyView() }
  public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
  /// The app's own words over the part that is not drawn.
  public var body: some View {
    VStack(spacing: 0) {
      content
      _LeftOutView("subscriptions of the App Store are not drawn", fills: true)
    }
  }
}

extension Product {
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = Self(rawValue: 1), downgrade = Self(rawValue: 2), crossgrade = Self(rawValue: 4), current = Self(rawValue: 8), all = Self(rawValue: 15)
  }
}

// MARK: - Styles

@preconcurrency @MainActor public protocol ProductViewStyle {}
public struct AutomaticProductViewStyle: ProductViewStyle { public nonisolated init() {} }
public struct CompactProductViewStyle: ProductViewStyle { public nonisolated init() {} }
public struct RegularProductViewStyle: ProductViewStyle { public nonisolated init() {} }
public struct LargeProductViewStyle: ProductViewStyle { public nonisolated init() {} }
extension ProductViewStyle where Self == AutomaticProductViewStyle { public static var automatic: Self { Self() } }
extension ProductViewStyle where Self == CompactProductViewStyle { public static var compact: Self { Self() } }
extension ProductViewStyle where Self == RegularProductViewStyle { public static var regular: Self { Self() } }
extension ProductViewStyle where Self == LargeProductViewStyle { public static var large: Self { Self() } }

public struct StoreButtonKind: Hashable, Sendable {
  let number: Int
  public static let restorePurchases = Self(number: 0), redeemCode = Self(number: 1), policies = Self(number: 2)
  public static let signIn = Self(number: 3), cancellation = Self(number: 4)
}
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case termsOfService, privacyPolicy }
public struct SubscriptionStoreControlStyle: Hashable, Sendable {
  let number: Int
  public static let automatic = Self(number: 0), buttons = Self(number: 1), picker = Self(number: 2), prominentPicker = Self(number: 3)
  public static let compactPicker = Self(number: 4), pagedPicker = Self(number: 5)
}
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  let number: Int
  public static let automatic = Self(number: 0), action = Self(number: 1), price = Self(number: 2), displayName = Self(number: 3), multiline = Self(number: 4), singleLine = Self(number: 5)
}
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)
}

extension View {
  public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
  public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View { self }
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
  public func subscriptionStorePolicyDestination(url: URL, for kind: SubscriptionStorePolicyKind) -> some View { self }
  public func subscriptionStorePolicyDestination(for kind: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View) -> some View { self }
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  public func onInAppPurchaseCompletion(perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?) -> some View { self }
  public func subscriptionStatusTask(for groupID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void) -> some View { self }
  public func currentEntitlementTask(for productID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void) -> some View { self }
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View { self }
  public func offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }) -> some View { self }
  public func refundRequestSheet(for transactionID: UInt64, isPresented: Binding<Bool>, onDismiss: ((Result<Transaction.RefundRequestStatus, any Error>) -> Void)? = nil) -> some View { self }
  public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.AppConfiguration) -> some View { self }
}
