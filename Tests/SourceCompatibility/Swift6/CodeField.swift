import CoreGraphics
import UIKit

/// A field for a code of six digits, drawn by hand: `UITextInput` says where everything is, `UITextInteraction` does the rest.
final class CodeField: UIView, UITextInput, UITextInteractionDelegate {
    static let digitCount = 6

    var onComplete: ((String) -> Void)?
    private(set) var log: [String] = []
    private var digits = ""
    private var selected = 0..<0
    private let textInteraction = UITextInteraction(for: .editable)
    private let undo = UndoManager()

    weak var inputDelegate: UITextInputDelegate?
    lazy var tokenizer: UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var keyboardType: UIKeyboardType = .numberPad
    var textContentType: UITextContentType! = .oneTimeCode

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        textInteraction.textInput = self
        textInteraction.delegate = self
        addInteraction(textInteraction)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        print("", terminator: "")
    }

    var code: String {
        get { digits }
        set {
            inputDelegate?.textWillChange(self)
            digits = String(newValue.filter(\.isNumber).prefix(Self.digitCount))
            selected = digits.count..<digits.count
            inputDelegate?.textDidChange(self)
            setNeedsDisplay()
        }
    }

    override var canBecomeFirstResponder: Bool { true }
    override var undoManager: UndoManager? { undo }
    override var intrinsicContentSize: CGSize { CGSize(width: 300, height: 56) }

    private func box(_ index: Int) -> CGRect {
        let width = bounds.width / CGFloat(Self.digitCount)
        return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height).insetBy(dx: 4, dy: 2)
    }

    override func draw(_ rect: CGRect) {
        for index in 0..<Self.digitCount {
            let path = UIBezierPath(roundedRect: box(index), cornerRadius: 8)
            UIColor.secondarySystemBackground.setFill()
            path.fill()
            UIColor.separator.setStroke()
            path.stroke()
        }
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 28, weight: .medium), .foregroundColor: UIColor.label,
        ]
        for (index, digit) in digits.enumerated() {
            let text = String(digit) as NSString
            let size = text.size(withAttributes: attributes)
            text.draw(
                at: CGPoint(x: box(index).midX - size.width / 2, y: box(index).midY - size.height / 2),
                withAttributes: attributes)
        }
    }

    private func replace(_ range: Range<Int>, with text: String) {
        let (before, selection) = (digits, selected)
        undo.registerUndo(withTarget: self) { field in
            field.code = before
            field.selected = selection
        }
        var characters = Array(digits)
        let new = text.filter(\.isNumber).prefix(Self.digitCount - characters.count + range.count)
        characters.replaceSubrange(range, with: new)
        digits = String(characters)
        selected = (range.lowerBound + new.count)..<(range.lowerBound + new.count)
        setNeedsDisplay()
        if digits.count == Self.digitCount, digits != before { onComplete?(digits) }
    }

    // MARK: UIResponderStandardEditActions

    override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
        switch action {
        case .paste: return UIPasteboard.general.hasStrings
        case .copy: return !selected.isEmpty
        case .selectAll: return selected.count < digits.count
        default: return false
        }
    }

    override func paste(_ sender: Any?) {
        replace(selected, with: UIPasteboard.general.string ?? "")
    }

    override func copy(_ sender: Any?) {
        UIPasteboard.general.string = String(Array(digits)[selected])
    }

    override func selectAll(_ sender: Any?) {
        inputDelegate?.selectionWillChange(self)
        selected = 0..<digits.count
        inputDelegate?.selectionDidChange(self)
    }

    // MARK: UITextInteractionDelegate

    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { bounds.contains(point) }
    func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begin") }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.append("end") }

    // MARK: UIKeyInput

    var hasText: Bool { !digits.isEmpty }

    func insertText(_ text: String) {
        replace(selected, with: text)
    }

    func deleteBackward() {
        guard selected.isEmpty else { return replace(selected, with: "") }
        guard selected.lowerBound > 0 else { return }
        replace(selected.lowerBound - 1..<selected.lowerBound, with: "")
    }

    // MARK: UITextInput

    private final class Position: UITextPosition {
        let index: Int
        init(_ index: Int) { self.index = index }
    }

    private final class Selection: UITextRange {
        let indices: Range<Int>
        init(_ indices: Range<Int>) {
            self.indices = indices
            super.init()
        }
        override var start: UITextPosition { Position(indices.lowerBound) }
        override var end: UITextPosition { Position(indices.upperBound) }
        override var isEmpty: Bool { indices.isEmpty }
    }

    private final class Part: UITextSelectionRect {
        private let area: CGRect
        init(_ area: CGRect) {
            self.area = area
            super.init()
        }
        override var rect: CGRect { area }
        override var writingDirection: NSWritingDirection { .leftToRight }
        override var containsStart: Bool { true }
        override var containsEnd: Bool { true }
        override var isVertical: Bool { false }
    }

    private func index(_ position: UITextPosition) -> Int {
        guard let position = position as? Position else { return 0 }
        return min(max(0, position.index), digits.count)
    }

    private func indices(_ range: UITextRange) -> Range<Int> {
        let (a, b) = (index(range.start), index(range.end))
        return min(a, b)..<max(a, b)
    }

    func text(in range: UITextRange) -> String? { String(Array(digits)[indices(range)]) }
    func replace(_ range: UITextRange, withText text: String) { replace(indices(range), with: text) }

    var selectedTextRange: UITextRange? {
        get { Selection(selected) }
        set { selected = newValue.map { indices($0) } ?? 0..<0 }
    }

    var markedTextRange: UITextRange? { nil }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }
    func unmarkText() {}

    var beginningOfDocument: UITextPosition { Position(0) }
    var endOfDocument: UITextPosition { Position(digits.count) }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (index(fromPosition), index(toPosition))
        return Selection(min(a, b)..<max(a, b))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let index = index(position) + offset
        return (0...digits.count).contains(index) ? Position(index) : nil
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        switch direction {
        case .left: return self.position(from: position, offset: -offset)
        case .right: return self.position(from: position, offset: offset)
        case .up, .down: return nil
        @unknown default: return nil
        }
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (index(position), index(other))
        return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
    }

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        let index = index(position)
        return Selection(direction == .left || direction == .up ? 0..<index : index..<digits.count)
    }

    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    func firstRect(for range: UITextRange) -> CGRect {
        let range = indices(range)
        guard !range.isEmpty else { return caretRect(for: Position(range.lowerBound)) }
        return box(range.lowerBound).union(box(range.upperBound - 1))
    }

    func caretRect(for position: UITextPosition) -> CGRect {
        let index = index(position)
        // Behind the last digit the caret stands in its box, at its end.
        let box = box(min(index, Self.digitCount - 1))
        let x = index == Self.digitCount ? box.maxX - 10 : index < digits.count ? box.minX : box.midX
        return CGRect(x: x - 1, y: box.minY + 10, width: 2, height: box.height - 20)
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        indices(range).isEmpty ? [] : [Part(firstRect(for: range))]
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        let width = bounds.width / CGFloat(Self.digitCount)
        return Position(min(max(0, Int((point.x / width).rounded())), digits.count))
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let position = closestPosition(to: point) else { return nil }
        let range = indices(range)
        return Position(min(max(index(position), range.lowerBound), range.upperBound))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        (0..<digits.count).first { box($0).contains(point) }.map { Selection($0..<$0 + 1) }
    }

    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        log.append("menu")
        return UIMenu(children: suggestedActions + [UIAction(title: "Clear") { [weak self] _ in self?.code = "" }])
    }
}

/// A caret and handles as a program draws them.
final class SquareCursor: UIView, UITextCursorView {
    var isBlinking = false {
        didSet { isHidden = !isBlinking }
    }
    func resetBlinkAnimation() {}
}
