// `import QuartzCore` for what Typecase has of it; see Documentation/Decisions/0006-modules-of-apple-names.md.
@_exported import CoreGraphics

@_exported import class UIKit.CALayer
