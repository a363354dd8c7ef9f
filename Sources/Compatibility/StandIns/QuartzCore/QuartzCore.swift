// QuartzCore's names, which UIKit's stand-in has.

@_exported public import UIKit
