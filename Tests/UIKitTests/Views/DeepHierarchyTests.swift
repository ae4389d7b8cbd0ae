import Testing
import UIKitSimulator

/// A hierarchy may be deeper than a stack: nothing that walks over it calls itself for every level.
@MainActor @Suite("Very deep hierarchies")
struct DeepHierarchyTests {
    private static let depth = 20_000

    /// Views inside each other, the outermost first, each a point smaller than the window's middle.
    private func chain(_ count: Int) -> [UIView] {
        let views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
        // From the inside out, so that nothing has to be searched.
        for index in stride(from: count - 1, to: 0, by: -1) { views[index - 1].addSubview(views[index]) }
        return views
    }

    @Test("Adding, laying out, painting, converting, telling and removing go to any depth")
    func anyDepth() {
        let sim = Simulator(size: CGSize(width: 60, height: 60))
        var views = chain(Self.depth)
        let last = views[views.count - 1]
        last.backgroundColor = .red
        sim.window.addSubview(views[0])
        #expect(last.window === sim.window)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 25, y: 25)) == .red)
        #expect(sim.color(at: CGPoint(x: 55, y: 55)) == UIColor.white)
        #expect(last.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
        #expect(last.isDescendant(of: sim.window) && last.safeAreaInsets == .zero)
        last.tag = 7
        #expect(sim.window.viewWithTag(7) === last)
        sim.window.overrideUserInterfaceStyle = .dark
        sim.window.tintColor = .red
        #expect(last.traitCollection.userInterfaceStyle == .dark && last.tintColor == .red)
        sim.frame()
        views[0].removeFromSuperview()
        #expect(last.window == nil)
        sim.frame()
        views = []
        #expect(last.superview == nil, "Its superview was released.")
    }

    @Test("A deep chain that is faded, clipped and rounded on every level is painted")
    func layers() {
        let sim = Simulator(size: CGSize(width: 60, height: 60))
        let views = chain(300)
        for view in views {
            view.layer.cornerRadius = 4
            view.clipsToBounds = true
            view.layer.borderWidth = 1
        }
        views[299].backgroundColor = .red
        sim.window.addSubview(views[0])
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 25, y: 25)) == .red)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("A touch is found inside a chain of a thousand views")
    func hitTest() {
        let sim = Simulator(size: CGSize(width: 60, height: 60))
        let views = chain(1000)
        sim.window.addSubview(views[0])
        #expect(sim.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === views[999])
        #expect(sim.window.hitTest(CGPoint(x: 55, y: 55), with: nil) === sim.window)
    }
}
