public import Foundation
public import SwiftUI

// Texts that are measured as they are drawn, in the context around.

/// Core Text's name of a font, for code that turns one of UIKit's into one of SwiftUI's.
public typealias CTFont = UIFont

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(rawValue: 1), usesFontLeading = Self(rawValue: 2), usesDeviceMetrics = Self(rawValue: 8), truncatesLastVisibleLine = Self(rawValue: 32)
}
open class NSStringDrawingContext: NSObject {
  public var minimumScaleFactor: CGFloat = 0
  public var totalBounds: CGRect { .zero }
}

private func styled(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> Text {
  let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
  let color = attributes[.foregroundColor] as? UIColor ?? .black
  return Text(verbatim: text).font(Font(font)).tracking(attributes[.kern] as? CGFloat ?? 0).foregroundColor(Color(uiColor: color))
}

/// Draws a text in the context around, at the side of a rectangle that its paragraph says.
private func drawText(_ text: String, in rect: CGRect, _ attributes: [NSAttributedString.Key: Any]?) {
  let alignment = (attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
  CGContext.current?.draw(styled(text, attributes ?? [:]), in: rect, alignment: alignment)
}

/// The place of a text within a size; one that does not use the origins of its lines is on one line.
private func measured(_ text: String, in size: CGSize, _ options: NSStringDrawingOptions, _ attributes: [NSAttributedString.Key: Any]?) -> CGRect {
  let attributes = attributes ?? [:]
  guard options.contains(.usesLineFragmentOrigin) else { return CGRect(origin: .zero, size: text.size(withAttributes: attributes)) }
  let label = styled(text, attributes).fixedSize(horizontal: false, vertical: true)
  let width = size.width > 0 ? size.width : .infinity
  return CGRect(origin: .zero, size: UIHostingController(rootView: label).sizeThatFits(in: CGSize(width: width, height: .infinity)))
}

extension String {
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect { measured(self, in: size, options, attributes) }
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) { CGContext.current?.draw(styled(self, attributes ?? [:]), at: point) }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) { drawText(self, in: rect, attributes) }
}
extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { text.size(withAttributes: attributes) }
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect { measured(text, in: size, options, attributes) }
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) { text.draw(at: point, withAttributes: attributes) }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) { text.draw(in: rect, withAttributes: attributes) }
  private var text: String { String(describing: self) }
}
extension NSAttributedString {
  public func size() -> CGSize { string.size(withAttributes: first) }
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect { measured(string, in: size, options, first) }
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: first) }
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: first) }
  /// The attributes of the first letter, which are taken for all of them.
  private var first: [NSAttributedString.Key: Any] { length > 0 ? attributes(at: 0, effectiveRange: nil) : [:] }
}

open class NSParagraphStyle: NSObject {
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
  open var alignment: NSTextAlignment { .natural }
  open var lineSpacing: CGFloat { 0 }
}
/// What is said of a paragraph is not drawn.
open class NSMutableParagraphStyle: NSParagraphStyle {
  private var own = (alignment: NSTextAlignment.natural, lineSpacing: CGFloat(0))
  open override var alignment: NSTextAlignment {
    get { own.alignment }
    set { own.alignment = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { own.lineSpacing }
    set { own.lineSpacing = newValue }
  }
  public var paragraphSpacing: CGFloat = 0
  public var paragraphSpacingBefore: CGFloat = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var lineHeightMultiple: CGFloat = 0
  public var minimumLineHeight: CGFloat = 0
  public var maximumLineHeight: CGFloat = 0
  public var firstLineHeadIndent: CGFloat = 0
  public var headIndent: CGFloat = 0
  public var tailIndent: CGFloat = 0
  public var hyphenationFactor: Float = 0
}
