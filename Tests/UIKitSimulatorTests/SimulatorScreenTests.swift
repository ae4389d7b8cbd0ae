import Testing
import UIKitSimulator

/// What a person sees, where the keyboard is, and the clock that only the test turns.
@MainActor @Suite struct SimulatorScreenTests {
    private func square(_ sim: Simulator, _ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.backgroundColor = color
        sim.window.addSubview(view)
        return view
    }

    private func rgba(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test(arguments: [1, 1.5, 2, 3])
    func coloursAreThoseOfPoints(scale: CGFloat) {
        let sim = Simulator(size: CGSize(width: 60, height: 40), scale: scale)
        _ = square(sim, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        sim.frame()
        #expect(rgba(sim.color(at: CGPoint(x: 20, y: 20))) == [255, 0, 0, 255])
        #expect(rgba(sim.color(at: CGPoint(x: 29.5, y: 29.5))) == [255, 0, 0, 255])
        #expect(rgba(sim.color(at: CGPoint(x: 31, y: 20))) == [255, 255, 255, 255])
    }

    @Test func outsideTheScreenThereIsNoColour() {
        let sim = Simulator(size: CGSize(width: 60, height: 40))
        sim.frame()
        for number in [-0.1, 60, 1e300, -1e300, .infinity, -.infinity, .nan] as [CGFloat] {
            #expect(rgba(sim.color(at: CGPoint(x: number, y: 20))) == [0, 0, 0, 0])
            #expect(rgba(sim.color(at: CGPoint(x: 20, y: number == 60 ? 40 : number))) == [0, 0, 0, 0])
        }
    }

    @Test func aPictureOfTheScreenIsAPNGOfItsPixels() {
        let data = Simulator(size: CGSize(width: 30, height: 20), scale: 2).pngData()
        let image = UIImage(data: data)
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(image?.size == CGSize(width: 60, height: 40))
    }

    @Test(arguments: [(0, 0), (-5, 10), (.nan, 10), (.infinity, 10), (10, -.infinity)] as [(CGFloat, CGFloat)])
    func aScreenWithoutPixelsCanBeUsed(width: CGFloat, height: CGFloat) {
        let sim = Simulator(size: CGSize(width: width, height: height))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        sim.window.addSubview(field)
        field.becomeFirstResponder()
        sim.type("a")
        sim.advance(0.1)
        #expect(field.text?.lowercased() == "a" && sim.pngData().isEmpty)
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func aScaleThatNoScreenHasIsHarmless(scale: CGFloat) {
        let sim = Simulator(size: CGSize(width: 30, height: 20), scale: scale)
        sim.tap(CGPoint(x: 5, y: 5))
        #expect(sim.frame().damage.isEmpty)
    }

    @Test func aReportTellsWhatTheFrameDid() {
        let sim = Simulator(size: CGSize(width: 60, height: 40), scale: 2)
        let view = square(sim, .red)
        let first = sim.frame()
        #expect(first.damage == [CGRect(x: 0, y: 0, width: 60, height: 40)])
        #expect(first.paintedPixels >= 120 * 80 && first.layoutRounds >= 1)
        view.backgroundColor = .blue
        let second = sim.frame()
        #expect(second.damage == [CGRect(x: 10, y: 10, width: 20, height: 20)])
        #expect(second.paintedPixels == 40 * 40)
        #expect(sim.frame() == FrameReport(damage: [], paintedPixels: 0, layoutRounds: sim.frame().layoutRounds))
    }

    @Test func timePassesOnlyWhenItIsTurned() {
        let sim = Simulator(size: CGSize(width: 60, height: 40))
        let view = square(sim, .red)
        var isDone = false
        UIView.animate(withDuration: 0.2, animations: { view.frame.origin.x = 30 }, completion: { _ in isDone = true })
        for _ in 0..<50 { sim.frame() }
        #expect(!isDone)
        for amount in [0, -1, .nan, .infinity] as [TimeInterval] { sim.advance(amount) }
        #expect(!isDone)
        sim.advance(0.15)
        #expect(!isDone)
        sim.advance(0.1)
        #expect(isDone)
    }

    @Test func theKeyboardFrameIsNullWhileThereIsNone() {
        let sim = Simulator(size: CGSize(width: 400, height: 600))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
        sim.window.addSubview(field)
        #expect(sim.keyboardFrame.isNull)
        sim.tap(field)
        // It is where the keyboard will be, although that is still on its way.
        let frame = sim.keyboardFrame
        #expect(frame.minX == 0 && frame.width == 400 && frame.maxY == 600 && frame.height > 150 && frame.height < 400)
        sim.advance(1)
        #expect(sim.keyboardFrame == frame)
        field.resignFirstResponder()
        sim.advance(1)
        #expect(sim.keyboardFrame.isNull)
    }

    @Test func withAHardwareKeyboardTheOtherStaysAway() {
        let sim = Simulator(size: CGSize(width: 400, height: 600))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
        sim.window.addSubview(field)
        sim.hasHardwareKeyboard = true
        field.becomeFirstResponder()
        sim.advance(1)
        #expect(sim.hasHardwareKeyboard && sim.keyboardFrame.isNull)
        sim.hasHardwareKeyboard = false
        sim.advance(1)
        #expect(!sim.keyboardFrame.isNull)
    }

    @Test func theNewestSimulatorIsTheProgram() {
        let first = Simulator(size: CGSize(width: 100, height: 100))
        let second = Simulator(size: CGSize(width: 300, height: 200), scale: 2)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(second.window.bounds == UIScreen.main.bounds && second.window.isKeyWindow && !second.window.isHidden)
        #expect(first.window !== second.window)
    }
}
