/// The ends of domain names that are known: all of countries, and the common general ones, as IANA lists them.
enum TopLevelDomains {
    /// Whether the units are one, in any case. All in Punycode are taken for one.
    static func isKnown(_ text: ScannedText, _ label: Range<Int>) -> Bool {
        if text.has("xn--", at: label.lowerBound) { return label.count > 6 }
        guard label.count > 1 && label.count < 20 else { return false }
        var isASCII = true
        for index in label {
            let unit = text[index]
            if unit < 0x80 {
                guard unit.isASCIILetter else { return false }
            } else {
                isASCII = false
            }
        }
        return isASCII ? ascii.contains(WordKey(text, label)) : others.contains(text.string(label).lowercased())
    }

    /// Whether it is one of those that everybody knows.
    static func isClassic(_ text: ScannedText, _ label: Range<Int>) -> Bool {
        classic.contains(WordKey(text, label))
    }

    /// Whether files end like that more often than domains do.
    static func isFileExtension(_ text: ScannedText, _ label: Range<Int>) -> Bool {
        fileExtensions.contains(WordKey(text, label))
    }

    private static let classic = WordTable("com edu gov net org")
    private static let fileExtensions = WordTable("cc  md ml mm pl pm ps py rs sh so")

    private static let ascii = WordTable(
        """
        ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bv bw by
        bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj
        fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io
        iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg
        mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph
        pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st su sv sx
        sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt
        za zm zw

        academy accountants actor adult aero agency airport apartments app arpa art asia associates attorney
        auction audio auto baby band bank bar bargains bayern beauty beer berlin best bet bible bike bingo bio
        biz black blog blue boats boutique brussels build builders business buzz cab cafe camera camp capital
        cards care careers cars casa cash casino cat catering center ceo charity chat cheap church city claims
        cleaning click clinic clothing cloud club coach codes coffee cologne com community company computer
        condos construction consulting contractors cooking cool coop country coupons courses credit cruises
        dance date dating deals degree delivery democrat dental dentist design dev diamonds digital direct
        directory discount doctor dog domains download earth eco edu education email energy engineer engineering
        enterprises equipment estate events exchange expert express fail family fan fans farm fashion film
        finance financial fish fit fitness flights florist flowers football foundation fun fund furniture futbol
        fyi gallery game games garden gay gift gifts gives glass global gmbh gold golf gov graphics gratis green
        gripe group guide guitars guru hair hamburg haus health healthcare help hiphop hockey holdings holiday
        homes horse hospital host hosting hotel house how icu immo immobilien inc industries info ink institute
        insure int investments irish istanbul jetzt jewelry job jobs juegos kaufen kids kim kitchen kiwi koeln
        land lat law lawyer lease legal lgbt life lighting limited limo link live llc loan loans lol london love
        ltd luxury madrid maison management market marketing mba media melbourne memorial men menu miami mil
        mobi moda moe mom money monster mortgage moscow movie museum music name navy net network new news ngo
        ninja now nrw nyc one ong onl online org organic page paris partners parts party pet pharmacy phd photo
        photography photos pics pictures pink pizza place plumbing plus poker post press pro productions promo
        properties property pub quebec recipes red rehab reise reisen rent rentals repair report republican rest
        restaurant review reviews rip rocks rodeo ruhr run saarland sale salon sarl school schule science
        security services sex shiksha shoes shop shopping show singles site ski soccer social software solar
        solutions space sport store stream studio study style sucks supplies supply support surf surgery swiss
        systems taipei tattoo tax taxi team tech technology tel tennis theater theatre tickets tienda tips tires
        tirol today tokyo tools top tours town toys trade trading training travel tube university uno vacations
        vegas ventures vet viajes video villas vin vip vision vodka vote voyage wales wang watch webcam website
        wedding wien wiki win wine work works world wtf xxx xyz yachts yoga yokohama zone
        """)

    /// The ends that are not written in ASCII, in lower case.
    private static let others: Set<String> = Set(
        """
        vermögensberater vermögensberatung ελ ευ бг бел дети ею ком мкд мон москва онлайн орг рус рф сайт срб
        укр қаз հայ ישראל קום الاردن الجزائر السعودية المغرب اليمن امارات ایران بازار تونس سورية شبكة عراق عمان
        فلسطين قطر كوم مصر موقع پاکستان कॉम नेट भारत संगठन বাংলা ভারত ભારત இந்தியா இலங்கை சிங்கப்பூர் భారత్ ලංකා
        คอม ไทย ລາວ გე みんな コム ストア セール ファッション 中国 中國 中文网 公司 公益 台湾 台灣 商城 商店 在线 政务 新加坡 新闻 澳門 移动 组织机构 网址 网站 网络 集团 香港
        닷넷 닷컴 삼성 한국
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
