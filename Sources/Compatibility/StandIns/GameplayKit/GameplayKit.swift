// GameplayKit's names: random numbers that are the same in each run, states, and entities.

@_exported public import Foundation

public protocol GKRandom: AnyObject {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}
/// Steele, Lea and Flood's SplitMix64: pictures are the same in each run.
open class GKRandomSource: NSObject, GKRandom {
  private var state: UInt64
  public override init() { state = Self.shared.next() }
  public init(seed: UInt64) { state = seed }
  // Whoever asks for it shares its state, as in GameplayKit; previews run on one thread.
  private nonisolated(unsafe) static let shared = GKRandomSource(seed: 1)
  open class func sharedRandom() -> GKRandomSource { shared }
  private func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
  open func nextInt(upperBound: Int) -> Int { upperBound < 1 ? 0 : Int(next() % UInt64(upperBound)) }
  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
  open func nextBool() -> Bool { next() & 1 == 1 }
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var array = array
    for i in array.indices.dropFirst().reversed() { array.swapAt(i, nextInt(upperBound: i + 1)) }
    return array
  }
}
public final class GKMersenneTwisterRandomSource: GKRandomSource {}
public final class GKLinearCongruentialRandomSource: GKRandomSource {}
public final class GKARC4RandomSource: GKRandomSource {
  public func dropValues(_ count: Int) {}
}
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  fileprivate let source: any GKRandom
  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
  }
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }
  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
  public class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  public class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }
  public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound) }
  open func nextUniform() -> Float { source.nextUniform() }
  open func nextBool() -> Bool { source.nextBool() }
}
public final class GKGaussianDistribution: GKRandomDistribution {
  public var mean: Float { Float(lowestValue + highestValue) / 2 }
  public override func nextInt() -> Int { (0..<3).map { _ in super.nextInt() }.reduce(0, +) / 3 }
}
public final class GKShuffledDistribution: GKRandomDistribution {}

open class GKState: NSObject {
  public fileprivate(set) weak var stateMachine: GKStateMachine?
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}
open class GKStateMachine: NSObject {
  private let states: [GKState]
  public private(set) var currentState: GKState?
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }
  public func state<State: GKState>(forClass stateClass: State.Type) -> State? { states.lazy.compactMap { $0 as? State }.first }
  public func canEnterState(_ stateClass: AnyClass) -> Bool { currentState?.isValidNextState(stateClass) ?? true }
  @discardableResult public func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else { return false }
    let last = currentState
    last?.willExit(to: next)
    currentState = next
    next.didEnter(from: last)
    return true
  }
  public func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
open class GKComponent: NSObject {
  public fileprivate(set) weak var entity: GKEntity?
  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}
open class GKEntity: NSObject {
  public private(set) var components: [GKComponent] = []
  public func addComponent(_ component: GKComponent) {
    component.entity = self
    components.append(component)
    component.didAddToEntity()
  }
  public func component<Component: GKComponent>(ofType componentClass: Component.Type) -> Component? { components.lazy.compactMap { $0 as? Component }.first }
  open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
}
