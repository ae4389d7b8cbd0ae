// `import CoreGraphics` for what Typecase has of it; see Documentation/Decisions/0006-modules-of-apple-names.md. Points,
// sizes, rectangles and CGFloat are Foundation's.
@_exported import Foundation

@_exported import struct UIKit.CGAffineTransform
@_exported import class UIKit.CGColor
@_exported import class UIKit.CGContext
@_exported import class UIKit.CGImage
@_exported import struct UIKit.CGVector
