import Testing
import UIKitSimulator

@testable import UIKit

extension SelectionTests {
    /// Delegates that do what they must not, and numbers that are none.
    @MainActor
    @Suite("Hostile")
    struct HostileTests {
        @Test("A field that is taken out of the window when its menu comes or goes", arguments: [true, false])
        func removed(whenItComes: Bool) {
            let kiosk = SelectionKiosk()
            let act = { [weak kiosk] in kiosk?.field.removeFromSuperview() }
            if whenItComes { kiosk.delegate.willPresent = { act() } } else { kiosk.delegate.willDismiss = { act() } }
            kiosk.doubleTap(kiosk.point(9))
            kiosk.simulator.tap(CGPoint(x: 240, y: 20))
            kiosk.settle()
            #expect(kiosk.field.superview == nil)
            #expect(kiosk.menu == nil)
            #expect(kiosk.handles.isEmpty)
            #expect(
                kiosk.delegate.log.filter { $0 == "present" }.count
                    == kiosk.delegate.log.filter { $0 == "dismiss" }.count)
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test("A field that is taken out when it is asked for its menu")
        func removedWhenAsked() {
            let kiosk = SelectionKiosk()
            kiosk.delegate.menu = { [weak kiosk] _, _ in
                kiosk?.field.removeFromSuperview()
                return nil
            }
            kiosk.doubleTap(kiosk.point(9))
            #expect(kiosk.delegate.log == ["menu 6 9"])
            #expect(kiosk.menu == nil)
        }

        @Test("A delegate that asks for the menu when the menu comes does not go on for ever")
        func recursion() {
            let kiosk = SelectionKiosk()
            var count = 0
            kiosk.delegate.willPresent = { [weak kiosk] in
                count += 1
                if count < 5 { kiosk?.field.pointing.menu.present() }
            }
            kiosk.doubleTap(kiosk.point(9))
            #expect(count == 5)
            #expect(kiosk.menu != nil)
            let log = kiosk.delegate.log
            #expect(log.filter { $0 == "present" }.count == log.filter { $0 == "dismiss" }.count + 1)
        }

        @Test("Text that becomes another, or the field that goes, while a handle is dragged", arguments: 0..<4)
        func dragged(kind: Int) {
            let kiosk = SelectionKiosk()
            kiosk.doubleTap(kiosk.point(9))
            var isBusy = false
            kiosk.delegate.selectionChanged = { field in
                guard !isBusy else { return }
                isBusy = true
                defer { isBusy = false }
                switch kind {
                case 0: field.text = "x"
                case 1: field.text = ""
                case 2: field.removeFromSuperview()
                default: field.resignFirstResponder()
                }
            }
            let end = kiosk.knob(isStart: false)
            kiosk.drag(from: end, to: CGPoint(x: 475, y: end.y), steps: 20)
            kiosk.simulator.advance(1)
            #expect(kiosk.loupe == nil)
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
            #expect(kiosk.application.touches.liveCount == 0)
        }

        @Test("A field that goes for good while it is dragged leaves nothing behind")
        func released() {
            let simulator = Simulator(size: CGSize(width: 480, height: 800))
            weak var gone: UITextField?
            var place = CGPoint.zero
            do {
                let field = UITextField(frame: CGRect(x: 20, y: 200, width: 440, height: 44))
                field.text = "hello wonderful world"
                simulator.window.addSubview(field)
                field.becomeFirstResponder()
                simulator.advance(0.5)
                field.selectAll(nil)
                simulator.tap(CGPoint(x: 60, y: 222))
                simulator.tap(CGPoint(x: 60, y: 222))
                simulator.advance(0.5)
                gone = field
            }
            if let handle = UIApplication.shared.selection.window.subviews.compactMap({ $0 as? SelectionHandle }).last {
                place = CGPoint(x: handle.frame.midX, y: handle.frame.maxY - 4)
            }
            simulator.touchDown(0, at: place)
            simulator.touchMove(0, to: CGPoint(x: 479, y: place.y))
            simulator.frame()
            gone?.removeFromSuperview()
            simulator.advance(0.5)
            simulator.touchMove(0, to: CGPoint(x: 300, y: place.y))
            simulator.frame()
            simulator.touchUp(0)
            simulator.advance(1)
            #expect(gone == nil)
        }

        @Test("Points that are no numbers")
        func numbers() {
            let kiosk = SelectionKiosk()
            let bad = CGPoint(x: CGFloat.nan, y: .infinity)
            kiosk.field.pointing.menuButtonPressed(at: bad)
            kiosk.field.pointing.autoscroll.moved(to: bad)
            kiosk.application.selection.magnify(kiosk.field, finger: bad)
            #expect(kiosk.loupe == nil)
            let interaction = UIEditMenuInteraction(delegate: nil)
            kiosk.field.addInteraction(interaction)
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: bad))
            #expect(kiosk.menu == nil)
            #expect(kiosk.marked == "hello wonderful world|")
        }

        @Test("Fingers that do anything leave no touch, no loupe and no missing pixel behind")
        func fingers() {
            var random = SeededGenerator(91)
            let kiosk = SelectionKiosk(CGSize(width: 320, height: 480))
            for round in 0..<48 {
                let y = kiosk.field.frame.midY + .random(in: -30...30, using: &random)
                kiosk.simulator.touchDown(0, at: CGPoint(x: .random(in: 0...320, using: &random), y: y))
                if Bool.random(using: &random) { kiosk.simulator.advance(.random(in: 0.4...0.6, using: &random)) }
                for _ in 0..<Int.random(in: 0...5, using: &random) {
                    kiosk.simulator.touchMove(
                        0,
                        to: CGPoint(
                            x: .random(in: -20...340, using: &random), y: y + .random(in: -20...20, using: &random)))
                    kiosk.simulator.advance(1 / 60)
                }
                kiosk.simulator.touchUp(0)
                kiosk.simulator.advance(.random(in: 0...0.3, using: &random))
                if kiosk.field.text?.isEmpty != false { kiosk.field.text = SelectionKiosk.text }
                if !kiosk.field.isEditing { kiosk.field.becomeFirstResponder() }
                // Painting everything takes long.
                guard round % 12 == 11 else { continue }
                #expect(
                    kiosk.simulator.areaMissedByDamage() == nil, "seed \(SeededGenerator.seed), round \(round)")
            }
            kiosk.settle()
            #expect(kiosk.loupe == nil)
            #expect(kiosk.application.touches.liveCount == 0)
        }
    }
}
