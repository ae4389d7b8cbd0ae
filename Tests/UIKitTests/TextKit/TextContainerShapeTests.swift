import Testing
import UIKitSimulator

@testable import UIKit

/// Containers of a program's own shape.
@MainActor @Suite("Text kit: containers of other shapes")
struct TextContainerShapeTests {
    /// A round container, as Apple's example has it.
    private final class Circle: NSTextContainer {
        var asked: [Int] = []

        override func lineFragmentRect(
            forProposedRect proposedRect: CGRect, at characterIndex: Int,
            writingDirection baseWritingDirection: NSWritingDirection,
            remaining remainingRect: UnsafeMutablePointer<CGRect>?
        ) -> CGRect {
            asked.append(characterIndex)
            let rect = super.lineFragmentRect(
                forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
                remaining: remainingRect)
            let radius = min(size.width, size.height) / 2
            let y = abs(proposedRect.midY - radius)
            guard y < radius else { return y > radius * 4 ? rect : .zero }
            let half = (radius * radius - y * y).squareRoot()
            return rect.intersection(
                CGRect(x: radius - half, y: rect.minY, width: half * 2, height: rect.height))
        }
    }

    /// A gap in the middle of every line.
    private final class Columns: NSTextContainer {
        override func lineFragmentRect(
            forProposedRect proposedRect: CGRect, at characterIndex: Int,
            writingDirection baseWritingDirection: NSWritingDirection,
            remaining remainingRect: UnsafeMutablePointer<CGRect>?
        ) -> CGRect {
            guard proposedRect.minX < 100 else {
                remainingRect?.pointee = .zero
                return proposedRect
            }
            remainingRect?.pointee = CGRect(x: 120, y: proposedRect.minY, width: 100, height: proposedRect.height)
            return CGRect(x: 0, y: proposedRect.minY, width: 100, height: proposedRect.height)
        }
    }

    /// No room at all.
    private final class Nothing: NSTextContainer {
        override func lineFragmentRect(
            forProposedRect proposedRect: CGRect, at characterIndex: Int,
            writingDirection baseWritingDirection: NSWritingDirection,
            remaining remainingRect: UnsafeMutablePointer<CGRect>?
        ) -> CGRect { .zero }
    }

    /// Too little room for a letter, at all heights.
    private final class Narrow: NSTextContainer {
        var count = 0
        override func lineFragmentRect(
            forProposedRect proposedRect: CGRect, at characterIndex: Int,
            writingDirection baseWritingDirection: NSWritingDirection,
            remaining remainingRect: UnsafeMutablePointer<CGRect>?
        ) -> CGRect {
            count += 1
            remainingRect?.pointee = .zero
            return CGRect(x: 0, y: proposedRect.minY, width: 12, height: proposedRect.height)
        }
    }

    private let text = (1...40).map { "word\($0)" }.joined(separator: " ")

    private func manager(_ container: NSTextContainer) -> (NSLayoutManager, NSTextStorage) {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 14)])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (manager, storage)
    }

    @Test("Lines of a round container are as long as the circle is wide where they stand")
    func circle() throws {
        let container = Circle(size: CGSize(width: 240, height: 240))
        let (manager, storage) = manager(container)
        var rects: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            rect, used, _, range, _ in
            rects.append(rect)
            #expect(used.minX >= rect.minX - 0.01 && used.maxX <= rect.maxX + 0.01)
            #expect(container.asked.contains(range.location))
        }
        let first = try #require(rects.first)
        #expect(rects.count > 5 && first.width < rects[3].width)
        for rect in rects {
            let y = abs(rect.midY - 120)
            let half = (120 * 120 - y * y).squareRoot()
            #expect(abs(rect.midX - 120) < 0.5 && abs(rect.width - half * 2) < 0.5)
        }
    }

    @Test("A view shows its text in the container's shape, also after edits")
    func view() throws {
        let simulator = Simulator(size: CGSize(width: 300, height: 300))
        simulator.hasHardwareKeyboard = true
        let container = Circle(size: CGSize(width: 240, height: 240))
        let (manager, storage) = manager(container)
        let view = UITextView(frame: CGRect(x: 20, y: 10, width: 240, height: 260), textContainer: container)
        view.isScrollEnabled = false
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        simulator.frame()
        for text in ["a", "longer words ", "\n"] {
            simulator.type(text)
            simulator.frame()
            #expect(simulator.areaMissedByDamage() == nil)
        }
        let middle = manager.lineFragmentRect(forGlyphAt: storage.length / 2, effectiveRange: nil)
        #expect(middle.width > 150 && manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width < 130)
    }

    @Test("What remains of a line is asked for too")
    func columns() {
        let container = Columns(size: CGSize(width: 220, height: 0))
        let (manager, storage) = manager(container)
        var lefts: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            rect, _, _, _, _ in lefts.append(rect.minX)
        }
        #expect(lefts.count > 6 && lefts.enumerated().allSatisfy { $1 == ($0 % 2 == 0 ? 0 : 120) })
    }

    @Test("A container that never gives room shows its text nevertheless")
    func nothing() {
        let container = Nothing(size: CGSize(width: 220, height: 0))
        let (manager, _) = manager(container)
        #expect(manager.glyphRange(for: container).length == text.utf16.count)
        #expect(!container.isSimpleRectangularTextContainer && NSTextContainer().isSimpleRectangularTextContainer)
    }

    @Test("A line that a container gives too little room at all heights stays near to where it would be")
    func narrow() {
        let container = Narrow(size: CGSize(width: 220, height: 0))
        let (manager, storage) = manager(container)
        storage.setAttributedString(
            NSAttributedString(string: "aB3d", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
        manager.ensureLayout(for: container)
        let rect = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        #expect(rect.minY == 0 && rect.width > 100 && container.count < 3000)
    }
}
