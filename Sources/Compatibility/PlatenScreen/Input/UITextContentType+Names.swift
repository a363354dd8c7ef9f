// The kinds of texts that a system could fill in, beside those that forms have most.

extension UITextContentType {
  /// Words before a name.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A reader's own name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family's name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// Letters after a name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A name among friends.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The reader's job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The reader's organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// The reader's location.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street's address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street's address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The number of a place for letters.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The number of a card to pay with.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// A tracking number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// A day and a time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// The day of a birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}
