import Foundation
import Testing
import UIKitSimulator

@testable import CheckIn

/// The check-in kiosk as a visitor uses it, and its form at every size of window.
@MainActor @Suite struct CheckInTests {
    /// The kiosk in a window.
    @MainActor
    private struct Kiosk {
        let sim: Simulator
        let controller = CheckInViewController(journal: nil)

        init(size: CGSize = CGSize(width: 1024, height: 768), scale: CGFloat = 0.25) {
            sim = Simulator(size: size, scale: scale)
            sim.window.rootViewController = controller
            settle()
        }

        func settle() {
            for _ in 0..<3 {
                sim.frame()
                sim.passTime(0.2)
            }
            sim.frame()
        }

        func views<View: UIView>(_ type: View.Type, in root: UIView? = nil) -> [View] {
            let root = root ?? sim.window
            return root.subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + views(type, in: $0) }
        }

        func shows(_ view: UIView) -> Bool { sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden } }

        /// Labels, fields and controls of a view, without what is in them.
        func leaves(in root: UIView) -> [UIView] {
            root.subviews.filter { !$0.isHidden && !$0.bounds.isEmpty }
                .flatMap { $0 is UIStackView ? leaves(in: $0) : [$0] }
        }

        func field(_ question: Question) -> UITextField {
            views(UITextField.self).first { $0.tag == question.rawValue } ?? UITextField()
        }

        func view(_ identifier: String) -> UIView {
            views(UIView.self).first { $0.accessibilityIdentifier == identifier } ?? UIView()
        }

        func fault(_ question: Question) -> String? {
            let answer = views(AnswerField.self).first { $0.question == question }
            let label = views(UILabel.self, in: answer).first {
                $0.accessibilityIdentifier?.hasSuffix(".fault") == true
            }
            return label.flatMap { $0.isAccessibilityElement ? $0.text : nil }
        }

        /// Where every field is seen, and how far everything is scrolled.
        var places: [CGRect] {
            Question.allCases.map { field($0).convert(field($0).bounds, to: nil) }
                + views(UIScrollView.self).map { CGRect(origin: $0.contentOffset, size: $0.contentSize) }
                + [CGRect(x: 0, y: sim.contentShift, width: 0, height: 0)]
        }
    }

    // MARK: Room for the keyboard

    @Test(arguments: [
        CGSize(width: 320, height: 480), CGSize(width: 375, height: 667), CGSize(width: 480, height: 272),
        CGSize(width: 480, height: 800), CGSize(width: 800, height: 480), CGSize(width: 1024, height: 600),
        CGSize(width: 1024, height: 768), CGSize(width: 1280, height: 800), CGSize(width: 1080, height: 1920),
        CGSize(width: 1920, height: 1080), CGSize(width: 3840, height: 2160),
    ])
    func noFieldIsCovered(size: CGSize) {
        let kiosk = Kiosk(size: size, scale: 0.125)
        let before = kiosk.places
        func check(_ question: Question) {
            let field = kiosk.field(question)
            field.becomeFirstResponder()
            kiosk.settle()
            guard let end = field.selectedTextRange?.end else { return #expect(Bool(false), "no caret") }
            let caret = kiosk.sim.window.convert(field.caretRect(for: end), from: field)
            let onScreen = caret.insetBy(dx: 0, dy: -8).offsetBy(dx: 0, dy: kiosk.sim.contentShift)
            #expect(onScreen.maxY <= kiosk.sim.keyboardFrame.minY, "\(question) in \(size)")
            #expect(onScreen.minY >= -8.01, "\(question) in \(size)")
        }
        for question in Question.allCases {
            check(question)
            kiosk.sim.window.endEditing(true)
            kiosk.settle()
            #expect(kiosk.places == before, "\(question) in \(size)")
        }
        for question in Question.allCases + Question.allCases.reversed() { check(question) }
        kiosk.sim.window.endEditing(true)
        kiosk.settle()
        #expect(kiosk.places == before)
    }

    @Test func partsOfTheFormDoNotOverlap() {
        for size in [
            CGSize(width: 320, height: 480), CGSize(width: 800, height: 480), CGSize(width: 1920, height: 1080),
        ] {
            let kiosk = Kiosk(size: size)
            let form = kiosk.views(FormView.self)[0]
            let parts = kiosk.leaves(in: form).map { ($0, $0.convert($0.bounds, to: form)) }
            for (index, (part, place)) in parts.enumerated() {
                #expect(form.bounds.insetBy(dx: -0.5, dy: -0.5).contains(place), "\(size): \(part)")
                for (other, otherPlace) in parts.dropFirst(index + 1) {
                    #expect(!place.insetBy(dx: 0.5, dy: 0.5).intersects(otherPlace), "\(size): \(part), \(other)")
                }
            }
            for field in kiosk.views(UITextField.self) { #expect(field.bounds.height >= 44) }
        }
    }

    @Test(
        "Letters of any size are whole, and what does not fit is scrolled to",
        arguments: [
            UIContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ])
    func largeLetters(category: UIContentSizeCategory) {
        for size in [CGSize(width: 320, height: 480), CGSize(width: 1280, height: 800)] {
            let kiosk = Kiosk(size: size)
            kiosk.sim.application.preferredContentSizeCategory = category
            kiosk.settle()
            for label in kiosk.views(UILabel.self) where label.superview is UIStackView && kiosk.shows(label) {
                let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
                #expect(label.bounds.height >= needed.height - 1, "\(size): \(label.text ?? "")")
                #expect(label.bounds.width >= needed.width - 1, "\(size): \(label.text ?? "")")
            }
            let scroll = kiosk.view("form")
            let send = kiosk.view("send")
            send.scrollIntoView()
            kiosk.settle()
            let place = send.convert(send.bounds, to: scroll)
            #expect(scroll.bounds.insetBy(dx: -0.5, dy: -0.5).contains(place), "\(size)")
        }
    }

    @Test("Everything is mirrored where people read from right to left")
    func rightToLeft() {
        func places(_ locale: String) -> [CGRect] {
            let kiosk = Kiosk(size: CGSize(width: 1024, height: 768), scale: 1)
            kiosk.sim.application.locale = Locale(identifier: locale)
            kiosk.settle()
            let form = kiosk.views(FormView.self)[0]
            return kiosk.leaves(in: form).map { $0.convert($0.bounds, to: nil) }
                + kiosk.views(WelcomeView.self).map(\.frame)
        }
        let mirrored = places("ar").map { CGRect(x: 1024 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        for (place, mirror) in zip(places("en"), mirrored) {
            #expect(abs(place.minX - mirror.minX) <= 1 && abs(place.width - mirror.width) <= 1)
        }
    }

    // MARK: A visit

    @Test func aVisitorFillsTheFormWithTheOnScreenKeyboard() {
        let kiosk = Kiosk(size: CGSize(width: 800, height: 600))
        kiosk.sim.tap(kiosk.field(.name))
        kiosk.settle()
        // Each word begins with a capital by itself.
        for key in ["A", "d", "a"] { kiosk.sim.tapKey(key) }
        kiosk.sim.tapKey("space")
        for key in ["L", "e", "e"] { kiosk.sim.tapKey(key) }
        #expect(kiosk.field(.name).text == "Ada Lee")
        kiosk.sim.tapKey("return")
        #expect(kiosk.field(.company).isFirstResponder)
        kiosk.sim.tapKey("return")
        for key in ["a", "@", "b", ".", "i", "o"] { kiosk.sim.tapKey(key) }
        kiosk.sim.tapKey("return")
        kiosk.sim.tapKey("return")
        kiosk.sim.type("Grace")
        kiosk.sim.tapKey("return")
        for key in ["1", "2", "3", "4", "5"] { kiosk.sim.tapKey(key) }
        #expect(kiosk.field(.pin).text == "1234")
        kiosk.sim.tapKey("return")
        #expect(kiosk.field(.notes).isFirstResponder)
        kiosk.sim.tapKey("return")
        kiosk.settle()
        #expect(kiosk.sim.keyboardFrame.isNull)
        for question in Question.allCases { #expect(kiosk.fault(question) == nil, "\(question)") }
        (kiosk.view("rules") as? UISwitch)?.isOn = true
        kiosk.view("send").scrollIntoView()
        kiosk.sim.tap(kiosk.view("send"))
        kiosk.settle()
        #expect(kiosk.views(UILabel.self).contains { $0.text == "Thank you, Ada" })
        kiosk.sim.tap(kiosk.view("done"))
        kiosk.settle()
        #expect(kiosk.views(ThanksView.self).isEmpty)
        for question in Question.allCases { #expect(kiosk.field(question).text == "") }
    }

    @Test func anAddressIsCheckedWhenTheVisitorGoesOn() {
        let kiosk = Kiosk()
        kiosk.field(.email).becomeFirstResponder()
        kiosk.sim.type("nobody")
        #expect(kiosk.fault(.email) == nil)
        kiosk.sim.press(.keyboardTab)
        #expect(kiosk.field(.phone).isFirstResponder)
        #expect(kiosk.fault(.email) != nil)
        kiosk.sim.press(.keyboardTab, .shift)
        kiosk.sim.type("@example.com")
        kiosk.sim.press(.keyboardTab)
        #expect(kiosk.fault(.email) == nil)
    }

    @Test func aPinIsCheckedBeforeTheVisitorGoesOn() {
        let kiosk = Kiosk()
        kiosk.field(.pin).becomeFirstResponder()
        kiosk.sim.type("12x3")
        #expect(kiosk.field(.pin).text == "123")
        kiosk.sim.press(.keyboardTab)
        #expect(kiosk.field(.pin).isFirstResponder)
        #expect(kiosk.fault(.pin) != nil)
        kiosk.sim.type("4")
        kiosk.sim.press(.keyboardTab)
        #expect(!kiosk.field(.pin).isFirstResponder)
        #expect(kiosk.fault(.pin) == nil)
    }

    @Test func anEmptyFormSaysWhatIsMissing() {
        let kiosk = Kiosk()
        kiosk.view("send").scrollIntoView()
        kiosk.sim.tap(kiosk.view("send"))
        #expect(kiosk.field(.name).isFirstResponder)
        for question in Question.allCases { #expect((kiosk.fault(question) != nil) == !question.isOptional) }
        #expect(kiosk.views(ThanksView.self).isEmpty)
    }

    @Test(arguments: [
        (Question.email, "a@b.co", true), (.email, "a@b", false), (.email, "@b.co", false), (.email, "a@b..co", false),
        (.email, "a@@b.co", false), (.name, "Ada", false), (.name, "Ada Lee", true), (.phone, "12", false),
        (.phone, "+44 20 7946", true), (.pin, "123", false), (.pin, "1234", true), (.notes, "", true),
    ])
    func answersAreJudged(question: Question, answer: String, isRight: Bool) {
        #expect((question.fault(in: answer) == nil) == isRight)
    }
}

extension UIView {
    /// Scrolls the view into sight, as a visitor does with a finger.
    fileprivate func scrollIntoView() {
        var ancestor = superview
        while let view = ancestor {
            if let scroll = view as? UIScrollView {
                scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: false)
            }
            ancestor = view.superview
        }
    }
}
