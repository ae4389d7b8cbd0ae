import Testing
import UIKitSimulator

/// What a frame paints is what has changed, and all of what has changed.
@MainActor @Suite struct DamageTests {
    @Test func aFrameWithoutChangesPaintsNothing() {
        let sim = Simulator(size: CGSize(width: 200, height: 200))
        sim.window.addSubview(UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20)))
        #expect(!sim.frame().damage.isEmpty)
        let report = sim.frame()
        #expect(report.damage.isEmpty)
        #expect(report.paintedPixels == 0)
    }

    @Test func aCaretThatBlinksPaintsTheCaret() {
        let sim = Simulator(size: CGSize(width: 400, height: 480))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
        field.borderStyle = .roundedRect
        sim.window.addSubview(field)
        field.becomeFirstResponder()
        sim.advance(1)
        var painted: [CGRect] = []
        for _ in 0..<120 {
            sim.advance(1 / 60)
            painted += sim.frame().damage
        }
        // The frames of `advance` did the painting; what they painted is measured on a blink of its own.
        #expect(painted.isEmpty)
        var blinks: [FrameReport] = []
        for _ in 0..<200 where blinks.count < 2 {
            sim.passTime(1 / 60)
            let report = sim.frame()
            if !report.damage.isEmpty { blinks.append(report) }
        }
        #expect(blinks.count == 2)
        for blink in blinks {
            #expect(blink.damage.count == 1)
            #expect(blink.damage[0].width <= 4)
            #expect(blink.paintedPixels < 600)
        }
    }

    @Test func aViewThatMovesDamagesWhereItWasAndWhereItIs() {
        let sim = Simulator(size: CGSize(width: 300, height: 300))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.backgroundColor = .red
        sim.window.addSubview(view)
        sim.frame()
        view.frame.origin = CGPoint(x: 200, y: 200)
        let damage = sim.frame().damage
        #expect(damage.contains { $0.contains(CGPoint(x: 15, y: 15)) })
        #expect(damage.contains { $0.contains(CGPoint(x: 215, y: 215)) })
        #expect(damage.reduce(0) { $0 + $1.width * $1.height } < 2000)
    }

    /// Random changes to a tree of views: painting the damage only must give the same picture as painting everything.
    @Test(arguments: [1.0, 1.5, 2.0])
    func randomChangesMissNoPixel(scale: Double) {
        var random = SeededGenerator(UInt64(scale * 10))
        let sim = Simulator(size: CGSize(width: 130, height: 100), scale: scale)
        var views: [UIView] = []
        func rect() -> CGRect {
            CGRect(
                x: Double.random(in: -30...120, using: &random), y: Double.random(in: -30...90, using: &random),
                width: Double.random(in: 0...90, using: &random), height: Double.random(in: 0...60, using: &random))
        }
        func color() -> UIColor {
            UIColor(
                hue: Double.random(in: 0...1, using: &random), saturation: 0.8, brightness: 0.9,
                alpha: [1, 1, 0.5].randomElement(using: &random) ?? 1)
        }
        for step in 0..<100 {
            let view = views.randomElement(using: &random)
            let change = Int.random(in: 0..<17, using: &random)
            switch change {
            case 0, 1, 2:
                let new =
                    [UIView(frame: rect()), UILabel(frame: rect()), UISwitch(frame: rect())]
                    .randomElement(using: &random) ?? UIView()
                (new as? UILabel)?.text = "Abc \(step)"
                new.backgroundColor = color()
                (Bool.random(using: &random) ? view ?? sim.window : sim.window).addSubview(new)
                views.append(new)
            case 3: view?.frame = rect()
            case 4: view?.alpha = Double.random(in: 0...1, using: &random)
            case 5: view?.isHidden.toggle()
            case 6: view?.layer.cornerRadius = Double.random(in: 0...30, using: &random)
            case 7: view?.clipsToBounds.toggle()
            case 8: view?.backgroundColor = color()
            case 9:
                view?.transform = CGAffineTransform(scaleX: Double.random(in: 0.4...1.6, using: &random), y: 1.1)
            case 16:
                let angle = Double.random(in: -3...3, using: &random)
                view?.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: 1.2, y: 0.7)
            case 10: view?.layer.borderWidth = Double.random(in: 0...4, using: &random)
            case 11:
                view?.layer.shadowOpacity = 0.5
                view?.layer.shadowRadius = Double.random(in: 0...8, using: &random)
            case 12: view?.bounds.origin = CGPoint(x: 0, y: Double.random(in: -20...20, using: &random))
            case 13: view.map { $0.superview?.bringSubviewToFront($0) }
            case 14 where views.count > 8:
                view?.removeFromSuperview()
                views.removeAll { $0.window == nil }
            default: view?.setNeedsDisplay(CGRect(x: 2, y: 2, width: 10, height: 10))
            }
            let missed = sim.areaMissedByDamage()
            #expect(missed == nil, "change \(change) at step \(step), seed \(SeededGenerator.seed)")
            if missed != nil { return }
        }
    }

    @Test func aViewThatGoesDamagesItsPlaceOnce() {
        let sim = Simulator(size: CGSize(width: 300, height: 300))
        let views = [10, 100, 200].map { UIView(frame: CGRect(x: $0, y: $0, width: 20, height: 20)) }
        for view in views {
            view.backgroundColor = .red
            sim.window.addSubview(view)
        }
        sim.frame()
        views[0].removeFromSuperview()
        #expect(sim.frame().damage == [CGRect(x: 10, y: 10, width: 20, height: 20)])
        views[1].backgroundColor = .blue
        #expect(sim.frame().damage == [CGRect(x: 100, y: 100, width: 20, height: 20)])
        views[2].isHidden = true
        #expect(sim.frame().damage == [CGRect(x: 200, y: 200, width: 20, height: 20)])
        views[1].isHidden = true
        #expect(sim.frame().damage == [CGRect(x: 100, y: 100, width: 20, height: 20)])
        #expect(sim.areaMissedByDamage() == nil)
    }
}
