/// Finds telephone numbers: groups of digits, and the signs that are usual between them.
///
/// Digits that no more than blanks and such signs divide are one run, and a run is read once. That it is a number, and
/// not a date, a price, an IBAN or a version, is decided by `PhoneRun`.
struct PhoneScanner {
    let text: ScannedText

    func items() -> [DetectedItem] {
        var items: [DetectedItem] = []
        var index = 0
        while index < text.count {
            let unit = text[index]
            let opens = (unit.is("+") || unit.is("(")) && text[index + 1].isDigit
            let opensBoth = unit.is("+") && text[index + 1].is("(") && text[index + 2].isDigit
            guard unit.isDigit || opens || opensBoth else {
                index += 1
                continue
            }
            let run = PhoneRun(text, at: index)
            if let item = run.item() {
                items.append(item)
                // What follows a number in the same run is not read again: it is part of no other.
                index = max(item.range.upperBound, run.end)
            } else {
                index = run.end
            }
        }
        return items
    }
}
