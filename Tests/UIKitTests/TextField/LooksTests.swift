import Testing
import UIKitSimulator

extension FieldTests {
    /// Where the parts of a field are, and when.
    @MainActor
    @Suite("Parts and places")
    struct LooksTests {
        private let bounds = CGRect(x: 0, y: 0, width: 300, height: 44)

        private func box(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)) }

        private func clearButton(of field: UITextField) -> UIView? {
            field.layoutIfNeeded()
            return field.subviews.first { $0.accessibilityIdentifier == "clear" && !$0.isHidden }
        }

        @Test("The defaults are UIKit's")
        func defaults() {
            let field = UITextField()
            #expect(field.text == "" && field.attributedText?.length == 0)
            #expect(field.borderStyle == .none && field.textAlignment == .natural)
            #expect(field.font?.pointSize == 17 && field.textColor == .label)
            #expect(!field.clearsOnBeginEditing && !field.clearsOnInsertion && !field.adjustsFontSizeToFitWidth)
            #expect(field.minimumFontSize == 0)
            #expect(field.clearButtonMode == .never && field.leftViewMode == .never && field.rightViewMode == .never)
            #expect(field.autocapitalizationType == .sentences && field.keyboardType == .default)
            #expect(!field.enablesReturnKeyAutomatically && !field.isSecureTextEntry && !field.isEditing)
            #expect(field.typingAttributes == nil && field.markedTextRange == nil && field.delegate == nil)
        }

        @Test("Raw values are UIKit's")
        func rawValues() {
            #expect(UITextField.BorderStyle.allRawValues == [0, 1, 2, 3])
            #expect(
                [UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always].map(\.rawValue) == [0, 1, 2, 3])
            #expect(UITextField.DidEndEditingReason.committed.rawValue == 0)
        }

        @Test("Side views are shown when their modes say so, and the text makes room")
        func sideViews() {
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            let (left, right) = (box(20), box(30))
            (form.a.leftView, form.a.rightView) = (left, right)
            form.a.layoutIfNeeded()
            let whole = form.a.textRect(forBounds: bounds)
            #expect(whole == CGRect(x: 12, y: 0, width: 276, height: 44))
            #expect(left.superview == nil && right.superview == nil)
            (form.a.leftViewMode, form.a.rightViewMode) = (.always, .whileEditing)
            form.a.layoutIfNeeded()
            #expect(left.frame == CGRect(x: 12, y: 12, width: 20, height: 20))
            #expect(left.superview === form.a && right.superview == nil)
            #expect(form.a.textRect(forBounds: bounds) == CGRect(x: 40, y: 0, width: 248, height: 44))
            form.a.becomeFirstResponder()
            form.a.layoutIfNeeded()
            #expect(right.frame == CGRect(x: 258, y: 12, width: 30, height: 20) && right.superview === form.a)
            #expect(form.a.editingRect(forBounds: bounds) == CGRect(x: 40, y: 0, width: 210, height: 44))
            (form.a.leftViewMode, form.a.rightViewMode) = (.unlessEditing, .never)
            form.a.layoutIfNeeded()
            #expect(left.superview == nil && right.superview == nil)
            form.a.resignFirstResponder()
            form.a.layoutIfNeeded()
            #expect(left.superview === form.a)
            form.a.leftView = nil
            #expect(left.superview == nil)
            #expect(form.a.textRect(forBounds: bounds) == whole)
        }

        /// A field that sets its looks whenever it is laid out.
        private final class DressingField: UITextField {
            let side = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            var layouts = 0

            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                (rightView, rightViewMode, leftViewMode, clearButtonMode) = (side, .always, .never, .never)
                textColor = .red
            }
        }

        @Test("Looks that are set anew with each layout come to rest")
        func looksSetByLayout() {
            let sim = Simulator(size: CGSize(width: 400, height: 600))
            let field = DressingField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
            sim.window.addSubview(field)
            for _ in 0..<3 { sim.frame() }
            let layouts = field.layouts
            for _ in 0..<5 { sim.frame() }
            #expect(field.layouts == layouts)
            #expect(field.side.superview === field && !field.side.isHidden)
            // One that somebody has taken away is put back.
            field.side.removeFromSuperview()
            field.rightView = field.side
            #expect(field.side.superview === field)
        }

        @Test("A field is as much larger as its subclass leaves room around the text")
        func roomAroundText() {
            final class Padded: UITextField {
                var insets = UIEdgeInsets.zero
                override func textRect(forBounds bounds: CGRect) -> CGRect {
                    _ = intrinsicContentSize
                    return super.textRect(forBounds: bounds).inset(by: insets)
                }
                override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
            }
            let (padded, plain) = (Padded(), UITextField())
            for style in [UITextField.BorderStyle.none, .roundedRect, .bezel] {
                for field in [padded, plain] { (field.text, field.borderStyle) = ("Hello", style) }
                padded.insets = .zero
                #expect(padded.intrinsicContentSize == plain.intrinsicContentSize)
                padded.insets = UIEdgeInsets(top: 20, left: 30, bottom: 10, right: 5)
                let (own, usual) = (padded.sizeThatFits(.zero), plain.sizeThatFits(.zero))
                #expect(own.width == usual.width + 35 && own.height == usual.height + 30)
            }
            let sim = Simulator(size: CGSize(width: 400, height: 300))
            // A rectangle that leaves side views out of account has its own room only, and one that does not makes theirs too.
            padded.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
            padded.leftViewMode = .always
            padded.insets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
            padded.borderStyle = .none
            plain.borderStyle = .none
            padded.bounds.size = padded.intrinsicContentSize
            #expect(padded.textRect(forBounds: padded.bounds).width >= plain.intrinsicContentSize.width - 2)
            padded.leftViewMode = .never
            padded.insets = UIEdgeInsets(top: 20, left: 30, bottom: 10, right: 5)
            padded.translatesAutoresizingMaskIntoConstraints = false
            sim.window.addSubview(padded)
            padded.topAnchor.constraint(equalTo: sim.window.topAnchor).isActive = true
            padded.leftAnchor.constraint(equalTo: sim.window.leftAnchor).isActive = true
            sim.frame()
            #expect(padded.textRect(forBounds: padded.bounds).height >= (padded.font?.lineHeight ?? 100))
        }

        @Test("A text rectangle that has nothing to do with the bounds says nothing of the size")
        func stubbornTextRect() {
            final class Stubborn: UITextField {
                override func textRect(forBounds bounds: CGRect) -> CGRect {
                    CGRect(x: 10, y: bounds.height - 24, width: frame.width - 20, height: 20)
                }
            }
            let (field, plain) = (Stubborn(), UITextField())
            for field in [field, plain] { field.text = "Hello" }
            for _ in 0..<3 {
                #expect(field.intrinsicContentSize == plain.intrinsicContentSize)
                field.sizeToFit()
            }
        }

        @Test("One view at both sides or in two fields is shown once, and the form comes to rest")
        func sharedSideView() {
            let form = Form("A", "B")
            form.simulator.hasHardwareKeyboard = true
            let (a, b) = (form.a, form.b)
            func rests() -> Bool {
                form.simulator.advance(0.5)
                form.simulator.frame()
                return form.simulator.frame().layoutRounds == 0
            }
            let view = box(20)
            (a.leftView, a.rightView, a.leftViewMode) = (view, view, .always)
            #expect(rests() && view.superview === a)
            (a.leftViewMode, a.rightViewMode) = (.always, .unlessEditing)
            a.becomeFirstResponder()
            #expect(view.superview === a)
            a.resignFirstResponder()
            (b.leftView, b.leftViewMode) = (view, .always)
            #expect(rests() && view.superview === b)
            let holder = UIView()
            form.simulator.window.addSubview(holder)
            holder.addSubview(view)
            b.setNeedsLayout()
            #expect(rests() && view.superview === holder)
        }

        @Test("A side view is a subview while it is shown, and what a program hides stays hidden")
        func shownSideView() {
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            let (left, right) = (box(20), box(30))
            (form.a.leftView, form.a.rightView) = (left, right)
            #expect(left.superview == nil && right.superview == nil)
            form.a.leftViewMode = .always
            form.a.rightViewMode = .whileEditing
            #expect(left.superview === form.a && right.superview == nil)
            left.isHidden = true
            form.simulator.frame()
            form.a.becomeFirstResponder()
            form.simulator.frame()
            #expect(left.isHidden && right.superview === form.a && !right.isHidden)
            #expect(form.simulator.areaMissedByDamage() == nil)
            form.a.resignFirstResponder()
            form.simulator.frame()
            #expect(left.isHidden && left.superview === form.a && right.superview == nil)
            form.a.leftViewMode = .never
            form.simulator.frame()
            #expect(left.superview == nil && left.isHidden)
            form.a.rightViewMode = .unlessEditing
            #expect(right.superview === form.a)
            form.a.rightView = nil
            #expect(right.superview == nil)
        }

        @Test("The clear button is a button that a program gives another picture and colour")
        func clearButtonLook() throws {
            let form = Form("A")
            form.a.text = "abc"
            form.a.clearButtonMode = .always
            form.simulator.frame()
            let button = try #require(form.a.value(forKey: "_clearButton") as? UIButton)
            #expect(button.image(for: .normal) != nil && button.imageView?.image === button.currentImage)
            let onDisc = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY - 6), to: nil)
            #expect(form.simulator.color(at: onDisc).cgColor == UIColor.systemGray2.cgColor)
            button.setImage(button.currentImage?.withRenderingMode(.alwaysTemplate), for: .normal)
            button.tintColor = .systemRed
            form.simulator.frame()
            #expect(form.simulator.color(at: onDisc).cgColor == UIColor.systemRed.cgColor)
            #expect(form.simulator.areaMissedByDamage() == nil)
            var taps = 0
            button.addTarget(for: .touchUpInside) { _ in taps += 1 }
            form.simulator.tap(button)
            #expect(form.a.text == "" && taps == 1)
            form.a.text = "abc"
            form.simulator.frame()
            button.removeTarget(nil, action: nil, for: .allEvents)
            form.simulator.tap(button)
            #expect(form.a.text == "abc" && taps == 2)
        }

        @Test("A side view that went to another field stays there")
        func movedSideView() {
            let form = Form("A", "B")
            let view = box(20)
            (form.a.leftViewMode, form.b.leftViewMode) = (.always, .always)
            form.a.leftView = view
            form.b.leftView = view
            form.a.leftView = nil
            #expect(view.superview === form.b)
        }

        @Test("A side view is as large as its constraints have it")
        func constrainedSideView() {
            let form = Form("A")
            let side = UIView()
            side.translatesAutoresizingMaskIntoConstraints = false
            side.widthAnchor.constraint(equalToConstant: 30).isActive = true
            let label = UILabel()
            label.text = "+44"
            label.translatesAutoresizingMaskIntoConstraints = false
            side.addSubview(label)
            label.topAnchor.constraint(equalTo: side.topAnchor).isActive = true
            label.bottomAnchor.constraint(equalTo: side.bottomAnchor).isActive = true
            form.a.leftView = side
            form.a.leftViewMode = .always
            form.simulator.frame()
            #expect(side.frame.width == 30 && side.frame.height == label.intrinsicContentSize.height)
            #expect(form.a.textRect(forBounds: form.a.bounds).minX >= side.frame.maxX)
            let button = UIButton(type: .system)
            button.setTitle("Find", for: .normal)
            button.translatesAutoresizingMaskIntoConstraints = false
            button.widthAnchor.constraint(equalToConstant: 12).isActive = true
            button.heightAnchor.constraint(equalToConstant: 14).isActive = true
            form.a.leftView = button
            form.simulator.frame()
            #expect(button.frame.size == CGSize(width: 12, height: 14))
        }

        @Test("A side view takes its own touches")
        func sideViewTouches() {
            let form = Form("A")
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            var taps = 0
            button.addTarget(for: .touchUpInside) { _ in taps += 1 }
            form.a.rightView = button
            form.a.rightViewMode = .always
            form.simulator.tap(button)
            #expect(taps == 1 && !form.a.isEditing)
        }

        @Test("Whoever does not see the clear button finds it and hears what it does")
        func accessibleClearButton() throws {
            let form = Form("A")
            form.a.text = "abc"
            form.a.clearButtonMode = .always
            let button = try #require(clearButton(of: form.a))
            #expect(button.isAccessibilityElement && button.accessibilityLabel == "Clear text")
            form.simulator.tap(button)
            #expect(form.a.text == "")
        }

        @Test("The clear button takes text and its mode to be shown, and gives way to the view at the right")
        func clearButton() {
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            #expect(clearButton(of: form.a) == nil)
            form.a.clearButtonMode = .whileEditing
            form.a.text = "abc"
            #expect(clearButton(of: form.a) == nil)
            form.a.becomeFirstResponder()
            #expect(clearButton(of: form.a)?.frame == CGRect(x: 268, y: 12, width: 20, height: 20))
            #expect(form.a.editingRect(forBounds: bounds).maxX == 260)
            form.a.text = ""
            #expect(clearButton(of: form.a) == nil)
            form.simulator.type("x")
            #expect(clearButton(of: form.a) != nil)
            (form.a.rightView, form.a.rightViewMode) = (box(10), .always)
            #expect(clearButton(of: form.a) == nil)
            form.a.rightViewMode = .never
            #expect(clearButton(of: form.a) != nil)
            form.a.clearButtonMode = .unlessEditing
            #expect(clearButton(of: form.a) == nil)
            form.a.clearButtonMode = .always
            #expect(clearButton(of: form.a) != nil)
            form.a.clearButtonMode = .never
            #expect(clearButton(of: form.a) == nil, "It does not stay when it is never to be shown.")
            form.a.clearButtonMode = .always
            form.a.isEnabled = false
            #expect(clearButton(of: form.a) == nil)
        }

        @Test("The clear button can be hit from its surroundings to the field's edge, and not far from it")
        func clearButtonTouchArea() {
            for (x, y, isHit) in [(278, 22, true), (298, 2, true), (258, 42, true), (252, 22, false)] {
                let form = Form("A")
                form.simulator.hasHardwareKeyboard = true
                form.a.text = "abc"
                form.a.clearButtonMode = .always
                form.simulator.tap(CGPoint(x: form.a.frame.minX + CGFloat(x), y: form.a.frame.minY + CGFloat(y)))
                #expect((form.a.text == "") == isHit, "\(x) \(y)")
                #expect(form.a.isEditing)
            }
        }

        @Test("A finger that leaves the clear button does not clear")
        func clearButtonCancelled() {
            let form = Form.editing("abc|")
            form.a.clearButtonMode = .always
            form.simulator.frame()
            form.simulator.touchDown(0, at: CGPoint(x: 300, y: 32))
            form.simulator.touchMove(0, to: CGPoint(x: 300, y: 200))
            form.simulator.frame()
            form.simulator.touchUp(0)
            #expect(form.a.text == "abc")
        }

        @Test("A field that reads from right to left has its parts on the other sides")
        func mirrored() {
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            form.a.semanticContentAttribute = .forceRightToLeft
            form.a.leftView = box(20)
            form.a.leftViewMode = .always
            form.a.clearButtonMode = .always
            form.a.text = "abc"
            #expect(clearButton(of: form.a)?.frame.minX == 12)
            #expect(form.a.leftView?.frame.maxX == 288)
            #expect(form.a.textRect(forBounds: bounds) == CGRect(x: 40, y: 0, width: 220, height: 44))
            form.simulator.tap(CGPoint(x: form.a.frame.minX + 5, y: 32))
            #expect(form.a.text == "")
        }

        @Test("Overridden places are used")
        func overrides() {
            final class Custom: UITextField {
                override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 50, dy: 0) }
                override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 80, dy: 0) }
                override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
                    CGRect(x: 5, y: 5, width: 20, height: 20)
                }
            }
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            let field = Custom(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
            field.clearButtonMode = .always
            field.text = "abc"
            form.simulator.window.addSubview(field)
            #expect(abs(field.caretRect(for: field.beginningOfDocument).midX - 50) < 1)
            #expect(clearButton(of: field)?.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
            field.becomeFirstResponder()
            #expect(abs(field.caretRect(for: field.beginningOfDocument).midX - 80) < 1)
            #expect(field.placeholderRect(forBounds: bounds) == field.textRect(forBounds: bounds))
        }

        @Test("The hint is seen in an empty field only")
        func placeholder() throws {
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            form.a.placeholder = "Name"
            form.simulator.frame()
            let label = try #require(form.a.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Name" })
            #expect(!label.isHidden && label.frame == form.a.placeholderRect(forBounds: bounds))
            #expect(form.a.accessibilityLabel == "Name")
            form.a.becomeFirstResponder()
            form.simulator.frame()
            #expect(!label.isHidden)
            form.simulator.type("x")
            #expect(label.isHidden)
            form.simulator.press(.keyboardDeleteOrBackspace)
            #expect(!label.isHidden)
            form.a.text = "set"
            #expect(label.isHidden)
            form.a.textAlignment = .center
            #expect(label.textAlignment == .center)
        }

        @Test("Border styles have their edges, and a field of a program's ground keeps it")
        func borders() {
            let field = UITextField(frame: bounds)
            #expect(field.layer.borderWidth == 0 && field.layer.cornerRadius == 0)
            field.borderStyle = .line
            #expect(field.layer.borderWidth == 0)
            field.borderStyle = .roundedRect
            #expect(field.layer.cornerRadius == 10 && field.backgroundColor == .tertiarySystemBackground)
            field.backgroundColor = .systemRed
            field.borderStyle = .bezel
            field.borderStyle = .roundedRect
            #expect(field.backgroundColor == .systemRed)
            field.borderStyle = .none
            #expect(field.layer.borderWidth == 0 && field.layer.cornerRadius == 0)
            #expect(field.textRect(forBounds: bounds) == bounds)
        }

        @Test("A border and an opacity of the program's stay, whatever the field's state", arguments: [0, 3])
        func programmaticBorder(style: Int) {
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            form.a.borderStyle = UITextField.BorderStyle(rawValue: style) ?? .none
            form.a.layer.borderWidth = 3
            form.a.layer.cornerRadius = 7
            form.a.alpha = 0.5
            form.a.becomeFirstResponder()
            form.a.resignFirstResponder()
            form.a.isEnabled = false
            form.a.isEnabled = true
            #expect(form.a.layer.borderWidth == 3 && form.a.layer.cornerRadius == 7 && form.a.alpha == 0.5)
        }

        @Test(
            "Alignment puts the line where it says", arguments: [NSTextAlignment.left, .center, .right, .natural],
            ["abc", "שלום"])
        func alignment(alignment: NSTextAlignment, text: String) {
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            form.a.textAlignment = alignment
            form.a.text = text
            for _ in 0..<2 {
                let edges = [form.a.beginningOfDocument, form.a.endOfDocument].map { form.a.caretRect(for: $0).midX }
                    .sorted()
                let room = form.a.editingRect(forBounds: form.a.bounds)
                let isRight = alignment == .right || (alignment == .natural && text != "abc")
                switch (alignment, isRight) {
                case (.center, _): #expect(abs((edges[0] + edges[1]) / 2 - room.midX) < 1)
                case (_, true): #expect(abs(edges[1] - room.maxX) < 1)
                default: #expect(abs(edges[0] - room.minX) < 1)
                }
                form.a.becomeFirstResponder()
            }
        }

        @Test("A font or a colour of nil brings back the default")
        func defaultLooks() {
            let field = UITextField()
            (field.font, field.textColor) = (.systemFont(ofSize: 40), .red)
            let large = field.intrinsicContentSize
            (field.font, field.textColor) = (nil, nil)
            #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
            #expect(field.intrinsicContentSize.height < large.height)
            field.defaultTextAttributes = [.foregroundColor: UIColor.blue]
            field.textColor = nil
            #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .label)
        }

        @Test("A field with round corners is 34 points high and 44 to a finger, and other fields are what they look")
        func touchArea() {
            let sim = Simulator(size: CGSize(width: 300, height: 300))
            sim.hasHardwareKeyboard = true
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            sim.window.addSubview(field)
            let points = [94, 95.5, 138.5, 140].map { CGPoint(x: 100, y: $0) }
            #expect(points.map { sim.window.hitTest($0, with: nil) === field } == [false, false, false, false])
            field.borderStyle = .roundedRect
            #expect(points.map { sim.window.hitTest($0, with: nil) === field } == [false, true, true, false])
            sim.tap(points[1])
            #expect(field.isFirstResponder)
            field.frame.size.height = 50
            #expect(sim.window.hitTest(CGPoint(x: 100, y: 98), with: nil) === sim.window)
            field.frame.size.height = 34
            (field.text, field.clearButtonMode) = ("a", .always)
            sim.tap(CGPoint(x: 212, y: 136))
            #expect(field.text == "")
        }

        @Test("A field in no window could become the first responder, and does not")
        func withoutWindow() {
            let recorder = Refusing()
            let field = UITextField()
            field.delegate = recorder
            #expect(field.canBecomeFirstResponder && UITextView().canBecomeFirstResponder)
            #expect(!field.becomeFirstResponder() && !field.isFirstResponder && !UITextView().becomeFirstResponder())
            #expect(recorder.count == 0)
            field.isEnabled = false
            #expect(!field.canBecomeFirstResponder)
        }

        private final class Refusing: NSObject, UITextFieldDelegate {
            var count = 0
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
                count += 1
                return true
            }
        }

        @Test("The size that fits holds the text, and is iOS's")
        func fitting() {
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.placeholder = "A hint"
            let hint = field.intrinsicContentSize
            #expect(hint.height == 34)
            field.text = "A text that is longer than the hint"
            #expect(field.sizeThatFits(.zero).width > hint.width + 100)
            field.sizeToFit()
            field.layoutIfNeeded()
            let room = field.textRect(forBounds: field.bounds)
            #expect(field.caretRect(for: field.endOfDocument).midX <= room.maxX)
            field.font = .systemFont(ofSize: 40)
            #expect(field.intrinsicContentSize.height > 50)
            field.text = "W"
            field.font = .systemFont(ofSize: 17)
            let plain = UITextField()
            plain.text = "W"
            // Beside the letters a field without an edge has room for the caret only.
            #expect(abs(field.intrinsicContentSize.width - plain.intrinsicContentSize.width - 26) < 1)
            #expect(field.intrinsicContentSize.width.truncatingRemainder(dividingBy: 1) == 0)
        }

        @Test("A field that is smaller than its own edges has no room and makes no trouble", arguments: [0, 1, 8, 23])
        func tiny(width: CGFloat) {
            let form = Form.editing("abc|")
            form.a.frame.size = CGSize(width: width, height: 3)
            form.a.leftView = box(50)
            form.a.leftViewMode = .always
            form.a.clearButtonMode = .always
            form.simulator.frame()
            form.simulator.type("def")
            form.simulator.press(.keyboardHome)
            #expect(form.a.text == "abcdef")
            #expect(form.a.textRect(forBounds: form.a.bounds).width == 0)
            #expect(!form.a.caretRect(for: form.a.endOfDocument).midX.isNaN)
        }

        @Test("A disabled field looks so")
        func disabled() {
            let form = Form("A")
            form.a.text = "abc"
            let before = form.simulator.pngData()
            form.a.isEnabled = false
            #expect(form.simulator.pngData() != before)
            form.a.isEnabled = true
            #expect(form.simulator.pngData() == before)
            form.a.isEnabled = false
            let plain = form.simulator.pngData()
            form.a.textColor = .red
            #expect(form.simulator.pngData() != plain, "The program's own colour stays.")
            form.a.textColor = nil
            #expect(form.simulator.pngData() == plain)
        }
    }
}

extension UITextField.BorderStyle {
    fileprivate static var allRawValues: [Int] { [Self.none, .line, .bezel, .roundedRect].map(\.rawValue) }
}
