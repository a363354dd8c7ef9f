import Foundation
import TestSupport
import Testing

@testable import PlatenReview

@Suite struct ApprovalsTests {
  private static let (one, other) = (
    String(repeating: "a", count: 64), String(repeating: "b", count: 64)
  )

  private static func line(_ who: String, _ decision: String, _ digest: String = one) -> String {
    #"{"who":"\#(who)","decision":"\#(decision)","snapshot":"card.png","actual":"\#(digest)","causes":[]}"#
  }

  private static func approvals(_ lines: [String]) throws -> Approvals {
    let folder = try TemporaryFolder()
    try folder.write(lines.joined(separator: "\n"), to: "log.jsonl")
    return try Approvals(logAt: folder.path + "/log.jsonl")
  }

  @Test func peopleCountOnceInTheirOrder() throws {
    let approvals = try Self.approvals([
      Self.line("Ben", "approve"), "", Self.line("Ann", "approve"), Self.line("Ben", "accept"),
      Self.line("Cem", "approve", Self.other),
    ])
    #expect(approvals.people("card.png", Self.one) == ["Ben", "Ann"])
    #expect(approvals.people("card.png", Self.other) == ["Cem"])
    #expect(approvals.people("other.png", Self.one).isEmpty)
  }

  @Test func aRejectionEndsThemAndUndoingEndsOnesOwn() throws {
    let rejected = try Self.approvals([
      Self.line("Ann", "approve"), Self.line("Ben", "reject"), Self.line("Cem", "approve"),
    ])
    #expect(rejected.people("card.png", Self.one) == ["Cem"])
    let undone = try Self.approvals([
      Self.line("Ann", "approve"), Self.line("Ben", "accept"), Self.line("Ben", "undo"),
    ])
    #expect(undone.people("card.png", Self.one) == ["Ann"])
  }

  @Test func aCommentIsNoDecision() throws {
    let approvals = try Self.approvals([Self.line("Ann", "approve"), Self.line("Ben", "comment")])
    #expect(approvals.people("card.png", Self.one) == ["Ann"])
  }

  @Test func aLineThatIsNoDecisionIsNamed() throws {
    let error = #expect(throws: ReviewError.self) {
      try Self.approvals([Self.line("Ann", "approve"), "<<<<<<< HEAD"])
    }
    #expect(error?.code == .badInput)
    #expect(error?.description.contains("log.jsonl:2: found \"<<<<<<< HEAD\"") == true)
  }

  @Test func nobodyHasApprovedAnythingWithoutALog() throws {
    let folder = try TemporaryFolder()
    let approvals = try Approvals(logAt: folder.path + "/none.jsonl")
    #expect(approvals.people("card.png", Self.one).isEmpty)
  }
}
