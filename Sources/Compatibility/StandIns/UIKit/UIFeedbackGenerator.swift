public import Foundation

@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public func prepare() {}
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle) {}
  public override init() {}
  public func impactOccurred(intensity: CGFloat = 1) {}
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) {}
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
