// The geometry of Core Graphics, for files that import it by name.
@_exported public import Foundation
@_exported public import struct PlatenBase.CGAffineTransform
@_exported public import struct PlatenBase.CGVector
@_exported public import enum PlatenDrawing.CGLineCap
@_exported public import enum PlatenDrawing.CGLineJoin
