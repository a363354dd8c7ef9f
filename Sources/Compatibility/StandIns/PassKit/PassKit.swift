// PassKit's names: nothing is sold, and Apple's buttons are as large as they are and black.

@_exported public import Foundation
public import SwiftUI
public import UIKit

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let amex = PKPaymentNetwork("AmEx"), discover = PKPaymentNetwork("Discover"), JCB = PKPaymentNetwork("JCB")
  public static let masterCard = PKPaymentNetwork("MasterCard"), visa = PKPaymentNetwork("Visa"), maestro = PKPaymentNetwork("Maestro")
}
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let threeDSecure = PKMerchantCapability(rawValue: 1), capability3DS = threeDSecure
  public static let emv = PKMerchantCapability(rawValue: 2), credit = PKMerchantCapability(rawValue: 4), debit = PKMerchantCapability(rawValue: 8)
}
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
public enum PKContactField: String, Sendable { case emailAddress, name, phoneNumber, phoneticName, postalAddress }
open class PKPaymentSummaryItem: NSObject {
  public var label: String
  public var amount: NSDecimalNumber
  public var type: PKPaymentSummaryItemType
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) { (self.label, self.amount, self.type) = (label, amount, type) }
}
public final class PKShippingMethod: PKPaymentSummaryItem {
  public var identifier: String?
  public var detail: String?
}
open class PKPaymentRequest: NSObject {
  public class func availableNetworks() -> [PKPaymentNetwork] { [] }
  public var merchantIdentifier = ""
  public var countryCode = ""
  public var currencyCode = ""
  public var supportedNetworks: [PKPaymentNetwork] = []
  public var merchantCapabilities: PKMerchantCapability = []
  public var paymentSummaryItems: [PKPaymentSummaryItem] = []
  public var shippingMethods: [PKShippingMethod]?
  public var requiredShippingContactFields: Set<PKContactField> = []
  public var requiredBillingContactFields: Set<PKContactField> = []
}
public final class PKPaymentToken: NSObject {
  public let paymentData = Data()
  public let transactionIdentifier = ""
}
public final class PKPayment: NSObject { public let token = PKPaymentToken() }
public final class PKPaymentAuthorizationResult: NSObject {
  public var status: PKPaymentAuthorizationStatus
  public var errors: [any Error]!
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { (self.status, self.errors) = (status, errors) }
}
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}
open class PKPaymentAuthorizationController: NSObject {
  public class func canMakePayments() -> Bool { false }
  public class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  public weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  public init(paymentRequest request: PKPaymentRequest) {}
  public func present(completion: ((Bool) -> Void)? = nil) {}
  public func dismiss(completion: (() -> Void)? = nil) {}
}
@preconcurrency @MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {}
open class PKPaymentAuthorizationViewController: UIViewController {
  public static func canMakePayments() -> Bool { false }
  public weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  public convenience init?(paymentRequest request: PKPaymentRequest) { return nil }
}

// MARK: - Passes

public final class PKPass: NSObject {
  public let serialNumber = ""
  public let passTypeIdentifier = ""
  public let localizedName = ""
  public init(data: Data) throws { throw CocoaError(.fileReadCorruptFile) }
}
public final class PKPassLibrary: NSObject {
  public class func isPassLibraryAvailable() -> Bool { false }
  public func passes() -> [PKPass] { [] }
  public func containsPass(_ pass: PKPass) -> Bool { false }
}
@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: AnyObject {}
open class PKAddPassesViewController: UIViewController {
  public static func canAddPasses() -> Bool { false }
  public weak var delegate: (any PKAddPassesViewControllerDelegate)?
  public convenience init?(pass: PKPass) { return nil }
}

// MARK: - Buttons

public enum PKPaymentButtonType: Int, Sendable { case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support, contribute, tip, `continue` }
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }
open class PKPaymentButton: UIButton {
  public convenience init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) { self.init(frame: .zero) }
  public var cornerRadius: CGFloat = 4
}
public struct PayWithApplePayButtonLabel: Sendable {
  public static let plain = PayWithApplePayButtonLabel(), buy = PayWithApplePayButtonLabel(), checkout = PayWithApplePayButtonLabel()
  public static let donate = PayWithApplePayButtonLabel(), setUp = PayWithApplePayButtonLabel(), inStore = PayWithApplePayButtonLabel()
  public static let book = PayWithApplePayButtonLabel(), subscribe = PayWithApplePayButtonLabel(), order = PayWithApplePayButtonLabel()
}
public struct PayWithApplePayButtonStyle: Sendable {
  public static let automatic = PayWithApplePayButtonStyle(), black = PayWithApplePayButtonStyle()
  public static let white = PayWithApplePayButtonStyle(), whiteOutline = PayWithApplePayButtonStyle()
}
public struct PayWithApplePayButton: View {
  private let words: String
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) { words = "Pay" }
  public init<Fallback: View>(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) { words = "Pay" }
  public init(_ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest, onPaymentAuthorizationChange: @escaping (Any) -> Void) { words = "Pay" }
  public var body: some View { AppleButton(title: words) }
}
public struct AddPassToWalletButton: View {
  public init(action: @escaping () -> Void) {}
  public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) {}
  public var body: some View { AppleButton(title: "Add to Apple Wallet") }
}
/// A button with a title: Apple's mark is not drawn.
private struct AppleButton: View {
  let title: String
  var body: some View {
    Text(title).font(.headline).foregroundStyle(.white).frame(maxWidth: .infinity, minHeight: 44, maxHeight: .infinity)
      .background(Color.black, in: RoundedRectangle(cornerRadius: 6))
  }
}
extension View {
  public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View { self }
}
