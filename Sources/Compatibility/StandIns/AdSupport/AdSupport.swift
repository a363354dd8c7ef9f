// AdSupport's names: nobody is told apart.

@_exported public import Foundation

open class ASIdentifierManager: NSObject {
  public static func shared() -> ASIdentifierManager { ASIdentifierManager() }
  public var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  public var isAdvertisingTrackingEnabled: Bool { false }
}
