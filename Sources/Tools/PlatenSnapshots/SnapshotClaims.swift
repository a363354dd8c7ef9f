internal import PlatenBase
internal import Synchronization

/// The snapshots that the tests of this process have asked for.
///
/// Tests run side by side, so that it has a lock around it.
final class SnapshotClaims: Sendable {
  private struct Claim {
    let place: SnapshotPlace
    let content: Int
  }

  private struct State {
    var claims: [String: Claim] = [:]
    var numbers: [SnapshotPlace: Int] = [:]
    var lastNumbers: [String: Int] = [:]
  }

  private let state = Lock(State())

  /// That of the process.
  static let shared = SnapshotClaims()

  /// The number of a call among those of its test without a name, from 1: the same whenever it is made.
  func number(of place: SnapshotPlace) -> Int {
    state.withLock { state in
      if let number = state.numbers[place] { return number }
      let number = state.lastNumbers[place.filePath + "\n" + place.function, default: 0] + 1
      state.lastNumbers[place.filePath + "\n" + place.function] = number
      state.numbers[place] = number
      return number
    }
  }

  /// Claims a file for a call; false if another call has it, or this one with another picture.
  ///
  /// The same call with the same picture is the same test again.
  func claim(_ path: String, for place: SnapshotPlace, content: [UInt8]) -> Bool {
    let digest = content.hashValue
    return state.withLock { state in
      guard let claim = state.claims[path] else {
        state.claims[path] = Claim(place: place, content: digest)
        return true
      }
      return claim.place == place && claim.content == digest
    }
  }

  /// The files that the tests of a file have asked for, by the tests' names in them.
  func paths(in file: String) -> [String: Set<String>] {
    state.withLock { state in
      var paths: [String: Set<String>] = [:]
      for (path, claim) in state.claims where claim.place.filePath == file {
        paths[SnapshotName.test(claim.place.function), default: []].insert(path)
      }
      return paths
    }
  }
}
