import Foundation
import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// Views that are dragged, and that things are dropped on.
@MainActor @Suite("Drag and drop interactions")
final class DragInteractionTests {
    private let sim = Simulator(size: CGSize(width: 400, height: 300))
    private let root = UIViewController()
    private let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
    private let target = UIView(frame: CGRect(x: 200, y: 20, width: 150, height: 200))
    private let inner = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    private let dragger = Dragger()
    private let dropper = Dropper("outer")
    private let innerDropper = Dropper("inner")

    init() {
        sim.window.rootViewController = root
        source.backgroundColor = .red
        target.backgroundColor = .blue
        target.addSubview(inner)
        root.view.addSubview(source)
        root.view.addSubview(target)
        source.addInteraction(UIDragInteraction(delegate: dragger))
        target.addInteraction(UIDropInteraction(delegate: dropper))
        inner.addInteraction(UIDropInteraction(delegate: innerDropper))
        sim.frame()
    }

    private func go(to point: CGPoint) {
        sim.touchMove(0, to: point)
        sim.advance(1 / 60)
    }

    private func lift() {
        sim.touchDown(0, at: CGPoint(x: 40, y: 40))
        sim.advance(0.6)
    }

    @Test("All are told in UIKit's order")
    func order() {
        lift()
        #expect(dragger.lines == ["items", "lifting", "will lift"])
        go(to: CGPoint(x: 80, y: 40))
        #expect(Array(dragger.lines.dropFirst(3)) == ["allows move", "restricted", "begin", "move"])
        go(to: CGPoint(x: 210, y: 30))
        #expect(dropper.lines == ["can", "enter", "update"])
        go(to: CGPoint(x: 212, y: 30))
        #expect(dropper.lines.last == "update" && dropper.lines.count == 4)
        dragger.lines = []
        dropper.lines = []
        sim.touchUp(0)
        #expect(dragger.lines == ["will end copy"] && dropper.lines == ["perform a", "place", "will drop"])
        sim.advance(0.5)
        #expect(dropper.lines == ["perform a", "place", "will drop", "conclude", "end"])
        #expect(dragger.lines == ["will end copy", "did end copy", "transferred"])
        #expect(sim.application.drags.isIdle)
    }

    @Test("Let go over nothing, things go back")
    func cancelled() {
        lift()
        go(to: CGPoint(x: 80, y: 200))
        dragger.lines = []
        sim.touchUp(0)
        #expect(dragger.lines == ["will end cancel", "cancelling", "will cancel"])
        sim.advance(0.5)
        #expect(dragger.lines.last == "did end cancel" && dropper.lines.isEmpty)
    }

    @Test("The innermost view that takes them has them, and the outer one when it does not")
    func nesting() {
        lift()
        go(to: CGPoint(x: 210, y: 30))
        go(to: CGPoint(x: 260, y: 80))
        #expect(innerDropper.lines == ["can", "enter", "update"] && dropper.lines.last == "exit")
        go(to: CGPoint(x: 210, y: 30))
        #expect(innerDropper.lines.last == "exit" && dropper.lines.suffix(2) == ["enter", "update"])
        #expect(dropper.lines.filter { $0 == "can" }.count == 1, "It is asked once.")
        sim.touchUp(0)
        sim.advance(0.5)
        #expect(innerDropper.lines.last == "end", "All that things were over hear of the end.")
        innerDropper.accepts = false
        sim.advance(1)
        innerDropper.lines = []
        lift()
        go(to: CGPoint(x: 260, y: 80))
        #expect(innerDropper.lines == ["can"] && dropper.lines.suffix(2) == ["enter", "update"])
        sim.touchUp(0)
        sim.advance(0.5)
        #expect(innerDropper.lines == ["can"])
    }

    @Test(
        "Only a copy, and a move where it is allowed, are dropped",
        arguments: [
            (UIDropOperation.copy, true, "copy"), (.move, true, "move"), (.move, false, "cancel"),
            (.cancel, true, "cancel"),
            (.forbidden, true, "cancel"),
        ])
    func operations(_ operation: UIDropOperation, _ allowsMove: Bool, _ end: String) {
        dropper.operation = operation
        dragger.allowsMove = allowsMove
        lift()
        go(to: CGPoint(x: 210, y: 30))
        #expect(dropper.allowsMove == allowsMove)
        sim.touchUp(0)
        sim.advance(0.5)
        #expect(dragger.lines.contains("did end \(end)"))
        #expect(dropper.lines.contains("perform a") == (end != "cancel"))
    }

    @Test("Nothing to drag leaves the touch to others, as does a finger that moves at once")
    func refused() {
        dragger.texts = []
        let taps = UITapGestureRecognizer()
        var tapped = 0
        taps.addAction { _ in tapped += 1 }
        source.addGestureRecognizer(taps)
        lift()
        sim.touchUp(0)
        #expect(tapped == 1 && dragger.lines == ["items"] && sim.application.drags.isIdle)
        dragger.texts = ["a"]
        dragger.lines = []
        sim.advance(1)
        sim.touchDown(0, at: CGPoint(x: 40, y: 40))
        go(to: CGPoint(x: 80, y: 40))
        sim.advance(1)
        sim.touchUp(0)
        #expect(dragger.lines.isEmpty)
    }

