// `import QuartzCore` for what Typecase has of it; see Documentation/Decisions/0006-modules-of-apple-names.md.
@_exported import CoreGraphics

@_exported import class UIKit.CAAnimation
@_exported import protocol UIKit.CAAnimationDelegate
@_exported import class UIKit.CAAnimationGroup
@_exported import class UIKit.CABasicAnimation
@_exported import struct UIKit.CACornerMask
@_exported import class UIKit.CAGradientLayer
@_exported import struct UIKit.CAGradientLayerType
@_exported import class UIKit.CAKeyframeAnimation
@_exported import class UIKit.CALayer
@_exported import struct UIKit.CALayerContentsGravity
@_exported import struct UIKit.CALayerCornerCurve
@_exported import class UIKit.CAMediaTimingFunction
@_exported import struct UIKit.CAMediaTimingFunctionName
@_exported import class UIKit.CAPropertyAnimation
@_exported import class UIKit.CAShapeLayer
@_exported import struct UIKit.CAShapeLayerFillRule
@_exported import struct UIKit.CAShapeLayerLineCap
@_exported import struct UIKit.CAShapeLayerLineJoin
@_exported import class UIKit.CASpringAnimation
@_exported import class UIKit.CATextLayer
@_exported import struct UIKit.CATextLayerAlignmentMode
@_exported import struct UIKit.CATextLayerTruncationMode
@_exported import class UIKit.CATransaction
