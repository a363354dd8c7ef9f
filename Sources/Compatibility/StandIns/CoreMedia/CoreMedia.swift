// Core Media's names, which AVFoundation's stand-in has.

@_exported public import AVFoundation
