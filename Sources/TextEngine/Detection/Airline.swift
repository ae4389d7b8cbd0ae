/// An airline by its IATA code.
struct Airline {
    let code: String
    /// Whether the code is something else in ordinary text: a word, a unit, a state of the United States.
    let isAmbiguous: Bool

    /// The airline of two characters, if it is one of the larger ones.
    init?(_ first: UInt16, _ second: UInt16) {
        let key = first << 8 | second
        guard first < 0x80, second < 0x80, Self.known.contains(key) else { return nil }
        code = String(decoding: [first, second], as: UTF16.self)
        isAmbiguous = Self.ambiguous.contains(key)
    }

    private static func keys(_ codes: String) -> Set<UInt16> {
        Set(
            codes.split(whereSeparator: \.isWhitespace).map { code in
                let units = Array(code.utf16)
                precondition(units.count == 2, "An airline's code has two characters.")
                return units[0] << 8 | units[1]
            })
    }

    private static let known = keys(
        """
        AA AC AD AF AH AI AM AR AS AT AV AY AZ A3 BA BG BI BR BT BW B6 CA CI CM CX CZ DE DL DY D8 EI EK EN ET EW EY
        FB FI FJ FR FZ F9 GA GF G3 G4 G9 HA HO HU HV HX H2 IB IR IT I2 JJ JL JQ JT JU J2 KA KC KE KL KM KQ KU LA LG LH
        LO LS LX LY ME MF MH MK MS MU NH NK NX NZ N0 OA OK OS OU OZ O6 PC PD PG PK PR PS PX QF QR RJ RO SA SC SK SN
        SQ SU SV S7 TG TK TN TO TP TU TW U2 UA UK UL UX U6 VA VB VF VN VS VT VY V7 WB WF WN WS WY W4 W6 X3 XQ YM Y4
        ZH ZL 3K 3U 4U 4Y 5J 6E 7C 9C 9W
        """)
    private static let ambiguous = keys(
        """
        AC AD AH AI AM AR AS AT AV AZ BR BT CA CI CM DE DY EI EN ET EW FB FI FR GA GF HA HO HU IB IR IT KM LA LO LS ME
        MF MK MS MU NO NX OK OS OU PC PD PG PR PS RO SA SC SK SN SU SV TN TO TP TU TW UK VA VB VF VS WS ZH
        """)
}
