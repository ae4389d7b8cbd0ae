import CoreGraphics
import QuartzCore
import UIKit

/// A form with a scroll view, as tutorials write it.
class FormViewController: UIViewController {
    let scrollView = UIScrollView()
    // Named as the delegate's methods are, as everybody does.
    let textField = UITextField()
    let textView = UITextView()
    let saveButton = UIButton(type: .system)
    private(set) var log: [String] = []
    private var placeholderColor: CGColor = UIColor.lightGray.cgColor

    lazy var resetButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Reset", for: .normal)
        button.addTarget(self, action: Self.reset, for: .touchUpInside)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.delegate = self
        textField.delegate = self
        textField.borderStyle = .roundedRect
        textField.layer.borderColor = placeholderColor
        textField.layer.borderWidth = 1
        textView.delegate = self
        textView.attributedText = NSAttributedString()
        saveButton.setTitle("Save", for: .normal)
        saveButton.addTarget(self, action: Self.save, for: .touchUpInside)
        saveButton.addTarget(self, action: FormViewController.pressed(_:), for: .touchDown)
        saveButton.addTarget(self, action: Self.released(_:event:), for: [.touchUpInside, .touchUpOutside])
        saveButton.addTarget(nil, action: Self.climbed(_:), for: .touchUpInside)
        for view in [textField, textView, saveButton, resetButton] { scrollView.addSubview(view) }
        scrollView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.hideKeyboard))
        let press = UILongPressGestureRecognizer(target: self, action: Self.longPressed(_:))
        press.delegate = self
        scrollView.addGestureRecognizer(press)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        textField.frame = CGRect(x: 20, y: 20, width: 300, height: textField.intrinsicContentSize.height)
        textView.frame = CGRect(x: 20, y: 80, width: 300, height: 100)
        saveButton.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        resetButton.frame = CGRect(x: 140, y: 200, width: 100, height: 44)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 260)
    }

    func removeActions() {
        saveButton.removeTarget(self, action: nil, for: .touchUpInside)
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    private func save() { log.append("save") }
    private func reset() { log.append("reset") }
    private func pressed(_ sender: UIButton) { log.append("down \(sender.currentTitle ?? "")") }
    private func released(_ sender: UIControl, event: UIEvent?) {
        log.append("up \(sender === saveButton) \(event?.allTouches?.count ?? 0)")
    }
    func climbed(_ sender: Any) { log.append("climbed") }
    private func hideKeyboard() {
        view.endEditing(true)
        log.append("tap")
    }
    private func longPressed(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { log.append("press") }
    }
}

extension FormViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

extension FormViewController: UITextViewDelegate {
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        return text != "\n"
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}

extension FormViewController: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return !(touch.view is UIControl)
    }
}
