import Foundation
import Testing
import UIKit
import UIKitSimulator

/// Views above the keyboard whose content says how high they are.
@MainActor
@Suite struct GrowingAccessoryTests {
    /// As high as its lines, as bars of messages say it.
    private final class LinesBar: UIView {
        var lines = 1 {
            didSet { invalidateIntrinsicContentSize() }
        }
        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(20 * lines))
        }
    }

    private let simulator = Simulator(size: CGSize(width: 400, height: 600))
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))

    private func type(under bar: UIView) {
        field.inputAccessoryView = bar
        simulator.window.addSubview(field)
        simulator.tap(field)
        simulator.advance(0.5)
    }

    @Test func `a bar with a flexible height is as high as its content, whenever that changes`() {
        let bar = LinesBar()
        bar.autoresizingMask = .flexibleHeight
        type(under: bar)
        let keys = simulator.keyboardFrame.height - 20
        #expect(bar.frame.size == CGSize(width: 400, height: 20) && keys > 150)
        var announced: [CGFloat] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            MainActor.assumeIsolated { announced.append(end.height) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        bar.lines = 3
        simulator.frame()
        #expect(bar.frame.height == 60 && simulator.keyboardFrame.height == keys + 60)
        #expect(announced == [keys + 60])
        bar.lines = 1
        simulator.frame()
        #expect(bar.frame.height == 20 && simulator.keyboardFrame.maxY == 600)
    }

    @Test func `a bar with a fixed height keeps that of its frame`() {
        let bar = LinesBar(frame: CGRect(x: 0, y: 0, width: 0, height: 33))
        type(under: bar)
        bar.lines = 4
        simulator.frame()
        #expect(bar.frame.size == CGSize(width: 400, height: 33))
    }

    @Test func `a bar without a mask is as high as its constraints make it`() {
        let (bar, content) = (UIView(), UIView())
        bar.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(content)
        let height = content.heightAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([
            height, content.topAnchor.constraint(equalTo: bar.topAnchor, constant: 5),
            content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -5),
        ])
        type(under: bar)
        #expect(bar.frame.size == CGSize(width: 400, height: 40) && content.frame.width == 400)
        height.constant = 70
        simulator.frame()
        #expect(bar.frame.height == 80 && content.frame.height == 70 && simulator.keyboardFrame.maxY == 600)
    }

    /// A controller with a bar, in which a text is written.
    private final class Chat: UIViewController {
        let bar = LinesBar()
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.autoresizingMask = .flexibleHeight
            bar.addSubview(text)
        }
    }

    private func showChat() -> Chat {
        let chat = Chat()
        simulator.window.rootViewController = chat
        #expect(chat.becomeFirstResponder())
        simulator.advance(0.5)
        return chat
    }

    @Test func `a field in the bar of a controller is typed into, and makes the bar higher`() {
        let chat = showChat()
        #expect(simulator.keyboardFrame == CGRect(x: 0, y: 580, width: 400, height: 20))
        simulator.tap(chat.text)
        simulator.advance(0.5)
        #expect(chat.bar.frame.height == 20)
        simulator.type("a")
        chat.bar.lines = 2
        simulator.advance(0.5)
        #expect(chat.text.text == "a" && chat.bar.frame.height == 40 && simulator.keyboardFrame.height > 200)
    }

    @Test func `the bar stays when its field is left, and goes with its controller`() {
        let chat = showChat()
        simulator.tap(chat.text)
        simulator.advance(0.5)
        chat.text.resignFirstResponder()
        simulator.advance(0.5)
        #expect(chat.isFirstResponder && chat.bar.window != nil)
        #expect(simulator.keyboardFrame == CGRect(x: 0, y: 580, width: 400, height: 20))
        simulator.tap(chat.text)
        simulator.advance(0.5)
        #expect(chat.text.isFirstResponder)
        simulator.window.rootViewController = UIViewController()
        simulator.advance(0.5)
        #expect(!chat.text.isFirstResponder && chat.bar.window == nil && simulator.keyboardFrame.isNull)
    }

    @Test func `a bar that the program puts on the keyboard is not torn off it`() {
        let bar = UIView(frame: CGRect(x: 0, y: 550, width: 400, height: 50))
        let text = UITextView(frame: CGRect(x: 10, y: 4, width: 300, height: 42))
        bar.addSubview(text)
        simulator.window.addSubview(bar)
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            MainActor.assumeIsolated { bar.frame.origin.y = end.minY - 50 }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        simulator.tap(text)
        simulator.advance(0.5)
        #expect(bar.convert(bar.bounds, to: nil).maxY == simulator.keyboardFrame.minY)
    }

    /// A bar as chats have it: no size of its own, a mask that lets it grow, and a text that holds it open by constraints.
    private final class ChatBar: UIView {
        let text = UITextView()
        override var intrinsicContentSize: CGSize { .zero }

        override init(frame: CGRect) {
            super.init(frame: frame)
            autoresizingMask = .flexibleHeight
            text.isScrollEnabled = false
            text.font = .systemFont(ofSize: 16)
            text.translatesAutoresizingMaskIntoConstraints = false
            addSubview(text)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                text.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
                text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) { return nil }
    }

    @Test func `a bar without a size of its own and with constraints inside is as high as they say`() {
        let bar = ChatBar()
        type(under: bar)
        let (one, keys) = (bar.frame.height, simulator.keyboardFrame.height - bar.frame.height)
        #expect(one > 40 && one < 70)
        bar.text.text = "one\ntwo\nthree"
        simulator.advance(0.5)
        #expect(bar.frame.height > one + 30 && bar.text.frame.height > one)
        #expect(simulator.keyboardFrame.height == keys + bar.frame.height)
    }

    /// Above the keyboard by a controller.
    private final class BarField: UITextField {
        let controller = BarController()
        override var inputAccessoryViewController: UIInputViewController? { controller }
    }

    private final class BarController: UIInputViewController {
        let bar = LinesBar()
        override func loadView() {
            bar.autoresizingMask = .flexibleHeight
            view = bar
        }
    }

    @Test func `a controller's bar that grows pushes the keyboard's top up, and covers no keys`() {
        let field = BarField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        simulator.window.addSubview(field)
        simulator.tap(field)
        simulator.advance(0.5)
        let keys = simulator.keyboardFrame.height - 20
        #expect(field.controller.bar.frame.height == 20)
        field.controller.bar.lines = 4
        simulator.advance(0.5)
        #expect(field.controller.bar.frame.height == 80 && simulator.keyboardFrame.height == keys + 80)
    }

    /// A bar to type into, of a controller's.
    private final class ReplyController: UIInputViewController {
        let field = UITextField(frame: CGRect(x: 8, y: 6, width: 200, height: 38))
        override func loadView() {
            view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 50), inputViewStyle: .keyboard)
            view.addSubview(field)
        }
    }

    private final class ChatController: UIViewController {
        let reply = ReplyController()
        var asView = false
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryViewController: UIInputViewController? { asView ? nil : reply }
        override var inputAccessoryView: UIView? { asView ? reply.view : nil }
    }

    @Test(arguments: [true, false])
    func `a field in a controller's bar is typed into where the bar stands, and the bar stays`(asView: Bool) {
        let chat = ChatController()
        chat.asView = asView
        simulator.window.rootViewController = chat
        simulator.frame()
        #expect(chat.becomeFirstResponder())
        simulator.advance(0.5)
        let field = chat.reply.field
        #expect(field.window != nil && simulator.keyboardFrame.height == 50)
        simulator.tap(field)
        simulator.advance(0.5)
        #expect(field.isEditing && field.window != nil && simulator.keyboardFrame.height > 150)
        simulator.type("hi")
        #expect(field.text == "hi")
        field.resignFirstResponder()
        simulator.advance(0.5)
        #expect(chat.isFirstResponder && field.window != nil && simulator.keyboardFrame.height == 50)
    }

    /// A bar of constraints: a text view that says how high it is, with room around it.
    private func bar(_ bar: UIInputView, around text: UITextView) -> UIInputView {
        bar.allowsSelfSizing = true
        bar.translatesAutoresizingMaskIntoConstraints = false
        text.translatesAutoresizingMaskIntoConstraints = false
        text.isScrollEnabled = false
        bar.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
            text.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            text.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
        ])
        return bar
    }

    /// A bar whose own content is empty, as many say it that are sized by constraints.
    private final class EmptyBar: UIInputView {
        override var intrinsicContentSize: CGSize { .zero }
    }

    @Test func `an input view that sizes itself is as high as its constraints make it, and grows with its text`() {
        for made in [UIInputView(), UIInputView(frame: .zero, inputViewStyle: .keyboard), EmptyBar()] {
            let text = UITextView()
            let bar = bar(made, around: text)
            type(under: bar)
            let (one, keys) = (bar.frame.height, simulator.keyboardFrame.height - bar.frame.height)
            #expect(one > 40 && bar.frame.width == 400 && keys > 150)
            text.becomeFirstResponder()
            simulator.frame()
            simulator.type("one\ntwo\nthree")
            simulator.advance(0.5)
            #expect(text.text == "one\ntwo\nthree")
            #expect(bar.frame.height > one + 30 && simulator.keyboardFrame.height == keys + bar.frame.height)
            #expect(text.frame == bar.bounds.insetBy(dx: 8, dy: 8))
            field.resignFirstResponder()
            text.resignFirstResponder()
            simulator.advance(0.5)
        }
    }

    @Test func `an input view that sizes itself has the height that a constraint of its own says`() {
        let bar = UIInputView()
        bar.allowsSelfSizing = true
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.heightAnchor.constraint(equalToConstant: 37).isActive = true
        type(under: bar)
        #expect(bar.frame.size == CGSize(width: 400, height: 37) && bar.window != nil)
    }

    @Test func `a view without a mask whose content has no height keeps that of its frame`() {
        let (panel, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 250)), UIView())
        for view in [panel, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        panel.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
            inner.topAnchor.constraint(equalTo: panel.topAnchor),
            inner.widthAnchor.constraint(equalTo: panel.widthAnchor),
            inner.heightAnchor.constraint(equalTo: panel.heightAnchor),
        ])
        field.inputView = panel
        type(under: UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10)))
        #expect(simulator.keyboardFrame.height == 260)
        #expect(panel.frame.size == CGSize(width: 400, height: 250) && inner.frame == panel.bounds)
        #expect(panel.convert(panel.bounds, to: nil).maxY == 600)
    }
}