    @Test("What is lifted is shown under the finger, several things together, and is gone at the end")
    func shown() {
        dragger.texts = ["a", "b"]
        lift()
        sim.advance(0.3)
        let place = CGPoint(x: 60, y: 150)
        let ground = sim.color(at: place)
        go(to: CGPoint(x: 40, y: 150))
        sim.frame()
        #expect(sim.color(at: place) != ground)
        go(to: CGPoint(x: 210, y: 30))
        sim.touchUp(0)
        sim.advance(0.5)
        sim.frame()
        #expect(sim.color(at: place) == ground)
        #expect(dropper.lines.contains("perform a b"))
        let overlays = sim.application.windows.filter { $0.isOverlay && !$0.isHidden && $0.windowLevel > .keyboard }
        #expect(overlays.isEmpty)
    }

    @Test("A preview of the thing's own is shown while it is dragged")
    func ownPreview() {
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        own.backgroundColor = .green
        dragger.preview = { UIDragPreview(view: own) }
        lift()
        go(to: CGPoint(x: 60, y: 150))
        sim.frame()
        var (red, green): (CGFloat, CGFloat) = (0, 0)
        sim.color(at: CGPoint(x: 60, y: 150)).getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(green > 0.9 && red < 0.5)
        sim.touchUp(0)
        sim.advance(0.5)
    }

    @Test("Objects are read from the things, in their order")
    func objects() {
        dragger.texts = ["a", "b"]
        lift()
        go(to: CGPoint(x: 210, y: 30))
        #expect(dropper.canLoadText == true && dropper.canLoadImage == false)
        sim.touchUp(0)
        #expect(dropper.texts == ["a", "b"] && dropper.context as? String == "from here")
        sim.advance(0.5)
    }

    @Test("What another program drops is taken by texts and by interactions")
    func fromOutside() {
        sim.inject(.drop(DropEvent(text: "out", point: InputPoint(x: 210, y: 30))))
        sim.advance(0.5)
        #expect(dropper.lines == ["can", "enter", "update", "perform out", "will drop", "conclude", "end"])
        #expect(dropper.context == nil)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 150, height: 40))
        field.text = "in"
        root.view.addSubview(field)
        sim.frame()
        sim.inject(.drop(DropEvent(text: "out", point: InputPoint(x: 160, y: 120))))
        sim.advance(0.5)
        #expect(field.text == "inout")
        sim.inject(.drop(DropEvent(text: "out", point: InputPoint(x: .nan, y: 120))))
        sim.inject(.drop(DropEvent(text: "out", point: InputPoint(x: 10, y: 280))))
        sim.advance(0.5)
        #expect(field.text == "inout" && sim.application.drags.isIdle)
    }

    @Test("Two drops of another program follow each other")
    func twoFromOutside() {
        sim.inject(.drop(DropEvent(text: "out", point: InputPoint(x: 210, y: 30))))
        lift()
        sim.inject(.drop(DropEvent(text: "late", point: InputPoint(x: 210, y: 30))))
        sim.touchUp(0)
        sim.advance(1)
        #expect(dropper.lines.filter { $0.hasPrefix("perform") } == ["perform out", "perform late"])
        #expect(sim.application.drags.isIdle)
    }

    @Test("A second finger does nothing to what the first one drags")
    func twoFingers() {
        source.isMultipleTouchEnabled = true
        lift()
        go(to: CGPoint(x: 210, y: 30))
        sim.touchDown(1, at: CGPoint(x: 30, y: 30))
        sim.advance(0.1)
        sim.touchUp(1)
        sim.advance(0.5)
        #expect(!dropper.lines.contains("perform a") && !sim.application.drags.isIdle)
        sim.touchUp(0)
        sim.advance(0.5)
        #expect(dropper.lines.contains("perform a") && sim.application.drags.isIdle)
    }

    @Test("A drag that is cancelled where it leaves a view ends once, and a target that goes at the end gets nothing")
    func endings() throws {
        let interaction = try #require(source.interactions.first as? UIDragInteraction)
        lift()
        go(to: CGPoint(x: 210, y: 30))
        dropper.act = { if $0 == "exit" { interaction.isEnabled = false } }
        source.removeInteraction(interaction)
        sim.advance(0.5)
        sim.touchUp(0)
        #expect(dragger.lines.filter { $0.hasPrefix("did end") } == ["did end cancel"] && sim.application.drags.isIdle)
        source.addInteraction(interaction)
        interaction.isEnabled = true
        (dropper.lines, dragger.lines, dropper.act) = ([], [], nil)
        sim.advance(1)
        lift()
        go(to: CGPoint(x: 210, y: 30))
        dragger.act = { if $0 == "will end copy" { self.target.removeFromSuperview() } }
        sim.touchUp(0)
        sim.advance(0.5)
        #expect(!dropper.lines.contains("perform a") && dragger.lines.contains("did end cancel"))
    }

