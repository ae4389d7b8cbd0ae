// `import QuartzCore` for what Typecase has of it; see Documentation/Decisions/0006-modules-of-apple-names.md.
@_exported import CoreGraphics

@_exported import struct UIKit.CACornerMask
@_exported import class UIKit.CAGradientLayer
@_exported import class UIKit.CALayer
@_exported import class UIKit.CAShapeLayer
@_exported import struct UIKit.CAShapeLayerFillRule
@_exported import struct UIKit.CAShapeLayerLineCap
@_exported import struct UIKit.CAShapeLayerLineJoin
