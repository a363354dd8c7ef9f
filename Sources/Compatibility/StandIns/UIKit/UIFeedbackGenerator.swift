public import Foundation

@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override required init() {}
  public convenience init(view: UIView) { self.init() }
  public func prepare() {}
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public convenience init(style: FeedbackStyle) { self.init() }
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }
  public func impactOccurred(intensity: CGFloat = 1) {}
  public func impactOccurred(at location: CGPoint) {}
  public func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) {}
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
