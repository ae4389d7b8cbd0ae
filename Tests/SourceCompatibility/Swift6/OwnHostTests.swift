import HostInterface
import Testing
import UIKit

/// A machine of a program's own: a wall of lamps that are only switched where something has changed, with a clock that goes
/// on by a frame at each event.
@MainActor
private final class LampWall: HostMachine, Display, HostClock, Clipboard, Power {
    let (pixelWidth, pixelHeight, scale) = (320, 240, 1.0)
    private(set) var lamps = [UInt32](repeating: 0, count: 320 * 240)
    private(set) var now = 0.0
    private(set) var caret: TextInputArea?
    private var application: (any HostApplication)?
    var text: String?
    var keepsDisplayLit = false

    var display: any Display { self }
    var clock: any HostClock { self }
    var clipboard: any Clipboard { self }
    var power: any Power { self }
    var pressedPointers: Set<PointerID>? { nil }

    func present(_ buffer: PixelBuffer, damage: [PixelRect]) {
        for rect in damage {
            for y in rect.y..<rect.y + rect.height {
                for x in rect.x..<rect.x + rect.width { lamps[y * 320 + x] = buffer.pixels[y * buffer.width + x] }
            }
        }
    }

    func setTextInput(caret: TextInputArea?) { self.caret = caret }

    func run(_ application: any HostApplication) {
        self.application = application
        application.frame()
    }

    func stop() { application = nil }

    func send(_ event: InputEvent) {
        application?.receive(event)
        now += 1.0 / 60
        application?.frame()
    }

    func tap(_ name: String) -> Bool {
        guard let point = application?.locate(name) else { return false }
        for phase in [PointerEvent.Phase.began, .ended] {
            send(.pointer(PointerEvent(id: .finger(1), phase: phase, point: point, time: now)))
        }
        return true
    }

    func text(of name: String) -> String? { application?.text(of: name) }
    func lamp(_ x: Int, _ y: Int) -> UInt32 { lamps[y * 320 + x] }
}

private final class FormDelegate: UIResponder, UIApplicationDelegate {
    let window = UIWindow()
    var hasEnded = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        field.accessibilityIdentifier = "name"
        field.font = .systemFont(ofSize: 30)
        window.backgroundColor = .white
        window.addSubview(field)
        window.makeKeyAndVisible()
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) { hasEnded = true }
}

/// What a program outside the package can do with the host contract.
@MainActor @Suite("A host of a program's own")
struct OwnHostTests {
    @Test("A form runs on it: a touch, an on-screen key, a hardware key, and the picture of what was typed")
    func form() {
        let host = LampWall()
        var delegate: FormDelegate?
        UIApplication.run(on: host) {
            let made = FormDelegate()
            delegate = made
            return made
        }
        #expect(host.lamp(5, 5) == 0xFFFF_FFFF)
        let before = host.lamps
        #expect(host.caret == nil && host.tap("name") && host.caret != nil)
        for _ in 0..<60 { host.send(.displayDamaged) }
        #expect(host.tap("key:W"))
        host.send(.text("M"))
        #expect(host.text(of: "name") == "WM")
        let typed = (20..<60).flatMap { y in (20..<220).map { y * 320 + $0 } }
        #expect(typed.count { host.lamps[$0] != before[$0] } > 50, "The letters are seen.")
        #expect(host.lamps[(200 * 320)...] != before[(200 * 320)...], "So is the keyboard.")
        host.send(.quit)
        #expect(delegate?.hasEnded == true && host.tap("name") == false)
    }
}
