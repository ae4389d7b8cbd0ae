import HostInterface
import TextEngine
import UIKitSimulator

@testable import UIKit

/// What holds for a text field holds for a text view.
enum TextKind: CaseIterable, Sendable {
    case field, view
}

/// A field or a view, for tests that hold for both.
@MainActor
protocol EitherText: EditableText, SelectableText {
    var plainText: String { get set }
    var placeOfCanvas: UIView { get }
}

extension UITextField: EitherText {
    var plainText: String {
        get { session.text }
        set { text = newValue }
    }
    var placeOfCanvas: UIView { canvas }
}

extension UITextView: EitherText {
    var plainText: String {
        get { session.text }
        set { text = newValue }
    }
    var placeOfCanvas: UIView { canvas }
}

/// A kiosk with a text of either kind and a field below it.
@MainActor
final class TextStage {
    let simulator = Simulator(size: CGSize(width: 360, height: 480))
    let text: any EitherText
    let other = UITextField(frame: CGRect(x: 20, y: 300, width: 280, height: 44))
    let log = TextLog()

    init(_ text: any EitherText, _ content: String = "hello brave world", isEditing: Bool = true) {
        self.text = text
        simulator.hasHardwareKeyboard = true
        text.frame = CGRect(x: 20, y: 60, width: 280, height: 44)
        simulator.window.addSubview(text)
        simulator.window.addSubview(other)
        text.plainText = content
        (text as? UITextField)?.autocapitalizationType = .none
        (text as? UITextView)?.autocapitalizationType = .none
        log.attach(to: text)
        if isEditing { edit() }
        simulator.frame()
    }

    /// A text of UIKit's own.
    convenience init(_ kind: TextKind, _ content: String = "hello brave world", isEditing: Bool = true) {
        self.init(kind == .field ? UITextField() : UITextView(), content, isEditing: isEditing)
    }

    func edit() {
        text.becomeFirstResponder()
        settle()
        log.lines = []
    }

    func settle() {
        simulator.advance(0.5)
    }

    /// The middle of a place of the text, on the screen, a little to its right.
    func point(_ offset: Int, dx: CGFloat = 1) -> CGPoint {
        let caret = text.caretRect(at: TextSelection(caret: offset))
        return text.convert(CGPoint(x: caret.midX + dx, y: caret.midY), to: nil)
    }

    func tap(_ offset: Int, count: Int = 1) {
        let point = point(offset)
        for _ in 0..<count { simulator.tap(point) }
        settle()
    }

    func drag(from start: CGPoint, to end: CGPoint, finger: Int = 0) {
        simulator.touchDown(finger, at: start)
        for step in 1...10 {
            let part = CGFloat(step) / 10
            simulator.touchMove(
                finger, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            simulator.advance(1 / 60)
        }
        simulator.touchUp(finger)
        settle()
    }

    /// The text with its selection: "one [two] three" or "one |two".
    var marked: String {
        var units = Array(text.plainText.utf16)
        let range = text.session.selectedRange
        if range.isEmpty {
            units.insert(contentsOf: "|".utf16, at: range.lowerBound)
        } else {
            units.insert(contentsOf: "]".utf16, at: range.upperBound)
            units.insert(contentsOf: "[".utf16, at: range.lowerBound)
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The caret as it is drawn, in the text's points; `nil` while there is none.
    var drawnCaret: CGRect? {
        simulator.frame()
        guard let caret = text.placeOfCanvas.subviews.compactMap({ $0 as? CaretView }).first, caret.isShown else {
            return nil
        }
        return text.convert(caret.frame, from: text.placeOfCanvas)
    }

    var application: UIApplication? { text.application }

    /// The handles that are shown, the one at the start first.
    var handles: [SelectionHandle] {
        simulator.frame()
        return application?.selection.window.subviews.compactMap { $0 as? SelectionHandle }.filter { !$0.isHidden }
            ?? []
    }

    /// What the edit menu offers.
    var menuTitles: [String] {
        simulator.frame()
        return application?.editMenus.visibleMenu?.items.compactMap(\.accessibilityLabel) ?? []
    }

    func chooseInMenu(_ title: String) {
        simulator.frame()
        guard let item = application?.editMenus.visibleMenu?.items.first(where: { $0.accessibilityLabel == title })
        else { return }
        simulator.tap(item)
        settle()
    }
}

/// What a text of either kind asks and tells its delegate.
@MainActor
final class TextLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    var allows = true
    var didBegin: (() -> Void)?
    var whenAsked: (() -> Void)?

    func attach(to text: any EitherText) {
        (text as? UITextField)?.delegate = self
        (text as? UITextView)?.delegate = self
    }

    private func asked(_ range: NSRange, _ text: String) -> Bool {
        lines.append("\(range.location)+\(range.length) '\(text)'")
        whenAsked?()
        return allows
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { asked(range, string) }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        asked(range, text)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        lines.append("should begin")
        return true
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        lines.append("should begin")
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { didBegin?() }
    func textViewDidBeginEditing(_ textView: UITextView) { didBegin?() }
}
