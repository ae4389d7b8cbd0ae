/// What the words of dates mean, in English, German, French and Spanish.
enum CalendarWord: Sendable {
    case month(Int)
    /// 1 is Sunday.
    case weekday(Int)
    /// "next", "nächsten".
    case next
    /// "this", "on", "am", "kommenden": before a weekday, and without a meaning of their own.
    case leading
    /// Days from today.
    case day(Int)
    case dayPart(CalendarMoment.DayPart)
    /// "tonight": today, in the evening.
    case tonight
    /// "at", "um": between a date and a time.
    case at
    /// "of", "de": between a day and a month, or a month and a year.
    case of
    /// "the", "le": before a day.
    case article
    case am, pm
    /// "Uhr", "h", "heures": behind an hour.
    case hours

    static let all = WordTable<CalendarWord>([
        ("january jan januar jaenner janner jan janvier janv enero ene", .month(1)),
        ("february feb februar feber fevrier fev fevr febrero", .month(2)),
        ("march mar maerz marz mrz mars marzo", .month(3)),
        ("april apr avril avr abril abr", .month(4)),
        ("may mai mayo", .month(5)),
        ("june jun juni juin junio", .month(6)),
        ("july jul juli juillet juil julio", .month(7)),
        ("august aug aout agosto", .month(8)),
        ("september sep sept septembre septiembre setiembre", .month(9)),
        ("october oct oktober okt octobre octubre", .month(10)),
        ("november nov novembre noviembre", .month(11)),
        ("december dec dezember dez decembre diciembre dic", .month(12)),
        ("sunday sun sonntag dimanche domingo", .weekday(1)),
        ("monday mon montag lundi lunes", .weekday(2)),
        ("tuesday tue tues dienstag mardi martes", .weekday(3)),
        ("wednesday wed mittwoch mercredi miercoles", .weekday(4)),
        ("thursday thu thur thurs donnerstag jeudi jueves", .weekday(5)),
        ("friday fri freitag vendredi viernes", .weekday(6)),
        ("saturday sat samstag sonnabend samedi sabado", .weekday(7)),
        ("mo", .weekday(2)), ("di", .weekday(3)), ("mi", .weekday(4)), ("fr", .weekday(6)), ("sa", .weekday(7)),
        ("next naechsten nachsten naechster nachster naechste nachste", .next),
        ("this on am diesen kommenden kommender", .leading),
        ("today heute", .day(0)), ("tomorrow morgen", .day(1)), ("uebermorgen ubermorgen", .day(2)),
        ("yesterday gestern", .day(-1)), ("vorgestern", .day(-2)),
        ("tonight", .tonight),
        ("morning vormittag frueh fruh matin manana", .dayPart(.morning)), ("noon mittag midi", .dayPart(.noon)),
        ("afternoon nachmittag tarde", .dayPart(.afternoon)), ("evening abend soir", .dayPart(.evening)),
        ("night nacht nuit noche", .dayPart(.night)), ("midnight mitternacht minuit", .dayPart(.midnight)),
        ("at um ab gegen from a", .at), ("of de del", .of), ("the le el den dem", .article), ("pm", .pm),
        ("uhr h heures heure horas hrs", .hours),
    ])

    /// Months that are other words when they are written small, and count then only before a year.
    static let unclear = WordTable("may march mar mars sun sat mon ago fri wed jun")
}
