// Contacts' names: contacts are values, and the store is empty, as nobody allows it to be read.

@_exported public import Foundation

// MARK: - Contacts

open class CNContact: NSObject, Identifiable {
  public internal(set) var identifier = UUID().uuidString
  public var id: String { identifier }
  public var contactType = CNContactType.person
  public var namePrefix = ""
  public var givenName = ""
  public var middleName = ""
  public var familyName = ""
  public var previousFamilyName = ""
  public var nameSuffix = ""
  public var nickname = ""
  public var phoneticGivenName = ""
  public var phoneticFamilyName = ""
  public var organizationName = ""
  public var departmentName = ""
  public var jobTitle = ""
  public var note = ""
  public var birthday: DateComponents?
  public var dates: [CNLabeledValue<NSDateComponents>] = []
  public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  public var emailAddresses: [CNLabeledValue<NSString>] = []
  public var urlAddresses: [CNLabeledValue<NSString>] = []
  public var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  public var imageData: Data?
  public var thumbnailImageData: Data? { imageData }
  public var imageDataAvailable: Bool { imageData != nil }
  public override init() {}

  public func isKeyAvailable(_ key: String) -> Bool { true }
  public func areKeysAvailable(_ keys: [any CNKeyDescriptor]) -> Bool { true }
  public static func localizedString(forKey key: String) -> String { key }
  public static func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  public static func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
  public static func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate { NSPredicate(value: false) }
  public static func predicateForContacts(matchingEmailAddress address: String) -> NSPredicate { NSPredicate(value: false) }
  open override func mutableCopy() -> Any {
    let copy = CNMutableContact()
    (copy.identifier, copy.contactType, copy.givenName, copy.middleName, copy.familyName) = (identifier, contactType, givenName, middleName, familyName)
    (copy.nickname, copy.organizationName, copy.jobTitle, copy.note, copy.birthday) = (nickname, organizationName, jobTitle, note, birthday)
    (copy.phoneNumbers, copy.emailAddresses, copy.urlAddresses, copy.postalAddresses) = (phoneNumbers, emailAddresses, urlAddresses, postalAddresses)
    copy.imageData = imageData
    return copy
  }
}
public final class CNMutableContact: CNContact {}

public enum CNContactType: Int, Sendable { case person, organization }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

public final class CNLabeledValue<ValueType>: NSObject {
  public let identifier = UUID().uuidString
  public let label: String?
  public let value: ValueType
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  /// Apple's labels are written between marks: `_$!<Home>!$_`.
  public static func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
  }
}
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"

public final class CNPhoneNumber: NSObject, Sendable {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}
open class CNPostalAddress: NSObject {
  public var street = ""
  public var subLocality = ""
  public var city = ""
  public var subAdministrativeArea = ""
  public var state = ""
  public var postalCode = ""
  public var country = ""
  public var isoCountryCode = ""
}
public final class CNMutablePostalAddress: CNPostalAddress {}

// MARK: - Keys

public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
public let CNContactIdentifierKey = "identifier"
public let CNContactTypeKey = "contactType"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactBirthdayKey = "birthday"
public let CNContactDatesKey = "dates"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

// MARK: - Formatters

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
// Unchecked, as other formatters are: one thread sets its style and uses it.
public final class CNContactFormatter: Formatter, @unchecked Sendable {
  public var style = CNContactFormatterStyle.fullName
  public func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  public static func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix].filter { !$0.isEmpty }
    return [names.joined(separator: " "), contact.organizationName].first { !$0.isEmpty }
  }
  public static func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { CNContactGivenNameKey }
}
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }
// Unchecked for the same reason.
public final class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  public func string(from address: CNPostalAddress) -> String { Self.string(from: address, style: .mailingAddress) }
  public static func string(from address: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let place = [address.city, address.state, address.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    return [address.street, place, address.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

// MARK: - The store

public enum CNEntityType: Int, Sendable { case contacts }
/// The later case is none here, so that statements without it have all cases.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
  public static var limited: Self { .authorized }
}
public struct CNError: Error, Hashable {
  public enum Code: Int, Error, Sendable { case communicationError = 1, dataAccessError, authorizationDenied = 100, recordDoesNotExist = 200 }
  public static let authorizationDenied = Code.authorizationDenied
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

public final class CNContactFetchRequest: NSObject {
  public var predicate: NSPredicate?
  public var keysToFetch: [any CNKeyDescriptor]
  public var mutableObjects = false
  public var unifyResults = true
  public var sortOrder = CNContactSortOrder.none
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
public final class CNSaveRequest: NSObject {
  public func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  public func update(_ contact: CNMutableContact) {}
  public func delete(_ contact: CNMutableContact) {}
}
public final class CNContainer: NSObject {
  public var identifier: String { "" }
  public var name: String { "" }
}

/// A store without contacts.
public final class CNContactStore: NSObject, Sendable {
  public static func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
  public func requestAccess(for type: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
  public func requestAccess(for type: CNEntityType) async throws -> Bool { false }
  public func unifiedContacts(matching predicate: NSPredicate, keysToFetch: [any CNKeyDescriptor]) throws -> [CNContact] { [] }
  public func unifiedContact(withIdentifier identifier: String, keysToFetch: [any CNKeyDescriptor]) throws -> CNContact { throw CNError(.recordDoesNotExist) }
  public func enumerateContacts(with request: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws {}
  public func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }
  public func defaultContainerIdentifier() -> String { "" }
  public func execute(_ request: CNSaveRequest) throws {}
}
extension Notification.Name {
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
