import Foundation
import UIKitSimulator

@testable import UIKit

/// Marks the tests of programs' own texts with an interaction, which are in files of their own.
struct TextInteractionTests {}

/// A kiosk with one text of a program's own that has an interaction.
@MainActor
final class GridKiosk {
    static let code = "let a = 10\nlet wonder = a\nprint wonder"

    let simulator: Simulator
    let text: GridText
    let interaction: UITextInteraction
    let delegate = Listener()

    /// - Parameter limit: How many digits there may be; `nil` for lines of code.
    init(
        _ content: String = GridKiosk.code, limit: Int? = nil, mode: UITextInteractionMode = .editable,
        hasHardwareKeyboard: Bool = true, in container: UIView? = nil, isFocused: Bool = false
    ) {
        simulator = Simulator(size: CGSize(width: 480, height: 720))
        simulator.hasHardwareKeyboard = hasHardwareKeyboard
        UIPasteboard.general.string = nil
        let frame =
            limit == nil
            ? CGRect(x: 20, y: 100, width: 400, height: 200) : CGRect(x: 60, y: 120, width: 320, height: 64)
        text = GridText(
            frame: frame, cell: limit == nil ? CGSize(width: 12, height: 28) : CGSize(width: 52, height: 56),
            limit: limit)
        interaction = UITextInteraction(for: mode)
        interaction.textInput = text
        interaction.delegate = delegate
        text.addInteraction(interaction)
        (container ?? simulator.window).addSubview(text)
        if let container { simulator.window.addSubview(container) }
        text.set(content)
        if isFocused { text.becomeFirstResponder() }
        simulator.advance(0.6)
    }

    /// Hears of what begins and ends.
    final class Listener: NSObject, UITextInteractionDelegate {
        var log: [String] = []
        var mayBegin = true
        var happened: (String) -> Void = { _ in }

        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
            happened("should")
            return mayBegin
        }

        func interactionWillBegin(_ interaction: UITextInteraction) {
            log.append("will")
            happened("will")
        }

        func interactionDidEnd(_ interaction: UITextInteraction) {
            log.append("did")
            happened("did")
        }
    }

    // MARK: Hands

    /// The middle of the caret of an offset, in the window's points, a little to the right.
    func point(_ offset: Int, dx: CGFloat = 2) -> CGPoint {
        let caret = text.convert(text.caretRect(for: GridText.Place(offset)), to: nil)
        return CGPoint(x: caret.midX + dx, y: caret.midY)
    }

    func settle() { simulator.advance(0.4) }

    func tap(_ point: CGPoint, times: Int = 1) {
        for _ in 0..<times { simulator.tap(point) }
        settle()
    }

    func drag(from start: CGPoint, to end: CGPoint, holds: Double = 0, lifts: Bool = true) {
        simulator.touchDown(0, at: start)
        simulator.advance(holds + 1 / 60)
        for step in 1...8 {
            let part = CGFloat(step) / 8
            simulator.touchMove(
                0, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            simulator.advance(1 / 60)
        }
        if lifts {
            simulator.touchUp(0)
            settle()
        }
    }

    // MARK: What is seen

    var application: UIApplication { .shared }

    /// The text with its selection: "one [two] three" or "one |two".
    var marked: String {
        let shown = NSMutableString(string: text.string)
        guard text.selection.length > 0 else {
            shown.insert("|", at: text.selection.location)
            return shown as String
        }
        shown.insert("]", at: NSMaxRange(text.selection))
        shown.insert("[", at: text.selection.location)
        return shown as String
    }

    /// The line of ``marked`` with the selection in it.
    var line: String {
        marked.split(separator: "\n", omittingEmptySubsequences: false).first { $0.contains("|") || $0.contains("[") }
            .map(String.init) ?? ""
    }

    var titles: [String] {
        simulator.frame()
        guard let menu = application.editMenus.visibleMenu, !menu.isHidden else { return [] }
        return menu.items.compactMap(\.accessibilityLabel)
    }

    func choose(_ title: String) {
        guard let item = application.editMenus.visibleMenu?.items.first(where: { $0.accessibilityLabel == title })
        else { return }
        simulator.tap(item)
        settle()
    }

    var display: UITextSelectionDisplayInteraction? {
        text.interactions.compactMap { $0 as? UITextSelectionDisplayInteraction }.first
    }

    /// The caret that is drawn, in points of the text.
    var caret: CGRect? {
        simulator.frame()
        return display.flatMap { $0.cursorView.superview == nil ? nil : $0.cursorView.frame }
    }

    /// What is highlighted.
    var highlight: [CGRect] {
        simulator.frame()
        guard let view = display?.highlightView, view.superview != nil else { return [] }
        return view.selectionRects.map(\.rect)
    }

    /// The handles that are drawn, the one at the start first.
    var handles: [UIView] {
        simulator.frame()
        return display?.handleViews.filter { $0.superview != nil } ?? []
    }

    /// The middle of a handle's knob, in the window's points.
    func knob(_ index: Int) -> CGPoint {
        guard handles.indices.contains(index) else { return .zero }
        let frame = handles[index].frame
        return text.convert(CGPoint(x: frame.midX, y: index == 0 ? frame.minY + 6 : frame.maxY - 6), to: nil)
    }

    var loupe: LoupeView? {
        simulator.frame()
        return application.selection.window.subviews.compactMap { $0 as? LoupeView }.first
    }
}
