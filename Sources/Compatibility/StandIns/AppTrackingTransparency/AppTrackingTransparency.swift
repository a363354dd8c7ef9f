// AppTrackingTransparency's names: nobody is asked, and no block is called.

@_exported public import Foundation

open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  public static var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  public static func requestTrackingAuthorization(completionHandler: @escaping (AuthorizationStatus) -> Void) {}
  public static func requestTrackingAuthorization() async -> AuthorizationStatus { .notDetermined }
}