    /// Another one that the lift waits for.
    private final class Rival: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool { true }
    }

    @Test("A lift that had to wait for another recogniser is one, and is not when the finger has gone")
    func waiting() {
        let (long, rival) = (UILongPressGestureRecognizer(), Rival())
        long.minimumPressDuration = 3
        long.delegate = rival
        source.addGestureRecognizer(long)
        lift()
        #expect(sim.application.drags.isIdle)
        long.isEnabled = false
        #expect(!sim.application.drags.isIdle)
        go(to: CGPoint(x: 210, y: 30))
        sim.touchUp(0)
        sim.advance(0.5)
        #expect(dropper.lines.contains("perform a") && sim.application.drags.isIdle)
        long.isEnabled = true
        sim.advance(1)
        lift()
        sim.touchUp(0)
        sim.advance(1)
        #expect(sim.application.drags.isIdle)
        source.removeGestureRecognizer(long)
        lift()
        #expect(!sim.application.drags.isIdle)
        sim.touchUp(0)
        sim.advance(0.5)
    }

    /// Where a program does something bad while something is dragged.
    @Test("Whoever is told may take everything away", arguments: Dragger.steps + Dropper.steps)
    func hostile(_ step: String) {
        for deed in 0..<4 {
            let kiosk = DragInteractionTests()
            let act = { [weak kiosk] in
                guard let kiosk else { return }
                switch deed {
                case 0: kiosk.source.removeFromSuperview()
                case 1: kiosk.target.removeFromSuperview()
                case 2: kiosk.source.interactions = []
                default:
                    kiosk.target.interactions = []
                    kiosk.sim.inject(.focus(false))
                }
            }
            kiosk.dragger.act = { if $0 == step { act() } }
            kiosk.dropper.act = { if $0 == step { act() } }
            kiosk.lift()
            kiosk.go(to: CGPoint(x: 80, y: 40))
            kiosk.go(to: CGPoint(x: 210, y: 30))
            if step == "exit" { kiosk.go(to: CGPoint(x: 80, y: 200)) }
            kiosk.sim.touchUp(0)
            kiosk.sim.advance(0.5)
            #expect(kiosk.sim.application.drags.isIdle, "\(step) \(deed)")
            let begun = kiosk.dragger.lines.filter { $0 == "begin" }.count
            let ended = kiosk.dragger.lines.filter { $0.hasPrefix("did end") }.count
            #expect(begun == ended, "\(step) \(deed): \(kiosk.dragger.lines)")
            let entered = kiosk.dropper.lines.contains("enter")
            #expect(kiosk.dropper.lines.filter { $0 == "end" }.count == (entered ? 1 : 0), "\(step) \(deed)")
        }
    }
}

private final class Dragger: NSObject, UIDragInteractionDelegate {
    nonisolated static let steps = [
        "items", "lifting", "will lift", "allows move", "restricted", "begin", "move", "will end copy", "did end copy",
        "transferred",
    ]
    var lines: [String] = []
    var texts = ["a"]
    var allowsMove = true
    var preview: (() -> UIDragPreview?)?
    var act: ((String) -> Void)?

    private func note(_ line: String) {
        lines.append(line)
        act?(line)
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        note("items")
        session.localContext = "from here"
        return texts.map {
            let item = UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString))
            item.localObject = $0
            item.previewProvider = preview
            return item
        }
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        note("lifting")
        return interaction.view.map { UITargetedDragPreview(view: $0) }
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { note("will lift") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        note("begin")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    {
        note("allows move")
        return allowsMove
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        note("restricted")
        return false
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) { note("move") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { note("will end \(operation)") }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { note("did end \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        note("transferred")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("cancelling")
        return defaultPreview
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { note("will cancel") }
}

private final class Dropper: NSObject, UIDropInteractionDelegate {
    nonisolated static let steps = [
        "can", "enter", "update", "exit", "perform a", "place", "will drop", "conclude", "end",
    ]
    var lines: [String] = []
    var accepts = true
    var operation = UIDropOperation.copy
    var act: ((String) -> Void)?
    private(set) var allowsMove: Bool?
    private(set) var canLoadText: Bool?
    private(set) var canLoadImage: Bool?
    private(set) var texts: [String]?
    private(set) var context: Any?
    private let name: String

    init(_ name: String) { self.name = name }

    private func note(_ line: String) {
        lines.append(line)
        act?(line)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        note("can")
        return accepts
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { note("enter") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        note("update")
        allowsMove = session.allowsMoveOperation
        canLoadText = session.canLoadObjects(ofClass: String.self)
        canLoadImage = session.canLoadObjects(ofClass: UIImage.self)
        return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { note("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        context = session.localDragSession?.localContext
        session.loadObjects(ofClass: String.self) { self.texts = $0 }
        note("perform " + (texts ?? []).joined(separator: " "))
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { note("conclude") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { note("end") }
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("place")
        return nil
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { note("will drop") }
}
