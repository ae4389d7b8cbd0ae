import HostInterface
import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

@Suite("Recorded sessions: selecting by finger and mouse")
@MainActor
struct SelectionSessions {
    /// A text, and the places of its letters on the screen.
    private struct Scene {
        let session: RecordedSession
        let text: any EitherText

        @MainActor
        func point(_ offset: Int) -> CGPoint {
            let caret = text.caretRect(at: TextSelection(caret: offset))
            return text.convert(CGPoint(x: caret.midX + 1, y: caret.midY), to: nil)
        }

        @MainActor
        func tap(_ offset: Int, _ count: Int) {
            let point = point(offset)
            for _ in 0..<count { session.simulator.tap(point) }
            session.simulator.advance(0.5)
        }

        @MainActor
        func knob(_ isStart: Bool) -> CGPoint {
            let handle = session.application.selection.window.subviews.compactMap { $0 as? SelectionHandle }
                .first { $0.isStart == isStart && !$0.isHidden }
            guard let handle else { return .zero }
            return CGPoint(x: handle.frame.midX, y: isStart ? handle.frame.minY + 6 : handle.frame.maxY - 6)
        }

        @MainActor
        func choose(_ title: String) {
            session.simulator.frame()
            let items = session.application.editMenus.visibleMenu?.items ?? []
            let word = Words.Word.allCases.first { Words.english[$0] == title }
            let shown = word.map { Words(language: session.application.locale.identifier)[$0] } ?? title
            guard let item = items.first(where: { $0.accessibilityLabel == shown }) else {
                return session.log.say("the menu has no \(title)")
            }
            session.simulator.tap(item)
            session.simulator.advance(0.4)
        }
    }

    private func scene(_ name: String, _ kind: TextKind, _ content: String, locale: String = "en_US") -> Scene {
        let session = RecordedSession(
            name, size: CGSize(width: 300, height: 260), scale: kind == .view ? 2 : 1, locale: locale)
        session.simulator.hasHardwareKeyboard = true
        if !name.hasSuffix("menus") { session.opaque = ["edit menu"] }
        let text: any EitherText = kind == .field ? UITextField() : UITextView()
        text.frame = CGRect(x: 20, y: 100, width: 250, height: kind == .field ? 40 : 110)
        text.accessibilityIdentifier = "text"
        text.plainText = content
        if let field = text as? UITextField { session.log.attach(to: field) }
        if let view = text as? UITextView { session.log.attach(to: view) }
        session.window.addSubview(text)
        UIPasteboard.general.string = "pasted"
        return Scene(session: session, text: text)
    }

    @Test(
        "Taps, handles, loupe and menu",
        arguments: [(TextKind.field, "en_US"), (TextKind.view, "en_US"), (TextKind.view, "he")])
    func touch(kind: TextKind, locale: String) {
        let content =
            locale == "he"
            ? "\u{5e9}\u{5dc}\u{5d5}\u{5dd} hello \u{5e2}\u{5d5}\u{5dc}\u{5dd} 12 abc"
            : kind == .field ? "hello brave, it's 5 o'clock" : "hello brave world.\n\nIt's late now: five\no'clock"
        let scene = scene("selection-\(kind)-\(locale)", kind, content, locale: locale)
        let (session, simulator) = (scene.session, scene.session.simulator)
        session.deed("tap") { scene.tap(7, 1) }
        session.deed("tap at the caret", pixels: true) { scene.tap(7, 1) }
        session.deed("select by menu") { scene.choose("Select") }
        session.deed("double tap", pixels: true) { scene.tap(8, 2) }
        session.deed("three taps") {
            simulator.advance(1)
            scene.tap(8, 3)
        }
        session.deed("double tap again") {
            simulator.advance(1)
            scene.tap(3, 1)
            simulator.advance(1)
            scene.tap(8, 2)
        }
        session.deed("drag the end handle") {
            session.drag(from: scene.knob(false), to: CGPoint(x: 200, y: scene.knob(false).y), steps: 6, lifts: false)
        }
        session.sketch(columns: 60, rows: 20)
        session.deed("and let go") {
            simulator.touchUp(0)
            simulator.advance(0.5)
        }
        session.deed("drag the start handle beyond the end") {
            session.drag(from: scene.knob(true), to: CGPoint(x: 240, y: scene.knob(true).y + 4), steps: 6)
            simulator.advance(0.5)
        }
        for title in ["Copy", "Cut", "Paste", "Delete", "Select All"] {
            session.deed("menu: \(title)") {
                if session.application.editMenus.visibleMenu == nil { scene.tap(4, 2) }
                scene.choose(title)
            }
        }
        session.deed("a long press with the loupe", pixels: true) {
            scene.text.selectedTextRange = TextOffsetRange(0..<0)
            simulator.advance(1)
            simulator.touchDown(0, at: scene.point(3))
            simulator.advance(0.6)
        }
        session.deed("moved") {
            simulator.touchMove(0, to: scene.point(9))
            simulator.advance(0.2)
        }
        session.deed("lifted") {
            simulator.touchUp(0)
            simulator.advance(0.5)
        }
        session.deed("a double tap that is dragged") {
            scene.text.selectedTextRange = TextOffsetRange(0..<0)
            simulator.advance(1)
            simulator.tap(scene.point(2))
            session.drag(from: scene.point(2), to: scene.point(10), steps: 6)
            simulator.advance(0.5)
        }
        session.deed("elsewhere") {
            simulator.tap(CGPoint(x: 150, y: 20))
            simulator.advance(0.5)
        }
        session.finish()
    }

