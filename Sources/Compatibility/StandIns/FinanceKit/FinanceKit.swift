// FinanceKit's names: there are no accounts.

@_exported public import Foundation

public enum AuthorizationStatus: Sendable { case notDetermined, denied, authorized }
public struct CurrencyAmount: Hashable, Sendable, Codable {
  public let amount: Decimal
  public let currencyCode: String
  public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }
}
public enum CreditDebitIndicator: String, Hashable, Sendable, Codable { case credit, debit }
public struct Account: Hashable, Sendable, Identifiable {
  public let id: UUID
  public let displayName: String
  public let institutionName: String
  public let currencyCode: String
  public let accountDescription: String?
}
public struct Transaction: Hashable, Sendable, Identifiable {
  public let id: UUID
  public let accountID: UUID
  public let transactionAmount: CurrencyAmount
  public let creditDebitIndicator: CreditDebitIndicator
  public let transactionDescription: String
  public let originalTransactionDescription: String
  public let merchantName: String?
  public let transactionDate: Date
  public let postedDate: Date?
}
public struct AccountBalance: Hashable, Sendable, Identifiable {
  public let id: UUID
  public let accountID: UUID
  public let currencyCode: String
}
public struct TransactionQuery: Sendable {
  public init(sortDescriptors: [SortDescriptor<Transaction>] = [], predicate: Predicate<Transaction>? = nil, limit: Int? = nil, offset: Int? = nil) {}
}
public struct AccountQuery: Sendable {
  public init(sortDescriptors: [SortDescriptor<Account>] = [], predicate: Predicate<Account>? = nil, limit: Int? = nil, offset: Int? = nil) {}
}
public final class FinanceStore: Sendable {
  public enum DataType: Sendable { case financialData, orders }
  public static let shared = FinanceStore()
  public static func isDataAvailable(_ type: DataType) -> Bool { false }
  public func requestAuthorization() async throws -> AuthorizationStatus { .denied }
  public func authorizationStatus() async throws -> AuthorizationStatus { .notDetermined }
  public func accounts(query: AccountQuery) async throws -> [Account] { [] }
  public func transactions(query: TransactionQuery) async throws -> [Transaction] { [] }
}
