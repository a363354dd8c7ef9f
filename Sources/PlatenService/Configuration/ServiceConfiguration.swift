public import Foundation
public import Logging

/// All that an operator can set.
public struct ServiceConfiguration: Hashable, Sendable {
  /// The address to listen on: a host's name or number.
  public var host = "127.0.0.1"
  /// The port to listen on; 0 for any that is free.
  public var port = 8080
  /// How much may be asked.
  public var limits = ServiceLimits()
  /// The folder of scenes that `/v1/scenes` draws; nil for none.
  public var scenes: URL?
  /// The folder of the fonts to draw with; nil for the bundled ones.
  public var fonts: URL?
  /// Whether this machine's fonts are used too; pictures may then look different on other machines.
  public var systemFonts = false
  /// The most bytes of pictures that are kept; 0 for none.
  public var cacheBytes = 32 << 20
  /// How long others may keep a picture without asking again.
  public var maxAge = Duration.seconds(3600)
  /// The tokens of which a request must bear one (RFC 6750); empty for none.
  public var tokens: [String] = []
  /// The keys with which addresses of pictures may be signed, by their names; empty for none.
  public var signingKeys: [SigningKey] = []
  /// The origins whose pages may read answers, or `*` for any; empty for none.
  public var allowedOrigins: [String] = []
  /// How long what runs may go on after the service was told to stop.
  public var drainTime = Duration.seconds(20)

  /// Whether `/metrics` is open to all even where tokens or signatures are asked for.
  public var opensMetrics = false
  /// The least level of what is logged; requests are `info`.
  public var logLevel = Logger.Level.notice
  /// How the log is written.
  public var logFormat = LogFormat.text

  /// The defaults.
  public init() {}
}
