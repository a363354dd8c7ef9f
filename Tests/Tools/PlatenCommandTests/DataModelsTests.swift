import Foundation
import Testing

@testable import PlatenCommand

/// What is expected is what Xcode writes for these models, with bodies in the place of `@NSManaged`.
@Suite("Classes of data models") struct DataModelsTests {
  private static let start = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">

    """

  private func model(_ entities: String) -> DataModel {
    DataModel(contents: Self.start + entities + "\n</model>\n")
  }

  private func lines(_ entities: String, for texts: [String] = ["import CoreData"]) -> [String] {
    let code = DataModels([model(entities)]).code(for: texts) ?? ""
    return code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The lines of an entity with one attribute that begin as a property does.
  private func property(_ attribute: String, for texts: [String] = ["import CoreData"]) -> String? {
    let entity = """
      <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
      \(attribute)</entity>
      """
    let found = lines(entity, for: texts).first { $0.contains("var ") && !$0.contains("_entities") }
    return found.map { String($0.prefix { $0 != "{" }.dropLast()) }
  }

  @Test func anEntityIsAClassWithItsPropertiesAndItsRequest() {
    let code = lines(
      """
      <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
        <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
      </entity>
      """)
    let expected = [
      "nonisolated public class Item: NSManagedObject {}",
      "nonisolated extension Item {",
      "public class func fetchRequest() -> NSFetchRequest<Item> {",
      #"NSFetchRequest<Item>(entityName: "Item")"#,
      "public var timestamp: Date? "
        + #"{ get { _value("timestamp") } set { _setValue("timestamp", newValue) } }"#,
      "nonisolated extension Item: Identifiable {}",
    ]
    #expect(expected.filter { !code.contains($0) } == [])
  }

  @Test(
    arguments: [
      (#"attributeType="String""#, "String?"),
      (#"attributeType="UUID" usesScalarValueType="NO""#, "UUID?"),
      (#"attributeType="Binary""#, "Data?"),
      (#"attributeType="URI""#, "URL?"),
      (#"attributeType="Decimal" defaultValueString="0.0""#, "NSDecimalNumber?"),
      (#"attributeType="Boolean" usesScalarValueType="YES""#, "Bool"),
      (#"attributeType="Boolean" usesScalarValueType="NO""#, "NSNumber?"),
      (#"attributeType="Integer 16" usesScalarValueType="YES""#, "Int16"),
      (#"attributeType="Integer 32" usesScalarValueType="YES""#, "Int32"),
      (#"attributeType="Integer 64" usesScalarValueType="YES""#, "Int64"),
      (#"attributeType="Double" usesScalarValueType="YES""#, "Double"),
      (#"attributeType="Float""#, "NSNumber?"),
      (#"attributeType="Date" usesScalarValueType="YES""#, "TimeInterval"),
      (#"attributeType="Transformable""#, "NSObject?"),
      (#"attributeType="Transformable" customClassName="[String]""#, "[String]?"),
      (#"attributeType="Transformable" customClassName="Unknown""#, "NSObject?"),
    ]) func anAttributeHasTheTypeThatXcodeChooses(attribute: String, type: String)
  {
    #expect(
      property("<attribute name=\"a\" optional=\"YES\" \(attribute)/>") == "public var a: \(type)")
  }

  @Test func aTypeOfTheUsersOwnIsNotPublic() {
    let attribute = #"<attribute name="a" attributeType="Transformable" customClassName="Tint"/>"#
    #expect(
      property(attribute, for: ["import CoreData\n\nfinal class Tint: NSObject {}"])
        == "var a: Tint?")
  }

  private static let shelves = """
    <entity name="Shelf" representedClassName=".Shelf" syncable="YES" codeGenerationType="class">
      <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" \
    destinationEntity="Item" inverseName="shelf" inverseEntity="Item"/>
      <relationship name="order" optional="YES" toMany="YES" deletionRule="Nullify" ordered="YES" \
    destinationEntity="Item"/>
    </entity>
    <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
      <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Shelf" inverseName="items" inverseEntity="Shelf"/>
    </entity>
    """

  @Test func relationshipsHaveFunctionsThatChangeThem() {
    let declared = lines(Self.shelves).filter { $0.contains(" var ") || $0.contains(" func ") }
      .map { String($0.prefix { $0 != "{" }.dropLast()) }
    #expect(
      declared.filter { !$0.contains("fetchRequest") } == [
        "public var items: NSSet?",
        "public func addToItems(_ value: Item)",
        "public func removeFromItems(_ value: Item)",
        "public func addToItems(_ values: NSSet)",
        "public func removeFromItems(_ values: NSSet)",
        "public var order: NSOrderedSet?",
        "public func addToOrder(_ value: Item)",
        "public func removeFromOrder(_ value: Item)",
        "public func addToOrder(_ values: NSOrderedSet)",
        "public func removeFromOrder(_ values: NSOrderedSet)",
        "public func insertIntoOrder(_ value: Item, at idx: Int)",
        "public func removeFromOrder(at idx: Int)",
        "public func insertIntoOrder(_ values: [Item], at indexes: NSIndexSet)",
        "public func removeFromOrder(at indexes: NSIndexSet)",
        "public func replaceOrder(at idx: Int, with value: Item)",
        "public func replaceOrder(at indexes: NSIndexSet, with values: [Item])",
        "public var shelf: Shelf?",
        "static var _entities: [NSEntityDescription]",
      ])
  }

  @Test func theStandInKnowsInversesAndRules() {
    let code = lines(Self.shelves)
    #expect(
      code.contains(
        #"NSRelationshipDescription(_name: "items", isToMany: true, inverse: "shelf", "#
          + "deleteRule: .cascadeDeleteRule),"))
    #expect(
      code.contains(#"NSRelationshipDescription(_name: "order", isToMany: true, isOrdered: true)"#))
  }

  @Test func aCategoryIsTheExtensionAlone() {
    let entity = """
      <entity name="Item" representedClassName="Item" codeGenerationType="category">
        <attribute name="name" optional="YES" attributeType="String"/>
      </entity>
      """
    let code = lines(
      entity, for: ["import CoreData\n\n@objc(Item)\npublic class Item: NSManagedObject {}"])
    #expect(code.contains("nonisolated extension Item {"))
    #expect(!code.contains { $0.contains("class Item") })
  }

  @Test func manualClassesAreLeftToTheUser() {
    let entity = """
      <entity name="Item" representedClassName="Item">
        <attribute name="name" optional="YES" attributeType="String"/>
      </entity>
      """
    let code = lines(entity)
    #expect(!code.contains { $0.contains("class Item") || $0.contains("extension Item") })
    #expect(code.contains(#"NSAttributeDescription(_name: "name")"#))
  }

  @Test func anEntityMayHaveAParentAndValuesAtFirst() {
    let code = lines(
      """
      <entity name="Base" representedClassName="Base" isAbstract="YES" codeGenerationType="class"/>
      <entity name="Item" representedClassName="Item" parentEntity="Base" codeGenerationType="class">
        <attribute name="a" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
        <attribute name="b" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
        <attribute name="c" attributeType="String" defaultValueString="&quot;A&quot; &amp; B"/>
        <attribute name="d" attributeType="Date" defaultDateTimeInterval="60" usesScalarValueType="NO"/>
      </entity>
      """)
    let expected = [
      "nonisolated public class Base: NSManagedObject {}",
      "nonisolated public class Item: Base {}",
      #"NSAttributeDescription(_name: "a", defaultValue: Int16(3)),"#,
      #"NSAttributeDescription(_name: "b", defaultValue: true),"#,
      #"NSAttributeDescription(_name: "c", defaultValue: "\"A\" & B"),"#,
      #"NSAttributeDescription(_name: "d", defaultValue: Date(timeIntervalSinceReferenceDate: 60.0))"#,
    ]
    #expect(expected.filter { !code.contains($0) } == [])
    // What is identifiable once stays so in classes below.
    #expect(!code.contains("nonisolated extension Item: Identifiable {}"))
  }

  @Test func aClassThatIsThereIsNotMadeOnceMore() {
    let entity = #"<entity name="Item" representedClassName="Item" codeGenerationType="class"/>"#
    #expect(
      !lines(entity, for: ["import CoreData\nstruct Item {}"]).contains {
        $0.contains("class Item")
      })
  }

  @Test func withoutAnImportThereIsNoCode() {
    let entity = #"<entity name="Item" representedClassName="Item" codeGenerationType="class"/>"#
    #expect(DataModels([model(entity)]).code(for: ["import SwiftUI"]) == nil)
    #expect(DataModels([]).code(for: ["import CoreData"]) == nil)
    #expect(DataModel(contents: "<model><entity name=\"").entities == [])
  }

  @Test func theCurrentVersionIsRead() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let versions = folder.appendingPathComponent("Shop.xcdatamodeld")
    for (name, entity) in [("Shop", "Old"), ("Shop 2", "New")] {
      let version = versions.appendingPathComponent("\(name).xcdatamodel")
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      let text = Self.start + "<entity name=\"\(entity)\" codeGenerationType=\"class\"/></model>"
      try Data(text.utf8).write(to: version.appendingPathComponent("contents"))
    }
    let list = """
      <plist version="1.0"><dict>
        <key>_XCCurrentVersionName</key>
        <string>Shop 2.xcdatamodel</string>
      </dict></plist>
      """
    try Data(list.utf8).write(to: versions.appendingPathComponent(".xccurrentversion"))
    let code = try #require(DataModels(in: folder.path).code(for: ["import CoreData"]))
    #expect(code.contains("class New: NSManagedObject"))
    #expect(!code.contains("class Old"))
  }
}
