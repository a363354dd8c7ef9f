// AuthenticationServices' names: the button is drawn, and nobody signs in.

public import SwiftUI
public import UIKit

public typealias ASPresentationAnchor = UIWindow

// MARK: - Requests

public protocol ASAuthorizationProvider {}

open class ASAuthorizationRequest: NSObject {}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  public var requestedScopes: [ASAuthorization.Scope]?
  public var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
  public var nonce: String?
  public var state: String?
}
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  public var user: String?
}
public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

public final class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  public func getCredentialState(forUserID user: String, completion: @escaping (CredentialState, (any Error)?) -> Void) {}
  public func credentialState(forUserID user: String) async throws -> CredentialState { .notFound }
}
public final class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

// MARK: - Credentials

public protocol ASAuthorizationCredential: AnyObject {}

/// No credential is ever made.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public var user: String { "" }
  public var state: String? { nil }
  public var authorizedScopes: [ASAuthorization.Scope] { [] }
  public var authorizationCode: Data? { nil }
  public var identityToken: Data? { nil }
  public var email: String? { nil }
  public var fullName: PersonNameComponents? { nil }
  public var realUserStatus: ASUserDetectionStatus { .unknown }
  private override init() {}
}
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

public final class ASAuthorization: NSObject {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Self(rawValue: "full_name")
    public static let email = Self(rawValue: "email")
  }
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let operationImplicit = Self(rawValue: "implicit")
    public static let operationLogin = Self(rawValue: "login")
    public static let operationLogout = Self(rawValue: "logout")
    public static let operationRefresh = Self(rawValue: "refresh")
  }
  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential
  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) { (self.provider, self.credential) = (provider, credential) }
}

public struct ASAuthorizationError: Error, Hashable {
  public enum Code: Int, Error, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
  }
  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let invalidResponse = Code.invalidResponse
  public static let notHandled = Code.notHandled
  public static let failed = Code.failed
  public static let notInteractive = Code.notInteractive
  public let code: Code
  public var errorCode: Int { code.rawValue }
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

// MARK: - Controllers

@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}

@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
  public func performRequests() {}
  public func cancel() {}
}

@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {}

/// A page to sign in is never shown.
@preconcurrency @MainActor public final class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  public var prefersEphemeralWebBrowserSession = false
  public var canStart: Bool { false }
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
  @discardableResult public func start() -> Bool { false }
  public func cancel() {}
}
public struct ASWebAuthenticationSessionError: Error, Hashable {
  public enum Code: Int, Error, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }
  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  public static let canceledLogin = Code.canceledLogin
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

// MARK: - In the environment

public struct WebAuthenticationSession: Sendable {
  public struct BrowserSession: Sendable { public static let ephemeral = Self() }
  public func authenticate(using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil) async throws -> URL {
    throw ASWebAuthenticationSessionError(.canceledLogin)
  }
}

extension EnvironmentValues {
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
