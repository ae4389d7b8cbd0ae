import Testing

@testable import TextEngine

@Suite struct AddressScannerTests {
    @Test func addressesAreFound() {
        expectWhole(
            [
                ("350 Fifth Avenue, New York, NY 10118", "350 Fifth Avenue|New York|NY|10118"),
                ("350 Fifth Avenue", "350 Fifth Avenue|-|-|-"),
                ("1600 Pennsylvania Ave. NW, Washington, DC 20500", "1600 Pennsylvania Ave. NW|Washington|DC|20500"),
                ("1 Infinite Loop, Cupertino, CA 95014", "1 Infinite Loop|Cupertino|CA|95014"),
                ("20 W 34th St., New York NY 10001", "20 W 34th St.|New York|NY|10001"),
                (
                    "100 Main St, Suite 200, Springfield, IL 62701-1234",
                    "100 Main St, Suite 200|Springfield|IL|62701-1234"
                ),
                ("221B Baker Street, London NW1 6XE", "221B Baker Street|London|-|NW1 6XE"),
                ("10 Downing Street, London, SW1A 2AA", "10 Downing Street|London|-|SW1A 2AA"),
                ("Hauptstraße 12", "Hauptstraße 12|-|-|-"),
                ("Hauptstr. 12a, 10117 Berlin", "Hauptstr. 12a|Berlin|-|10117"),
                ("Alte Potsdamer Straße 7, 10785 Berlin", "Alte Potsdamer Straße 7|Berlin|-|10785"),
                ("Unter den Linden 77, 10117 Berlin", "Unter den Linden 77|Berlin|-|10117"),
                ("Am Markt 5, D-60311 Frankfurt am Main", "Am Markt 5|Frankfurt am Main|-|60311"),
                ("Kurt-Schumacher-Straße 10-12, 53113 Bonn", "Kurt-Schumacher-Straße 10-12|Bonn|-|53113"),
                ("Feldweg 3, 61348 Bad Homburg", "Feldweg 3|Bad Homburg|-|61348"),
                ("Bahnhofstrasse 1, 8001 Zürich", "Bahnhofstrasse 1|Zürich|-|8001"),
                ("12 rue de la Paix, 75002 Paris", "12 rue de la Paix|Paris|-|75002"),
                (
                    "12 bis, avenue Victor-Hugo, 13100 Aix-en-Provence",
                    "12 bis, avenue Victor-Hugo|Aix-en-Provence|-|13100"
                ),
                ("5 place de l'Hôtel-de-Ville, 75004 Paris", "5 place de l'Hôtel-de-Ville|Paris|-|75004"),
                ("3 boulevard Saint-Michel 75005 Paris", "3 boulevard Saint-Michel|Paris|-|75005"),
            ], .address)
    }

    @Test func otherWordsWithNumbersAreNone() {
        expectNothing(
            [
                "", "12", "12 Monkeys", "Chapter 12", "Seite 12", "in 12 Tagen", "5 Best Place", "I have 5 Way",
                "the 12 street",
                "12 street", "Anfang 5", "Umweg 3", "Hering 5", "Ring 5", "die Straße 5", "Straße 5", "12 rue",
                "12 rue de la",
                "2024 World Cup", "10117 Berlin", "Am 5. Mai 2024", "Berlin 12345", "Platz 1", "Teil 3, Kapitel 4",
                "5 May Road2",
                "3 Avenue", "100 Meter Weg", "weg 3, 12345", "http://a.com/12 rue", "#12 Main Street",
                "12.5 Main Street",
            ], .address)
    }

    @Test func aCityWithoutAPostcodeMustEndTheClause() {
        #expect(
            findings("4 St Mary's Road, Oxford.", .address)
                == ["4 St Mary's Road, Oxford → 4 St Mary's Road|Oxford|-|-"])
        #expect(
            findings("4 St Mary's Road, Oxford is", .address) == ["4 St Mary's Road → 4 St Mary's Road|-|-|-"])
    }

    @Test func sentencesAroundAreLeftOut() {
        #expect(
            findings("Please come to 10 Downing Street tomorrow.", .address)
                == ["10 Downing Street → 10 Downing Street|-|-|-"])
        #expect(
            findings("In der Hauptstraße 12 wohnt er.", .address) == ["Hauptstraße 12 → Hauptstraße 12|-|-|-"])
        #expect(
            findings("Hauptstraße 12, 10117 Berlin Herr Meier", .address)
                == ["Hauptstraße 12, 10117 Berlin → Hauptstraße 12|Berlin|-|10117"])
        #expect(
            findings("350 Fifth Avenue, Please call first", .address) == ["350 Fifth Avenue → 350 Fifth Avenue|-|-|-"])
    }
}
