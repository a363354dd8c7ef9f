public import Foundation

/// Nothing is on sale: no product is ever made.
open class SKProduct: NSObject {
  public var productIdentifier: String { "" }
  public var localizedTitle: String { "" }
  public var localizedDescription: String { "" }
  public var price: NSDecimalNumber { 0 }
  public var priceLocale: Locale { Locale(identifier: "en_US") }
}
open class SKRequest: NSObject {
  public func start() {}
  public func cancel() {}
}
public protocol SKRequestDelegate: AnyObject {}
public protocol SKProductsRequestDelegate: SKRequestDelegate {}
public final class SKProductsRequest: SKRequest {
  public init(productIdentifiers: Set<String>) {}
  public weak var delegate: (any SKProductsRequestDelegate)?
}
public final class SKProductsResponse: NSObject {
  public var products: [SKProduct] { [] }
  public var invalidProductIdentifiers: [String] { [] }
}
open class SKPayment: NSObject {
  public init(product: SKProduct) {}
  public var productIdentifier: String { "" }
}
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
public final class SKPaymentTransaction: NSObject {
  public var transactionState: SKPaymentTransactionState { .purchasing }
  public var payment: SKPayment { SKPayment(product: SKProduct()) }
  public var error: (any Error)? { nil }
  public var original: SKPaymentTransaction? { nil }
  public var transactionIdentifier: String? { nil }
}
public protocol SKPaymentTransactionObserver: AnyObject {}
public final class SKPaymentQueue: NSObject {
  public static func `default`() -> SKPaymentQueue { SKPaymentQueue() }
  public static func canMakePayments() -> Bool { false }
  public func add(_ payment: SKPayment) {}
  public func add(_ observer: any SKPaymentTransactionObserver) {}
  public func remove(_ observer: any SKPaymentTransactionObserver) {}
  public func finishTransaction(_ transaction: SKPaymentTransaction) {}
  public func restoreCompletedTransactions() {}
}
