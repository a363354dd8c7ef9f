// AudioToolbox's names: nothing is heard or felt.

@_exported public import Foundation

public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let noErr: OSStatus = 0
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {}
public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) {}
@discardableResult public func AudioServicesCreateSystemSoundID(_ url: URL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> OSStatus { -1 }
