import Foundation
import TestSupport
import Testing

@testable import PlatenConsole

@Suite struct WatcherTests {
  /// Long enough for any machine: a change ends the wait.
  private static let patience = 20_000

  private let work: TemporaryFolder

  init() throws {
    work = try TemporaryFolder()
    try work.write("a", to: "a.yaml")
    try work.write("b", to: "b.csv")
  }

  private func path(_ name: String) -> String { work.path + "/" + name }

  private func shell(_ line: String) throws {
    #expect(try work.shell(line) == 0)
  }

  @Test func aFileThatIsWrittenIsTold() throws {
    let watcher = try Watcher([path("a.yaml"), path("b.csv")])
    try shell("echo new > b.csv")
    #expect(watcher.changes(within: Self.patience) == [path("b.csv")])
    try shell("echo newer > a.yaml; echo newer > b.csv")
    #expect(watcher.changes(within: Self.patience) == [path("a.yaml"), path("b.csv")])
  }

  @Test func aFileThatIsReplacedByAnotherIsToldEachTime() throws {
    let watcher = try Watcher([path("a.yaml")])
    for text in ["one", "two", "three"] {
      try shell("echo \(text) > .a.swp && mv .a.swp a.yaml")
      #expect(watcher.changes(within: Self.patience) == [path("a.yaml")])
    }
  }

  @Test func otherFilesOfTheFolderAreNotTold() throws {
    let watcher = try Watcher([path("a.yaml")])
    try shell("echo new > b.csv; echo new > c.txt; rm b.csv")
    #expect(watcher.changes(within: 200).isEmpty)
  }

  @Test func aFileThatGoesAndComesIsTold() throws {
    let watcher = try Watcher([path("a.yaml"), path("new.csv")])
    try shell("rm a.yaml")
    #expect(watcher.changes(within: Self.patience) == [path("a.yaml")])
    try shell("echo new > new.csv")
    #expect(watcher.changes(within: Self.patience) == [path("new.csv")])
  }

  @Test func aFolderIsToldWhenSomethingInItChanges() throws {
    try shell("mkdir fonts; echo font > fonts/a.ttf")
    let watcher = try Watcher([path("fonts")])
    try shell("echo more >> fonts/a.ttf")
    #expect(watcher.changes(within: Self.patience) == [path("fonts")])
  }

  @Test func aFolderThatIsMadeAnewIsWatchedAgain() throws {
    try shell("mkdir data; echo a > data/a.csv")
    let watcher = try Watcher([path("data/a.csv")])
    try shell("rm -r data")
    #expect(watcher.changes(within: Self.patience) == [path("data/a.csv")])
    try shell("mkdir data; echo b > data/a.csv")
    #expect(watcher.changes(within: Self.patience) == [path("data/a.csv")])
  }

  @Test func aLinkIsToldWhenWhatItLeadsToChanges() throws {
    try shell("mkdir real; echo a > real/a.csv; ln -s real/a.csv link.csv")
    let watcher = try Watcher([path("link.csv")])
    try shell("echo b > real/a.csv")
    #expect(watcher.changes(within: Self.patience) == [path("link.csv")])
  }

  @Test func theWatchedFilesCanBeOthersLater() throws {
    let watcher = try Watcher([path("a.yaml")])
    watcher.watch([path("b.csv")])
    try shell("echo new > a.yaml")
    #expect(watcher.changes(within: 200).isEmpty)
    try shell("echo new > b.csv")
    #expect(watcher.changes(within: Self.patience) == [path("b.csv")])
  }
}
