import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// A keyboard that stands anywhere on the screen, and covers nothing for those who make room for one.
@MainActor @Suite struct FloatingKeyboardTests {
    @MainActor private final class Stage {
        let simulator: Simulator
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        /// What was announced: the name, and how much of the screen the frame that it ends with covers.
        private(set) var announced: [(name: Notification.Name, overlap: CGFloat)] = []
        private var observers: [any NSObjectProtocol] = []

        init(_ size: CGSize = CGSize(width: 1024, height: 600), offered: Set<UIApplication.KeyboardPlacement> = []) {
            simulator = Simulator(size: size)
            simulator.application.offeredKeyboardPlacements = offered
            field.autocapitalizationType = .none
            simulator.window.addSubview(field)
            field.becomeFirstResponder()
            simulator.advance(0.5)
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
            ]
            observers = names.map { name in
                NotificationCenter.default.addObserver(
                    forName: name, object: simulator.application.screen, queue: nil
                ) { [weak self] note in
                    nonisolated(unsafe) let note = note
                    MainActor.assumeIsolated { self?.hear(note) }
                }
            }
        }

        private func hear(_ note: Notification) {
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
            announced.append((note.name, frame.intersection(simulator.application.screen.bounds).height))
        }

        func end() {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }

        func forget() { announced = [] }

        /// Drags by the lower edge.
        func drag(by way: CGPoint) {
            let frame = simulator.keyboardFrame
            let start = CGPoint(x: frame.midX, y: frame.maxY - 14)
            simulator.touchDown(1, at: start)
            for step in 1...10 {
                let part = CGFloat(step) / 10
                simulator.touchMove(1, to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
                simulator.advance(0.02)
            }
            simulator.touchUp(1)
            simulator.advance(0.5)
        }

        /// Two fingers in a row of the keys.
        func pinch(from distance: CGFloat, to other: CGFloat) {
            let frame = simulator.keyboardFrame
            let middle = CGPoint(x: frame.midX, y: frame.minY + frame.height * 0.4)
            func point(_ side: CGFloat, _ distance: CGFloat) -> CGPoint {
                CGPoint(x: middle.x + side * distance / 2, y: middle.y)
            }
            simulator.touchDown(1, at: point(-1, distance))
            simulator.touchDown(2, at: point(1, distance))
            for step in 1...10 {
                let now = distance + (other - distance) * CGFloat(step) / 10
                simulator.touchMove(1, to: point(-1, now))
                simulator.touchMove(2, to: point(1, now))
                simulator.advance(0.02)
            }
            simulator.touchUp(1)
            simulator.touchUp(2)
            simulator.advance(0.5)
        }
    }

    @Test("It announces that it goes, covers nothing, types where it stands, and announces that it comes back")
    func floating() {
        let stage = Stage()
        defer { stage.end() }
        let docked = stage.simulator.keyboardFrame
        stage.simulator.application.keyboardPlacement = .floating
        stage.simulator.advance(0.5)
        #expect(
            stage.announced.map(\.name) == [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
            ])
        #expect(stage.announced.allSatisfy { $0.overlap == 0 })
        let frame = stage.simulator.keyboardFrame
        #expect(frame.width == 360 && stage.simulator.application.screen.bounds.contains(frame))
        for letter in ["q", "p", "m"] { stage.simulator.tapKey(letter) }
        #expect(stage.field.text == "qpm")
        #expect(stage.simulator.areaMissedByDamage() == nil)

