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

    @Test("A tree that is built from the outside in costs its depth, and all take over what is outside")
    func building() {
        final class Counted: UIView {
            nonisolated(unsafe) static var visits = 0
            override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
                get {
                    Self.visits += 1
                    return super.overrideUserInterfaceStyle
                }
                set { super.overrideUserInterfaceStyle = newValue }
            }
        }
        let sim = Simulator(size: CGSize(width: 60, height: 60))
        let root = UIView()
        sim.window.addSubview(root)
        root.tintColor = .red
        root.overrideUserInterfaceStyle = .dark
        var last = root
        for _ in 0..<2000 {
            let view = Counted(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            last.addSubview(view)
            last = view
        }
        #expect(Counted.visits < 2000 * 20)
        #expect(last.tintColor == .red && last.traitCollection.userInterfaceStyle == .dark)
        // Whoever is moved, or has another one above, takes over the new one.
        root.tintColor = .green
        root.overrideUserInterfaceStyle = .light
        #expect(last.tintColor == .green && last.traitCollection.userInterfaceStyle == .light)
        let branch = root.subviews[0]
        branch.removeFromSuperview()
        #expect(last.tintColor == .systemBlue)
        sim.window.tintColor = .orange
        sim.window.addSubview(branch)
        #expect(last.tintColor == .orange)
        last.removeFromSuperview()
        #expect(last.tintColor == .systemBlue)
    }

    @Test("Views that only hold others are faded with what they hold, to any depth, and cost nothing")
    func fadedHolders() {
        let sim = Simulator(size: CGSize(width: 60, height: 60))
        let views = chain(10_000)
        for view in views[..<1000] { view.alpha = 0.999 }
        views[9999].backgroundColor = .red
        sim.window.addSubview(views[0])
        // The ground, the last view, and that in its layer.
        #expect(sim.frame().paintedPixels <= 60 * 60 + 2 * 50 * 50)
        var green: CGFloat = 0
        sim.color(at: CGPoint(x: 25, y: 25)).getRed(nil, green: &green, blue: nil, alpha: nil)
        // Of the red a thousand times a thousandth is lost: about a third is left.
        #expect(abs(green - 0.632) < 0.01)
        for view in views { view.alpha = 0.999 }
        #expect(sim.frame().paintedPixels <= 60 * 60 + 2 * 50 * 50)
        #expect(sim.color(at: CGPoint(x: 25, y: 25)) == UIColor.white, "A thousandth of a thousandth is not seen.")
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("Views that paint something and are faded need so many layers and no more")
    func fadedGrounds() {
        let sim = Simulator(size: CGSize(width: 60, height: 60))
        let views = chain(10_000)
        for view in views {
            view.alpha = 0.9
            view.backgroundColor = .red
        }
        sim.window.addSubview(views[0])
        // What is inside sixty of them is not seen.
        #expect(sim.frame().paintedPixels <= 60 * 60 + 2 * 65 * 50 * 50)
        for view in views { view.alpha = 0.999 }
        #expect(sim.frame().paintedPixels <= 60 * 60 + (10_000 + 65) * 50 * 50)
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
