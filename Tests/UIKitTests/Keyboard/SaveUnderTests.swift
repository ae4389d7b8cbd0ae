import HostInterface
import Testing
import UIKitSimulator

/// What is behind a key's pop-up comes back as it is, whatever has happened to it meanwhile.
@MainActor @Suite("Pixels behind the pop-up of a key")
struct SaveUnderTests {
    /// A field, a text that scrolls, and a view that changes, all of them partly behind pop-ups of the first row.
    @MainActor private final class Stage {
        let simulator: Simulator
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 380, height: 34))
        let text = UITextView(frame: CGRect(x: 0, y: 60, width: 240, height: 400))
        let box = UIView(frame: CGRect(x: 250, y: 200, width: 120, height: 60))
        let above: UIWindow

        init() {
            simulator = Simulator(size: CGSize(width: 480, height: 480))
            above = UIWindow(frame: CGRect(x: 60, y: 220, width: 90, height: 70))
            field.borderStyle = .roundedRect
            text.text = (0..<60).map { "line \($0) of a text" }.joined(separator: "\n")
            text.backgroundColor = .white
            simulator.window.avoidsKeyboard = false
            box.backgroundColor = .systemRed
            for view in [text, box, field] as [UIView] { simulator.window.addSubview(view) }
            above.windowLevel = UIWindow.Level(rawValue: 1_000_000_000)
            above.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
            field.becomeFirstResponder()
            simulator.advance(1)
        }

        /// A key of the first row.
        func key(_ column: Int) -> CGPoint {
            CGPoint(x: 4 + (CGFloat(column) + 0.5) * 47, y: simulator.keyboardFrame.minY + 30)
        }
    }

    @Test("When a pop-up goes its key is painted and no more")
    func paintsOnlyTheKey() {
        let stage = Stage()
        stage.simulator.touchDown(0, at: stage.key(3))
        stage.simulator.advance(0.1)
        let end = InputPoint(x: stage.key(3).x, y: stage.key(3).y + 300)
        stage.simulator.receive(.pointer(PointerEvent(id: .finger(0), phase: .cancelled, point: end, time: 0)))
        let report = stage.simulator.frame()
        // The pop-up is higher than its key, and restored as a whole.
        #expect(report.damage.contains { $0.height > 90 }, "\(report.damage)")
        #expect((1...8000).contains(report.paintedPixels), "\(report.paintedPixels)")
        #expect(stage.simulator.areaMissedByDamage() == nil)
    }

    @Test(
        "Whatever happens behind a pop-up, and before it, is seen as it should", arguments: 1...6 as ClosedRange<UInt64>
    )
    func random(seed: UInt64) {
        let stage = Stage()
        let simulator = stage.simulator
        var random = SeededGenerator(seed)
        var down: Set<Int> = []
        for step in 0..<160 {
            let deed = Int.random(in: 0..<14, using: &random)
            switch deed {
            case 0...3:
                let finger = Int.random(in: 0..<3, using: &random)
                if down.insert(finger).inserted {
                    simulator.touchDown(finger, at: stage.key(Int.random(in: 0..<10, using: &random)))
                }
            case 4...5:
                guard let finger = down.randomElement(using: &random) else { break }
                down.remove(finger)
                simulator.touchUp(finger)
            case 6:
                guard let finger = down.randomElement(using: &random) else { break }
                simulator.touchMove(finger, to: stage.key(Int.random(in: 0..<10, using: &random)))
            case 7: stage.text.contentOffset.y = CGFloat(Int.random(in: 0..<600, using: &random))
            case 8:
                stage.box.backgroundColor =
                    [.systemRed, .systemBlue, .systemGreen][Int.random(in: 0..<3, using: &random)]
            case 9:
                stage.box.frame.origin = CGPoint(
                    x: 200 + Int.random(in: 0..<120, using: &random), y: 180 + Int.random(in: 0..<80, using: &random))
            case 10: stage.above.isHidden = Int.random(in: 0..<2, using: &random) == 0
            case 11: simulator.advance(Double(Int.random(in: 0..<50, using: &random)) / 100)
            case 12: simulator.application.forgetText()
            default:
                simulator.window.overrideUserInterfaceStyle =
                    Int.random(in: 0..<2, using: &random) == 0 ? .light : .dark
            }
            simulator.frame()
            guard Int.random(in: 0..<3, using: &random) == 0 else { continue }
            let missed = simulator.areaMissedByDamage()
            #expect(missed == nil, "seed \(SeededGenerator.seed), series \(seed), step \(step), deed \(deed)")
            if missed != nil { return }
        }
        for finger in down { simulator.touchUp(finger) }
        #expect(simulator.areaMissedByDamage() == nil)
    }
}
