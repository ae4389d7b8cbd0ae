/// Finds flights: an airline's IATA code and up to four digits.
///
/// Codes that are words, countries or states as well, and short numbers, count only near a word of flying.
struct FlightScanner {
    let text: ScannedText

    func items() -> [DetectedItem] { text.itemsAtWords(item) }

    private func item(at start: Int) -> DetectedItem? {
        let first = text[start]
        guard first.isASCIIUppercase || first.isDigit else { return nil }
        let before = text[start - 1]
        guard !before.isWordPart, !before.isAny(of: "-_./#@$&=+%"), !before.isDash else { return nil }
        let second = text[start + 1]
        guard let airline = Airline(first, second) else { return nil }
        var digits = start + 2
        let isApart = text[digits].isBlank || text[digits].is("-")
        if isApart { digits += 1 }
        guard let number = text.number(at: digits, digits: 1...4), number.value > 0 else { return nil }
        let next = text[number.end]
        guard !next.isWordPart, !next.isAny(of: "_@%&=") else { return nil }
        let goesOn = next.isDash || next.isAny(of: ".,:/")
        guard !goesOn || !text[number.end + 1].isWordPart else { return nil }
        let range = start..<number.end
        let isPlain = !airline.isAmbiguous && number.end - digits >= 3 && first.isASCIIUppercase
        guard isPlain && second.isASCIIUppercase || text.hasWord(of: Self.words, around: range, before: 48, behind: 32)
        else { return nil }
        return DetectedItem(range: range, value: .flight(airline: airline.code, number: number.value))
    }

    /// What stands near flights in the languages of the calendar.
    private static let words = WordTable(
        """
        flight flights fly flying flies airline airlines airport gate terminal boarding boards departs departure
        departing arrives arrival arriving landed lands landing takeoff aboard
        flug fluege flugs flugnummer flughafen fliegt fliege fliegen abflug ankunft landet gelandet startet maschine
        vol vols aeroport embarquement decolle decollage atterrit compagnie porte
        vuelo vuelos aeropuerto embarque despega aterriza salida llegada puerta
        """)
}
