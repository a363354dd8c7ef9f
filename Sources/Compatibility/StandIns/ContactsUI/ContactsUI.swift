// ContactsUI's names: no contact is picked, and its page is not drawn.

@_exported public import Contacts
public import UIKit

@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {}
public final class CNContactPickerViewController: UIViewController {
  public weak var delegate: (any CNContactPickerDelegate)?
  public var displayedPropertyKeys: [String]?
  public var predicateForEnablingContact: NSPredicate?
  public var predicateForSelectionOfContact: NSPredicate?
  public var predicateForSelectionOfProperty: NSPredicate?
}

@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: AnyObject {}
public final class CNContactViewController: UIViewController {
  public convenience init(for contact: CNContact) { self.init() }
  public convenience init(forNewContact contact: CNContact?) { self.init() }
  public convenience init(forUnknownContact contact: CNContact) { self.init() }
  public static func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }
  public weak var delegate: (any CNContactViewControllerDelegate)?
  public var contactStore: CNContactStore?
  public var displayedPropertyKeys: [any CNKeyDescriptor]?
  public var allowsEditing = true
  public var allowsActions = true
  public var message: String?
}
public final class CNContactProperty: NSObject {
  public let contact = CNContact()
  public var key: String { "" }
  public var value: Any? { nil }
}
