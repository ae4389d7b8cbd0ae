import Testing

@testable import Port

/// Names of Swift 4, what means nothing here, and overrides in extensions.
@Suite struct RenamedRewritingTests {
    @Test(arguments: [
        ("let a: UIControlState = .normal", "let a: UIControl.State = .normal"),
        (
            "addTarget(self, action: a, for: UIControlEvents.touchUpInside)",
            "addTarget(self, action: a, for: UIControl.Event.touchUpInside)"
        ),
        (
            "init(style: UITableViewCellStyle, height: CGFloat = UITableViewAutomaticDimension) {}",
            "init(style: UITableViewCell.CellStyle, height: CGFloat = UITableView.automaticDimension) {}"
        ),
        (
            "UIColor(colorLiteralRed: 1, green: g, blue: 0, alpha: 1)",
            "UIColor(_colorLiteralRed: 1, green: g, blue: 0, alpha: 1)"
        ),
        ("let a: UITableViewRowAnimation = .fade", "let a: UITableView.RowAnimation = .fade"),
        ("let a: String = kCALineCapRound", "let a: CAShapeLayerLineCap = CAShapeLayerLineCap.round"),
        ("var a: String? = kCATruncationEnd", "var a: CATextLayerTruncationMode? = CATextLayerTruncationMode.end"),
        (
            "var a: String { switch b { case .c: return kCAAlignmentLeft\ndefault: return kCAAlignmentRight } }",
            "var a: CATextLayerAlignmentMode { switch b { case .c: return CATextLayerAlignmentMode.left\n"
                + "default: return CATextLayerAlignmentMode.right } }"
        ),
        (
            "func f(_ s: String) -> String { return kCAFillRuleEvenOdd }",
            "func f(_ s: String) -> CAShapeLayerFillRule { return CAShapeLayerFillRule.evenOdd }"
        ),
        (
            "func f() -> String { if l.lineCap == kCALineCapButt { return \"\" }; return g(a: kCALineCapRound) }",
            "func f() -> String { if l.lineCap == CAShapeLayerLineCap.butt { return \"\" }; "
                + "return g(a: CAShapeLayerLineCap.round) }"
        ),
        (
            "func f() -> String { l.lineCap = kCALineCapButt; return \"\" }",
            "func f() -> String { l.lineCap = CAShapeLayerLineCap.butt; return \"\" }"
        ),
        ("let a: UIViewKeyframeAnimationOptions = []", "let a: UIView.KeyframeAnimationOptions = []"),
        ("let a: UISearchBarStyle, b: UIInputViewStyle", "let a: UISearchBar.Style, b: UIInputView.Style"),
        (
            "let a: UIScrollViewContentInsetAdjustmentBehavior = .never",
            "let a: UIScrollView.ContentInsetAdjustmentBehavior = .never"
        ),
        ("let a: UIImpactFeedbackStyle = .light", "let a: UIImpactFeedbackGenerator.FeedbackStyle = .light"),
        ("x[NSFontAttributeName] = a", "x[NSAttributedString.Key.font] = a"),
        ("x[NSParagraphStyleAttributeName] = a", "x[NSAttributedString.Key.paragraphStyle] = a"),
        ("x[NSAttributedStringKey.font] = UIEdgeInsetsZero", "x[NSAttributedString.Key.font] = UIEdgeInsets.zero"),
        ("if w.windowLevel == UIWindowLevelNormal {}", "if w.windowLevel == UIWindow.Level.normal {}"),
        (
            "center.post(name: NSNotification.Name.UITextViewTextDidChange, object: nil)",
            "center.post(name: UITextView.textDidChangeNotification, object: nil)"
        ),
        (
            "center.post(name: .UIKeyboardWillShow, object: nil)",
            "center.post(name: UIResponder.keyboardWillShowNotification, object: nil)"
        ),
        ("info[UIKeyboardFrameEndUserInfoKey]", "info[UIResponder.keyboardFrameEndUserInfoKey]"),
        ("view.bringSubview(toFront: label)", "view.bringSubviewToFront(label)"),
        ("addChildViewController(child(1))", "addChild(child(1))"),
        ("child.didMove(toParentViewController: self)", "child.didMove(toParent: self)"),
        (
            "for c in childViewControllers { c.removeFromParentViewController() }",
            "for c in children { c.removeFromParent() }"
        ),
        ("for c in self.childViewControllers {}", "for c in self.children {}"),
        (
            "let r = UIEdgeInsetsInsetRect(a.bounds, UIEdgeInsetsMake(1, f(2, 3), 3, 4))",
            "let r = (a.bounds).inset(by: UIEdgeInsets(top: 1, left: f(2, 3), bottom: 3, right: 4))"
        ),
        ("view.backgroundColor = .groupTableViewBackground", "view.backgroundColor = .systemGroupedBackground"),
        ("l.add(to: .main, forMode: .commonModes)", "l.add(to: .main, forMode: .common)"),
        ("l.add(to: .main, forMode: .UITrackingRunLoopMode)", "l.add(to: .main, forMode: .tracking)"),
        ("r.add(t, forMode: RunLoopMode.defaultRunLoopMode)", "r.add(t, forMode: RunLoop.Mode.default)"),
        ("f(UIFontWeightSemibold, UIKeyInputEscape)", "f(UIFont.Weight.semibold, UIKeyCommand.inputEscape)"),
        ("f(NSUnderlineStyle.styleSingle.rawValue)", "f(NSUnderlineStyle.single.rawValue)"),
        (
            "a.accessibilityTraits = UIAccessibilityTraitNotEnabled",
            "a.accessibilityTraits = UIAccessibilityTraits.notEnabled"
        ),
        (
            "UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, a)",
            "UIAccessibility.post(notification: UIAccessibility.Notification.layoutChanged, argument: a)"
        ),
        ("let size = a.size(attributes: b)", "let size = a.size(withAttributes: b)"),
        ("a.fillMode = kCAFillModeForwards", "a.fillMode = CAMediaTimingFillMode.forwards"),
        (
            "let a: [String: Any] = [NSFontAttributeName: b, NSKernAttributeName: 1]",
            "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: b, NSAttributedString.Key.kern: 1]"
        ),
        ("s.substring(with: match.rangeAt(1))", "s.substring(with: match.range(at: 1))"),
        ("let r = matches.first?.rangeAt(i + 1)", "let r = matches.first?.range(at: i + 1)"),
        ("text.characters.count", "text.count"),
        ("for c in (text?.characters)! {}", "for c in (text)! {}"),
        ("let c = text?.characters\n    f(c)", "let c = text\n    f(c)"),
        ("let c = text?.characters?.count", "let c = text??.count"),
        ("for c in text.characters where c == d {}", "for c in text where c == d {}"),
        ("let n = (text?.characters.count ?? 0) + text!.characters.count", "let n = (text?.count ?? 0) + text!.count"),
        ("let characters = a\n    b(c.characters.count)", "let characters = a\n    b(c.count)"),
        ("let a = UIBlurEffectStyle.dark", "let a = UIBlurEffect.Style.dark"),
        ("extension String { var n: Int { characters.count } }", "extension String { var n: Int { self.count } }"),
        ("var r = NSRegularExpression()", "var r = (try! NSRegularExpression(pattern: \"(?!)\"))"),
        ("button.reversesTitleShadowWhenHighlighted = true", ""),
        ("tableView.cellLayoutMarginsFollowReadableWidth = false", ""),
        ("a += type(of: object).description()", "a += String(reflecting: type(of: object))"),
        ("a = String(stringInterpolationSegment: Int(b))", "a = String(describing: Int(b))"),
        ("open let label = UILabel()", "public let label = UILabel()"),
        ("open var label = UILabel()", "open var label = UILabel()"),
        ("scroll?.scrollsToTop = false", ""), ("picker.showsSelectionIndicator = true", ""),
        ("layer.rasterizationScale = UIScreen.main.scale", ""),
        ("if a { layer.shouldRasterize = true }", "if a { }"),
    ])
    func `a name of Swift 4 becomes that of Swift 5`(statement: String, result: String) {
        let ported = Ported("func f() {\n    \(statement)\n}\n")
        #expect(ported.text == (result.isEmpty ? "func f() {\n}\n" : "func f() {\n    \(result)\n}\n"))
        #expect(ported.remarks == [])
        #expect(Ported(ported.text).text == ported.text)
    }

