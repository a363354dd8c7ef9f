import Foundation
import PlatenViews
import Testing

/// Names of people, as Apple's documentation of `PersonNameComponentsFormatter` writes them.
@Suite struct PreviewNamesTests {
  @Test func aNameIsReadInTheOrderOfEnglish() throws {
    let formatter = _PersonNameComponentsFormatter()
    let name = try #require(formatter.personNameComponents(from: " Thomas Louis  Clark "))
    #expect(name.givenName == "Thomas" && name.middleName == "Louis" && name.familyName == "Clark")
    #expect(formatter.personNameComponents(from: "Thomas")?.familyName == nil)
    #expect(formatter.personNameComponents(from: " ") == nil)
  }

  @Test(arguments: [
    (_PersonNameComponentsFormatter.Style.default, "Thomas Clark"), (.abbreviated, "TC"),
    (.short, "Thomas"), (.medium, "Thomas Clark"), (.long, "Dr. Thomas Louis Clark Esq."),
  ])
  func aStyleWritesPartsOfAName(style: _PersonNameComponentsFormatter.Style, text: String) {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
    (name.familyName, name.nameSuffix) = ("Clark", "Esq.")
    #expect(_PersonNameComponentsFormatter.localizedString(from: name, style: style) == text)
  }
}
