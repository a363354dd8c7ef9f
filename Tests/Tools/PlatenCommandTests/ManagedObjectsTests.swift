import Testing

@testable import PlatenCommand

@Suite("Properties that Core Data makes") struct ManagedObjectsTests {
  private func written(_ line: String) -> String { ManagedObjects.written(in: line) }

  @Test func aPropertyReadsAndWritesTheValueOfItsName() {
    #expect(
      written("    @NSManaged public var name: String?")
        == "               public var name: String? "
        + #"{ get { _value("name") } set { _setValue("name", newValue) } }"#)
  }

  @Test func coreDataIsImportedAtTheLevelOfTheViews() {
    let text = "internal import SwiftUI\n@FetchRequest var items: FetchedResults<Item>\n"
    #expect(written(text) == "internal import CoreData; " + text)
  }

  @Test func aCommentStaysBehindTheBody() {
    #expect(
      written("@NSManaged var count: Int16; // how many")
        == "           var count: Int16 "
        + #"{ get { _value("count") } set { _setValue("count", newValue) } } // how many"#)
  }

  @Test func aPrimitiveValueIsTheOneOfThePropertyItself() {
    #expect(
      written("@NSManaged var primitiveName: String?")
        == "           var primitiveName: String? "
        + #"{ get { _value("name") } set { setPrimitiveValue(newValue, forKey: "name") } }"#)
  }

  @Test func theAttributeMayStandInTheLineBefore() {
    #expect(
      written("@NSManaged\npublic var name: String?\nvar other: Int { 2 }")
        == "          \npublic var name: String? "
        + #"{ get { _value("name") } set { _setValue("name", newValue) } }"#
        + "\nvar other: Int { 2 }")
  }

  @Test(
    arguments: [
      ("addToItems(_ value: Item)", #"_add("items", value)"#),
      ("removeFromItems(_ values: NSSet)", #"_remove("items", values)"#),
      (
        "insertIntoItems(_ value: Item, at idx: Int)", #"_insert("items", value, at: idx)"#
      ),
      ("removeFromItems(at indexes: NSIndexSet)", #"_remove("items", at: indexes)"#),
      (
        "replaceItems(at idx: Int, with value: Item)",
        #"_replace("items", at: idx, with: value)"#
      ),
    ]) func aFunctionChangesARelationship(function: String, body: String)
  {
    #expect(
      written("@NSManaged public func \(function)")
        == "           public func \(function) { \(body) }")
  }

  @Test func whatIsNotManagedStaysAsItIs() {
    let text = """
      import CoreData
      // @NSManaged var old: String?
      extension Item { var title: String { name ?? "" } }

      """
    #expect(written(text) == text)
    #expect(written("let name = \"a\"") == "let name = \"a\"")
  }

  @Test func whatSwiftUIHasOfCoreDataIsImported() {
    let rest =
      "\n\nstruct List: View { @FetchRequest(sortDescriptors: []) var items: FetchedResults<Item> }"
    #expect(written("import SwiftUI" + rest) == "import CoreData; import SwiftUI" + rest)
    #expect(written("import SwiftUI\n\nstruct A {}") == "import SwiftUI\n\nstruct A {}")
  }

  @Test func theInitializerOfObjectsIsRequired() {
    let text = """
      import CoreData
      override public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
      override init(frame: CGRect) {
      """
    let expected = """
      import CoreData
      required public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
      override init(frame: CGRect) {
      """
    #expect(written(text) == expected)
  }
}
