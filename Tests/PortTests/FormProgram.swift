/// A program as it is written for iOS: a form with outlets, targets, notifications, recognisers, bar items, a timer and
/// delegates of its own.
enum FormProgram {
    static let form = ##"""
        //  OrderForm.swift
        //  @objc in a comment, and #selector(tapped) too.

        import CoreGraphics
        import Darwin
        import Foundation
        import ObjectiveC
        import UIKit
        import UIKit.UIGestureRecognizerSubclass

        @objc protocol OrderFormDelegate: class {
            func orderForm(_ form: OrderForm, didOrder amount: Int)

            @objc optional func orderFormDidCancel(_ form: OrderForm)
            @objc optional func orderForm(
                _ form: OrderForm, shouldAccept text: String
            ) -> Bool
            @objc optional func orderFormTitle(_ form: OrderForm) -> String?
        }

        @objc public protocol Resettable {
            @objc(resetAnimated:) optional func reset(animated: Bool)
        }

        @objcMembers
        class OrderForm: UIViewController, UITextFieldDelegate {
            @IBOutlet private weak var nameField: UITextField!
            @IBOutlet var amountField: UITextField!
            @objc dynamic var amount = 0
            weak var delegate: OrderFormDelegate?
            weak var resettable: Resettable?
            private let field = UITextField()
            private let sendButton = UIButton()
            private lazy var cancelButton: UIButton = {
                let button = UIButton()
                button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
                return button
            }()
            private let resetButton: UIButton = {
                let button = UIButton()
                button.addTarget(nil, action: #selector(reset(_:)), for: .touchUpInside)
                return button
            }()
            lazy var doneItem = UIBarButtonItem(
                barButtonSystemItem: .done, target: self, action: #selector(OrderForm.done(_:)))
            private let banner = Banner()
            private var timer: Timer?

            override func viewDidLoad() {
                super.viewDidLoad()
                field.delegate = self
                field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
                sendButton.addTarget(self, action: #selector(self.send(_:event:)), for: [.touchUpInside, .touchUpOutside])
                banner.button.addTarget(banner, action: #selector(Banner.close), for: .touchUpInside)
                banner.button.addTarget(banner, action: #selector(close), for: .touchUpInside)
                view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))))
                let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
                view.addGestureRecognizer(press)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(Self.becameActive), name: UIApplication.didBecomeActiveNotification, object: nil)
                timer = Timer.scheduledTimer(
                    timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
                perform(#selector(later), with: nil, afterDelay: 0.3)
                DispatchQueue.main.async { [weak self] in
                    guard let strongSelf = self else { return }
                    strongSelf.sendButton.addTarget(strongSelf, action: #selector(strongSelf.cancel), for: .touchDown)
                }
                print("\(sendButton.isEnabled ? "#selector(x)" : """
                    @objc
                    """) @objc")
            }

            deinit {
                NotificationCenter.default.removeObserver(self)
            }

            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                if action == #selector(UIResponderStandardEditActions.paste(_:)) { return false }
                switch action {
                case #selector(copy(_:)), #selector(cut): return true
                default: return super.canPerformAction(action, withSender: sender)
                }
            }

            #if os(iOS)
            @objc func textChanged(_ field: UITextField) { amount = Int(field.text ?? "") ?? 0 }
            #endif

            @IBAction func send(_ sender: UIButton, event: UIEvent?) {
                guard delegate?.orderForm?(self, shouldAccept: field.text ?? "") ?? true else { return }
                delegate?.orderForm(self, didOrder: amount)
                title = delegate?.orderFormTitle?(self)
                resettable?.reset?(animated: true)
            }

            @objc
            private func cancel() {
                sendButton.removeTarget(self, action: #selector(cancel), for: .touchDown)
                delegate?.orderFormDidCancel?(self)
                UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
            }

            @objc func reset(_ sender: Any) { amount = 0 }
            @objc func done(_ item: UIBarButtonItem) { timer?.invalidate() }
            @objc func pressed(_ recognizer: UILongPressGestureRecognizer) {}
            @objc func close() {}
            @objc private func keyboardWillShow(_ notification: NSNotification) {
                guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] else { return }
                _ = frame
            }
            @objc func becameActive() {}
            @objc func tick(_ timer: Timer) {}
            @objc func later() {}
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { delegate?.orderForm?(self, shouldAccept: "") ?? true }
        }

        class Banner: UIView {
            let button = UIButton()
            @objc func close() { removeFromSuperview() }
        }
        """##

    static let application = ##"""
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow()
                window?.rootViewController = OrderForm()
                return true
            }
        }

        """##
}
