// The views of UIKit that previews draw, each as SwiftUI's view of its kind.

public import SwiftUI

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

extension UIProgressView: _DrawnUIView {
  public var _drawn: AnyView { drawn(ProgressView(value: Double(progress)).tint(progressTintColor.map { Color($0) })) }
}
