import Testing

@testable import TextEngine

@Suite struct CalendarScannerTests {
    @Test func datesInFiguresAreFound() {
        expectWhole(
            [
                ("2024-01-05", "2024-01-05"), ("2024-01-05T10:30:00Z", "2024-01-05 10:30:00 z0"),
                ("2024-01-05T10:30+02:00", "2024-01-05 10:30 z7200"), ("2024-01-05 10:30", "2024-01-05 10:30"),
                ("2024-01-05T10:30:15.250-0530", "2024-01-05 10:30:15 z-19800"),
                ("20240105T103000Z", "2024-01-05 10:30:00 z0"),
                ("5.1.2024", "2024-01-05"), ("05.01.2024", "2024-01-05"), ("05.01.24", "2024-01-05"),
                ("5/1/2024", "2024-01-05"),
                ("12/25/2024", "2024-12-25"), ("25/12/2024", "2024-12-25"), ("5-1-2024", "2024-01-05"),
                ("29.02.2024", "2024-02-29"),
                ("31.12.99", "1999-12-31"), ("5/6/24", "2024-06-05"),
            ], .calendarEvent)
        #expect(findings("5/6/2024", .calendarEvent, order: .monthDay) == ["5/6/2024 → 2024-05-06"])
        #expect(findings("25/12/2024", .calendarEvent, order: .monthDay) == ["25/12/2024 → 2024-12-25"])
    }

    @Test func datesInWordsAreFound() {
        expectWhole(
            [
                ("5 May 2024", "2024-05-05"), ("5. Mai 2024", "2024-05-05"), ("5. März", "03-05"),
                ("5.März 2024", "2024-03-05"),
                ("May 5, 2024", "2024-05-05"), ("May 5th", "05-05"), ("5th of May 2024", "2024-05-05"),
                ("Sept. 3, 2024", "2024-09-03"), ("5 de mayo de 2024", "2024-05-05"),
                ("1er janvier 2024", "2024-01-01"),
                ("14 juillet", "07-14"), ("3 août 2024", "2024-08-03"), ("24. Dezember", "12-24"),
                ("1. Jänner 2025", "2025-01-01"),
                ("Monday, May 6, 2024", "w2 2024-05-06"), ("Montag, 6. Mai 2024", "w2 2024-05-06"),
                ("Montag, den 6. Mai", "w2 05-06"), ("lundi 6 mai 2024", "w2 2024-05-06"),
                ("lunes, 6 de mayo", "w2 05-06"),
                ("Mo., 06.05.2024", "w2 2024-05-06"), ("Fri 5 Apr 2024", "w6 2024-04-05"), ("5 may 2024", "2024-05-05"),
                ("miércoles 8 de mayo de 2024", "w4 2024-05-08"), ("December 31 1999", "1999-12-31"),
            ], .calendarEvent)
    }

    @Test func timesAreFound() {
        expectWhole(
            [
                ("17:30", "17:30"), ("5 pm", "17:00"), ("5pm", "17:00"), ("5:30 PM", "17:30"), ("5.30 pm", "17:30"),
                ("12 am", "00:00"), ("12 pm", "12:00"), ("17 Uhr", "17:00"), ("17.30 Uhr", "17:30"),
                ("17:30 Uhr", "17:30"),
                ("17h30", "17:30"), ("17 h", "17:00"), ("9 heures", "09:00"), ("23:59:59", "23:59:59"),
            ], .calendarEvent)
    }

    @Test func whatFollowsATimeMayBelongToIt() {
        #expect(findings("um 17 Uhr 30.", .calendarEvent) == ["17 Uhr 30 → 17:30"])
        #expect(findings("um 17 Uhr 30 Personen", .calendarEvent) == ["17 Uhr → 17:00"])
        #expect(findings("at 5 p.m.", .calendarEvent) == ["5 p.m. → 17:00"])
    }

    @Test func datesAndTimesBelongTogether() {
        expectWhole(
            [
                ("May 5, 2024 at 5 pm", "2024-05-05 17:00"), ("5. Mai 2024 um 17 Uhr", "2024-05-05 17:00"),
                ("5. Mai 2024, 17:30 Uhr", "2024-05-05 17:30"), ("Montag um 9:15", "w2 09:15"),
                ("Monday at 9", "w2 09:00"),
                ("5 pm on May 5", "05-05 17:00"), ("17:30, 5 May 2024", "2024-05-05 17:30"),
                ("17:30 Uhr am 5. Mai", "05-05 17:30"), ("5 mai 2024 à 17h30", "2024-05-05 17:30"),
                ("5 de mayo a las 17:00", "05-05 17:00"), ("05.01.2024 - 10:30", "2024-01-05 10:30"),
            ], .calendarEvent)
    }

    @Test func relativeDaysStayRelative() {
        expectWhole(
            [
                ("tomorrow", "d1"), ("tomorrow at 5 pm", "d1 17:00"), ("today at noon", "d0 noon"),
                ("tonight", "d0 evening"),
                ("tonight at 8", "d0 evening 20:00"), ("heute", "d0"), ("morgen", "d1"),
                ("morgen um 17 Uhr", "d1 17:00"),
                ("Morgen um 17 Uhr", "d1 17:00"), ("übermorgen", "d2"), ("heute Abend", "d0 evening"),
                ("heute Abend um 8", "d0 evening 20:00"), ("tomorrow morning at 9", "d1 morning 09:00"),
                ("next Monday", "next w2"), ("nächsten Montag um 10 Uhr", "next w2 10:00"),
                ("on Friday at 10:30", "w6 10:30"),
                ("the day after tomorrow", "d2"), ("yesterday", "d-1"), ("Friday evening", "w6 evening"),
            ], .calendarEvent)
    }

    @Test func otherWordsAndFiguresAreNone() {
        expectNothing(
            [
                "", "Monday", "May", "May I", "we may 10 times", "march 5 miles", "2 may be", "in 2024", "May 2024",
                "13/13/2024",
                "31.02.2024", "30 Feb 2023", "29.02.2023", "2024-13-01", "2024-1-5", "1.2.3", "1.2.34", "24/7", "25:00",
                "12:60",
                "16:9", "1:2:3", "12:345", "123:45", "10.5", "17.30", "5", "Guten Morgen", "192.168.1.2024",
                "05.01.2024.7",
                "1.05.01.2024", "a2024-01-05", "2024-01-05b", "32. Mai", "0 May", "5 maybe", "12:30%", "v12:30x",
                "5 am5",
                "http://a.com/2024-01-05", "/2024-01-05", "Sun", "on sale at 5", "next to", "5 ago", "#17:30", "-5 pm",
            ], .calendarEvent)
    }
}