    @Test(arguments: [
        "struct UIControlState {}\nlet a = UIControlState()", "let UIFontWeight = 1\nlet a = UIFontWeight",
        "struct A { var characters = 1 }\nlet a = b.characters.count",
        "struct A { func rangeAt(_ i: Int) -> R { r } }\nlet a = b.rangeAt(0)", "let a = b.rangeAt(0, c)",
        "func f(_ p: UIPress) { print(p.key!.characters.count) }", "let a = b.UIControlState",
    ])
    func `a name that means something else stays`(source: String) {
        #expect(Ported(source).text == source)
    }

    @Test func `an override in an extension is called by one in the class`() {
        let ported = Ported(
            """
            open class A: UIView {
                var a = 1
            }
            public extension A {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    super.touchesBegan(touches, with: event)
                    a = helped()
                }
                @objc override var tintColor: UIColor! {
                    get { super.tintColor }
                    set { super.tintColor = newValue }
                }
                private func helped() -> Int { 2 }
            }

            """)
        #expect(
            ported.text
                == """
                open class A: UIView {
                    var a = 1
                    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchesBeganInExtension(touches, with: event) }
                    public override var tintColor: UIColor! { get { tintColorInExtension } set { tintColorInExtension = newValue } }
                }
                public extension A {
                    func touchesBeganInExtension(_ touches: Set<UITouch>, with event: UIEvent?) {
                        super.touchesBegan(touches, with: event)
                        a = helped()
                    }
                    var tintColorInExtension: UIColor! {
                        get { super.tintColor }
                        set { super.tintColor = newValue }
                    }
                    private func helped() -> Int { 2 }
                }

                """)
        #expect(ported.remarks == [])
        #expect(Ported(ported.text).text == ported.text)
    }

    @Test func `the class may be in another file`() {
        let ported = Ported(
            "class A: NSObject {}\n", with: "extension A {\n    override var description: String { \"a\" }\n}\n")
        #expect(
            ported.text
                == "class A: NSObject {\n    override var description: String { descriptionInExtension }\n}\n")
    }

    @Test func `what an extension declares and a subclass overrides stands in the class too`() {
        let ported = Ported(
            """
            open class A: NSObject {
            }
            extension A: UITextFieldDelegate {
                open func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
                open func textFieldDidEndEditing(_ textField: UITextField) {}
            }
            class B: A {
                override func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
            }

            """)
        #expect(
            ported.text == """
                open class A: NSObject {
                    open func textFieldShouldReturn(_ textField: UITextField) -> Bool { textFieldShouldReturnInA(textField) }
                }
                extension A: UITextFieldDelegate {
                    public func textFieldShouldReturnInA(_ textField: UITextField) -> Bool { false }
                    public func textFieldDidEndEditing(_ textField: UITextField) {}
                }
                class B: A {
                    override func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
                }

                """)
        #expect(ported.remarks == [])
        #expect(Ported(ported.text).text == ported.text)
    }

    @Test func `an edit action that an extension answers for is one in the class too`() {
        let ported = Ported(
            """
            class A: UITextField {
            }
            extension A {
                override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
            }

            """)
        #expect(ported.text.contains("    override func canPerformAction(_ action: UICommand.Action, withSender"))
        #expect(ported.text.contains("    func canPerformActionInExtension(_ action: UICommand.Action, withSender"))
        #expect(Ported(ported.text).changes == [])
    }

    @Test func `characters of text with attributes stay`() {
        let source = "let a = AttributedString(\"x\")\nprint(a.characters.count, String(a[r].characters))\n"
        #expect(Ported(source).text == source)
        let other = "print(row.rich.characters.count)\n"
        #expect(Ported(other, with: "struct Row { var rich: AttributedString }").text == other)
    }

    @Test func `a mutable string begins empty`() {
        #expect(Ported("let a = NSMutableString()").text == "let a = NSMutableString(string: \"\")")
        #expect(Ported("let a = NSMutableString.init()").text == "let a = NSMutableString(string: \"\")")
        #expect(Ported("let a = NSMutableString(capacity: 3)").text == "let a = NSMutableString(capacity: 3)")
    }

    @Test func `how an animation goes on has a type`() {
        #expect(
            Ported("a.calculationMode = kCAAnimationCubicPaced").text
                == "a.calculationMode = CAAnimationCalculationMode.cubicPaced")
    }
}
