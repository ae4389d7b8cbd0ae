import Foundation
import Testing
import UIKit

@Suite("Geometry in values")
struct GeometryValueTests {
    @Test("Points, sizes, rectangles and insets come out of values as they went in, by name and by casts")
    func values() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let values: [Any] = [rect as NSValue, rect.origin as NSValue, rect.size as NSValue, insets as NSValue]
        #expect(values[0] as? CGRect == rect && values[1] as? CGPoint == rect.origin)
        #expect(values[2] as? CGSize == rect.size && values[3] as? UIEdgeInsets == insets)
        #expect(values[0] as? UIEdgeInsets == nil, "Four numbers of a rectangle are no insets.")
    }

    @Test("Insets without distances are zero")
    func zero() {
        #expect(UIEdgeInsets() == .zero && UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    }
}