        stage.forget()
        stage.simulator.application.keyboardPlacement = .full
        stage.simulator.advance(0.5)
        #expect(
            stage.announced.map(\.name) == [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
            ])
        #expect(stage.announced.allSatisfy { $0.overlap == docked.height })
        #expect(stage.simulator.keyboardFrame == docked)
    }

    @Test("It comes and goes with the focus without a word, and stays where it was put")
    func focus() {
        let stage = Stage()
        defer { stage.end() }
        stage.simulator.application.keyboardPlacement = .floating
        stage.simulator.advance(0.5)
        stage.drag(by: CGPoint(x: -200, y: -120))
        let place = stage.simulator.keyboardFrame
        stage.forget()
        stage.field.resignFirstResponder()
        stage.simulator.advance(0.5)
        #expect(stage.simulator.keyboardFrame.isNull)
        stage.field.becomeFirstResponder()
        stage.simulator.advance(0.5)
        #expect(stage.simulator.keyboardFrame == place && stage.announced.isEmpty)
        stage.simulator.tapKey("a")
        #expect(stage.field.text == "a")
    }

    @Test("Its lower edge drags it, not beyond the screen")
    func drag() {
        let stage = Stage()
        defer { stage.end() }
        stage.simulator.application.keyboardPlacement = .floating
        stage.simulator.advance(0.5)
        let before = stage.simulator.keyboardFrame
        stage.drag(by: CGPoint(x: 100, y: -60))
        #expect(stage.simulator.keyboardFrame == before.offsetBy(dx: 100, dy: -60))
        for way in [CGPoint(x: 3000, y: 0), CGPoint(x: -3000, y: 0), CGPoint(x: 0, y: -3000), CGPoint(x: 0, y: 3000)] {
            stage.drag(by: way)
            #expect(stage.simulator.application.screen.bounds.contains(stage.simulator.keyboardFrame))
            #expect(stage.simulator.application.keyboardPlacement == .floating, "Nobody has offered another place.")
        }
        #expect(stage.field.text == "" && stage.simulator.areaMissedByDamage() == nil)
    }

    @Test("Dragged to the bottom it stands there again, where people may choose that")
    func docking() {
        let stage = Stage(offered: [.full, .floating])
        defer { stage.end() }
        let docked = stage.simulator.keyboardFrame
        stage.simulator.application.keyboardPlacement = .floating
        stage.simulator.advance(0.5)
        stage.drag(by: CGPoint(x: 0, y: 200))
        #expect(stage.simulator.keyboardFrame == docked)
        #expect(stage.simulator.application.keyboardPlacement == .full)
    }

    @Test("Two fingers that close let it float and opening they put it back, and neither types")
    func pinching() {
        let stage = Stage(offered: [.full, .floating])
        defer { stage.end() }
        stage.field.text = "x"
        stage.pinch(from: 500, to: 120)
        #expect(stage.simulator.application.keyboardPlacement == .floating && stage.field.text == "x")
        stage.pinch(from: 60, to: 300)
        #expect(stage.simulator.application.keyboardPlacement == .full && stage.field.text == "x")

        let closed = Stage()
        defer { closed.end() }
        closed.pinch(from: 500, to: 120)
        #expect(closed.simulator.application.keyboardPlacement == .full, "Nobody has offered another place.")
    }

    @Test("What was selected, composed or entered as a secret is what it was before two fingers closed and opened")
    func pinchingTakesBack() {
        let stage = Stage(offered: [.full, .floating])
        defer { stage.end() }
        let field = stage.field
        func state() -> String {
            "\(field.text ?? "") \(field.session.selectedRange) \(field.session.markedRange as Any)"
        }
        func pinchTwice(_ what: String) {
            let before = state()
            stage.pinch(from: 500, to: 120)
            #expect(state() == before && stage.simulator.application.keyboardPlacement == .floating, "\(what)")
            stage.pinch(from: 60, to: 300)
            #expect(state() == before && stage.simulator.application.keyboardPlacement == .full, "\(what)")
        }
        field.text = "one two"
        field.selectAll(nil)
        pinchTwice("selected")
        // The text can be undone as before, and no letter was ever there.
        #expect(field.undoManager?.canUndo == false)
        field.text = "1"
        field.isSecureTextEntry = true
        field.resignFirstResponder()
        field.becomeFirstResponder()
        stage.simulator.advance(0.5)
        pinchTwice("secret")
        stage.simulator.tapKey("x")
        #expect(field.text == "x", "A secret is entered anew.")
        field.isSecureTextEntry = false
        field.text = ""
        stage.simulator.application.keyboardLanguages = ["ko"]
        stage.simulator.advance(0.5)
        for key in ["ㅎ", "ㅏ"] { stage.simulator.tapKey(key) }
        pinchTwice("composed")
        stage.simulator.tapKey("ㄴ")
        #expect(field.text == "한")
    }

    @Test("A text that a program sets while two fingers are down stays when they close")
    func pinchingOverAnotherText() {
        let stage = Stage(offered: [.full, .floating])
        defer { stage.end() }
        stage.field.text = "of the last visitor"
        let frame = stage.simulator.keyboardFrame
        let y = frame.minY + frame.height * 0.4
        stage.simulator.touchDown(1, at: CGPoint(x: 200, y: y))
        stage.simulator.touchDown(2, at: CGPoint(x: 700, y: y))
        stage.field.text = "new"
        for step in 1...10 {
            stage.simulator.touchMove(1, to: CGPoint(x: 200 + 20 * step, y: Int(y)))
            stage.simulator.touchMove(2, to: CGPoint(x: 700 - 20 * step, y: Int(y)))
        }
        #expect(stage.simulator.application.keyboardPlacement == .floating && stage.field.text == "new")
    }

    @Test("It steps aside for what is typed")
    func steppingAside() throws {
        let stage = Stage()
        defer { stage.end() }
        stage.simulator.application.keyboardPlacement = .floating
        stage.simulator.advance(0.5)
        for y in stride(from: 20.0, through: 540, by: 40) {
            let field = UITextField(frame: CGRect(x: 400, y: y, width: 300, height: 44))
            stage.simulator.window.addSubview(field)
            field.becomeFirstResponder()
            stage.simulator.advance(0.5)
            let caret = try #require(field.typingTarget?.caretOnScreen)
            #expect(!stage.simulator.keyboardFrame.intersects(caret), "\(stage.simulator.keyboardFrame) \(caret)")
        }
    }

    @Test("A guide follows it only where that is asked for")
    func guide() {
        let stage = Stage()
        defer { stage.end() }
        let root = stage.simulator.window
        stage.simulator.application.keyboardPlacement = .floating
        stage.simulator.advance(0.5)
        #expect(root.keyboardLayoutGuide.layoutFrame.height == 0)
        root.keyboardLayoutGuide.followsUndockedKeyboard = true
        #expect(root.keyboardLayoutGuide.layoutFrame == stage.simulator.keyboardFrame)
        stage.drag(by: CGPoint(x: -100, y: -40))
        #expect(root.keyboardLayoutGuide.layoutFrame == stage.simulator.keyboardFrame)
        stage.field.resignFirstResponder()
        stage.simulator.advance(0.5)
        #expect(root.keyboardLayoutGuide.layoutFrame.height == 0)
    }

    @Test("Constraints of a guide are active by the edges that it is near")
    func trackedEdges() {
        let stage = Stage()
        defer { stage.end() }
        let root = stage.simulator.window
        let (guide, view) = (root.keyboardLayoutGuide, UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let below = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let above = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
        let middle = view.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
        guide.setConstraints([below], activeWhenAwayFrom: .top)
        guide.setConstraints([above], activeWhenNearEdge: .top)
        guide.setConstraints([middle], activeWhenAwayFrom: [.leading, .trailing])
        #expect(below.isActive && !above.isActive && middle.isActive)
        #expect(guide.constraintsActive(whenNearEdge: .top) == [above])
        guide.followsUndockedKeyboard = true
        // Where the keyboard has not to step aside for it.
        stage.field.frame = CGRect(x: 700, y: 280, width: 80, height: 40)
        stage.simulator.application.keyboardPlacement = .floating
        stage.simulator.advance(0.5)
        stage.drag(by: CGPoint(x: 0, y: -1000))
        #expect(!below.isActive && above.isActive, "\(guide.layoutFrame)")
        stage.drag(by: CGPoint(x: -1000, y: 1000))
        #expect(below.isActive && !above.isActive && !middle.isActive, "\(guide.layoutFrame)")
        stage.field.resignFirstResponder()
        stage.simulator.advance(0.5)
        #expect(below.isActive && middle.isActive)
        guide.setConstraints([above], activeWhenAwayFrom: .top)
        #expect(!below.isActive && above.isActive)
        guide.removeAllTrackedConstraints()
        #expect(!above.isActive && !middle.isActive && guide.constraintsActive(whenAwayFrom: .top).isEmpty)
    }

    @Test("Constraints of a view that has gone are left alone, and so is what the program does with others")
    func trackedAndGone() {
        let stage = Stage()
        defer { stage.end() }
        stage.field.resignFirstResponder()
        stage.simulator.advance(0.5)
        let root = stage.simulator.window
        let (guide, view, other) = (root.keyboardLayoutGuide, UIView(), UIView())
        for view in [view, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let gone = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let off = other.bottomAnchor.constraint(equalTo: guide.topAnchor)
        guide.setConstraints([gone, off], activeWhenNearEdge: .bottom)
        view.removeFromSuperview()
        off.isActive = false
        stage.field.becomeFirstResponder()
        stage.simulator.advance(0.5)
        #expect(!gone.isActive && !off.isActive)
    }

    @Test("A narrow window has none, and turning the screen brings it back")
    func narrow() {
        let stage = Stage()
        defer { stage.end() }
        stage.simulator.application.keyboardPlacement = .floating
        stage.simulator.advance(0.5)
        stage.simulator.resize(to: CGSize(width: 480, height: 800))
        stage.simulator.advance(0.5)
        #expect(stage.simulator.keyboardFrame.width == 480 && stage.simulator.keyboardFrame.maxY == 800)
        stage.simulator.resize(to: CGSize(width: 800, height: 480))
        stage.simulator.advance(0.5)
        #expect(stage.simulator.keyboardFrame.width == 360)
    }

    @Test("The list of the globe key ends with the places that are offered, also in one language")
    func list() throws {
        let stage = Stage(offered: [.full, .left, .floating])
        defer { stage.end() }
        stage.simulator.tapKey("globe")
        stage.simulator.advance(0.1)
        let menu = try #require(stage.simulator.application.inputContext.keyboard?.menu)
        #expect(menu.items.map(\.text).dropFirst() == ["full", "left", "floating"])
        let top = stage.simulator.keyboardFrame.minY
        let frame = menu.items[2].frame.offsetBy(dx: 0, dy: top)
        stage.simulator.tap(CGPoint(x: frame.midX, y: frame.midY))
        stage.simulator.advance(0.5)
        #expect(stage.simulator.application.keyboardPlacement == .left)
    }

    @Test("Random deeds: it is on the screen, announcements are pairs, and what is announced is what is covered")
    func deeds() {
        var generator = SeededGenerator(11)
        let stage = Stage(offered: [.full, .floating, .left])
        defer { stage.end() }
        var docked = stage.simulator.keyboardFrame.height
        for _ in 0..<150 {
            stage.forget()
            switch Int.random(in: 0..<7, using: &generator) {
            case 0: stage.simulator.application.keyboardPlacement = .floating
            case 1:
                stage.simulator.application.keyboardPlacement = [.full, .left, .split].randomElement(using: &generator)!
            case 2 where stage.field.isFirstResponder: stage.field.resignFirstResponder()
            case 2: stage.field.becomeFirstResponder()
            case 3:
                stage.simulator.resize(
                    to: [CGSize(width: 1024, height: 600), CGSize(width: 800, height: 480)]
                        .randomElement(using: &generator)!)
            case 4 where !stage.simulator.keyboardFrame.isNull:
                stage.drag(
                    by: CGPoint(
                        x: .random(in: -300...300, using: &generator), y: .random(in: -300...300, using: &generator)))
            case 5: stage.simulator.hasHardwareKeyboard.toggle()
            default:
                stage.field.keyboardType = [.default, .numberPad, .emailAddress].randomElement(using: &generator)!
                stage.field.reloadInputViews()
            }
            if Bool.random(using: &generator) { stage.simulator.advance(0.1) } else { stage.simulator.advance(0.6) }
            stage.simulator.advance(0.6)
            let wills = stage.announced.filter { $0.name.rawValue.contains("Will") }
            let dids = stage.announced.filter { $0.name.rawValue.contains("Did") }
            let seed: Comment = "seed \(SeededGenerator.seed)"
            #expect(
                wills.map { $0.name.rawValue.replacing("Will", with: "Did") }.sorted()
                    == dids.map(\.name.rawValue).sorted(), seed)
            if let last = stage.announced.last { docked = last.overlap }
            let frame = stage.simulator.keyboardFrame
            let covered = frame.isNull || stage.simulator.application.keyboard.isFloating ? 0 : frame.height
            #expect(stage.announced.isEmpty || docked == covered, seed)
            #expect(frame.isNull || stage.simulator.application.screen.bounds.contains(frame), seed)
            #expect(stage.simulator.window.keyboardLayoutGuide.layoutFrame.height == covered, seed)
        }
    }
}
