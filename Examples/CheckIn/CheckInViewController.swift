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
        super.init(nibName: nil, bundle: nil)
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
        scroll.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
        for answer in form.answers {
            let question = answer.question
            answer.field.delegate = self
            answer.field.addAction(UIAction { [weak self] _ in self?.forgive(question) }, for: .editingChanged)
        }
        form.send.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
        form.rules.addAction(UIAction { [weak self] _ in self?.form.show(rulesFault: nil) }, for: .valueChanged)
        thanks.done.addAction(UIAction { [weak self] _ in self?.startOver() }, for: .touchUpInside)
        layOut()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
            self.view.setNeedsLayout()
        }
    }

    private func layOut() {
        for view in [scroll, welcome, form, thanks] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(form)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            form.leadingAnchor.constraint(equalTo: scroll.readableContentGuide.leadingAnchor),
            form.trailingAnchor.constraint(equalTo: scroll.readableContentGuide.trailingAnchor),
        ])
    }

    /// The greeting stands beside the form and stays there.
    private lazy var besideForm: [NSLayoutConstraint] = {
        let content = scroll.contentLayoutGuide
        let width = welcome.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.36)
        width.priority = .required - 1
        // The form stands in the middle, and is scrolled where it is higher than the screen.
        let height = content.heightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.heightAnchor)
        height.priority = .defaultLow
        return [
            welcome.topAnchor.constraint(equalTo: view.topAnchor),
            welcome.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            welcome.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            welcome.widthAnchor.constraint(lessThanOrEqualToConstant: 460), width, height,
            scroll.leadingAnchor.constraint(equalTo: welcome.trailingAnchor),
            form.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            form.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 32),
        ]
    }()

    /// The greeting stands above the form and is scrolled away with it.
    private lazy var aboveForm: [NSLayoutConstraint] = {
        let content = scroll.contentLayoutGuide
        return [
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            welcome.topAnchor.constraint(equalTo: content.topAnchor),
            welcome.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            welcome.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            welcome.block.leadingAnchor.constraint(equalTo: form.layoutMarginsGuide.leadingAnchor),
            welcome.block.trailingAnchor.constraint(equalTo: form.layoutMarginsGuide.trailingAnchor),
            form.topAnchor.constraint(equalTo: welcome.bottomAnchor, constant: -20),
            form.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -32),
        ]
    }()

    override func updateViewConstraints() {
        arrange()
        super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // The window may have another size than when constraints were updated.
        arrange()
    }

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        form.hasColumns = traitCollection.horizontalSizeClass == .regular && !isLarge
        placeWelcome(isPanel: view.bounds.width >= 960 && view.bounds.height >= 480 && !isLarge)
    }

    private func placeWelcome(isPanel: Bool) {
        guard welcome.superview == nil || welcome.isPanel != isPanel else { return }
        welcome.isPanel = isPanel
        NSLayoutConstraint.deactivate(isPanel ? aboveForm : besideForm)
        (isPanel ? view : scroll).insertSubview(welcome, at: 0)
        NSLayoutConstraint.activate(isPanel ? besideForm : aboveForm)
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
        form.answer(question).show(fault: fault)
        return fault == nil
    }

    /// Says no longer of an answer what has been put right. What else is wrong with it is said when the visitor goes on.
    private func forgive(_ question: Question) {
        let answer = form.answer(question)
        if answer.shownFault != question.fault(in: text(question)) { answer.show(fault: nil) }
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
        thanks.alpha = 0
        view.addSubview(thanks)
        NSLayoutConstraint.activate([
            thanks.topAnchor.constraint(equalTo: view.topAnchor),
            thanks.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            thanks.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            thanks.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        UIAccessibility.post(notification: .screenChanged, argument: thanks.title)
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
