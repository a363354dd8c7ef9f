/// How types and values of a data model are written in Swift.
enum DataModelValues {
  static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
    "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
  ]
  static let objects = [
    "String": "String", "Date": "Date", "UUID": "UUID", "Binary": "Data", "URI": "URL",
    "Decimal": "NSDecimalNumber", "Integer 16": "NSNumber", "Integer 32": "NSNumber",
    "Integer 64": "NSNumber", "Double": "NSNumber", "Float": "NSNumber", "Boolean": "NSNumber",
  ]
  /// Names of properties that stand between backticks.
  static let keywords: Set = [
    "as", "case", "class", "default", "do", "enum", "extension", "false", "for", "func", "if", "in",
    "init", "internal", "is", "let", "operator", "private", "protocol", "public", "repeat",
    "return", "self", "static", "struct", "subscript", "switch", "true", "typealias", "var",
    "where", "while",
  ]
  /// What classes of transformable values may be without a declaration.
  static let known: Set = [
    "String", "Int", "Int16", "Int32", "Int64", "Double", "Float", "Bool", "Date", "UUID", "URL",
    "Data",
    "Any", "AnyHashable", "Set", "Array", "Dictionary", "NSObject", "NSArray", "NSDictionary",
    "NSSet",
    "NSString", "NSNumber", "NSURL", "NSData", "NSDate", "NSAttributedString",
    "NSMutableAttributedString",
    "CGFloat", "CGPoint", "CGSize", "CGRect",
  ]

  static func description(_ attribute: DataModel.Attribute) -> String {
    let value = value(of: attribute).map { ", defaultValue: \($0)" } ?? ""
    return "NSAttributeDescription(_name: \(attribute.name.swiftLiteral)\(value))"
  }

  static func description(_ relationship: DataModel.Relationship) -> String {
    var arguments = [
      "_name: \(relationship.name.swiftLiteral)", "isToMany: \(relationship.isToMany)",
    ]
    if relationship.isOrdered { arguments.append("isOrdered: true") }
    if let inverse = relationship.inverse { arguments.append("inverse: \(inverse.swiftLiteral)") }
    let rules = ["Cascade": "cascade", "Deny": "deny", "No Action": "noAction"]
    if let rule = rules[relationship.deletionRule] {
      arguments.append("deleteRule: .\(rule)DeleteRule")
    }
    return "NSRelationshipDescription(\(arguments.joined(separator: ", ")))"
  }

  /// The value at first; nil if there is none, or none that can be written.
  private static func value(of attribute: DataModel.Attribute) -> String? {
    guard let text = attribute.defaultValue else { return nil }
    switch attribute.type {
    case "String": return text.swiftLiteral
    case "Boolean": return ["YES", "true", "1"].contains(text) ? "true" : "false"
    case "Integer 16", "Integer 32", "Integer 64":
      guard let type = scalars[attribute.type], let number = Int64(text) else { return nil }
      return "\(type)(\(number))"
    case "Double", "Float":
      return Double(text).flatMap { $0.isFinite ? "\(attribute.type)(\($0))" : nil }
    case "Decimal": return Double(text).map { _ in "NSDecimalNumber(string: \(text.swiftLiteral))" }
    case "Date": return Double(text).map { "Date(timeIntervalSinceReferenceDate: \($0))" }
    case "UUID": return "UUID(uuidString: \(text.swiftLiteral)) as Any"
    case "URI": return "URL(string: \(text.swiftLiteral)) as Any"
    default: return nil
    }
  }
}
