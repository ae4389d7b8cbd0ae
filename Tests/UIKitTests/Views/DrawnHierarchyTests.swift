import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Views that are drawn into pictures.
@MainActor @Suite("Views drawn into pictures")
struct DrawnHierarchyTests {
    private func stage() -> (Simulator, UIView) {
        let simulator = Simulator(size: CGSize(width: 200, height: 100))
        let view = UIView(frame: CGRect(x: 50, y: 20, width: 40, height: 40))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 40))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        return (simulator, view)
    }

    private func color(_ image: UIImage, _ x: Int, _ y: Int) -> UIColor {
        let pixel = image.pixels[x * Int(image.scale), y * Int(image.scale)]
        func part(_ shift: UInt32) -> CGFloat { CGFloat(pixel >> shift & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: part(24))
    }

    @Test("A view is drawn with what is in it, in a window or not, and scaled to fit")
    func hierarchy() throws {
        let (simulator, view) = stage()
        for isInWindow in [false, true] {
            if isInWindow { simulator.window.addSubview(view) }
            let size = CGSize(width: 80, height: 40)
            let image = UIGraphicsImageRenderer(size: size).image { _ in
                #expect(view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true))
            }
            #expect(
                color(image, 20, 20) == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                    && color(image, 60, 20) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        }
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "there is no context")
    }

    @Test("A layer is drawn with its corner at the origin, with a view or without")
    func layer() throws {
        let (_, view) = stage()
        let own = CALayer()
        own.frame = CGRect(x: 7, y: 9, width: 40, height: 40)
        own.backgroundColor = UIColor.green.cgColor
        for (layer, colour) in [
            (view.layer, UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
            (own, UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
        ] {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 60, height: 60), false, 1)
            let context = try #require(UIGraphicsGetCurrentContext())
            layer.render(in: context)
            let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
            UIGraphicsEndImageContext()
            #expect(
                color(image, 5, 5) == colour && color(image, 50, 50) == UIColor(red: 0, green: 0, blue: 0, alpha: 0))
        }
    }
}
