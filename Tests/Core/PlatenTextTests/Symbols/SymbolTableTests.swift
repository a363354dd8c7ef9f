import Testing

@testable import PlatenText

@Suite struct SymbolTableTests {
  private let table = SymbolTable.bundled

  @Test func knowsTheCommonNames() {
    let common = """
      checkmark checkmark.circle checkmark.circle.fill xmark xmark.circle xmark.circle.fill number
      plus minus multiply divide equal percent star star.fill star.leadinghalf.filled heart
      heart.fill clock clock.fill alarm timer stopwatch hourglass tag tag.fill magnifyingglass
      arrow.up arrow.down arrow.left arrow.right arrow.up.right arrow.down.left arrow.clockwise
      arrow.counterclockwise arrow.uturn.left arrow.triangle.2.circlepath chevron.up chevron.down
      chevron.left chevron.right house person person.2 gear gearshape bell envelope phone camera
      photo trash pencil folder doc book bookmark flag map mappin location globe lock key cart
      creditcard gift bolt sun.max moon cloud play pause stop forward backward speaker mic
      music.note wifi battery.100 iphone ipad laptopcomputer desktopcomputer printer link paperclip
      square.and.arrow.up list.bullet text.alignleft bold italic underline calendar info.circle
      questionmark.circle exclamationmark.triangle eye hand.thumbsup circle square triangle
      hare.fill tortoise flag.checkered wrench.and.screwdriver.fill theatermasks.fill homepodmini
      hourglass.tophalf.fill laurel.leading laurel.trailing swift party.popper.fill scalemass.fill
      figure.yoga figure.climbing figure.pool.swim figure.strengthtraining.traditional
      figure.2.and.child.holdinghands airpodspro person.wave.2 cloud.sun.rain.fill accessibility alt escape rectangle.and.pencil.and.ellipsis
      5.arrow.trianglehead.clockwise 15.arrow.trianglehead.clockwise
      90.arrow.trianglehead.counterclockwise plus.arrow.trianglehead.clockwise
      """
    for name in common.split(whereSeparator: \.isWhitespace) {
      #expect(table.codePoint(for: String(name)) != nil, "\(name)")
    }
    #expect(table.names.count >= 250)
  }

  @Test func everyNameHasADrawingInEveryWeight() {
    for name in table.names {
      for weight in SymbolTable.Weight.allCases {
        let point = table.codePoint(for: name, weight: weight)
        #expect(point.map { 0xF0000...0xFFFFD ~= $0.value } == true, "\(name) \(weight)")
      }
    }
  }

  @Test func namesAreSortedAndUnique() {
    let names = table.names
    #expect(zip(names, names.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func linesAreSortedAsTheSearchNeedsThem() {
    let names = SymbolDrawings.lines.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(zip(names, names.dropFirst()).allSatisfy { $0 < $1 })
  }

  /// The expected code points are those of the font's own list of names, moved up by 0xF0000.
  @Test(arguments: [
    ("trash", 0xF334), ("xmark", 0xF36D), ("star", 0xF2F3), ("star.fill", 0xFA5D),
    ("heart", 0xF1CA), ("clock", 0xF0F9), ("circle.fill", 0xF857), ("number", 0xF1C5),
  ])
  func mapsToTheFontsDrawing(name: String, original: UInt32) {
    #expect(table.codePoint(for: name)?.value == 0xF0000 + original)
  }

  /// A drawing that is made of another is steps of 0x1400 below it.
  @Test(
    arguments: [
      ("bubble.right", "bubble.left", 1), ("arrowtriangle.down", "arrowtriangle.up", 2),
      ("rectangle.portrait", "rectangle", 3),
      ("hand.point.left", "hand.point.up", 4),
      ("hand.raised.fill", "hand.raised", 5), ("chevron.up.chevron.down", "chevron.up", 7),
    ] as [(String, String, UInt32)])
  func drawsFromAnotherDrawing(name: String, origin: String, steps: UInt32) throws {
    let point = try #require(table.codePoint(for: origin)).value
    #expect(table.codePoint(for: name)?.value == point - steps * 0x1400)
  }

