public import Foundation
public import SwiftUI

// The views of UIKit that previews draw, each as SwiftUI's view of its kind.

@preconcurrency @MainActor public protocol _DrawnUIView: UIView {
  var _drawn: AnyView { get }
}

extension UIView {
  // What every view has: its ground, opacity, corners and border. Corners cut off what is inside only if the view says so.
  fileprivate func drawn(_ content: some View) -> AnyView {
    let outline = RoundedRectangle(cornerRadius: layer.cornerRadius)
    let isClipped = clipsToBounds || layer.masksToBounds
    let view =
      content
      .background { outline.fill(backgroundColor.map { Color($0) } ?? .clear) }
      .overlay {
        if layer.borderWidth > 0, let color = layer.borderColor {
          outline.strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
        }
      }
      .opacity(isHidden ? 0 : Double(alpha))
    return isClipped ? AnyView(view.clipShape(outline)) : AnyView(view)
  }

  // The size that a view would take of one.
  func measured(_ view: some View, in size: CGSize) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: size)
  }
}

extension NSTextAlignment {
  fileprivate var alignment: TextAlignment { self == .center ? .center : self == .right ? .trailing : .leading }
  fileprivate var edge: HorizontalAlignment { self == .center ? .center : self == .right ? .trailing : .leading }
}

extension UILabel: _DrawnUIView {
  public var _drawn: AnyView {
    drawn(
      Text(verbatim: text ?? attributedText?.string ?? "")
        .font(Font(font ?? .systemFont(ofSize: 17)))
        .foregroundColor(textColor.map { Color($0) })
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
        .multilineTextAlignment(textAlignment.alignment))
  }
}

extension UITextField: _DrawnUIView {
  public var _drawn: AnyView {
    let own = text ?? attributedText?.string ?? ""
    let shown = own.isEmpty ? placeholder ?? attributedPlaceholder?.string ?? "" : isSecureTextEntry ? String(repeating: "•", count: own.count) : own
    let isRound = borderStyle == .roundedRect
    return drawn(
      Text(verbatim: shown)
        .font(Font(font ?? .systemFont(ofSize: 17)))
        .foregroundColor(own.isEmpty ? Color(.placeholderText) : textColor.map { Color($0) })
        .lineLimit(1)
        .frame(maxWidth: .infinity, minHeight: isRound ? 34 : 22, alignment: Alignment(horizontal: textAlignment.edge, vertical: .center))
        .padding(.horizontal, isRound ? 7 : 0)
        .overlay {
          if isRound { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.separator), lineWidth: 0.5) }
        })
  }
}

extension UITextView: _DrawnUIView {
  public var _drawn: AnyView {
    drawn(padded.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: textAlignment.edge, vertical: .top)))
  }

  // The text begins 8 points below the top and, by the container's padding, 5 points from the side.
  var padded: some View {
    let own = text ?? ""
    return Text(verbatim: own.isEmpty ? attributedText?.string ?? "" : own)
      .font(Font(font ?? .systemFont(ofSize: 12)))
      .foregroundColor(textColor.map { Color($0) })
      .multilineTextAlignment(textAlignment.alignment)
      .padding(EdgeInsets(top: textContainerInset.top, leading: textContainerInset.left + textContainer.lineFragmentPadding, bottom: textContainerInset.bottom, trailing: textContainerInset.right + textContainer.lineFragmentPadding))
  }
}

extension UIImageView: _DrawnUIView {
  public var _drawn: AnyView {
    guard let image else { return drawn(Color.clear) }
    let picture = Image(uiImage: image)
    switch contentMode {
    case .scaleAspectFit: return drawn(picture.resizable().aspectRatio(contentMode: .fit).frame(maxWidth: .infinity, maxHeight: .infinity))
    case .scaleAspectFill: return drawn(Color.clear.overlay { picture.resizable().aspectRatio(contentMode: .fill) }.clipped())
    case .center: return drawn(picture.frame(maxWidth: .infinity, maxHeight: .infinity))
    default: return drawn(picture.resizable())
    }
  }
}

extension UISwitch: _DrawnUIView {
  public var _drawn: AnyView { drawn(Toggle("", isOn: .constant(isOn)).labelsHidden().tint(onTintColor.map { Color($0) })) }
}

extension UISlider: _DrawnUIView {
  public var _drawn: AnyView {
    let bounds = Double(minimumValue)...Double(max(minimumValue, maximumValue))
    return drawn(Slider(value: .constant(Double(value)), in: bounds).tint(minimumTrackTintColor.map { Color($0) }))
  }
}

extension UIActivityIndicatorView: _DrawnUIView {
  public var _drawn: AnyView {
    drawn(ProgressView().controlSize(style == .large ? .large : .regular).tint(color.map { Color($0) }).opacity(hidesWhenStopped && !isAnimating ? 0 : 1))
  }
}

extension UIProgressView: _DrawnUIView {
  public var _drawn: AnyView { drawn(ProgressView(value: Double(progress)).tint(progressTintColor.map { Color($0) })) }
}

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
