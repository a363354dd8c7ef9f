// LocalAuthentication's names: nobody is recognized, and no block is called.

@_exported public import Foundation

public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication, deviceOwnerAuthenticationWithWatch, deviceOwnerAuthenticationWithBiometricsOrWatch }
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
  public static let LABiometryNone = Self.none
}
public let LAErrorDomain = "com.apple.LocalAuthentication"

public struct LAError: Error, Hashable, LocalizedError {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5, biometryNotAvailable = -6
    case biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10, notInteractive = -1004
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let authenticationFailed = Code.authenticationFailed, userCancel = Code.userCancel, userFallback = Code.userFallback, systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet, biometryNotAvailable = Code.biometryNotAvailable, biometryNotEnrolled = Code.biometryNotEnrolled, biometryLockout = Code.biometryLockout
}

open class LAContext: NSObject {
  public var biometryType: LABiometryType { .none }
  public var localizedFallbackTitle: String?
  public var localizedCancelTitle: String?
  public var localizedReason = ""
  public var interactionNotAllowed = false
  public var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  public var evaluatedPolicyDomainState: Data? { nil }
  /// As on Apple's platforms the error is an address, of which nothing is written.
  public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) {}
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw LAError(.biometryNotAvailable) }
  public func invalidate() {}
}
