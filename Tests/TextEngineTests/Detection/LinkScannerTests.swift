import Testing

@testable import TextEngine

@Suite struct LinkScannerTests {
    @Test func addressesWithASchemeAreLinksAsTheyAre() {
        let links = [
            "http://example.com", "https://example.com/path?query=1&other=2#fragment", "HTTP://EXAMPLE.COM/Path",
            "ftp://ftp.example.org/file.tar.gz", "http://localhost:8080/status", "http://192.168.0.1/",
            "http://intranet",
            "http://server.local:631/printers", "https://user:secret@example.com/", "http://[2001:db8::1]:80/x",
            "https://de.wikipedia.org/wiki/Köln_(Begriffsklärung)", "https://ja.wikipedia.org/wiki/日本",
            "http://münchen.de/", "http://例え.テスト/", "http://xn--mnchen-3ya.de", "http://президент.рф",
            "https://t.co/a1B2",
            "https://example.com/a/(b)/[c]", "http://example.com/😀/x", "file:///usr/share/doc",
            "mailto:a.b@example.com",
            "mailto:post@example.com?subject=Hallo%20Welt", "tel:+4930901820", "sms:+14155550100", "http://a.museumx/b",
            "https://example.com:443", "http://example.com/a--", "http://example.com/?a[]=1",
        ]
        expectWhole(links.map { ($0, $0) }, .link)
    }

    @Test func aSchemeIsAddedWhereThereIsNone() {
        let links = [
            "example.com", "www.example.com", "WWW.EXAMPLE.DE/Pfad", "twitter.co.jp", "foo.co.uk/path?x=y#z",
            "t.co/abc",
            "sub.domain.example.travel", "example.com:8080/x", "münchen.de", "Example.Com", "163.com", "президент.рф",
            "www.example.unknown", "bücher.example.de", "my-site.io", "github.com/apple/swift", "rust-lang.rs/learn",
        ]
        expectWhole(links.map { ($0, "http://" + $0) }, .link)
    }

    @Test func addressesOfEMailAreLinks() {
        let links = [
            "post@example.com", "first.last+tag@sub.example.co.uk", "a_b-c%d@example.de", "x@example.museum",
            "jürgen@müller.de", "o'neil@example.ie", "INFO@EXAMPLE.ORG", "1234@qq.com", "user@xn--mnchen-3ya.de",
        ]
        expectWhole(links.map { ($0, "mailto:" + $0) }, .link)
    }

    @Test func whatLooksAlikeIsNoLink() {
        expectNothing(
            [
                "", ".", "...", "@", ":", "://", "http://", "http:///", "http://.", "http://-a.com", "a.b", "e.g. this",
                "z.B. dies", "The end.So it goes", "Ende.Das", "README.md", "main.rs", "script.py", "setup.sh", "3.14",
                "1.2.3", "192.168.0.1", "10.at", "10.30 Uhr", "file.txt", "Mr.Smith", "foo@bar", "@example.com",
                "#example.com", "$example.com", "a@b@c.com", "foo@.com", "foo@bar.unknownthing", "..com", "www.",
                "www..com",
                "a..com", "path/to/main.in", "items.in(list)", "x._.com", "foo_bar.com", "http://foo_bar.com", "tel:",
                "mailto:nobody", "hotel:5", "https:/example", "\u{FF20}example.com", "a.-com", "user@-foo.com",
            ], .link)
    }

    @Test func whatStandsAroundIsLeftOut() {
        let table: [(String, [String])] = [
            (
                "See http://example.com/a, http://example.com/b; and c.",
                ["http://example.com/a", "http://example.com/b"]
            ),
            ("(see http://example.com/a_(b))", ["http://example.com/a_(b)"]),
            ("\"http://a.com/x\"", ["http://a.com/x"]),
            ("„http://a.com/x“", ["http://a.com/x"]), ("<http://a.com/x>", ["http://a.com/x"]),
            ("[x](http://a.com/x)", ["http://a.com/x"]), ("{http://a.com/x}", ["http://a.com/x"]),
            ("http://a.com/x…", ["http://a.com/x"]), ("http://a.com/x?!", ["http://a.com/x"]),
            ("**http://a.com/x**", ["http://a.com/x"]), ("http://a.com/x's", ["http://a.com/x"]),
            ("これはhttp://example.com/パスです。", ["http://example.com/パスです"]),
            ("これはhttp://example.com/pathです。", ["http://example.com/path"]),
            ("詳細はhttp://example.comへ", ["http://example.com"]), ("連絡先：foo@example.comまで", ["mailto:foo@example.com"]),
            ("これはexample.comです", ["http://example.com"]), ("（http://a.com/x）", ["http://a.com/x"]),
            ("see example.com.", ["http://example.com"]), ("Write to a@example.com.", ["mailto:a@example.com"]),
            ("...a@example.com", ["mailto:a@example.com"]), ("a.com,b.com", ["http://a.com", "http://b.com"]),
            ("a@b.com;c@d.com", ["mailto:a@b.com", "mailto:c@d.com"]),
            ("E-Mail:a@b.com", ["mailto:a@b.com"]), ("http://a.com/x\u{2028}b", ["http://a.com/x"]),
        ]
        for (text, links) in table {
            let values = DataDetector(.link).items(in: Array(text.utf16)).map { short($0.value) }
            #expect(values == links, "in \"\(text)\"")
        }
    }

    @Test func halvesOfSurrogatePairsEndALink() {
        let lone: [UInt16] = [0xD83D]
        let units = Array("http://a.com/x".utf16) + lone + Array("y".utf16)
        #expect(DataDetector(.link).items(in: units).map(\.range) == [0..<14])
    }

    @Test func allDomainsOfCountriesAreKnown() {
        for country in ["de", "at", "ch", "uk", "us", "fr", "es", "jp", "kr", "tv", "zw", "ac", "eu"] {
            #expect(findings("www.example.\(country)", .link).count == 1)
            #expect(findings("foo@example.\(country)", .link).count == 1)
        }
    }
}
