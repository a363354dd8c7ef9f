import Testing

@testable import PlatenLayout

@Suite struct PriorityGroupsTests {
  @Test func membersOfOnePriorityAreOneGroup() {
    #expect(PriorityGroups([]).groups.isEmpty)
    #expect(PriorityGroups([2]).groups == [[0]])
    #expect(PriorityGroups([0, 0, 0]).groups == [[0, 1, 2]])
    #expect(PriorityGroups([-.infinity, -.infinity]).groups == [[0, 1]])
  }

  @Test func theHighestPriorityComesFirst() {
    #expect(PriorityGroups([1, 2, 1]).groups == [[1], [0, 2]])
    #expect(PriorityGroups([.nan, 0, -1]).groups == [[0, 1], [2]])
  }
}
