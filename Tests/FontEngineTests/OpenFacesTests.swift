import Testing
import TextEngine

@testable import FontEngine

@Suite("Faces that SDL_ttf has open")
struct OpenFacesTests {
    /// The fonts whose faces are open.
    private func fonts(of faces: OpenFaces) -> Set<ObjectIdentifier> {
        Set((Mirror(reflecting: faces).descendant("open") as? [ObjectIdentifier: Any] ?? [:]).keys)
    }

    @Test("The last twenty-four that were used stay open, the others are closed")
    func limit() {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        let all = (0..<40).compactMap { library.font(for: FontSpec(size: 10 + Double($0)), scale: 1) as? ScaledFont }
        #expect(all.count == 40)
        FontLibrary.locked {
            var faces = OpenFaces()
            let first = faces.face(for: all[0])
            #expect(first != nil)
            for font in all.dropFirst() {
                let face = faces.face(for: font)
                #expect(face != nil && face != first)
                // One that is used all the time is not the one that goes.
                let again = faces.face(for: all[0])
                #expect(again == first)
            }
            let last = [all[0]] + all.suffix(23)
            #expect(fonts(of: faces) == Set(last.map { ObjectIdentifier($0) }))
            // Using them in another order opens none.
            let before = last.map { faces.face(for: $0) }
            let after = last.reversed().map { faces.face(for: $0) }
            #expect(Set(before) == Set(after) && Set(before).count == 24)
            faces.closeAll()
            #expect(fonts(of: faces).isEmpty)
            let anew = faces.face(for: all[5])
            #expect(anew != nil && fonts(of: faces) == [ObjectIdentifier(all[5])])
            faces.closeAll()
        }
    }
}
