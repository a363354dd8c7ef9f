internal import Foundation

/// The frames of views that others are matched with, in one render.
struct GeometryMatches {
  /// The frames of the round before, and those of this one.
  private var frames: [Identity: CGRect] = [:]
  private var newFrames: [Identity: CGRect] = [:]
  private var followed: Set<Identity> = []
  private var sources: [Identity: Int] = [:]

  /// Begins a round, in which all sources are met anew.
  mutating func beginRound() {
    (frames, newFrames, sources) = (newFrames, [:], [:])
  }

  /// Whether a source is gone that other views have followed in this round.
  var hasLostSources: Bool {
    followed.contains { frames[$0] != nil && newFrames[$0] == nil }
  }

  /// Returns how many sources of an id were met before in this round.
  mutating func number(ofSourceOf key: Identity) -> Int {
    defer { sources[key, default: 0] += 1 }
    return sources[key, default: 0]
  }

  /// Returns the frame of the source in the round before, in the picture's points; nil if there was none.
  mutating func frame(for key: Identity) -> CGRect? {
    followed.insert(key)
    return frames[key]
  }

  /// Keeps a source's frame, and returns whether views that follow it have to be laid out anew.
  ///
  /// Of several sources of an id the first counts.
  mutating func note(_ frame: CGRect, of key: Identity) -> Bool {
    guard newFrames[key] == nil else { return false }
    newFrames[key] = frame
    return frames[key] != frame && followed.contains(key)
  }
}
