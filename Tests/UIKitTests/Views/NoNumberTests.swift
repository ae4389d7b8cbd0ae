import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Rectangles with edges that are no numbers.
@MainActor @Suite("Rectangles that are none")
struct NoNumberTests {
    private static let rects = [
        CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 5, height: CGFloat.nan),
        CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 2),
    ]

    @Test("They have nothing in common with others, and end no program", arguments: 0..<3)
    func common(index: Int) {
        let (rect, room) = (Self.rects[index], CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(rect.common(with: room).isNull && room.common(with: rect).isNull)
        #expect(room.common(with: CGRect(x: 4, y: -2, width: 50, height: 5)) == CGRect(x: 4, y: 0, width: 5, height: 3))
        let container = NSTextContainer(size: CGSize(width: 100, height: 100))
        let line = container.lineFragmentRect(
            forProposedRect: rect, at: 0, writingDirection: .leftToRight, remaining: nil)
        #expect(line == .zero)
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        #expect(simulator.window.visibleOnScreen(rect).isFinite == false)
    }
}
