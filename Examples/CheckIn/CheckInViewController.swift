import UIKit

/// Shows the form, checks the answers, and thanks.
final class CheckInViewController: UIViewController {
    private let scroll = UIScrollView()
    private let welcome = WelcomeView()
    private let form = FormView()
    private let thanks = ThanksView()
    private let journal: Journal?
    private var goodbye: Timer?

    init(journal: Journal?) {
        self.journal = journal
        super.init()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    // MARK: View

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.tintColor = Palette.tint
        scroll.alwaysBounceVertical = true
        scroll.keyboardDismissMode = .interactive
        scroll.accessibilityIdentifier = "form"
        view.addSubview(scroll)
        view.addSubview(welcome)
        scroll.addSubview(form)
        for answer in form.answers { answer.field.delegate = self }
        form.send.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
        form.rules.addAction(UIAction { [weak self] _ in self?.form.show(rulesFault: nil) }, for: .valueChanged)
        NotificationCenter.default.addObserver(
            self, selector: CheckInViewController.contentSizeDidChange,
            name: UIContentSizeCategory.didChangeNotification, object: nil)
        thanks.done.addAction(UIAction { [weak self] _ in self?.startOver() }, for: .touchUpInside)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds: CGRect = view.bounds
        welcome.isPanel = bounds.width >= 860
        // Beside the form the greeting stays; above it it scrolls away with the form.
        let panel = welcome.isPanel ? min(460, bounds.width * 0.36) : 0
        if welcome.isPanel {
            if welcome.superview !== view { view.addSubview(welcome) }
            welcome.frame = CGRect(x: 0, y: 0, width: panel, height: bounds.height)
        } else if welcome.superview !== scroll {
            scroll.insertSubview(welcome, at: 0)
        }
        scroll.frame = CGRect(x: panel, y: 0, width: bounds.width - panel, height: bounds.height)
        let room = scroll.bounds.width
        let margin: CGFloat = room < 420 ? 12 : 32
        let width = min(room - margin * 2, 760)
        let height = form.sizeThatFits(CGSize(width: width, height: 0)).height
        var top = margin
        if !welcome.isPanel {
            let band = welcome.bandHeight(width: room)
            welcome.frame = CGRect(x: 0, y: 0, width: room, height: band + 20)
            top = band
        } else {
            top = max(margin, (bounds.height - height) / 2)
        }
        form.frame = CGRect(x: (room - width) / 2, y: top, width: width, height: height)
        scroll.contentSize = CGSize(width: room, height: top + height + margin)
        if thanks.superview != nil { thanks.frame = bounds }
    }

    /// Larger letters need other heights, and one column instead of two.
    private func contentSizeDidChange() {
        view.setNeedsLayout()
    }

    // MARK: Answers

    private func text(_ question: Question) -> String {
        (form.answer(question).field.text ?? "").trimmingCharacters(in: .whitespaces)
    }

    /// Says what is wrong with an answer, if anything is.
    @discardableResult
    private func check(_ question: Question, isSent: Bool) -> Bool {
        var fault = question.fault(in: text(question))
        if isSent, text(question).isEmpty, !question.isOptional { fault = "Please fill this in." }
        let answer = form.answer(question)
        answer.show(fault: fault)
        if fault != nil, answer.field.isFirstResponder {
            // The keyboard keeps clear of the field, but not of what is said below it.
            scroll.scrollRectToVisible(scroll.convert(answer.bounds, from: answer), animated: true)
        }
        return fault == nil
    }

    private func submit() {
        let wrong = Question.allCases.filter { !check($0, isSent: true) }
        form.show(rulesFault: form.rules.isOn ? nil : "Please accept the house rules.")
        if let first = wrong.first {
            form.answer(first).field.becomeFirstResponder()
        } else if form.rules.isOn {
            thank()
        } else {
            view.endEditing(false)
        }
    }

    private func thank() {
        view.endEditing(true)
        thanks.greet(text(.name), host: text(.host))
        thanks.frame = view.bounds
        thanks.alpha = 0
        view.addSubview(thanks)
        UIView.animate(withDuration: 0.25) { self.thanks.alpha = 1 }
        // The next visitor finds an empty form even when nobody taps the button.
        goodbye = Timer.scheduledTimer(withTimeInterval: 15, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.startOver() }
        }
    }

    private func startOver() {
        goodbye?.invalidate()
        for answer in form.answers {
            answer.field.text = nil
            answer.show(fault: nil)
        }
        form.rules.isOn = false
        form.show(rulesFault: nil)
        scroll.setContentOffset(.zero, animated: false)
        UIView.animate(
            withDuration: 0.2, animations: { self.thanks.alpha = 0 },
            completion: { _ in self.thanks.removeFromSuperview() })
    }
}

// MARK: - Fields

extension CheckInViewController: UITextFieldDelegate {
    private func question(of field: UITextField) -> Question { Question(rawValue: field.tag) ?? .name }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        journal?.note("textFieldShouldBeginEditing", textField)
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        journal?.note("textFieldDidBeginEditing", textField)
    }

    /// Only what can be part of an answer comes in.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        journal?.note("shouldChangeCharactersIn \(range.location), \(range.length)", textField)
        let question = question(of: textField)
        guard string.allSatisfy(question.accepts) else { return false }
        let text = (textField.text ?? "") as NSString
        return text.replacingCharacters(in: range, with: string).count <= question.limit
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        journal?.note("textFieldDidChangeSelection", textField)
    }

    /// A PIN is checked before the visitor goes on, an address when she does.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        journal?.note("textFieldShouldEndEditing", textField)
        let question = question(of: textField)
        return question != .pin || check(.pin, isSent: false)
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        journal?.note("textFieldDidEndEditing", textField)
        check(question(of: textField), isSent: false)
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        journal?.note("textFieldShouldClear", textField)
        return true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        journal?.note("textFieldShouldReturn", textField)
        let next = Question(rawValue: textField.tag + 1)
        if let next { form.answer(next).field.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }
}
