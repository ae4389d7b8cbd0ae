import CoreGraphics
import QuartzCore
import Testing
import UIKitSimulator
import UniformTypeIdentifiers

/// Programs written as for iOS behave as there.
@MainActor @Suite("Programs written for iOS, in Swift 6")
struct ProgramTests {
    private let sim = Simulator(size: CGSize(width: 400, height: 600))

    private func form() -> FormViewController {
        let form = FormViewController()
        sim.window.rootViewController = form
        sim.frame()
        _ = form.takeLog()
        return form
    }

    @Test("A controller's methods are called by buttons and gestures, in all their forms")
    func targets() {
        let form = form()
        sim.tap(form.saveButton)
        #expect(form.takeLog() == ["down Save", "save", "up true 1", "climbed"])
        sim.tap(form.resetButton)
        #expect(form.takeLog() == ["reset"])
        form.removeActions()
        sim.tap(form.saveButton)
        #expect(form.takeLog() == ["down Save", "climbed"])
        form.saveButton.sendActions(for: .touchUpOutside)
        #expect(form.takeLog() == ["up true 0"])
    }

    @Test("Gestures call methods of their targets")
    func gestures() {
        let form = form()
        let point = CGPoint(x: 300, y: 500)
        sim.tap(point)
        #expect(form.takeLog() == ["tap"])
        sim.touchDown(1, at: point)
        sim.advance(1)
        sim.touchUp(1)
        #expect(form.takeLog() == ["press"])
    }

    @Test("A field that is its own delegate asks the program's")
    func formatted() {
        let field = FormattedField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        let mask = InputMask(pattern: "00/00")
        let masked = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 40))
        masked.delegate = mask
        for view in [field, masked] { sim.window.addSubview(view) }
        sim.tap(field)
        sim.type("123456")
        #expect(field.text == "1234 56")
        field.outer = mask
        sim.press(.keyboardReturnOrEnter)
        sim.tap(masked)
        sim.type("1234")
        #expect(masked.text == "12/34")
    }

    @Test("A code's digits go from field to field, and Delete in an empty one goes back")
    func code() {
        final class Receiver: CodeFieldDelegate {
            var codes: [String] = []
            func codeField(_ field: OneTimeCodeField, didComplete code: String) { codes.append(code) }
        }
        let receiver = Receiver()
        let field = OneTimeCodeField(count: 3)
        field.delegate = receiver
        field.frame = CGRect(x: 10, y: 10, width: 200, height: 50)
        sim.window.addSubview(field)
        sim.frame()
        sim.tap(field.digits[0])
        #expect(field.isFirstResponder)
        sim.type("12")
        sim.press(.keyboardDeleteOrBackspace)
        #expect(field.code == "1" && field.digits[1].isFirstResponder)
        sim.type("56")
        #expect(receiver.codes == ["156"] && !field.isFirstResponder)
    }

    @Test("A subclass has a plain deinit, which runs where the last reference goes")
    func plainDeinit() async {
        var leaf: UIView? = UILabel()
        let kept = Witness(log: Log())
        let log = Log()
        do {
            let outer = Witness(log: log)
            let inner = Witness(log: log)
            outer.addSubview(inner)
            outer.addSubview(kept)
            _ = outer.layer
            leaf.map { inner.addSubview($0) }
            leaf = nil
        }
        #expect(log.deaths == ["main", "main"] && kept.superview == nil)

        let otherLog = Log()
        var dropped: Witness? = Witness(log: otherLog)
        dropped?.addSubview(Witness(log: otherLog))
        dropped?.addSubview(kept)
        let layer = dropped?.layer
        let parcel = Parcel(dropped)
        dropped = nil
        await Task.detached { parcel.drop() }.value
        #expect(kept.superview == nil && layer?.cornerRadius == 0)
        // What was handed to the main queue comes after this.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(otherLog.deaths == ["elsewhere", "main"])
    }

    @Test("A hidden window, a deep tree, a stack and a timer may be dropped elsewhere")
    func droppedElsewhere() async {
        let label = UILabel()
        var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let middle = UIView()
        middle.addSubview(label)
        window?.addSubview(middle)
        #expect(label.window === window)
        var deep = [UIView()]
        for _ in 0..<10_000 {
            let outer = UIStackView(arrangedSubviews: [deep[0]])
            deep[0] = outer
        }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        sim.window.addSubview(field)
        field.becomeFirstResponder()
        field.removeFromSuperview()
        let parcels = [Parcel(window), Parcel(deep[0]), Parcel(field)]
        window = nil
        deep = []
        await Task.detached { for parcel in parcels { parcel.drop() } }.value
        #expect(label.window == nil && middle.superview == nil)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        sim.advance(2)
    }

    @Test("UniformTypeIdentifiers brings its types, which pasteboards and providers of items take by their names")
    func types() {
        let png: UniformTypeIdentifiers.UTType = .png
        #expect(UTType(filenameExtension: "PNG") == png && UTType(mimeType: "image/png") == png)
        #expect(png.conforms(to: .image) && !UTType.image.conforms(to: png) && UTType.plainText.isSubtype(of: .text))
        #expect(png.preferredFilenameExtension == "png" && png.tags[.mimeType] == ["image/png"])
        let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: [UTType.plainText.identifier])
        #expect(configuration.acceptableTypeIdentifiers == ["public.plain-text"])
        #expect(NSItemProvider(object: "text" as NSString).hasItemConformingToTypeIdentifier(UTType.text.identifier))
    }

    @Test("CoreGraphics and QuartzCore bring their types")
    func names() {
        let transform = CGAffineTransform(translationX: 3, y: 4)
        #expect(CGPoint.zero.applying(transform) == CGPoint(x: 3, y: 4))
        let color: CoreGraphics.CGColor = UIColor.red.cgColor
        let layer: QuartzCore.CALayer = UIView().layer
        layer.borderColor = color
        #expect(layer.borderColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(color.copy(alpha: 0.5)?.alpha == 0.5 && color.copy(alpha: 0.5) != color)
        #expect(Set([color, UIColor.red.cgColor]).count == 1)
        let context: CoreGraphics.CGContext? = UIGraphicsGetCurrentContext()
        #expect(context == nil)
    }
}

private final class Log: @unchecked Sendable {
    // Written by one thread after the other.
    var deaths: [String] = []
}

private final class Witness: UIView {
    let log: Log

    init(log: Log) {
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        let isMain = Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) != nil
        log.deaths.append(isMain ? "main" : "elsewhere")
    }
}

private let mainKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()

/// Carries the last reference to a view to where it is dropped.
private final class Parcel: @unchecked Sendable {
    private var view: UIView?
    init(_ view: UIView?) { self.view = view }
    func drop() { view = nil }
}
