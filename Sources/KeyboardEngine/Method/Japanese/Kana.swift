/// Japanese on keys with kana: those of the screen, and hardware keyboards whose layout brings kana.
///
/// The kana are composed until they are decided (``KanaReading``). The keys "゛", "゜" and "小" change the kana before the
/// caret, in what is composed or else in the text. Latin letters are typed as they are.
package struct Kana: InputMethod {
    /// What is composed.
    package private(set) var reading: KanaReading

    /// The engine that knows kanji.
    package static var conversionEngine: ConversionEngineName? { KanaReading.engine }

    /// Makes the method with the mode's dictionary and space.
    package init(mode: InputMode) {
        reading = KanaReading(mode: mode)
    }

    /// Adds to the reading, or does with it what the stroke says.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        // What is shown no longer was decided or refused.
        if !text.isComposing { reset() }
        return reading.answer(stroke, in: text)
    }

    /// Forgets the reading.
    package mutating func reset() {
        reading.clear()
    }
}