    @Test("The mouse", arguments: TextKind.allCases)
    func mouse(kind: TextKind) {
        let scene = scene(
            "selection-mouse-\(kind)", kind,
            kind == .field ? "one two three four five six" : "one two three four five six seven eight nine ten eleven")
        let (session, simulator) = (scene.session, scene.session.simulator)
        func send(_ button: Int, _ phase: PointerEvent.Phase, _ point: CGPoint) {
            simulator.inject(
                .pointer(
                    PointerEvent(
                        id: .mouse(button: button), phase: phase, point: InputPoint(x: point.x, y: point.y),
                        time: simulator.host.clock.now)))
            simulator.advance(1 / 60)
        }
        func click(_ offset: Int, _ count: Int = 1, button: Int = 1) {
            for _ in 0..<count {
                send(button, .began, scene.point(offset))
                send(button, .ended, scene.point(offset))
            }
        }
        session.deed("click") { click(5) }
        session.note("cursor \(simulator.host.cursor)")
        for count in 2...4 {
            session.deed("\(count) clicks") {
                simulator.advance(1)
                click(10, count)
            }
        }
        session.deed("drag") {
            simulator.advance(1)
            // What is selected would be dragged itself.
            click(20)
            simulator.advance(1)
            send(1, .began, scene.point(2))
            for offset in 3...9 { send(1, .moved, scene.point(offset)) }
            send(1, .ended, scene.point(9))
        }
        session.deed("double click drag by words") {
            simulator.advance(1)
            click(5)
            send(1, .began, scene.point(5))
            for offset in stride(from: 6, to: 20, by: 3) { send(1, .moved, scene.point(offset)) }
            send(1, .ended, scene.point(19))
        }
        session.deed("drag beyond the edge, which scrolls") {
            simulator.advance(1)
            click(22)
            simulator.advance(1)
            send(1, .began, scene.point(12))
            send(1, .moved, CGPoint(x: 295, y: 250))
            simulator.advance(0.8)
        }
        session.deed("released") { send(1, .ended, CGPoint(x: 295, y: 250)) }
        session.deed("the right button", pixels: true) {
            click(14, 1, button: 3)
            simulator.advance(0.4)
        }
        session.deed("escape") {
            simulator.press(.keyboardEscape)
            simulator.advance(0.4)
        }
        session.deed("the middle button") { click(3, 1, button: 2) }
        session.deed("hover") { simulator.inject(.hover(InputPoint(x: 60, y: 120))) }
        session.note("cursor \(simulator.host.cursor)")
        session.finish()
    }

    @Test("Menus of a program's own")
    func menus() {
        let scene = scene("selection-menus", .field, "some words in a field")
        let (session, simulator) = (scene.session, scene.session.simulator)
        var heard: [String] = []
        session.log.menu = { suggested in
            UIMenu(
                children: [
                    UIAction(title: "First") { heard.append($0.title) },
                    UIMenu(
                        title: "More",
                        children: [
                            UIAction(title: "Inner", state: .on) { heard.append($0.title) },
                            UIAction(title: "Off", attributes: .disabled) { heard.append($0.title) },
                            UIAction(title: "Gone", attributes: .destructive) { heard.append($0.title) },
                        ]),
                    UIMenu(
                        title: "", options: .displayInline,
                        children: [UIAction(title: "Inline") { heard.append($0.title) }]),
                ] + suggested)
        }
        session.deed("double tap", pixels: true) { scene.tap(6, 2) }
        for title in ["More", "Off", "Inner"] { session.deed(title) { scene.choose(title) } }
        session.deed("again, next page", pixels: true) {
            scene.tap(6, 2)
            scene.choose("More items")
        }
        session.deed("first") { scene.choose("First") }
        session.note("heard \(heard)")
        let area = UIView(frame: CGRect(x: 20, y: 160, width: 80, height: 60))
        area.backgroundColor = .systemTeal
        session.window.addSubview(area)
        let interaction = UIEditMenuInteraction(delegate: session.log)
        area.addInteraction(interaction)
        for direction in [UIEditMenuArrowDirection.automatic, .up, .down, .left, .right] {
            session.deed("an interaction, \(direction)") {
                let configuration = UIEditMenuConfiguration(
                    identifier: "own", sourcePoint: CGPoint(x: 10, y: 10 + 8 * direction.rawValue))
                configuration.preferredArrowDirection = direction
                interaction.presentEditMenu(with: configuration)
                simulator.advance(0.4)
            }
        }
        session.deed("it moves") {
            area.center = CGPoint(x: 250, y: 60)
            interaction.updateVisibleMenuPosition(animated: true)
            simulator.advance(0.4)
        }
        session.deed("reloaded and dismissed", pixels: true) {
            interaction.reloadVisibleMenu()
            session.log.say("at \(Told.point(interaction.location(in: nil)))")
            interaction.dismissMenu()
            simulator.advance(0.4)
        }
        session.finish()
    }
}
