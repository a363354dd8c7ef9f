// BackgroundTasks' names: nothing runs in the background.

@_exported public import Foundation

open class BGTaskRequest: NSObject {
  public let identifier: String
  public var earliestBeginDate: Date?
  init(_ identifier: String) { self.identifier = identifier }
}
public final class BGAppRefreshTaskRequest: BGTaskRequest { public init(identifier: String) { super.init(identifier) } }
public final class BGProcessingTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(identifier) }
  public var requiresNetworkConnectivity = false
  public var requiresExternalPower = false
}
open class BGTask: NSObject {
  public var identifier: String { "" }
  public var expirationHandler: (() -> Void)?
  public func setTaskCompleted(success: Bool) {}
}
public final class BGAppRefreshTask: BGTask {}
public final class BGProcessingTask: BGTask {}
open class BGTaskScheduler: NSObject {
  public static var shared: BGTaskScheduler { BGTaskScheduler() }
  @discardableResult public func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool { false }
  public func submit(_ taskRequest: BGTaskRequest) throws {}
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  public func cancelAllTaskRequests() {}
}
