import Testing
import UIKitSimulator

@testable import UIKit

extension SelectionTests {
    /// The magnified picture above the finger.
    @MainActor
    @Suite("Loupe")
    struct LoupeTests {
        @Test("It comes with a long press, follows the caret, and goes when the finger is up; then the menu comes")
        func longPress() throws {
            let kiosk = SelectionKiosk()
            let point = kiosk.point(9)
            kiosk.simulator.touchDown(0, at: point)
            kiosk.simulator.advance(0.4)
            #expect(kiosk.loupe == nil)
            kiosk.simulator.advance(0.2)
            let loupe = try #require(kiosk.loupe)
            #expect(abs(loupe.frame.midX - kiosk.point(9, dx: 0).x) <= 1)
            #expect(loupe.frame.maxY <= point.y - 22)
            kiosk.simulator.touchMove(0, to: kiosk.point(15))
            kiosk.simulator.frame()
            #expect(kiosk.marked == "hello wonderful| world")
            #expect(abs(loupe.frame.midX - kiosk.point(15, dx: 0).x) <= 1)
            #expect(kiosk.menu == nil)
            kiosk.simulator.touchUp(0)
            kiosk.settle()
            #expect(kiosk.loupe == nil)
            #expect(kiosk.titles == ["Paste", "Select", "Select All"])
        }

        @Test("A finger takes hold of the caret and drags it, with the loupe and without the menu")
        func caretDrag() {
            let kiosk = SelectionKiosk()
            kiosk.field.selectedTextRange = kiosk.field.textRange(
                from: kiosk.field.beginningOfDocument, to: kiosk.field.beginningOfDocument)
            let start = kiosk.point(0, dx: 8)
            kiosk.drag(from: start, to: CGPoint(x: kiosk.point(9, dx: 8).x, y: start.y), lifts: false)
            #expect(kiosk.marked == "hello won|derful world")
            #expect(kiosk.loupe != nil)
            kiosk.simulator.touchUp(0)
            kiosk.settle()
            #expect(kiosk.loupe == nil)
            #expect(kiosk.menu == nil)
        }

        @Test("It comes with the drag of a handle")
        func handle() {
            let kiosk = SelectionKiosk()
            kiosk.doubleTap(kiosk.point(9))
            let end = kiosk.knob(isStart: false)
            kiosk.drag(from: end, to: CGPoint(x: end.x + 20, y: end.y), lifts: false)
            #expect(kiosk.loupe != nil)
            #expect(kiosk.menu == nil)
            kiosk.simulator.touchUp(0)
            kiosk.settle()
            #expect(kiosk.loupe == nil)
        }

        @Test("It stands above caret and finger, below them at the top, and inside the screen")
        func place() {
            let screen = CGRect(x: 0, y: 0, width: 480, height: 800)
            let caret = CGRect(x: 239, y: 390, width: 2, height: 20)
            let above = LoupeView.frame(around: caret, finger: CGPoint(x: 240, y: 400), in: screen)
            #expect(above.maxY <= 378 && above.midX == 240)
            let top = LoupeView.frame(
                around: caret.offsetBy(dx: 0, dy: -370), finger: CGPoint(x: 240, y: 30), in: screen)
            #expect(top.minY >= 52)
            for x in [0.0, 479] {
                for y in [0.0, 799] {
                    let frame = LoupeView.frame(
                        around: CGRect(x: x, y: y, width: 2, height: 20), finger: CGPoint(x: x, y: y), in: screen)
                    #expect(screen.contains(frame))
                }
            }
        }

        @Test("It shows the text, larger", arguments: [1.0, 2.0])
        func picture(scale: CGFloat) throws {
            let kiosk = SelectionKiosk(scale: scale, text: "llllllllllllllllllll")
            kiosk.simulator.touchDown(0, at: kiosk.point(9))
            kiosk.simulator.advance(0.6)
            let loupe = try #require(kiosk.loupe)
            var dark = 0
            for x in stride(from: loupe.frame.minX + 24, to: loupe.frame.maxX - 24, by: 1) {
                let color = kiosk.simulator.color(at: CGPoint(x: x, y: loupe.frame.midY))
                if color.components(with: .current).green < 0.6 { dark += 1 }
            }
            #expect(dark > 10)
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test("It is light or dark as its text is, and follows it")
        func style() throws {
            let kiosk = SelectionKiosk()
            kiosk.field.overrideUserInterfaceStyle = .dark
            kiosk.simulator.touchDown(0, at: kiosk.point(9))
            kiosk.simulator.advance(0.6)
            let loupe = try #require(kiosk.loupe)
            func edge() -> UIColor {
                kiosk.simulator.frame()
                return kiosk.simulator.color(at: CGPoint(x: loupe.frame.midX, y: loupe.frame.minY + 0.5))
            }
            #expect(loupe.traitCollection.userInterfaceStyle == .dark)
            let dark = edge()
            kiosk.field.overrideUserInterfaceStyle = .light
            let light = edge()
            #expect(loupe.traitCollection.userInterfaceStyle == .light && light != dark)
            kiosk.field.overrideUserInterfaceStyle = .dark
            #expect(edge() == dark && kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test("What it shows is painted when it changes, and only then")
        func damage() throws {
            let kiosk = SelectionKiosk()
            kiosk.simulator.touchDown(0, at: kiosk.point(9))
            kiosk.simulator.advance(0.6)
            let loupe = try #require(kiosk.loupe)
            for offset in [3, 12, 20, 0, 7] {
                kiosk.simulator.touchMove(0, to: kiosk.point(offset))
                kiosk.simulator.advance(1 / 60)
                #expect(kiosk.simulator.areaMissedByDamage() == nil)
            }
            kiosk.field.backgroundColor = .systemYellow
            kiosk.simulator.frame()
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
            kiosk.simulator.frame()
            #expect(kiosk.simulator.frame().damage.isEmpty)
            #expect(loupe.superview != nil)
        }
    }
}
