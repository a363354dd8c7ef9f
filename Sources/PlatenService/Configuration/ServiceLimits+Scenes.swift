internal import PlatenScenes

extension ServiceLimits {
  /// What a scene may ask for.
  var ofScenes: SceneLimits {
    var limits = SceneLimits()
    limits.source.bytes = max(bodyBytes, limits.source.bytes)
    limits.source.depth = depth
    limits.levels = depth
    limits.views = views
    limits.textBytes = textBytes
    limits.imagePixels = pixels
    limits.allImagePixels = pixels
    return limits
  }
}
