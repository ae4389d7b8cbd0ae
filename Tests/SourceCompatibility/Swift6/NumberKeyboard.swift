import UIKit

/// A keyboard of a program's own, as tutorials write it.
class NumberKeyboard: UIInputViewController {
    private(set) var contexts: [String] = []
    let nextKeyboardButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        inputView?.allowsSelfSizing = false
        view.frame.size.height = 160
        for digit in 0..<3 {
            let button = UIButton(type: .system)
            button.setTitle("\(digit)", for: .normal)
            button.accessibilityIdentifier = "digit \(digit)"
            button.frame = CGRect(x: 10 + 60 * digit, y: 10, width: 50, height: 44)
            button.addTarget(self, action: Self.didTapDigit(_:), for: .touchUpInside)
            view.addSubview(button)
        }
        nextKeyboardButton.addTarget(self, action: Self.handleInputModeList(from:with:), for: .allTouchEvents)
        nextKeyboardButton.isHidden = !needsInputModeSwitchKey
        view.addSubview(nextKeyboardButton)
    }

    func didTapDigit(_ sender: UIButton) {
        UIDevice.current.playInputClick()
        textDocumentProxy.insertText(sender.title(for: .normal) ?? "")
        if let before = textDocumentProxy.documentContextBeforeInput, before.hasSuffix("22") {
            textDocumentProxy.deleteBackward()
            textDocumentProxy.adjustTextPosition(byCharacterOffset: -1)
        }
    }

    override func textWillChange(_ textInput: UITextInput?) {
        super.textWillChange(textInput)
    }

    override func textDidChange(_ textInput: UITextInput?) {
        super.textDidChange(textInput)
        contexts.append(textDocumentProxy.documentContextBeforeInput ?? "-")
    }
}

/// A view in the keyboard's place that clicks.
class ClickingPad: UIInputView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible: Bool { true }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 120), inputViewStyle: .keyboard)
        allowsSelfSizing = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 90) }
}

/// A field with a keyboard and bars of its own.
class NumberField: UITextField {
    private let keyboard = NumberKeyboard()
    override var inputViewController: UIInputViewController? { keyboard }
    var numbers: NumberKeyboard { keyboard }
    private(set) var log: [String] = []

    func setUp() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        toolbar.setItems(
            [
                UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: Self.cancel),
                UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                UIBarButtonItem(title: "Next", style: .plain, target: self, action: Self.next(_:)),
                UIBarButtonItem(title: "Done", style: .done, target: self, action: NumberField.done),
            ], animated: false)
        toolbar.items?.forEach { $0.accessibilityIdentifier = $0.title ?? "cancel" }
        toolbar.sizeToFit()
        inputAccessoryView = toolbar
        let item = inputAssistantItem
        item.leadingBarButtonGroups = []
        item.trailingBarButtonGroups = [
            UIBarButtonItemGroup(
                barButtonItems: [UIBarButtonItem(title: "B", image: nil, primaryAction: UIAction { _ in })],
                representativeItem: nil)
        ]
        item.allowsHidingShortcuts = false
    }

    private func cancel() { log.append("cancel") }
    private func next(_ sender: UIBarButtonItem) { log.append("next \(sender.title ?? "")") }
    private func done() { resignFirstResponder() }
}
