import Foundation
import HostInterface
import TextEngine
import UIKitSimulator

@testable import UIKit

/// Two fields and a text view in a window, and a finger that drags what is selected in them.
@MainActor
class TextDragStage {
    let sim = Simulator(size: CGSize(width: 400, height: 420))
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
    let second = UITextField(frame: CGRect(x: 20, y: 70, width: 300, height: 40))
    let view = UITextView(frame: CGRect(x: 20, y: 120, width: 300, height: 80))

    init() {
        sim.hasHardwareKeyboard = true
        sim.window.rootViewController = root
        for text in [field, second, view] as [UIView] {
            text.autoresizingMask = []
            root.view.addSubview(text)
        }
        sim.frame()
    }

    func select(_ range: Range<Int>, in text: any EditableText) {
        text.becomeFirstResponder()
        text.session.select(TextSelection(range))
        sim.frame()
    }

    /// The middle of a range on the screen.
    func middle(of range: Range<Int>, in text: any EditableText & SelectableText) -> CGPoint {
        let rect = text.rects(of: range).first ?? .zero
        return text.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    /// A point before a character.
    func point(before offset: Int, in text: any EditableText & SelectableText) -> CGPoint {
        let caret = text.caretRect(at: TextSelection(caret: offset))
        return text.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    func hold(_ start: CGPoint, andMoveTo end: CGPoint) {
        sim.touchDown(0, at: start)
        sim.advance(0.6)
        for step in 1...8 {
            let part = CGFloat(step) / 8
            sim.touchMove(0, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            sim.advance(1 / 60)
        }
    }

    func drag(_ start: CGPoint, to end: CGPoint) {
        hold(start, andMoveTo: end)
        sim.touchUp(0)
        sim.advance(0.5)
    }
}

final class EditListener: NSObject, UITextFieldDelegate {
    var asked: [String] = []
    var limit = Int.max
    var allowsDeleting = false

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        asked.append("{\(range.location), \(range.length)} \(string)")
        if allowsDeleting, string.isEmpty { return true }
        return (textField.text ?? "").utf16.count - range.length + string.utf16.count <= limit
    }
}

final class DropPaste: NSObject, UITextPasteDelegate {
    var isSilent = false
    var isLate = false
    private var waiting: [any UITextPasteItem] = []

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
        if isLate { waiting.append(item) } else if isSilent { item.setNoResult() } else { set(item) }
    }
    func answer() {
        waiting.forEach(set)
        waiting = []
    }
    private func set(_ item: any UITextPasteItem) { item.setResult(string: "<\(item.localObject ?? "nil")>") }
}

final class DragProgram: NSObject, UITextDragDelegate, UITextDropDelegate {
    var lines: [String] = []
    var items: [UIDragItem]?
    var localObject: Any?
    var proposal: ((any UITextDropRequest) -> UITextDropProposal)?
    var editability = UITextDropEditability.no

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        let range = dragRequest.dragRange as? TextOffsetRange
        lines.append("items {\(range?.utf16.lowerBound ?? -1), \(range?.utf16.count ?? -1)}")
        dragRequest.suggestedItems.first?.localObject = localObject
        return items ?? dragRequest.suggestedItems
    }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { lines.append("lift") }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) { lines.append("begin") }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) { lines.append("end \(operation)") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { editability }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        let answer = proposal?(drop) ?? drop.suggestedProposal
        lines.append("proposal \(answer.operation)")
        return answer
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) { lines.append("perform") }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        lines.append("preview")
        return defaultPreview
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {
        lines.append("enter")
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) { lines.append("update") }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {
        lines.append("exit")
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {
        lines.append("drop end")
    }
}