  /// Names of SF Symbols whose drawings are composed, of each kind.
  @Test(arguments: [
    "heart.circle", "trash.square.fill", "plus.app.fill", "lock.shield", "camera.viewfinder",
    "goforward.10", "a.circle", "50.square.fill", "star.slash.fill", "tag.slash", "person.slash",
    "calendar.badge.clock", "doc.badge.ellipsis", "bell.badge", "person.fill.badge.plus",
    "circle.lefthalf.filled", "rectangle.split.2x2.fill", "circle.inset.filled", "capsule",
    "rectangle.stack", "chevron.compact.down", "wrench.and.screwdriver.fill", "homepod.2",
    "person.wave.2", "macbook.and.iphone", "cloud.sun.rain", "figure.2.and.child.holdinghands",
    "hare", "tortoise.fill", "theatermasks", "gearshape.2", "arrowtriangle.down.fill",
  ])
  func knowsWhatIsComposedOfOthers(name: String) {
    let points = SymbolTable.Weight.allCases.map { table.codePoint(for: name, weight: $0) }
    #expect(!points.contains(nil))
    #expect(Set(points).count == (name.contains("fill") && !name.contains("filled") ? 1 : 3))
  }

  @Test func weightsChooseLighterAndHeavierStrokes() {
    #expect(table.codePoint(for: "circle", weight: .bold)?.value == 0xFF46A)
    #expect(table.codePoint(for: "star.fill", weight: .bold)?.value == 0xFFA5D)
    let points = SymbolTable.Weight.allCases.map { table.codePoint(for: "checkmark", weight: $0) }
    #expect(Set(points).count == 3)
  }

  @Test(arguments: ["figure.yoga", "figure.climbing", "syringe", "scalemass", "binoculars"])
  func aDrawingWithoutLighterStrokesHasThoseOfRegularWeight(name: String) {
    let points = SymbolTable.Weight.allCases.map { table.codePoint(for: name, weight: $0) }
    #expect(points[0] != nil && points[0] == points[1] && points[1] != points[2])
  }

  @Test func outlineAndFillDiffer() {
    let names = table.names
    let filled = names.filter { $0.hasSuffix(".fill") && names.contains(String($0.dropLast(5))) }
    #expect(filled.count > 100)
    for name in filled {
      let outline = table.codePoint(for: String(name.dropLast(5)))
      #expect(table.codePoint(for: name) != outline, "\(name)")
    }
  }

  @Test(arguments: ["", ".fill", "checkmrak", "checkmark.fill", "checkmark.fill.fill", "Star", "★"])
  func unknownNamesHaveNoCodePoint(name: String) {
    #expect(table.codePoint(for: name) == nil)
  }

  @Test(arguments: [
    ("checkmrak", "checkmark"), ("magnifyinglass", "magnifyingglass"), ("xmrk", "xmark"),
    ("Star.fil", "star.fill"), ("chevron.rigth", "chevron.right"), ("haert", "heart"),
    ("arrow.upp", "arrow.up"), ("trash.filled", "trash.fill"),
  ])
  func aTypoLeadsToTheName(typo: String, name: String) {
    #expect(table.nearestNames(to: typo).first == name)
  }

  @Test func namesThatShareAPartFollow() {
    #expect(
      table.nearestNames(to: "umbrella.snowflake", limit: 2) == ["snowflake", "umbrella"])
    #expect(table.nearestNames(to: "fill.circle.checkmark").contains("checkmark.circle.fill"))
  }

  @Test func anUnrelatedNameHasNoNeighbours() {
    #expect(table.nearestNames(to: "qqqqqqqq") == [])
    #expect(table.nearestNames(to: "") == [])
    #expect(table.nearestNames(to: "checkmark", limit: 0) == [])
  }

  @Test func aHugeNameIsAnsweredAtOnce() {
    #expect(table.nearestNames(to: String(repeating: "a", count: 100_000)) == [])
  }
}
