// Speech's names: nothing is listened to, and no handler is called.

@_exported public import AVFoundation
@_exported public import Foundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public protocol SFSpeechRecognizerDelegate: AnyObject {}
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {}

open class SFSpeechRecognizer {
  public init?() {}
  public init?(locale: Locale) {}
  public static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  public static func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {}
  public static func supportedLocales() -> Set<Locale> { [] }
  public weak var delegate: (any SFSpeechRecognizerDelegate)?
  public var isAvailable: Bool { false }
  public var supportsOnDeviceRecognition: Bool { false }
  public var locale: Locale { Locale(identifier: "en_US") }
  public func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
  public func recognitionTask(with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
open class SFSpeechRecognitionRequest: NSObject {
  public var taskHint = SFSpeechRecognitionTaskHint.unspecified
  public var shouldReportPartialResults = true
  public var requiresOnDeviceRecognition = false
  public var addsPunctuation = false
  public var contextualStrings: [String] = []
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest { public init(url: URL) {} }
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  public override init() {}
  public func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  public func endAudio() {}
}
open class SFSpeechRecognitionTask: NSObject {
  public var state: SFSpeechRecognitionTaskState { .completed }
  public var isCancelled: Bool { false }
  public var isFinishing: Bool { false }
  public var error: (any Error)? { nil }
  public func cancel() {}
  public func finish() {}
}
open class SFTranscriptionSegment: NSObject {
  public var substring: String { "" }
  public var confidence: Float { 0 }
  public var timestamp: TimeInterval { 0 }
  public var duration: TimeInterval { 0 }
}
open class SFTranscription: NSObject {
  public var formattedString: String { "" }
  public var segments: [SFTranscriptionSegment] { [] }
}
open class SFSpeechRecognitionResult: NSObject {
  public var bestTranscription: SFTranscription { SFTranscription() }
  public var transcriptions: [SFTranscription] { [] }
  public var isFinal: Bool { false }
}
