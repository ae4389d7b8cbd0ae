/// The words that make an address of other words.
enum AddressWords {
    /// Behind a name, in English: enough alone.
    static let streets = WordTable("street avenue ave road rd boulevard blvd lane ln terrace parkway pkwy highway hwy")
    /// The same, but common elsewhere too: a city must follow.
    static let places = WordTable(
        """
        st place pl court ct drive dr square sq way loop circle close crescent gardens grove hill mews park row walk
        broadway alley plaza trail yard
        """)
    /// Those that are written with a full stop.
    static let abbreviations = WordTable("ave rd blvd pkwy hwy st pl ct dr sq ln cres")
    /// Before a name, in French.
    static let french = WordTable(
        "rue avenue av boulevard bd blvd place pl quai chemin allee allees impasse cours route square passage faubourg")
    /// In a French name, written small.
    static let particles = WordTable("de du des la le les l d et a aux en sur sous")
    /// The number of a second house in French.
    static let repeats = WordTable("bis ter quater")
    /// Ends of German streets' names that say enough alone.
    static let germanEnds = ["strasse", "str", "allee", "gasse", "chaussee"]
    /// The same, but ends of other words too.
    static let germanUnclearEnds = ["platz", "weg", "ring", "damm", "ufer", "markt", "hof", "stieg", "steig", "graben"]
    /// Adjectives before a German street's name.
    static let germanAdjectives = WordTable(
        "alte neue grosse kleine obere untere hintere vordere lange kurze hohe alter neuer grosser kleiner")
    /// Words that start the name of a German street and are followed by its noun.
    static let germanStarts = WordTable("am an auf im in unter zum zur bei hinter vor")
    static let germanParticles = WordTable("der den dem des am an im in zum zur von vom unter")
    /// First words of cities that have a second one.
    static let cityStarts = WordTable(
        "bad sankt st saint sainte new san santa los las el la le les fort den west east north south great port")
    /// Small words inside of cities.
    static let cityParticles = WordTable("am an der im ob bei sur sous en la le les de du des lez upon of")
    static let suites = WordTable("apt suite ste floor unit room flat")
    static let states = Set(
        """
        AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK
        OR PA PR RI SC SD TN TX UT VA VT WA WI WV WY
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
