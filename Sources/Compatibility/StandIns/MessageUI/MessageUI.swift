// MessageUI's names: nothing is sent, and its sheets are dashed areas with a finding as all of UIKit's.

public import UIKit

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {}

open class MFMailComposeViewController: UIViewController {
  public static func canSendMail() -> Bool { false }
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public func setSubject(_ subject: String) {}
  public func setToRecipients(_ recipients: [String]?) {}
  public func setCcRecipients(_ recipients: [String]?) {}
  public func setBccRecipients(_ recipients: [String]?) {}
  public func setMessageBody(_ body: String, isHTML: Bool) {}
  public func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  public func setPreferredSendingEmailAddress(_ address: String) {}
}
open class MFMessageComposeViewController: UIViewController {
  public static func canSendText() -> Bool { false }
  public static func canSendSubject() -> Bool { false }
  public static func canSendAttachments() -> Bool { false }
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  public var recipients: [String]?
  public var subject: String?
  public var body: String?
  @discardableResult public func addAttachmentData(_ attachment: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
  @discardableResult public func addAttachmentURL(_ attachment: URL, withAlternateFilename name: String?) -> Bool { false }
}
