import Testing
import UIKitSimulator

/// Small things that sources for iOS rely on.
@MainActor @Suite("Pieces that sources for iOS rely on")
struct PiecesTests {
    /// A storage as syntax highlighters have it.
    private final class Storage: NSTextStorage {
        private let backing = NSMutableAttributedString()

        override init() {
            super.init()
        }

        required init?(coder aDecoder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override var string: String { backing.string }

        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] {
            backing.attributes(at: location, effectiveRange: range)
        }

        override func replaceCharacters(in range: NSRange, with str: String) {
            backing.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        }

        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
    }

    @Test("A storage with a store of its own has init()")
    func storage() {
        let storage = Storage()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc")
        #expect(storage.string == "abc")
        #expect(NSTextStorage(string: "a", attributes: [.kern: NSNumber(value: 1)]).length == 1)
        #expect(NSTextStorage().string == "" && NSTextStorage(attributedString: NSAttributedString()).length == 0)
        #expect(NSAttributedString().length == 0 && NSMutableAttributedString().length == 0)
    }

    @Test("A colour's hue, saturation, brightness and white are read")
    func colors() {
        let cases: [(color: UIColor, wanted: [CGFloat])] = [
            (.red, [0, 1, 1, 1]), (.green, [1.0 / 3, 1, 1, 1]), (.blue, [2.0 / 3, 1, 1, 1]),
            (.magenta, [5.0 / 6, 1, 1, 1]), (.black, [0, 0, 0, 1]), (.lightText, [0, 0, 1, 0.6]),
            (UIColor(hue: 0.9, saturation: 0.5, brightness: 0.25, alpha: 0.5), [0.9, 0.5, 0.25, 0.5]),
        ]
        for (color, wanted) in cases {
            var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
            #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
            for (a, b) in zip([hue, saturation, brightness, alpha], wanted) { #expect(abs(a - b) < 1e-9) }
        }
        var (white, alpha): (CGFloat, CGFloat) = (9, 9)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha) && white == 9)
        #expect(UIColor.darkText.getWhite(&white, alpha: &alpha) && white == 0 && alpha == 1)
    }

    @Test("A method of a target that is gone is not called, nor kept from going, and nil takes all methods away")
    func targets() {
        final class Target {
            var count = 0
            func used() { count += 1 }
        }
        let control = UIControl()
        var target: Target? = Target()
        weak let weakTarget = target
        control.addTarget(target, action: Target.used, for: .valueChanged)
        control.addTarget(target, action: Target.used, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target?.count == 2 && control.allControlEvents == .valueChanged)
        target = nil
        control.sendActions(for: .valueChanged)
        #expect(weakTarget == nil)
        let (one, two) = (Target(), Target())
        var closures = 0
        control.addAction(UIAction { _ in closures += 1 }, for: .valueChanged)
        control.addTarget(one, action: Target.used, for: [.valueChanged, .touchDown])
        control.addTarget(two, action: Target.used, for: .valueChanged)
        control.removeTarget(one, action: nil, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(one.count == 1 && two.count == 1)
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(one.count == 1 && two.count == 1 && closures == 2)

        let recognizer = UITapGestureRecognizer(target: nil, action: nil)
        recognizer.addTarget(one, action: Target.used)
        recognizer.removeTarget(one, action: nil)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addGestureRecognizer(recognizer)
        recognizer.addTarget(two, action: Target.used)
        let sim = Simulator()
        sim.window.addSubview(view)
        sim.tap(view)
        #expect(one.count == 1 && two.count == 2)
    }

    @Test("What a target has not is not called, nor a method that takes another sender")
    func wrongTargets() {
        let (control, wrong) = (UIControl(), Wrong())
        control.addTarget(NSObject(), action: UIView.setNeedsLayout, for: .touchDown)
        control.addTarget(wrong, action: UILabel.setNeedsLayout, for: .touchDown)
        control.addTarget(wrong, action: Wrong.take, for: .touchDown)
        control.addTarget(wrong, action: Wrong.takeAny, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(wrong.taken == 1)
    }

    @Test("A subclass may have an isolated deinit too")
    func isolated() {
        final class View: UIView {
            var tokens: [String] = []
            isolated deinit { tokens = [] }
        }
        #expect(View().superview == nil)
    }
}

private final class Wrong: UIView {
    var taken = 0
    func take(_ sender: UISwitch) { taken += 10 }
    func takeAny(_ sender: UIControl) { taken += 1 }
}
