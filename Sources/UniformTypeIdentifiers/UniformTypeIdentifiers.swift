// `import UniformTypeIdentifiers` for what Typecase has of it; see Documentation/Decisions/0006-modules-of-apple-names.md.
@_exported import Foundation

@_exported import struct UIKit.UTTagClass
@_exported import struct UIKit.UTType
