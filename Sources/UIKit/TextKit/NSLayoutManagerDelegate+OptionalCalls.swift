import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension NSLayoutManagerDelegate {
    /// ``layoutManagerDidInvalidateLayout(_:)``.
    @_disfavoredOverload
    public var layoutManagerDidInvalidateLayout: ((NSLayoutManager) -> Void)? { layoutManagerDidInvalidateLayout(_:) }
    /// The methods of this name.
    @_disfavoredOverload
    public var layoutManager: OptionalCalls.LayoutManager? { OptionalCalls.LayoutManager(delegate: self) }
}

extension OptionalCalls {
    /// ``NSLayoutManagerDelegate``'s `layoutManager`.
    @preconcurrency @MainActor
    public struct LayoutManager {
        let delegate: any NSLayoutManagerDelegate

        /// `layoutManager(_:didCompleteLayoutFor:atEnd:)`.
        public func callAsFunction(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) {
            delegate.layoutManager(layoutManager, didCompleteLayoutFor: textContainer, atEnd: layoutFinishedFlag)
        }

        /// `layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)`.
        public func callAsFunction(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            delegate.layoutManager(
                layoutManager, lineSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
        }

        /// `layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)`.
        public func callAsFunction(
            _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            delegate.layoutManager(
                layoutManager, paragraphSpacingBeforeGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
        }

        /// `layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)`.
        public func callAsFunction(
            _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            delegate.layoutManager(
                layoutManager, paragraphSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
        }

        /// `layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)`.
        public func callAsFunction(
            _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
        ) -> Bool {
            delegate.layoutManager(layoutManager, shouldBreakLineByWordBeforeCharacterAt: charIndex)
        }

        /// `layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)`.
        public func callAsFunction(
            _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
            lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
            in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
        ) -> Bool {
            delegate.layoutManager(
                layoutManager, shouldSetLineFragmentRect: lineFragmentRect, lineFragmentUsedRect: lineFragmentUsedRect,
                baselineOffset: baselineOffset, in: textContainer, forGlyphRange: glyphRange)
        }

        /// `layoutManager(_:textContainer:didChangeGeometryFrom:)`.
        public func callAsFunction(
            _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
        ) {
            delegate.layoutManager(layoutManager, textContainer: textContainer, didChangeGeometryFrom: oldSize)
        }
    }
}
