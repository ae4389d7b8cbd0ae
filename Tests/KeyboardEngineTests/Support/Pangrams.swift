/// Sentences with many of a language's letters, by the names of layouts; a layout that is not named has that of the
/// shorter name. For a method that makes letters of several strokes it is what the keys type.
enum Pangrams {
    static let all: [String: String] = [
        "ar": """
        صِف خَلقَ خَودٍ كَمِثلِ الشَمسِ إِذ بَزَغَت — يَحظى الضَجيعُ بِها نَجلاءَ مِعطارِ، أليس \
        (كذلك)؟ ٢٤٫٥٪
        """,
        "az": "Zəfər, jaketini də papağını da götür, bu axşam hava çox soyuq olacaq – “bəli”!",
        "be": "У Іўі худы жвавы чорт у зялёнай камізэльцы пабег пад’есці фаршу з юшкай. «Цікава?»",
        "bg": "Хълцащ, жълъд и щъркел: „Ах, чудна българска земьо, полюшвай цъфтящи жита!“ – ѝ каза.",
        "bn": """
        বিষণ্ণ ঔদাসীন্যে ঊষাবৌদি বাংলাভাষায় প্রচলিত ঈশপের নিখুঁত গল্পটির ডালপালা অর্ধেক ছড়াতেই ঋতু \
        ভুঁইঞা আর ঐন্দ্রিলা ধড়ফড়িয়ে উঠে দাঁড়াল। ৳ ২৪.৫?
        """,
        "bs": "Gojazni đačić s biciklom drži hmelj i finu vatu u džepu nošnje. „Čaj?”",
        "ca": "«Jove xef, porti whisky amb quinze glaçons d’hidrogen, coi!» L’Íngrid pagà 3,50 € pel paral·lel.",
        "cs": "Příliš žluťoučký kůň úpěl ďábelské ódy – „Ó, náhlý déšť teď zvířil prach!“ Čtvrtek 5,5 Kč.",
        "cy": "Parciais fy jac codi baw hud llawn dŵr ger tŷ Mabon. “Hoffi ẃyau, Siân?” – tŵr, £5!",
        "da": "Høj bly gom vandt fræk sexquiz på wc – “åh, Ærø!” Det koster 12,50 kr.",
        "de": "„Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich“ – 3,50 €! Öl, Äpfel & Übung?",
        "de-CH": "«Zwölf Boxkämpfer jagen Viktor quer über den grossen Sylter Deich» – CHF 3.50! Café à discrétion?",
        "el":
            "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία· «Τάχιστη αλώπηξ βαφής ψημένη "
            + "γη, δρασκελίζει υπέρ νωθρού κυνός;» Ναΐφ, ΰ, 3,5 €.",
        "en": "The quick brown fox jumps over the lazy dog. “Really?” – 24.5 % of them, don't they! (A & B)",
        "en-GB": "Pack my box with five dozen liquor jugs – it's £4.99! [50 % off] ‘Cheers’",
        "en-intl": "A naïve façade: the café's jalapeño, Zoë's déjà-vu, Ångström & Łódź – £5, “€10”!",
        "es":
            "El pingüino Wenceslao hizo kilómetros bajo exhaustiva lluvia y "
            + "frío; «¿añoraba a su querido cachorro?» ¡Sí! 3,5 €",
        "es-419":
            "“¿Quiere la boca exhausta vid, kiwi, piña y fugaz jamón?” ¡Fabio "
            + "me exige, sin tapujos, que añada cerveza al whisky por $5.50!",
        "et": "„Põdur Zagrebi tšellomängija-följetonist Ciqo külmetas kehvas garaažis.“ Wõõras žürii, 3,5 €",
        "eu": "“Vox kadeta wifi txarra zegoen Muñoz jaunaren etxean, qilo bat pagatuta?” Bai, 3,5 €!",
        "fa": """
        بر اثر چنین تلقین و شست‌وشوی مغزی جامعی، سطح و پایه‌ی ذهن و فهم و نظر بعضی اشخاص واژگونه \
        می‌شود؛ «گِل» (آب)؟ ۲۴٫۵
        """,
        "fi": "”Törkylempijävongahdus” – Albert osti fagotin ja töräytti puhkuvan melodian: šakki, Žukov, Åbo, wc, qx!",
        "fo": "“Tað var klæntrutur hvøkk, ið gjørdi býin skiftandi í ósum.” Ábyrgd, ÍÚÓÝ – 12,5 kr!",
        "fr":
            "«Portez ce vieux whisky au juge blond qui fume» : dès Noël où "
            + "un zéphyr haï me vêt de glaçons, l'œuf dîne à Aÿ. 3,5 €",
        "ga": "“D’fhuascail Íosa Úrmhac na hÓighe Beannaithe pór Éava agus Ádhaimh” – €5.50, kvjwqxyz!",
        "gl": "“Viaxeiro do barco, ¿que fixo o pingüín, a muñeira e o mel? Arxuíño, kiwi, whisky” – sí, é 3,5 €",
        "gu": """
        પ્રજ્ઞાવાન ઋષિઓ ઘઉં, છાશ, ઝાડ, ઠંડી, ઢોલ, ફળ અને ઑફિસ વિશે ઐતિહાસિક કથાઓ “ઉખાણાં” ભણાવતા હતા? \
        ₹ 24.5.
        """,
        "he": "עטלף אבק נס דרך מזגן שהתפוצץ כי חם. (צה״ל, ג׳ירפה) “בית־ספר”? ₪24.50!",
        "hi": """
        ऋषियों को सताने वाले दुष्ट राक्षसों के राजा रावण का सर्वनाश करने वाले विष्णुवतार भगवान \
        श्रीराम, अयोध्या के महाराज दशरथ के बड़े सपुत्र थे। “ज्ञान, ऑफिस, घर, झंडा, ढोल, ठंड, छाता, फल, \
        ख़त”: ₹ 24.5?
        """,
        "hr": "„Gojazni đačić s biciklom drži hmelj i finu vatu u džepu nošnje.“ Čaj? 3,50 €",
        "hu":
            "„Árvíztűrő tükörfúrógép” – egy hűtlen vejét fülöncsípő, "
            + "dühös mexikói úr Wesselényinél mázol Quitóban! 500 Ft",
        "hy": "Բել դղյակի ձախ ժամն օֆ ազգությանը ցպահանջ չճշտած վնաս էր եւ փառք։ «Ո՞վ», հարցրեց։ Տղաս և դուստրս, 100 ֏",
        "id":
            "“Muharjo seorang xenofobia universal yang takut pada "
            + "warga jazirah, contohnya Qatar.” Harganya Rp 5.000,50!",
        "is": "„Kæmi ný öxi hér, ykist þjófum nú bæði víl og ádrepa.“ Ódýrt: 500 kr, cwqz!",
        "it": "«Pranzo d'acqua fa volti sghembi»: perché, città, così, però, più – È 3,50 €! Jk, wxy.",
        "ja": "いろはにほへと ちりぬるを わかよたれそ つねならむ うゐのおくやま けふこえて あさきゆめみし ゑひもせすん。「がぱっちょらーめん」、？ ¥24.5",
        "ja-romaji": """
        iroha nihoheto chirinuru wo, wakayotareso tsunenaramu, uwinookuyama kefukoete, asakiyumemishi \
        wehimosesu. 「ra-menー」、jqvxz。¥24.5？
        """,
        "ka": "„ჩვენი გჭამთ ღრძილები, ბაყაყი წყალში ყიყინებს, თქვენ კი ზეფირი, ჟოლო, ხაჭაპური და ძეხვი“ – ჰაჯის 5,5 ₾",
        "kk":
            "«Бізге осындай күшті дағдарыстың қажеті жоқ еді, Ұлы Әуезов аңғал һәм "
            + "өжет болған» – вагон, цирк, щётка, чех, фэ, юъ, 5 ₸",
        "km": """
        មនុស្សទាំងអស់កើតមកមានសេរីភាព និងសមភាពក្នុងផ្នែកសេចក្ដីថ្លៃថ្នូរ និងសិទ្ធិ។ \
        ឪពុកឆ្លាតវៃឈប់ឃើញជម្រៅដី ឌឺ ឋានៈ ណា ឡាន ហ៊ាន ញ៉ាំ បន្ទះៗ “ឯង” ២៤,៥ ៛?
        """,
        "kn": """
        ಋಷಿ, ಐರಾವತ, ಔಷಧ, ಘನತೆ, ಛಾಯೆ, ಝರಿ, ಠೀವಿ, ಢೋಲು, ಥಳಥಳ, ಧೈರ್ಯ, ಫಲ, ಭೂಮಿ, ವಿಜ್ಞಾನ, ಕೊಳ, ಇಲಿ, ಈಗ, \
        ಉಡುಗೊರೆ, ಊಟ, ಎಲೆ, ಏಕೆ, ಒಂಟೆ, ಓಡು: “ಶಕ್ತಿ” ₹ 24.5?
        """,
        "ko": """
        ㅋㅣㅅㅡㅇㅡㅣ ㄱㅗㅇㅠㅈㅗㄱㅓㄴㅇㅡㄴ ㅇㅣㅂㅅㅜㄹㅇㅣ ㅁㅏㄴㄴㅏㅇㅑ ㅎㅏㄱㅗ ㅌㅡㄱㅂㅕㄹㅎㅏㄴ ㄱㅣㅅㅜㄹㅇㅡㄴ ㅍㅣㄹㅇㅛㅊㅣ ㅇㅏㄴㅎㄷㅏ, ㅇㅖ! \
        “ㅃㅏㅉㅏㄸㅏㄲㅏㅆㅒㅐㅔ” ₩24.5?
        """,
        "lo": """
        ມະນຸດທຸກຄົນເກີດມາມີສິດເສລີພາບ ແລະ ສະເໝີໜ້າກັນໃນກຽດຕິສັກ: \
        ຂ້ອຍຈົ່ງຊ້າງຍິງຖົງບໍ່ປາຜົນຝົນຟ້າຢູ່ຣາວຫູຮູ້ຈຶ່ງໂຕໆ ໄປຕື່ນນໍ້າຫຼາຍ “ວັນ” ₭ 24,5?
        """,
        "lt": "„Įlinkdama fechtuotojo špaga sublykčiojusi pragręžė apvalų arbūzą“ – ėjo ūkis, 3,5 €, qwx!",
        "lv": "“Glāžšķūņa rūķīši dzērumā čiepj Baha koncertflīģeļu vākus” – ļoti ņipri, ēd, 3,5 €!",
        "mk": "„Ѕидарски пејзаж: шугав билмез со чудење џвака ќофте и кељ на туѓ цех“ – нѐ, ѝ, њива, 50 ден!",
        "ml": """
        അജവും ആനയും ഐരാവതവും ഗരുഡനും കഠോര സ്വരം പൊഴിക്കെ ഹാരവും ഒഢ്യാണവും ഫാലത്തിൽ മഞ്ഞളും ഈറൻ \
        കേശത്തിൽ ഔഷധ എണ്ണയുമായി ഋതുമതിയും അനഘയും ഭൂനാഥയുമായ ഉമ ദുഃഖഛവിയോടെ ഇടതു പാദം ഏന്തി ങ്യേയാദൃശം \
        നിർഝരിയിലെ ചിറ്റലകളെ ഓമനിക്കുമ്പോൾ ബാലയുടെ കൺകളിൽ നീർ ഊർന്നു വിങ്ങി. ₹ 24.5?
        """,
        "mr": """
        ऋषी, ज्ञानेश्वर व थोर संत छात्रांना ॲप, बँक, ऑफिस, बॅट, घड्याळ, ढोल, झाड, फळ, दुःख, खड्डा, \
        ठसा, अंगठी, ऐन, औषध, ईद व ऊस हे शब्द शिकवतात: “भाषण” ₹ २४.५?
        """,
        "ms": "“Zainal baca faqih xenon vs wayang kulit, Johor & Perak?” Harganya RM 5.50!",
        "nb": "«Vår sære Zulu fra badeøya spilte jo whist og quickstep i minken min» – én, ò, à, 12,50 kr!",
        "ne": """
        ऋतुअनुसार ज्ञानी ढुकुरले झ्यालबाट घाम, फूल, छाता, ओठ, खण्ड, ऐना, औषधि, ईश्वर, ऊन र आँखा देख्छ \
        थाहा छैन। “अङ्क” २४.५?
        """,
        "nl": "“Pa’s wijze lynx bezag vroom het fikse aquaduct” – één, coördinatie, geïnd, Éva, 3,50 €!",
        "nn": "«Eg jogga quilt av fjøsvæv, på Zürich, wc og hexa» – éin, òg, 12,50 kr!",
        "no": "«Høvdingens kjære squaw får litt pizza i Mexico by» – én, ò, ó, ô, à, 12,50 kr!",
        "pa": """
        ਊਠ, ਖ਼ਰਗੋਸ਼, ਘੋੜਾ, ਛਤਰੀ, ਝੰਡਾ, ਢੋਲ, ਥਾਲੀ, ਫੁੱਲ, ਧੁੱਪ, ਠੰਢ, ਕਣਕ ਤੇ ਭੈਣ ਇੱਥੇ ਔਖੇ ਐਤਵਾਰ ਓਦੋਂ \
        ਜ਼ਰੂਰ ਆਉਂਦੇ ਹਨ। “ਈਦ” ₹ 24.5?
        """,
        "pl": "„Pchnąć w tę łódź jeża lub ośm skrzyń fig” – źle, Żółw, qvx, 3,50 zł!",
        "pt": "«Luís argüia à Júlia que brações, fé, chá, óxido, pôr, zângão eram palavras do português» – 3,50 €! kwy",
        "pt-BR":
            "“Gazeta publica hoje breve anúncio de faxina na quermesse; "
            + "à noite, três pães, avô e kiwi” – R$ 3,50!",
        "ro": "„Muzicologă în bej vând whisky și tequila, preț fix” – câine, Ânca, 5,5 lei!",
        "ru": "«Съешь же ещё этих мягких французских булок, да выпей чаю» – Ёж, объём, № 5, 3,50 ₽! щц",
        "sk":
            "„Kŕdeľ šťastných ďatľov učí pri ústí Váhu mĺkveho koňa obhrýzať "
            + "kôru a žrať čerstvé mäso.“ Qwx, ó, í, 5,5 €",
        "sl": "„V kožuščku hudobnega fanta stopiclja mezinec in kaj?“ – Želja, čaj, šport, gospod, qwxyđć, 5,5 €",
        "sq": "«Unë mund të ha qelq dhe nuk më gjë, çaj, xhep, shpi, vjollcë, bukë, zjarr, fyell» – Ç, Ë, 5,5 Lekë!",
        "sr": "„Фијуче ветар у шибљу, леди пасаже и куће иза њих и гунђа у оџацима“ – Ђорђе, цвет, 50 дин!",
        "sr-Latn": "„Gojazni đačić s biciklom drži hmelj i finu vatu u džepu nošnje“ – Čaj, 50 din!",
        "sv": "”Flygande bäckasiner söka hwila på mjuka tuvor” – yxa, quiz, cd, à, Åre, Örebro, 12,50 kr!",
        "ta": """
        யாமறிந்த மொழிகளிலே தமிழ்மொழி போல் இனிதாவது எங்கும் காணோம்; ஔவை, ஃ, ஞாயிறு, ஜன்னல், ஷாஜகான், \
        ஹரி, ஸ்ரீ, ஆடு, ஈ, உடல், ஊர், ஏன், ஐந்து, ஒன்று, ஓடு, நூல், சௌ! “க்ஷ” ₹ 24.5?
        """,
        "te": """
        ఋషులు, ఐరావతం, ఔషధం, ఘనత, ఛాయ, ఝరి, ఠీవి, ఢంకా, థామస్, ధైర్యం, ఫలం, భూమి, విజ్ఞానం, కొళ్ళు, \
        ఇల్లు, ఈగ, ఉడుత, ఊయల, ఎలుక, ఏనుగు, ఒంటె, ఓడ: “శక్తి” ₹ 24.5?
        """,
        "th": """
        เป็นมนุษย์สุดประเสริฐเลิศคุณค่า กว่าบรรดาฝูงสัตว์เดรัจฉาน จงฝ่าฟันพัฒนาวิชาการ \
        อย่าล้างผลาญฤๅเข่นฆ่าบีฑาใคร ไม่ถือโทษโกรธแช่งซัดฮึดฮัดด่า หัดอภัยเหมือนกีฬาอัชฌาสัย \
        ปฏิบัติประพฤติกฎกำหนดใจ พูดจาให้จ๊ะๆ จ๋าๆ น่าฟังเอย ฯ “๒๔” ฿24.5?
        """,
        "tr": "“Pijamalı hasta yağız şoföre çabucak güvendi” – İstanbul, Iğdır, Öğle, Ülkü, Çay, qwx, 3,5 ₺!",
        "uk": "«Щастям б’єш жук їх глицю в фон й ґедзь пріч» – під’їзд, Єва, Їжак, сімʼя, чхати, 3,5 ₴!",
        "ur": """
        ٹھنڈ میں، ایک قحط زدہ گاؤں سے گذرتے وقت ایک چڑچڑے، باأثر و فارغ شخص کو بعض جل پری نما اژدہے \
        نظر آئے۔ “کیا” (سچ)؟ ₨ 24.5
        """,
        "vi": "“Do bạch kim rất quý nên sẽ dùng để lắp vô xương”, ừ, gỗ, Đỡ, hỏi, mẹ, ký, ỷ, ễnh – 3,5 ₫!",
        "zh": "zhongguo de qiche hen kuai，ta baifenbai you yi ge meng、jia lvxws pfj：“ni hao”（a—b）。¥24.5！？",
        "zh-HK": "qwertyuiop asdfghjkl，zxcvbnm。「oiar hqi」、$24.5？",
        "zh-Hant": "ㄋㄧˇㄏㄠˇ，ㄨㄛˇㄕˋㄊㄞˊㄨㄢ ㄖㄣˊ。「ㄅㄆㄇㄈㄉㄌㄍㄎ ㄐㄑㄒㄓㄔㄗㄘㄙㄩ ㄚㄜㄝㄟㄡㄢㄤㄥㄦㄇㄚ˙」、$24.5？",
        "zh-Hant-cangjie": "qwertyuiop asdfghjkl，zxcvbnm。「oiar hqi」、$24.5？",
        "zh-TW": "ㄋㄧˇㄏㄠˇ，ㄨㄛˇㄕˋㄊㄞˊㄨㄢ ㄖㄣˊ。「ㄅㄆㄇㄈㄉㄌㄍㄎ ㄐㄑㄒㄓㄔㄗㄘㄙㄩ ㄚㄜㄝㄟㄡㄢㄤㄥㄦㄇㄚ˙」、$24.5？",
    ]
}
