public import Foundation
public import SwiftUI

// Controls of several places, each drawn as SwiftUI draws its own of the kind.

open class UIPageControl: UIControl, _DrawnUIView {
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  open override class var _appearance: UIView { UIPageControl(frame: .zero) }
  public var numberOfPages = 0
  public var currentPage = 0
  public var pageIndicatorTintColor: UIColor?
  public var currentPageIndicatorTintColor: UIColor?
  public var hidesForSinglePage = false
  public var backgroundStyle = BackgroundStyle.automatic
  public var allowsContinuousInteraction = true
  public var preferredIndicatorImage: UIImage?
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  public func size(forNumberOfPages count: Int) -> CGSize { CGSize(width: CGFloat(max(count, 0)) * 16 + 19, height: 26) }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Dots of 7 points, 16 from one to the next.
  public var _drawn: AnyView {
    let (page, count) = (currentPage, hidesForSinglePage && numberOfPages == 1 ? 0 : max(numberOfPages, 0))
    let current = currentPageIndicatorTintColor.map { Color($0) } ?? .white
    let other = pageIndicatorTintColor.map { Color($0) } ?? .white.opacity(0.3)
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<count, id: \.self) { Circle().fill($0 == page ? current : other).frame(width: 7, height: 7) }
      }
      .frame(minHeight: 26))
  }
}

open class UISegmentedControl: UIControl, _DrawnUIView {
  public static let noSegment = -1
  open override class var _appearance: UIView { UISegmentedControl(frame: .zero) }
  public var selectedSegmentTintColor: UIColor?
  public var apportionsSegmentWidthsByContent = false
  public var isMomentary = false
  private var titles: [String] = []
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }
  public var selectedSegmentIndex = -1
  public var numberOfSegments: Int { titles.count }
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { titles.insert(title ?? "", at: min(max(segment, 0), titles.count)) }
  public func removeSegment(at segment: Int, animated: Bool) { if titles.indices.contains(segment) { titles.remove(at: segment) } }
  public func removeAllSegments() { titles = [] }
  public func setTitle(_ title: String?, forSegmentAt segment: Int) { if titles.indices.contains(segment) { titles[segment] = title ?? "" } }
  public func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {}
  public func setBackgroundImage(_ image: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics) {}
  public func setDividerImage(_ image: UIImage?, forLeftSegmentState left: UIControlState, rightSegmentState right: UIControlState, barMetrics: UIBarMetrics) {}

  public var _drawn: AnyView {
    let titles = titles
    return AnyView(
      Picker("", selection: .constant(selectedSegmentIndex)) {
        ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
      }
      .pickerStyle(.segmented).labelsHidden())
  }
}
