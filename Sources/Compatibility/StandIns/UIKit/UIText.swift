public import Foundation
public import SwiftUI

open class UILabel: UIView {
  open override class var _appearance: UIView { UILabel(frame: .zero) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measured(_drawn, in: size) }
  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }
  public var text: String?
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var numberOfLines = 1
  public var adjustsFontSizeToFitWidth = false
  public var adjustsFontForContentSizeCategory = false
  public var minimumScaleFactor: CGFloat = 0
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public var attributedText: NSAttributedString?
  public var preferredMaxLayoutWidth: CGFloat = 0
}
public enum NSLineBreakMode: Int, Sendable { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

open class UITextField: UIControl {
  open override class var _appearance: UIView { UITextField(frame: .zero) }
  public weak var delegate: (any UITextFieldDelegate)?
  public var text: String?
  public var placeholder: String?
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var keyboardType = UIKeyboardType.default
  public var isSecureTextEntry = false
  public var returnKeyType = UIReturnKeyType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var textContentType: UITextContentType?
  public var keyboardAppearance = UIKeyboardAppearance.default
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  public var attributedText: NSAttributedString?
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public var borderStyle = BorderStyle.none
  public var clearButtonMode = ViewMode.never
  public var leftView: UIView?
  public var leftViewMode = ViewMode.never
  public var rightView: UIView?
  public var rightViewMode = ViewMode.never
  public var attributedPlaceholder: NSAttributedString?
  public var adjustsFontSizeToFitWidth = false
  public var isEditing: Bool { false }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func deleteBackward() {}
}

open class UITextView: UIScrollView {
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override class var _appearance: UIView { UITextView(frame: .zero) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measured(padded, in: size) }
  public weak var delegate: (any UITextViewDelegate)?
  public var text: String! = ""
  public var textAlignment = NSTextAlignment.natural
  public var keyboardType = UIKeyboardType.default
  public var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var typingAttributes: [NSAttributedString.Key: Any] = [:]
  public var dataDetectorTypes: UIDataDetectorTypes = []
  public var allowsEditingTextAttributes = false
  public var adjustsFontForContentSizeCategory = false
  public let textContainer = NSTextContainer()
  public var returnKeyType = UIReturnKeyType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var textContentType: UITextContentType?
  public var keyboardAppearance = UIKeyboardAppearance.default
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  public var attributedText: NSAttributedString?
  public var selectedRange = NSRange(location: 0, length: 0)
  public var font: UIFont?
  public var textColor: UIColor?
  public var isEditable = true
  public var isSelectable = true
  public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}

public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}
@preconcurrency @MainActor public final class NSTextContainer: NSObject {
  public var lineFragmentPadding: CGFloat = 5
  public var maximumNumberOfLines = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// Finds no mistake: there is no dictionary.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  public override nonisolated init() {}
  public static var availableLanguages: [String] { ["en_US"] }
  public static func hasLearnedWord(_ word: String) -> Bool { false }
  public static func learnWord(_ word: String) {}
  public func rangeOfMisspelledWord(in text: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  public func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
  public func completions(forPartialWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
}
