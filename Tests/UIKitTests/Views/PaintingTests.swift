import Testing
import UIKitSimulator

/// The pixels of views, on every scale that screens have.
@MainActor @Suite("Pixels of views")
struct PaintingTests {
    private nonisolated static let scales: [CGFloat] = [1, 1.5, 2, 3]

    private func kiosk(_ scale: CGFloat) -> Simulator {
        Simulator(size: CGSize(width: 120, height: 80), scale: scale)
    }

    private func add(_ frame: CGRect, _ color: UIColor?, to view: UIView) -> UIView {
        let new = UIView(frame: frame)
        new.backgroundColor = color
        view.addSubview(new)
        return new
    }

    /// Whether a point has a colour, give or take what rounding does.
    private func isColor(
        _ sim: Simulator, _ x: CGFloat, _ y: CGFloat, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat
    )
        -> Bool
    {
        var (r, g, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        sim.color(at: CGPoint(x: x, y: y)).getRed(&r, green: &g, blue: &b, alpha: nil)
        return abs(r - red) < 0.012 && abs(g - green) < 0.012 && abs(b - blue) < 0.012
    }

    @Test("Backgrounds fill whole pixels from edge to edge", arguments: scales)
    func edges(scale: CGFloat) {
        let sim = kiosk(scale)
        _ = add(CGRect(x: 10, y: 10, width: 20, height: 20), .red, to: sim.window)
        sim.frame()
        let pixel = 1 / scale
        #expect(sim.color(at: CGPoint(x: 10 + pixel / 2, y: 10 + pixel / 2)) == .red)
        #expect(sim.color(at: CGPoint(x: 30 - pixel / 2, y: 30 - pixel / 2)) == .red)
        #expect(sim.color(at: CGPoint(x: 10 - pixel / 2, y: 15)) == .white)
        #expect(sim.color(at: CGPoint(x: 30 + pixel / 2, y: 15)) == .white)
    }

    @Test("Alpha fades a view and what is in it as one", arguments: scales)
    func group(scale: CGFloat) {
        let sim = kiosk(scale)
        let view = add(CGRect(x: 10, y: 10, width: 60, height: 60), .red, to: sim.window)
        _ = add(CGRect(x: 10, y: 10, width: 20, height: 20), .blue, to: view)
        view.alpha = 0.5
        sim.frame()
        #expect(isColor(sim, 15, 15, 1, 0.5, 0.5))
        #expect(isColor(sim, 25, 25, 0.5, 0.5, 1), "The red behind the blue does not show.")
        view.alpha = 0
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 15, y: 15)) == .white)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("Corners are round, and cut subviews only when asked to", arguments: scales)
    func corners(scale: CGFloat) {
        let sim = kiosk(scale)
        let view = add(CGRect(x: 10, y: 10, width: 40, height: 40), .red, to: sim.window)
        view.layer.cornerRadius = 12
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 10.5, y: 10.5)) == .white)
        #expect(sim.color(at: CGPoint(x: 22.5, y: 10.5)) == .red && sim.color(at: CGPoint(x: 30, y: 30)) == .red)
        _ = add(view.bounds, .blue, to: view)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 10.5, y: 10.5)) == .blue)
        view.clipsToBounds = true
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 10.5, y: 10.5)) == .white)
        #expect(sim.color(at: CGPoint(x: 49.5, y: 49.5)) == .white && sim.color(at: CGPoint(x: 30, y: 30)) == .blue)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("A border is inside the bounds and above the subviews", arguments: scales)
    func border(scale: CGFloat) {
        let sim = kiosk(scale)
        let view = add(CGRect(x: 10, y: 10, width: 40, height: 40), .white, to: sim.window)
        _ = add(view.bounds, .blue, to: view)
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.red.cgColor
        sim.frame()
        for x: CGFloat in [10.5, 13.5, 46.5, 49.5] { #expect(sim.color(at: CGPoint(x: x, y: 30)) == .red) }
        #expect(sim.color(at: CGPoint(x: 14.5, y: 30)) == .blue && sim.color(at: CGPoint(x: 9.5, y: 30)) == .white)
        view.layer.borderWidth = 0
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 10.5, y: 30)) == .blue)
    }

    @Test("A shadow falls where its offset says, under the view, and fades outwards", arguments: scales)
    func shadow(scale: CGFloat) {
        let sim = kiosk(scale)
        let view = add(CGRect(x: 40, y: 20, width: 30, height: 30), .red, to: sim.window)
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 0
        view.layer.shadowOffset = CGSize(width: 6, height: 4)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 72, y: 40)) == .black && sim.color(at: CGPoint(x: 60, y: 52)) == .black)
        #expect(sim.color(at: CGPoint(x: 69, y: 40)) == .red && sim.color(at: CGPoint(x: 38, y: 30)) == .white)
        view.layer.shadowRadius = 4
        view.layer.shadowOffset = .zero
        sim.frame()
        func dark(_ x: CGFloat) -> CGFloat {
            var red: CGFloat = 0
            sim.color(at: CGPoint(x: x, y: 35)).getRed(&red, green: nil, blue: nil, alpha: nil)
            return 1 - red
        }
        #expect(dark(71) > dark(75) && dark(75) > dark(80) && dark(71) < 0.6 && dark(90) == 0)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("Subviews are cut at the bounds when asked to, however deep they are", arguments: scales)
    func clipping(scale: CGFloat) {
        let sim = kiosk(scale)
        let view = add(CGRect(x: 20, y: 20, width: 20, height: 20), nil, to: sim.window)
        let middle = add(CGRect(x: 5, y: 5, width: 5, height: 5), nil, to: view)
        _ = add(CGRect(x: 0, y: 0, width: 40, height: 4), .red, to: middle)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 60, y: 26)) == .red)
        view.clipsToBounds = true
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 38, y: 26)) == .red && sim.color(at: CGPoint(x: 41, y: 26)) == .white)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("A scaled view is painted larger with all that is in it", arguments: scales)
    func scaled(scale: CGFloat) {
        let sim = kiosk(scale)
        let view = add(CGRect(x: 40, y: 20, width: 20, height: 20), .red, to: sim.window)
        _ = add(CGRect(x: 0, y: 0, width: 10, height: 20), .blue, to: view)
        view.transform = CGAffineTransform(scaleX: 3, y: 2)
        sim.frame()
        // 20 to 80 across, 10 to 50 down.
        #expect(sim.color(at: CGPoint(x: 22, y: 30)) == .blue && sim.color(at: CGPoint(x: 45, y: 12)) == .blue)
        #expect(sim.color(at: CGPoint(x: 77, y: 48)) == .red && sim.color(at: CGPoint(x: 55, y: 30)) == .red)
        #expect(sim.color(at: CGPoint(x: 17, y: 30)) == .white && sim.color(at: CGPoint(x: 83, y: 30)) == .white)
        view.transform = CGAffineTransform(scaleX: -3, y: 1)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 22, y: 30)) == .red && sim.color(at: CGPoint(x: 77, y: 30)) == .blue)
        #expect(sim.areaMissedByDamage() == nil)
        view.transform = CGAffineTransform(scaleX: 0, y: 1)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 50, y: 30)) == .white)
    }

    @Test("Views that are scaled inside a scaled one take both scales")
    func scaledTwice() {
        let sim = kiosk(1)
        let view = add(CGRect(x: 40, y: 20, width: 20, height: 20), .red, to: sim.window)
        let inner = add(CGRect(x: 5, y: 5, width: 10, height: 10), .blue, to: view)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 50, y: 30)) == .blue && sim.color(at: CGPoint(x: 52, y: 30)) == .blue)
        #expect(sim.color(at: CGPoint(x: 58, y: 30)) == .red && sim.color(at: CGPoint(x: 42, y: 30)) == .red)
        #expect(sim.areaMissedByDamage() == nil)
    }
}
