import Testing
import UIKitSimulator

@testable import UIKit

extension TextInteractionTests {
    /// What draws the selection of a program's own text.
    @MainActor
    @Suite("The display of the selection")
    struct SelectionDisplayTests {
        private final class Bar: UIView, UITextCursorView {
            var isBlinking = false
            var resets = 0
            func resetBlinkAnimation() { resets += 1 }
        }

        private final class Wash: UIView, UITextSelectionHighlightView {
            var selectionRects: [UITextSelectionRect] = []
        }

        private final class Flag: UIView, UITextSelectionHandleView {
            var direction = NSDirectionalRectEdge.leading
            var customShape: UIBezierPath?
            var isVertical: Bool { false }
            func preferredFrame(for rect: CGRect) -> CGRect {
                CGRect(x: rect.midX - 5, y: rect.minY - 10, width: 10, height: 10)
            }
        }

        private final class Below: NSObject, UITextSelectionDisplayInteractionDelegate {
            let container = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
            func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
                container
            }
        }

        @Test("It draws by itself while it is activated, and goes with the window")
        func alone() {
            let simulator = Simulator(size: CGSize(width: 400, height: 300))
            let text = GridText(
                frame: CGRect(x: 0, y: 0, width: 300, height: 100), cell: CGSize(width: 12, height: 28))
            let below = Below()
            text.addSubview(below.container)
            let display = UITextSelectionDisplayInteraction(textInput: text, delegate: below)
            display.isActivated = true
            text.addInteraction(display)
            text.set("hello")
            simulator.window.addSubview(text)
            simulator.frame()
            #expect(display.cursorView.superview === text && display.cursorView.frame.minX == 63)
            text.selection = NSRange(location: 1, length: 2)
            display.setNeedsSelectionUpdate()
            simulator.frame()
            #expect(display.cursorView.superview == nil && display.highlightView.superview === below.container)
            #expect(display.highlightView.selectionRects.map(\.rect) == [CGRect(x: 6, y: -16, width: 24, height: 28)])
            #expect(display.handleViews.allSatisfy { $0.superview === text })
            #expect(simulator.areaMissedByDamage() == nil)
            display.isActivated = false
            #expect(text.subviews == [below.container] && below.container.subviews.isEmpty)
            text.removeInteraction(display)
            #expect(display.view == nil && text.interactions.isEmpty)
        }

        @Test("A program's own views take the places of those that are brought")
        func ownViews() throws {
            let kiosk = GridKiosk(isFocused: true)
            let display = try #require(kiosk.display)
            let (bar, wash, flags) = (Bar(), Wash(), [Flag(), Flag()])
            display.cursorView = bar
            display.highlightView = wash
            display.handleViews = flags
            kiosk.simulator.frame()
            #expect(bar.superview === kiosk.text && bar.isBlinking)
            let before = bar.resets
            kiosk.simulator.type("x")
            kiosk.simulator.frame()
            #expect(bar.resets > before)
            kiosk.tap(kiosk.point(17), times: 2)
            #expect(wash.selectionRects.count == 1 && flags.allSatisfy { $0.superview === kiosk.text })
            #expect(flags[0].frame == CGRect(x: 47, y: 22, width: 10, height: 10))
            kiosk.text.resignFirstResponder()
            kiosk.simulator.frame()
            #expect(wash.superview == nil && bar.superview == nil && flags[0].superview == nil)
        }

        @Test("A display that the program brings goes before the interaction's own")
        func brought() {
            let kiosk = GridKiosk(isFocused: true)
            let below = Below()
            let display = UITextSelectionDisplayInteraction(textInput: kiosk.text, delegate: below)
            kiosk.text.addInteraction(display)
            #expect(kiosk.display === display && display.isActivated)
            #expect(kiosk.caret != nil)
            kiosk.text.removeInteraction(kiosk.interaction)
            kiosk.simulator.frame()
            #expect(kiosk.text.interactions.count == 1 && kiosk.caret == nil)
        }

        @Test("A caret of no size is hidden; the caret follows a text that moves, and blinks")
        func caret() throws {
            let kiosk = GridKiosk(isFocused: true)
            let display = try #require(kiosk.display)
            kiosk.simulator.press(.keyboardLeftArrow)
            kiosk.simulator.frame()
            #expect(!display.cursorView.isHidden && kiosk.caret?.minX == 135)
            kiosk.simulator.advance(0.6)
            #expect(display.cursorView.isHidden)
            kiosk.text.hidesCaret = true
            kiosk.text.setNeedsDisplay()
            #expect(kiosk.caret == nil)
        }

        @Test("A loupe session shows what it is told, and goes when it is let go of")
        func loupe() throws {
            let kiosk = GridKiosk()
            #expect(UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: UIView()) == nil)
            var session = UITextLoupeSession.begin(
                at: CGPoint(x: 100, y: 50), fromSelectionWidgetView: nil, in: kiosk.text)
            #expect(kiosk.loupe?.frame.midX == 120)
            session?.move(
                to: CGPoint(x: 150, y: 50), withCaretRect: CGRect(x: 160, y: 40, width: 2, height: 20),
                trackingCaret: true)
            #expect(kiosk.loupe?.frame.midX == 181)
            session?.move(to: CGPoint(x: 150, y: 50), withCaretRect: .null, trackingCaret: false)
            #expect(kiosk.loupe?.frame.midX == 170)
            session?.invalidate()
            #expect(kiosk.loupe == nil)
            session = UITextLoupeSession.begin(at: CGPoint(x: 100, y: 50), fromSelectionWidgetView: nil, in: kiosk.text)
            #expect(kiosk.loupe != nil && session != nil)
            session = nil
            kiosk.application.setNeedsFrame()
            #expect(kiosk.loupe == nil)
        }
    }
}

extension TextInteractionTests.SelectionDisplayTests {
    /// A part of a selection that is turned.
    private final class Turned: UITextSelectionRect {
        var angle: CGFloat = 0
        override var rect: CGRect { CGRect(x: 40, y: 40, width: 60, height: 10) }
        override var transform: CGAffineTransform { CGAffineTransform(rotationAngle: angle) }
    }

    @Test("A part of the selection that is turned is drawn turned around its middle")
    func turned() {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        let view = SelectionHighlightView()
        view.frame = simulator.window.bounds
        simulator.window.addSubview(view)
        let part = Turned()
        view.selectionRects = [part]
        simulator.frame()
        let paper = simulator.color(at: CGPoint(x: 150, y: 150))
        func isWashed(_ x: CGFloat, _ y: CGFloat) -> Bool { simulator.color(at: CGPoint(x: x, y: y)) != paper }
        #expect(isWashed(45, 45) && !isWashed(70, 20) && UITextSelectionRect().transform == .identity)
        part.angle = .pi / 2
        view.selectionRects = [part]
        simulator.frame()
        #expect(!isWashed(45, 45) && isWashed(70, 20) && isWashed(70, 45) && simulator.areaMissedByDamage() == nil)
        part.angle = .nan
        view.selectionRects = [part]
        simulator.frame()
        #expect(!isWashed(70, 20) && simulator.areaMissedByDamage() == nil)
        view.selectionRects = []
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
    }
}
