import Foundation
import Testing
import UIKitSimulator

/// Descriptors: what they say of fonts, and the fonts that are made of them.
@MainActor @Suite("UIFontDescriptor")
struct FontDescriptorTests {
    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font]).size().width
    }

    @Test("A font is the font of its descriptor")
    func roundTrip() throws {
        let fonts: [UIFont] = [
            .systemFont(ofSize: 15), .boldSystemFont(ofSize: 40), .italicSystemFont(ofSize: 9),
            .monospacedSystemFont(ofSize: 12, weight: .medium),
            .monospacedDigitSystemFont(ofSize: 12, weight: .light), .preferredFont(forTextStyle: .headline),
            .preferredFont(forTextStyle: .extraLargeTitle), try #require(UIFont(name: "HelveticaNeue-Bold", size: 13)),
            try #require(UIFont(name: "Georgia", size: 13)),
        ]
        for font in fonts {
            #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
            #expect(UIFont(descriptor: font.fontDescriptor, size: 77) == font.withSize(77))
            #expect(
                font.fontDescriptor.pointSize == font.pointSize && font.fontDescriptor.postscriptName == font.fontName)
        }
    }

    @Test("Bold and italic are put on and taken off, where the family has them")
    func symbolicTraits() throws {
        let plain = UIFont.systemFont(ofSize: 17)
        let bold = UIFont(descriptor: try #require(plain.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
        #expect(bold == .boldSystemFont(ofSize: 17))
        let both = try #require(
            bold.fontDescriptor.withSymbolicTraits(bold.fontDescriptor.symbolicTraits.union(.traitItalic)))
        #expect(both.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: try #require(both.withSymbolicTraits([])), size: 17) == plain)
        let mono = try #require(plain.fontDescriptor.withSymbolicTraits(.traitMonoSpace))
        #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
        // The design is no trait: it stays without being named.
        let boldMono = UIFont(descriptor: try #require(mono.withSymbolicTraits(.traitBold)), size: 0)
        #expect(boldMono == .monospacedSystemFont(ofSize: 17, weight: .bold))
        #expect(plain.fontDescriptor.withSymbolicTraits(.traitCondensed) == nil)
        let arial = UIFontDescriptor(name: "ArialMT", size: 12)
        #expect(try #require(arial.withSymbolicTraits([.traitBold])).postscriptName == "Arial-BoldMT")
        #expect(UIFontDescriptor(name: "Menlo-Regular", size: 12).symbolicTraits.contains(.traitMonoSpace))
        #expect(UIFontDescriptor(name: "Zapfino", size: 12).withSymbolicTraits(.traitItalic) == nil)
    }

    @Test("The bold of a text style goes on following the size that people want")
    func styles() throws {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let bold = UIFont(descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 0)
        #expect(bold.pointSize == 17)
        let sim = Simulator(size: CGSize(width: 300, height: 100))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
        (label.font, label.text, label.adjustsFontForContentSizeCategory) = (bold, "Body", true)
        sim.window.addSubview(label)
        sim.application.preferredContentSizeCategory = .accessibilityLarge
        sim.frame()
        #expect(label.font.pointSize == 33 && label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        #expect(
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large).pointSize == 21)
    }

    @Test("Attributes say family, face, weight, size")
    func attributes() throws {
        let face = UIFontDescriptor(fontAttributes: [.family: "Helvetica Neue", .face: "Bold Italic", .size: 20])
        #expect(UIFont(descriptor: face, size: 0).fontName == "HelveticaNeue-BoldItalic" && face.pointSize == 20)
        let traits = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold]
        ])
        #expect(UIFont(descriptor: traits, size: 0) == .systemFont(ofSize: 12, weight: .semibold))
        #expect(
            face.withFamily("Georgia").withFace("Regular").withSize(8).object(forKey: .family) as? String == "Georgia")
        #expect(face.object(forKey: .face) as? String == "Bold Italic")
        let unknown = UIFontDescriptor(name: "No Such Font", size: 14)
        #expect(UIFont(descriptor: unknown, size: 0) == .systemFont(ofSize: 14))
        let odd = UIFontDescriptor(fontAttributes: [
            .size: CGFloat.nan, .traits: 3, .featureSettings: "x", .matrix: 2, .face: "",
        ])
        #expect(UIFont(descriptor: odd, size: 0).pointSize == 17)
    }

    @Test("Features: digits of one width, and other forms of letters")
    func features() {
        func font(_ type: Int, _ selector: Int) -> UIFont {
            let settings = [[UIFontDescriptor.FeatureKey.featureIdentifier: type, .typeIdentifier: selector]]
            let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
            return UIFont(descriptor: descriptor.addingAttributes([.featureSettings: settings]), size: 0)
        }
        let digits = font(kNumberSpacingType, kMonospacedNumbersSelector)
        #expect(digits == .monospacedDigitSystemFont(ofSize: 20, weight: .regular))
        #expect(width("1111", digits) == width("0000", digits))
        #expect(width("H2O", font(kVerticalPositionType, kInferiorsSelector)) < width("H2O", .systemFont(ofSize: 20)))
        #expect(font(kStylisticAlternativesType, 2) != .systemFont(ofSize: 20))
        #expect(font(999, 1) == .systemFont(ofSize: 20))
    }

    @Test("A matrix leans and widens; designs are those that the machine has")
    func matrixAndDesign() throws {
        let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
        let wide = UIFont(
            descriptor: plain.withMatrix(CGAffineTransform(a: 2, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)), size: 0)
        #expect(abs(width("Hamburg", wide) - 2 * width("Hamburg", .systemFont(ofSize: 20))) < 0.5)
        #expect(wide.fontDescriptor.matrix.c == 0.3)
        #expect(UIFont(descriptor: try #require(plain.withDesign(.serif)), size: 0).familyName == "New York")
        let mono = UIFont(descriptor: try #require(plain.withDesign(.monospaced)), size: 0)
        #expect(mono == .monospacedSystemFont(ofSize: 20, weight: .regular))
        #expect(UIFontDescriptor(name: "Georgia", size: 12).withDesign(.serif) == nil)
    }

    @Test("Every name of a font is one that gives a font of its family")
    func families() throws {
        let families = UIFont.familyNames
        #expect(families == families.sorted() && families.contains("Helvetica Neue") && families.contains("Inter"))
        for family in ["Helvetica Neue", "Georgia", "Liberation Mono"] {
            let names = UIFont.fontNames(forFamilyName: family)
            #expect(names.count > 1)
            for name in names { #expect(UIFont(name: name, size: 12)?.familyName == family) }
        }
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
        #expect(UIFont.fontNames(forFamilyName: "").isEmpty)
    }

    @Test("The interface font has every design, whatever fonts there are; another family has none")
    func designs() throws {
        let bold = UIFont.systemFont(ofSize: 22, weight: .semibold).fontDescriptor
        for design in [UIFontDescriptor.SystemDesign.default, .monospaced, .serif, .rounded] {
            let font = UIFont(descriptor: try #require(bold.withDesign(design)), size: 0)
            #expect(font.pointSize == 22)
        }
        #expect(UIFontDescriptor(name: "Liberation Serif", size: 12).withDesign(.rounded) == nil)
    }
}
